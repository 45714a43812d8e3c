// The confidence of a citation.
import type { Citation, Method, RecallRule } from './citation.js';

/**
 * Measured: how many of so many that were read by hand named the right act. `nome`, `numero`, `identificatore` and `non-statale` on the public gold
 * citations and our own prose (`test/engine/cite/prose.jsonl`); what leads back on that prose, on the 46 back references of official
 * documents that are answered when their number and year are taken away (62 with the year alone away, for `number`), and on samples of
 * those that have none, 14 to 16 a rule, read one by one. The rules were made looking at these same texts, save `prose-fourth.jsonl`,
 * `prose-fifth.jsonl`, `prose-sixth.jsonl`, `prose-antecedents.jsonl`, `prose-seventh.jsonl` and `prose-eighth.jsonl`: they count as they were answered before their misses were mended
 * (`non-statale` and `bare` of the fourth, `non-statale` of the sixth, `bare` of the antecedents and `last` of the eighth: after).
 */
export const measured: Readonly<Record<Method | RecallRule | 'several', { right: number; of: number }>> = {
  identificatore: { right: 191, of: 193 },
  numero: { right: 1033, of: 1035 },
  nome: { right: 693, of: 693 },
  'non-statale': { right: 143, of: 143 },
  'non-riconosciuta': { right: 0, of: 1 },
  number: { right: 74, of: 74 },
  only: { right: 112, of: 113 },
  last: { right: 37, of: 39 },
  article: { right: 23, of: 23 },
  bare: { right: 5, of: 5 },
  several: { right: 16, of: 16 },
};

const rounded = new Map(
  Object.entries(measured).map(([key, { right, of }]) => [key, Math.floor(wilsonBound(right, of) * 100) / 100]),
);

/** 0 to 1: the lower bound of a 95 % Wilson interval, by the way in which the citation was understood. */
export function confidenceOf({ method, recall, mayMean }: Citation): number {
  return rounded.get(mayMean.length > 0 ? 'several' : (recall?.rule ?? method))!;
}

/** Lower bound of the 95 % Wilson score interval for `right` of `of`. */
function wilsonBound(right: number, of: number): number {
  const z = 1.959964;
  const rate = right / of;
  const square = (z * z) / of;
  return Math.max(0, (rate + square / 2 - z * Math.sqrt((rate * (1 - rate) + square / 4) / of)) / (1 + square));
}
