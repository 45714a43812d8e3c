import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Relation } from '../../../../engine/law/relation.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';
import { readStatuses } from '../../../../engine/read/corpus/stated-status.js';
import { actFixture } from '../akn/act-fixture.js';

const today = '2026-11-23';
const statuses = suite('stated-status');

function read(articles: [string, string][], notes: Record<string, string> = {}, repealed: string[] = []) {
  const { act } = actFixture({ articles });
  const noted = act.articles.map((article) => ({
    ...article,
    notes: notes[article.number] === undefined ? [] : [notes[article.number]!],
    repealed: repealed.includes(article.number),
  }));
  return readStatuses({ ...act, articles: noted }).map(({ of, value, since }) => [of.split('/').at(-1), value, since]);
}

statuses('an act whose every article says that it is dead is dead', () => {
  assert.equal(
    read([
      ['1', 'PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208'],
      ['2', 'PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208'],
    ]),
    [['57', 'abrogato', null]],
  );
  assert.equal(read([['1', 'DECRETO DECADUTO; I SUOI EFFETTI SONO STATI FATTI SALVI DALLA LEGGE']]), [
    ['57', 'decaduto', null],
  ]);
});

statuses('an article is dead where its text is only a mark, or a judgment strikes it whole', () => {
  const note = (words: string) =>
    `AGGIORNAMENTO (3)\nLa Corte costituzionale, con sentenza 27 novembre - 3 dicembre 1969, n. 147 (in G.U. 1a s.s. 10/12/1969, n. 311) ha dichiarato l'illegittimita' costituzionale ${words}.`;
  const articles: [string, string][] = [
    ['1', 'Resta.'],
    ['2', 'Resta.\nResta.'],
    ['3', 'Resta.'],
  ];
  assert.equal(read(articles, {}, ['2']), [['2', 'abrogato', null]]);
  assert.equal(read(articles, { 1: note("dell'art. 1") }), [['1', 'incostituzionale', '1969-12-11']]);
  assert.equal(
    read(articles, {
      1: note("dell'art. 9"),
      2: note("dell'art. 2, comma 1"),
      3: note("dell'art. 3 nella parte in cui tace"),
    }),
    [],
  );
  assert.equal(read(articles, { 3: note("dell'art. 3, per la parte relativa alla propaganda") }), []);
});

statuses('an article that a conversion dropped is not converted, by the law that the mark names', () => {
  const { act } = actFixture({
    articles: [
      [
        '1',
        "ARTICOLO NON PIU' PREVISTO DAL D.L. 3 MARZO 2021, N. 21, CONVERTITO CON MODIFICAZIONI DALLA L. 4 MAGGIO 2021, N. 55",
      ],
      ['2', "ARTICOLO NON PIU' PREVISTO DALLA L. 4 MAGGIO 2021, N. 55"],
    ],
  });
  const articles = act.articles.map((article) => ({ ...article, repealed: true, textSince: '2021-05-05' }));
  assert.equal(
    readStatuses({ ...act, articles }).map(({ value, since, by }) => [value, since, by]),
    [
      ['non-convertito', '2021-05-05', 'eli:/it/legge/2021/05/04/55'],
      ['abrogato', '2021-05-05', null],
    ],
  );
});

statuses('a note tells that a decree-law was not converted', () => {
  const told = (words: string) => read([['1', 'Resta.']], { 1: `AGGIORNAMENTO (3)\n${words}` });
  const named = 'Il D.L. 10 giugno 1994, n. 357';
  const lapsed = [['357', 'non-convertito', null]];
  assert.equal(told(`${named}, non convertito in legge, ha disposto (con l'art. 3) la modifica del comma 1.`), lapsed);
  assert.equal(
    told(
      `${named} ha disposto (con l'art. 3) la modifica del comma 1. Il suddetto decreto-legge non e' stato convertito in legge (in G.U. 9/8/1994, n. 185).`,
    ),
    lapsed,
  );
  const other = 'Il D.L. 8 agosto 1994, n. 489, convertito con modificazioni dalla L. 5 maggio 1995, n. 3,';
  assert.equal(told(`${named} dispone. ${other} ha sostituito il suddetto decreto-legge non convertito.`), []);
  assert.equal(told(`${named} ha disposto che i beni sono convertiti in denaro.`), []);
});

statuses(
  'a decree-law says in its preface or in a note that it was not converted itself; another act says that of none',
  () => {
    const { act } = actFixture({ articles: [['1', 'Resta.']] });
    const articles = act.articles.map((article) => ({ ...article, notes: ['Il presente decreto è decaduto.'] }));
    const values = [{ type: 'decreto-legge', articles }, { type: 'decreto-legge', isLapsed: true }, { articles }].map(
      (own) => readStatuses({ ...act, ...own }).map(({ of, value }) => (of === act.eli ? value : of)),
    );
    assert.equal(values, [['non-convertito'], ['non-convertito'], []]);
  },
);

