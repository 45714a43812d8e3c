// The texts of an act, as its detail ends with them: written and deflated once, right after reading.
import { constants, crc32, inflateRawSync } from 'node:zlib';
import type { Act } from '../law/act.js';
import type { DocumentRecord } from '../read/corpus.js';
import { compact } from '../store/compact.js';
import { deflatePiece } from '../store/piece.js';
import { members } from './act-name.js';
import { spellings } from '../cite/resolve/articles.js';
import { ownDefinitions } from '../read/akn/own-definitions.js';
import { articleEli } from '../law/eli.js';
import { descriptionsByArticle, namesByArticle } from '../search/known-names.js';
import { packWords } from '../search/text.js';
import type { AnnexEntry } from './annex.js';
import { listAppended, packAppended } from './appended/texts.js';
import { restateArticle, writeArticle } from './article.js';
import type { Stato } from './status.js';
import { once } from '../law/remembering.js';

/** The texts of one act, ready to be copied into a snapshot; plain data that can cross threads, each array alone in its buffer. */
export interface PackedText {
  /** The body: JSON members that close the detail, with a leading comma, and its brace: the articles, then the rest. Raw deflate, byte-aligned, not final. */
  deflated: Uint8Array;
  /** Bytes of the body before it was deflated. */
  size: number;
  /** CRC-32 of the body before it was deflated. */
  crc: number;
  /** Start and end of each article's JSON in the body, in document order: `[start, end, start, …]`. */
  articles: Uint32Array;
  /** The citations of each article: one JSON array of references a line, in document order. */
  references: Uint8Array;
  /**
   * The words of the articles, and of annexes and notes, as `joinWords` joins them; or the number of the act in the snapshot that the text
   * comes from, in which they are indexed; `null` where they are not wanted.
   */
  words: Uint8Array | number | null;
  /** How many articles state a status: 0 for a text that was just read, because statuses follow from the whole corpus. */
  stated: number;
}

/** Texts that were just read. */
export interface CountedText extends PackedText {
  words: Uint8Array;
}

/** A document that was read, and its texts: fetched when the snapshot is written, they may lie on disk until then. */
export interface PackedDocument extends DocumentRecord {
  text(): PackedText;
  /** What the snapshot keeps of it beside its texts, so that it need not be read again; fetched like them. */
  record(): Uint8Array;
}

export function packAct(act: Act): CountedText {
  let body: Buffer = scratch;
  let size = 0;
  const write = (text: string): number => {
    if (size + text.length * 3 > body.length) body = grown(body, size + Buffer.byteLength(text));
    return (size += body.write(text, size));
  };
  write(',"articoli":[');
  const ends = new Uint32Array(act.articles.length * 2);
  act.articles.forEach((article, i) => {
    ends[i * 2] = i > 0 ? write(',') : size;
    ends[i * 2 + 1] = write(writeArticle(article));
  });
  write(`],${writeRest(act)}`);
  const plain = body.subarray(0, size);
  const references = compact(Buffer.from(act.articles.map((article) => JSON.stringify(article.references)).join('\n')));
  const words = joinWords({
    articles: packArticles(act.eli, act.articles),
    appended: packAppended(
      listAppended(
        act.articles.map(({ notes }) => notes),
        act.annexes.map(({ name, text, notes }) => ({ name, text, notes })),
      ),
    ),
  });
  return {
    deflated: deflatePiece(plain, { level }),
    size,
    crc: crc32(plain),
    articles: ends,
    references,
    words,
    stated: 0,
  };
}

