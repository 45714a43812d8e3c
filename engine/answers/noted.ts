// Articles of other acts as an amending act prints them in its notes, with its amendments: kept beside its text, and answered with it.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { tags } from '#typia';
import type { Act, NotedText, Target } from '../law/act.js';
import { sigla } from '../law/act-type.js';
import { articleEli } from '../law/eli.js';
import type { Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';

/** Il testo di un articolo di un altro atto come lo stampano le note della Gazzetta, con le modifiche di questo atto. Le note informano: fa fede la legge. / The text of an article of another act as the notes of the Gazzetta print it, with the amendments of this act. The notes inform: the law decides. */
export interface TestoCoordinato {
  /** L’articolo. / The article. */
  a: {
    /** ELI dell’atto. / ELI of the act. */
    eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
    /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
    sigla: string & tags.Example<'L. 241/1990'>;
    /** Numero dell’articolo. / Number of the article. */
    articolo: string & tags.Example<'2-bis'>;
    /** ELI dell’articolo. / ELI of the article. */
    articolo_eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  };
  /** Come è stampato: l’articolo, o i soli commi ripetuti. / As printed: the article, or only the paragraphs that are repeated. */
  testo: string & tags.Example<'Art. 2-bis (Conseguenze per il ritardo). - 1. Le pubbliche amministrazioni …'>;
}

/** A text in the notes of an article. */
export interface KeptNoted extends NotedText {
  /** ELI suffix of the article whose notes print it. */
  from: string;
}

type Row = readonly [from: string, act: string, article: string, text: string];

/** The texts in the notes of an act; empty for none. */
export function packNoted({ eli, articles }: Pick<Act, 'eli' | 'articles'>): Uint8Array {
  return pack(articles.flatMap((own) => own.noted.map((noted) => ({ ...noted, from: own.eli.slice(eli.length) }))));
}

function pack(noted: readonly KeptNoted[]): Uint8Array {
  if (noted.length === 0) return new Uint8Array();
  const rows = noted.map(({ from, act, article, text }): Row => [from, act, article, text]);
  return Uint8Array.from(deflateRawSync(JSON.stringify(rows)));
}

export function unpackNoted(packed: Uint8Array): KeptNoted[] {
  if (packed.length === 0) return [];
  const rows = JSON.parse(inflateRawSync(packed).toString()) as Row[];
  return rows.map(([from, act, article, text]) => ({ from, act, article, text }));
}

/** Resolves acts of which the notes name the year only. */
function resolved(packed: Uint8Array, resolve: (target: Target) => { act: string } | null): Uint8Array {
  const noted = unpackNoted(packed);
  const acts = noted.map(
    ({ act, article }) => resolve({ act, part: null, article, paragraph: null, point: null })?.act,
  );
  return acts.every((act, i) => act === undefined || act === noted[i]!.act)
    ? packed
    : pack(noted.map((one, i) => ({ ...one, act: acts[i] ?? one.act })));
}

/** @param packed of each act of the corpus, in its order */
export function writeNoted(
  writer: SnapshotWriter,
  packed: readonly (Uint8Array | undefined)[],
  resolve: (target: Target) => { act: string } | null,
): void {
  let size = 0;
  writer.begin('noted');
  const ends = packed.map((bytes) => {
    if (bytes === undefined || bytes.length === 0) return size;
    const own = resolved(bytes, resolve);
    writer.append(own);
    return (size += own.length);
  });
  writer.column('noted.ends', Float64Array.from(ends));
}

/** The texts in the notes of each act, packed, by its number. */
export function openPackedNoted(snapshot: Snapshot): { at(act: number): Buffer } {
  const arena = snapshot.arena('noted');
  const ends = snapshot.numbers('noted.ends', Float64Array);
  return { at: (act) => arena.slice(act === 0 ? 0 : ends.at(act - 1)!, ends.at(act)!) };
}

/** The texts in the notes of articles, as they are answered. */
export class NotedTexts {
  readonly #packed: { at(act: number): Buffer };

  constructor(snapshot: Snapshot) {
    this.#packed = openPackedNoted(snapshot);
  }

  /** Those of all articles of an act, by its number. */
  all(act: number): KeptNoted[] {
    return unpackNoted(this.#packed.at(act));
  }

  /** Those of an article. @param act its number @param key ELI suffix of the article */
  of(act: number, key: string): TestoCoordinato[] {
    return unpackNoted(this.#packed.at(act)).flatMap(({ from, act: eli, article, text }) =>
      from === key
        ? [
            {
              a: { eli, sigla: sigla(eli), articolo: article, articolo_eli: articleEli(eli, null, article) },
              testo: text,
            },
          ]
        : [],
    );
  }
}