statuses('a judgment may call it the present article', () => {
  const struck = (words: string) =>
    read([['271', 'Resta.\nResta.']], {
      271: `AGGIORNAMENTO (180)\nLa Corte Costituzionale con sentenza 5-12 luglio 2001, n. 243 (in G.U. 1ª s.s. 18/07/2001, n. 28) ha dichiarato ${words}.`,
    });
  const whole = "l'illegittimita' costituzionale del presente articolo";
  assert.equal(struck(whole), [['271', 'incostituzionale', '2001-07-19']]);
  assert.equal(struck(`ai sensi dell'art. 27 L. 11 marzo 1953 n. 87 ${whole}`), [
    ['271', 'incostituzionale', '2001-07-19'],
  ]);
  for (const part of [', secondo comma', ' nella parte in cui tace', ', comma 2', ', nel testo previgente'])
    assert.equal(struck(whole + part), [], part);
});

statuses('an act is dead where some of its articles were repealed before it', () => {
  const dead: [string, string][] = ['1', '2'].map((number) => [
    number,
    'LEGGE ABROGATA DAL D.LGS. 1 MARZO 2018, N. 21',
  ]);
  assert.equal(read([...dead, ['3', 'ARTICOLO ABROGATO DALLA L. 1 MARZO 2001, N. 9']], {}, ['1', '2', '3']), [
    ['57', 'abrogato', null],
  ]);
  assert.equal(read([...dead, ['3', 'Resta.']], {}, ['1', '2']), [
    ['1', 'abrogato', null],
    ['2', 'abrogato', null],
  ]);
});

const code = 'eli:/it/regio-decreto/1930/10/19/1398';

/** c.p. 559 to 562: judgments of 1968 and 1969 strike paragraphs one by one. */
const judged = (day: string, words: string) =>
  `AGGIORNAMENTO (46)\nLa Corte Costituzionale, con sentenza n. 147 (in G.U. 1ª s.s. ${day}, n. 311), ha dichiarato ${words}.`;

statuses('an article is struck whole where each of its paragraphs was, on the day of the last', () => {
  const act = (
    notes: string[],
    text = 'Uno.\nDue.\nTre.',
    more: { textSince?: string; amendedText?: boolean } = {},
  ) => {
    const fixture = actFixture({ articles: [['560', text]] }).act;
    return readStatuses({ ...fixture, eli: code, articles: [{ ...fixture.articles[0]!, ...more, notes }] }).map(
      ({ since }) => since,
    );
  };
  const first = judged(
    '10/12/1969',
    "la illegittimita' costituzionale dell'art. 560, comma primo del Codice penale e, ai sensi dell'art. 27 della legge 11 marzo 1953, n. 87, la illegittimita' costituzionale dell'articolo 560, commi secondo e terzo del Codice penale",
  );
  assert.equal(act([first]), ['1969-12-11']);
  assert.equal(act([first], 'Uno.\nDue.\nTre.\nQuattro.'), []);
  const older = judged(
    '28/12/1968',
    "l'illegittimita' costituzionale del primo e del secondo comma del presente articolo",
  );
  assert.equal(act([older, judged('10/12/1969', "l'illegittimita' costituzionale dell'art. 560, comma terzo")]), [
    '1969-12-11',
  ]);
  const partly = judged(
    '10/12/1969',
    "la illegittimita' costituzionale dell'art. 560, primo comma, nella parte relativa alla condanna, e dell'art. 560, commi secondo e terzo",
  );
  assert.equal(act([partly]), []);
});

statuses('a judgment older than the text says nothing of it', () => {
  const { act } = actFixture({ articles: [['136', 'Testo.']] });
  const notes = [judged('28/11/1979', "l'illegittimita' costituzionale dell'art. 136 del codice penale")];
  const read = (textSince: string | null, amendedText: boolean) =>
    readStatuses({ ...act, eli: code, articles: [{ ...act.articles[0]!, notes, textSince, amendedText }] }).length;
  assert.is(read('1981-12-15', true), 0);
  assert.is(read('1931-07-01', false), 1);
  assert.is(read(null, true), 0);
  assert.is(read(null, false), 1);
});

statuses('a repeal mark is dated by the day since which it stands in place of the text', () => {
  const { act } = actFixture({ articles: [['142', 'ARTICOLO ABROGATO DALLA L. 26 LUGLIO 1975, N. 354']] });
  const article = { ...act.articles[0]!, repealed: true, textSince: '1975-08-24' };
  const [stated] = readStatuses({ ...act, articles: [article] });
  assert.is(stated!.since, '1975-08-24');
  const mark: Relation = {
    id: 'a',
    kind: 'abroga',
    nature: 'testuale',
    reach: 'articolo',
    method: 'segno',
    confidence: 0.9,
    ...{ from: end('eli:/it/legge/1975/07/26/354'), to: { ...end(act.eli), article: '142', articleEli: article.eli } },
    ...{
      dates: { publication: '1975-08-09', force: null, effect: null },
      date: '1975-08-09',
      dateKind: 'pubblicazione',
    },
    evidence: null,
    effectEvidence: null,
    saving: null,
    parts: [],
  };
  assert.is(resolveStatuses([mark], [], today).statuses.get(article.eli)!.since, null);
  assert.equal(resolveStatuses([mark], [stated!], today).statuses.get(article.eli), {
    value: 'abrogato',
    since: '1975-08-24',
    by: 'eli:/it/legge/1975/07/26/354',
    byArticle: null,
    byArticleEli: null,
    relation: 'a',
  });
});

