// Search in the text of the law: which articles and acts have the words of a query, best first.
import type { Snapshot } from '../store/snapshot.js';
import type { Steps } from '../steps.js';
import { stemWord } from './stem.js';
import { Best } from './text/best.js';
import { outsideCited, titledOrCited } from './text/cited.js';
import { conjoinArticles, mostTitled, type Group, type Tally } from './text/conjunction.js';
import { DefinedTerms } from './text/defined.js';
import {
  isCut,
  mergeHits,
  noHits,
  saidOf,
  unchosenOf,
  type TextFilter,
  type TextHit,
  type TextMatches,
} from './text/found.js';
import { HitCounts, mostCounted } from './text/hit-counts.js';
import { TextIndex, type DocumentKind, type Indexed } from './text/index.js';
import { isEnough, isEveryday, leastToSay, weightOf } from './text/enough.js';
import { gatherLoosely, type LooseGroup } from './text/loose.js';
import { byDay, byScore, priorOf } from './text/order.js';
import { knowQuery } from './text/know.js';
import { anyOf, FoundList, noMatches, WeightedList, type Matches } from './text/matches.js';
import { lowered } from './text/written.js';
import { readQuery, type Term } from './text/query.js';
import { findActs, matchesOf, openAlone } from './text/term-matches.js';
import {
  alikeIn,
  asWritten,
  countOf,
  isUnknown,
  knowTerm,
  mostToTell,
  type KnownQuery,
  type KnownTerm,
} from './text/terms.js';
import { formMark } from './text/scan.js';
import { tellingWords } from './text/telling.js';
import { correct } from './text/typos.js';
import { widen } from './text/widen.js';

export { packWords, type SearchedFields } from './text/pack.js';
export { encodeList } from './text/postings.js';
export type { TextFilter, TextHit, TextMatches } from './text/found.js';
export { definitionOf } from './text/defined.js';
export { TextIndex } from './text/index.js';
export { hasOperators, wantsNothing } from './text/query.js';
export { phrasesOf } from './text/wording.js';
export { openingOf, bestPlaces, cutPassage, findStems, whyFound, type Passage } from './text/passage.js';
export { TextIndexWriter, type IndexedText } from './text/write.js';

/** Words by which articles are like another. */
const mostTelling = 12;

/** Full-text search over an opened snapshot; what it reads is not kept. */
export class TextSearch {
  readonly #index: TextIndex;
  readonly #relations: (act: number) => number;
  /** The terms that articles define. */
  readonly defined: DefinedTerms;

