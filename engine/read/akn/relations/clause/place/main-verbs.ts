// The verbs of a stretch of tokens that say what is done.
import { isAnd, type Token } from '../token/token.js';

/** Indexes of the main verbs; of `e' abrogato e sostituito dal seguente` only that of the second. */
export function mainVerbs(tokens: readonly Token[]): number[] {
  const verbs = tokens.flatMap((token, i) => (token.type === 'verb' && isMainVerb(tokens, i) ? [i] : []));
  return verbs.filter((at, n) => {
    const next = tokens[verbs[n + 1] ?? -1];
    const isReplaced = next?.type === 'verb' && next.kind === 'sostituisce';
    return !(isReplaced && tokens.slice(at + 1, verbs[n + 1]).every(isAnd));
  });
}

/** A participle without its auxiliary is a verb only beside what it quotes: `e le parole «…» soppresse`. */
function isMainVerb(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]!;
  if (token.type !== 'verb' || !token.bare) return true;
  return (
    tokens[i - 1]?.type === 'quotation' || tokens[i + 1]?.type === 'seguente' || tokens[i + 1]?.type === 'quotation'
  );
}
