// Search in the text of the law: which articles and acts have the words of a query, best first.
import type { Numbers, Snapshot } from '../store/snapshot.js';
import type { Steps } from '../steps.js';
import { Best } from './text/best.js';
import { conjoinActs, conjoinArticles, mostTitled, type Group, type Tally } from './text/conjunction.js';
import { mergeHits, mergeMatches, noHits, stemsIn, type TextHit, type TextMatches } from './text/found.js';
import { HitCounts, mostCounted } from './text/hit-counts.js';
import { impactLevels } from './text/pack.js';
import { TextIndex, type DocumentKind } from './text/index.js';
import { anyOf, FoundList, noMatches, WeightedList, type Matches } from './text/matches.js';
import { readQuery, type Term, type TextQuery } from './text/query.js';
import { asWritten, isUnknown, knowTerm, matchesOf, type KnownTerm } from './text/terms.js';
import { forgive } from './text/typos.js';

export { packWords, type SearchedFields } from './text/pack.js';
export { encodeList } from './text/postings.js';
export type { TextHit, TextMatches } from './text/found.js';
export { hasOperators } from './text/query.js';
export { cutPassage, findStems, whyFound, type Passage } from './text/passage.js';
export { TextIndexWriter, type IndexedText } from './text/write.js';

/** Words of which some may be missing where no document has all: the rarest. */
const mostLoose = 6;

/** Hits in very long articles beside which others are looked for: more are a page by themselves. */
const mostFaint = 20;

/** Impacts of the words of a hit, in the mean, from which it is more than a mention in a very long article. */
const leastImpact = 1;

/** How much the number of relations of an act counts: at most `most`, reached at 2 to the power of `most / step` relations. */
const prior = { step: 0.05, most: 0.5 };

/** What hits are looked for among. */
export interface TextFilter {
  /** Whether acts, articles, or both are looked for. */
  among: 'all' | 'acts' | 'articles';
  /** `null` for all acts. */
  accepts: ((act: number) => boolean) | null;
  /** Whether articles and acts with a status are included, the only ones, or excluded. */
  ended: 'with' | 'only' | 'without';
  /** Hits that are not wanted. */
  except?: readonly { act: number; article: number | null }[];
  /** Whether only hits that have every word as written are wanted. */
  isStrict?: boolean;
}

/** Full-text search over an opened snapshot; what it reads is not kept. */
export class TextSearch {
  readonly #index: TextIndex;
  readonly #relations: Numbers;

  constructor(snapshot: Snapshot) {
    this.#index = new TextIndex(snapshot);
    this.#relations = snapshot.numbers('acts.relations', Uint32Array);
  }

  /** The day of an act as a number, `19900807`. */
  day(act: number): number {
    return this.#index.day(act);
  }