statuses('a repeal that has effect later is none yet, and its day is the next one', () => {
  const target = 'eli:/it/legge/1990/08/07/241';
  const repeal = repealOf(target, { publication: '2026-11-01', force: '2026-11-02', effect: '2027-01-01' });
  const before = resolveStatuses([repeal], [], '2026-12-31');
  assert.is(before.statuses.size, 0);
  assert.equal([...before.repeals], ['2027-01-01']);
  const since = resolveStatuses([repeal], [], '2027-01-01');
  assert.is(since.statuses.get(target)!.since, '2027-01-01');
  assert.is(since.repeals.size, 0);
});

statuses('what a decree that lapsed had repealed is not dead', () => {
  const target = 'eli:/it/legge/1990/08/07/241';
  const decree = end('eli:/it/decreto-legge/2001/03/05/57');
  const law = end('eli:/it/legge/2001/05/02/158');
  const dates = { publication: '2001-03-05', force: '2001-03-06', effect: null };
  const repeal = { ...repealOf(target, dates), from: decree };
  const conversion: Relation = { ...repeal, id: 'b', kind: 'converte', reach: null, from: law, to: decree };
  const lapsed = { of: decree.act, value: 'decaduto' as const, since: null, by: null, byArticle: null };
  assert.is(resolveStatuses([repeal, conversion], [], today).statuses.get(target)!.value, 'abrogato');
  assert.is(resolveStatuses([repeal, conversion], [lapsed], today).statuses.has(target), false);
});

statuses('what an act repeals and also gives new words, alone or with the part around it, is not dead', () => {
  const act = 'eli:/it/legge/1990/08/07/241';
  const dates = { publication: '2001-03-05', force: '2001-03-06', effect: null };
  const at = (article: string) => ({ ...end(act), article, articleEli: `${act}/art/${article}` });
  const repeal: Relation = { ...repealOf(act, dates), reach: 'articolo', to: at('5') };
  const of = (more: Partial<Relation>) =>
    resolveStatuses([repeal, { ...repeal, id: 'b', ...more }], [], today).statuses;
  assert.is(of({ kind: 'inserisce' }).size, 0);
  assert.is(of({ kind: 'sostituisce' }).size, 0);
  assert.is(of({ kind: 'sostituisce', reach: 'partizione', to: { ...end(act), division: 'Parte II' } }).size, 0);
  // A replaced division of which the articles are known, by the article that repeals or by another one.
  const division = {
    kind: 'sostituisce' as const,
    reach: 'partizione' as const,
    to: { ...end(act), division: 'Parte II' },
  };
  const other = { ...repeal.from, article: '1' };
  assert.is(of({ ...division, from: other, brings: ['3', '4'] }).size, 1);
  assert.is(of({ ...division, from: other, brings: ['4', '5'] }).size, 0);
  assert.is(of({ ...division, from: other, brings: [] }).size, 0);
  assert.is(of({ ...division, brings: ['3', '4'] }).size, 0);
  assert.is(of({ kind: 'sostituisce', to: at('6') }).size, 1);
  assert.is(of({ kind: 'inserisce', reach: 'comma' }).size, 1);
  // What an older act did to it says nothing; what a later one gives it is text.
  assert.is(of({ kind: 'sostituisce', from: end('eli:/it/legge/2000/01/02/3') }).size, 1);
  assert.is(of({ kind: 'sostituisce', from: end('eli:/it/legge/2002/01/02/3') }).size, 0);
});

statuses('an act that only a doubted entry names is not dead, unless its own document says so', () => {
  const target = 'eli:/it/legge/1990/08/07/241';
  const doubted: Relation = {
    ...repealOf(target, { publication: '2001-03-05', force: '2001-03-06', effect: null }),
    method: 'discorde',
  };
  const mark = { of: target, value: 'abrogato' as const, since: null, by: null, byArticle: null };
  assert.is(resolveStatuses([doubted], [], today).statuses.size, 0);
  assert.is(resolveStatuses([doubted], [mark], today).statuses.get(target)!.by, doubted.from.act);
});

/** The repeal of a whole act by a decree-law. */
function repealOf(target: string, dates: Relation['dates']): Relation {
  return {
    id: 'a',
    kind: 'abroga',
    nature: 'testuale',
    reach: 'atto',
    method: 'testo',
    confidence: 0.9,
    from: end('eli:/it/legge/2001/03/05/57'),
    to: end(target),
    dates,
    date: dates.force,
    dateKind: 'vigore',
    evidence: null,
    effectEvidence: null,
    saving: null,
    parts: [],
  };
}

function end(act: string): Relation['from'] {
  return { act, article: null, articleEli: null, paragraph: null, point: null, number: null, division: null };
}

statuses.run();
