// An act in brief, as the end of a relation, a candidate and an article name it.
import type { tags } from '#typia';
import { sigla, typeOf } from '../law/act-type.js';
import { actOfEli, articleOfEli, parseEli, partOfEli } from '../law/eli.js';
import { namedActs } from '../law/named-acts.js';
import { namePlace } from '../law/place-name.js';
import { once } from '../law/remembering.js';
import { italianDay, sayDay } from './say-day.js';

/** Un atto in breve. / An act in brief. */
export interface ActName {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Titolo, nella lingua dell’atto; null se l’atto non è nel corpus. / Title, in the language of the act; null for an act outside the corpus. */
  titolo: string | null;
  /** Il nome con cui l’atto è noto, se il suo titolo non è nel corpus: «codice di procedura civile». / The name by which the act is known, where its title is not in the corpus: “codice di procedura civile”. */
  nome?: string & tags.Example<'codice di procedura civile'>;
}

/** Un atto in breve, e se il suo testo è servito. / An act in brief, and whether its text is served. */
export interface KnownAct extends ActName {
  /** Vero se il testo dell’atto è nel corpus. / True where the text of the act is in the corpus. */
  nel_corpus: boolean;
}

/** The known facts about an act without its document; `title` is `null` outside the corpus. */
export interface ActCard {
  eli: string;
  title: string | null;
  inCorpus: boolean;
}

/** The members of an act in brief; one without a title has the name by which it is known, where there is one. */
export function nameAct({ eli, title, inCorpus }: ActCard): KnownAct {
  const name = title === null ? knownNames().get(eli) : undefined;
  return { eli, sigla: sigla(eli), titolo: title, ...(name === undefined ? {} : { nome: name }), nel_corpus: inCorpus };
}

/** Names by ELI; of several the first: the Codice civile is not called by the name of its preliminary provisions. */
const knownNames = once(
  () =>
    new Map(
      namedActs()
        .map(({ eli, name }) => [eli, name] as const)
        .reverse(),
    ),
);

/** The name that jurists use for an act, `Codice penale`; `null` where the tables have none. */
export function knownName(eli: string): string | null {
  return knownNames().get(eli) ?? null;
}

/** Abbreviations by ELI: of an act's names the first that is written with full points or in capitals, `c.p.`, `CAD`. */
const abbreviations = once(
  () =>
    new Map(
      namedActs()
        .filter(({ part }) => part === null)
        .flatMap(({ eli, aliases }) => {
          const short = aliases.find(
            ({ text, weak }) => !weak && /^(?:[A-Za-z][A-Za-z. ]{1,18}\.|[A-Z]{2,6})$/.test(text),
          );
          return short === undefined ? [] : [[eli, short.text] as const];
        })
        .reverse(),
    ),
);

/**
 * A citation as short as jurists write it: `art. 575 c.p. (testo al 7 maggio 2026)`, `art. 657, comma 2, c.p.p. (testo al …)`,
 * `art. 2, comma 1, L. 150/2000 (testo al …)`.
 * @param eli of an act, an article or a paragraph
 * @param day of the text, `null` where it is not known
 */
export function citeInShort(eli: string, comma: string | null, day: string | null): string {
  const name = nameInShort(eli, comma);
  return day === null ? name : `${name} (${textOfDay(day)})`;
}

/** `testo al 7 maggio 2026` */
export function textOfDay(day: string): string {
  return `testo ${italianDay('a', day)}`;
}

function nameInShort(eli: string, comma: string | null): string {
  const act = actOfEli(eli);
  const part = partOfEli(eli);
  const place = namePlace({ parte: part, articolo: articleOfEli(eli), comma });
  // An abbreviation names the main part: an annex, or what approves a code, is named with the act's own name.
  const short = part === null ? abbreviations().get(act) : undefined;
  if (place === '') return short ?? sigla(act);
  return short === undefined ? `${place}, ${sigla(act)}` : joinShort(place, short);
}

/** An abbreviation follows an article without a comma, and what is in an article with one: `art. 657 c.p.p.`, `art. 657, comma 2, c.p.p.` */
function joinShort(place: string, short: string): string {
  return place.includes(', ') ? `${place}, ${short}` : `${place} ${short}`;
}

/** An act alone as citations of its articles name it: `c.p.p.`, `Cost.`, and any other act by its number. */
export function citeAct(eli: string): string {
  const short = abbreviations().get(eli);
  return short !== undefined && followsPlace.test(short) ? short : sigla(eli);
}

