// Search in the texts of articles that are not served, each with the days on which it stood.
import { TextSearch, type TextFilter, type TextHit, type TextMatches } from '../search/text.js';
import type { Steps } from '../steps.js';
import type { Numbers, Snapshot } from '../store/snapshot.js';
import type { ActRecord } from './act-record.js';
import type { ArticleEntry } from './article.js';
import { noEnd } from './history/past-texts.js';

/** A text of another day that was found. */
export interface PastHit extends TextHit {
  past: {
    /** Number of the text in the history of its act. */
    row: number;
    /** Its first and last day; `null` where that is not known, or no other text follows. */
    start: string | null;
    end: string | null;
  };
}

/** Which past texts: those of a day, those of articles that have no text today, or all. */
export type PastDays = { on: string } | 'last' | 'all';

export class PastSearch {
  readonly #acts: Numbers;
  readonly #rows: Numbers;
  readonly #since: Numbers;
  readonly #until: Numbers;
  readonly #served: Numbers;
  readonly #search: TextSearch | null;

  /** @param recordOf an act of the corpus */
  constructor(
    private readonly snapshot: Snapshot,
    private readonly recordOf: (act: number) => ActRecord,
  ) {
    this.#acts = snapshot.numbers('history.acts', Uint32Array);
    this.#rows = snapshot.numbers('past.rows', Uint32Array);
    this.#since = snapshot.numbers('past.since', Uint32Array);
    this.#until = snapshot.numbers('past.until', Uint32Array);
    this.#served = snapshot.numbers('words.since', Uint32Array);
    const relations = snapshot.numbers('acts.relations', Uint32Array);
    const isEmpty = snapshot.count('past.rows', Uint32Array) === 0;
    const ofAct = (act: number) => relations.at(this.#acts.at(act)!)!;
    this.#search = isEmpty
      ? null
      : new TextSearch(snapshot, { name: 'past', relations: ofAct, read: (_, at) => this.#fields(at) });
  }

  /** Heading and text of a past text. */
  #fields(at: number): string[] {
    const act = this.#acts.at(this.#search!.articleAt(at).act)!;
    const { entry } = this.recordOf(act).history()!.textAt(this.#rows.at(at)!).text;
    const { rubrica, testo } = JSON.parse(entry.toString()) as Pick<ArticleEntry, 'rubrica' | 'testo'>;
    return [rubrica ?? '', testo];
  }

  /** Whether the served text of an article is known to stand on a day. @param article its number in the order of the corpus */
  isServedOn(article: number, day: string): boolean {
    const since = this.#served.at(article)!;
    return since !== 0 && since <= numberOf(day);
  }

  /** The best hits among texts that are not served; `null` where there are none. */
  *find(
    text: string,
    size: number,
    { accepts, ended, isByDay = false }: Pick<TextFilter, 'accepts' | 'ended' | 'isByDay'>,
    days: PastDays,
  ): Steps<(Omit<TextMatches, 'hits'> & { hits: PastHit[] }) | null> {
    if (this.#search === null) return null;
    const day = typeof days === 'object' ? numberOf(days.on) : 0;
    const found = yield* this.#search.search(text, size, {
      among: 'articles',
      accepts: accepts === null ? null : (act) => accepts(this.#acts.at(act)!),
      acceptsArticle: (article) => {
        if (days === 'all') return true;
        if (days === 'last') return this.snapshot.column('past.last', Uint8Array)[article] === 1;
        return this.#since.at(article)! <= day && this.#since.at(article)! > 0 && this.#until.at(article)! >= day;
      },
      ended,
      isByDay,
      isStrict: true,
    });
    if (found.total === 0 || found.match === 'most') return null;
    const hits = found.hits.flatMap(({ act, article, ...ranked }): PastHit[] => {
      if (article === null) return [];
      const at = this.#search!.articlesOf(act)[0] + article;
      const [since, until] = [this.#since.at(at)!, this.#until.at(at)!];
      const past = {
        row: this.#rows.at(at)!,
        start: since === 0 ? null : dayOf(since),
        end: until === noEnd ? null : dayOf(until),
      };
      return [{ act: this.#acts.at(act)!, article, ...ranked, past }];
    });
    const counts = new Map([...found.counts].map(([act, count]) => [this.#acts.at(act)!, count]));
    // Its articles have no number among those that are served.
    return { ...found, hits, counts, articles: [] };
  }
}

const numberOf = (day: string): number => Number(day.replaceAll('-', ''));

const dayOf = (day: number): string => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
