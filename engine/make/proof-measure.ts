// Measures how far the texts prove the words of amending acts: forward on the text before, backward on the text after, and, as a control,
// with the words of another operation at the same place.
import { articleOn } from '../answers/past-text.js';
import { standing, versionsOf } from '../answers/past.js';
import { asInNotes, printedTexts, textFor } from '../answers/riscontro/prove-by-notes.js';
import type { ReadOperation } from '../answers/riscontro.js';
import type { ArticleEntry } from '../answers/article.js';
import type { Catalog } from '../catalog.js';
import { editsOf, type SpelledWording } from '../read/proof/apply.js';
import { locate } from '../read/proof/locate.js';
import { isExact, isOfArticle, proveArticle, type ArticleText, type Grade } from '../read/proof/prove.js';

export interface ProofMeasure {
  /** On a text that stood before the act. */
  forward: {
    total: number;
    /** Those whose place is in that text. */
    placed: number;
    /** Those that have exactly one place there, or all of it where they say so. */
    applied: number;
    /** Why the others have none: words not read, place not found, words absent, words there several times, words outside their place. */
    words: number;
    place: number;
    absent: number;
    several: number;
    wide: number;
    /** Those on articles of which the text after is loaded, too, and that make it, to the letter. */
    compared: number;
    exact: number;
  };
  /** On a text after the act alone: a loaded one, or that of its notes. */
  backward: {
    total: number;
    /** Those that do not repeal their place, and of these those whose place is in that text. */
    places: number;
    placed: number;
    borneOut: number;
    against: number;
  };
  /** The same with the words that another operation of the act brings: what agrees, agrees by chance. */
  control: { total: number; borneOut: number };
}

export function noMeasure(): ProofMeasure {
  return {
    forward: {
      ...{ total: 0, placed: 0, applied: 0, words: 0, place: 0, absent: 0, several: 0, wide: 0, compared: 0, exact: 0 },
    },
    backward: { total: 0, places: 0, placed: 0, borneOut: 0, against: 0 },
    control: { total: 0, borneOut: 0 },
  };
}

/** Adds the operations of one act. @param operations of the act, in the order of its text */
export function measureAct(
  catalog: Catalog,
  act: number,
  operations: readonly ReadOperation[],
  measure: ProofMeasure,
): void {
  const nameOf = (eli: string, article: string) => `${eli} ${article}`;
  const noted = printedTexts(catalog.noted.all(act), nameOf);
  const { date, numero } = headOf(catalog, act);
  const amender = [numero ?? '', date.slice(0, 4)];
  const around = operations.map(({ act: eli, words, proof }): Texts => {
    const texts = textsOf(catalog, proof);
    const { article, part } = words.to;
    const notes = article === null || part !== null ? undefined : noted.get(nameOf(eli, article));
    return texts.after === null && notes !== undefined
      ? { ...texts, after: textFor(words, notes), isNote: true }
      : texts;
  });
  operations.forEach(({ words }, i) => {
    const { before, after, isNote } = around[i]!;
    if (before !== null) forward(words, before, measure.forward);
    if (after === null || !words.isWhole) return;
    const together = operations.flatMap((one) =>
      one.act === operations[i]!.act && one.words.to.article === words.to.article ? one.words : [],
    );
    const isBorneOut = (own: SpelledWording): Grade | null =>
      proveArticle(
        [isNote ? asInNotes(own) : own],
        { before: null, after, isRewritten: !isNote, amender },
        together.filter((one) => one !== words),
      )[0]!.grade;
    const grade = isBorneOut(words);
    measure.backward.total++;
    if (words.kind !== 'abroga' || words.old !== null) {
      measure.backward.places++;
      if (isPlaced(words, after)) measure.backward.placed++;
    }
    if (isPositive(grade)) measure.backward.borneOut++;
    if (grade === 'discorde') measure.backward.against++;
    const other = otherWords(words, operations, i);
    if (other === null) return;
    measure.control.total++;
    if (isPositive(isBorneOut(other))) measure.control.borneOut++;
  });
  const groups = new Map<string, number[]>();
  operations.forEach(({ proof: { target, place } }, i) => {
    const { before, after } = around[i]!;
    if (target === null || place === null || before === null || after === null) return;
    const key = `${target} ${place}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  for (const group of groups.values()) {
    const { before, after } = around[group[0]!]!;
    measure.forward.compared += group.length;
    const own = group.map((i) => operations[i]!.words);
    // An article that came whole was compared when the snapshot was made.
    const isWhole = own.every(isOfArticle) && group.every((i) => operations[i]!.proof.grade === 'testo');
    if (isWhole || isExact(own, before!, after!)) measure.forward.exact += group.length;
  }
}

interface Texts {
  before: ArticleText | null;
  after: ArticleText | null;
  /** Whether the text after is that of a note. */
  isNote: boolean;
}

/** Whether the place that an operation names is in a text. */
function isPlaced(words: SpelledWording, { text }: ArticleText): boolean {
  return isOfArticle(words) || words.to.isHeading || locate(text, words.to).exact;
}

function isPositive(grade: Grade | null): boolean {
  return grade === 'presenza' || grade === 'segno';
}

function headOf(catalog: Catalog, act: number): { date: string; numero: string | null } {
  const { data, numero } = catalog.record(act).head();
  return { date: data, numero };
}

/** The article before and after the act, as far as versions are loaded. */
function textsOf(catalog: Catalog, { target, place, before, after }: ReadOperation['proof']): Texts {
  if (target === null || place === null) return { before: null, after: null, isNote: false };
  const record = catalog.record(target);
  const key = record.articleKeys()[place]!;
  const history = record.history();
  const kept = versionsOf(record, history);
  const textIn = (version: number): ArticleText | null => {
    const found = articleOn(record, standing(kept, history, version, null, true), key);
    if (found === null || !('parts' in found)) return null;
    const { rubrica, testo } = JSON.parse(found.parts.entry.toString()) as ArticleEntry;
    return { heading: rubrica, text: testo };
  };
  const earlier = before ?? (after !== null && after > 0 ? after - 1 : null);
  return {
    before: earlier === null ? null : textIn(earlier),
    after: after === null ? null : textIn(after),
    isNote: false,
  };
}

function forward(words: SpelledWording, before: ArticleText, counts: ProofMeasure['forward']): void {
  counts.total++;
  if (isOfArticle(words)) {
    counts[words.isWhole ? 'applied' : 'words']++;
    counts.placed++;
    return;
  }
  const found = editsOf(words, (words.to.isHeading ? before.heading : before.text) ?? '');
  const miss = typeof found === 'string' ? found : found.isWide ? 'wide' : null;
  if (miss !== 'place') counts.placed++;
  if (miss === null) counts.applied++;
  else counts[miss]++;
}

/** The same place with the words of the next operation on another article; `null` where there is no such operation. */
function otherWords(own: SpelledWording, operations: readonly ReadOperation[], at: number): SpelledWording | null {
  if (own.brought === null) return null;
  for (let step = 1; step < operations.length; step++) {
    const { words } = operations[(at + step) % operations.length]!;
    if (
      words.isWhole &&
      words.brought !== null &&
      words.reach === own.reach &&
      words.to.article !== own.to.article &&
      words.brought !== own.brought
    )
      return { ...own, brought: words.brought, old: own.old === null ? null : words.old, anchor: own.anchor };
  }
  return null;
}
