// The day that separates the texts that have begun from later ones.
import { once } from '../../law/remembering.js';

/** Made when it is first asked for: that takes longer than all else of a start that asks for no day. */
const italian = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }));

/** `2026-11-22`, in Italy. */
export function todayInRome(now: Date = new Date()): string {
  return italian().format(now);
}

/**
 * Whether a day, `2026-11-22`, has begun in Italy. It does so an hour or two before it begins in UTC: only of the day after that of UTC is the
 * calendar of Italy asked.
 */
export function hasBegun(day: string, now: Date = new Date()): boolean {
  if (day <= now.toISOString().slice(0, 10)) return true;
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return day === tomorrow && day <= todayInRome(now);
}

/** The moment at which a day begins in Italy, in milliseconds: an hour or two before it begins in UTC. */
export function beginningOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = midnight - 2 * hour;
  return todayInRome(new Date(summer)) === day ? summer : midnight - hour;
}

const hour = 3_600_000;
