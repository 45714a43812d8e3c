// The day that separates the texts that have begun from later ones.

const italian = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** `2026-11-22`, in Italy. */
export function todayInRome(now: Date = new Date()): string {
  return italian.format(now);
}
