// An act on a day: which version stands then, and what an answer says of it.
import { sigla } from '../law/act-type.js';
import { urnOf } from '../law/eli.js';
import { dayBefore } from '../law/version.js';
import { todayInRome } from '../read/corpus/today.js';
import type { ActRecord } from './act-record.js';
import type { ActHistory } from './history.js';
import { putInOf } from './history/put-in.js';
import type { Certainty, KeptVersion, KeptVersions, Position, Unheld, VersionOf } from './version.js';
import type { Stato } from './status.js';
import { firstUnheld, untilUnheld, type Place } from './unheld.js';
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
  /** The first amendment with a day within the version, which it cannot hold. */
  unheld: Unheld | null;
}

/** No version stands on a day: the first known one begins later. */
export interface NotYet {
  first: string | null;
  /** Whether that one is the text as published; else older ones are only not loaded. */
  isOriginal: boolean;
}

/** The stored versions of an act; for an act with one text, that one as its record describes it. */
export function versionsOf(record: ActRecord, history: ActHistory | null): KeptVersions {
  if (history !== null) return history.kept;
  const { vigenza_al, entrata_in_vigore, titolo, pubblicazione, n_articoli, versioni } = record.head();
  const { from, until, isOriginal } = record.textDay(null, null, {})!;
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
    articles: n_articoli - putInLater(record).length,
    changed: 0,
    events: [],
    causes: [],
    digest: versioni[0]!.impronta,
    seen: versioni[0]!.visto_il,
    order: null,
  };
  return { versions: [version], served: 0, leftOut: [] };
}

/** Places of the articles that came into the published text later, from 0 in the order of the document; hardly any act has them. */
export function putInLater(record: ActRecord): readonly number[] {
  return record.textDay()?.isMixed === true ? putInOf(record.articleKeys(), record.packed()) : [];
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
  // The served version has begun by the day on which the snapshot was made.
  if (day === null) index = Math.max(index, kept.served);
  // Of what states no day nobody knows that it was not in force.
  const isInForce = index !== -1 || versions[0]!.start === null;
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

/** @param day that was asked; `null` for the present */
export function standing(
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
  const unheld = firstUnheld(kept, index, { article: null });
  const wasEver = end === null || version.start === null || version.start <= end;
  return {
    kept,
    history,
    index,
    version,
    day,
    end: wasEver ? end : null,
    certainty: (isKnown && !isAmendedBy(unheld, day)) || !isInForce ? 'completa' : 'parziale',
    isInForce: isInForce && wasEver,
    position: positionOf(kept, index, today),
    unheld,
  };
}

/** The same for a place of the act, which another amendment may concern, or none. */
export function standingAt(at: Standing, place: Place): Standing {
  const unheld = firstUnheld(at.kept, at.index, place);
  if (unheld === at.unheld) return at;
  const isKnown = at.certainty === 'completa' || isAmendedBy(at.unheld, at.day);
  return { ...at, unheld, certainty: isKnown && !isAmendedBy(unheld, at.day) ? 'completa' : 'parziale' };
}

const isAmendedBy = (unheld: Unheld | null, day: string | null): boolean =>
  unheld !== null && unheld.day <= (day ?? todayInRome());

/** The last day of a version: the day before the next one. */
export function endOf({ versions }: KeptVersions, index: number): string | null {
  const next = versions.slice(index + 1).find(({ start }) => start !== null)?.start ?? null;
  return next === null ? null : dayBefore(next);
}

/** The last day on which a place of a version is known to stand: no day of a later one, whatever the name of its document says. */
export function knownUntil(kept: KeptVersions, index: number, place: Place): string | null {
  const { start, until, isCertain } = kept.versions[index]!;
  const end = endOf(kept, index);
  if (end === null || (start !== null && start > end)) return until;
  const known = isCertain || (until !== null && until > end) ? end : until;
  return untilUnheld(known, firstUnheld(kept, index, place));
}

/** The position of a version in time, on the day of the question. */
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

/** The position in time of an article's text, which may be older than its version, and outlast it. */
export function positionOfText(start: string | null, end: string | null, today = todayInRome()): Position {
  if (start !== null && end !== null && start > end) return 'mai_in_vigore';
  if (start !== null && start > today) return 'futura';
  return end !== null && end < today ? 'storica' : 'attuale';
}

/**
 * Whether a place had ended by the day that was asked for; `null` where it is known to have ended on a day that nobody states, and no text
 * is known to stand on the day asked.
 * @param position of its text in time
 */
export function hasEndedBy({ dal }: Stato, { day, certainty }: Standing, position: Position): boolean | null {
  if (dal !== null) return dal <= (day ?? todayInRome());
  if (position === 'storica') return certainty === 'parziale' ? null : false;
  return day === null || day >= todayInRome() ? true : null;
}

/** The address of a text. What was never in force has no day of its own: it is named as published. @param eli of the act or article */
export function eliOfText(eli: string, start: string | null, position: Position): string {
  if (position === 'mai_in_vigore') return `${eli}@originale`;
  return start === null ? eli : `${eli}@${start}`;
}

/** The members that say which version an answer is of. @param eli of the act */
export function writeVersion(standing: Standing, eli: string, language: Language): Required<VersionOf> {
  const { version, end, certainty, isInForce, position } = standing;
  const { start, officialEli, isOriginal } = version;
  const urn = urnOf(eli);
  return {
    eli_versione: eliOfText(eli, start, position),
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

function describe({ version, day, certainty, isInForce, end, unheld }: Standing, language: Language): string | null {
  const said = words[language].versions;
  if (!isInForce) return said.notInForce(version.start);
  if (unheld !== null) return said.unheld(sigla(unheld.act), unheld);
  if (certainty === 'completa') return null;
  const until = version.until ?? version.start;
  return end === null ? said.after(until, day) : said.hole(until, end);
}
