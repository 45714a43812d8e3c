// The day that separates the texts that have begun from later ones.
import { once } from '../../law/remembering.js';

/** Made when it is first asked for: that takes longer than all else of a start that asks for no day. */
const italian = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }));

/** `2026-11-22`, in Italy. */
export function todayInRome(now: Date = new Date()): string {
  return italian().format(now);
}
