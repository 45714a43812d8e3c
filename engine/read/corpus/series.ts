// The documents of one act as its versions in time: in order, each once, of one export as far as one has them (`time.md` R1 to R11).
import type { Publication, TextDays } from '../../law/act.js';

/** The members of a document that decide its place in the series. */
export interface Text {
  path: string;
  digest: string;
  summary: {
    eli: string;
    textDate: string | null;
    begins: string | null;
    textDays: TextDays;
    publication: Publication;
  };
}

/** A version of an act. */
export interface SeriesVersion<Document> {
  document: Document;
  /** The day on which it begins; `null` where nothing states one. */
  start: string | null;
  /** The last day of which it is known that this text stands. */
  until: string | null;
  isOriginal: boolean;
  /** Whether it comes from another export than most versions of the act. */
  isOtherSource: boolean;
  /** Whether it is known to stand up to the day before the next version: there is one, and none between the two can be missing. */
  isCertain: boolean;
}

/** Why a document that could be read is no version: of that start another one counts, of this export or another; or it lies among those of one export. */
export type LeftOutText = 'superata' | 'stessa-versione' | 'altra-fonte';

export interface Series<Document> {
  /** Oldest first. */
  versions: SeriesVersion<Document>[];
  leftOut: { document: Document; because: LeftOutText; instead: Document }[];
}

/**
 * Orders the documents of one publication of an act.
 *
 * Documents are grouped by their export: the ZIP, or the folder and the way in which names are made. The group with most versions counts, of
 * several the one with the newest; others add only what lies before or after it. Of one start the highest number counts, then the text that
 * was seen last.
 */
export function orderVersions<Document extends Text>(
  documents: readonly Document[],
  packDay: (path: string) => string | null = () => null,
): Series<Document> {
  const leftOut: Series<Document>['leftOut'] = [];
  const groups = groupByExport(documents).map((group) => ({
    ...group,
    texts: oneOfEachStart(group.texts, packDay, leftOut),
  }));
  groups.sort(
    (a, b) => b.texts.length - a.texts.length || compare(lastKey(b.texts, packDay), lastKey(a.texts, packDay)),
  );
  const [main, ...others] = groups;
  let versions = main!.texts.map((document) => ({ document, group: main! }));
  for (const group of others) {
    const [first, last] = [startOf(versions[0]!.document), startOf(versions.at(-1)!.document)];
    const [earlier, later]: (typeof versions)[] = [[], []];
    for (const document of group.texts) {
      const start = startOf(document);
      if (start > last) later!.push({ document, group });
      else if (start < first) earlier!.push({ document, group });
      else {
        const instead = standingOn(versions, start);
        leftOut.push({ document, because: startOf(instead) === start ? 'stessa-versione' : 'altra-fonte', instead });
      }
    }
    versions = [...earlier!, ...versions, ...later!];
  }
  // A text as published opens the series, even where a version of it begins before it was in force.
  versions.sort((a, b) => Number(isOriginal(b.document)) - Number(isOriginal(a.document)));
  return {
    versions: versions.map(({ document, group }, i) => {
      const next = versions[i + 1];
      return {
        document,
        start: document.summary.textDays.from,
        until: next === undefined ? lastKnown(document, packDay) : document.summary.textDays.until,
        isOriginal: isOriginal(document),
        isOtherSource: group !== main,
        isCertain: next !== undefined && next.group === group && follows(document, next.document),
      };
    }),
    leftOut,
  };
}

