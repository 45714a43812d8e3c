// Names of annexes that are no article.
import { nameEnd, type NamedPlace } from './place-name.js';

/**
 * The Roman number of a transitional and final provision of the Constitution, which its official text has as annexes (`Allegato-XVIII`);
 * `null` for any other annex.
 * @param annex its name, or the slug of it @param sigla of its act
 */
export function transitionalNumber(annex: string, sigla: string): string | null {
  return sigla === 'Cost.' ? (/^allegato[- ]([ivx]{1,5})$/i.exec(annex)?.[1]?.toUpperCase() ?? null) : null;
}

/** An annex as a heading: `XVIII disposizione transitoria e finale`, else as it is printed. */
export function nameAnnex(annex: string, sigla: string): string {
  const number = transitionalNumber(annex, sigla);
  return number === null ? annex : `${number} disposizione transitoria e finale`;
}

/** An annex with its act, as one cites it: `XVIII disp. trans. e fin. Cost.`, `Allegato A, D.Lgs. 36/2023`. */
export function nameAnnexEnd(annex: string, sigla: string): string {
  const number = transitionalNumber(annex, sigla);
  return number === null ? `${annex}, ${sigla}` : `${number} disp. trans. e fin. ${sigla}`;
}

/** What a search found, by its place and act: {@link nameEnd}, or a transitional provision of the Constitution. */
export function nameFound(end: NamedPlace & { sigla: string }): string {
  const { articolo, parte = null, sigla } = end;
  const isTransitional = articolo === null && parte !== null && transitionalNumber(parte, sigla) !== null;
  return isTransitional ? nameAnnexEnd(parte, sigla) : nameEnd(end);
}
