// Exceptions and reservations in an amending clause, anywhere in it: the verb does not touch their places.
import { isAnd, numberless, own, type PlaceToken, type Token } from '../token/token.js';

type Exception = Extract<Token, { type: 'except' }>;

/** A clause without the places that it excepts. */
export interface Settled {
  /** The tokens, with only the mark left of an exception behind its object; `limitatamente` is moved behind the words that it limits. */
  tokens: Token[];
  /** The strongest exception before all that the clause touches: some part of all that may be left. */
  inFront: Exception | null;
}

/**
 * Takes away what is excepted: `ad eccezione dell'articolo 14, la legge …`, `salvo quanto previsto dal comma 2, all'articolo 5 …`.
 * An exception ends where the place begins that its verb needs.
 * @param isActKnown whether the words above tell of which act the clause speaks
 */
export function settleExceptions(printed: readonly Token[], isActKnown: boolean): Settled {
  const conditional = withOwnConditions(printed);
  const tokens = repeals(printed) ? conditional : conditional.filter((token) => !isCondition(token));
  if (!tokens.some(({ type }) => type === 'except' || type === 'only')) return { tokens: [...tokens], inFront: null };
  const settled: Token[] = [];
  let inFront: Settled['inFront'] = null;
  // A limit ahead of its object, which begins at `limitedFrom`, is put behind it.
  const limit: Token[] = [];
  let limitedFrom = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    if (token.type === 'verb' || (isObject(token) && settled.slice(limitedFrom).some(isObject)))
      settled.push(...limit.splice(0));
    if (token.type !== 'except' && token.type !== 'only') {
      settled.push(token);
      at++;
      continue;
    }
    const next = token.type === 'only' && isAnd(tokens[at - 1]) ? objectBehind(tokens, at) : -1;
    if (next !== -1) {
      limit.push(...tokens.slice(at, next));
      [limitedFrom, at] = [settled.length, next];
      continue;
    }
    const end = endOf(tokens, at, settled);
    const within = tokens.slice(at, end);
    const isAhead = !settled.some(isObject);
    // `e' abrogato, limitatamente ai fondi di cui al comma 3, il vincolo di cui all'articolo 14 della legge …`
    const isLoose = isAhead && end === tokens.length && settled.some(isVerb);
    // `limitatamente alla lettera a), le parole «…» sono soppresse`: the words that go are in it.
    if (token.type === 'only' && isAhead && isWords(tokens[end])) settled.push(...within.slice(1));
    else if (token.type === 'only' && isLoose) settled.push({ ...token, isLoose }, ...within.slice(1));
    else if (token.type === 'only') (isAhead ? limit : settled).push(...within);
    else {
      const force = forceOf(token, within, [...tokens.slice(0, at), ...tokens.slice(end)]);
      const exception: Exception = { ...token, force, within: within.slice(1) };
      if (force !== 'aside') {
        if (!isAhead || settled.some(isVerb)) settled.push(exception);
        else if (inFront?.force !== 'exception') inFront = exception;
      }
      // `gli articoli da 1 a 20, ad eccezione dell'articolo 14, della legge …`
      if (force === 'exception' && !isAhead && !isActKnown && !settled.some(isAct))
        settled.push(...within.filter((one) => isAct(one) && one.lead === 'of'));
    }
    at = end;
  }
  return { tokens: [...settled, ...limit], inFront };
}

/** `nonche', ove incompatibili, gli articoli 3 e 4`: a condition of what follows it alone, up to the next verb or stop. */
function withOwnConditions(printed: readonly Token[]): readonly Token[] {
  const at = printed.findIndex(
    (token, i) =>
      isCondition(token) && isAnd(printed[i - 1]) && isQuality(printed[i + 1]) && isObjectAt(printed, i + 2),
  );
  if (at === -1) return printed;
  const rest = printed.slice(at + 2);
  const end = rest.findIndex((token) => isVerb(token) || token.type === 'stop');
  const limited = end === -1 ? rest : rest.slice(0, end);
  const others = end === -1 ? [] : rest.slice(end);
  return [
    ...printed.slice(0, at),
    ...limited.map((token) => (token.type === 'place' ? { ...token, partly: true } : token)),
    ...others,
  ];
}

