// Words that name an act although only a part of it is meant, or all but a part.
import type { Reach, RelationKind } from '../../../../law/relation.js';
import { exceptionOf, withoutSavings } from './token/exception-words.js';

const partOf = [
  'limitatamente',
  'nella (?:sola )?parte (?:in cui|relativa)',
  // `nelle parti rimaste in vigore`: all that was left of it.
  'nelle parti (?!(?:ancora |tuttora )?(?:rimast|residu|in vigore|vigent))',
  'per l[ae] part[ei]',
  'per (?:i soli|il solo|la sola|le sole|gli aspetti)',
  // Not `anche nei confronti di`, which widens.
  '(?<!(?<!non )anche )(?:per quanto (?:concerne|riguarda|attiene)|nei confronti d)',
  '(?:in quanto|ove|se) (?:risultino |siano |sia )?(?:incompatibil[ei]|(?:in )?contrast)',
  'in parte',
  'per quanto non',
  'parzial(?:e|mente)',
  "(?:resta(?:no|ndo)?|rimane|rimangono|rimanendo|continua(?:no|ndo)?) (?:a restare |a rimanere |tuttavia )?in vigore (?:l'articol|gli articol|il comma|i commi|le disposizioni di cui a(?:ll'|gli) articol)",
  // `Gli articoli 3 e 4 della stessa legge restano in vigore.`
  "(?:(?:l'|gli )art(?:icol|t?\\.)|il comma|i commi|le disposizioni di cui a(?:ll'|gli) articol)[^.;:«]{1,80}(?:(?:resta(?:no)?|rimane|rimangono|continua(?:no)?) (?:a restare |a rimanere |tuttavia |comunque )?in|continua(?:no)? ad avere|conserva(?:no)?|mantengono|mantiene) (?:vigore|efficacia)",
  // `Sono fatti salvi i diritti acquisiti e l'articolo 4 della predetta legge.`
  "fatt[ie] salv[ie] [^.;]{0,80}(?:l'articol|gli articol|il comma|i commi)[^.;]{0,60} (?:predett|medesim|stess|citat|suddett)[oa] (?:legge|decreto|regio|testo)",
  '(?:disposizion[ei]|norm[ae]|prevision[ei]|vincol[oi])\\b(?:(?!salv[oaie])[^.;]){0,80}\\b(?:contenut[aeio]|recat[aeio]|previst[aeio]) (?:ne|da)',
];
const partOnly = new RegExp(`\\b(?:${partOf.join('|')})`, 'i');
const excepting =
  /\b(?:ad? (?:eccezione|esclusione)|eccezione? fatta|fatta eccezione|all'infuori|fuorch[eé]|meno (?=gli |il |i |l[ae] |l')|con (?:l'|le )?(?:eccezion[ei]|esclusion[ei])|salv[oaie]|eccett[ou]\w{0,6}|tranne|esclus[oaie]|qualora|subordinatamente|a condizione che|nel caso in cui)\b/i;

/**
 * Whether words that name an act mean only a part of it: `limitatamente ai fondi …`, `le disposizioni in materia contenute nel
 * decreto-legge …` (L. 296/2006, art. 1, comma 1098), `La legge … e' abrogata. Restano in vigore gli articoli 14 e 15.`
 */
export function namesPartOnly(words: string): boolean {
  return partOnly.test(words);
}

/**
 * Whether words leave open how much of an act they mean: they name a part of it, except something, or state a condition. What stands
 * beside it (`salvo quanto previsto dal comma 4`) takes nothing away.
 */
export function mayLeavePart(words: string): boolean {
  const own = withoutSavings(words);
  return namesPartOnly(own) || excepting.test(own);
}

/** A repeal, as far as it says what its unit excepts. */
interface Repeal {
  kind: RelationKind;
  reach: Reach | null;
  to: { article?: readonly string[] };
  saving: string | null;
  unit: { printed: string };
  /** Those of the unit, and of the lead of its list. */
  words: string;
}

/** A repeal of a part, with the exception that its words state in the place of a saving clause, where it has none. */
export function withException<R extends Repeal>(repeal: R): R {
  const { kind, reach, saving, to, unit, words } = repeal;
  if (kind !== 'abroga' || reach !== null || saving !== null) return repeal;
  // `Sono abrogati, ad eccezione dell'articolo 4: a) …`: the lead excepts from each item.
  const exception = exceptionOf(unit.printed) ?? exceptionOf(words);
  if (exception === null) return repeal;
  if (!unit.printed.includes(exception)) return { ...repeal, saving: exception };
  // `l'articolo 4, ad eccezione del comma 2, …; l'articolo 9 …`: of the clause that it is in.
  const clause = unit.printed.split(/;\s/).find((words) => words.includes(exception)) ?? '';
  const isOf = to.article?.some((number) => numbersIn(clause).includes(number.replace(/-.*/, ''))) ?? true;
  return isOf ? { ...repeal, saving: exception } : repeal;
}

function numbersIn(words: string): string[] {
  return words.match(/\d{1,9}/g) ?? [];
}
