// An article, or what stands behind the articles, as versions are compared: read from the bytes of an answer.
import { diffTexts } from '../../diff/diff.js';
import { dayBefore } from '../../law/version.js';
import type { Versioned } from '../../read/versions/change-kind.js';
import type { ArticleEntry } from '../article.js';
import type { AnnexEntry } from '../annex.js';
import type { KeptChange, WordCount } from '../version.js';

/** A provision, the day since which its version stands where its document says so, and whether its text has marks of amendment. */
export type Parsed = Versioned & { since: string | null; isMarked: boolean };

export function parseEntry(entry: Buffer): Parsed {
  const { rubrica, testo, note, abrogato, testo_dal, testo_modificato } = JSON.parse(entry.toString()) as ArticleEntry;
  const isMarked = testo_modificato || abrogato;
  return { heading: rubrica, text: testo, notes: note, repealed: abrogato, since: testo_dal, isMarked };
}

export function parseRest(rest: Buffer): Parsed {
  const { allegati, premessa, conclusioni } = JSON.parse(`{${rest.toString()}`) as {
    allegati: AnnexEntry[];
    premessa: string | null;
    conclusioni: string | null;
  };
  const texts = [premessa ?? '', ...allegati.flatMap(({ nome, testo }) => [nome, testo]), conclusioni ?? ''];
  const notes = allegati.flatMap(({ note }) => note);
  return { heading: null, text: texts.join('\n'), notes, repealed: false, since: null, isMarked: false };
}

/** Marks of repeal that the text before does not have. */
export function newMarks(before: string, after: Versioned | null): string {
  const marks = after?.text.match(/(?:\p{Lu}{2,20}\s)?(?:ABROGAT|SOPPRESS)[OAIE]\b[^()\n]{0,160}/gu) ?? [];
  return marks.filter((mark) => !before.includes(mark)).join('\n');
}

export function newNotes(before: Versioned | null, after: Versioned | null): string[] {
  const known = new Set(before?.notes);
  return (after?.notes ?? []).filter((note) => !known.has(note));
}

/** The text and the heading, each compared by itself: a heading that stays is no change, however much of the text goes. */
export function diffProvisions(before: Versioned | null, after: Versioned | null) {
  const text = diffTexts(before?.text ?? '', after?.text ?? '');
  const headings = [before?.heading ?? '', after?.heading ?? ''] as const;
  const heading = headings[0] === headings[1] ? null : diffTexts(...headings);
  const words: WordCount = {
    aggiunte: text.added + (heading?.added ?? 0),
    tolte: text.removed + (heading?.removed ?? 0),
  };
  return { text, heading, words };
}

/** Each text stands up to the day before the next. */
export function closeIntervals(changes: KeptChange[]): void {
  changes.forEach((change, i) => {
    const next = changes[i + 1]?.dal ?? null;
    change.al = next === null ? null : dayBefore(next);
  });
}
