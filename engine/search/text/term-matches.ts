// The documents that have the terms of a query.
import type { Steps } from '../../steps.js';
import { OnlyForms, WithForm } from './form-matches.js';
import type { DocumentKind, TextIndex } from './index.js';
import { anyOf, noMatches, WeightedList, type Matches } from './matches.js';
import { Phrase } from './phrase.js';
import type { KnownTerm, Meant } from './terms.js';

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
      // Of titles it must be known how many there are.
      if (phrase !== null) walks.push(kind === 'acts' ? yield* anyOf([phrase]) : phrase);
      continue;
    }
    for (const meant of words[0]!) {
      const walk = openMeant(index, kind, known, meant);
      if (walk !== null) walks.push(walk);
    }
    yield;
  }
  if (walks.length === 0) return noMatches;
  return walks.length === 1 ? walks[0]! : yield* anyOf(walks);
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
    return isThere ? openPhrase(index, 'articles', known) : null;
  }
  for (const meant of known.words[0]!) {
    const walk = openMeant(index, 'articles', known, meant);
    if (walk !== null) return walk;
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
  const { term, weight, forms } = known;
  const form = share === 1 && entry !== known.numbered ? (forms[0] ?? null) : null;
  const isForm = term.isLiteral && form !== null;
  const { count } = (isForm ? form : entry)[kind];
  if (count === 0) return null;
  if (isForm) return new WeightedList(index.open(kind, form[kind]), weight);
  if (only !== null) {
    const lists = only.filter((one) => one[kind].count > 0).map((one) => index.open(kind, one[kind]));
    return lists.length === 0
      ? null
      : new OnlyForms(openWhole(index, kind, known, { entry, share, only: null }), lists);
  }
  return openWhole(index, kind, known, { entry, share, only });
}

/** All documents of a stem. */
function openWhole(index: TextIndex, kind: DocumentKind, known: KnownTerm, { entry, share }: Meant): Matches {
  const { term, weight, forms, formShare } = known;
  const form = share === 1 && entry !== known.numbered ? (forms[0] ?? null) : null;
  if (formShare === 0 || term.words[0]!.word === entry.stem || share !== 1)
    return new WeightedList(index.open(kind, entry[kind]), weight * share);
  const stem = new WeightedList(index.open(kind, entry[kind]), weight * (1 - formShare));
  return form === null || form[kind].count === 0
    ? stem
    : new WithForm(stem, new WeightedList(index.open(kind, form[kind]), weight * formShare));
}
