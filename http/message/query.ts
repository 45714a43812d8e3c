// Decodes query and path as the original service does; the schema of a parameter says which values it takes.

/** The part of a parameter's JSON schema that decoding and refusing need. */
export interface ParameterSchema {
  type?: string;
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  examples?: readonly unknown[];
  format?: string;
  description?: string;
}

export interface Parameter {
  name: string;
  place: 'query' | 'path';
  required: boolean;
  schema: ParameterSchema;
}

/** Why a string is no integer, in the words of the 422. */
export type IntegerFault = 'int_parsing' | 'int_parsing_size';

const maxIntegerLength = 4300;

/** Last value of every name, percent-decoded. @param search from the `?` on, or empty */
export function decodeQuery(search: string): Map<string, string> {
  // `application/x-www-form-urlencoded`; of a repeated name the last value counts, which is what a map keeps.
  const values = new Map<string, string>();
  for (let start = 1; start < search.length;) {
    const end = search.indexOf('&', start);
    const pair = search.slice(start, end === -1 ? undefined : end);
    const sign = pair.indexOf('=');
    if (sign !== -1) values.set(decodeForm(pair.slice(0, sign)), decodeForm(pair.slice(sign + 1)));
    else if (pair !== '') values.set(decodeForm(pair), '');
    start += pair.length + 1;
  }
  return values;
}

/** Bad escapes stay as they are, bad UTF-8 becomes U+FFFD, `+` is a blank. */
function decodeForm(text: string): string {
  if (!/[%+\ud800-\udfff]/.test(text)) return text;
  try {
    // Strict, and far faster than the lenient decoder.
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return new URLSearchParams(`=${text.replaceAll('&', '%26')}`).get('') ?? text;
  }
}

/** A path, percent-decoded once: bad escapes stay as they are, bad UTF-8 becomes U+FFFD, `+` stays `+`. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  // The form decoder is lenient in just this way; escape `+` and `&` first, which it would treat as syntax.
  const escaped = path.replaceAll('+', '%2B').replaceAll('&', '%26');
  return new URLSearchParams(`=${escaped}`).get('') ?? path;
}

/**
 * The values that the validator judges, by name: numbers and truth values where the schema wants those and the string is one,
 * defaults where a name is absent. What can't be read stays the string it was, for the validator to refuse.
 */
export function readParameters(
  parameters: readonly Parameter[],
  raw: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, schema } of parameters) {
    const text = raw.get(name);
    if (text === undefined) {
      if (schema.default !== undefined) values[name] = schema.default;
      continue;
    }
    if (schema.type === 'boolean') {
      values[name] = parseBoolean(text) ?? text;
      continue;
    }
    const integer = schema.type === 'integer' ? parseInteger(text) : text;
    values[name] = typeof integer === 'number' ? integer : text;
  }
  return values;
}

const truths: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['1', 'on', 't', 'true', 'y', 'yes'].map((word) => [word, true])),
  ...Object.fromEntries(['0', 'off', 'f', 'false', 'n', 'no'].map((word) => [word, false])),
};

/** A truth value as pydantic's lax mode reads it from a string; `null` for any other string. */
export function parseBoolean(text: string): boolean | null {
  const word = text.toLowerCase();
  return Object.hasOwn(truths, word) ? truths[word]! : null;
}

/**
 * An integer as pydantic's lax mode reads it from a string: white space around it, one `+`, leading zeros (after which
 * even a `-` counts as the sign: `0-5` is -5), single underscores between digits and a fraction of zeros are accepted.
 * @returns the number, clamped to the safe integers, or the reason why it is not one
 */
export function parseInteger(text: string): number | IntegerFault {
  // The usual spelling.
  if (/^\d{1,15}$/.test(text)) return Number(text);
  let digits = trimWhiteSpace(text);
  if (digits.startsWith('+')) {
    digits = digits.slice(1);
    if (digits.startsWith('-')) return 'int_parsing';
  }
  const sign = digits.startsWith('-') ? '-' : '';
  const stripped = stripLeadingZeros(digits.slice(sign.length));
  if (stripped === null) return 'int_parsing';
  digits = sign + stripped;
  const point = digits.indexOf('.');
  if (point !== -1) {
    if (!/^\.0+$/.test(digits.slice(point))) return 'int_parsing';
    digits = digits.slice(0, point);
  }
  if (digits.includes('__')) return 'int_parsing';
  if (digits.length > maxIntegerLength) return 'int_parsing_size';
  if (!/^-?\d(?:_?\d)*$/.test(digits)) return 'int_parsing';
  const value = Number(digits.replaceAll('_', ''));
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value)) + 0;
}

/** Without leading zeros (and underscores among them), at least one digit kept; `null` where no digit begins it. */
function stripLeadingZeros(digits: string): string | null {
  if (!/^\d/.test(digits)) return null;
  if (!digits.startsWith('0')) return digits;
  for (let at = 1; at < digits.length; at++) {
    const character = digits[at]!;
    if (character === '0' || character === '_') continue;
    if (character === '.') return digits.slice(at - 1);
    return /[1-9-]/.test(character) ? digits.slice(at) : null;
  }
  return digits.slice(-1);
}

/** Unicode White_Space, as Rust trims it: with U+0085, without U+FEFF and U+001F. */
function trimWhiteSpace(text: string): string {
  const isWhite = (at: number) => /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[at]!);
  let start = 0;
  let end = text.length;
  while (start < end && isWhite(start)) start++;
  while (end > start && isWhite(end - 1)) end--;
  return text.slice(start, end);
}
