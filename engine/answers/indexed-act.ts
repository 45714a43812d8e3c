// An act of the corpus on its way to the full-text index.
import type { ActSummary } from '../read/corpus.js';
import { namesByAct } from '../search/known-names.js';
import type { IndexedText } from '../search/text.js';
import type { Stato, StatusOf } from './status.js';

/** An act as the full-text indexes take it: its words, or its number in the snapshot that has them already. */
export type ActWords = Omit<IndexedText, 'words'> & { words: Uint8Array | number };

/** Acts of the corpus as the full-text index takes them. */
export function indexedAs(statusOf: StatusOf) {
  const names = namesByAct();
  return (act: ActSummary, words: Uint8Array | number, states: readonly (Stato | null)[]): ActWords => ({
    title: act.title,
    names: [...(names.get(act.eli) ?? [])],
    date: act.date,
    isEnded: statusOf(act.eli) !== null,
    endedArticles: states.map((state) => state !== null),
    words,
  });
}
