// The operations of an act on words, as a snapshot stores them: a few dozen bytes each.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { actions, ends, positions, type Stretch, type Wording, type WordPlace } from '../../law/wording.js';
import { reaches, relationKinds, type Generation } from '../../law/relation.js';

type Numbers = readonly number[];
type PackedPlace = readonly [string, string | null, string | null, 0 | 1, ...(readonly string[])[]];
type Row = readonly [readonly (string | null)[], PackedPlace, Numbers, Numbers, PackedPlace | null];

/** Packs what an act does to words; nothing for none. @param generation of the export that the act was read from */
export function packWordings(wordings: readonly Wording[], generation: Generation = 'modern'): Uint8Array {
  if (wordings.length === 0) return new Uint8Array();
  const rows = wordings.map(rowOf);
  return Uint8Array.from(deflateRawSync(JSON.stringify(generation === 'older' ? { older: rows } : rows)));
}

export function unpackWordings(packed: Uint8Array): Wording[] {
  return unpackRead(packed).wordings;
}

/** The operations of an act on words, each made when asked for. */
export interface OpenWordings {
  length: number;
  at(index: number): Wording;
}

export function openWordings(packed: Uint8Array): OpenWordings {
  const { rows } = readRows(packed);
  return { length: rows.length, at: (index) => ofRow(rows[index]!) };
}

/** The operations of an act on words, and the generation of the export that it was read from. */
export function unpackRead(packed: Uint8Array): { wordings: Wording[]; generation: Generation } {
  const { rows, generation } = readRows(packed);
  return { wordings: rows.map(ofRow), generation };
}

function readRows(packed: Uint8Array): { rows: Row[]; generation: Generation } {
  if (packed.length === 0) return { rows: [], generation: 'modern' };
  const read = JSON.parse(inflateRawSync(packed).toString()) as Row[] | { older: Row[] };
  return Array.isArray(read) ? { rows: read, generation: 'modern' } : { rows: read.older, generation: 'older' };
}

function rowOf({
  from,
  to,
  kind,
  reach,
  action,
  position,
  old,
  until,
  brought,
  anchor,
  beside,
  isWhole,
}: Wording): Row {
  const codes = [
    relationKinds.indexOf(kind),
    reach === null ? -1 : reaches.indexOf(reach),
    actions.indexOf(action),
    positions.indexOf(position),
    isWhole ? 1 : 0,
  ];
  const stretches = [old, until, brought, anchor].flatMap((stretch) =>
    stretch === null
      ? [-1, 0]
      : typeof stretch === 'string'
        ? [-2 - ends.indexOf(stretch), 0]
        : [stretch.start, stretch.end - stretch.start],
  );
  const own = [from.key, from.paragraph, from.point];
  return [own, placeRow(to), codes, stretches, beside === null ? null : placeRow(beside)];
}

function placeRow({
  act,
  part,
  article,
  division,
  isHeading,
  paragraphs,
  points,
  numbers,
  sentences,
}: WordPlace): PackedPlace {
  const labels = [paragraphs, points, numbers, sentences, ...(division === undefined ? [] : [[division]])];
  return [act, part, article, isHeading ? 1 : 0, ...labels];
}

function ofRow([own, to, codes, stretches, beside]: Row): Wording {
  const [key, paragraph, point] = own;
  const stretch = (i: number): Stretch | null =>
    stretches[2 * i]! < 0 ? null : { start: stretches[2 * i]!, end: stretches[2 * i]! + stretches[2 * i + 1]! };
  return {
    from: { key: key!, paragraph: paragraph ?? null, point: point ?? null },
    to: ofPlace(to),
    kind: relationKinds[codes[0]!]!,
    reach: reaches[codes[1]!] ?? null,
    action: actions[codes[2]!]!,
    position: positions[codes[3]!]!,
    old: stretch(0),
    until: ends[-2 - stretches[2]!] ?? stretch(1),
    brought: stretch(2),
    anchor: stretch(3),
    beside: beside === null ? null : ofPlace(beside),
    isWhole: codes[4] === 1,
  };
}

function ofPlace([act, part, article, heading, ...labels]: PackedPlace): WordPlace {
  const [paragraphs, points, numbers, sentences, divisions] = labels;
  const [division] = divisions ?? [];
  return {
    ...{ act, part, article, ...(division === undefined ? {} : { division }), isHeading: heading === 1 },
    ...{ paragraphs: paragraphs ?? [], points: points ?? [], numbers: numbers ?? [], sentences: sentences ?? [] },
  };
}
