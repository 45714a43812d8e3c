// Places that stand within others against the order of most acts: points within a number, a code within its annex.
import { isAnd, type PlaceToken, type Token } from '../token/token.js';

/** Whether a place stands around one of its own level: `il Capo II del Titolo III`, `il Capo II, Titolo III`, `la tabella 1 dell'allegato 5`. */
export function holdsOwnLevel({ level, lead }: Pick<PlaceToken, 'level' | 'lead'>): boolean {
  return level === 'division' || (level === 'annex' && lead === 'of');
}

/**
 * `l'articolo 13 del codice del processo amministrativo, di cui all'allegato 1 al decreto legislativo …` in the words of `l'articolo 13
 * dell'allegato 1 al decreto legislativo …`: an act by its name, by its annex and by its number is one.
 */
export function withNamedAnnex(tokens: readonly Token[]): readonly Token[] {
  const annex = tokens.findIndex((token, i) => isPlace(token, 'annex', ['of']) && namedBefore(tokens, i) !== null);
  if (annex === -1) return tokens;
  const name = namedBefore(tokens, annex)!;
  const { lead } = tokens[name] as PlaceToken;
  const own = { ...(tokens[annex] as PlaceToken), lead };
  return [...tokens.slice(0, name), own, ...withNamedAnnex(tokens.slice(annex + 1))];
}

/** The act in front of its annex, where the act behind that is the same; `null` for none. */
function namedBefore(tokens: readonly Token[], annex: number): number | null {
  const name = tokens.slice(0, annex).findLastIndex(({ type }) => type !== 'other');
  const [act, behind] = [tokens[name], tokens[annex + 1]];
  const isSame =
    act?.type === 'place' &&
    act.level === 'act' &&
    behind?.type === 'place' &&
    behind.level === 'act' &&
    behind.lead === 'of' &&
    behind.values[0] === act.values[0];
  return isSame && !tokens.slice(name, annex).some(isAnd) ? name : null;
}

/**
 * `al numero 2), la lettera b)`, `al comma 1, numero 2), della legge …, la lettera b)` in the order of `la lettera b) del numero 2)`. Of
 * `alla lettera a), al numero 2), la lettera b)` only some part of the number can be said.
 */
export function withHolders(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, i) => isPlace(token, 'number', ['in', 'none']) && pointBehind(tokens, i) !== null,
  );
  if (at === -1) return tokens;
  const point = pointBehind(tokens, at)!;
  const [behind, end] = [endOfValues(tokens, at), endOfValues(tokens, point)];
  const isWithinPoint = tokens.slice(0, at).some((token) => isPlace(token, 'point', ['in', 'none']));
  const { lead } = tokens[point] as PlaceToken;
  const number = tokens
    .slice(at, behind)
    .map((token) =>
      token.type !== 'place'
        ? token
        : isWithinPoint
          ? { ...token, lead: lead === 'after' ? ('in' as const) : lead, partly: true }
          : { ...token, lead: 'of' as const },
    );
  const points = isWithinPoint ? [] : tokens.slice(point, end);
  return [...tokens.slice(0, at), ...tokens.slice(behind, point), ...points, ...number, ...tokens.slice(end)];
}

/** Where the point stands that is touched within a number, or that something follows there; only an act may stand between them. */
function pointBehind(tokens: readonly Token[], at: number): number | null {
  const next = tokens.findIndex((token, i) => i >= endOfValues(tokens, at) && !isOfAct(token, tokens[i + 1]));
  return next !== -1 && isPlace(tokens[next]!, 'point', ['object', 'after']) ? next : null;
}

/** `della legge …, e successive modificazioni` */
function isOfAct(token: Token, next: Token | undefined): boolean {
  if (token.type === 'place') return token.level === 'act' && token.lead === 'of';
  if (token.type !== 'other' || token.word === ';') return false;
  return !isAnd(token) || (next?.type === 'other' && next.word.startsWith('successiv'));
}

/** Behind a place and the further values of its list. */
function endOfValues(tokens: readonly Token[], at: number): number {
  const next = tokens.findIndex(
    (token, i) => i > at && token.type !== 'value' && !(isAnd(token) && tokens[i + 1]?.type === 'value'),
  );
  return next === -1 ? tokens.length : next;
}

function isPlace(token: Token, level: PlaceToken['level'], leads: readonly PlaceToken['lead'][]): boolean {
  return token.type === 'place' && token.level === level && leads.includes(token.lead) && !token.isNew;
}
