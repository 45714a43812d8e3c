// What citations name in a corpus: cases of our own, and public gold citations where they lie beside the project.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCitation, resolveCitation, type Resolution } from '../../../../engine/cite/cite.js';
import { articleNumber, parseEli, readLink } from '../../../../engine/law/eli.js';
import { namedActs, sharedNames } from '../../../../engine/law/named-acts.js';
import { sharedPath } from '../../../shared.js';
import { indexOf } from '../act-index.js';

interface Expected {
  type: string;
  date?: string;
  year: number;
  number?: string;
  article?: string;
}
interface Row {
  id: string;
  input: string;
  outcome: string;
  basis: string;
  expected?: Expected[];
}

/** Rows where we differ, each with its reason. */
const differing: Record<string, string> = {
  'cg-0251':
    'the row wants `~art18-com1` refused; cg-0391, from another project, wants `~art2-com2` read: commas are read',
  'cg-0252': 'as cg-0251, with a letter (cg-0227 wants `~art117-com2-letr` read)',
};

const gold = suite('resolving citations');
const path = sharedPath('citations', 'gold.jsonl');
if (path !== null) {
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const index = indexOf(...knowledge(rows));
  const results = rows.map((row) => ({ row, resolution: resolveCitation(parseCitation(row.input), index) }));

  gold('citations name the act that they should', () => {
    const rates: Record<string, number> = { test: 0.99, doc: 0.99, markup: 0.99, table: 0.97, decision: 0.97 };
    for (const [basis, least] of Object.entries(rates)) {
      const of = results.filter(
        ({ row }) => row.basis === basis && (row.outcome === 'resolved' || row.outcome === 'multiple'),
      );
      const missed = of.filter(({ row, resolution }) => !namesAct(row.expected![0]!, resolution));
      const told = missed.map(({ row, resolution }) => `${row.id} ${row.input} → ${resolution.kind}`).join('\n');
      assert.ok(
        of.length > 0 && 1 - missed.length / of.length >= least,
        `${basis}: ${missed.length} of ${of.length} missed\n${told}`,
      );
    }
  });

  gold('citations with an article name that article', () => {
    const of = results.filter(
      ({ row }) =>
        (row.outcome === 'resolved' || row.outcome === 'multiple') && row.expected![0]!.article !== undefined,
    );
    const missed = of.filter(({ row, resolution }) => !namesArticle(row.expected![0]!, resolution));
    const told = missed.map(({ row }) => `${row.id} ${row.input}`).join('\n');
    assert.ok(
      of.length > 0 && 1 - missed.length / of.length >= 0.98,
      `${missed.length} of ${of.length} missed\n${told}`,
    );
  });

  gold('references to other acts, and texts without one, name no act', () => {
    const answered = results
      .filter(({ row }) => /^(?:refuse|not-a-citation|unknown|invalid|not-found)/.test(row.outcome))
      .filter(({ row, resolution }) => resolution.kind === 'one' && differing[row.id] === undefined);
    assert.equal(
      answered.map(({ row }) => `${row.id} ${row.input}`),
      [],
    );
  });

  gold('refusals say that the act is not of the State', () => {
    const missed = results.filter(
      ({ row, resolution }) => row.outcome.startsWith('refuse') && resolution.kind !== 'foreign',
    );
    assert.equal(
      missed.map(({ row }) => `${row.id} ${row.input}`),
      [],
    );
  });

  gold('where several acts fit or the year is missing, no other act than the expected one is answered', () => {
    const wrong = results
      .filter(({ row }) => row.outcome === 'ambiguous' || row.outcome === 'incomplete')
      .filter(
        ({ row, resolution }) =>
          resolution.kind === 'one' && (row.expected?.length !== 1 || !namesNumber(row.expected[0]!, resolution)),
      );
    assert.equal(
      wrong.map(({ row }) => `${row.id} ${row.input}`),
      [],
    );
  });
}

/** The acts of the gold rows and of the table of names, the articles they have, and the publications that their links name. */
function knowledge(rows: Row[]): Parameters<typeof indexOf> {
  const acts = new Map<string, string>();
  const know = (eli: string): void => {
    const parts = parseEli(eli)!;
    const key = `${parts.type}/${parts.year}/${parts.number}`;
    if (!acts.has(key)) acts.set(key, eli);
  };
  const publications = new Map<string, string>();
  const expected = rows.flatMap((row) =>
    row.outcome === 'resolved' || row.outcome === 'multiple' ? (row.expected ?? []) : [],
  );
  for (const act of expected.filter(({ date }) => date !== undefined)) know(eliOf(act));
  for (const act of expected) know(eliOf(act));
  for (const { eli } of namedActs()) know(eli);
  for (const { acts: shared } of sharedNames()) shared.forEach(know);
  for (const row of rows) {
    const link = row.outcome === 'resolved' ? readLink(row.input) : null;
    if (link?.kind === 'publication') publications.set(`${link.date} ${link.editorialCode}`, eliOf(row.expected![0]!));
  }
  // No act has an article 314.15, and only D.P.R. 235/1977 an article 01.
  const isArticle = (act: string, article: string): boolean =>
    article !== '314.15' && (!article.startsWith('0') || act.endsWith('/235'));
  return [acts.values(), isArticle, publications];
}

