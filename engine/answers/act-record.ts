// What the snapshot keeps of one act, in one record, and the answers that are cut from it.
import type { RelationKind } from '../law/relation.js';
import { combineCrc } from '../store/crc.js';
import { encodeLines, openLines, type Lines } from '../store/lines.js';
import { lazyPiece, literal, type Piece } from '../store/piece.js';
import { deflate, encodeRecord, layOut, StoredRecord, type RecordParts } from '../store/record.js';
import type { Arena } from '../store/snapshot.js';
import { encodeArticles, placeOfArticle, placesOfArticles } from './article-table.js';
import type { ArticleParts } from './paragraph.js';
import type { PackedText } from './body.js';
import { encodeList, listNames, RelationList, type ListedRelation, type ListName } from './relation-list.js';
import { unfold, type Texts } from './texts.js';
import { languages, type Language } from './words.js';

type PartName =
  | 'portal'
  | `${ListName}.table`
  | `z.${ListName | 'relations'}.${Language}`
  | 'z.head'
  | 'z.body'
  | 'head'
  | 'relations.head'
  | ListName
  | 'relations.end'
  | 'articles.frame'
  | 'articles.table'
  | 'articles.keys'
  | 'cited'
  | 'z.references';

/**
 * Parts that are answered together lie side by side, and what most answers read comes first. Two runs are answered as they
 * lie: from `z.head` to `z.body`, the detail; from `relations.head` to `relations.end`, the relations.
 */
export const actLayout = layOut<PartName>([
  'portal',
  ...listNames.map((name) => `${name}.table` as const),
  'z.relations.it',
  'z.relations.en',
  ...listNames.map((name) => `z.${name}.en` as const),
  'z.head',
  ...listNames.map((name) => `z.${name}.it` as const),
  'z.body',
  'head',
  'relations.head',
  ...listNames,
  'relations.end',
  'articles.frame',
  'articles.table',
  'articles.keys',
  'cited',
  'z.references',
]);
const { part } = actLayout;

/** Parts of each list, by number. */
const lists = listNames.map((name) => ({
  name,
  table: part[`${name}.table`],
  plain: part[name],
  it: part[`z.${name}.it`],
  en: part[`z.${name}.en`],
}));
const [firstList, lastList] = [lists[0]!, lists.at(-1)!];

const brace = Buffer.from('}');
const pieces = { comma: literal(','), brace: literal(brace) };

export interface ActSource {
  /** The act's address on the official portal; empty where it has none. */
  portalUrl: string;
  /** Members that open the detail, with a leading comma; empty outside the corpus. */
  head: string;
  lists: Record<ListName, readonly ListedRelation[]>;
  /** What stands before the lists in the answer about them, with a leading comma; empty where that is not known. */
  relationsHead: string;
  /** `null` for an act outside the corpus. */
  text: PackedText | null;
  /** What stands between an article and what it cites, in the answer about it alone. */
  articleFrame: string;
  /** ELI suffixes of the articles. */
  articleKeys: readonly string[];
  /** What each article cites, as one JSON array. */
  cited: readonly string[];
}

/** @param kinds the names to which the lists' columns of kinds refer */
export function encodeAct(source: ActSource, kinds: readonly RelationKind[]): Buffer {
  const { text, relationsHead } = source;
  const parts: RecordParts<PartName> = {
    portal: Buffer.from(source.portalUrl, 'latin1'),
    head: Buffer.from(source.head),
    cited: Buffer.from(source.cited.join('')),
  };
  if (text) {
    parts['z.head'] = deflate(Buffer.from(source.head));
    parts['z.body'] = { bytes: text.deflated, size: text.size, crc: text.crc };
    parts['articles.frame'] = Buffer.from(source.articleFrame);
    parts['articles.table'] = encodeArticles(text.articles, source.cited);
    parts['articles.keys'] = encodeLines(source.articleKeys);
    // Read again only when the same document is in the next snapshot.
    parts['z.references'] = deflate(Buffer.from(text.references));
  }
  const head = Buffer.from(relationsHead);
  parts['relations.head'] = head;
  const answer: Record<Language, Buffer[]> = { it: [head], en: [head] };
  for (const name of listNames) {
    const { table, plain } = encodeList(name, source.lists[name], kinds);
    parts[`${name}.table`] = table;
    parts[name] = plain.it;
    parts[`z.${name}.it`] = deflate(plain.it);
    if (source.lists[name].length > 0) parts[`z.${name}.en`] = deflate(plain.en);
    for (const language of languages) answer[language].push(plain[language]);
  }
  if (relationsHead !== '') {
    // Without relations an answer is the same in every language: that in Italian stands for all.
    const isAlike = listNames.every((name) => source.lists[name].length === 0);
    parts['relations.end'] = brace;
    parts['z.relations.it'] = deflate(Buffer.concat([...answer.it, brace]));
    if (!isAlike) parts['z.relations.en'] = deflate(Buffer.concat([...answer.en, brace]));
  }
  return encodeRecord(actLayout, parts);
}

