// Italian articles and prepositions before the names of acts and places.

/** Italian articles, alone and with the prepositions that end verbs; by the gender, number and first letters of the name that follows. */
const joined: Record<string, Record<Form, string>> = {
  a: { elided: 'all’', feminine: 'alla ', masculine: 'al ', impure: 'allo ', several: 'alle ' },
  di: { elided: 'dell’', feminine: 'della ', masculine: 'del ', impure: 'dello ', several: 'delle ' },
  da: { elided: 'dall’', feminine: 'dalla ', masculine: 'dal ', impure: 'dallo ', several: 'dalle ' },
  in: { elided: 'nell’', feminine: 'nella ', masculine: 'nel ', impure: 'nello ', several: 'nelle ' },
  su: { elided: 'sull’', feminine: 'sulla ', masculine: 'sul ', impure: 'sullo ', several: 'sulle ' },
  '': { elided: 'l’', feminine: 'la ', masculine: 'il ', impure: 'lo ', several: 'le ' },
};
/** `impure` is masculine before `st`, `several` feminine. */
type Form = 'elided' | 'feminine' | 'masculine' | 'impure' | 'several';

/**
 * The verb as it stands before a name, the blank between them included: `abroga il comma 2 dell’`, `è abrogato dal `.
 * @param name `art. 2, comma 1`, `D.L. 34/2020` or `Codice penale`
 */
export function verbBefore(name: string, verb: string, language: string): string {
  const form = language === 'it' ? formOf(name) : null;
  if (form === null) return `${verb} `;
  const [, before = '', preposition] = /^(.* )?(a|di|da|in|su)$/.exec(verb) ?? [];
  return preposition === undefined ? `${verb} ${joined['']![form]}` : before + joined[preposition]![form];
}

/** The first word of a name, by the Italian article that it takes. */
const firstWords: readonly (readonly [Form, RegExp])[] = [
  ['elided', /^(?:art\. |Ordinamento |(?:allegato|elenco)(?![a-z]))/i],
  ['feminine', /^(?:L\.|Cost\.|Costituzione|Corte cost\.|(?:Legge|Riforma|Tabella|Parte|Sezione) )/i],
  ['masculine', /^(?:D\.|R\.D\.|(?:Codice|Decreto|Regolamento|Testo unico|Libro|Titolo|Capo|Prospetto) )/i],
  ['impure', /^Statuto /i],
  ['several', /^(?:Disposizioni|Norme) /i],
];

/** The Italian article that a name takes; `null` where only a reader can decide. */
function formOf(name: string): Form | null {
  if (name.includes(';')) return null;
  return firstWords.find(([, first]) => first.test(name))?.[0] ?? null;
}

/** Whether a name can stand in a sentence behind its article: not «Dopo di noi», «Orario di lavoro». */
export function takesArticle(name: string): boolean {
  return formOf(name) !== null;
}
