// Parts what verbs say that amend nothing from what is amended beside it.
import { clauseOf, isSubject, verbSinceStop } from './before.js';
import { goesOnToRepeal } from './other-verb.js';
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
  const verb: Token = { type: 'other', word: words };
  const stop: Token = { type: 'stop', isSentence: false };
  if (verbSinceStop(tokens) === undefined) {
    if (!isSubject(tokens)) return false;
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
