// Everyday words in their forms, with the words that the law has for the same matter.
import { englishTerms } from '../law/english-terms.js';
import { layWords } from '../law/lay-words.js';
import { foldWords } from './fold.js';
import { stemWord } from './stem.js';

/** A word of the law, as it is said and as it is looked for. */
export interface LegalWord {
  word: string;
  stem: string;
}

/** Endings of an infinitive; and of the other forms of verbs in which people write. */
const infinitive = /[aei]re$/;
const verbEndings =
  'are ere ire arsi ersi irsi a e i ano ono ato ata ati ate ito ita iti ite uto uta uti ute isce ando endo'.split(' ');

let byForm: Map<string, string[]> | undefined;

/** Made when first asked for, without stems, which take longer than all the rest. */
function legalByForm(): Map<string, string[]> {
  if (byForm !== undefined) return byForm;
  byForm = new Map();
  const english = new Set(englishTerms().map((term) => fold(term.english)));
  for (const { words, unlike, legal } of layWords()) {
    const written = words.map(fold);
    // What only an ending makes, and is a word of English law, is that one: `rape` is no form of `rapire`.
    const made = written.flatMap(formsOf).filter((form) => !english.has(form));
    const forms = new Set([...written, ...made]);
    for (const word of unlike) forms.delete(fold(word));
    for (const form of forms) {
      const known = byForm.get(form);
      if (known === undefined) byForm.set(form, [...legal]);
      else known.push(...legal);
    }
  }
  return byForm;
}

const fold = (word: string): string => foldWords(word).join('');

/** Forms of a noun or adjective by its last vowel, of a verb by its ending; a word that ends otherwise has one. */
function formsOf(word: string): string[] {
  if (infinitive.test(word)) return verbEndings.map((ending) => word.slice(0, -3) + ending);
  if (!/[aeio]$/.test(word)) return [word];
  const root = word.slice(0, -1);
  const hard = /[cg]$/.test(root) ? [`${root}hi`, `${root}he`] : [];
  return [...'aeio'].map((ending) => root + ending).concat(hard);
}

/** The words of the law for a folded everyday word, each stem once; none for any other word. */
export function legalWords(word: string): readonly LegalWord[] {
  const legal = new Map<string, LegalWord>();
  for (const one of legalByForm().get(word) ?? []) {
    const stem = stemWord(fold(one));
    if (!legal.has(stem)) legal.set(stem, { word: one, stem });
  }
  return [...legal.values()];
}
