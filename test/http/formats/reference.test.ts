// References for reference managers: what an act, an article and a paragraph are cited as.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Reference } from '../../../http/formats/reference.js';
import { openSample } from '../../corpora.js';
import { hostile, hostileEli, openHostile } from './hostile-corpus.js';
import { actsOf, publicUrl, writeAs } from './texts.js';

const test = suite('reference');
const sample = await openSample();
const paragraph = 'eli:/it/legge/1990/08/07/241/art/2-bis/com/1';

const itemOf = async (eli: string, catalog = sample) => {
  const items = JSON.parse(await writeAs(catalog, eli, 'csl')) as Reference[];
  assert.is(items.length, 1);
  return items[0]!;
};

test('a paragraph has its act, its place and its address', async () => {
  const item = await itemOf(paragraph);
  assert.is(item.type, 'legislation');
  assert.is(item.section, 'art. 2-bis, comma 1');
  assert.is(item['title-short'], 'Legge sul procedimento amministrativo');
  assert.is((await itemOf('eli:/it/legge/2000/06/07/150'))['title-short'], 'L. 150/2000');
  assert.is(item.number, '241');
  assert.equal(item.issued, { 'date-parts': [[1990, 8, 7]] });
  assert.is(item.URL, `${publicUrl}/norme/it/legge/1990/08/07/241/art/2-bis`);
});

test('a summary is cited without a day, since it is no text of that day', async () => {
  assert.is((await itemOf(paragraph)).note, 'art. 2-bis, comma 1, legge 7 agosto 1990, n. 241');
});

test('every act of the sample has a reference that says which act it is', async () => {
  for (const eli of actsOf(sample)) {
    const item = await itemOf(eli);
    assert.is(item.id, eli);
    assert.is.not(item.title, '');
    assert.is(item.section, undefined);
  }
});

test('BibTeX calls the Constitution by its name, alone and with an article, and any other act by its number', async () => {
  const short = async (eli: string) => /shorttitle = \{(.*)\}/.exec(await writeAs(sample, eli, 'bib'))?.[1];
  assert.is(await short(paragraph), 'art. 2-bis, comma 1, L. 241/1990');
  assert.is(await short('eli:/it/costituzione/1947/12/27/art/97'), 'art. 97 Cost.');
  assert.is(await short('eli:/it/costituzione/1947/12/27'), 'Cost.');
  assert.is(await short('eli:/it/legge/1990/08/07/241'), 'L. 241/1990');
});

test('BibTeX has an entry of balanced braces, whatever a title holds', async () => {
  const entry = await writeAs(await openHostile(), hostileEli, 'bib');
  assert.match(entry, /^@misc\{it-[a-z0-9-]+,\n/);
  assert.ok(entry.includes(hostile.replaceAll('&', '\\&')));
  const depth = [...entry.replace(/\\[{}]/g, '')].reduce((at, one) => at + (one === '{' ? 1 : one === '}' ? -1 : 0), 0);
  assert.is(depth, 0);
  for (const line of entry.split('\n').slice(1, -2)) assert.match(line, /^ {2}[a-z]+ = \{.*\},$/);
});

test.run();
