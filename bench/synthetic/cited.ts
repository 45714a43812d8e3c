// Synthetic documents whose articles cite one another, with words as frequent as those of law.
import type { ReadDocument } from '../../engine/read/akn/read-document.js';
import { lawLikeText } from './articles.js';
import { modelAct } from './act-model.js';
import { planCorpus } from './outline.js';
import { randomAt, type Random } from './random.js';
import { eliOf, readModel } from './read-model.js';

/** Citations of an article: 1.25 in the mean. */
const citationsOfArticle = [0, 0, 0, 1, 1, 1, 2, 5] as const;

/** How unevenly acts are cited: of 180,000 the most cited has a fifth of all citations. */
const skew = 7;

/** A word of law is so many characters long in the mean, its blank included. */
const charactersPerWord = 6.6;

/** A step from act to act that meets all of them, so that those cited most are of all years. */
const stride = 7_919;

/** So many documents, oldest first; the same number gives the same ones. */
export function* citingDocuments(acts: number): Generator<ReadDocument> {
  const outline = planCorpus(acts, 1);
  const draw = (random: Random) => {
    const act = (Math.floor(random.real() ** skew * acts) * stride) % acts;
    const article = random.chance(0.8) ? String(1 + random.below(outline.articles[act]!)) : null;
    const text = `${article === null ? '' : `articolo ${article} della `}legge n. ${outline.numbers[act]}`;
    return { text, own: null, target: { act: eliOf(outline, act), part: null, article, paragraph: null, point: null } };
  };
  for (let act = 0; act < acts; act++) {
    const random = randomAt(19, act);
    const document = readModel(modelAct(outline, act));
    for (const article of document.act.articles) {
      article.text = lawLikeText(Math.ceil(article.text.length / charactersPerWord), random);
      for (let left = random.pick(citationsOfArticle); left > 0; left--) article.references.push(draw(random));
    }
    yield document;
  }
}
