// Acts whose entry into force another act changed or postponed before it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { entryProvisions } from '../../../../engine/read/corpus/entry-provisions.js';
import { resolveRelations, withoutForce } from '../../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';
import { documentOf } from '../../law/clauses.js';

const entry = suite('entry provisions');
const target = 'legge 7 agosto 1980, n. 241';
const law = 'eli:/it/legge/2021/06/10/90';

const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
function read(number: string, date: string, articles: string[][]) {
  const act = { type: 'legge', date, number, title: 'Norme varie' };
  const numbered = articles.map((lines, i) => ({ number: `${i + 1}`, heading: '', lines, notes: [] }));
  const text = documentOf({ name: 'x', family: 'x', act, articles: numbered, ...none });
  return readDocument(new TextEncoder().encode(text), `${number}.xml`);
}

/** A law that repeals and is in force since 1 January 2022 by its own words, and what a law of `date` says. */
function resolve(words: string, date = '2021-12-20', today = '2026-11-30') {
  const repealing = read('90', '2021-06-10', [
    [`1. L'articolo 3 della ${target}, e' abrogato.`],
    ['1. I comuni vigilano.', '2. La presente legge entra in vigore il 1° gennaio 2022.'],
  ]);
  const claims = [repealing, read('300', date, [[`1. ${words}`]])].flatMap((one) => one.claims);
  const known = { hasAct: () => true, actByTypeYearNumber: () => null, hasArticle: () => true };
  const relations = resolveRelations(claims, known);
  const texts = {
    textDay: () => null,
    division: () => null,
    entries: (act: string) => (act === law ? entryProvisions(repealing.act) : []),
  };
  return { relations, ...resolveStatuses(relations, [], today, texts) };
}

const said = 'della legge 10 giugno 2021, n. 90,';
const postponing = [
  `L'entrata in vigore ${said} e' differita al 1° luglio 2022.`,
  `Il comma 2 dell'articolo 2 ${said} e' sostituito dal seguente: "2. La presente legge entra in vigore il 1° luglio 2022.".`,
  `All'articolo 2, comma 2, ${said} le parole: "gennaio" sono sostituite dalle seguenti: "luglio".`,
  `Il termine di cui all'articolo 2, comma 2, ${said} e' prorogato al 1° luglio 2022.`,
];

entry('reads which paragraphs state the entry into force of their act', () => {
  const of = (text: string) => entryProvisions({ articles: [{ eli: 'a', text }] as never }).map((one) => one.paragraph);
  assert.equal(of('1. I comuni vigilano.\n2. La presente legge entra in vigore il giorno successivo.'), ['2']);
  assert.equal(of('Le disposizioni del presente decreto entrano in vigore il 1° gennaio 2031.'), [null]);
  assert.equal(of("1. Dalla data di entrata in vigore della presente legge la tassa e' dovuta."), []);
  assert.equal(of('1. Il regolamento di cui alla legge n. 4 entra in vigore il 1° gennaio 2031.'), []);
});

entry('an act that was changed there, or postponed, before its day has no day of entry into force', () => {
  const since = ({ statuses }: ReturnType<typeof resolve>) => [...statuses.values()].map((status) => status.since);
  for (const words of postponing) {
    const { isEntryPostponed, statuses } = resolve(words);
    assert.ok(isEntryPostponed(law, '2022-01-01'), words);
    assert.is(statuses.size, 0, words);
    // Years later what was to follow has come, on a day that is not known.
    assert.equal(since(resolve(words, '2021-12-20', '2031-01-01')), [null], words);
    assert.equal(since(resolve(words, '2022-05-20')), ['2022-01-01'], words);
  }
  for (const words of [
    `Il comma 1 dell'articolo 2 ${said} e' abrogato.`,
    `L'efficacia dell'articolo 7 ${said} e' differita al 1° luglio 2022.`,
  ])
    assert.equal(since(resolve(words)), ['2022-01-01'], words);
});

entry('a relation of such an act has the day of its Gazzetta', () => {
  const relation = resolve(postponing[0]!).relations.find(({ kind }) => kind === 'abroga')!;
  assert.equal([relation.dates.force, relation.dateKind], ['2022-01-01', 'vigore']);
  const dated = { ...relation, dates: { ...relation.dates, publication: '2021-06-14' } };
  const { date, dateKind, dates } = withoutForce(dated);
  assert.equal([date, dateKind, dates.force], ['2021-06-14', 'pubblicazione', null]);
});

entry.run();
