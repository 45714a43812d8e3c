// The layout of an act's record in the snapshot, and how it is written.
import { createHash } from 'node:crypto';
import type { RelationKind } from '../law/relation.js';
import { encodeLines } from '../store/lines.js';
import { deflate, encodeRecord, layOut, type Deflated, type RecordParts } from '../store/record.js';
import { encodeArticles } from './article-table.js';
import { restateText, type PackedText } from './body.js';
import { encodeList, listNames, type ListedRelation, type ListName } from './relation-list.js';
import { encodeStatuses, type ActStatuses, type Stato } from './status.js';
import type { KeptTextDay } from './text-day.js';
import { languages, type Language } from './words.js';

type PartName =
  | 'portal'
  | 'text.day'
  | `${ListName}.table`
  | `z.${ListName | 'relations'}.${Language}`
  | 'z.head'
  | 'z.body'
  | 'head'
  | 'articles.frame'
  | 'articles.table'
  | 'articles.keys'
  | 'articles.stated'
  | 'status'
  | 'z.cited'
  | 'z.references';

/**
 * Parts that are answered together are adjacent, and what most answers read comes first. From `z.head` to `z.body` is the detail,
 * answered as stored. Lists and texts are deflated only.
 */
export const actLayout = layOut<PartName>([
  'portal',
  'status',
  'text.day',
  ...listNames.map((name) => `${name}.table` as const),
  'z.relations.it',
  'z.relations.en',
  ...listNames.map((name) => `z.${name}.en` as const),
  'z.head',
  ...listNames.map((name) => `z.${name}.it` as const),
  'z.body',
  'head',
  'articles.frame',
  'articles.table',
  'articles.keys',
  'articles.stated',
  'z.cited',
  'z.references',
]);

export const brace = Buffer.from('}');

export interface ActSource {
  /** The act's address on the official portal; empty where it has none. */
  portalUrl: string;
  /** Members that open the detail, with a leading comma; empty outside the corpus. */
  head: string;
  statuses: ActStatuses;
  /** `null` outside the corpus. */
  textDay: KeptTextDay | null;
  lists: Record<ListName, readonly ListedRelation[]>;
  /** The members before the lists in the answer about them, with a leading comma; empty where that is not known. */
  relationsHead: Record<Language, string>;
  /** `null` for an act outside the corpus. */
  text: PackedText | null;
  /** The status of each article; `null` where no text states one, nor has to. */
  states: readonly (Stato | null)[] | null;
  /** The members between an article and its citations, in the answer about it alone. */
  articleFrame: string;
  /** ELI suffixes of the articles. */
  articleKeys: readonly string[];
  /** The citations of each article, as one JSON array. */
  cited: readonly string[];
  /** How often each article is cited. */
  citedBy: readonly number[];
}

/** Bytes of the digest of a source. */
export const sourceDigestBytes = 16;

/**
 * A digest of everything that an act's record is written from: equal ones give equal records, by the same code.
 * @param document what its text was read from. The text itself does not count: one that an older snapshot has may state articles already
 */
export function digestSource(source: ActSource, document: string): Buffer {
  const isStated = source.states?.some((state) => state !== null) ?? false;
  const content = { ...source, text: null, states: isStated ? source.states : null };
  const hash = createHash('sha256').update(JSON.stringify([process.versions.zlib, document, content]));
  return hash.digest().subarray(0, sourceDigestBytes);
}

/** Most lists are empty. */
const emptyLists: Partial<Record<ListName, Deflated>> = {};

/** @param kinds the names to which the lists' columns of kinds refer */
export function encodeAct(source: ActSource, kinds: readonly RelationKind[]): Buffer {
  const { relationsHead, states } = source;
  const text = source.text && states ? restateText(source.text, states) : source.text;
  const parts: RecordParts<PartName> = {
    portal: Buffer.from(source.portalUrl, 'latin1'),
    status: encodeStatuses(source.statuses),
    head: Buffer.from(source.head),
  };
  if (text) {
    parts['text.day'] = Buffer.from(JSON.stringify(source.textDay));
    parts['z.head'] = deflate(Buffer.from(source.head));
    parts['z.body'] = { bytes: text.deflated, size: text.size, crc: text.crc };
    parts['articles.frame'] = Buffer.from(source.articleFrame);
    parts['articles.table'] = encodeArticles(text.articles, source.cited, source.citedBy);
    parts['articles.keys'] = encodeLines(source.articleKeys);
    if (text.stated > 0) parts['articles.stated'] = new Uint8Array(Uint32Array.of(text.stated).buffer);
    parts['z.cited'] = deflate(Buffer.from(source.cited.join('')));
    // Read again only when the same document is in the next snapshot.
    parts['z.references'] = deflate(Buffer.from(text.references));
  }
  const answer: Record<Language, Buffer[]> = {
    it: [Buffer.from(relationsHead.it)],
    en: [Buffer.from(relationsHead.en)],
  };
  for (const name of listNames) {
    const { table, plain } = encodeList(name, source.lists[name], kinds);
    parts[`${name}.table`] = table;
    const isEmpty = source.lists[name].length === 0;
    parts[`z.${name}.it`] = isEmpty ? (emptyLists[name] ??= deflate(plain.it)) : deflate(plain.it);
    if (!isEmpty) parts[`z.${name}.en`] = deflate(plain.en);
    for (const language of languages) answer[language].push(plain[language]);
  }
  if (relationsHead.it !== '') {
    for (const language of languages) {
      parts[`z.relations.${language}`] = deflate(Buffer.concat([...answer[language], brace]));
    }
  }
  return encodeRecord(actLayout, parts);
}
