// Texts beside the articles of an act, for the full-text index: annexes, cut in parts where they are long, and editors' notes.
import { packWords } from '../../search/text.js';

/** The place of a text: a part of an annex, a note of an article, or a note of an annex. */
export const appendedKinds = ['annex', 'note', 'annex-note'] as const;

/** One text that is searched. */
export interface AppendedText {
  kind: (typeof appendedKinds)[number];
  /** Number of the annex or article in the act, from 0. */
  owner: number;
  /** Number of the part of the annex, or of the note, from 0. */
  item: number;
  /** Name of the annex; of a note {@link notesPart}. */
  part: string;
}

/** With its words. */
export interface AppendedWords extends AppendedText {
  text: string;
}

/** The name of notes among the parts of an act. */
const notesPart = 'note';

/** Characters of a part of an annex, about: words of one table say little of another. */
const partLength = 4_000;

/** The parts of a long text: whole lines, as many as fit. */
export function cutParts(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  for (let start = 0; start < text.length;) {
    const most = start + partLength;
    const last = most >= text.length ? text.length : text.lastIndexOf('\n', most);
    const next = last > start ? last : text.indexOf('\n', most);
    const end = next < 0 ? text.length : next;
    parts.push({ start, end });
    start = end + (end < text.length ? 1 : 0);
  }
  return parts;
}

/** The texts of an act. @param notes of each article */
export function listAppended(
  notes: readonly (readonly string[])[],
  annexes: readonly { name: string; text: string; notes: readonly string[] }[],
): AppendedWords[] {
  const noted = (kind: 'note' | 'annex-note', owner: number, own: readonly string[]): AppendedWords[] =>
    own.map((text, item) => ({ kind, owner, item, part: notesPart, text }));
  return [
    ...annexes.flatMap(({ name, text }, owner) =>
      cutParts(text).map(({ start, end }, item) => ({
        ...({ kind: 'annex', owner, item, part: name } as const),
        text: text.slice(start, end),
      })),
    ),
    ...notes.flatMap((own, owner) => noted('note', owner, own)),
    ...annexes.flatMap((annex, owner) => noted('annex-note', owner, annex.notes)),
  ];
}

/** The texts of an act in bytes: what they are, after the length of that, then their words; empty where there are none. */
export function packAppended(texts: readonly AppendedWords[]): Uint8Array {
  if (texts.length === 0) return new Uint8Array();
  const rows = Buffer.from(
    JSON.stringify(texts.map(({ kind, owner, item, part }): AppendedText => ({ kind, owner, item, part }))),
  );
  const words = packWords(
    texts.map(({ kind, part, text }) => ({ names: [], heading: kind === 'annex' ? part : '', text })),
  );
  const head = Buffer.alloc(4);
  head.writeUInt32LE(rows.length);
  return Uint8Array.from(Buffer.concat([head, rows, words]));
}

/** Reads the result of {@link packAppended}; `null` where it is empty. */
export function unpackAppended(packed: Uint8Array): { texts: AppendedText[]; words: Uint8Array } | null {
  if (packed.length === 0) return null;
  const end = 4 + new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const rows = Buffer.from(packed.buffer, packed.byteOffset + 4, end - 4).toString();
  return { texts: JSON.parse(rows) as AppendedText[], words: packed.subarray(end) };
}
