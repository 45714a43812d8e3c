// An act, an article or a paragraph on a day: which version stands then, and its answer.
import { urnOf } from '../law/eli.js';
import { todayInRome } from '../read/corpus/today.js';
import { literal, type Piece } from '../store/piece.js';
import type { ActRecord } from './act-record.js';
import { members } from './act-name.js';
import { restateArticle, type ArticleEntry } from './article.js';
import type { ArticleParts } from './paragraph.js';
import type { ActHistory, KeptText } from './history.js';
import { dayBefore } from './history/build.js';
import { restOf } from './history/provision.js';
import { listNames } from './relation-list.js';
import type { Certainty, KeptVersion, KeptVersions, Position, VersionOf } from './version.js';
import { words, type Language } from './words.js';

/** A version that stands on a day. */
export interface Standing {
  kept: KeptVersions;
  history: ActHistory | null;
  index: number;
  version: KeptVersion;
  /** The day that was asked; `null` for the present. */
  day: string | null;
  /** The last day before the next version. */
  end: string | null;
  certainty: Certainty;
  /** Whether it was in force on that day. */
  isInForce: boolean;
  position: Position;
}

/** No version stands on a day: the first known one begins later. */
export interface NotYet {
  first: string | null;
  /** Whether that one is the text as published; else older ones are only not loaded. */
  isOriginal: boolean;
}

/** What is kept of the versions of an act; of one text alone what its record says. */
export function versionsOf(record: ActRecord, history: ActHistory | null): KeptVersions {
  if (history !== null) return history.kept;
  const { vigenza_al, entrata_in_vigore, titolo, pubblicazione, n_articoli, versioni } = record.head();
  const { from, until, isOriginal } = record.textDay()!;
  const version: KeptVersion = {
    start: from,
    until,
    isOriginal,
    isOtherSource: false,
    isCertain: false,
    isUnchanged: false,
    officialEli: pubblicazione.eli,
    textDate: vigenza_al,
    entryIntoForce: entrata_in_vigore,
    title: titolo,
    articles: n_articoli,
    changed: 0,
    events: [],
    causes: [],
    digest: versioni[0]!.impronta,
    order: null,
  };
  return { versions: [version], served: 0, leftOut: [] };
}

/**
 * The version that stands on a day.
 * @param day `null` for the present: the last one that has begun
 * @param published the day of the act's Gazzetta: from then on the text as published can be read
 */
export function versionOn(
  kept: KeptVersions,
  history: ActHistory | null,
  day: string | null,
  published: string | null,
): Standing | NotYet {
  const { versions } = kept;
  const on = day ?? todayInRome();
  let index = versions.findLastIndex(({ start }) => start !== null && start <= on);
  // What is served has begun, by the day on which the snapshot was made.
  if (day === null) index = Math.max(index, kept.served);
  const isInForce = index !== -1;
  if (index === -1) {
    const [first] = versions as [KeptVersion];
    const isReadable = first.start === null || (first.isOriginal && published !== null && published <= on);
    if (!isReadable && day !== null) return { first: first.start, isOriginal: first.isOriginal };
    index = 0;
  }
  return standing(kept, history, index, day, isInForce);
}

/** The text as published, where it is loaded. */
export function originalOf(kept: KeptVersions, history: ActHistory | null): Standing | null {
  const index = kept.versions.findIndex(({ isOriginal }) => isOriginal);
  return index === -1 ? null : standing(kept, history, index, kept.versions[index]!.start, true);
}

function standing(
  kept: KeptVersions,
  history: ActHistory | null,
  index: number,
  day: string | null,
  isInForce: boolean,
): Standing {
  const version = kept.versions[index]!;
  const end = endOf(kept, index);
  const today = todayInRome();
  const lastKnown = version.isCertain ? (end ?? today) : (version.until ?? version.start);
  const isKnown = version.start !== null && lastKnown !== null && (day ?? today) <= lastKnown;
  const wasEver = end === null || version.start === null || version.start <= end;
  return {
    kept,
    history,
    index,
    version,
    day,
    end: wasEver ? end : null,
    certainty: isKnown || !isInForce ? 'completa' : 'parziale',
    isInForce: isInForce && wasEver,
    position: positionOf(kept, index, today),
  };
}

/** The last day of a version: the day before the next one. */
export function endOf({ versions }: KeptVersions, index: number): string | null {
  const next = versions.slice(index + 1).find(({ start }) => start !== null)?.start ?? null;
  return next === null ? null : dayBefore(next);
}

/** Where a version stands in time, on the day of the question. */
export function positionOf(kept: KeptVersions, index: number, today: string): Position {
  const { start } = kept.versions[index]!;
  const end = endOf(kept, index);
  if (start !== null && end !== null && start > end) return 'mai_in_vigore';
  const current = Math.max(
    kept.served,
    kept.versions.findLastIndex((version) => version.start === null || version.start <= today),
  );
  if (index === current) return start !== null && start > today && index !== kept.served ? 'futura' : 'attuale';
  return index > current ? 'futura' : 'storica';
}

/** Where the text of an article stands in time: it may be older than its version, and outlast it. */
export function positionOfText(start: string | null, end: string | null, today = todayInRome()): Position {
  if (start !== null && end !== null && start > end) return 'mai_in_vigore';
  if (start !== null && start > today) return 'futura';
  return end !== null && end < today ? 'storica' : 'attuale';
}

