// How an answer's text is cited in full, for formats that are filed: `legge 7 agosto 1990, n. 241, testo al 21 aprile 2026`.
import { citeInFull, words, type shapes } from '../../engine/index.js';
import type { Source } from './format.js';

/** The citation of an act, article or paragraph with the day of its text; a text without force of law is no text at a day. */
export function fullCitation({ answer, language }: Pick<Source, 'answer' | 'language'>): string {
  const text = answer.whole as shapes.Envelope & (shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer);
  const isParagraph = 'articolo' in text;
  return citeInFull(
    isParagraph ? text.articolo.eli : text.eli,
    isParagraph ? text.num : null,
    text.descrizione.startsWith(words[language].summaries) ? null : text.testo_al,
  );
}
