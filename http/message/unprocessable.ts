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
 * @param faulty names of the parameters that the validator refused
 * @param raw the decoded strings as they came
 * @returns one fault a refused parameter, in order of declaration
 */
export function describeFaults(
  parameters: readonly Parameter[],
  faulty: ReadonlySet<string>,
  raw: ReadonlyMap<string, string>,
): Fault[] {
  return parameters
    .filter(({ name }) => faulty.has(name))
    .map(({ name, place, schema }) => {
      const input = raw.get(name) ?? null;
      const { type, msg, ctx } = input === null ? missing : describe(schema, input);
      return { type, loc: [place, name], msg, input, ...(ctx ? { ctx } : {}) };
    });
}

const missing: Sentence = { type: 'missing', msg: 'Field required' };

function describe(schema: ParameterSchema, input: string): Sentence {
  if (schema.type === 'integer') return describeInteger(schema, input);
  if (schema.type === 'boolean') {
    return { type: 'bool_parsing', msg: 'Input should be a valid boolean, unable to interpret input' };
  }
  if (schema.enum) {
    const expected = listChoices(schema.enum);
    return { type: 'literal_error', msg: `Input should be ${expected}`, ctx: { expected } };
  }
  if (schema.maxLength !== undefined && input.length > schema.maxLength) {
    const msg = `String should have at most ${schema.maxLength} characters`;
    return { type: 'string_too_long', msg, ctx: { max_length: schema.maxLength } };
  }
  if (schema.format === 'date') {
    const error = dayFault(input) ?? 'input is too short';
    return {
      type: 'date_from_datetime_parsing',
      msg: `Input should be a valid date or datetime, ${error}`,
      ctx: { error },
    };
  }
  const { pattern } = schema;
  return { type: 'string_pattern_mismatch', msg: `String should match pattern '${pattern}'`, ctx: { pattern } };
}

function describeInteger({ minimum, maximum }: ParameterSchema, input: string): Sentence {
  const value = parseInteger(input);
  if (value === 'int_parsing') {
    return { type: value, msg: 'Input should be a valid integer, unable to parse string as an integer' };
  }
  if (value === 'int_parsing_size') {
    return { type: value, msg: 'Unable to parse input string as an integer, exceeded maximum size' };
  }
  // The upper bound is checked before the lower one.
  if (maximum !== undefined && value > maximum) {
    const msg = `Input should be less than or equal to ${maximum}`;
    return { type: 'less_than_equal', msg, ctx: { le: maximum } };
  }
  const msg = `Input should be greater than or equal to ${minimum}`;
  return { type: 'greater_than_equal', msg, ctx: { ge: minimum } };
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