/** What records of one snapshot share. */
export interface ActStore {
  texts: Texts;
  /** The names to which the lists' columns of kinds refer. */
  kinds(): readonly RelationKind[];
}

/** An act's record, read as far as it is asked for. A class, for one is opened at nearly every request. */
export class ActRecord {
  private readonly parts: StoredRecord;
  private keys: Lines | null = null;
  private readonly opened: Partial<Record<ListName, RelationList>> = {};

  /** The record of the act of that number lies at `start..end` of the arena. */
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
    if (language === 'it') {
      return lazyPiece(
        size,
        crc,
        // The lists lie not far from the head: one read.
        () => [
          parts.slice(part.head, part.head, lastList.plain),
          parts.slice(firstList.plain, lastList.plain),
          this.body(),
        ],
        () => [parts.slice(part['z.head'], part['z.body'])],
      );
    }
    return lazyPiece(
      size,
      crc,
      () => [parts.slice(part.head), ...lists.map(({ name }) => this.plainList(name, language)), this.body()],
      () => [part['z.head'], ...ofLists, part['z.body']].map((number) => parts.slice(number)),
    );
  }

  /** The act's address on the official portal; empty where it has none. */
  portalUrl(): string {
    return this.parts.slice(part.portal).toString('latin1');
  }

  relations(name: ListName): RelationList {
    return (this.opened[name] ??= this.openList(name));
  }

  /** All of the answer about the act's relations that follows the envelope; `null` where it was not written. */
  relationsAnswer(language: Language): Piece | null {
    const { parts } = this;
    if (parts.size(part['relations.head']) === 0) return null;
    const deflated = this.inLanguage({ it: part['z.relations.it'], en: part['z.relations.en'] }, language);
    return parts.piece(deflated, () =>
      deflated === part['z.relations.it']
        ? [parts.slice(part['relations.head'], part['relations.end'])]
        : [this.unfolded(deflated)],
    );
  }

  /** All of the answer about an article that follows the envelope; `null` where the act has none of that ELI suffix. */
  articleAnswer(key: string, language: Language): Piece[] | null {
    const article = this.articleParts(key);
    if (article === null) return null;
    return [
      pieces.comma,
      literal(article.entry.subarray(1, -1)),
      literal(article.frame),
      literal(article.cited),
      ...listNames.map((name) => this.relations(name).select({ article: key }).piece(language)),
      pieces.brace,
    ];
  }

  /** What is kept of an article, as JSON; `null` where the act has none of that ELI suffix. */
  articleParts(key: string): ArticleParts | null {
    const index = this.keyLines().indexOf(key);
    if (index < 0) return null;
    const { parts } = this;
    const { start, end, citedStart, citedEnd } = placeOfArticle(parts.slice(part['articles.table']), index);
    return {
      entry: this.body().subarray(start, end),
      frame: parts.slice(part['articles.frame']),
      cited: parts.slice(part.cited).subarray(citedStart, citedEnd),
    };
  }

  /** ELI suffixes of its articles, in the order of the document. */
  articleKeys(): readonly string[] {
    return this.keyLines().all();
  }

  hasArticle(key: string): boolean {
    return this.keyLines().indexOf(key) >= 0;
  }

  /** The texts as they were packed; only for an act of the corpus. */
  packed(): PackedText {
    const articles = placesOfArticles(this.parts.slice(part['articles.table']));
    const references = unfold(this.parts.slice(part['z.references']));
    const crc = this.parts.plainCrc(part['z.body']);
    return { deflated: this.deflatedBody(), size: this.bodySize, crc, articles, references };
  }

  /** The texts as they lie, deflated. */
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

  /** A list as it is kept plain, else unfolded. */
  private plainList(name: ListName, language: Language): Buffer {
    const list = lists.find((one) => one.name === name)!;
    const deflated = this.inLanguage(list, language);
    return deflated === list.it ? this.parts.slice(list.plain) : this.unfolded(deflated);
  }

  /** Which of two deflated parts is of a language: Italian stands for what is the same in both. */
  private inLanguage(parts: Record<Language, number>, language: Language): number {
    return this.parts.size(parts[language]) === 0 ? parts.it : parts[language];
  }

  private unfolded(number: number): Buffer {
    return this.store.texts.unfolded(this.act, number, () => this.parts.slice(number));
  }
}
