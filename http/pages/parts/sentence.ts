// The sentence of a relation: its two ends and the verb between them, joined as one reads them aloud.
import type { shapes } from '../../../engine/index.js';
import { named } from '../../formats/named-place.js';

type End = shapes.Relation['da'];

/** A verb with all the places that its relation names, of which it says the first: `ha i commi 1, 2, 3, 4, 5 … abrogati da`. */
export function wholeVerb(end: End, verb: string): string {
  const cut = verb.indexOf(' …');
  if (cut === -1) return verb;
  const before = verb.slice(0, cut);
  for (const [part] of named) {
    const labels = (end[part] ?? '').split(', ').map((label) => (part === 'lettera' ? `${label})` : label));
    for (let count = labels.length - 1; count > 0; count--) {
      const first = ` ${labels.slice(0, count).join(', ')}`;
      if (before.endsWith(first))
        return `${before.slice(0, before.length - first.length)} ${labels.join(', ')}${verb.slice(cut + 2)}`;
    }
  }
  return verb;
}

/**
 * The verb as it agrees with its subject, where that is a place of several parts: `commi 1, 2` `sono modificati da`.
 * @param place the place that stands before the verb; one without places within it is one thing
 */
export function agreeingVerb({ comma, lettera, numero }: Within, verb: string, language: string): string {
  const isSeveral = (numero ?? lettera ?? comma ?? '').includes(', ');
  if (language !== 'it') return isSeveral ? verb.replace(/^\S+/, pluralInEnglish) : verb;
  const isPoint = lettera !== null && numero === null;
  const ending = isSeveral ? (isPoint ? 'e' : 'i') : isPoint ? 'a' : 'o';
  const agreed = verb.replace(
    /^è (\p{L}{1,20}[st]t?)o(?: (illegittim)o)?(?=[ ,])/u,
    (whole, word: string, more?: string) =>
      word === 'oggett' ? whole : `è ${word}${ending}${more === undefined ? '' : ` ${more}${ending}`}`,
  );
  return isSeveral ? agreed.replace(/^\p{L}+/u, pluralInItalian) : agreed;
}

type Within = Pick<End, 'comma' | 'lettera' | 'numero'>;

/** `modifica` → `modificano`, `sostituisce` → `sostituiscono`. */
function pluralInItalian(verb: string): string {
  if (verb === 'è') return 'sono';
  if (verb === 'ha') return 'hanno';
  return verb
    .replace(/viene$/, 'vengono')
    .replace(/isce$/, 'iscono')
    .replace(/a$/, 'ano')
    .replace(/e$/, 'ono');
}

/** `amends` → `amend`. */
function pluralInEnglish(verb: string): string {
  if (verb === 'is') return 'are';
  return verb === 'has' ? 'have' : verb.replace(/s$/, '');
}

/** Italian articles, alone and with the prepositions that end verbs; by the gender, number and first letters of the name that follows. */
const joined: Record<string, Record<Form, string>> = {
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
  const [, before = '', preposition] = /^(.* )?(di|da|in|su)$/.exec(verb) ?? [];
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
