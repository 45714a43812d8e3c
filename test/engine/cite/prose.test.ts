// Citations in running prose of courts, newspapers and administrations: our own texts, labelled before the program's answers were seen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations, resolveCitation, type Citation, type Resolution } from '../../../engine/cite/cite.js';
import { measured } from '../../../engine/cite/citation/confidence.js';
import { parseEli } from '../../../engine/law/eli.js';
import { namedActs, sharedNames } from '../../../engine/law/named-acts.js';
import { indexOf } from './act-index.js';

/** An act as labelled: its ELI, or what of it is certain. */
type LabelledAct = string | { type: string; year: number; number: string };

interface Label {
  quote: string;
  start: number;
  outcome: string;
  acts?: LabelledAct[];
  articles: string[];
  comma: string | null;
  lettera: string | null;
  richiamo: string | null;
  /** Other outcomes that are right too. */
  accetta?: string[];
  /** True where only the context says which act is meant; counted apart. */
  contesto?: boolean;
}

interface Text {
  id: string;
  text: string;
  citations: Label[];
}

/**
 * The second set was written and labelled before the program was run on it. What it gave then: acts 99 of 100, articles 71 of 72, none wrong;
 * two labels that the writer had forgotten were added. The third set stayed sealed until the reader was done; what it gave then: acts 77 of 85,
 * articles 45 of 46, none wrong. Four of the eight misses were mended since, by rules for their kind. The fourth set was written by someone who
 * had not read its code; what it gave then: acts 266 of 281, articles 179 of 192, one wrong. Eleven of the fifteen misses were mended since,
 * and the wrong one. The fifth set, by a writer who had not read that code either: acts 97 of 99, articles 56 of 59, none wrong; one article
 * was mended since, and the commas of three labels follow the rule of the other sets: `ultimo comma` has no number, of several the first counts.
 * The sixth set, with 20 traps, was written and labelled by one who had read the code, and sealed before it was run. What it gave then: acts 174
 * of 186, articles 104 of 111, three wrong. Eight labels were mistaken (a number without a year, which is never one act; the Statute of Sicily,
 * which is an act of the State; two articles of one list; a comma; a name without label): with them right 177 of 187, 105 of 110, two wrong. Both
 * and seven misses were mended since. The set of antecedents, by the same writer: acts 103 of 106, articles 41 of 43, none wrong. The seventh,
 * written and sealed after that, with 8 traps: acts 88 of 89, articles 60 of 60, none wrong; nothing was mended for it. The eighth, 40 texts by a
 * writer who had not read the code, sealed: acts 88 of 92, articles 58 of 61, none wrong; two labels lacked the day of the act (90 of 92 with it).
 * One act and two articles were mended since, and two of the seven that only the context tells.
 */
