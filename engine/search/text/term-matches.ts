// The documents that have the terms of a query.
import type { Steps } from '../../steps.js';
import { conjoinActs, type Tally } from './conjunction.js';
import { OnlyForms, WithForm, Without } from './form-matches.js';
import type { DocumentKind, TextIndex } from './index.js';
import { anyOf, noMatches, sumOf, WeightedList, type Matches } from './matches.js';
import { descriptionMark, nameMark } from './pack.js';
import { Phrase } from './phrase.js';
import type { ListReader } from './postings.js';
import type { StemEntry } from './stems.js';
import type { KnownTerm, Meant } from './terms.js';
import { formMark } from './scan.js';
import { Worded } from './wording.js';
import { Lifted } from './written.js';

/** The documents of a kind that have any of the terms. */
export function* matchesOf(index: TextIndex, kind: DocumentKind, terms: readonly KnownTerm[]): Steps<Matches> {
  const walks: Matches[] = [];
  for (const known of terms) {
    const { words, weight, numbered } = known;
    // Before those that only have it among their words.
    if (numbered !== null && kind === 'articles')
      walks.push(new WeightedList(index.open(kind, numbered.articles), 2 * weight));
    if (words.some((stems) => stems.every(({ entry }) => entry[kind].count === 0))) continue;
    if (words.length > 1) {
      const phrase = openPhrase(index, kind, known);
      if (phrase !== null) walks.push(yield* sureOfActs(kind, worded(kind, known, phrase)));
      continue;
    }
    // Of an everyday word alone the law's words belong together: a text that has several of them is nearer to it.
    const legal: Matches[] = [];
    for (const meant of words[0]!) {
      const walk = openMeant(index, kind, known, meant);
      if (walk === null) continue;
      const sure = yield* sureOfActs(kind, worded(kind, known, walk));
      (known.isAlone === true && meant.isRelated === true ? legal : walks).push(sure);
    }
    if (legal.length > 0) walks.push(legal.length === 1 ? legal[0]! : yield* sumOf(legal));
    yield;
  }
  if (walks.length === 0) return noMatches;
  return walks.length === 1 ? walks[0]! : yield* anyOf(walks);
}

/** Of titles it must be known how many there are. */
function* sureOfActs(kind: DocumentKind, walk: Matches): Steps<Matches> {
  return kind === 'acts' && !walk.isSure ? yield* anyOf([walk]) : walk;
}

/** The documents of a term that have it to the letter. */
const worded = (kind: DocumentKind, { wording }: KnownTerm, walk: Matches): Matches =>
  wording === undefined ? walk : new Worded(walk, (document) => wording.isIn(kind, document));

/** Finds the acts that have every group in their title or names. */
export function* findActs(
  index: TextIndex,
  groups: readonly (readonly KnownTerm[])[],
  unwanted: readonly KnownTerm[],
  tally: Tally,
): Steps<void> {
  const without: Matches[] = [];
  for (const term of unwanted) without.push(yield* matchesOf(index, 'acts', [term]));
  const opened: Matches[] = [];
  for (const terms of groups) opened.push(yield* matchesOf(index, 'acts', terms));
  yield* conjoinActs(opened, without, tally);
}

/** The documents of a phrase; `null` where there are none. */
function openPhrase(index: TextIndex, kind: DocumentKind, { term, words, weight, forms }: KnownTerm): Phrase | null {
  const literal = term.isLiteral ? forms.filter((form) => form !== null) : [];
  if (literal.some((form) => form[kind].count === 0)) return null;
  const read = words.map(([meant], i) => ({
    list: index.open(kind, meant!.entry[kind]),
    offset: term.words[i]!.offset,
  }));
  const also = literal.map((form) => index.open(kind, form[kind]));
  return new Phrase(read, weight, also, term.near ?? null);
}

