// The list of events that a document carries: who touched its act, and when.
import type { ListedEvent } from '../../law/version.js';
import type { DocumentRecord } from '../corpus.js';

/** The events of a document's list, in the order of their days: acts, and what it leaves without a name. */
export function eventsOf({ summary }: DocumentRecord): ListedEvent[] {
  const events = summary.listed.flatMap(({ act, date }): ListedEvent[] => (date === null ? [] : [{ act, date }]));
  const unnamed = summary.unnumberedDays.map((date): ListedEvent => ({ act: null, date }));
  return [...events, ...unnamed].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
