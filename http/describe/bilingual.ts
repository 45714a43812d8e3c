// Sentences of the description in their two languages.
import type { Language } from '../../engine/index.js';

/** A sentence in both languages. */
export type Bilingual = Record<Language, string>;

/** Members of the document whose text is a sentence. */
const sentences = new Set(['title', 'summary', 'x-summary', 'x-displayName', 'description']);
/** Members whose values are data, whatever their members are called. */
const data = new Set(['example', 'examples', 'const', 'enum', 'default', 'contact', 'license']);

/**
 * Splits a sentence of a declaration at the ` / ` between its Italian and its English half.
 * @param where the sentence stands, for the error
 * @throws where it has not exactly two halves
 */
export function splitSentence(sentence: string, where: string): Bilingual {
  const [it, en, ...others] = sentence.split(' / ');
  if (!it || !en || others.length > 0) {
    throw new Error(
      `${where}: ${JSON.stringify(sentence)} found, an Italian and an English half joined by " / " expected`,
    );
  }
  return { it, en };
}

/** A copy of a description in one language. @throws where a sentence lacks a half */
export function localise<Document>(document: Document, language: Language): Document {
  return mapSentences(document, (key, halves) => ({ [key]: halves[language] }));
}

/**
 * A copy in both languages: each sentence as it is, and beside it, under `x-` and its name, its halves as `it` and `en`.
 * @throws where a sentence lacks a half
 */
export function showLanguages<Document>(document: Document): Document {
  return mapSentences(document, (key, halves) => ({
    [key]: `${halves.it} / ${halves.en}`,
    [key.startsWith('x-') ? `${key}-languages` : `x-${key}`]: halves,
  }));
}

/** A copy of a JSON value in which every sentence is replaced by other members. */
function mapSentences<Value>(value: Value, replace: (key: string, halves: Bilingual) => object, path = '#'): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member, i) => mapSentences(member, replace, `${path}/${i}`)) as Value;
  const members = Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const place = `${path}/${key}`;
    if (data.has(key) && !path.endsWith('/properties')) return [[key, member]];
    if (typeof member === 'string' && sentences.has(key))
      return Object.entries(replace(key, splitSentence(member, place)));
    return [[key, mapSentences(member, replace, place)]];
  });
  return Object.fromEntries(members) as Value;
}
