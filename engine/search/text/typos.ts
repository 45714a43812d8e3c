// A word that no document has, one typo away from one that some have.
import type { Steps } from '../../steps.js';
import { functionWords } from '../fold.js';
import { stemWord } from '../stem.js';
import { mayHaveTypo, withNeighboursSwapped } from '../typos.js';
import type { TextIndex } from './index.js';
import { readQuery, type Term } from './query.js';
import { formMark } from './scan.js';
import { isUnknown, knowTerm } from './terms.js';

/** Groups that documents have from which a query finds without the others; and letters from which a word that none has is a typo even there. */
const longQuery = 3;
const reliable = 7;

/** Longer words have no typo forgiven, so that the spellings tried are few. */
const longest = 24;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Spellings tried without a pause. */
const triesPerStep = 64;

/** Letters that the stem of a likely spelling has at least; of another one; and of one whose ending differs too. */
const leastStem = { likely: 3, other: 5, otherEnding: 6 };

/**
 * The word of most documents that is one letter more, less, other or swapped away from a folded word, of equally many the first in the
 * alphabet; one that differs by a doubled letter or two swapped ones before others, which are rarer typos; `null` where there is none.
 */
export function* forgive(index: TextIndex, word: string): Steps<string | null> {
  if (!mayHaveTypo(word) || word.length > longest) return null;
  let best: { word: string; count: number; isLikely: boolean } | null = null;
  const tried = new Set<string>();
  const ending = word.slice(stemWord(word).length);
  const likely = new Set(likelySpellings(word));
  for (const spelling of [...likely, ...spellingsOf(word)]) {
    if (functionWords.has(spelling)) continue;
    if (endsInVowel(word) && !endsInVowel(spelling))
      if (spelling !== withEndSwapped(word) || isOnlyStem(index, spelling)) continue;
    const stem = stemWord(spelling);
    const isLikely = likely.has(spelling);
    const kind = isLikely ? 'likely' : spelling.slice(stem.length) === ending ? 'other' : 'otherEnding';
    if (stem.length < leastStem[kind]) continue;
    // Only forms of a word that differ as their stems do.
    const key = `${stem} ${spelling.length - stem.length}`;
    if (tried.has(key)) continue;
    tried.add(key);
    if (tried.size % triesPerStep === 0) yield;
    const entry = index.stems.find(stem);
    const count = entry === null ? 0 : entry.articles.count + entry.acts.count;
    const real = count === 0 ? null : wordOf(index, spelling, stem);
    if (real === null) continue;
    const isBetter =
      best === null ||
      (isLikely === best.isLikely ? count > best.count || (count === best.count && real < best.word) : isLikely);
    if (isBetter) best = { word: real, count, isLikely };
  }
  return best?.word ?? null;
}

/** The spelling where documents have it, else with another last vowel as they have it (`sequestri`); `null` for a stem of other words. */
function wordOf(index: TextIndex, spelling: string, stem: string): string | null {
  const isWord = (word: string) => word === stem || index.stems.find(formMark + word) !== null;
  const others = [...'aeio'].map((vowel) => spelling.slice(0, -1) + vowel);
  const isForm = (word: string) => stemWord(word) === stem && (infinitive.test(spelling) || !infinitive.test(word));
  return [spelling, ...others.filter(isForm)].find(isWord) ?? null;
}

/** No other form of a noun ends so: `fornero` is not mistyped for `fornire`. */
const infinitive = /[aei]re$/;

/** Italian words nearly always do: what ends otherwise is no correction, only a stem. */
const endsInVowel = (word: string): boolean => /[aeiou]$/.test(word);

/** The word with its last two letters swapped, `superbonus` for `superbonsu`: a word of another language may end so. */
const withEndSwapped = (word: string): string => word.slice(0, -2) + word.at(-1)! + word.at(-2)!;

/** Whether documents have a spelling with a vowel behind it: `diec`, of `dieci`, is no word. */
const isOnlyStem = (index: TextIndex, spelling: string): boolean =>
  [...'aeio'].some((vowel) => index.stems.find(formMark + spelling + vowel) !== null);

/** Two letters swapped, one doubled, or one of two equal ones left out. */
function* likelySpellings(word: string): Generator<string> {
  yield* withNeighboursSwapped(word);
  for (let at = 0; at < word.length; at++) {
    yield word.slice(0, at + 1) + word.slice(at);
    if (word[at] === word[at + 1]) yield word.slice(0, at) + word.slice(at + 1);
  }
}

function* spellingsOf(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 0; at <= word.length; at++)
    for (const letter of letters) {
      yield word.slice(0, at) + letter + word.slice(at);
      if (at < word.length) yield word.slice(0, at) + letter + word.slice(at + 1);
    }
}

/** The query with each word that no document has replaced by one that is a typo away, of a long query only long words; `null` where there is none. */
export function* correct(index: TextIndex, text: string): Steps<string | null> {
  const { required } = readQuery(text);
  const isMissing = (term: Term) => isUnknown(knowTerm(index, term));
  const known = required.filter((terms) => !terms.every(isMissing)).length;
  let corrected = text;
  // From the end, so that places before stay right.
  for (const term of required.flatMap(inFirstWriting).reverse()) {
    if (term.words.length > 1 || term.isPrefix === true || !isMissing(term)) continue;
    const { word } = term.words[0]!;
    if (known >= longQuery && word.length < reliable) continue;
    const meant = yield* forgive(index, word);
    if (meant !== null) corrected = corrected.slice(0, term.start) + meant + corrected.slice(term.end);
  }
  return corrected === text ? null : corrected;
}

/** The terms of a group without other writings of one number. */
const inFirstWriting = (terms: readonly Term[]): Term[] =>
  terms.filter((term, at) => terms.findIndex(({ start }) => start === term.start) === at);
