// Chooses the text of an act that is served: the latest one that has begun, of one publication, each version from one export.
import { orderVersions, type Series, type Text } from './series.js';

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
  /** The same in time, with what is known of each. */
  series: Series<Document>;
  refused: Refused[];
  /** The days on which texts begin that are known and not served yet. */
  begins: string[];
}

/**
 * Chooses among the documents of one act: the last version that has begun is served.
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
  const series = orderVersions(own, packDay);
  const newest = series.versions.map(({ document }) => document).reverse();
  const served = newest.find((document) => !isFuture(document)) ?? null;
  const later = newest.filter(isFuture);
  const beside = series.leftOut.flatMap(({ document, because }) => (because === 'stessa-versione' ? [] : document));
  const listed = served === null ? [] : [served, ...[...newest, ...beside].filter((document) => document !== served)];
  listed.splice(
    1,
    Infinity,
    ...listed.slice(1).sort((a, b) => compare(b.summary.textDate ?? '', a.summary.textDate ?? '')),
  );
  return {
    served,
    series,
    versions: listed.map((document) => ({
      textDate: document.summary.textDate,
      digest: document.digest,
      isFuture: isFuture(document),
    })),
    refused: [...others, ...(served === null ? later.map((document) => refuseFuture(document, today)) : [])],
    begins: later.flatMap(({ summary }) => summary.begins ?? []),
  };
}

/** The earlier of two days; `null` stands for no day. */
export function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
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

function refuseFuture({ path, summary }: Text, today: string): Refused {
  return { path, line: `${path}:1: a text that begins on ${summary.begins}, one that has begun by ${today} expected` };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