/**
 * A place with its act as everybody reads it: `art. 575 c.p.` and `art. 657, comma 2, c.p.p.` of a code, `art. 2, L. 241/1990` of any
 * other act.
 * @param place in any language; empty for the act alone
 * @param part of the act that the place is in
 */
export function citePlace(place: string, { eli, sigla }: Pick<ActName, 'eli' | 'sigla'>, part: string | null): string {
  const short = part === null ? abbreviations().get(eli) : undefined;
  if (place === '') return sigla;
  return short !== undefined && followsPlace.test(short) ? joinShort(place, short) : `${place}, ${sigla}`;
}

/** `c.p.`, `c.p.c.`; others, `CAD`, do not say what they stand for. */
const ofCode = /^c\.[a-z. ]+\.$/;
/** Abbreviations that follow an article without a comma, `art. 97 Cost.` */
const followsPlace = /^(?:c\.[a-z. ]+|Cost)\.$/;

/** Abbreviations that say what they stand for: `c.p.c.`, `disp. att. c.c.`, `cod. proc. amm.`; `l.p.a.` and `CAD` do not. */
const telling = /^(?:c|cod|disp)\. ?[a-z]/;

/**
 * The name of an act where there is little room: the one that jurists use, or where that is too long its abbreviation, if that tells enough;
 * `null` where only its number is left.
 * @param longest in characters
 */
export function shortName(eli: string, longest: number): string | null {
  const fits = (name: string | null | undefined): name is string => name != null && name.length <= longest;
  const name = knownName(eli);
  if (fits(name)) return name;
  const short = abbreviations().get(eli);
  return fits(short) && telling.test(short) ? short : null;
}

/** An act or article as everybody reads it, without a day: `L. 241/1990`, `art. 2, L. 241/1990`, `art. 575 c.p.` */
export function nameEli(eli: string): string {
  const act = actOfEli(eli);
  return citePlace(placeOfEli(eli), { eli: act, sigla: sigla(act) }, partOfEli(eli));
}

/** An act by the name that jurists use, with its number behind: `Codice penale (R.D. 1398/1930)`; an article as `nameEli` has it. */
export function nameFirst(eli: string): string {
  const name = knownName(eli);
  return name === null || name === sigla(eli) ? nameEli(eli) : `${name} (${sigla(eli)})`;
}

/** The article that an ELI names, `art. 4, allegato II.17`; empty for an act. */
export function placeOfEli(eli: string): string {
  return namePlace({ parte: partOfEli(eli), articolo: articleOfEli(eli) });
}

/** An act or article by its ELI, the act first: `D.Lgs. 36/2023, art. 4, allegato II.17`. */
export function labelOfEli(eli: string): string {
  const place = placeOfEli(eli);
  const act = sigla(actOfEli(eli));
  return place === '' ? act : `${act}, ${place}`;
}

/**
 * A citation in full, as it can be quoted: `art. 2, comma 1, legge 7 agosto 1990, n. 241, testo al 22 dicembre 2024`, `art. 575, codice
 * penale (regio decreto 19 ottobre 1930, n. 1398), testo al …`.
 * @param eli of an act, an article or a paragraph
 * @param day of the text, `null` where it is not known
 */
export function citeInFull(eli: string, comma: string | null, day: string | null): string {
  const [act, part] = [actOfEli(eli), partOfEli(eli)];
  const place = namePlace({ parte: part, articolo: articleOfEli(eli), comma });
  const code = part === null && ofCode.test(abbreviations().get(act) ?? '') ? knownName(act) : null;
  return [
    ...(place === '' ? [] : [place]),
    code === null ? fullName(act) : `${code.charAt(0).toLowerCase()}${code.slice(1)} (${fullName(act)})`,
    ...(day === null ? [] : [textOfDay(day)]),
  ].join(', ');
}

/** `legge 7 agosto 1990, n. 241`, `Costituzione`; acts of other countries, and of types that are not known, as jurists write them. */
function fullName(eli: string): string {
  const parts = parseEli(eli);
  const type = parts === null || parts.country !== 'it' || parts.authority !== null ? null : typeOf(parts.type);
  if (parts === null || type === null) return sigla(eli);
  if (type.slug === 'costituzione') return type.name;
  const name = type.name.charAt(0).toLowerCase() + type.name.slice(1);
  const date = parts.date === null ? '' : ` ${sayDay(parts.date, 'it')}`;
  if (parts.number === null) return date === '' ? sigla(eli) : name + date;
  return date === '' ? `${name} n. ${parts.number} del ${parts.year}` : `${name}${date}, n. ${parts.number}`;
}

/** An object's JSON without its braces. */
export function members(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
