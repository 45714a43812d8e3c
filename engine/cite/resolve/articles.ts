// The articles that a citation names, in a corpus.
import { articleEli, articleNumber } from '../../law/eli.js';
import { otherSpellings } from '../../law/eli/article-number.js';
import type { Citation } from '../citation/citation.js';
import type { CitedPlace } from '../provision/provision.js';
import type { ActIndex, KnownAct, Resolution } from './resolution.js';

/** Names of the part that holds the general provisions before the Civil Code, as editions call it. */
const generalProvisions = [
  'Disposizioni sulla legge in generale',
  'Preleggi',
  'Disposizioni preliminari',
  'Allegato 1',
];

interface FoundArticle {
  eli: string;
  /** Number as asked for, and as found. */
  asked: string;
  number: string;
}

type Named = Pick<Citation, 'article' | 'part' | 'looseNumber'>;

/** The article of that act that text or relations know, or `null`. */
export function findArticle(act: string, { article, part, looseNumber }: Named, index: ActIndex): FoundArticle | null {
  if (article === null) return null;
  const [asked, longer] =
    looseNumber === null ? [article, []] : [`${article} ${looseNumber}`, [`${article}.${looseNumber}`]];
  for (const within of partsOf(part))
    for (const number of [...longer, ...spellings(article)]) {
      const eli = index.hasArticle(act, number, within);
      if (eli !== null) return { eli, asked, number };
    }
  return null;
}

/**
 * ELIs of all articles that a citation names, in the order written. Of an act of the corpus those that it has, with all that stand
 * between the ends of a range; of another act whose ELI is known, those that the words name.
 */
export function articlesOf(citation: Citation, resolution: Resolution, index: ActIndex): string[] {
  const { part } = citation;
  const eli = eliOf(resolution);
  if (citation.article === null)
    return resolution.kind === 'one' && resolution.article !== null ? [resolution.article] : [];
  if (eli === null) return [];
  const isLoaded = actOf(resolution)?.inCorpus === true;
  const found: string[] = [];
  let passedOver: string[] = [];
  for (const named of places(citation)) {
    const known = findArticle(eli, named, index)?.eli;
    const number = known !== undefined || isLoaded ? null : articleNumber(named.article);
    const one = known ?? (number === null ? null : articleEli(eli, part, number));
    if (named.within === true) {
      if (one !== null) passedOver.push(one);
      continue;
    }
    const from =
      isLoaded && known !== undefined && named.rangeFrom !== undefined
        ? findArticle(eli, { article: named.rangeFrom, part, looseNumber: null }, index)?.eli
        : undefined;
    found.push(...((from && index.articlesBetween(eli, from, known!)) ?? passedOver));
    passedOver = [];
    if (one !== null) found.push(one);
  }
  return [...new Set([...found, ...passedOver])];
}

/** The articles that the words of a citation name, those apart that a range passes over, each with the ELI by which text or relations know it. */
export function namedArticles(
  citation: Citation,
  resolution: Resolution,
  index: ActIndex,
): { number: string; eli: string | null }[] {
  const eli = eliOf(resolution);
  if (citation.article === null || eli === null) return [];
  return places(citation)
    .filter(({ within }) => within !== true)
    .map((named) => ({ number: named.article, eli: findArticle(eli, named, index)?.eli ?? null }));
}

/** The articles of a citation with the part that all of them are of; the first is not `null`. */
function places({ article, part, looseNumber, moreArticles }: Citation) {
  const first: Named & Pick<CitedPlace, 'article' | 'within' | 'rangeFrom'> = { article: article!, part, looseNumber };
  return [first, ...moreArticles.map((more) => ({ ...more, part, looseNumber: null }))];
}

function actOf(resolution: Resolution): KnownAct | null {
  return resolution.kind === 'one' || resolution.kind === 'unknown' ? resolution.act : null;
}

/** ELI of the act that is meant, where it is one. */
function eliOf(resolution: Resolution): string | null {
  return actOf(resolution)?.eli ?? (resolution.kind === 'unknown' ? resolution.eli : null);
}

function partsOf(part: string | null): (string | null)[] {
  if (part === null) return [null];
  return part === generalProvisions[0] ? generalProvisions : [part];
}

/** `314.15` is also written `314/15`, `01` may be `1`, `21-nonies` stands in official texts as `21-novies`. */
export function spellings(article: string): string[] {
  const number = articleNumber(article) ?? article;
  return [
    ...new Set([
      number,
      number.replace(/^0{1,6}(?=\d)/, ''),
      number.replace('.', '-'),
      number.replace(/(\d)-(?=\d)/, '$1.'),
      ...otherSpellings(number),
    ]),
  ];
}
