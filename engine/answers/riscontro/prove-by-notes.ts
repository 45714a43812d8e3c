// Proofs from the notes of the amending act, which print the amended article with its amendments: used where no loaded text gives a proof.
import type { Target } from '../../law/act.js';
import type { Wording } from '../../law/wording.js';
import type { SpelledWording } from '../../read/proof/apply.js';
import { locate } from '../../read/proof/locate.js';
import { proveArticle, type ArticleText } from '../../read/proof/prove.js';
import type { KeptNoted } from '../noted.js';
import type { KeptProof } from './kept.js';

/** An amending act, its operations and what its notes print. */
export interface WithNotes {
  noted: readonly KeptNoted[];
  wordings: readonly Wording[];
  words: (wording: Wording) => SpelledWording;
  /** Its numbers as marks print them: `209`, `2024`. */
  amender: readonly string[];
  resolve: (target: Target) => { act: string } | null;
}

/**
 * Gives the grade `nota` to operations whose words stand at their place in a note. Notes abbreviate and have misprints: where they
 * differ, nothing is said.
 * @param proofs of the operations, in their order; changed here
 */
export function proveByNotes({ noted, wordings, words, amender, resolve }: WithNotes, proofs: KeptProof[]): void {
  const nameOf = (act: string, article: string) => `${resolve({ ...nowhere, act, article })?.act ?? act} ${article}`;
  const printed = printedTexts(noted, nameOf);
  const onArticle = new Map<string, SpelledWording[]>();
  const spelled = wordings.map((wording) => {
    const { act, part, article } = wording.to;
    if (article === null || part !== null || !printed.has(nameOf(act, article))) return null;
    const own = asInNotes(words(wording));
    const name = nameOf(act, article);
    onArticle.set(name, [...(onArticle.get(name) ?? []), own]);
    return own;
  });
  wordings.forEach((wording, index) => {
    const { to, isWhole } = wording;
    if (proofs[index]!.grade !== null || !isWhole || to.article === null || to.part !== null) return;
    const [own, name] = [spelled[index]!, nameOf(to.act, to.article)];
    if (own === null) return;
    const around = { before: null, after: textFor(own, printed.get(name)!), isRewritten: false, amender };
    const [proof] = proveArticle([own], around, onArticle.get(name));
    if (proof!.grade === 'presenza' || proof!.grade === 'segno')
      proofs[index] = { ...proofs[index]!, grade: 'nota', reason: null, found: proof!.found };
  });
}

/** The texts that notes print of each article: of a long one they print the paragraphs apart, `«539. …».` and `«540. …».`. */
export function printedTexts(
  noted: readonly KeptNoted[],
  nameOf: (act: string, article: string) => string,
): Map<string, ArticleText[]> {
  const printed = new Map<string, ArticleText[]>();
  for (const { act, article, text } of noted) {
    const name = nameOf(act, article);
    printed.set(name, [...(printed.get(name) ?? []), articleInNote(text)]);
  }
  return printed;
}

/** The last of the texts that has the place of an operation; the last one where none has it. @param texts at least one */
export function textFor({ to }: SpelledWording, texts: readonly ArticleText[]): ArticleText {
  return (
    texts.findLast(({ text }) => locate(text, { ...to, points: [], numbers: [], sentences: [] }).exact) ?? texts.at(-1)!
  );
}

const nowhere = { part: null, paragraph: null, point: null };

const number = /^Art(?:icolo|\.)\s{0,3}\d{1,5}(?:[\s-]{0,3}[a-z]{2,20})?(?:\.\d{1,3})?[\s.]{0,3}/;

/** `Art. 37 (Riscontro diagnostico). - 1. …`: heading and text of an article as notes print it. */
function articleInNote(text: string): ArticleText {
  const [label = ''] = number.exec(text) ?? [];
  const rest = text.slice(label.length);
  const end = label !== '' && rest.startsWith('(') ? closing(rest) : -1;
  const law = (end === -1 ? rest : rest.slice(end + 1)).replace(/^[\s.–-]{1,6}/, '');
  return { heading: end === -1 ? null : rest.slice(1, end), text: unabbreviated(label === '' ? text : law) };
}

/** Notes abbreviate: «art.» for «articolo», the law does not. */
function unabbreviated(text: string): string {
  return text.replace(/\bart\.(?=\s)/g, 'articolo').replace(/\bartt\.(?=\s)/g, 'articoli');
}

/** An operation with its words as notes are read. */
export function asInNotes(wording: SpelledWording): SpelledWording {
  const own = (words: string | null) => (words === null ? null : unabbreviated(words));
  const { old, until, brought, anchor } = wording;
  return { ...wording, old: own(old), until: own(until), brought: own(brought), anchor: own(anchor) };
}

/** The index of the bracket that closes the one that opens a text; -1 if none does. */
function closing(text: string): number {
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open++;
    if (text[i] === ')' && --open === 0) return i;
  }
  return -1;
}