/** The rest of a condition that has no verb: `ove incompatibili`. */
function isQuality(token: Token | undefined): boolean {
  return token?.type === 'other' && /^(?:incompatibil|compatibil|contrast|ibil)/.test(token.word);
}

function isObjectAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && isObject(token);
}

/** `fermi restando gli articoli 14 e 15`, `… della medesima legge` keeps them; `fermo restando quanto previsto …` takes nothing away. */
function forceOf({ force }: Exception, within: readonly Token[], around: readonly Token[]): Exception['force'] {
  if (force !== 'aside') return force;
  const next = within[1];
  // `ferme restando le disposizioni di cui al comma 2`, of an act that is repealed: a comma of this article.
  if (next !== undefined && isObject(next))
    return isBeside(within, around) || isOfNone(within, around) ? force : 'reservation';
  const articles = articlesIn(within);
  const isApart =
    articles.length > 0 &&
    around.some((token) => token.type === 'place' && token.level === 'article') &&
    !around.some((token) => token.type === 'value' && token.values.some((value) => articles.includes(value)));
  if (isApart) return force;
  const acts = around.filter(isAct).map(({ values }) => values[0]);
  const isOfSame = within.some(
    (token) =>
      (isAct(token) && acts.includes(token.values[0]) && token.values[0] !== own && token.values[0] !== numberless) ||
      (token.type === 'other' && /^(?:medesim|stess|predett|suddett|citat)/.test(token.word)),
  );
  return isOfSame ? 'reservation' : force;
}

/** `Ferme restando le disposizioni di cui all'articolo 23, sono abrogati …` of several acts: an article of none of them. */
function isOfNone(within: readonly Token[], around: readonly Token[]): boolean {
  const touched = new Set(around.filter(isAct).map(({ values }) => values[0]));
  return (
    touched.size > 1 &&
    !within.some(
      (token) =>
        isAct(token) || (token.type === 'other' && /^(?:medesim|stess|predett|suddett|citat)/.test(token.word)),
    )
  );
}

/** Whether words name paragraphs alone, and what is touched are acts. */
function isBeside(within: readonly Token[], around: readonly Token[]): boolean {
  const named = within.filter((token) => token.type === 'place') as PlaceToken[];
  const touched = around.filter(isObject) as PlaceToken[];
  return (
    named.every(({ level }) => level === 'paragraph' || level === 'point') &&
    touched.every(({ level }) => level === 'act')
  );
}

function isWords(token: Token | undefined): boolean {
  return token?.type === 'place' && token.level === 'words' && token.lead === 'object';
}

/** Whether a clause repeals, or may do so by a verb above it: only a repeal is limited by a condition. */
function repeals(tokens: readonly Token[]): boolean {
  const verbs = tokens.filter(isVerb) as Extract<Token, { type: 'verb' }>[];
  return verbs.length === 0 || verbs.some(({ kind }) => kind === 'abroga');
}

function isCondition(token: Token): boolean {
  return token.type === 'except' && token.force === 'condition';
}

/** The articles that an exception names whole; none where it names anything else. */
function articlesIn(tokens: readonly Token[]): string[] {
  const places = tokens.filter((token) => token.type === 'place' && token.level !== 'act') as PlaceToken[];
  return places.every(({ level }) => level === 'article')
    ? tokens.flatMap((token) => (token.type === 'value' ? token.values : []))
    : [];
}

