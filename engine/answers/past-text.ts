// The text of an act or an article on a day, as it is answered.
import { literal, type Piece } from '../store/piece.js';
import type { ActRecord } from './act-record.js';
import { members } from './act-name.js';
import { restateArticle, type ArticleEntry } from './article.js';
import type { ActHistory, KeptText } from './history.js';
import { isPutIn } from './history/put-in.js';
import { restOf } from './annex.js';
import type { ArticleParts } from './paragraph.js';
import { putInLater, standing, standingAt, type Standing } from './past.js';
import { listNames } from './relation-list.js';
import type { KeptVersions } from './version.js';
import type { Language } from './words.js';

/** Members of the detail of an act in a version: what follows the days. */
export function detailOn(record: ActRecord, at: Standing, language: Language): Piece[] {
  const { history, index, version, kept } = at;
  const isServed = history === null || index === kept.served;
  const putIn = isServed && version.isOriginal ? putInLater(record) : [];
  if (isServed && putIn.length === 0) return [record.detail(language)];
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
  return [literal(`,${members(own)}`), ...lists, ...bodyIn(record, at, putIn)];
}

/** The texts of a version, as the detail ends with them. @param putIn places of the articles that came into it later */
function bodyIn(record: ActRecord, { history, index, version }: Standing, putIn: readonly number[]): Piece[] {
  history?.unfoldAll();
  const body = record.body();
  const places = record.places();
  const served = record.articleKeys();
  const pieces: Piece[] = [literal(',"articoli":[')];
  const chunks: Buffer[] = [];
  const add = (suffix: string, at: number): void => {
    if (putIn.includes(at)) return;
    const unit = history?.find(suffix) ?? -1;
    const kept = history === null || unit === -1 ? null : history.textIn(unit, index);
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
  const rest = history?.find('') ?? -1;
  const kept = history === null || rest === -1 ? null : history.textIn(rest, index);
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

/** An article on the day of a version; `null` where no version has it. @param paragraph a comma of it, where that alone is asked for */
export function articleOn(
  record: ActRecord,
  ofAct: Standing,
  key: string,
  paragraph: string | null = null,
): PastArticle | AbsentArticle | null {
  const at = standingAt(ofAct, { article: key, paragraph });
  const { history, index, day, kept } = at;
  const served = record.articleParts(key);
  const unit = history?.find(key) ?? -1;
  if (history === null || unit === -1) {
    return served === null ? null : { key, parts: served, ...daysOfUnchanged(key, served, at) };
  }
  // The day of what was never in force is one of a later version.
  const isOfDay = day !== null && at.position !== 'mai_in_vigore';
  const text = isOfDay ? history.textOn(unit, index, day) : history.textIn(unit, index);
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

/**
 * The version that an article has on a day before the first one that is loaded: annexes state since when each of their articles stands.
 * @returns `null` where its text does not stand yet, or nothing says so
 */
export function standingBefore(
  record: ActRecord,
  kept: KeptVersions,
  history: ActHistory | null,
  key: string,
  day: string,
): Standing | null {
  const at = standing(kept, history, 0, day, true);
  const found = articleOn(record, at, key);
  return found !== null && 'parts' in found && found.start !== null && found.start <= day ? at : null;
}

/**
 * The days of a text that no version changed: from the first version, or from the day that the text itself states; since when an article
 * stands that was put into a published text later, nothing says.
 */
function daysOfUnchanged(key: string, { entry }: ArticleParts, { kept, certainty }: Standing) {
  const { testo_dal } = JSON.parse(entry.toString()) as ArticleEntry;
  const { start, isOriginal } = kept.versions[0]!;
  const isLater = testo_dal === null && isOriginal && isPutIn(key, entry);
  return { start: isLater ? null : (testo_dal ?? start), end: null, isCertain: certainty === 'completa' && !isLater };
}

function partsOf(record: ActRecord, key: string, text: KeptText, served: ArticleParts | null): ArticleParts | null {
  if (text.isServed) return served;
  const frame = served?.frame ?? record.articleFrame();
  return { entry: restated(record, key, text.entry), frame, cited: () => text.cited, citedBy: served?.citedBy ?? 0 };
}
