// An act, article or paragraph as programs that keep references have it: CSL-JSON, from which they cite in any style.
import { citeInFull, parseEli, placeOfEli, portalUrl, sigla, words, type shapes } from '../../engine/index.js';
import type { Source } from './format.js';

/** An item of the type `legislation` (https://docs.citationstyles.org/en/stable/specification.html, CSL 1.0.2); what is not known is absent. */
export interface Reference {
  id: string;
  type: 'legislation';
  title: string;
  'title-short': string;
  number?: string;
  /** Year, month and day, as far as they are known. */
  issued?: { 'date-parts': [number[]] };
  /** The place in the act: `art. 2, comma 1`. */
  section?: string;
  language: 'it';
  URL?: string;
  /** The citation in full, with the day of the text. */
  note: string;
}

/** The bibliographic reference for an answer about an act, an article or a paragraph. */
export function referenceOf({ answer, publicUrl, language }: Source): Reference {
  const found = answer.whole as shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer;
  const comma = 'articolo' in found ? found.num : null;
  const place = 'articolo' in found ? found.articolo.eli : found.eli;
  const { eli: act, titolo: title } = 'norma' in found ? found.norma : found;
  const parts = parseEli(act);
  const isSummary = found.descrizione.startsWith(words[language].summaries);
  const section = [placeOfEli(place), ...(comma === null ? [] : [`comma ${comma}`])]
    .filter((part) => part !== '')
    .join(', ');
  const url = publicUrl === null ? portalUrl(act) : `${publicUrl}/norme/${place.replace('eli:/', '')}`;
  return {
    id: found.eli,
    type: 'legislation',
    title: title ?? sigla(act),
    'title-short': sigla(act),
    ...(parts?.number == null ? {} : { number: parts.number }),
    ...(parts === null ? {} : { issued: { 'date-parts': [(parts.date ?? parts.year).split('-').map(Number)] } }),
    ...(section === '' ? {} : { section }),
    language: 'it',
    ...(url === null ? {} : { URL: url }),
    note: citeInFull(place, comma, isSummary ? null : found.testo_al),
  };
}