/** The articles of a term that {@link matchesOf} does not gather, from the first one again; `null` where there are none. */
export function openAlone(index: TextIndex, known: KnownTerm): Matches | null {
  if (known.words.length > 1) {
    const isThere = known.words.every((stems) => stems.some(({ entry }) => entry.articles.count > 0));
    const phrase = isThere ? openPhrase(index, 'articles', known) : null;
    return phrase === null ? null : worded('articles', known, phrase);
  }
  for (const meant of known.words[0]!) {
    const walk = openMeant(index, 'articles', known, meant);
    if (walk !== null) return worded('articles', known, walk);
  }
  return null;
}

/** The documents of one stem of a word, those with the form as written before others; `null` where there are none. */
function openMeant(
  index: TextIndex,
  kind: DocumentKind,
  known: KnownTerm,
  { entry, share, only }: Meant,
): Matches | null {
  const { term, weight } = known;
  const form = formOf(known, { entry, share });
  const isForm = term.isLiteral && form !== null;
  const list = isForm ? form : entry;
  if (list[kind].count === 0) return null;
  if (term.isLiteral || term.isPrefix === true) return openOwn(index, kind, list, { weight, isWord: term.isLiteral });
  if (only !== null) {
    const lists = only.filter((one) => one[kind].count > 0).map((one) => index.open(kind, one[kind]));
    return lists.length === 0
      ? null
      : new OnlyForms(openWhole(index, kind, known, { entry, share, only: null }), lists);
  }
  return openWhole(index, kind, known, { entry, share, only });
}

/** The form as written of a word, where a stem is that of the word itself. */
const formOf = ({ forms, numbered }: KnownTerm, { entry, share }: Pick<Meant, 'entry' | 'share'>): StemEntry | null =>
  share === 1 && entry !== numbered ? (forms[0] ?? null) : null;

/** All documents of a stem. */
function openWhole(index: TextIndex, kind: DocumentKind, known: KnownTerm, { entry, share }: Meant): Matches {
  const { term, weight, formShare, isAlone = false } = known;
  const open = (weight: number) => new WeightedList(index.open(kind, entry[kind]), weight);
  if (formShare === 0 || share !== 1) return open(weight * share);
  // Of a word that is its own stem, documents that have another form of it cannot be told.
  const isStem = term.words[0]!.word === entry.stem;
  if (isStem && !isAlone) return open(weight);
  const form = isStem ? entry : formOf(known, { entry, share });
  if (form === null || form[kind].count === 0) return open(weight * (1 - formShare));
  const own = isStem ? 0 : weight * formShare;
  const walk = new WeightedList(index.open(kind, form[kind]), own);
  const written = isAlone ? new Lifted(without(index, kind, form, { walk, marks: [descriptionMark] })) : walk;
  return new WithForm(open(weight - own), written);
}

/** The documents that have a form, or a stem, themselves, and not only by a name or description of ours. @param isWord whether a stem is a word itself */
function openOwn(
  index: TextIndex,
  kind: DocumentKind,
  entry: StemEntry,
  { weight, isWord }: { weight: number; isWord: boolean },
): Matches {
  const walk = new WeightedList(index.open(kind, entry[kind]), weight);
  if (isWord || entry.stem.startsWith(formMark))
    return without(index, kind, entry, { walk, marks: [nameMark, descriptionMark] });
  // A stem of several words, some of which may be marked, others not: it has places where one of them is the document's.
  const list = index.open(kind, entry[kind]);
  return new Without(walk, (document) => (list.advance(document), list.positions().length === 0));
}

/** The documents of a walk of a form, or of a stem that is a word, without those that have it only by a name or description of ours. */
function without(
  index: TextIndex,
  kind: DocumentKind,
  { stem }: StemEntry,
  { walk, marks }: { walk: Matches; marks: readonly string[] },
): Matches {
  const word = stem.startsWith(formMark) ? stem.slice(formMark.length) : stem;
  const marked = marks.map((mark) => index.stems.find(mark + word)).filter((entry) => entry !== null);
  const lists = marked.filter((entry) => entry[kind].count > 0).map((entry) => index.open(kind, entry[kind]));
  const isIn = (list: ListReader, document: number) => (list.advance(document), list.document === document);
  return lists.length === 0 ? walk : new Without(walk, (document) => lists.some((list) => isIn(list, document)));
}
