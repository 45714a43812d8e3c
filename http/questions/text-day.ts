// When the text of an act, an article or a paragraph stands, as the answers that show it say.
import { writeTextDay, type ActRecord, type shapes, type Language } from '../../engine/index.js';
import type { Catalog } from './endpoint.js';
import { questionUrl } from './question-url.js';

/** The act or place that the text belongs to. */
export interface TextPlace {
  record: ActRecord;
  /** ELI of the act or article. */
  eli: string;
  /** ELI suffix of the article; `null` for the act. */
  key: string | null;
  paragraph?: string;
  /** The days of another version than the one that is served. */
  version?: NonNullable<Parameters<ActRecord['textDay']>[2]>;
  /** The last day of the text, where a later version is loaded. */
  end?: string | null;
}

/** The members that say when the text of a place stands. */
export function datedText(catalog: Catalog, place: TextPlace, language: Language): shapes.DatedText {
  const { record, eli, key, paragraph = null, version, end = null } = place;
  const day = record.textDay(key, paragraph, version)!;
  const { until, listed } = day;
  // An amendment of which a loaded text shows that it came later is listed by its own day.
  const dal = until === null ? undefined : listed !== null && listed <= until ? listed : dayAfter(until);
  const list = questionUrl('/api/public/relazioni', { norma: eli, dir: 'in', dal });
  return writeTextDay(day, list, language, catalog.envelopes.hasSummaries, end === null ? null : dayAfter(end));
}

function dayAfter(day: string): string {
  const next = Number(day.slice(8)) + 1;
  // Most days: without a Date a fifth of the time.
  if (next <= 28) return day.slice(0, 8) + String(next).padStart(2, '0');
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(next);
  return date.toISOString().slice(0, 10);
}
