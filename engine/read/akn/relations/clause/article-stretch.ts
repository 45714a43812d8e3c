// Which of the quoted words are those of one article: `sono sostituiti dai seguenti: «Art. 5 … Art. 6 …»`.
import type { Stretch } from '../../../../law/wording.js';
import { quotedArticles, quotedDivision, quotedLines } from './place/quoted.js';

/**
 * The article with that number in quoted words that hold several, without the heading of the division behind it; the whole stretch where it is
 * not found. Articles may each have quotation marks of their own, which do not belong to them.
 * @param text of the article that quotes them, in which the stretch is
 */
export function articleStretch(stretch: Stretch | null, text: string, number: string | null): Stretch | null {
  if (stretch === null || number === null) return stretch;
  const words = text.slice(stretch.start, stretch.end);
  let start: number | null = null;
  let before = 0;
  // Where the heading of a division begins, which words of the law do not follow before the next article.
  let heading: number | null = null;
  for (const { line, start: at, end: lineEnd } of quotedLines(words)) {
    const [found] = quotedArticles(line);
    const mark = opened.exec(line)?.[0].length ?? 0;
    if (found !== undefined && start !== null) {
      const end = heading ?? before;
      const isClosed = mark > 0 && closed.test(words.slice(start, end));
      return { start: stretch.start + start, end: stretch.start + end - (isClosed ? 1 : 0) };
    }
    if (found?.number === number) start = at + mark;
    if (quotedDivision([line]) !== null) heading ??= before;
    else if (found !== undefined || labelled.test(line)) heading = null;
    before = lineEnd;
  }
  return start === null ? stretch : { start: stretch.start + start, end: stretch.end };
}

const opened = /^\s{0,5}["«“]/;
const closed = /["»”]$/;

/** `1. Il giudice …`, `a) le parti`: a line of the law, which no heading is. */
const labelled = /^\s{0,5}(?:\d{1,4}(?:-[a-z]{2,12})?[.)]|[a-z]{1,3}\))\s/;
