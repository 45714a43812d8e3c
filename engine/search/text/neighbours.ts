// Finds the words of one stem that a corpus uses apart, by the words that stand near them.
import type { Steps } from '../../steps.js';
import { stemWord } from '../stem.js';
import { numberMark } from './pack.js';
import { readPositions } from './positions.js';
import type { WordDocuments } from './runs.js';
import { formMark } from './scan.js';
import { unitOf, type ApartUnits } from './units.js';

/** Articles that are read for it, evenly spread over a larger corpus, about as many as the figures below were learnt on; and words of each. */
const most = { articles: 4_000, words: 5_000 };

/** Articles that have a unit, at least: of a rarer one too little is known. */
const leastArticles = 5;

/** Words on either side that are neighbours; function words do not count. */
const reach = 6;

/** Times that a neighbour stands near a unit before it counts fully; times that it stands anywhere, at least. */
const fewTimes = { near: 3, anywhere: 5 };

/** The terms of an index, by number, ascending, and the articles that have one. */
export interface IndexedArticles {
  terms: readonly string[];
  documentsOf: (term: number) => WordDocuments;
  /** How many articles there are. */
  count: number;
}

/** Two units of one stem: in how many articles each stands, and how alike their neighbours are, 0 to 1. */
export interface Compared {
  stem: string;
  units: readonly [string, string];
  articles: readonly [number, number];
  likeness: number;
}

/** The pairs of units of one stem that stand among different words. */
export function* findApart(index: IndexedArticles): Steps<ApartUnits> {
  const apart = new Map<string, (readonly [string, string])[]>();
  for (const pair of yield* compareUnits(index))
    if (kinshipOf(pair) < 0) apart.set(pair.stem, [...(apart.get(pair.stem) ?? []), pair.units]);
  return apart;
}

/** The noun of an action and the participle of its verb, `restituzione` and `restituito`. */
const [action, participle] = [/(?:ment|zion|sion)$/, /[aiu]t$/];

/** Whether two units are by their endings mostly of one matter; also a state and what is in it, `convivenza` and `convivente`. */
const areRelatives = (a: string, b: string): boolean =>
  (action.test(a) && participle.test(b)) || a.replace(/nz$/, 'nt') === b;

/**
 * Above 0 where two units are of one matter, below where they are apart. Frequent words have more neighbours in common by chance. Learnt on the
 * open pairs of `test/engine/search/text/stem-pairs.txt`.
 */
export function kinshipOf({ units: [a, b], articles, likeness }: Omit<Compared, 'stem'>): number {
  const bonus = areRelatives(a, b) || areRelatives(b, a) ? 1 : 0;
  return Math.log(0.02 + likeness) - 0.3 * Math.log(Math.max(...articles)) + bonus + 3.8;
}

/** A unit of a stem. */
interface Unit {
  name: string;
  forms: string[];
  /** The sampled articles that have it. */
  articles: Set<number>;
  /** How often each stem is near it, and the sum of these. */
  near: Map<number, number>;
  total: number;
}

/** Compares all units of one stem that are known well enough. */
export function* compareUnits(index: IndexedArticles): Steps<Compared[]> {
  const { terms } = index;
  const step = Math.max(1, Math.ceil(index.count / most.articles));
  const known = yield* knownUnits(index, step);
  if (known.size === 0) return [];
  const totals = new Float64Array(terms.length);
  for (const [article, stems] of (yield* readArticles(index, step)).entries()) {
    for (const stem of stems) totals[stem]!++;
    countNear(article, stems, known);
    yield;
  }
  const all = totals.reduce((sum, total) => sum + total, 0);
  const compared: Compared[] = [];
  for (const [stem, units] of known) {
    const weighed = units.filter(isKnown).map((unit) => ({ ...unit, weights: weighNear(unit, totals, all) }));
    for (const [i, one] of weighed.entries())
      for (const other of weighed.slice(i + 1))
        compared.push({
          stem: terms[stem]!,
          units: [one.name, other.name],
          articles: [one.articles.size, other.articles.size],
          likeness: cosine(one.weights, other.weights),
        });
    yield;
  }
  return compared;
}

