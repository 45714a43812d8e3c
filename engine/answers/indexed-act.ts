// An act of the corpus on its way to the full-text index.
import type { ActSummary } from '../read/corpus.js';
import { namesByAct } from '../search/known-names.js';
import type { IndexedText } from '../search/text.js';
import type { PackedText, UncountedText } from './body.js';
import type { Stato, StatusOf } from './status.js';

/** An act as the full-text index takes it, its words counted or not. */
export type ActWords = Omit<IndexedText, 'words'> & { words: Uint8Array | UncountedText };

/** Acts of the corpus as the full-text index takes them. */
export function indexedAs(statusOf: StatusOf) {
  const names = namesByAct();
  return (act: ActSummary, { words, deflated, articles }: PackedText, states: readonly (Stato | null)[]): ActWords => ({
    title: act.title,
    names: [...(names.get(act.eli) ?? [])],
    date: act.date,
    isEnded: statusOf(act.eli) !== null,
    endedArticles: states.map((state) => state !== null),
    words: words ?? { eli: act.eli, deflated, articles },
  });
}
