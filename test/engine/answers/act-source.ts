// An act of a few articles, as it is read.
import type { Act } from '../../../engine/law/act.js';

/** @param texts of its articles, which are numbered from 1 */
export function actOf(eli: string, texts: readonly string[]): Act {
  return {
    eli,
    urn: null,
    type: 'legge',
    number: '4',
    date: '2001-02-03',
    title: 'Prova',
    publication: { date: null, number: null, editorialCode: null, eli: null },
    textDate: null,
    begins: null,
    textDays: { from: null, until: null, isConsolidated: false, isOriginal: false },
    entryIntoForce: null,
    preamble: null,
    conclusions: null,
    articles: texts.map((text, i) => ({
      eli: `${eli}/art/${i + 1}`,
      number: String(i + 1),
      part: null,
      heading: null,
      division: [],
      text,
      notes: [],
      repealed: false,
      references: [],
      noted: [],
      textSince: null,
      amendedText: false,
      graphic: false,
    })),
    annexes: [],
  };
}
