// What the `<ref>` over some words says of the place that they name.
import type { Target } from '../../law/act.js';
import type { Citation, OwnPlace } from '../../cite/cite.js';
import { articleNumber, parseEli } from '../../law/eli.js';
import { actOf } from './named-act.js';
import { ofAmended } from './own-references.js';
import type { Link } from './reference-links.js';

/**
 * The places that a link says: `legge 18 novembre 2019, n. 133, l'articolo 12` is of that law. None where the link runs on to a place of
 * another act, `legge 18 novembre 2019, n. 133, e di cui all'articolo 12`; `null` where the words alone tell.
 */
export function linkedPlace(place: OwnPlace, { start, target }: Link, law: string): Target[] | null {
  const [first] = place.articles;
  if (first === undefined) return null;
  const number = articleNumber(first.article);
  const isSame = target.article !== null && number !== null && isLike(number, target.article);
  const before = law.slice(start, place.start);
  if (before === '') return isSame ? ofAmended(place, target) : null;
  return isSame && /\d,?\s(?:l['’]\s?|gli\s)?$/.test(before) ? ofAmended(place, target) : [];
}

/**
 * The link of a citation, as far as the citation is what it leads to; `null` where none is, or the words name another act. Words before
 * link where they differ: the link takes the last date and number in the words (`decreto legislativo 25 luglio 1998, n. 286, 416` leads
 * to n. 416), a third day, another code. A name that several codes had is the one of its time, which only the link knows; an authority
 * too is better told by the link.
 */
export function ownLink(
  citation: Citation,
  text: string,
  links: readonly Link[],
  citations: readonly Citation[],
): Target | null {
  for (const { start, end, words, target } of links) {
    const said = actOf(citation);
    const shared = citations.some(
      (other) => other !== citation && other.start < end && start < (other.placeEnd ?? other.end),
    );
    const isShared = shared || runsOn(words, text);
    if (said === null ? isShared : said !== target.act && wordsWin(citation, said, target.act)) continue;
    // `decreto legislativo n. 82 del 2005 e dell'articolo 3` runs on to the article of the act behind it.
    const isPlaced = /\bart/i.test(text) || !/\bart/i.test(words);
    return isPlaced || (!isShared && target.article === null) ? target : { act: target.act, ...nowhere };
  }
  return null;
}

/** `legge 18 novembre 2019, n. 133, e di cui all'articolo 12`: the link has an article behind the citation that is not of its act. */
function runsOn(words: string, text: string): boolean {
  const at = words.indexOf(text);
  const rest = at === -1 ? '' : words.slice(at + text.length);
  return /\bart/i.test(rest) && !/^,?\s?(?:l['’]\s?|gli\s|il\scomma\s\S{1,20}\sdell['’]\s?)?art/i.test(rest);
}

/** An act as a whole. */
export const nowhere = { part: null, article: null, paragraph: null, point: null };

function wordsWin({ method, named, number, year }: Citation, said: string, linked: string): boolean {
  if (method !== 'numero') return named.length === 1 && !named.includes(linked);
  const other = parseEli(linked);
  if (other === null || other.number !== number || Number(other.year) !== year) return true;
  return other.authority === null && eliByDay.test(said);
}

const eliByDay = /\/\d{4}\/\d\d\/\d\d\//;

/** Articles that may be one under two spellings (`14-vicies semel`, `14-unvicies`): same number, both with or both without a suffix. */
export function isLike(said: string, linked: string): boolean {
  const [a, b] = [/^\d*/.exec(said)![0], /^\d*/.exec(linked)![0]];
  return a === b && (a === said) === (b === linked);
}
