// Names that are nearly what was written: other prepositions and abbreviations are the same name, a typo is only a suggestion.
import { foldPhrase } from '../token/fold.js';
import { names, openLexicon, type Name } from '../token/lexicon.js';
import { once } from '../../law/remembering.js';

/** Words that make no difference between names. */
const empty = new Set(
  'di del dello della dell dei degli delle d in a da per con su sul sullo sulla sull sugli sulle sui al alla all e ed il lo la i gli le l un materia cit citato citata cosiddetto cosiddetta'.split(
    ' ',
  ),
);

/** Words that most names begin with. */
const generic = new Set(
  'legge codice testo unico decreto statuto regolamento disposizioni norme riforma finanziaria bilancio milleproroghe'.split(
    ' ',
  ),
);

/** Prefix of a word, where it was written with a dot. */
interface Word {
  text: string;
  abbreviated: boolean;
}

/** The names in both forms in which they are compared. */
const nameList = once(() => {
  openLexicon();
  const folded = names.map((name) => ({ fold: foldPhrase(name.text), name }));
  const aligned = names
    .filter((name) => !name.text.includes('.') && !name.annual)
    .map((name) => ({ words: wordsOf(name.text).map((word) => word.text), name }));
  return { aligned, folded };
});

/** Letters that an abbreviated word needs where nothing else identifies the name: `decreto min.` does not mean the decreto Minniti. */
const tellingLetters = 4;

/**
 * The one name whose words are these, prepositions apart, abbreviated words (`proc.`, `amm.`) being the beginning of its own;
 * `null` where none or several acts fit.
 */
export function alignedName(text: string): Name | null {
  const words = wordsOf(text);
  if (words.length < 2 || words.length > 12) return null;
  const own = words.filter(({ text }) => !generic.has(text));
  if (own.length === 1 && own[0]!.abbreviated && own[0]!.text.length < tellingLetters) return null;
  let fit: Name | null = null;
  for (const candidate of nameList().aligned) {
    if (candidate.words.length !== words.length) continue;
    if (!words.every((word, i) => isWord(word, candidate.words[i]!))) continue;
    if (fit !== null && (fit.acts[0] !== candidate.name.acts[0] || fit.part !== candidate.name.part)) return null;
    if (fit === null || fit.weak) fit = candidate.name;
  }
  return fit;
}

function isWord({ text, abbreviated }: Word, whole: string): boolean {
  return text === whole || (abbreviated && whole.startsWith(text));
}

/** ELIs of up to five acts whose name is a typo away, or has all the words that were written. */
export function suggestNames(text: string): string[] {
  if (text.length > 100) return [];
  const fold = foldPhrase(text);
  if (fold.length < 4) return [];
  const acts = new Set<string>();
  const allowed = fold.length < 8 ? 1 : 2;
  for (const { fold: other, name } of nameList().folded)
    if (isWithin(fold, other, allowed)) for (const eli of name.acts) acts.add(eli);
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter((word) => word.length > 3 && !generic.has(word));
  // A year alone suggests whatever has it in its name.
  if (words.some((word) => /\D/.test(word)) && acts.size < 5)
    for (const candidate of nameList().aligned)
      if (words.every((word) => candidate.words.includes(word))) for (const eli of candidate.name.acts) acts.add(eli);
  return [...acts].slice(0, 5);
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const expanded = text.replace(/\bt\.\s?u\.|\bT\.?U\.?(?=\s)|\btu\s/g, 'testo unico ');
  for (const [, word, dot] of expanded.matchAll(/([\p{L}\p{M}\d]+)(\.?)/gu)) {
    const fold = foldPhrase(word!);
    if (fold !== '' && !empty.has(fold)) words.push({ text: fold, abbreviated: dot === '.' && fold.length > 1 });
  }
  return words;
}

/** Whether one text becomes the other with at most `allowed` letters inserted, left out, changed or swapped with the next. */
function isWithin(a: string, b: string, allowed: number): boolean {
  if (Math.abs(a.length - b.length) > allowed) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > allowed) return false;
    [before, row] = [row, next];
  }
  return row[b.length]! <= allowed;
}