/** The words of an act's articles: headings and texts, and the names of those that have any. */
function packArticles(
  eli: string,
  articles: readonly { eli: string; heading: string | null; text: string; division: readonly string[] }[],
): Uint8Array {
  const byEli = <Known extends { article: string }>(known: readonly Known[] = []) =>
    new Map(
      known.flatMap((one) => spellings(one.article).map((number) => [articleEli(eli, null, number), one] as const)),
    );
  const named = byEli(articleNames().get(eli));
  const described = byEli(articleDescriptions().get(eli));
  return packWords(
    articles.map((article) => ({
      names: named.get(article.eli)?.names ?? [],
      description: described.get(article.eli)?.description ?? '',
      heading: article.heading ?? '',
      text: article.text,
      defined: ownDefinitions(article.text).map(({ term }) => article.text.slice(term.start, term.end)),
      division: article.division.slice(-2).join(' '),
      number: article.eli.split('/art/')[1],
    })),
  );
}

/** Words as they are packed: of the articles, and of annexes and notes. */
export interface PackedWords {
  articles: Uint8Array;
  appended: Uint8Array;
}

/** Both, after the length of the first. */
function joinWords({ articles, appended }: PackedWords): Uint8Array {
  const joined = Buffer.allocUnsafeSlow(4 + articles.length + appended.length);
  joined.writeUInt32LE(articles.length);
  joined.set(articles, 4);
  joined.set(appended, 4 + articles.length);
  return joined;
}

/** Parts what {@link joinWords} joined. */
export function partWords(words: Uint8Array): PackedWords {
  const end = 4 + new DataView(words.buffer, words.byteOffset).getUint32(0, true);
  return { articles: words.subarray(4, end), appended: words.subarray(end) };
}

const articleNames = once(namesByArticle);

let descriptions: ReturnType<typeof descriptionsByArticle> | undefined;

/** Made when first asked for. */
const articleDescriptions = () => (descriptions ??= descriptionsByArticle());

/**
 * The same texts, their articles with the status that the corpus now gives them. Untouched where no article has or had one.
 * @param statuses of the articles, in document order
 */
export function restateText(text: PackedText, statuses: readonly (Stato | null)[]): PackedText {
  const stated = statuses.filter((status) => status !== null).length;
  if (stated === 0 && text.stated === 0) return text;
  const body = inflateRawSync(text.deflated, unfinished);
  const articles = new Uint32Array(text.articles.length);
  const chunks: Buffer[] = [];
  let [read, size] = [0, 0];
  const push = (chunk: Buffer): number => {
    chunks.push(chunk);
    return (size += chunk.length);
  };
  statuses.forEach((status, i) => {
    const [start, end] = [text.articles[i * 2]!, text.articles[i * 2 + 1]!];
    articles[i * 2] = push(body.subarray(read, start));
    articles[i * 2 + 1] = push(restateArticle(body.subarray(start, end), status));
    read = end;
  });
  push(body.subarray(read));
  const plain = Buffer.concat(chunks);
  return { ...text, deflated: deflatePiece(plain, { level }), size: plain.length, crc: crc32(plain), articles, stated };
}

/** Deflated pieces have no end of their own, so that they can be joined. */
const unfinished = { finishFlush: constants.Z_SYNC_FLUSH };

/** The members that follow the articles, and the brace that closes the detail. */
function writeRest({ preamble, conclusions, annexes }: Act): string {
  const entries: AnnexEntry[] = annexes.map((annex) => ({
    eli: annex.eli,
    nome: annex.name,
    testo: annex.text,
    note: annex.notes,
    testo_dal: annex.textSince,
    testo_modificato: annex.amendedText,
    parti_grafiche: annex.graphic,
  }));
  return `${members({ allegati: entries, premessa: preamble, conclusioni: conclusions })}}`;
}

/** On real texts, level 5 takes three quarters of the time of 6 and 1.3 % more room; 4 takes half the time, and 6 % more. */
const level = 5;

/** The buffer in which bodies are written, one after the other; one that outgrows it gets its own. */
const scratch = Buffer.allocUnsafeSlow(2 ** 20);

function grown(bytes: Buffer, size: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.max(size, bytes.length * 2));
  bytes.copy(larger);
  return larger;
}
