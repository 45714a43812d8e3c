// Operations on third acts in the new words of an amendment: D.Lgs. 4/2008 gives D.Lgs. 152/2006 an article that repeals others. They are
// not operations of the amending act: they only show what an editors' sentence about them means.
import type { Act, Article } from '../../../../law/act.js';
import { startsArticle } from './quotation/novella.js';
import { actsNamedIn } from './acts-named.js';
import { readArticleOperations, type PlacedOperation } from './operations.js';
import { readOutline, type Outline, type Unit } from './unit/outline.js';
import { textual } from './token/patterns.js';
import { mayNameAct } from './token/spans.js';

/**
 * Reads the quotations of an article's paragraphs; each operation stands where the quotation does.
 * @param paragraphs numbers of the paragraphs, all where none is given
 * @param amended whether the amending act's own words change an act: what new words say of that one is part of the change
 */
export function readQuotedOperations(
  act: Act,
  article: Article,
  { units, quotations }: Outline,
  paragraphs: readonly string[],
  amended: (act: string) => boolean,
): PlacedOperation[] {
  const actOf = actsNamedIn(act);
  return units
    .filter(({ paragraph }) => paragraphs.length === 0 || paragraphs.includes(paragraph ?? ''))
    .flatMap((unit) => quotedIn(unit).map((index) => ({ unit, words: quotations[index]! })))
    .filter(({ words }) => mayNameAct(words) && textual.test(words.toLowerCase()))
    .flatMap(({ unit, words }) =>
      articlesOf(words)
        .flatMap((text) =>
          readArticleOperations({ ...article, heading: null }, readOutline(text), act.eli, new Set(), actOf),
        )
        .filter((operation) => !amended(operation.act))
        .map((operation) => ({ ...operation, paragraph: unit.paragraph, point: unit.point })),
    );
}

/** The numbers of the quotations in a unit and below it. @param isMeant whether those behind some words are */
export function quotedIn({ text, children }: Unit, isMeant: (before: string) => boolean = () => true): number[] {
  return [
    ...[...text.matchAll(/«(\d+)»/g)].flatMap(({ 1: number, index }) =>
      isMeant(text.slice(Math.max(0, index - 120), index)) ? Number(number) : [],
    ),
    ...children.flatMap((child) => quotedIn(child, isMeant)),
  ];
}

/** The articles of a quotation: paragraphs are counted anew in each. */
function articlesOf(words: string): string[] {
  const pieces: string[][] = [[]];
  for (const line of words.split('\n')) {
    if (startsArticle(line)) pieces.push([]);
    pieces.at(-1)!.push(line);
  }
  return pieces.map((lines) => lines.join('\n'));
}
