// The 422: which parameter is wrong and how, in the words that clients of the original service parse.
import { parseInteger, type Parameter, type ParameterSchema } from './query.js';

/** One fault, keys in the original's order. */
export interface Fault {
  type: string;
  loc: [string, string];
  msg: string;
  input: string | null;
  ctx?: Record<string, unknown>;
}

type Sentence = Pick<Fault, 'type' | 'msg' | 'ctx'>;

/**
 * @param refused what typia's validator expected of each parameter that it refused, by name: `number & Minimum<1>`
 * @param raw the decoded strings as they came
 * @returns one fault a refused parameter, in order of declaration
 * @throws for an expectation that the original has no words for
 */
export function describeFaults(
  parameters: readonly Parameter[],
  refused: ReadonlyMap<string, string>,
  raw: ReadonlyMap<string, string>,
): Fault[] {
  return parameters.flatMap(({ name, place, schema }) => {
    const expected = refused.get(name);
    if (expected === undefined) return [];
    const input = raw.get(name) ?? null;
    const { type, msg, ctx } = input === null ? missing : describe(expected, schema, input);
    return [{ type, loc: [place, name], msg, input, ...(ctx ? { ctx } : {}) }];
  });
}

const missing: Sentence = { type: 'missing', msg: 'Field required' };

/** By the tag that a value did not satisfy, or the type that it is not of. */
const sentences: Readonly<Record<string, (schema: ParameterSchema, input: string) => Sentence>> = {
  boolean: () => ({ type: 'bool_parsing', msg: 'Input should be a valid boolean, unable to interpret input' }),
  number: (_, input) =>
    parseInteger(input) === 'int_parsing_size'
      ? { type: 'int_parsing_size', msg: 'Unable to parse input string as an integer, exceeded maximum size' }
      : { type: 'int_parsing', msg: 'Input should be a valid integer, unable to parse string as an integer' },
  Minimum: ({ minimum }) => ({
    type: 'greater_than_equal',
    msg: `Input should be greater than or equal to ${minimum}`,
    ctx: { ge: minimum },
  }),
  Maximum: ({ maximum }) => ({
    type: 'less_than_equal',
    msg: `Input should be less than or equal to ${maximum}`,
    ctx: { le: maximum },
  }),
  // A number that has no room in its type is beyond a bound, too: the original knows no width.
  Type: (schema, input) => sentences[Number(parseInteger(input)) > 0 ? 'Maximum' : 'Minimum']!(schema, input),
  MaxLength: ({ maxLength }) => ({
    type: 'string_too_long',
    msg: `String should have at most ${maxLength} characters`,
    ctx: { max_length: maxLength },
  }),
  Format: (_, input) => {
    const error = dayFault(input) ?? 'input is too short';
    return {
      type: 'date_from_datetime_parsing',
      msg: `Input should be a valid date or datetime, ${error}`,
      ctx: { error },
    };
  },
  /** The specification's own tag for a closed set that the original states as an expression. */
  Matching: ({ pattern }) => ({
    type: 'string_pattern_mismatch',
    msg: `String should match pattern '${pattern}'`,
    ctx: { pattern },
  }),
  choice: ({ enum: choices = [] }) => {
    const expected = listChoices(choices);
    return { type: 'literal_error', msg: `Input should be ${expected}`, ctx: { expected } };
  },
};

function describe(expected: string, schema: ParameterSchema, input: string): Sentence {
  const say = sentences[refusedBy(expected, schema)];
  if (say === undefined) throw new Error(`typia expected ${expected}: the 422 has no words for it`);
  return say(schema, input);
}

/**
 * `number & Minimum<1>` → `Minimum`; the type as a whole, `(number & Type<"int32"> & …)`, or `((number & …) | undefined)` of one that may be
 * absent, → `number`; a closed set → `choice`.
 */
function refusedBy(expected: string, { enum: choices }: ParameterSchema): string {
  if (choices !== undefined) return 'choice';
  const [, type = expected, tag] = /^\(*(\w+)(?: & (\w+))?/.exec(expected) ?? [];
  return tag === undefined || expected.startsWith('(') ? type : tag;
}

/** `'', 'it' or 'en'` */
function listChoices(choices: readonly string[]): string {
  const quoted = choices.map((choice) => `'${choice}'`);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/**
 * Why a text is no day `YYYY-MM-DD`, in the words of the original's parser; `null` where it is one. The calendar is part of
 * the verdict: a pattern alone would let 30 February pass.
 */
export function dayFault(text: string): string | null {
  if (text.length < 10) return 'input is too short';
  const parts: readonly [string, number, RegExp][] = [
    ['invalid character in year', 0, /^\d{4}$/],
    ['invalid character in month', 5, /^\d{2}$/],
    ['invalid character in day', 8, /^\d{2}$/],
  ];
  for (const [fault, start, digits] of parts) {
    if (!digits.test(text.slice(start, start === 0 ? 4 : start + 2))) return fault;
    if (start < 8 && text[start === 0 ? 4 : 7] !== '-') return 'invalid date separator, expected `-`';
  }
  if (text.length > 10) return 'unexpected extra characters at the end of the input';
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  if (month < 1 || month > 12) return 'month value is outside expected range of 1-12';
  const isDay = day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isDay ? null : 'day value is outside expected range';
}