/** The members that say which version an answer is of. @param eli of the act */
export function writeVersion(standing: Standing, eli: string, language: Language): Required<VersionOf> {
  const { version, end, certainty, isInForce, position } = standing;
  const { start, officialEli, isOriginal } = version;
  const urn = urnOf(eli);
  return {
    eli_versione: start === null ? eli : `${eli}@${start}`,
    eli_ufficiale: officialEli === null ? null : `https://www.normattiva.it/${officialEli}`,
    urn_versione: urn === null ? null : start === null ? urn : isOriginal ? `${urn}@originale` : `${urn}!vig=${start}`,
    dal: start,
    al: end,
    posizione: position,
    in_vigore: isInForce,
    originale: isOriginal,
    certezza: certainty,
    avviso_versione: describe(standing, language),
  };
}

function describe({ version, day, certainty, isInForce, end }: Standing, language: Language): string | null {
  const said = words[language].versions;
  if (!isInForce) return said.notInForce(version.start);
  if (certainty === 'completa') return null;
  const until = version.until ?? version.start;
  return end === null ? said.after(until, day) : said.hole(until, end);
}

/** Members of the detail of an act in a version: what follows the days. */
export function detailOn(record: ActRecord, at: Standing, language: Language): Piece[] {
  const { history, index, version, kept } = at;
  if (history === null || index === kept.served) return [record.detail(language)];
  const head = record.head();
  const own = {
    ...head,
    titolo: version.title,
    vigenza_al: version.textDate,
    entrata_in_vigore: version.entryIntoForce,
    pubblicazione: { ...head.pubblicazione, eli: version.officialEli },
    n_articoli: version.articles,
  };
  const lists = listNames.map((name) => record.relations(name).piece(language));
  return [literal(`,${members(own)}`), ...lists, ...bodyIn(record, history, at)];
}

/** The texts of a version, as the detail ends with them. */
function bodyIn(record: ActRecord, history: ActHistory, { index, version }: Standing): Piece[] {
  history.unfoldAll();
  const body = record.body();
  const places = record.places();
  const served = record.articleKeys();
  const pieces: Piece[] = [literal(',"articoli":[')];
  const chunks: Buffer[] = [];
  const add = (suffix: string, at: number): void => {
    const unit = history.find(suffix);
    const kept = unit === -1 ? null : history.textIn(unit, index);
    if (unit !== -1 && (kept === null || kept.isAbsent)) return;
    const entry =
      kept === null || kept.isServed
        ? body.subarray(places[2 * at], places[2 * at + 1])
        : restated(record, suffix, kept.entry);
    if (chunks.length > 0) chunks.push(comma);
    chunks.push(entry);
  };
  if (version.order === null) served.forEach(add);
  else {
    const numbers = new Map(served.map((suffix, i) => [suffix, i]));
    for (const suffix of version.order)
      add(suffix, numbers.get(suffix) ?? numbers.get(servedSpelling(served, suffix)) ?? -1);
  }
  const rest = history.find('');
  const kept = rest === -1 ? null : history.textIn(rest, index);
  const behind = kept === null || kept.isServed ? restOf(body, { articles: places }) : kept.entry;
  return [...pieces, literal(Buffer.concat(chunks)), literal('],'), literal(behind)];
}

const comma = Buffer.from(',');

function servedSpelling(served: readonly string[], suffix: string): string {
  return served.find((one) => one === suffix) ?? suffix;
}

function restated(record: ActRecord, suffix: string, entry: Buffer): Buffer {
  return record.hasStatus ? restateArticle(entry, record.status(suffix)) : entry;
}

/** An article of a version. */
export interface PastArticle {
  /** ELI suffix as the act that is served has it, or as the version has. */
  key: string;
  parts: ArticleParts;
  /** The first and last day of this text of the article. */
  start: string | null;
  end: string | null;
  isCertain: boolean;
}

/** An article that a version does not have: the day on which it begins first, where that is known. */
export interface AbsentArticle {
  first: string | null;
  /** The day since which it is no longer there. */
  gone: string | null;
}

/** An article on the day of a version; `null` where no version has it. */
export function articleOn(record: ActRecord, at: Standing, key: string): PastArticle | AbsentArticle | null {
  const { history, index, day, kept } = at;
  const served = record.articleParts(key);
  const unit = history?.find(key) ?? -1;
  if (history === null || unit === -1) {
    return served === null ? null : { key, parts: served, ...daysOfUnchanged(served, at) };
  }
  const text = day === null ? history.textIn(unit, index) : history.textOn(unit, index, day);
  const { changes } = history.changes(unit);
  if (text === null || text.isAbsent) {
    const next = changes.find(({ dal }) => text === null || dal === null || (at.day !== null && dal > at.day));
    return text === null
      ? { first: next?.dal ?? kept.versions[0]!.start, gone: null }
      : { first: next?.dal ?? null, gone: text.start };
  }
  const parts = partsOf(record, key, text, served);
  if (parts === null) return null;
  const change = changes.findLast(({ dal }) => dal === null || text.start === null || dal <= text.start) ?? changes[0];
  const isOwnDay = text.start !== null && text.start > (at.version.start ?? '') && text.version > index;
  return {
    key,
    parts,
    start: change?.dal ?? text.start,
    end: change?.al ?? null,
    isCertain: at.certainty === 'completa' || isOwnDay,
  };
}

/** What nothing changed in any version stands since the first one, or since the day that it states itself. */
function daysOfUnchanged({ entry }: ArticleParts, { kept, certainty }: Standing) {
  const { testo_dal } = JSON.parse(entry.toString()) as ArticleEntry;
  return { start: testo_dal ?? kept.versions[0]!.start, end: null, isCertain: certainty === 'completa' };
}

function partsOf(record: ActRecord, key: string, text: KeptText, served: ArticleParts | null): ArticleParts | null {
  if (text.isServed) return served;
  const frame = served?.frame ?? record.articleFrame();
  return { entry: restated(record, key, text.entry), frame, cited: () => text.cited, citedBy: served?.citedBy ?? 0 };
}
