// A verb of an amending clause, as its words and those around it say what it does.
import { clauseOf } from './before.js';
import { kindOf, listBehind, ordinal } from './patterns.js';
import { isInstead } from './instead.js';
import { newName, newNumber, own, type PlaceToken, type Token } from './token.js';

/**
 * The token of a verb, and a sign behind it that its operations follow.
 * @param verb its words
 * @param isOrder whether it is an infinitive that amends
 * @param text the words that follow it
 */
export function verbTokens(verb: string, isOrder: boolean, before: readonly Token[], text: string): Token[] {
  const behind = text.slice(0, 40);
  const named = isDenied(before, verb, behind) || isTold(verb, before, text) ? null : kindOf(verb);
  const kind = named === 'inserisce' && isInstead(clauseOf(before), behind) ? 'sostituisce' : named;
  const bare = !isOrder && isBareVerb(verb, before, behind);
  // `e' cosi' modificato: al comma 1, …`, `e' modificato sopprimendo il comma 2`
  const list = /modificat[oaie]$/.test(verb) ? listBehind(behind) : null;
  return [
    { type: 'verb', kind, bare, isOrder },
    ...(list === null ? [] : [{ type: 'seguente' as const, words: list }]),
    ...(renames.test(verb) ? [{ type: 'other' as const, word: newName }] : []),
    ...(renumbers.test(verb) ? [{ type: 'other' as const, word: newNumber }] : []),
  ];
}

const renumbers = /^(?:div|assum)/;
const renames = /ri(?:de)?nominat[oaie]$/;

/**
 * `non e' abrogata`, `la data in cui e' abrogata`, `qualora sia abrogata`, `prevedere che le parole «…» siano sostituite`: what stands before the verb says that it
 * does nothing here.
 * @param verb its words, and `behind` those that follow it
 */
function isDenied(before: readonly Token[], verb: string, behind: string): boolean {
  const last = before.at(-1);
  return (
    (last?.type === 'other' && /^(?:non|cui|qual[ei])$/.test(last.word)) ||
    (/^sia(?:no)?\s/.test(verb) && clauseOf(before).some((token) => isThat(token) || isCondition(token))) ||
    isReported(before) ||
    isRelative(before) ||
    isOfAnotherAct(before, verb) ||
    bringsChanges(verb, behind) ||
    isDoneElsewhere(before, verb, behind) ||
    isLeftToAnother(before) ||
    otherMeans.test(behind) ||
    (isActive(verb) && !clauseOf(before).some(isItself))
  );
}

/** `abroga`, which only the amending act itself does here: not `la legge …, che sostituisce la legge … e abroga la legge …`. */
function isActive(verb: string): boolean {
  return /^(?:abroga|sostituisce|abroga e sostituisce)$/.test(verb);
}

function isItself(token: Token): boolean {
  return token.type === 'other' && token.word === 'atto';
}

/**
 * `il decreto dispone che sono abrogati …`, `con la sanzione di cui al comma 2, che e' soppressa`; not `l'articolo 5 della legge …, che e'
 * abrogato`, which a place stands in front of that is itself an object.
 */
function isReported(before: readonly Token[]): boolean {
  const that = before.at(-1);
  if (that === undefined || !isThat(that)) return false;
  // `l'allegato indica le norme della legge …, che sono abrogate`: which of them, the allegato says.
  if (clauseOf(before).some((token) => token.type === 'other' && tells.test(token.word))) return true;
  const last = before.findLast(
    (token, i) =>
      i < before.length - 1 &&
      token.type !== 'value' &&
      token.type !== 'quotation' &&
      !(token.type === 'place' && (token.lead === 'of' || token.lead === 'none')),
  );
  return last?.type !== 'place' || last.lead !== 'object';
}

/** `un decreto con cui l'articolo 6 … e' abrogato`, `dalla data in cui …`, `quando la legge … e' abrogata`: no main clause. */
function isRelative(before: readonly Token[]): boolean {
  const clause = clauseOf(before);
  return clause.some((token, i) => {
    const next = clause[i + 1];
    const opens = token.type === 'other' && /^(?:cui|qual[ei]|quando)$/.test(token.word);
    return opens && isObject(next) && !clause.slice(i + 2).some(endsClause);
  });
}

/** `nei casi in cui l'articolo 3 si applica, l'articolo 5 … e' abrogato` */
function endsClause(token: Token): boolean {
  return token.type === 'verb' || token.type === 'quotation' || (isObject(token) && token.comma);
}

function isObject(token: Token | undefined): token is PlaceToken {
  return token?.type === 'place' && token.lead === 'object';
}

const tells =
  /^(?:indica|elenca|individua|reca|contiene|riporta|specifica|determina|precisa|enumera|menziona|richiama|comprende|contengono|recano|comprendono|(?:indic|elenc|individu|riport|specific|determin|precis|enumer|menzion|richiam)ano)$/;

/** `e' abrogato dall'articolo 4 della legge …`; not `le parole «…» sono soppresse dall'articolo 4`. */
function isDoneElsewhere(before: readonly Token[], verb: string, behind: string): boolean {
  return (
    /abrogat|soppress/.test(verb) &&
    /^,?\sd(?:al\s|alla\s|all'|agli\s|ai\s)(?:articol|artt?\.|comm[ai]\s|legge\s|decret|regi[oa]\s|regolament)/.test(
      behind,
    ) &&
    !clauseOf(before).some(({ type }) => type === 'quotation')
  );
}

