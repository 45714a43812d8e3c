// Search in what stands beside the articles: annexes that are not made of them, and editors' notes.
import { weights } from '../search/text/weights.js';
import { TextSearch, type TextFilter, type TextHit, type TextMatches } from '../search/text.js';
import type { Steps } from '../steps.js';
import type { Snapshot } from '../store/snapshot.js';
import type { ActRecord } from './act-record.js';
import { readAnnexes, restOf, type AnnexEntry } from './annex.js';
import { appendedIndex, StoredTexts } from './appended/stored.js';
import { cutParts, type AppendedText } from './appended/texts.js';

/** An annex or note that was found. */
export interface AppendedHit extends TextHit {
  appended: AppendedText;
}

/** The best hits, and all annexes and notes that were counted. */
export type AppendedMatches = Omit<TextMatches, 'hits'> & { hits: AppendedHit[]; texts: readonly AppendedPlace[] };

/** One of them, and its act. */
export interface AppendedPlace {
  act: number;
  text: AppendedText;
}

/** Parts of one annex that are looked at for each hit that is wanted: it is one hit, by its best part. */
const partsPerHit = 3;

/** Texts that are counted without a pause. */
const textsPerStep = 500;

export class AppendedSearch {
  readonly #texts: StoredTexts;
  readonly #search: TextSearch | null;

  /** @param recordOf an act of the corpus */
  constructor(snapshot: Snapshot, recordOf: (act: number) => ActRecord) {
    this.#texts = new StoredTexts(snapshot);
    const { acts } = this.#texts;
    const relations = snapshot.numbers('acts.relations', Uint32Array);
    const ofAct = (act: number) => relations.at(acts.at(act)!)!;
    // Parts of one annex come one after the other.
    const last: { act: number; annexes: readonly AnnexEntry[] } = { act: -1, annexes: [] };
    const read = (_: unknown, at: number): string[] => {
      const { act, text } = this.#placeAt(this.#search!, at);
      const record = recordOf(act);
      if (text.kind !== 'note' && last.act !== act) Object.assign(last, { act, annexes: annexesOf(record) });
      return [text.kind === 'annex' ? text.part : '', readAppended(record, text, last.annexes).testo];
    };
    const options = { name: appendedIndex, relations: ofAct, read };
    this.#search = acts.length === 0 ? null : new TextSearch(snapshot, options);
  }

  /**
   * The best annexes and notes that have every word; `null` where there are none.
   */
  *find(
    text: string,
    size: number,
    {
      accepts,
      acceptsText,
      ended,
      isByDay = false,
      isLiteral = false,
    }: Pick<TextFilter, 'accepts' | 'ended' | 'isByDay' | 'isLiteral'> & {
      /** Which texts are searched; all if absent. */
      acceptsText?: ((place: AppendedPlace) => boolean) | undefined;
    },
  ): Steps<AppendedMatches | null> {
    const search = this.#search;
    if (search === null) return null;
    const found = yield* search.search(text, size * partsPerHit, {
      among: 'articles',
      accepts: accepts === null ? null : (act) => accepts(this.#texts.acts.at(act)!),
      ...(acceptsText === undefined ? {} : { acceptsArticle: (at: number) => acceptsText(this.#placeAt(search, at)) }),
      ended,
      isByDay,
      isLiteral,
      isStrict: true,
    });
    if (found.total === 0 || found.match === 'most') return null;
    const seen = new Set<string>();
    const hits: AppendedHit[] = [];
    for (const { act, article, score, ...ranked } of found.hits) {
      const appended = this.#texts.at(search.articlesOf(act)[0] + article!);
      const name = nameOf(act, appended);
      if (seen.has(name)) continue;
      seen.add(name);
      const share = isByDay ? 1 : appended.kind === 'annex' ? weights.annex : weights.note;
      hits.push({ ...ranked, act: this.#texts.acts.at(act)!, article: null, score: score * share, appended });
    }
    hits.sort((a, b) => Number(b.isWritten === true) - Number(a.isWritten === true) || b.score - a.score);
    const counted = yield* this.#count(search, found.articles);
    return { ...found, ...counted, hits: hits.slice(0, size), articles: [] };
  }

  /** Annexes and notes among the texts that were found, each once, and how many each act has. */
  *#count(search: TextSearch, found: readonly number[]) {
    const seen = new Set<string>();
    const counts = new Map<number, number>();
    const texts: AppendedPlace[] = [];
    for (const [i, at] of found.entries()) {
      if (i % textsPerStep === 0) yield;
      const place = this.#placeAt(search, at);
      const name = nameOf(place.act, place.text);
      if (seen.has(name)) continue;
      seen.add(name);
      texts.push(place);
      counts.set(place.act, (counts.get(place.act) ?? 0) + 1);
    }
    return { counts, texts, total: texts.length };
  }

  #placeAt(search: TextSearch, at: number): AppendedPlace {
    return { act: this.#texts.acts.at(search.articleAt(at).act)!, text: this.#texts.at(at) };
  }
}

/** One annex, or one note. */
const nameOf = (act: number, { kind, owner, item }: AppendedText): string =>
  kind === 'annex' ? `${act} ${owner}` : `${act} ${owner} ${kind} ${item}`;

/** A text as it is shown: its words, and where it stands. */
export interface ShownText {
  /** ELI of the article or annex that it is, or is a note of. */
  eli: string;
  /** ELI suffix of the article; `null` for an annex. */
  key: string | null;
  /** Number of the article; `null` for an annex. */
  num: string | null;
  /** Day since which an annex stands, where the document says so. */
  since: string | null;
  testo: string;
}

/** The annexes of an act. */
const annexesOf = (record: ActRecord): AnnexEntry[] =>
  readAnnexes(restOf(record.body(), { articles: record.places() }));

/** Reads a text where the act has it. @param annexes of the act, where they are at hand */
export function readAppended(
  record: ActRecord,
  { kind, owner, item }: AppendedText,
  annexes: readonly AnnexEntry[] | null = null,
): ShownText {
  if (kind === 'note') {
    const key = record.articleKey(owner);
    const { eli, num, note } = record.articleEntry(key)!;
    return { eli, key, num, since: null, testo: note[item]! };
  }
  const annex = (annexes ?? annexesOf(record))[owner]!;
  const { start, end } = kind === 'annex' ? cutParts(annex.testo)[item]! : { start: 0, end: 0 };
  return {
    eli: annex.eli,
    key: null,
    num: null,
    since: annex.testo_dal,
    testo: kind === 'annex' ? annex.testo.slice(start, end) : annex.note[item]!,
  };
}
