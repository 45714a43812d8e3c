// The rules by days alone: E5 to E8 of `time.md` 2.4.
import type { CauseMethod, ListedEvent } from '../../../law/version.js';
import type { Amenders, Change, FoundCause, NamedEvent } from '../change.js';

/** Days from the Gazzetta to the day of effect: the same day, the next, the fifteenth. */
export const usualDelays = [0, 1, 15];
/** A decree-law is converted within 60 days, most after 50. */
const [conversionDays, usualConversion] = [63, 50];
/** Most effects that are deferred to a day begin by then. */
const usualDeferral = 120;
/** A deferred effect is rarely later than that. */
export const longestDelay = 400;

/**
 * E5 to E7: dates alone. Where a version may be missing the start says nothing, and only the one act that is new can be it. What the list
 * leaves without a name is told by notes, where it touches an article.
 */
export function byDate(
  { start, isDated }: Change,
  amenders: Amenders,
  named: readonly NamedEvent[],
): FoundCause | null {
  const isNew = (event: ListedEvent) =>
    amenders.newEvents.some(({ act, date }) => act === event.act && date === event.date);
  const delay = ({ date }: ListedEvent) => daysBetween(date, start);
  if (!isDated) {
    const fresh = named.filter(isNew);
    return fresh.length === 1 && amenders.newEvents.length === 1 ? dated(fresh[0]!, 'rinvio') : null;
  }
  const usual = named.filter((event) => usualDaysOf(event, amenders).includes(start));
  const decrees = named.filter(
    (event) => isDecree(event) && delay(event) > usualDelays.at(-1)! && delay(event) <= conversionDays,
  );
  if (usual.length > 1) return null;
  if (usual.length === 1) {
    // On the day on which a decree-law is converted, what was published that day proves nothing.
    const isDoubtful = delay(usual[0]!) === 0 && decrees.some((event) => delay(event) >= usualConversion);
    return isDoubtful ? null : dated(usual[0]!, 'data');
  }
  if (decrees.length === 1) {
    const law = amenders.conversionOf(decrees[0]!.act);
    const published = law?.published ?? null;
    if (published === null || usualDelays.includes(daysBetween(published, start))) {
      const found = dated(decrees[0]!, 'conversione');
      return { ...found, cause: { ...found.cause!, converted: law?.law ?? null } };
    }
  }
  if (decrees.length > 0) return null;
  const deferred =
    amenders.newEvents.length > 0
      ? named.filter(isNew)
      : named.filter((event) => delay(event) <= usualDeferral && !isSpent(event, start, amenders));
  return deferred.length === 1 ? dated(deferred[0]!, 'rinvio') : null;
}

/** Whether other articles have a text since its usual day, or this one had. */
function isSpent(event: NamedEvent, start: string, amenders: Amenders): boolean {
  return usualDaysOf(event, amenders).some((day) => amenders.starts.has(day)) || isPast(event, start, amenders);
}

/** Whether what an act did to this article was due on a day on which an earlier change of it began. */
export function isPast(event: NamedEvent, start: string, amenders: Amenders): boolean {
  const days = usualDaysOf(event, amenders);
  return !days.includes(start) && days.some((day) => amenders.earlier.has(day));
}

/** The day on which an act entered into force, where it says so, else those on which acts usually do. */
function usualDaysOf({ act, date }: NamedEvent, { forceOf }: Amenders): string[] {
  const force = forceOf(act);
  return force === null ? usualDelays.map((days) => dayAfter(date, days)) : [force];
}

function isDecree({ act }: NamedEvent): boolean {
  return act.includes('/decreto-legge/');
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** E8: those that may be it: on their usual day, new in the list, or with an effect that may have been deferred to this day. */
export function undecided({ start, isDated }: Change, amenders: Amenders, named: readonly NamedEvent[]): FoundCause {
  const may = named.filter((event) => {
    const delay = daysBetween(event.date, start);
    if (amenders.newEvents.some(({ act }) => act === event.act)) return true;
    return isDated && (usualDelays.includes(delay) || (delay <= usualDeferral && !isSpent(event, start, amenders)));
  });
  return { cause: null, candidates: [...new Set(may.map(({ act }) => act))].sort() };
}

export function dated({ act, date }: ListedEvent, method: CauseMethod): FoundCause {
  const cause = { act, published: date, relation: null, evidence: null, article: null, paragraph: null };
  return { cause: { ...cause, converted: null, method }, candidates: [] };
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/**
 * Whether the words of a first text may be older than the day since which the portal has its version: a note alone can begin a version, and
 * a text that was changed carries marks. Not where the day is that of the act's own beginning.
 * @param eli of the act, or of its article
 * @param isMarked whether the text carries marks of amendment or of repeal
 */
export function mayBeOlder(eli: string, day: string, isMarked: boolean): boolean {
  const [, year, month, of] = /\/(\d{4})\/(\d\d)\/(\d\d)\//.exec(eli) ?? [];
  return !isMarked && (year === undefined || daysBetween(`${year}-${month}-${of}`, day) > longestDelay);
}
