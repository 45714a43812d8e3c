// References of real documents: where their words name type, date and number, the words alone give the act that they name.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCitation } from '../../../engine/cite/cite.js';
import { eliFromIri } from '../../../engine/law/eli.js';
import { sharedPath } from '../../shared.js';
import { monthNames } from '../../../engine/law/months.js';

const types: [RegExp, string][] = [
  [/legge costituzionale/, 'legge-costituzionale'],
  [/regio decreto ?-? ?legge/, 'regio-decreto-legge'],
  [/decreto legislativo luogotenenziale/, 'decreto-legislativo-luogotenenziale'],
  [/decreto legislativo del capo provvisorio dello stato/, 'decreto-legislativo-del-capo-provvisorio-dello-stato'],
  [/decreto del presidente della repubblica|d\.p\.r\./, 'decreto-del-presidente-della-repubblica'],
  [/decreto legislativo|d\. ?lgs\./, 'decreto-legislativo'],
  [/decreto ?-? ?legge|d\. ?l\./, 'decreto-legge'],
  [/regio decreto|r\.d\./, 'regio-decreto'],
  [/legge|l\./, 'legge'],
];

const references = suite('references of documents');
const folder = sharedPath('corpus', 'normattiva');
if (folder !== null) {
  const refs = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => refsOf(readFileSync(join(folder, name), 'utf8')))
    .flatMap(({ text, href }) => {
      const named = namedByRule(text);
      return named === null ? [] : [{ text, named, linked: eliFromIri(href)?.act ?? null }];
    });
  // Every n-th of the distinct texts: documents repeat what they cite.
  const distinct = [...new Map(refs.map((ref) => [ref.text, ref])).values()];
  const sample = distinct.filter((_, i) => i % Math.max(1, Math.floor(distinct.length / 500)) === 0);

  references('the words give the act that they name', () => {
    assert.ok(sample.length >= 500, `${sample.length} references`);
    const wrong = sample.filter(({ text, named }) => parseCitation(text).eli !== named);
    assert.equal(
      wrong.map(({ text, named }) => `${text} → ${parseCitation(text).eli}, not ${named}`),
      [],
    );
  });

  references('words and link seldom differ', () => {
    const differing = refs.filter(({ named, linked }) => linked !== null && !sameAct(named, linked));
    console.log(`words and link differ in ${differing.length} of ${refs.length} references`);
    assert.ok(differing.length < refs.length / 50);
  });
}

/** An independent, narrow rule: `<type> <day> <month> <year>, n. <number>`, once in the text, in plain spelling. */
function namedByRule(text: string): string | null {
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  const dated = new RegExp(
    `([a-z.-][a-z. -]{0,80}?) (?:del )?(\\d{1,2})[°o]? (${monthNames.join('|')}) (\\d{4}),? n\\. ?(\\d{1,5})(?![\\d/-])`,
    'g',
  );
  const found = [...plain.matchAll(dated)];
  if (found.length !== 1) return null;
  const [, before, day, month, year, number] = found[0]!;
  const type = types.find(([spelling]) => new RegExp(`(?:^|[^a-z.])(?:${spelling.source})$`).test(before!));
  if (type === undefined) return null;
  return `eli:/it/${type[1]}/${year}/${String(monthNames.indexOf(month!) + 1).padStart(2, '0')}/${day!.padStart(2, '0')}/${number}`;
}

interface Ref {
  text: string;
  href: string;
}

/** The `<ref>`s of a document with their words. */
function refsOf(xml: string): Ref[] {
  return [...xml.matchAll(/<ref [^>]*href="([^"]*)"[^>]*>([^<]*)<\/ref>/g)].map(([, href, words]) => ({
    text: words!.replace(/\s+/g, ' ').trim(),
    href: href!,
  }));
}

/** Type, year and number; a day may be wrong in either. */
function sameAct(a: string, b: string): boolean {
  const key = (eli: string): string => {
    const segments = eli.split('/');
    return `${segments[2]} ${segments[3]} ${segments.at(-1)}`;
  };
  return key(a) === key(b);
}

references('the rule reads the plain form and no other', () => {
  assert.is(namedByRule('articolo 3 della legge 7 agosto 1990, n. 241'), 'eli:/it/legge/1990/08/07/241');
  assert.is(namedByRule('decreto-legge 1° luglio 2009, n. 78'), 'eli:/it/decreto-legge/2009/07/01/78');
  assert.is(namedByRule('legge n. 241 del 1990'), null);
});

references('a letter for a digit is no shorter number: what is meant is suggested', () => {
  for (const text of ['l. 24l/1990', 'legge 2O1/1990', 'l. 241/l990']) {
    const { method, number, suggestions } = parseCitation(text);
    assert.equal([method, number], ['non-riconosciuta', null], text);
    if (text !== 'legge 2O1/1990') assert.equal(suggestions, ['eli:/it/legge/1990/08/07/241'], text);
  }
});

references('two digits behind a number are a year where nothing but a place is with them', () => {
  const read = (text: string) => {
    const { number, year, article } = parseCitation(text);
    return [number, year, article];
  };
  assert.equal(read('legge 241 90'), ['241', 1990, null]);
  assert.equal(read('l 241 90 art 2'), ['241', 1990, '2']);
  assert.equal(read('art. 2 l. 241 90'), ['241', 1990, '2']);
  assert.equal(read('dlgs 82 05, art 3'), ['82', 2005, '3']);
  // Days, or whatever else they count.
  assert.equal(read('legge 241 90 giorni'), ['241', null, null]);
  assert.equal(read('legge 241 9'), ['241', null, null]);
});

references.run();
