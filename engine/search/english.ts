// English words of a query with the Italian words that are searched in their place.
import { stemmer } from '@orama/stemmers/english';
import { englishTerms } from '../law/english-terms.js';
import { isEnglishSentence, saysNothing } from './english-words.js';
import { foldWords } from './fold.js';

/** A query in Italian, and of each English term that was replaced what stands in its place. */
export interface Translation {
  text: string;
  /** The query with one of the words for each term: those that stand first in the table before others. */
  readings: readonly string[];
  added: readonly { word: string; legal: readonly string[] }[];
  /** Whether every word of the query is English: of a term, or one that says nothing. */
  isWhole: boolean;
  /** Whether words such as `the` or `how` say that the query is an English sentence. */
  isSentence: boolean;
}

/** Words of a query that are translated at most: longer queries cost no more. */
const maxWords = 24;

/** Readings of a query of several terms that have several words each, at most. */
const mostReadings = 12;

interface KnownTerms {
  byWords: ReadonlyMap<string, readonly string[]>;
  /** By the stems of their words. */
  byStems: ReadonlyMap<string, Row>;
  longest: number;
}

interface Row {
  word: string;
  legal: readonly string[];
}

let known: KnownTerms | undefined;

/** Made when first asked for: the terms by their folded words, and of how many words the longest is. */
function knownTerms(): KnownTerms {
  if (known !== undefined) return known;
  const byWords = new Map<string, readonly string[]>();
  const byStems = new Map<string, Row>();
  let longest = 1;
  for (const { english, italian } of englishTerms()) {
    const words = foldWords(english);
    const word = words.join(' ');
    byWords.set(word, italian);
    const stems = stemsOf(word);
    const other = byStems.get(stems);
    // Of two terms with one stem, such as employer and employment, an inflected word may mean either.
    byStems.set(
      stems,
      other === undefined
        ? { word, legal: italian }
        : { word: other.word, legal: [...new Set([...other.legal, ...italian])] },
    );
    longest = Math.max(longest, words.length);
  }
  known = { byWords, byStems, longest };
  return known;
}

/**
 * The query with the English terms that the table has in Italian, in any inflection, the longest term first; where the law has several words
 * for one, any of them is meant. Words of an English sentence that say nothing are left out, and so are those of one that are no term and
 * tell nothing; all others stay. `null` where the query has no such term and is no English sentence, or has quotation marks, which mean words
 * as written.
 * @param isThere whether a word as it is written tells something: texts have it, and not very many
 */
export function translateQuery(query: string, isThere: (word: string) => boolean): Translation | null {
  const words = foldWords(query);
  if (/["“”«»]|(?:^|\s)-|\bNOT\b/u.test(query) || words.length > maxWords) return null;
  const parts: (string | Row)[] = [];
  for (let at = 0; at < words.length;) {
    // `art. 18` is an article in every language.
    const found = isArticle(words, at) ? null : longestAt(words, at);
    if (found !== null || !saysNothing(words[at]!)) parts.push(found ?? words[at]!);
    at += found?.length ?? 1;
  }
  const tells = (word: string) => word.length > 1 && isThere(word);
  const others = parts.filter((part) => typeof part === 'string');
  const isSentence = isEnglishSentence(words, others.some(tells));
  const text: string[] = [];
  let readings = [''];
  const added: Row[] = [];
  for (const part of parts) {
    if (typeof part === 'string') {
      if (isSentence && !tells(part)) continue;
      text.push(part);
      readings = readings.map((reading) => `${reading} ${part}`);
    } else if (!added.some(({ word }) => word === part.word)) {
      const { word, legal } = part;
      added.push({ word, legal });
      text.push(anyOf(legal));
      readings = readings.flatMap((reading) => legal.map((one) => `${reading} ${one}`)).slice(0, mostReadings);
    }
  }
  const isWhole = others.length === 0;
  if (text.length === 0 || (added.length === 0 && !isSentence)) return null;
  return { text: text.join(' '), readings: readings.map((reading) => reading.trim()), added, isWhole, isSentence };
}

const isArticle = (words: readonly string[], at: number): boolean =>
  /^artt?$/.test(words[at]!) && /^\d/.test(words[at + 1] ?? '');

/** Words of an English citation; what is not said in an Italian one is left out. */
const citing: Readonly<Record<string, string>> = {
  article: 'art.',
  articles: 'artt.',
  paragraph: 'comma',
  law: 'legge',
  no: 'n.',
  number: 'n.',
  of: '',
  the: '',
  italian: '',
};

/** A query with a number in the words of an Italian citation: `article 3 of the constitution`, `art. 3 costituzione`; `null` where none of its words is English. */
export function citationInItalian(query: string): string | null {
  const tokens = query.split(/\s+/).filter((token) => token !== '');
  if (!/\d/.test(query) || tokens.length > maxWords || /["“”«»]/.test(query)) return null;
  const folded = tokens.map((token) => foldWords(token).join(' '));
  const { byWords, longest } = knownTerms();
  const said: string[] = [];
  let isEnglish = false;
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(longest, tokens.length - at);
    let italian: string | undefined;
    for (; length > 0 && italian === undefined; length -= italian === undefined ? 1 : 0) {
      const words = folded.slice(at, at + length).join(' ');
      italian = length === 1 && Object.hasOwn(citing, words) ? citing[words] : byWords.get(words)?.[0];
    }
    isEnglish ||= italian !== undefined;
    said.push(italian ?? tokens[at]!);
    at += Math.max(1, length);
  }
  return isEnglish ? said.filter((word) => word !== '').join(' ') : null;
}

/** `(persona giuridica) OR ente`, in parentheses, as a search reads it. */
function anyOf(legal: readonly string[]): string {
  if (legal.length === 1) return legal[0]!;
  return `(${legal.map((one) => (one.includes(' ') ? `(${one})` : one)).join(' OR ')})`;
}

/** The longest term that begins at a word, as it is in the table or inflected. */
function longestAt(words: readonly string[], at: number): (Row & { length: number }) | null {
  const { byWords, byStems, longest } = knownTerms();
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const word = words.slice(at, at + length).join(' ');
    for (const form of [word, ...singulars(word)]) {
      const legal = byWords.get(form);
      if (legal !== undefined) return { word: form, legal, length };
    }
    const isOne = length === 1 && !saysNothing(word);
    const row = length > 1 || isOne ? byStems.get(stemsOf(word)) : undefined;
    const noun = isOne && row === undefined ? byStems.get(stemsOf(nounOf(word))) : undefined;
    if (noun !== undefined) return { ...noun, length };
    if (row !== undefined) return { ...row, length };
  }
  return null;
}

/** The noun of which an adjective is made, `environment` of `environmental`, `contract` of `contractual`; else the word itself. */
const nounOf = (word: string): string =>
  word.length < 7 || !word.endsWith('al') ? word : word.slice(0, word.endsWith('ual') ? -3 : -2);

/** The singulars that a plural may have: `companies`, `witnesses`, `contracts`. */
function singulars(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [];
}

/** The stems of words, `dismissed` as of `dismissal`, `evicted` as of `eviction`; one for both spellings, `labor`, `labour`. */
const stemsOf = (words: string): string =>
  words
    .split(' ')
    .map((word) => stemmer(inOneSpelling(word)).replace(/(?<=[cp])t$/, ''))
    .join(' ');

const inOneSpelling = (word: string): string =>
  word
    .replace(/our(?=s?$|ed$|ing$)/, 'or')
    .replace(/(?<=[ef]|lic)en[cs]e(?=s?$)/, 'ense')
    .replace(/is(?=e[ds]?$|ing$|ation$)/, 'iz');