/** The end of the exception at `start`: its verb's object or the place of that object, the verb, or the end of the clause. */
function endOf(tokens: readonly Token[], start: number, before: readonly Token[]): number {
  const verb = verbFrom(tokens, start + 1);
  const first = tokens.findIndex((token, i) => i > start && i < verb && token.type === 'place');
  if (first === -1) return verb;
  // `salvo diversa disposizione, la legge …`: the first place may be the object itself.
  const isOwn = !(tokens[first] as PlaceToken).comma;
  const others = tokens.flatMap((token, i) =>
    (isOwn ? i > first : i >= first) && i < verb && begins(token) ? [i] : [],
  );
  const isObjectLed = isOwn && isObject(tokens[first]!);
  if (!needsObject(tokens, verb, before)) {
    const isTouched = before.some(isObject);
    return (
      others.find((i) =>
        // `ad eccezione del comma 2, e l'articolo 5`
        isTouched
          ? isObject(tokens[i]!) &&
            (isObjectLed ? isNextAct(tokens[i]!, before) : isAct(tokens[i]!) || isAnd(tokens[i - 1]))
          : isPlaced(tokens[i]!),
      ) ?? verb
    );
  }
  const apart = others.filter((i) => !isAnd(tokens[i - 1]!));
  if (!isObjectLed) return apart[0] ?? others.at(-1) ?? verb;
  // `fatti salvi gli articoli 14, 15 e il comma 2 dell'articolo 16, la legge …`
  return apart.find((i) => isPlaced(tokens[i]!) || isAct(tokens[i]!)) ?? apart.at(-1) ?? verb;
}

/** `il regio decreto …, salvo gli articoli 194 e 196, la legge …`: no act is excepted from another one. */
function isNextAct(token: Token, before: readonly Token[]): boolean {
  return isAct(token) && token.comma && before.some((other) => isAct(other) && isObject(other));
}

/** Whether a place may be one that the clause touches; `contenute nel decreto-legge …` belongs to what is excepted. */
function begins(token: Token): boolean {
  return isObject(token) || (isPlaced(token) && (token as PlaceToken).comma);
}

/** Whether the object of a verb must still come before the next one, at `verb`, or before the end. */
function needsObject(tokens: readonly Token[], verb: number, before: readonly Token[]): boolean {
  const last = before.findLastIndex(isVerb);
  const isTouched = before.slice(last + 1).some(isObject);
  if (isTouched) return false;
  if (verb === tokens.length) return last === -1 || !before.slice(0, last).some(isObject);
  const next = verbFrom(tokens, verb + 1);
  const behind = tokens.slice(verb + 1, next);
  return behind.filter(isObject).length < (next === tokens.length ? 1 : 2) && !(behind[0] && isObject(behind[0]));
}

function verbFrom(tokens: readonly Token[], start: number): number {
  const found = tokens.findIndex((token, i) => i >= start && isVerb(token));
  return found === -1 ? tokens.length : found;
}

function isVerb(token: Token): boolean {
  return token.type === 'verb' && !token.bare;
}

function isObject(token: Token): boolean {
  return token.type === 'place' && token.lead === 'object';
}

function isPlaced(token: Token): boolean {
  return token.type === 'place' && (token.lead === 'in' || token.lead === 'after');
}

function isAct(token: Token): token is PlaceToken {
  return token.type === 'place' && token.level === 'act';
}

/** `nonche', limitatamente al comma 1, l'articolo 5`, `e, limitatamente ai comuni, l'articolo 4`: where the object begins; -1 for none before the next verb. */
function objectBehind(tokens: readonly Token[], limit: number): number {
  const next = tokens.findIndex((token, i) => i > limit && (isVerb(token) || isObject(token)));
  if (next === -1 || !isObject(tokens[next]!)) return -1;
  const within = tokens.slice(limit, next);
  const isOfSome =
    (tokens[next] as PlaceToken).comma && within.every(({ type }) => type === 'only' || type === 'other');
  return isOfSome || within.some(isPlaced) ? next : -1;
}
