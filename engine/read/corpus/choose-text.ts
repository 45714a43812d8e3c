// Which of the texts of an act is served: the latest one that has begun, of one publication, each version from one export.
import type { Publication } from '../../law/act.js';

/** What the choice asks of a document. */
interface Text {
  path: string;
  digest: string;
  summary: { eli: string; textDate: string | null; begins: string | null; publication: Publication };
}

/** The day on which the pack of a document was made, by the path of the document; `null` where it is not known. */
export type PackDay = (path: string) => string | null;

/** A text of an act that the corpus holds. */
export interface Version {
  textDate: string | null;
  digest: string;
  /** Whether it begins after the day on which the corpus was put together. */
  isFuture: boolean;
}

/** A document that could not be read: `line` is `path:line: found, expected`. */
export interface Refused {
  path: string;
  line: string;
}

export interface ChosenTexts<Document> {
  /** `null` where no text of the act has begun. */
  served: Document | null;
  /** All known texts, the served one first, then newest first. */
  versions: Version[];
  refused: Refused[];
  /** The day on which the next text begins that is known and not served yet. */
  nextBegins: string | null;
}

/**
 * Chooses among the documents of one act.
 * @param today texts that begin later are known, but not served
 * @param packDay the day on which a document was exported, where it is known
 */
export function chooseText<Document extends Text>(
  documents: readonly Document[],
  today: string,
  packDay: PackDay = () => null,
): ChosenTexts<Document> {
  const { own, others } = choosePublication(documents);
  const isFuture = ({ summary }: Text): boolean => summary.begins !== null && summary.begins > today;
  const order = new Map(own.map((document) => [document, orderKey(document, packDay)]));
  const keyOf = (document: Document): string => order.get(document)!;
  const sorted = oneOfEachVersion(own, keyOf).sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  const served = sorted.find((document) => !isFuture(document)) ?? null;
  const later = sorted.filter(isFuture);
  const listed = served === null ? [] : [served, ...sorted.filter((document) => document !== served)];
  return {
    served,
    versions: listed.map((document) => ({
      textDate: document.summary.textDate,
      digest: document.digest,
      isFuture: isFuture(document),
    })),
    refused: [...others, ...(served === null ? later.map((document) => refuseFuture(document, today)) : [])],
    nextBegins: later.reduce<string | null>((next, { summary }) => earlier(next, summary.begins), null),
  };
}

/** The earlier of two days; `null` stands for no day. */
export function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** Newest last: by the date of the text, then by the day of the export, then by the number of its name, then by its bytes. */
function orderKey({ path, summary, digest }: Text, packDay: PackDay): string {
  const number = /_V(\d{1,4})\.\w+$/.exec(path)?.[1] ?? '0';
  return `${summary.textDate ?? ''} ${packDay(path) ?? ''} ${number.padStart(4, '0')} ${digest}`;
}

/**
 * An act that was published twice has one identifier and two histories (`legge:2001-12-28;448`, in the Gazzetta of 2001-12-29 and of
 * 2002-01-30). One of them is served: the one with the newest text, else the first.
 */
function choosePublication<Document extends Text>(
  documents: readonly Document[],
): { own: Document[]; others: Refused[] } {
  const first = documents
    .map(({ summary }) => summary.publication)
    .find(({ date, editorialCode }) => date && editorialCode);
  const isOther = ({ summary: { publication } }: Document): boolean =>
    first !== undefined &&
    publication.date !== null &&
    publication.editorialCode !== null &&
    publication.date !== first.date &&
    publication.editorialCode !== first.editorialCode;
  if (!documents.some(isOther)) return { own: [...documents], others: [] };
  const byPublication = new Map<string, Document[]>();
  for (const document of documents) {
    const { date, editorialCode } = document.summary.publication;
    const key = `${date ?? first!.date}, ${editorialCode ?? first!.editorialCode}`;
    byPublication.set(key, [...(byPublication.get(key) ?? []), document]);
  }
  const newest = (texts: readonly Document[]): string =>
    texts.reduce((latest, { summary }) => ((summary.textDate ?? '') > latest ? summary.textDate! : latest), '');
  const [[key, own], ...rest] = [...byPublication].sort(
    ([a, texts], [b, others]) => compare(newest(others), newest(texts)) || compare(a, b),
  ) as [[string, Document[]], ...[string, Document[]][]];
  const others = rest.flatMap(([other, texts]) =>
    texts.map(({ path, summary: { eli } }) => ({
      path,
      line: `${path}:1: another publication (${other}) of ${eli}, the one that is served (${key}) expected`,
    })),
  );
  return { own, others };
}

/** Texts of one day in several packs are one version: editions of the exporter differ, so each act's versions come from one pack. */
function oneOfEachVersion<Document extends Text>(
  documents: readonly Document[],
  keyOf: (document: Document) => string,
): Document[] {
  const byPack = new Map<string, Document[]>();
  for (const document of documents) {
    const pack = packOf(document.path);
    byPack.set(pack, [...(byPack.get(pack) ?? []), document]);
  }
  if (byPack.size <= 1) return [...documents];
  const newest = (texts: readonly Document[]): string => texts.map(keyOf).sort().at(-1)!;
  const packs = [...byPack.values()].sort((a, b) => b.length - a.length || compare(newest(b), newest(a)));
  const kept: Document[] = [];
  const days = new Set<string | null>();
  for (const texts of packs) {
    const added = texts.filter(({ summary }) => !days.has(summary.textDate));
    kept.push(...added);
    for (const { summary } of added) days.add(summary.textDate);
  }
  return kept;
}

/** The outermost pack; loose files are one group. */
function packOf(path: string): string {
  return path.includes('!') ? path.slice(0, path.indexOf('!')) : '';
}

function refuseFuture({ path, summary }: Text, today: string): Refused {
  return { path, line: `${path}:1: a text that begins on ${summary.begins}, one that has begun by ${today} expected` };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
