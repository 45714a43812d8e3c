// An act, article or paragraph as programs that keep references have it: CSL-JSON, from which they cite in any style.
import {
  actOfEli,
  citeAct,
  citeInFull,
  citePlace,
  knownName,
  parseEli,
  partOfEli,
  placeOfEli,
  portalUrl,
  sigla,
  textOfDay,
  words,
  type shapes,
} from '../../engine/index.js';
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
  /** Of which day the text is: `testo al 7 maggio 2026`. */
  version?: string;
  /** The citation in full, with the day of the text. */
  note: string;
}

type Found = shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer;

/** ELI of the act or article, and the paragraph. */
function placeOf(found: Found): { place: string; comma: string | null } {
  return 'articolo' in found ? { place: found.articolo.eli, comma: found.num } : { place: found.eli, comma: null };
}

/** The citation in short, with the day of the text: `art. 575 c.p. (testo al …)`, `c.p. (testo al …)`, `art. 2, L. 241/1990 (testo al …)`. */
export function shortOf({ id, section, version }: Pick<Reference, 'id' | 'section' | 'version'>): string {
  const place = id.split('/com/')[0]!;
  const act = actOfEli(place);
  const name =
    section === undefined ? citeAct(act) : citePlace(section, { eli: act, sigla: sigla(act) }, partOfEli(place));
  return version === undefined ? name : `${name} (${version})`;
}

/** The bibliographic reference for an answer about an act, an article or a paragraph. */
export function referenceOf({ answer, publicUrl, language }: Source): Reference {
  const found = answer.whole as Found;
  const { place, comma } = placeOf(found);
  const { eli: act, titolo: title } = 'norma' in found ? found.norma : found;
  const parts = parseEli(act);
  const day = found.descrizione.startsWith(words[language].summaries) ? null : found.testo_al;
  const section = [placeOfEli(place), ...(comma === null ? [] : [`comma ${comma}`])]
    .filter((part) => part !== '')
    .join(', ');
  const url = publicUrl === null ? portalUrl(place) : `${publicUrl}/norme/${place.replace('eli:/', '')}`;
  return {
    id: found.eli,
    type: 'legislation',
    title: title ?? sigla(act),
    'title-short': knownName(act) ?? sigla(act),
    ...(parts?.number == null ? {} : { number: parts.number }),
    ...(parts === null ? {} : { issued: { 'date-parts': [(parts.date ?? parts.year).split('-').map(Number)] } }),
    ...(section === '' ? {} : { section }),
    language: 'it',
    ...(url === null ? {} : { URL: url }),
    ...(day === null ? {} : { version: textOfDay(day) }),
    note: citeInFull(place, comma, day),
  };
}
