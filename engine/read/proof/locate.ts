// A place that a clause names → where it stands in the text of the article, at a paragraph, a point, a number, a period.
import { pointLetter } from '../../law/eli/point-letter.js';
import { articleNumber } from '../../law/eli.js';
import { readParagraphs } from '../../law/paragraph.js';
import type { Stretch, WordPlace } from '../../law/wording.js';

/** A place in a text: the narrowest stretch first, each wider one behind it; `exact`: whether all levels that are named were found. */
export interface Located {
  stretches: readonly Stretch[];
  exact: boolean;
}

/** Finds a place in a text. */
export function locate(text: string, place: WordPlace): Located {
  const whole = { start: 0, end: text.length };
  const steps: Stretch[] = [whole];
  let exact = true;
  const narrow = (values: readonly string[], find: (within: Stretch, value: string) => Stretch | null): void => {
    if (values.length === 0 || !exact) return;
    const found = values.map((value) => find(steps[0]!, value));
    const [first, last] = [found[0], found.at(-1)];
    if (first == null || last == null) exact = false;
    else steps.unshift({ start: first.start, end: last.end });
  };
  narrow(place.paragraphs, (_, value) => paragraphIn(text, value));
  narrow(place.points, (within, value) => labelledIn(text, within, value, 'point'));
  narrow(place.numbers, (within, value) => labelledIn(text, within, value, 'number'));
  narrow(place.sentences, (within, value) => sentenceIn(text, within, value));
  return { stretches: steps, exact };
}

/** A paragraph by its number, or, where none has one, by its place in the order; a mark of repeal keeps its number. */
function paragraphIn(text: string, number: string): Stretch | null {
  const paragraphs = readParagraphs(text);
  const own = paragraphs.filter((paragraph) => paragraph.number === number);
  if (own.length === 1) return own[0]!;
  if (own.length > 1 || paragraphs.some((paragraph) => paragraph.number !== null)) return null;
  return nth(paragraphs, number);
}

function nth<Item>(items: readonly Item[], ordinal: string): Item | null {
  if (ordinal.startsWith('ultim')) return items.at(-1) ?? null;
  if (ordinal.startsWith('penultim')) return items.at(-2) ?? null;
  return items[Number(ordinal) - 1] ?? null;
}

const labels = {
  point: new RegExp(String.raw`^\s{0,9}(${pointLetter}(?:-[a-z]{2,20})?(?:\.\d{1,2})?)\)`),
  number: /^\s{0,9}(\d{1,3}(?:-[a-z]{2,20})?(?:\.\d{1,2})?)[).]/,
};

/** The lines from the one with a label up to the next label of its rank. */
function labelledIn(text: string, within: Stretch, value: string, rank: keyof typeof labels): Stretch | null {
  let start: number | null = null;
  for (let at = within.start; at < within.end;) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 || newline > within.end ? within.end : newline;
    const line = text.slice(at, end);
    const label = labels[rank].exec(line)?.[1];
    const isOuter = rank === 'number' && labels.point.test(line);
    if (start !== null && at > start && (label !== undefined || isOuter)) return { start, end: at - 1 };
    if (start === null && label !== undefined && articleNumber(label) === value && at > within.start - 1) start = at;
    at = end + 1;
  }
  return start === null ? null : { start, end: within.end };
}

/** A mark that may end a period, and the words before one that does not: `art.`, `n.`, the number of a paragraph. */
const stop = /[.](?=\s{1,3}["«(]?\p{Lu})/gu;
const abbreviation =
  /(?:^|[\s(])(?:artt?|lett|pag|cfr|ecc|dott|prof|sig|lgs|cost|nn?|\p{L}|[dlr](?:\.[a-z])+|\d{1,4}(?:-[a-z]{2,20})?)$/iu;

/** The periods of a stretch, one behind the other. */
export function sentencesIn(text: string, { start, end }: Stretch): Stretch[] {
  const words = text.slice(start, end);
  const sentences: Stretch[] = [];
  let from = 0;
  for (const { index } of words.matchAll(stop)) {
    if (
      abbreviation.test(words.slice(Math.max(from, index - 24), index)) &&
      !/\bcomma \d{1,3}$/.test(words.slice(Math.max(0, index - 12), index))
    )
      continue;
    sentences.push({ start: start + from, end: start + index + 1 });
    from = index + 1;
  }
  if (words.slice(from).trim() !== '') sentences.push({ start: start + from, end });
  return sentences;
}

function sentenceIn(text: string, within: Stretch, ordinal: string): Stretch | null {
  const found = nth(sentencesIn(text, within), ordinal);
  if (found === null) return null;
  const lead = /^\s*/.exec(text.slice(found.start, found.end))![0].length;
  return { start: found.start + lead, end: found.end };
}
