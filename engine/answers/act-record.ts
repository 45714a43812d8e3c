// The record of an act, and the answers that are cut from it.
import type { TextDays } from '../law/act.js';
import type { RelationKind } from '../law/relation.js';
import { combineCrc } from '../store/crc.js';
import { openLines, type Lines } from '../store/lines.js';
import { lazyPiece, literal, type Piece } from '../store/piece.js';
import { StoredRecord } from '../store/record.js';
import type { Arena } from '../store/snapshot.js';
import { placeOfArticle, placesOfArticles } from './article-table.js';
import type { ActHead } from './act.js';
import type { ActHistory, Histories } from './history.js';
import { readArticle, type ArticleEntry } from './article.js';
import type { ArticleParts } from './paragraph.js';
import { actLayout, brace } from './act-layout.js';
import type { PackedText } from './body.js';
import { listMembers, listNames, RelationList, type ListName } from './relation-list.js';
import type { KeptStatuses, Stato } from './status.js';
import { isPutIn } from './history/put-in.js';
import { textDayOf, type KeptTextDay, type TextDay } from './text-day.js';
import { unfold, type FoldedText, type Texts } from './texts.js';
import type { Language } from './words.js';

const { part } = actLayout;

/** Parts of each list, by number. */
const lists = listNames.map((name) => ({
  name,
  table: part[`${name}.table`],
  it: part[`z.${name}.it`],
  en: part[`z.${name}.en`],
}));

/** Nothing needs to be unfolded for them; the JSON of any citation is longer than that of none. */
const emptyLists = Object.fromEntries(
  listNames.map((name) => [name, Buffer.from(`,"${listMembers[name]}":[]`)]),
) as Record<ListName, Buffer>;
const noneCited = Buffer.from('[]');
const pieces = { comma: literal(','), brace: literal(brace) };

/** What the records of one snapshot share. */
export interface ActStore {
  texts: Texts;
  /** The names to which the lists' columns of kinds refer. */
  kinds(): readonly RelationKind[];
  statuses: KeptStatuses;
  histories: Histories;
  /** The day of the newest text in the corpus. */
  newestText: string | null;
}

/** An act's record, read as far as it is asked for. A class, for one is opened at nearly every request. */
export class ActRecord {
  private readonly parts: StoredRecord;
  private keys: Lines | null = null;
  private readonly opened: Partial<Record<ListName, RelationList>> = {};

  /** The record of the act with that number is at `start..end` of the arena. */
  constructor(
    private readonly act: number,
    arena: Arena,
    start: number,
    end: number,
    private readonly store: ActStore,
  ) {
    this.parts = new StoredRecord(actLayout, arena, start, end);
  }

  /** All of the detail that follows the envelope: head, relations, texts, closing brace. */
  detail(language: Language): Piece {
    const { parts } = this;
    const ofLists = lists.map((list) => this.inLanguage(list, language));
    let size = parts.size(part.head) + this.bodySize;
    for (const list of ofLists) size += parts.plainSize(list);
    const crc = () => {
      let sum = parts.plainCrc(part['z.head']);
      for (const list of ofLists) sum = combineCrc(sum, parts.plainCrc(list), parts.plainSize(list));
      return combineCrc(sum, parts.plainCrc(part['z.body']), this.bodySize);
    };
    return lazyPiece(
      size,
      crc,
      () => [parts.slice(part.head), ...lists.map(({ name }) => this.plainList(name, language)), this.body()],
      // The Italian lists lie between head and texts.
      language === 'it'
        ? () => [parts.slice(part['z.head'], part['z.body'])]
        : () => [part['z.head'], ...ofLists, part['z.body']].map((number) => parts.slice(number)),
    );
  }

  /** The act's address on the official portal; empty where it has none. */
  portalUrl(): string {
    return this.parts.slice(part.portal).toString('latin1');
  }

