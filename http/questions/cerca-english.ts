// English words in a search: where the query as written finds too few, the Italian words that the law has are searched.
import { translateQuery, type Language, type TextMatches } from '../../engine/index.js';

/** Hits that have every word as written, below which Italian words are looked for. */
const fewest = 10;

/** The members that tell how a search was done. */
type Told = Pick<TextMatches, 'total' | 'match' | 'searched' | 'added'>;

/**
 * The result of `find` for the query. For a reader of English, if that is too little and the query has English terms of law, the result for
 * their Italian words, with a note that these were searched.
 * @param find searches for a text
 */
export async function findEnglish<Found extends Told>(
  { q, esatto }: { q: string; esatto: boolean },
  language: Language,
  find: (q: string) => Promise<Found>,
): Promise<Found> {
  const written = await find(q);
  const isEnough = written.total >= fewest && written.match === 'all' && written.searched === null;
  const italian = language !== 'en' || esatto || isEnough ? null : translateQuery(q);
  if (italian === null) return written;
  const found = await find(italian.text);
  if (found.total === 0) return written;
  return { ...found, searched: found.searched ?? italian.text, added: [...italian.added, ...found.added] };
}