  /** The numbers of an act's articles in the order of the corpus: the first, and one after the last. */
  articlesOf(act: number): [first: number, end: number] {
    return [this.#index.starts.at(act)!, this.#index.starts.at(act + 1)!];
  }

  /** The act of an article by its number, and its place in the act. */
  articleAt(article: number): { act: number; article: number } {
    const act = this.#index.actOf(article);
    return { act, article: article - this.#index.starts.at(act)! };
  }

  /**
   * The best `size` hits for a query, as {@link readQuery} reads it: every group must match, for articles also in the title or names of
   * their act. Where nothing matches, a word that no document has may have one typo; where still nothing does, or only very long articles,
   * in which any words are, documents match that have the most of the words. The order is total.
   */
  *search(text: string, size: number, filter: TextFilter): Steps<TextMatches> {
    const written = readQuery(text);
    const asWritten = yield* this.#find(written, size, filter);
    if (filter.isStrict === true || !isPoor(asWritten)) return asWritten;
    if (asWritten.total > 0) return yield* this.#findMost(written, asWritten, size, filter);
    const searched = yield* this.#corrected(text);
    const query = readQuery(searched ?? text);
    const forgiven = searched === null ? asWritten : yield* this.#find(query, size, filter);
    const found = isPoor(forgiven) ? yield* this.#findMost(query, forgiven, size, filter) : forgiven;
    return { ...found, searched };
  }

  /** The query with each word that no document has replaced by one that is a typo away; `null` where there is none. */
  *#corrected(text: string): Steps<string | null> {
    const { required } = readQuery(text);
    let corrected = text;
    // From the end, so that places before stay right.
    for (const term of required.flat().reverse()) {
      if (term.words.length > 1 || !isUnknown(knowTerm(this.#index, term))) continue;
      const word = yield* forgive(this.#index, term.words[0]!.word);
      if (word !== null) corrected = corrected.slice(0, term.start) + word + corrected.slice(term.end);
    }
    return corrected === text ? null : corrected;
  }

  *#find({ required, excluded }: TextQuery, size: number, filter: TextFilter): Steps<TextMatches> {
    const groups = required.map((terms) => terms.map((term) => knowTerm(this.#index, term)));
    return yield* this.#findGroups(groups, excluded, size, filter);
  }

  /**
   * Beside documents that have all of the groups, few and faint, those that have most of them: as few as needed for one that is more than
   * a mention. No document is in two of the choices that are tried together, as those that have more groups are found before.
   */
  *#findMost(
    { required, excluded }: TextQuery,
    all: TextMatches,
    size: number,
    filter: TextFilter,
  ): Steps<TextMatches> {
    const rarity = (terms: readonly KnownTerm[]) => Math.max(...terms.map(({ weight }) => weight));
    const known = required
      .map((terms) => terms.map((term) => knowTerm(this.#index, term)).filter((term) => !isUnknown(term)))
      .filter((terms) => terms.length > 0)
      .sort((a, b) => rarity(b) - rarity(a))
      .slice(0, mostLoose);
    let merged = all;
    for (let kept = Math.min(known.length, required.length - 1); kept > 0 && isPoor(merged); kept--) {
      const found: TextMatches[] = [merged];
      const others = { ...filter, except: [...(filter.except ?? []), ...merged.hits] };
      for (const choice of choices(known, kept)) {
        const most = yield* this.#findGroups(choice, excluded, Math.max(size, mostFaint + 1), others);
        found.push({ ...most, hits: most.hits.map((hit) => ({ ...hit, isPart: true })) });
      }
      merged = mergeMatches(found, Math.max(size, mostFaint + 1));
    }
    const match = all.total === 0 ? 'most' : merged === all ? 'all' : 'long';
    return { ...merged, hits: merged.hits.slice(0, size), match };
  }

  *#findGroups(
    groups: readonly (readonly KnownTerm[])[],
    excluded: readonly Term[],
    size: number,
    filter: TextFilter,
  ): Steps<TextMatches> {
    const stems = groups.map(stemsOf);
    if (groups.length === 0 || groups.some((terms) => terms.every(isUnknown))) return noHits(stems);
    const unwanted = excluded.map((term) => asWritten(knowTerm(this.#index, term))).filter((term) => !isUnknown(term));
    const known = groups.map((terms) => terms.filter((term) => !isUnknown(term)));
    const tally = new HitCounts();
    const acts = this.#tally('acts', tally, size, filter);
    const articles = this.#tally('articles', tally, size, filter);
    const titled: Matches[] = [];
    for (const terms of known) titled.push(yield* matchesOf(this.#index, 'acts', terms));
    if (filter.among !== 'articles') {
      const without: Matches[] = [];
      for (const term of unwanted) without.push(yield* matchesOf(this.#index, 'acts', [term]));
      const opened: Matches[] = [];
      for (const terms of known) opened.push(yield* matchesOf(this.#index, 'acts', terms));
      yield* conjoinActs(opened, without, acts);
    }
    if (filter.among !== 'acts') {
      const own: Group[] = [];
      for (const [i, terms] of known.entries()) own.push(yield* this.#group(terms, titled[i]!));
      const without: (() => Matches)[] = [];
      for (const term of unwanted) without.push((yield* this.#group([term], noMatches)).open);
      yield* conjoinArticles(this.#index, own, () => without.map((open) => open()), articles);
    }
    yield;
    const found = yield* this.#matches(acts.best, articles.best, tally, size, stems);
    const rarity = known.reduce((sum, terms) => sum + Math.max(...terms.map(({ weight }) => weight)), 0);
    const least = ((leastImpact + 0.5) * rarity) / impactLevels;
    const isFaint = ({ act, article, score }: TextHit) =>
      article !== null && score - priorOf(this.#relations.at(act)!) < least;
    return { ...found, isFaint: groups.length > 1 && found.hits.every(isFaint) };
  }

  /** Articles of a group, opened anew as often as needed; those of one list are not taken into memory. */
  *#group(terms: readonly KnownTerm[], titles: Matches): Steps<Group> {
    const index = this.#index;
    const titled = titles.count > mostTitled ? null : titles instanceof FoundList ? titles : yield* anyOf([titles]);
    const opened = yield* matchesOf(index, 'articles', terms);
    if (opened instanceof FoundList) return { open: () => opened.again(), count: opened.count, titled };
    const [{ entry, share }] = terms.flatMap(({ words }) =>
      words[0]!.filter(({ entry }) => entry.articles.count > 0),
    ) as [KnownTerm['words'][number][number]];
    const { weight } = terms.find(({ words }) => words[0]!.some((meant) => meant.entry === entry))!;
    const open = () => new WeightedList(index.open('articles', entry.articles), weight * share);
    return { open, count: opened.count, titled };
  }

  #tally(kind: DocumentKind, sum: HitCounts, size: number, { accepts, ended, except }: TextFilter): Tally {
    const index = this.#index;
    const unwanted = new Set((except ?? []).map((hit) => this.#document(kind, hit)));
    return {
      accepts: (document, act) =>
        !(unwanted.size > 0 && unwanted.has(document)) &&
        (accepts === null || accepts(act)) &&
        (ended === 'with' || index.isEnded(kind, document) === (ended === 'only')),
      counts: sum,
      best: new Best(size),
      prior: (act) => priorOf(this.#relations.at(act)!),
      mostPrior: (first, last) => {
        let most = 0;
        for (let act = first; act <= last; act++) most = Math.max(most, this.#relations.at(act)!);
        return priorOf(most);
      },
    };
  }

  *#matches(
    acts: Best,
    articles: Best,
    sum: HitCounts,
    size: number,
    groups: TextMatches['groups'],
  ): Steps<TextMatches> {
    const ofActs = acts.drain().map(({ hit, score }): TextHit => ({ act: hit, article: null, score }));
    const best = articles.drain();
    yield;
    const ofArticles = best.map(({ hit, score }): TextHit => ({ ...this.articleAt(hit), score }));
    yield;
    return {
      hits: mergeHits(ofActs, ofArticles, size),
      total: Math.min(sum.total, mostCounted),
      isLeast: sum.total > mostCounted,
      counts: sum.counts,
      searched: null,
      match: 'all',
      isFaint: false,
      ...stemsIn(groups),
    };
  }

  /** The number of an act or article among those of a kind; -1 where it is of the other. */
  #document(kind: DocumentKind, { act, article }: { act: number; article: number | null }): number {
    if ((article === null) !== (kind === 'acts')) return -1;
    return article === null ? act : this.#index.starts.at(act)! + article;
  }
}

/** Whether nothing was found but, perhaps, a few very long articles. */
const isPoor = ({ total, isFaint }: TextMatches): boolean => total === 0 || (isFaint && total <= mostFaint);

/** What the number of relations of an act adds to the score of its hits. */
const priorOf = (relations: number): number => Math.min(prior.most, prior.step * Math.log2(1 + relations));

function stemsOf(terms: readonly KnownTerm[]): string[] {
  return terms.flatMap(({ words }) => words.flatMap((stems) => stems.map(({ entry }) => entry.stem)));
}

/** Every choice of `size` of a list, in its order. */
function* choices<Entry>(list: readonly Entry[], size: number, from = 0): Generator<Entry[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= list.length - size; at++)
    for (const rest of choices(list, size - 1, at + 1)) yield [list[at]!, ...rest];
}
