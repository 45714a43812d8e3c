// Orders of old conversion laws that name their place in front and take it up by a pronoun: `Art. 9: sopprimerlo.`
import { upTo, type Place } from './place/place.js';

const order =
  /^(?:(?:(all'|l'|al\s|il\s|alla\s|la\s|agli\s|gli\s|ai\s|i\s|alle\s|le\s)?((?:articol[oi]|artt?\.|comm[ai]|letter[ae]|numer[oi]|period[oi]|capovers[oi]|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim)[oai]\s[a-z]{5,10})[^:;«]{0,80}))[:,.]\s{1,3}(?:[-–]\s)?)?(soppri|sostitui)(?:mer|r)l[oaie](?![a-z])/i;
const objects: Record<string, string> = { "all'": "l'", al: 'il', alla: 'la', agli: 'gli', ai: 'i', alle: 'le' };

/**
 * A line with the place behind its verb: `sopprimere l'articolo 9`; other lines as they are.
 * @param printed in the document's case, quotations masked
 * @param above the place to which the lines above it lead
 */
export function withoutPronoun(printed: string, above: Place): string {
  const [words, lead, named, stem] = order.exec(printed) ?? [];
  if (words === undefined) return printed;
  const place = named === undefined ? placeOf(above) : objectOf(lead, named);
  const verb = stem!.toLowerCase() === 'soppri' ? 'sopprimere' : 'sostituire';
  return place === null ? printed : `${verb} ${place}${printed.slice(words.length)}`;
}

function objectOf(lead: string | undefined, named: string): string {
  const printed = lead?.trim().toLowerCase();
  const article = printed === undefined ? (/^a/i.test(named) ? "l'" : 'il') : (objects[printed] ?? printed);
  return article.endsWith("'") ? article + named : `${article} ${named}`;
}

/** The narrowest place of those that are named by one number; `null` for others. */
function placeOf(place: Place): string | null {
  const { article, paragraph } = place;
  const isNarrower = Object.keys(place).some((level) => !(level in upTo(place, 'point')));
  if (isNarrower || article?.length !== 1) return null;
  if (paragraph === undefined) return `l'articolo ${article[0]!}`;
  return paragraph.length === 1 ? `il comma ${paragraph[0]!}` : null;
}
