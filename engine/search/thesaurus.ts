// A thesaurus in the format of MyThes, as office programs have them: words with their synonyms, by meaning.

/** A word with its meanings. */
export interface ThesaurusEntry {
  word: string;
  meanings: readonly { isNoun: boolean; synonyms: readonly string[] }[];
}

/** A file that is no thesaurus; the message says what was found and what was expected. */
export class ThesaurusError extends Error {}

/** Meanings of one word at most: more is another kind of file. */
const mostMeanings = 1_000;

/**
 * Reads a thesaurus: a line with its encoding, then for each word a line `affitto|1` with how many meanings follow, a line each,
 * `(s.m.)|locazione|pigione`.
 * @param path for messages
 * @throws {ThesaurusError} where a line is another one
 */
export function readThesaurus(bytes: Uint8Array, path: string): ThesaurusEntry[] {
  const end = bytes.indexOf(0x0a);
  const encoding = Buffer.from(bytes.subarray(0, Math.min(100, Math.max(0, end))))
    .toString('latin1')
    .trim();
  const lines = decoderOf(encoding, path)
    .decode(bytes.subarray(end + 1))
    .split('\n');
  if (lines.at(-1)!.trim() === '') lines.pop();
  const entries: ThesaurusEntry[] = [];
  for (let at = 0; at < lines.length;) {
    const [word, count, ...more] = lines[at]!.trim().split('|');
    const meanings = Number(count);
    if (word === '' || more.length > 0 || !Number.isInteger(meanings) || meanings < 1 || meanings > mostMeanings)
      throw unexpected(path, at, lines[at]!, 'a word and how many meanings it has, as in affitto|1');
    entries.push({
      word: word!,
      meanings: lines.slice(at + 1, at + 1 + meanings).map((line, i) => readMeaning(line, path, at + 1 + i)),
    });
    if (at + meanings >= lines.length) throw unexpected(path, lines.length, '', `${meanings} meanings of ${word}`);
    at += 1 + meanings;
  }
  if (entries.length === 0)
    throw new ThesaurusError(`${path}: no word found, a thesaurus in the format of MyThes expected`);
  return entries;
}

function decoderOf(encoding: string, path: string): TextDecoder {
  try {
    return new TextDecoder(encoding.toLowerCase());
  } catch {
    throw unexpected(path, -1, encoding, 'the encoding of a thesaurus in the format of MyThes, such as UTF-8');
  }
}

function readMeaning(line: string, path: string, at: number) {
  const [kind, ...synonyms] = line.trim().split('|');
  if (synonyms.length === 0) throw unexpected(path, at, line, 'a meaning, as in (s.m.)|locazione|pigione');
  // `(s.m.)`, `(sost.)`, `(noun)`.
  return { isNoun: kind!.startsWith('(s') || kind!.startsWith('(noun'), synonyms };
}

/** @param at of the line after that of the encoding, from 0 */
function unexpected(path: string, at: number, line: string, expected: string): ThesaurusError {
  return new ThesaurusError(`${path}:${at + 2}: ${JSON.stringify(line.slice(0, 60))} found, ${expected} expected`);
}