/** Forms of verbs. */
const verbal = /(?:[aeo]no|[ae]ndo|isc[ae]|[aei]rsi|[aei]sser?o?|[aei]va|r(?:ne|l[aeio]))$/;

/** Whether enough is known of a unit. A verb's, `applicano` or `applica` and `applichi`, stands among other words than a noun of the same matter. */
function isKnown({ articles, forms }: Unit): boolean {
  const isVerb =
    forms.every((form) => verbal.test(form)) ||
    (forms.every((form) => /[ai]$/.test(form)) && forms.some((form) => /(?<!it)a$/.test(form)));
  return articles.size >= leastArticles && !isVerb;
}

/** By number of a stem, its units, of stems that have several known ones. */
function* knownUnits({ terms, documentsOf }: IndexedArticles, step: number): Steps<Map<number, Unit[]>> {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const byStem = new Map<number, Unit[]>();
  for (const [number, term] of terms.entries()) {
    if (!term.startsWith(formMark)) continue;
    const word = term.slice(formMark.length);
    const stem = numbers.get(stemWord(word))!;
    const units = byStem.get(stem) ?? [];
    byStem.set(stem, units);
    const name = unitOf(word);
    let unit = units.find((one) => one.name === name);
    if (unit === undefined) units.push((unit = { name, forms: [], articles: new Set(), near: new Map(), total: 0 }));
    unit.forms.push(word);
    for (const article of documentsOf(number).documents) if (article % step === 0) unit.articles.add(article / step);
    yield;
  }
  return new Map([...byStem].filter(([, units]) => units.filter(isKnown).length > 1));
}

/** The stems of each sampled article in the order of its words, put together from the lists of the index. */
function* readArticles({ terms, documentsOf, count }: IndexedArticles, step: number): Steps<number[][]> {
  const placed = Array.from({ length: Math.ceil(count / step) }, (): number[] => []);
  for (const [stem, term] of terms.entries()) {
    if (term.startsWith(formMark) || term.startsWith(numberMark)) continue;
    const { documents, positionEnds, positions } = documentsOf(stem);
    documents.forEach((document, i) => {
      if (document % step !== 0) return;
      const words = placed[document / step]!;
      for (const position of readPositions(positions, i === 0 ? 0 : positionEnds[i - 1]!, positionEnds[i]!))
        if (position < most.words) words[position] = stem;
    });
    yield;
  }
  // Places of function words are empty, and `flat` leaves them out.
  return placed.map((words) => words.flat());
}

/** Adds the neighbours of each unit that stands in an article as the only one of its stem. */
function countNear(article: number, stems: readonly number[], known: ReadonlyMap<number, readonly Unit[]>): void {
  const alone = new Map<number, Unit | null>();
  for (const [at, stem] of stems.entries()) {
    const units = known.get(stem);
    if (units === undefined) continue;
    let unit = alone.get(stem);
    if (unit === undefined) {
      const here = units.filter(({ articles }) => articles.has(article));
      alone.set(stem, (unit = here.length === 1 ? here[0]! : null));
    }
    if (unit === null) continue;
    for (const near of stems.slice(Math.max(0, at - reach), at + reach + 1)) {
      if (near === stem) continue;
      unit.near.set(near, (unit.near.get(near) ?? 0) + 1);
      unit.total++;
    }
  }
}

/** The weights of a unit's neighbours: how much more often each is near it than anywhere (positive pointwise mutual information). */
function weighNear({ near, total }: Unit, totals: Float64Array, all: number): Map<number, number> {
  const weights = new Map<number, number>();
  for (const [stem, times] of near) {
    const information = Math.log((times * all) / (total * totals[stem]!));
    if (information > 0 && totals[stem]! >= fewTimes.anywhere)
      weights.set(stem, information * Math.min(1, times / fewTimes.near));
  }
  return weights;
}

function cosine(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let product = 0;
  for (const [stem, weight] of a) product += weight * (b.get(stem) ?? 0);
  return product === 0 ? 0 : product / (normOf(a) * normOf(b));
}

const normOf = (weights: ReadonlyMap<number, number>): number =>
  Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0));
