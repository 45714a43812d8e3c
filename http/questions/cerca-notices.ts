// What the answer to a search says of it, beside its hits.
import { eliOutside, sigla, typeOf, wantsNothing, type TextMatches, type Words } from '../../engine/index.js';
import { citedBeside, isWithoutYear, type Resolved } from './cerca-cited.js';
import { withoutChoices } from './cerca-filter.js';
import type { Catalog } from './endpoint.js';

/** Acts that are named as not loaded, at most. */
const mostNamed = 3;

/**
 * What is to be said of the citation in the query: that the act is not loaded, that none of that number is, or that the one that is loaded
 * is meant, though the year is missing; `null` for nothing.
 * @param hit the cited place, where it is a hit
 */
export function citationNotice(
  catalog: Catalog,
  q: string,
  whole: Resolved,
  hit: object | null,
  words: Words,
): string | null {
  const cited = whole.citation.method === 'non-riconosciuta' ? citedBeside(catalog, q) : whole;
  if (cited === null) return null;
  const { found, citation } = cited;
  if (hit !== null)
    return cited.isOnlyLoaded === true && found.kind === 'one' ? words.onlyLoaded(sigla(found.act.eli)) : null;
  const outside = eliOutside(found);
  if (outside !== null) return words.citedOutside(sigla(outside));
  if (!isWithoutYear(cited)) return null;
  const known = found.kind === 'many' ? found.candidates : [];
  if (known.some(({ inCorpus }) => inCorpus)) return null;
  const asked = `${typeOf(citation.type!)?.abbreviation ?? citation.type!} ${citation.number!}`;
  return words.noneNumbered(
    asked,
    known
      .slice(0, mostNamed)
      .map(({ eli }) => sigla(eli))
      .join(', '),
  );
}

/** Why there is nothing, or what the hits lack; nothing where they have all. */
export function lackNotices(
  query: Parameters<typeof withoutChoices>[0] & { q: string; esatto: boolean },
  { total, match, searched, missing, isCut }: Pick<TextMatches, 'total' | 'match' | 'searched' | 'missing' | 'isCut'>,
  words: Words,
): string[] {
  const { q, esatto } = query;
  if (total === 0 && q.trim() === '') return [];
  if (total === 0 && wantsNothing(q)) return [words.wantsNothing];
  if (total === 0 && query.in === 'titoli') return [words.noneTitled];
  const text = searched ?? q;
  const unquoted = missing.map(({ start, end }) => wordAt(text, start, end));
  const lacking = [...new Set(unquoted)].map(words.quote).join(', ');
  if (total > 0) {
    if (match === 'all') return [];
    return [match === 'most' && lacking !== '' ? words.partly.missing(lacking) : words.partly[match]];
  }
  if (isCut === true) return [];
  if (lacking !== '') return [words.missing(lacking, esatto)];
  if (/["“«]/.test(q)) return [words.noPhrase];
  return [withoutChoices(query) === null ? words.noneTogether : words.noneNarrowed];
}

/** Words of a query without quotation marks around them, an abbreviation with its last point. */
function wordAt(text: string, start: number, end: number): string {
  const word = text.slice(start, end).replace(/^["“«]|["”»]$/g, '');
  return word.includes('.') && text[end] === '.' ? `${word}.` : word;
}