/** The days after today on which a text begins, or is no longer known to stand. */
export function turnsOf({ versions }: Series<unknown>, today: string): string[] {
  const begun = versions.flatMap(({ start }) => start ?? []);
  const over = versions.flatMap(({ until, isCertain }) => (until === null || isCertain ? [] : dayAfter(until)));
  return [...begun, ...over].filter((day) => day > today);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** A document that is all that is known of an act in time. */
export function onlyVersion<Document extends Text>(document: Document): Series<Document> {
  return orderVersions([document]);
}

/** A line for each document that is no version, though its text is not that of one: `path:1: found, expected`. */
export function leftOutTexts({ leftOut }: Series<Text>): string[] {
  return leftOut
    .filter(({ because }) => because !== 'stessa-versione')
    .map(({ document: { path }, because, instead }) => {
      const found =
        because === 'superata' ? 'another text of one version' : 'a version between those of another export';
      return `${path}:1: ${found}, ${instead.path} read in its place`;
    });
}

/** The documents of one export. */
interface Group<Document> {
  texts: Document[];
}

function groupByExport<Document extends Text>(documents: readonly Document[]): Group<Document>[] {
  const groups = new Map<string, Group<Document>>();
  for (const document of documents) {
    const { path } = document;
    const packed = path.indexOf('!');
    const isNumbered = numberOf(path) !== null;
    const product = isNumbered ? 'versions' : /_(?:VIGENZA_\d|ORIGINALE)/i.test(nameOf(path)) ? 'portal' : 'other';
    const place = packed === -1 ? path.slice(0, Math.max(path.lastIndexOf('/'), 0)) : path.slice(0, packed);
    const key = `${product} ${place}`;
    const group = groups.get(key) ?? { texts: [] };
    group.texts.push(document);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Sorted by start; of several with one start the last. */
function oneOfEachStart<Document extends Text>(
  documents: readonly Document[],
  packDay: (path: string) => string | null,
  leftOut: Series<Document>['leftOut'],
): Document[] {
  const sorted = [...documents].sort((a, b) => compare(orderKey(a, packDay), orderKey(b, packDay)));
  return sorted.filter((document, i) => {
    const next = sorted[i + 1];
    if (next === undefined || startOf(next) !== startOf(document) || isOriginal(next) !== isOriginal(document))
      return true;
    const last = sorted.findLast((other) => startOf(other) === startOf(document))!;
    leftOut.push({ document, because: 'superata', instead: last });
    return false;
  });
}

/** The last day of which a pack of consolidated texts knows that its newest one stands: the day on which it was made. */
function lastKnown({ path, summary }: Text, packDay: (path: string) => string | null): string | null {
  const { until, isOriginal } = summary.textDays;
  const made = isOriginal ? null : packDay(path);
  return made !== null && made > (until ?? '') ? made : until;
}

/** Whether no version can lie between two of one pack: its numbers have no gap. */
function follows(document: Text, next: Text): boolean {
  const [own, other] = [numberOf(document.path), numberOf(next.path)];
  return own !== null && other === own + 1;
}

function standingOn<Document extends Text>(versions: readonly { document: Document }[], start: string): Document {
  return (versions.findLast(({ document }) => startOf(document) <= start) ?? versions[0]!).document;
}

/** By start, then the day of its export, then number, then the day on which it was seen, then its bytes. */
function orderKey(document: Text, packDay: (path: string) => string | null): string {
  const { path, digest, summary } = document;
  const number = String(numberOf(path) ?? 0).padStart(4, '0');
  const original = isOriginal(document) ? '0' : '1';
  return `${startOf(document)} ${original} ${packDay(path) ?? ''} ${number} ${summary.textDays.until ?? ''} ${digest}`;
}

function lastKey(texts: readonly Text[], packDay: (path: string) => string | null): string {
  return orderKey(texts.at(-1)!, packDay);
}

function startOf({ summary }: Text): string {
  return summary.textDays.from ?? summary.textDate ?? '';
}

function isOriginal({ summary }: Text): boolean {
  return summary.textDays.isOriginal;
}

/** n of `…_V<n>.xml`, the number of a version in a pack. */
function numberOf(path: string): number | null {
  const found = /_V(\d{1,4})\.\w+$/i.exec(path);
  return found === null ? null : Number(found[1]);
}

function nameOf(path: string): string {
  return path.split(/[\\/!]/).at(-1)!;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