  /**
   * The day of the text of the act, or of a place in it; `null` where it has none. Of what came into a published text later nothing says it.
   * @param article ELI suffix @param paragraph a comma of it @param version days in place of those of the served text; what came in later is not in it
   */
  textDay(
    article: string | null = null,
    paragraph: string | null = null,
    version: Partial<TextDays> | null = null,
  ): TextDay | null {
    const bytes = this.parts.slice(part['text.day']);
    if (bytes.length === 0) return null;
    const own = Object.assign(JSON.parse(bytes.toString()) as KeptTextDay, version && { ...version, isMixed: false });
    const parts = own.isOriginal && article !== null ? this.articleParts(article) : null;
    const days = parts !== null && isPutIn(article!, parts.entry) ? { ...own, from: null, until: null } : own;
    return textDayOf(days, article, paragraph, this.store.newestText);
  }

  /** Its other versions; `null` where one text alone is loaded, of which no part is older. */
  history(): ActHistory | null {
    return this.store.histories.of(this.act, (suffix) => this.articleParts(suffix)?.entry ?? null);
  }

  /** Whether no other version is known: then it is what every day has. */
  get hasOneText(): boolean {
    return !this.store.histories.has(this.act);
  }

  /** The members that open its detail. */
  head(): ActHead {
    return JSON.parse(`{${this.parts.slice(part.head).toString('utf8', 1)}}`) as ActHead;
  }

  /** Start and end of its articles in the texts, and those of what stands behind them. */
  places(): Uint32Array {
    return placesOfArticles(this.parts.slice(part['articles.table']));
  }

  /** Whether anything is known to have ended it or one of its articles. */
  get hasStatus(): boolean {
    return this.parts.size(part.status) > 0;
  }

  /** The status of the act, or of an article of that ELI suffix; `null` where it is not known. */
  status(article: string | null): Stato | null {
    if (!this.hasStatus) return null;
    const { act, articles } = this.store.statuses.of(this.act, () => this.parts.slice(part.status));
    return (article === null ? undefined : articles[article]) ?? act;
  }

  relations(name: ListName): RelationList {
    return (this.opened[name] ??= this.openList(name));
  }

  /** A list of relations as it is stored; `null` where it is empty. */
  foldedList(name: ListName, language: Language): FoldedText | null {
    if (this.relations(name).count === 0) return null;
    const number = this.inLanguage(
      lists.find((list) => list.name === name)!,
      language,
    );
    return { deflated: this.parts.slice(number), size: this.parts.plainSize(number) };
  }

  /** All of the answer about the act's relations that follows the envelope; `null` where it was not written. */
  relationsAnswer(language: Language): Piece | null {
    const { parts } = this;
    if (parts.size(part['z.relations.it']) === 0) return null;
    const deflated = this.inLanguage({ it: part['z.relations.it'], en: part['z.relations.en'] }, language);
    return parts.piece(deflated, () => [this.unfolded(deflated)]);
  }

  /** All of the answer about an article that follows the envelope; `null` where the act has none of that ELI suffix. */
  articleAnswer(key: string, language: Language): Piece[] | null {
    const article = this.articleParts(key);
    return article === null ? null : this.answerOf(key, article, language);
  }

  /** The answer about an article as it is kept, of this version or another one. */
  answerOf(key: string, article: ArticleParts, language: Language): Piece[] {
    return [
      pieces.comma,
      literal(article.entry.subarray(1, -1)),
      literal(`,"n_citata_da":${article.citedBy}`),
      literal(article.frame),
      literal(article.cited()),
      ...listNames.map((name) => this.relations(name).select({ article: key }).piece(language)),
      pieces.brace,
    ];
  }

