// A day as a number, in columns.

/** `2001-02-03` as 20010203; 0 for none. */
export function dayNumber(day: string | null): number {
  return day === null ? 0 : Number(day.replaceAll('-', ''));
}
