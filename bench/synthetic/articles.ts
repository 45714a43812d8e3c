// Articles whose words are as frequent as those of law: a Zipf distribution over made-up words, and function words between them.
import { functionWords } from '../../engine/search/fold.js';
import { drawQuantile, randomAt, type Random } from './random.js';

export interface SyntheticArticle {
  heading: string;
  text: string;
}

/** Distinct made-up words; with numbers and rare names a corpus has more, but few of them twice. */
const vocabularySize = 60_000;

/** Words of an article: quantiles of the real documents. */
const lengths = [
  [0, 8],
  [0.25, 60],
  [0.5, 120],
  [0.75, 230],
  [0.95, 700],
  [1, 4_000],
] as const;

/** Share of words that are articles, prepositions and conjunctions. */
const functionShare = 0.42;

const common = [...functionWords];

/** The made-up words, the most frequent first. */
export const zipfWords: readonly string[] = makeWords();

/** Chances up to each rank (Zipf and Mandelbrot). */
const upTo = new Float64Array(vocabularySize);
{
  let sum = 0;
  for (let rank = 0; rank < vocabularySize; rank++) upTo[rank] = sum += 1 / (rank + 2.7) ** 1.05;
  for (let rank = 0; rank < vocabularySize; rank++) upTo[rank]! /= sum;
}

/** So many articles; the same number gives the same ones. */
export function* syntheticArticles(count: number): Generator<SyntheticArticle> {
  for (let i = 0; i < count; i++) {
    const random = randomAt(5, i);
    const length = Math.round(drawQuantile(lengths, random));
    yield { heading: run(random, 4), text: lawLikeText(length, random) };
  }
}

/** So many words and a full stop. */
export function lawLikeText(words: number, random: Random): string {
  return `${run(random, words)}.`;
}

function run(random: Random, length: number): string {
  return Array.from({ length }, () => (random.chance(functionShare) ? random.pick(common) : drawWord(random))).join(
    ' ',
  );
}

/** A word by its frequency. */
export function drawWord(random: Random): string {
  const real = random.real();
  let low = 0;
  let high = vocabularySize - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (upTo[middle]! < real) low = middle + 1;
    else high = middle;
  }
  return zipfWords[low]!;
}

function makeWords(): string[] {
  const random = randomAt(11, 0);
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    let word = '';
    for (let syllables = 2 + random.below(3); syllables > 0; syllables--)
      word +=
        random.pick([...'bcdfglmnprstv']) +
        random.pick([...'aeiou']) +
        (random.chance(0.3) ? random.pick([...'lnrs']) : '');
    words.add(`${word}t${random.pick([...'aeo'])}`);
  }
  return [...words];
}