  /** The stored JSON of an article; `null` where the act has none of that ELI suffix. */
  articleParts(key: string): ArticleParts | null {
    const index = this.articleIndex(key);
    if (index < 0) return null;
    const { parts } = this;
    const place = placeOfArticle(parts.slice(part['articles.table']), index);
    const { start, end, citedStart, citedEnd, citedBy } = place;
    return {
      entry: this.body().subarray(start, end),
      frame: parts.slice(part['articles.frame']),
      cited: () => {
        // Many articles cite nothing: the citations of the others need not be inflated for them.
        if (citedEnd - citedStart === noneCited.length) return noneCited;
        return this.unfolded(part['z.cited']).subarray(citedStart, citedEnd);
      },
      citedBy,
    };
  }

  /** The members between an article and its citations. */
  articleFrame(): Buffer {
    return this.parts.slice(part['articles.frame']);
  }

  /** An article as it is listed, which others read, too; `null` for none. */
  articleEntry(key: string): Readonly<ArticleEntry> | null {
    const found = this.articleParts(key);
    return found === null ? null : readArticle(found.entry, this.store, this.act + key);
  }

  /** ELI suffix of an article. @param index from 0, in the order of the document */
  articleKey(index: number): string {
    return this.keyLines().at(index);
  }

  /** Index of the article with that ELI suffix, in the order of the document; -1 for none. */
  articleIndex(key: string): number {
    return this.keyLines().indexOf(key);
  }

  /** ELI suffixes of its articles, in the order of the document. */
  articleKeys(): readonly string[] {
    return this.keyLines().all();
  }

  /** The articles as they are listed, in the order of the document: for those who read all acts once. */
  async articleEntries(): Promise<readonly Buffer[]> {
    const places = placesOfArticles(this.parts.slice(part['articles.table']));
    if (places.length === 0) return [];
    const body = await this.store.texts.aside(this.act, () => this.deflatedBody());
    return Array.from({ length: places.length / 2 }, (_, i) => body.subarray(places[i * 2], places[i * 2 + 1]));
  }

  hasArticle(key: string): boolean {
    return this.articleIndex(key) >= 0;
  }

  /** The texts as they were packed; only for an act of the corpus. */
  packed(): PackedText {
    const articles = placesOfArticles(this.parts.slice(part['articles.table']));
    const references = unfold(this.parts.slice(part['z.references']));
    const crc = this.parts.plainCrc(part['z.body']);
    const stated = this.parts.slice(part['articles.stated']);
    return {
      deflated: this.deflatedBody(),
      size: this.bodySize,
      crc,
      articles,
      references,
      words: this.act,
      stated: stated.length === 0 ? 0 : stated.readUInt32LE(0),
    };
  }

  /** The texts as stored, deflated. */
  deflatedBody(): Buffer {
    return this.parts.slice(part['z.body']);
  }

  /** Bytes of the texts, plain. */
  get bodySize(): number {
    return this.parts.plainSize(part['z.body']);
  }

  /** The texts, plain. */
  body(): Buffer {
    return this.store.texts.of(this.act, () => this.deflatedBody());
  }

  private keyLines(): Lines {
    return (this.keys ??= openLines(this.parts.slice(part['articles.keys'])));
  }

  private openList(name: ListName): RelationList {
    const list = lists.find((one) => one.name === name)!;
    return new RelationList(name, this.parts.slice(list.table), this.store.kinds(), {
      plain: (language) => this.plainList(name, language),
      piece: (language) => this.parts.piece(this.inLanguage(list, language), () => [this.plainList(name, language)]),
    });
  }

  private plainList(name: ListName, language: Language): Buffer {
    if (this.relations(name).count === 0) return emptyLists[name];
    const list = lists.find((one) => one.name === name)!;
    return this.unfolded(this.inLanguage(list, language));
  }

  /** The deflated part in a language: one that is the same in both is stored as Italian. */
  private inLanguage(parts: Record<Language, number>, language: Language): number {
    return this.parts.size(parts[language]) === 0 ? parts.it : parts[language];
  }

  private unfolded(number: number): Buffer {
    return this.store.texts.unfolded(this.act, number, () => this.parts.slice(number));
  }
}