  /** @param indexed an index of other acts than those of the corpus, and how many relations each of them has; what reads an index again, for phrases */
  constructor(snapshot: Snapshot, { name, relations, read }: Indexed = {}) {
    this.#index = new TextIndex(snapshot, name, read);
    this.defined = new DefinedTerms(this.#index);
    const ofActs = snapshot.numbers('acts.relations', Uint32Array);
    this.#relations = relations ?? ((act) => ofActs.at(act)!);
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

  /** Whether a folded word as it is written tells something: documents have it, and not very many. */
  tells(word: string): boolean {
    const stem = stemWord(word);
    const entry = this.#index.stems.find(word === stem ? stem : formMark + word);
    return entry !== null && countOf(entry) <= mostToTell(this.#index);
  }

  /**
   * The best `size` hits for a query, as {@link readQuery} reads it: every group must match, for articles also in the title or names of
   * their act. Where nothing matches, a word that no document has may have one typo, if the query is then found whole; where fewer than ten
   * match, or few that only mention the words, and where a word is one for which the law has others, documents match that have a share of
   * the words, or words of their families, synonyms, or words that begin alike; not where a filter only narrows what would be enough. The
   * order is total.
   */
  *search(text: string, size: number, filter: TextFilter): Steps<TextMatches> {
    const written = knowQuery(this.#index, readQuery(text), filter);
    const whole = isEveryday(written) ? null : yield* this.#find(written, size, filter);
    const isStrict = filter.isStrict === true || filter.isLiteral === true;
    if (whole !== null && (isStrict || isEnough(whole, written, filter))) return whole;
    if (isStrict) return noHits(written.groups);
    // As many as the same search says of this part without the choice.
    const unchosen = whole === null ? null : unchosenOf(filter);
    if (unchosen !== null && isEnough(yield* this.#find(written, size, unchosen), written, filter)) return whole!;
    const searched = whole === null || whole.total === 0 ? yield* correct(this.#index, text) : null;
    if (searched !== null) {
      const query = knowQuery(this.#index, readQuery(searched), filter);
      const found = yield* this.#find(query, size, filter);
      const isWhole = !isEveryday(query) && isEnough(found, query, filter);
      if (found.total > 0) return { ...(isWhole ? found : yield* this.#findWide(query, size, filter)), searched };
    }
    return yield* this.#findWide(written, size, filter);
  }

  /** The best `size` articles that have most of the words which tell a text from others; and these words, the most telling first. */
  *similar(
    place: { heading: string | null; text: string },
    size: number,
    filter: TextFilter,
  ): Steps<{ hits: TextHit[]; words: string[] }> {
    const words = tellingWords(this.#index, place, mostTelling);
    yield;
    const query = knowQuery(this.#index, readQuery(words.join(' ')), filter);
    const { hits } = yield* this.#findSome(query, size, { ...filter, among: 'articles' });
    return { hits, words };
  }

  /** As {@link #findSome}, for words of the same families, too, and for synonyms where the snapshot has some. */
  *#findWide(query: KnownQuery, size: number, filter: TextFilter): Steps<TextMatches> {
    return yield* this.#findSome(yield* widen(this.#index, query), size, filter);
  }

  /** Documents that have a share of the groups, by weight, and every one in quotation marks; acts only where their title has all. */
  *#findSome({ groups, excluded }: KnownQuery, size: number, filter: TextFilter): Steps<TextMatches> {
    const known = groups.map((terms) => terms.filter((term) => !isUnknown(term))).filter((terms) => terms.length > 0);
    // Words in quotation marks must be there as they are written.
    const isLacking = groups.some((terms) => terms.every((term) => term.term.isExact && isUnknown(term)));
    if (known.length === 0 || isLacking) return { ...noHits(groups), match: 'most' };
    const isComplete = known.length === groups.length;
    const unwanted = this.#unwanted(excluded);
    const tally = new HitCounts();
    const acts = this.#tally('acts', tally, size, filter);
    const articles = this.#tally('articles', tally, size, filter);
    if (filter.among !== 'articles' && isComplete) yield* findActs(this.#index, known, unwanted, acts);
    const ofActs = tally.total;
    let whole: ReadonlySet<number> = new Set();
    const shown = new Set<string>();
    if (filter.among !== 'acts') {
      const own: LooseGroup[] = [];
      // Of all writings in the query: where no text has the word, but the parts of which it is made, it may be left out.
      const isRequired = ([first]: readonly KnownTerm[]) =>
        groups.find((terms) => terms.includes(first!))!.every(({ term }) => term.isExact);
      for (const terms of known) {
        const titled = yield* titledOrCited(this.#index, terms, filter);
        const group = outsideCited(this.#index, terms, filter, yield* this.#group(terms, titled, true));
        const alike = yield* this.#alike(terms, shown);
        own.push({ ...group, alike, weight: weightOf(terms), isRequired: isRequired(terms) });
      }
      const without: Matches[] = [];
      for (const term of unwanted) without.push((yield* this.#group([term], noMatches)).open());
      const gathered = yield* gatherLoosely(this.#index, own, without, articles);
      if (isComplete) whole = gathered;
    }
    const found = yield* this.#matches(acts.best, articles.best, tally, size, groups, filter);
    const isWhole = (hit: TextHit) => hit.article === null || whole.has(this.#document('articles', hit));
    const hits = found.hits.map((hit) => (isWhole(hit) ? hit : { ...hit, isPart: true }));
    const complete = ofActs + whole.size;
    for (const stem of found.stems) shown.add(stem);
    return { ...found, hits, stems: shown, match: complete === 0 ? 'most' : complete === tally.total ? 'all' : 'some' };
  }

  *#find({ groups, excluded }: KnownQuery, size: number, filter: TextFilter): Steps<TextMatches> {
    if (groups.length === 0 || groups.some((terms) => terms.every(isUnknown))) return noHits(groups);
    const unwanted = this.#unwanted(excluded);
    const known = groups.map((terms) => terms.filter((term) => !isUnknown(term)));
    const tally = new HitCounts();
    const acts = this.#tally('acts', tally, size, filter);
    const articles = this.#tally('articles', tally, size, filter);
    const titled: Matches[] = [];
    for (const terms of known) titled.push(yield* titledOrCited(this.#index, terms, filter));
    if (filter.among !== 'articles') yield* findActs(this.#index, known, unwanted, acts);
    if (filter.among !== 'acts') {
      const own: Group[] = [];
      for (const [i, terms] of known.entries())
        own.push(outsideCited(this.#index, terms, filter, yield* this.#group(terms, titled[i]!)));
      const without: (() => Matches)[] = [];
      for (const term of unwanted) without.push((yield* this.#group([term], noMatches)).open);
      yield* conjoinArticles(this.#index, own, () => without.map((open) => open()), articles);
    }
    yield;
    const found = yield* this.#matches(acts.best, articles.best, tally, size, groups, filter);
    const least = leastToSay(known);
    const isFaint = ({ act, article, score }: TextHit) =>
      article !== null && score - priorOf(this.#relations(act)) < least;
    return { ...found, isFaint: groups.length > 1 && found.hits.every(isFaint) };
  }

  /** The excluded terms, as far as documents have them. */
  #unwanted(excluded: readonly Term[]): KnownTerm[] {
    return excluded.map((term) => asWritten(knowTerm(this.#index, term))).filter((term) => !isUnknown(term));
  }

  /**
   * Articles of a group, opened anew as often as needed; those of one list are not taken into memory.
   * @param isCounted whether it must be known how many have a phrase
   */
  *#group(terms: readonly KnownTerm[], titles: Matches, isCounted = false): Steps<Group> {
    const index = this.#index;
    const titled = titles.count > mostTitled ? null : titles instanceof FoundList ? titles : yield* anyOf([titles]);
    const opened = yield* matchesOf(index, 'articles', terms);
    const isNumber = terms.some(({ numbered }) => numbered !== null);
    const found = isNumber || (isCounted && !opened.isSure) ? yield* anyOf([opened]) : opened;
    if (found instanceof FoundList) return { open: () => found.again(), count: found.count, titled };
    // One walk that is not in memory is of one word or phrase.
    const open = () => {
      for (const known of terms) {
        const walk = openAlone(index, known);
        if (walk !== null) return walk;
      }
      return noMatches;
    };
    return { open, count: opened.count, titled };
  }

  /** Articles that have synonyms of the terms, words of their families, or words which begin as one does. @param shown takes the stems of these words */
  *#alike(terms: readonly KnownTerm[], shown: Set<string>): Steps<FoundList> {
    const index = this.#index;
    const walks: Matches[] = [];
    for (const known of terms)
      for (const { entry, stem, share } of alikeIn(index, known)) {
        shown.add(stem ?? entry.stem);
        walks.push(new WeightedList(index.open('articles', entry.articles), known.weight * share));
      }
    return yield* anyOf(walks);
  }

  #tally(
    kind: DocumentKind,
    sum: HitCounts,
    size: number,
    { accepts, acceptsArticle, acceptsAct, ended, except, isByDay }: TextFilter,
  ): Tally {
    const index = this.#index;
    const isEnded = index.endedOf(kind);
    const unwanted = new Set((except ?? []).map((hit) => this.#document(kind, hit)));
    return {
      accepts: (document, act) =>
        !(unwanted.size > 0 && unwanted.has(document)) &&
        (accepts === null || accepts(act)) &&
        ((kind === 'acts' ? acceptsAct : acceptsArticle)?.(document) ?? true) &&
        (ended === 'with' || isEnded(document) === (ended === 'only')),
      ...(isByDay === true ? byDay(index) : byScore(index, kind, ended, this.#relations)),
      counts: sum,
      best: new Best(size),
    };
  }

  *#matches(
    acts: Best,
    articles: Best,
    sum: HitCounts,
    size: number,
    groups: KnownQuery['groups'],
    { isByDay = false }: TextFilter,
  ): Steps<TextMatches> {
    const ofActs = acts.drain().map(({ hit, score }): TextHit => ({ act: hit, article: null, score }));
    const best = articles.drain();
    yield;
    const ofArticles = best.map(({ hit, score }): TextHit => ({ ...this.articleAt(hit), score }));
    yield;
    const merged = mergeHits(ofActs, ofArticles, size);
    const hits = isByDay ? merged : merged.map(lowered);
    const isAlone = groups.some((terms) => terms.some((term) => term.isAlone === true));
    return {
      hits,
      hasOthers: isAlone && hits.some(({ isWritten }) => isWritten !== true),
      total: Math.min(sum.total, mostCounted),
      isLeast: sum.total > mostCounted || isCut(groups),
      isCut: isCut(groups),
      counts: sum.counts,
      articles: sum.articles,
      searched: null,
      match: 'all',
      isFaint: false,
      ...saidOf(groups),
    };
  }

  /** The number of an act or article among those of a kind; -1 where it is of the other. */
  #document(kind: DocumentKind, { act, article }: { act: number; article: number | null }): number {
    if ((article === null) !== (kind === 'acts')) return -1;
    return article === null ? act : this.#index.starts.at(act)! + article;
  }
}
