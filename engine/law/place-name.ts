// Names of places in an act: every title, hit, citation, table and text takes them from these functions. Imports nothing, so that the
// pages' scripts can use it, too.

/** A place in an act; what is `null` or absent is not named. */
export interface NamedPlace {
  /** The part that the article is of, by its printed name or in words; `null` in the main part, which is never named. */
  parte?: string | null;
  articolo: string | null;
  comma?: string | null;
  lettera?: string | null;
}

/** `art. 4, comma 1, lett. a, allegato II.17`, `art. 7, commi 1, 3`; empty for an act as a whole. */
export function namePlace({ parte = null, articolo, comma = null, lettera = null }: NamedPlace): string {
  const places = [
    ...(articolo === null ? [] : [`art. ${articolo}`]),
    ...(comma === null ? [] : [`${comma.includes(', ') ? 'commi' : 'comma'} ${comma}`]),
    ...(lettera === null ? [] : [`lett. ${lettera}`]),
    ...(parte === null ? [] : [namePart(parte)]),
  ];
  return places.join(', ');
}

/** `art. 4, allegato II.17, D.Lgs. 36/2023`; the act alone where no place in it is named. */
export function nameEnd(end: NamedPlace & { sigla: string }): string {
  return [namePlace(end), end.sigla].filter((part) => part !== '').join(', ');
}

/** `Art. 4, allegato II.17`: an article as a title. */
export function titleArticle({ num, parte }: { num: string; parte: string | null }): string {
  return namePlace({ parte, articolo: num }).replace('a', 'A');
}

/** Annexes whose name goes on with a number or letter. */
const numbered = /^(allegato|annesso|appendice|elenco|prospetto|quadro|tabella) (n\. ?)?([^ ].{0,200})$/i;

/**
 * A part in running text: `Allegati - Allegato II.17` → `allegato II.17`, `TABELLA B` → `tabella B`, `testo`, the articles that
 * approve what stands in the annexes, → `testo di approvazione`.
 */
export function namePart(part: string): string {
  if (part === 'testo') return 'testo di approvazione';
  const name = innerName(part);
  const [, noun, number = '', label] = numbered.exec(name) ?? [];
  if (noun !== undefined && label !== undefined)
    return `${noun.toLowerCase()} ${number.toLowerCase()}${label.replace(/ ([a-z]{3,12})$/, '-$1')}`;
  return name === name.toUpperCase() ? name.toLowerCase() : name.charAt(0).toLowerCase() + name.slice(1);
}

/** `Allegati - Allegato I.01`, `Allegato II.2-Allegato II.2 bis`: the last name is the part's own. */
export function innerName(part: string): string {
  return /^.{1,200}?\s?-\s?((?:allegato|tabella|regolamento|codice)\b.{0,200})$/i.exec(part)?.[1] ?? part;
}
