// Verbs that amend only if something happens, or only for some: `se il decreto non e' adottato, l'articolo 4 si intende abrogato`.
import { isAnd, type Token } from '../token/token.js';

type Verb = Extract<Token, { type: 'verb' }>;

/** The verbs of a segment that change no text by what it says. */
export function hypotheticalVerbs(tokens: readonly Token[]): ReadonlySet<Token> {
  const at = tokens.findIndex((token) => token.type === 'except' && (token.isEvent || token.force === 'condition'));
  if (at === -1) return new Set();
  const verbs = tokens.filter(isVerb);
  const before = tokens.slice(0, at).filter(isVerb);
  const isEvent = tokens.some((token) => token.type === 'except' && token.isEvent);
  const isOfOne = before.length === verbs.length && !isAnd(tokens[at - 1]);
  // `l'articolo 4 e' abrogato, qualora …, e l'articolo 5 e' soppresso`: which of them depends on it is not said.
  const dependent = before.length === 0 || isAnd(tokens[at - 1]) ? verbs.slice(before.length) : isOfOne ? before : [];
  return new Set(
    dependent.filter(
      (verb) =>
        (isEvent && verb.kind === 'abroga') ||
        (before.length === 0 && verb.kind === 'sostituisce' && isReplacedByThis(tokens, verb)),
    ),
  );
}

function isVerb(token: Token): token is Verb {
  return token.type === 'verb' && !token.bare;
}

/** `Per i comuni di cui all'articolo 3, l'articolo 6 … e' sostituito dal presente articolo`: there another provision applies. */
function isReplacedByThis(tokens: readonly Token[], verb: Verb): boolean {
  const bringsText = tokens.some(({ type }) => type === 'quotation' || type === 'seguente');
  // What stands behind `sostituito` is told in passing, and no token.
  return !bringsText && tokens.at(-1) === verb;
}
