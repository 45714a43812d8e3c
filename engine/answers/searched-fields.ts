// The words of what is indexed, read again: for a search whose phrase must be there to the letter.
import type { TextSearch } from '../search/text.js';
import type { Acts } from './acts.js';

/** Reads the title of an act, or heading and text of an article by its number in the order of the corpus. @param search which tells the act of an article */
export const readFields =
  (acts: Acts, search: () => TextSearch) =>
  (kind: 'acts' | 'articles', document: number): string[] => {
    if (kind === 'acts') return [acts.card(document).title ?? ''];
    const { act, article } = search().articleAt(document);
    const record = acts.record(act);
    const { rubrica, testo } = record.articleEntry(record.articleKey(article))!;
    return [rubrica ?? '', testo];
  };