const texts = [
  'prose.jsonl',
  'prose-blind.jsonl',
  'prose-third.jsonl',
  'prose-fourth.jsonl',
  'prose-fifth.jsonl',
  'prose-sixth.jsonl',
  'prose-antecedents.jsonl',
  'prose-seventh.jsonl',
  'prose-eighth.jsonl',
].flatMap((file) =>
  readFileSync(join(import.meta.dirname, '../../../../test/engine/cite', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Text),
);

const index = indexOf([
  ...texts.flatMap(({ citations }) => citations.flatMap(({ acts }) => (acts ?? []).map(eliOf))),
  ...namedActs().map(({ eli }) => eli),
  ...sharedNames().flatMap(({ acts }) => acts),
]);

interface Read {
  citation: Citation;
  resolution: Resolution;
}

interface Result {
  where: string;
  label: Label;
  read: Read | null;
}

const results: Result[] = [];
const extra: { where: string; read: Read }[] = [];
for (const { id, text, citations } of texts) {
  const read = findCitations(text).map((citation) => ({ citation, resolution: resolveCitation(citation, index) }));
  const used = new Set<Read>();
  for (const label of citations) {
    const over = read
      .map((one) => ({ one, overlap: overlapOf(one.citation, label) }))
      .filter(({ overlap }) => overlap > 0)
      .sort((a, b) => b.overlap - a.overlap);
    over.forEach(({ one }) => used.add(one));
    results.push({ where: `${id} ${label.quote}`, label, read: over[0]?.one ?? null });
  }
  for (const one of read)
    if (!used.has(one)) extra.push({ where: `${id} ${text.slice(one.citation.start, one.citation.end)}`, read: one });
}

const scored = results.filter(({ label }) => label.contesto !== true);

const prose = suite('citations in prose');

prose('at least 95 % of the acts are understood', () => {
  check(scored, isActRight, 0.95, 'acts');
});

prose('at least 95 % of the articles are read, all of a list in order', () => {
  const placed = scored.filter(({ label }) => label.articles.length > 0 && label.outcome === 'resolved');
  check(placed, areArticlesRight, 0.95, 'articles');
});

prose('commas and letters are those of the first article', () => {
  const placed = scored.filter(({ label }) => label.articles.length > 0 && label.outcome === 'resolved');
  check(placed, isPlaceRight, 0.95, 'commas and letters');
});

prose('back references are marked as such', () => {
  const back = scored.filter(({ label }) => label.richiamo !== null);
  check(back, ({ label, read }) => read !== null && isActRight({ where: '', label, read }), 0.9, 'back references');
});

prose('nothing is attached to another act', () => {
  const wrong = [
    ...results.filter(({ label, read }) => read !== null && isWrong(label, read)),
    ...extra.filter(({ read }) => read.resolution.kind === 'one'),
  ];
  assert.equal(wrong.map(told), []);
});

prose('confidence claims no more than what these texts bear out', () => {
  const tally = new Map<string, { right: number; of: number }>();
  for (const result of results) {
    if (result.read === null) continue;
    const { method, recall, mayMean, refusal } = result.read.citation;
    if (refusal !== null) continue;
    const key = mayMean.length > 0 ? 'several' : (recall?.rule ?? method);
    const counts = tally.get(key) ?? { right: 0, of: 0 };
    tally.set(key, { right: counts.right + Number(!isWrong(result.label, result.read)), of: counts.of + 1 });
  }
  for (const [key, { right, of }] of tally) {
    const stated = measured[key as keyof typeof measured];
    console.log(`${key}: ${right} of ${of} here, ${stated.right} of ${stated.of} in all`);
    assert.ok(stated.of >= of, `${key}: ${of} are measured here, confidence.ts states ${stated.of} in all`);
    assert.ok(
      stated.of - stated.right >= of - right,
      `${key}: ${of - right} are wrong here, confidence.ts states fewer`,
    );
  }
});

prose.run();

function check(of: Result[], isRight: (result: Result) => boolean, least: number, what: string): void {
  const missed = of.filter((result) => !isRight(result));
  const rate = 1 - missed.length / of.length;
  console.log(`${what}: ${of.length - missed.length} of ${of.length}, ${(100 * rate).toFixed(1)} %`);
  assert.ok(rate >= least, missed.map(told).join('\n'));
}

function told({ where, read }: { where: string; read: Read | null }): string {
  if (read === null) return `${where} → nothing`;
  const { citation, resolution } = read;
  const act =
    resolution.kind === 'one'
      ? (resolution.article ?? resolution.act.eli)
      : resolution.kind === 'many'
        ? resolution.candidates.map(({ eli }) => eli).join(' ')
        : '';
  return `${where} → ${resolution.kind} ${act} | ${articlesOf(citation).join(' ')} c${citation.paragraph} l${citation.point}`;
}

function overlapOf({ start, end }: Citation, label: Label): number {
  return Math.min(end, label.start + label.quote.length) - Math.max(start, label.start);
}

function eliOf(act: LabelledAct): string {
  return typeof act === 'string' ? act : `eli:/it/${act.type}/${act.year}/01/01/${act.number}`;
}

function isOneOf(eli: string, acts: LabelledAct[] | undefined): boolean {
  const parts = parseEli(eli)!;
  return (acts ?? []).some((act) =>
    typeof act === 'string'
      ? act === eli
      : act.type === parts.type && act.number === parts.number && act.year === Number(parts.year),
  );
}

function outcomes(label: Label): string[] {
  return [label.outcome, ...(label.accetta ?? [])];
}

/** Another act than the label's, or any where none of the State is meant. */
function isWrong(label: Label, { resolution }: Read): boolean {
  return resolution.kind === 'one' && !isOneOf(resolution.act.eli, label.acts);
}

function isActRight({ label, read }: Result): boolean {
  const may = outcomes(label);
  const refused = may.some((outcome) => outcome.startsWith('refuse'));
  if (read === null) return false;
  const { resolution } = read;
  if (resolution.kind === 'one') return may.includes('resolved') && isOneOf(resolution.act.eli, label.acts);
  if (resolution.kind === 'foreign') return refused;
  const isAmbiguous = resolution.kind === 'many' || read.citation.refusal === null;
  return may.includes('ambiguous') && isAmbiguous;
}

function articlesOf({ article, moreArticles }: Citation): string[] {
  return article === null ? [] : [article, ...moreArticles.map((more) => more.article)];
}

function areArticlesRight(result: Result): boolean {
  const { label, read } = result;
  if (read === null || !isActRight(result)) return false;
  return articlesOf(read.citation).join(' ') === label.articles.join(' ');
}

function isPlaceRight(result: Result): boolean {
  const { label, read } = result;
  if (read === null || !areArticlesRight(result)) return false;
  return read.citation.paragraph === label.comma && read.citation.point === label.lettera;
}
