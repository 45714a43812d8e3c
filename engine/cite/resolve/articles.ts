// The articles that a citation names, in a corpus.
import { articleEli, articleNumber } from '../../law/eli.js';
import { otherSpellings } from '../../law/eli/article-number.js';
import type { Citation } from '../citation/citation.js';
import type { ActIndex, Resolution } from './resolution.js';

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
 * ELIs of all articles that a citation names, in the order written. Of an act of the corpus those that it has; of another act whose ELI is
 * known, those that the words name.
 */
export function articlesOf(citation: Citation, resolution: Resolution, index: ActIndex): string[] {
  const { article, moreArticles, part, looseNumber } = citation;
  if (resolution.kind !== 'one' && resolution.kind !== 'unknown') return [];
  if (article === null) return resolution.kind === 'one' && resolution.article !== null ? [resolution.article] : [];
  const { act } = resolution;
  const eli = act?.eli ?? (resolution.kind === 'unknown' ? resolution.eli : null);
  if (eli === null) return [];
  const named: Named[] = [
    { article, part, looseNumber },
    ...moreArticles.map((more) => ({ article: more.article, part, looseNumber: null })),
  ];
  const elis = named.flatMap((one) => {
    const known = findArticle(eli, one, index)?.eli;
    if (known !== undefined) return known;
    const number = act?.inCorpus === true ? null : articleNumber(one.article!);
    return number === null ? [] : articleEli(eli, part, number);
  });
  return [...new Set(elis)];
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
