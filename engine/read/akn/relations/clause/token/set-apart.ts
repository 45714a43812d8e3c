// Parts what verbs say that amend nothing from what is amended beside it.
import { clauseOf, isSubject, verbSinceStop } from './before.js';
import { goesOnToRepeal, isOtherVerb } from './other-verb.js';
import type { Token } from './token.js';

/**
 * Parts what a main verb of that kind speaks of from what is amended beside it: `e' abrogata la legge …, e sono estese ai comuni le norme
 * della legge …`, `l'articolo 9 della legge … e' confermato e l'articolo 10 e' abrogato`, `e' abrogato l'articolo 3, mentre l'articolo 4
 * resta in vigore`.
 * @param tokens those before the verb, to which it is added
 * @param behind the words that follow the verb
 * @param isPassive whether the verb is a passive, which also stands in clauses of its own: `nei quali e' prevista`
 * @returns whether it parts anything
 */
export function setApart(tokens: Token[], words: string, behind: string, isPassive: boolean): boolean {
  if (goesOnToRepeal(words, behind)) {
    tokens.push({ type: 'other', word: words });
    return true;
  }
  if (isPassive && isSubordinate(tokens)) return false;
  const verb = { type: 'other', word: words } as const;
  const stop: Token = { type: 'stop', isSentence: false };
  if (verbSinceStop(tokens) === undefined) {
    if (!isSubject(tokens)) return leads(tokens, verb);
    tokens.push(verb, stop);
    return true;
  }
  const last = tokens.at(-1);
  const subject = tokens.findLastIndex((token) => token.type === 'place' && token.lead === 'object');
  const isBehindSubject = last?.type === 'place' || last?.type === 'value';
  const isOwnSubject = isBehindSubject && subject > tokens.findLastIndex(({ type }) => type === 'verb');
  if (isOwnSubject && isLedOn(tokens[subject - 1])) tokens.splice(subject, 0, stop);
  // What follows is what the verb is said of; of a list of items it is none.
  else tokens.push(stop);
  tokens.push(verb);
  return true;
}

/** `Restano in vigore gli articoli 1 e 2 …`, `; rivive l'articolo 4 …`: keeps a verb in front of what it is said of, where no place comes before it. */
function leads(tokens: Token[], verb: { type: 'other'; word: string }): boolean {
  const isFirst = isOtherVerb(verb.word) && !clauseOf(tokens).some(isObject);
  if (isFirst) tokens.push(verb);
  return isFirst;
}

function isObject(token: Token): boolean {
  return token.type === 'place' && token.lead === 'object';
}

/** `; rivive l'articolo 4 …`, `b) restano ferme le disposizioni dell'articolo 4`: an item of a list with a verb of its own. */
export function isSaidOfOther(tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, Math.max(0, tokens.findIndex(isObject)));
  return before.some((token) => token.type === 'other' && isOtherVerb(token.word));
}

const nextRepeal = /^\s?(?:sono|e'|è)\s(?:(?:altresi'|inoltre|invece|conseguentemente)\s)?(?:abrogat|soppress)[oaie]\b/;

/**
 * Whether what a verb in front says remains ends here: `Restano in vigore gli articoli 1 e 2 della legge … e sono abrogati gli articoli 3 e 4`,
 * `Restano ferme le disposizioni di cui all'articolo 3 …, ed e' abrogato …`.
 * @param behind the words behind `e`
 */
export function endsWhatRemains(tokens: readonly Token[], behind: string): boolean {
  if (!nextRepeal.test(behind)) return false;
  const clause = clauseOf(tokens);
  const place = clause.findIndex(({ type }) => type === 'place');
  const isKept = (token: Token) => token.type === 'other' && /in vigore$|\bferm[oaie]$/.test(token.word);
  return place > 0 && clause.slice(0, place).some(isKept) && !clause.some(({ type }) => type === 'verb');
}

/** The same at a verb: `… e sono abrogati gli articoli 3 e 4`, `… e gli articoli 3 e 4 sono abrogati`. */
export function partWhatRemains(tokens: Token[], verb: string): void {
  if (!endsWhatRemains(tokens, verb.replace(/^e\s/, ''))) return;
  const subject = tokens.findLastIndex((token) => token.type === 'place' && token.lead === 'object');
  const first = tokens.length - clauseOf(tokens).length + clauseOf(tokens).findIndex(({ type }) => type === 'place');
  const isOwn = !verb.startsWith('e ') && subject > first && isLedOn(tokens[subject - 1]);
  tokens.splice(isOwn ? subject : tokens.length, 0, { type: 'stop', isSentence: true });
}

/** Whether a word leads from the places before to the one behind it: `e l'articolo 4 …`, `mentre l'articolo 4 …`. */
function isLedOn(token: Token | undefined): boolean {
  return token?.type === 'other';
}

/** Whether the words since the last place begin a clause of their own: `l'articolo 5, nel quale e' prevista …`. */
function isSubordinate(tokens: readonly Token[]): boolean {
  const clause = clauseOf(tokens);
  const place = clause.findLastIndex(({ type }) => type === 'place');
  return (
    clause.some(({ type }) => type === 'except' || type === 'only') ||
    clause.slice(place + 1).some((token) => token.type === 'other' && subordinating.test(token.word))
  );
}

const subordinating =
  /^(?:che|cui|qual[ei]|dove|come|quando|quanto|secondo|sicche'|perche'|affinche'|se|non|si|cosi'|ultimo|gia')$/;