const means = '(?:decret|regolament|provvediment|deliber|ordinanz)';
/** `sono abrogate, con decreto del Presidente della Repubblica, …` */
const otherMeans = new RegExp(
  String.raw`^,?\scon\s(?:(?:un[oa]?|uno\so\spiu'|apposit[oaie]|successiv[oaie]|propri[oa]|il|i|lo|gli|la|le)\s){0,3}${means}`,
);

/**
 * `restano abrogate le disposizioni …`: another act did it; not `sono e restano abrogate`, nor what a list follows, `restano abrogate le
 * seguenti disposizioni:`, or a day of the act itself leads, `dalla data di entrata in vigore della presente legge restano abrogati`. Of `sono rispettivamente sostituito e abrogato`
 * each is of a place that only their order tells.
 */
function isTold(verb: string, before: readonly Token[], behind: string): boolean {
  const isRemaining = remains.test(verb) && !(/abrogat[oaie]$/.test(verb) && isOrdered(before, behind));
  return isRemaining || (/rispettivamente/.test(verb) && twoDone.test(behind));
}

/** Whether a list follows, or the day of the act's own entry into force leads; what was done already is neither. */
function isOrdered(before: readonly Token[], behind: string): boolean {
  if (/^[^:;]{0,200}\bgi[aà](?:'|\s|,)/.test(behind)) return false;
  const clause = clauseOf(before);
  const at = clause.findIndex((token) => token.type === 'other' && token.word === 'vigore');
  const next = clause[at + 1];
  const isOwnDay = at > 0 && next?.type === 'place' && next.level === 'act' && next.values[0] === own;
  return isOwnDay || /^,?\s(?:(?:le|i|gli)\s)?seguenti\s[^:;]{3,120}:/.test(behind);
}

/** `restano abrogate`; not `restano o sono abrogate`, which repeals what was not repealed before. */
const remains = /^(?:rest|riman)[a-z]{1,5}\s(?!(?:o|ovvero)\s(?:sono|e'|è|vengono|viene)\s)/;

const twoDone = /^,?\s(?:e|ed)\s(?:sostituit|soppress|abrogat|inserit|aggiunt|modificat)[oaie]\b/;

/** `sono introdotte le seguenti modificazioni`: what follows says what is done. */
function bringsChanges(verb: string, behind: string): boolean {
  return (
    /introdott[aeo]$/.test(verb) && /^,?\sl[ae]\sseguent[ei]\s(?:modific|variazion|innovazion|correzion)/.test(behind)
  );
}

/** `qualora sia abrogato l'articolo 5` */
function isCondition(token: Token): boolean {
  return token.type === 'except' && token.force === 'condition';
}

function isThat(token: Token): boolean {
  return token.type === 'other' && /^(?:che|affinche'|affinché)$/.test(token.word);
}

/**
 * `con la legge … e' abrogato l'articolo 5 …`, `con l'articolo 3 della legge …`, `dalla legge … e' disposta l'abrogazione …`: that act does it,
 * and nothing is done to it here; not `dall'articolo 3 della legge … sono soppresse le parole`.
 */
function isOfAnotherAct(before: readonly Token[], verb: string): boolean {
  const [first, next, ...others] = clauseOf(before);
  const doer = /abrogazione/.test(verb) ? /^(?:con|dal(?:la)?|dall)$/ : /^con$/;
  if (first?.type !== 'other' || !doer.test(first.word) || next?.type !== 'place') return false;
  const act = [next, ...others].find((token) => token.type === 'place' && token.level === 'act');
  return act?.type === 'place' && act.values[0] !== own;
}

/** `con uno o piu' decreti sono abrogate le disposizioni …`: another act is to do it. */
function isLeftToAnother(before: readonly Token[]): boolean {
  const clause = clauseOf(before);
  const places = clause.findIndex((token) => token.type === 'place' && token.values[0] !== own);
  // `entro un anno dall'entrata in vigore della presente legge, con decreto …`
  const ahead = (places === -1 ? clause : clause.slice(0, places)).findIndex(
    (token) => token.type === 'other' && token.word === 'con',
  );
  if (ahead === -1) return false;
  const words = clause.slice(ahead + 1, ahead + 8).map((token) => (token.type === 'other' ? token.word : ''));
  return !/^(?:effetto|decorrenza|efficacia)$/.test(words[0] ?? '') && words.some((word) => leftTo.test(word));
}

const leftTo = new RegExp(`^${means}`);

/**
 * Whether a verb needs a quotation beside it to be one: a participle without an auxiliary, `si aggiungono`; not `si abroga l'articolo 5`, nor
 * `la presente legge abroga …`.
 * @param behind the words that follow it
 */
function isBareVerb(verb: string, before: readonly Token[], behind: string): boolean {
  if (isActive(verb) || renumbers.test(verb)) return false;
  if (!/^si (?!intend)/.test(verb)) return !/\s/.test(verb);
  const isFirst = clauseOf(before).every(({ type }) => type === 'place' || type === 'value');
  return !(isFirst && /^si (?:abrog|sopprim)/.test(verb) && placeBehind.test(behind));
}

const placeBehind = new RegExp(
  String.raw`^\s(?:l'|il\s|lo\s|la\s|i\s|gli\s|le\s)(?:${ordinal}\s)?(?:articol|artt?\.|comm[ai]\s|letter|numer|legg[ei]\s|decret|regi[oa]\s|period|capovers|parol)`,
);
