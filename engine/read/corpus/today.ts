// The day that separates the texts that have begun from later ones.
import { once } from '../../law/remembering.js';

/** For moments of other rules. Making it takes 34 ms, more than all else of a start. */
const calendar = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }));

const hour = 3_600_000;
/** From the end of the summer of 1996 on the rule of {@link offset} holds. */
const ruleFrom = Date.UTC(1996, 9, 27, 1);

/** `2026-11-22`, in Italy. */
export function todayInRome(now: Date = new Date()): string {
  const moment = now.getTime();
  return moment < ruleFrom ? calendar().format(now) : new Date(moment + offset(now)).toISOString().slice(0, 10);
}

/**
 * How far the clocks of Italy are ahead of UTC, in milliseconds: summer is from the last Sunday of March to that of October, each at one
 * o'clock UTC (Directive 2000/84/EC, articles 2 and 3; the same since the autumn of 1996).
 */
function offset(now: Date): number {
  const year = now.getUTCFullYear();
  return lastSunday(year, 2) <= now.getTime() && now.getTime() < lastSunday(year, 9) ? 2 * hour : hour;
}

/** One o'clock UTC of the last Sunday of a month of 31 days. @param month from 0 */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * 24 * hour;
}

/**
 * Whether a day, `2026-11-22`, has begun in Italy. It does so an hour or two before it begins in UTC: only of the day after that of UTC is the
 * calendar of Italy asked.
 */
export function hasBegun(day: string, now: Date = new Date()): boolean {
  if (day <= now.toISOString().slice(0, 10)) return true;
  const tomorrow = new Date(now.getTime() + 24 * hour).toISOString().slice(0, 10);
  return day === tomorrow && day <= todayInRome(now);
}

/** The moment at which a day begins in Italy, in milliseconds: an hour or two before it begins in UTC. */
export function beginningOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = midnight - 2 * hour;
  return todayInRome(new Date(summer)) === day ? summer : midnight - hour;
}
