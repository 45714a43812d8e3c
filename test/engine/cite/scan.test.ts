// Time per character does not grow with the length of a text, whatever stands in it: ratios within one run, so that a busy machine matters little.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations, parseCitation } from '../../../engine/cite/cite.js';
import { eliFromIri, eliFromUrn, parseEli, readLink } from '../../../engine/law/eli.js';

const speed = suite('citation speed');

/** Texts built to be slow, of about `length` characters. */
const hostile: Record<string, (length: number) => string> = {
  articles: repeated('art. '),
  numbers: repeated('1 '),
  digits: repeated('1'),
  brackets: (length) => '('.repeat(length / 2) + ')'.repeat(length / 2),
  dots: repeated('d.'),
  blanks: repeated(' '),
  letters: repeated('x'),
  strokes: repeated('1/'),
  apostrophes: repeated("'"),
  'gaps in an abbreviation': repeated(`d${' '.repeat(22)}`),
  'types without numbers': repeated('decreto legislativo '),
  'numbered articles': repeated('art. 1 '),
  'articles of codes': repeated('art. 1 codice di '),
  'types with issuers': repeated('decreto a '),
  ordinals: repeated('primo, '),
  'lists of articles': (length) => `artt. ${'1, '.repeat(length / 3)}`,
  'lists of letters': (length) => `lett. ${'a) '.repeat(length / 3)}`,
  courts: repeated('cass. '),
  'beginnings of URNs': repeated('urn:nir:'),
  'beginnings of links': repeated('https://'),
  names: repeated('codice civile '),
  citations: repeated('legge 7 agosto 1990, n. 241, '),
  'back references': repeated('legge 7 agosto 1990, n. 241, art. 3 della medesima legge, '),
  'places of no act': repeated('art. 3 della medesima legge e '),
  nicknames: repeated('la 231 non vale, '),
};

function repeated(unit: string): (length: number) => string {
  return (length) => unit.repeat(length / unit.length);
}

/** Best of several runs, milliseconds. */
function time(work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < 15; run++) {
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

speed('a text four times as long takes about four times as long', () => {
  for (const [name, build] of Object.entries(hostile)) {
    const [short, long] = [build(5000), build(20_000)];
    findCitations(long);
    const ratio =
      time(() => findCitations(long)) /
      Math.max(
        0.05,
        time(() => findCitations(short)),
      );
    assert.ok(ratio < 12, `${name}: ${ratio.toFixed(1)} times`);
  }
});

speed('no text takes more than three times as long per character as ordinary law text', () => {
  const ordinary = lawText(20_000);
  findCitations(ordinary);
  const usual = time(() => findCitations(ordinary)) / ordinary.length;
  for (const [name, build] of Object.entries(hostile)) {
    const text = build(20_000);
    findCitations(text);
    const ratio = time(() => findCitations(text)) / text.length / usual;
    assert.ok(ratio < 3, `${name}: ${ratio.toFixed(1)} times`);
  }
});

/** Law text as it is written, with a citation every few lines. */
function lawText(length: number): string {
  const passage =
    "1. Nelle more dell'adozione del regolamento di cui al comma 3, le amministrazioni competenti provvedono, nei limiti delle risorse " +
    "disponibili, alla ricognizione dei beni e dei rapporti trasferiti ai sensi dell'articolo 7, comma 2, lettera b), della legge 3 marzo 1998, " +
    'n. 112, fermo restando quanto previsto dagli articoli 2043 e 2059 del codice civile. Il provvedimento è comunicato entro trenta giorni ' +
    'agli interessati, i quali possono presentare osservazioni scritte e documenti; restano ferme le competenze delle regioni. ';
  return repeated(passage)(length);
}

speed('a reference of any length is answered within a bound', () => {
  for (const build of Object.values(hostile)) {
    const text = build(20_000);
    const started = performance.now();
    parseCitation(text);
    for (const read of [parseEli, eliFromUrn, eliFromIri, readLink]) read(text);
    assert.ok(performance.now() - started < 1000, text.slice(0, 20));
  }
  assert.equal(parseCitation('a'.repeat(20_001)).refusal, { code: 'too-long', limit: 20_000 });
});

speed.run();
