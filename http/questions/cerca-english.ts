// English words in a search: where the query as written finds too few, the Italian words that the law has are searched. For a reader of
// Italian only where no text has all the words of the query and every one of them is English, or it is an English sentence.
import {
  citationInItalian,
  parseCitation,
  translateQuery,
  type Language,
  type TextMatches,
  type Translation,
} from '../../engine/index.js';
import type { Catalog, Context } from './endpoint.js';
import type { FoundActs } from './find-acts.js';

/** Hits that have every word as written, below which Italian words are looked for. */
const fewest = 10;

/** The members that tell how a search was done, and whether the query is what a hit is cited by, and nothing else. */
type Told = Pick<TextMatches, 'total' | 'match' | 'searched' | 'added'> & { isCitation?: boolean };

/** What is searched for, as it was written or in Italian. */
export interface Searched {
  q: string;
  isTranslated: boolean;
}

/** The language of the reader, and whether a word as it is written tells something: texts have it, and not very many. */
export interface Reader {
  language: Language;
  isThere: (word: string) => boolean;
}

/**
 * The result of `find` for the query. If that is too little and the query has English terms of law, the result for their Italian words, with
 * a note that these were searched.
 * @param find searches for a text
 * @param findWhole searches for it where `find` only finds a part: Italian words are looked for where the whole is too little
 */
export async function findEnglish<Found extends Told>(
  { q, esatto }: { q: string; esatto: boolean },
  reader: Reader,
  find: (asked: Searched) => Promise<Found>,
  findWhole: ((asked: Searched) => Promise<Told>) | null = null,
): Promise<Found> {
  const asked = { q, isTranslated: false };
  const written = await find(asked);
  const isEnough = ({ total, match, searched, isCitation }: Told) =>
    isCitation === true || (total >= fewest && match === 'all' && searched === null);
  const italian = esatto || isEnough(written) ? null : translateFor(reader, q);
  if (italian === null) return written;
  if (findWhole !== null && written.total > 0 && isEnough(await findWhole(asked))) return written;
  const isWritten = written.total > 0 && written.match !== 'most' && written.searched === null;
  if (reader.language !== 'en' && !italian.isSentence && isWritten) return written;
  const found = await find({ q: italian.text, isTranslated: true });
  if (found.total === 0) return written;
  return { ...found, searched: found.searched ?? italian.text, added: [...italian.added, ...found.added] };
}

/**
 * The translation of a query; for a reader of Italian only of an English sentence, or of one that is English as a whole: not word by word
 * where Italian texts have one of these words as a loan.
 */
function translateFor({ language, isThere }: Reader, q: string): Translation | null {
  const translation = translateQuery(q, isThere);
  if (translation === null || language === 'en' || translation.isSentence) return translation;
  const isLoan = translation.added.length > 1 && translation.added.some(({ word }) => isThere(word));
  return translation.isWhole && !isLoan ? translation : null;
}

/** A query that is an English citation and nothing else, as an Italian one: `law 241/1990`, `legge 241/1990`; `null` for any other. */
export function citedInItalian(q: string): string | null {
  const italian = citationInItalian(q);
  if (italian === null) return null;
  const written = parseCitation(q, { suggests: false });
  const { method, type, name, article, start, end } = parseCitation(italian, { suggests: false });
  if (method === 'non-riconosciuta' || start > 0 || end < italian.length) return null;
  const isSame = written.type === type && written.name === name && written.article === article;
  return isSame && written.method !== 'non-riconosciuta' ? null : italian;
}

/** As the search for an answer needs it. */
export const readerOf = (catalog: Catalog, { language }: Pick<Context, 'language'>): Reader => ({
  language,
  isThere: (word) => catalog.text.tells(word),
});

/**
 * The acts that `find` finds; where none has the words as written and none is cited, those that it finds for the
 * Italian words, or the act outside the corpus that these cite, and what was searched then.
 */
export async function findActsEnglish(
  q: string,
  reader: Reader,
  find: (q: string) => Promise<FoundActs>,
): Promise<{ found: FoundActs; searched: string | null }> {
  const isThere = ({ acts, first, match }: FoundActs) => first > 0 || (acts.length > 0 && match === 'all');
  const cited = citedInItalian(q);
  if (cited !== null) return { found: await find(cited), searched: cited };
  const written = await find(q);
  const italian = isThere(written) ? null : translateFor(reader, q);
  if (italian === null) return { found: written, searched: null };
  const found = await find(italian.text);
  return isThere(found) || found.outside !== null
    ? { found, searched: italian.text }
    : { found: written, searched: null };
}

/** What `find` finds for the words as written; where that is nothing, for the first reading in Italian that finds something. */
export async function findTermsEnglish<Found>(
  q: string,
  reader: Reader,
  find: (q: string) => Promise<readonly Found[]>,
): Promise<{ found: readonly Found[]; searched: string | null }> {
  const written = await find(q);
  const italian = written.length > 0 ? null : translateFor(reader, q);
  for (const reading of italian?.readings ?? []) {
    const found = await find(reading);
    if (found.length > 0) return { found, searched: reading };
  }
  return { found: written, searched: null };
}
