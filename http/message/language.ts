// Chooses the language of an answer.
import Negotiator from 'negotiator';
import { languages, type Language } from '../../engine/index.js';

/** Longer headers than any honest client sends are not read. */
const maxHeaderLength = 1000;

/**
 * The best match of an `Accept-Language` header, by q-values, among Italian and English; Italian where there is none.
 * `en-GB` counts as `en`.
 */
export function negotiateLanguage(header: string | undefined): Language {
  if (header === undefined || header.length > maxHeaderLength) return 'it';
  // A region never decides between two languages, so ranges are cut down to their first subtag.
  const ranges = header.replace(/(^|[,\s])(it|en)-[A-Za-z0-9-]+/gi, '$1$2');
  const negotiator = new Negotiator({ headers: { 'accept-language': ranges } });
  return (negotiator.language([...languages]) as Language | undefined) ?? 'it';
}