function eliOf({ type, date, year, number }: Expected): string {
  if (type === 'costituzione') return 'eli:/it/costituzione/1947/12/27';
  return `eli:/it/${type}/${date?.replaceAll('-', '/') ?? `${year}/01/01`}/${number?.toLowerCase()}`;
}

function namesAct({ type, year, number }: Expected, resolution: Resolution): boolean {
  if (resolution.kind !== 'one') return false;
  const parts = parseEli(resolution.act.eli)!;
  return parts.type === type && (type === 'costituzione' || (Number(parts.year) === year && parts.number === number));
}

/** For rows that leave the year open. */
function namesNumber({ type, number }: Expected, resolution: Resolution): boolean {
  const parts = resolution.kind === 'one' ? parseEli(resolution.act.eli) : null;
  return parts?.type === type && parts.number === number;
}

function namesArticle(expected: Expected, resolution: Resolution): boolean {
  if (resolution.kind !== 'one' || !namesAct(expected, resolution) || resolution.article === null) return false;
  return parseEli(resolution.article)!.article === articleNumber(expected.article!);
}

const known = [
  'eli:/it/legge/1990/08/07/241',
  'eli:/it/decreto-legislativo/1990/10/31/346',
  'eli:/it/legge/1992/02/05/104',
  'eli:/it/legge/1995/02/05/104',
  'eli:/it/regio-decreto/1942/03/16/262',
  'eli:/it/regio-decreto/1910/04/14/639',
  'eli:/it/decreto-legislativo/2023/03/31/36',
  'eli:/it/legge/2000/01/03/5',
  'eli:/it/decreto-legge/2000/01/03/5',
  'eli:/it/ministero-giustizia/decreto/2014/03/10/55',
];
const fewActs = indexOf(
  known,
  (_act, article) => article !== '999' && article !== '25-novies.1' && article !== '21-nonies',
);

/** Kind, ELI or candidates, codes of the notices. */
function outcome(resolution: Resolution): string {
  switch (resolution.kind) {
    case 'one':
      return ['one', resolution.article ?? resolution.act.eli, ...resolution.notices.map(({ code }) => code)].join(' ');
    case 'many':
      return ['many', ...resolution.candidates.map(({ eli }) => eli)].join(' ');
    case 'unknown':
      return ['unknown', resolution.eli ?? '-', ...resolution.near.map(({ eli }) => eli)].join(' ');
    default:
      return resolution.kind;
  }
}

gold('resolution never guesses', () => {
  const [law241, , law104, other104] = known;
  const cases: [string, string][] = [
    ['legge 241/1990', `one ${law241}`],
    ['art. 3 legge 241/1990', `one ${law241}/art/3`],
    ['art. 999 legge 241/1990', `unknown ${law241}`],
    ['art. 25 octies 1 legge 241/1990', `one ${law241}/art/25-octies.1 other-article-spelling`],
    ['legge 241/1990, art. 25 octies 1', `one ${law241}/art/25-octies.1 other-article-spelling`],
    ['art. 25 novies 1 legge 241/1990', `one ${law241}/art/25-novies other-article-spelling`],
    ['art. 21-nonies legge 241/1990', `one ${law241}/art/21-novies other-article-spelling`],
    ['annullamento d’ufficio', `one ${law241}/art/21-novies other-article-spelling`],
    ['art. 25 octies 1 comma legge 241/1990', `one ${law241}/art/25-octies`],
    ['legge 8 agosto 1990, n. 241', `one ${law241} wrong-day`],
    ['legge 30 febbraio 1990, n. 241', `one ${law241} wrong-day`],
    ['legge n. 241 del 31.11.1990', `one ${law241} wrong-day`],
    ['n. 241 del 31/11/1990', `one ${law241} no-type wrong-day`],
    ['241/1990', `one ${law241} no-type`],
    ['5/2000', 'many eli:/it/decreto-legge/2000/01/03/5 eli:/it/legge/2000/01/03/5'],
    ['legge 104', `many ${law104} ${other104}`],
    ['legge 9999', 'unknown -'],
    ['legge 241/1991', `unknown - ${law241}`],
    ['decreto legislativo 241/1990', `unknown - ${law241}`],
    ['R.D. 639/10', 'one eli:/it/regio-decreto/1910/04/14/639 other-century'],
    ['testo unico 346/1990', 'one eli:/it/decreto-legislativo/1990/10/31/346 generic-type'],
    ['D.M. 55/2014', 'one eli:/it/ministero-giustizia/decreto/2014/03/10/55'],
    ['codice dei contratti pubblici', 'one eli:/it/decreto-legislativo/2023/03/31/36 former-holders'],
    ['legge Fornero', 'unknown -'],
    ['art. 12 preleggi', 'one eli:/it/regio-decreto/1942/03/16/262/disposizioni-sulla-legge-in-generale/art/12'],
    ['D.Lgs. 82/2005', 'unknown eli:/it/decreto-legislativo/2005/03/07/82'],
    ['art. 13 GDPR', 'foreign'],
    ['ciao', 'unrecognised'],
    ['urn:nir:stato:legge:1990;241~art2bis', `one ${law241}/art/2-bis`],
  ];
  for (const [text, expected] of cases)
    assert.is(outcome(resolveCitation(parseCitation(text), fewActs)), expected, text);
});

gold('the rows that differ are few', () => assert.ok(Object.keys(differing).length < 5));
gold.run();
