// What the loaded text of an act has to say of a citation of it: the articles and paragraphs that it lacks, and that it is not the newest.
import {
  namedArticles,
  parseEli,
  readParagraphs,
  sigla,
  type ActRecord,
  type Citation,
  type Resolution,
} from '../../engine/index.js';
import type { Catalog, Context } from './endpoint.js';
import { explainMissing } from './later-article.js';
import { datedText } from './text-day.js';

type Said = Pick<Context, 'language' | 'words'>;

/** Sentences about a citation; none where the text of its act is not loaded. */
export type TextNotices = (citation: Citation, found: Resolution) => string[];

/** For the citations of one text: thousands of them may be of the same act. */
export function textNotices(catalog: Catalog, said: Said): TextNotices {
  const acts = new Map<string, CitedText>();
  return (citation, found) => {
    const act = found.kind === 'one' || found.kind === 'unknown' ? found.act : null;
    if (act?.inCorpus !== true) return [];
    let text = acts.get(act.eli);
    if (text === undefined) acts.set(act.eli, (text = new CitedText(catalog, act.eli, said)));
    const first = found.kind === 'one' ? found.article : null;
    const named =
      citation.moreArticles.length > 0
        ? namedArticles(citation, found, catalog.index)
        : citation.article === null
          ? []
          : [{ number: citation.article, eli: first }];
    return [...text.missing(named), ...text.missingParagraphs(citation, first), ...text.day(first)];
  };
}

/** An act that is cited, with what was found out of its text. */
class CitedText {
  readonly #record: ActRecord;
  readonly #days = new Map<string, string[]>();
  /** The numbers of the paragraphs of articles, by ELI. */
  readonly #numbers = new Map<string, readonly string[]>();
  /** Sentences about articles that a relation knows, by ELI: none for one that a text has. */
  readonly #articles = new Map<string, string[]>();

  constructor(
    private readonly catalog: Catalog,
    private readonly act: string,
    private readonly said: Said,
  ) {
    this.#record = catalog.record(catalog.find(act)!);
  }

  /** The articles that no loaded text of the act has; of the first, one that nothing knows is told where it is resolved. */
  missing(named: readonly { number: string; eli: string | null }[]): string[] {
    const { articleUnknown, articlesUnknown } = this.said.words.error;
    const later = named.flatMap(({ number, eli }) => (eli === null ? [] : this.#later(number, eli)));
    const unknown = named.slice(1).flatMap(({ number, eli }) => (eli === null ? number : []));
    if (unknown.length === 0) return later;
    const name = sigla(this.act);
    return [...later, unknown.length === 1 ? articleUnknown(unknown[0]!, name) : articlesUnknown(unknown, name)];
  }

  /**
   * The paragraphs of the first article that its loaded text does not print, with those that it prints. Nothing is said of an article whose
   * paragraphs are not numbered from 1 on, nor of «ultimo comma».
   */
  missingParagraphs({ paragraph, moreParagraphs, fromEnd }: Citation, article: string | null): string[] {
    if (paragraph === null || fromEnd !== null || article === null) return [];
    const key = article.slice(this.act.length);
    if (!this.#record.hasArticle(key)) return [];
    let numbers = this.#numbers.get(article);
    if (numbers === undefined) this.#numbers.set(article, (numbers = this.#numbersOf(key)));
    if (numbers[0] !== '1') return [];
    const missing = [paragraph, ...moreParagraphs].filter((number) => !numbers.includes(number));
    if (missing.length === 0) return [];
    const until = this.#record.textDay(key)?.until ?? null;
    const number = parseEli(article)?.article ?? '';
    return [this.said.words.error.paragraphsNotInText(missing, number, sigla(this.act), until, numbers)];
  }

  #numbersOf(key: string): string[] {
    const testo = this.#record.articleEntry(key)?.testo ?? '';
    return readParagraphs(testo).flatMap((paragraph) => paragraph.number ?? []);
  }

  /** What inserts an article that relations know and no text has. */
  #later(number: string, eli: string): string[] {
    let said = this.#articles.get(eli);
    if (said === undefined) {
      const key = eli.slice(this.act.length);
      const isInText = this.#record.hasArticle(key) || (this.#record.history()?.find(key) ?? -1) !== -1;
      said = isInText ? [] : [explainMissing(this.catalog, this.act, number, key, this.said)];
      this.#articles.set(eli, said);
    }
    return said;
  }

  /** That only the text as published is loaded, or that amendments are known which the loaded text does not contain. */
  day(article: string | null): string[] {
    const place = article ?? this.act;
    let said = this.#days.get(place);
    if (said === undefined) this.#days.set(place, (said = this.#sayDay(article)));
    return said;
  }

  #sayDay(article: string | null): string[] {
    const { language, words } = this.said;
    const record = this.#record;
    const isPublished = record.textDay()?.isOriginal === true;
    const key = article?.slice(this.act.length) ?? null;
    const known = key !== null && record.hasArticle(key) ? key : null;
    const place = { record, eli: this.act + (known ?? ''), key: known };
    const { n, frase } = datedText(this.catalog, place, language).modifiche_successive;
    if (isPublished) return [`${words.textDay.published(sigla(this.act))} ${frase}`];
    return n > 0 ? [`${sigla(this.act)}: ${frase}`] : [];
  }
}
