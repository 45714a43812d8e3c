// Headings of annex articles that stand without their parentheses (`Art. 635.`, `Danneggiamento.`), told by what the other articles of the part have.
import type { RawArticle } from './raw-provisions.js';

/** So many articles of a part have to have a heading, and so large a share of those with a text of more than one line. */
const [fewest, share] = [20, 0.9];
const longest = 700;

/** Words that make a sentence of a line: `Le pene principali sono`. */
const verb =
  /(?<![\p{L}'])(?:e'|è|sono|si|ha|hanno|non|puo'|può|possono|deve|devono|sia|siano|viene|vengono)(?![\p{L}'])/iu;

/**
 * Takes the first line for the heading where nearly all articles of the part have one and this one does not, if it is no sentence and no mark.
 * Where it stayed, it would be a paragraph of the law, and those behind it were counted wrong.
 */
export function takeBareHeadings(articles: readonly RawArticle[]): void {
  const parts = new Map<string, RawArticle[]>();
  for (const article of articles) {
    if (article.part === null) continue;
    const known = parts.get(article.part);
    if (known === undefined) parts.set(article.part, [article]);
    else known.push(article);
  }
  for (const own of parts.values()) {
    const headed = own.filter(({ heading }) => heading !== null).length;
    const bare = own.filter(({ heading, lines }) => heading === null && lines.length > 1);
    if (headed < fewest || headed < (headed + bare.length) * share) continue;
    for (const article of bare) {
      const [first, second] = article.lines;
      if (!isBareHeading(first!) || !/^[«"(\p{Lu}\d]/u.test(second!)) continue;
      article.heading = first!.replace(/[\s.]{1,9}$/, '');
      article.lines = article.lines.slice(1);
    }
  }
}

function isBareHeading(line: string): boolean {
  if (line.length > longest || !/^\p{Lu}/u.test(line) || /[:;,]$/.test(line) || /^\d|\d$/.test(line)) return false;
  return /\p{Ll}{3}/u.test(line) && !verb.test(line);
}
