// What an act does to words, as a snapshot keeps it: a few dozen bytes an operation.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { actions, positions, type Stretch, type Wording, type WordPlace } from '../../law/wording.js';
import { reaches, relationKinds } from '../../law/relation.js';

type Numbers = readonly number[];
type Place = readonly [string, string | null, string | null, 0 | 1, ...(readonly string[])[]];
type Row = readonly [readonly (string | null)[], Place, Numbers, Numbers, Place | null];

/** Packs what an act does to words; nothing for none. */
export function packWordings(wordings: readonly Wording[]): Uint8Array {
  if (wordings.length === 0) return new Uint8Array();
  return Uint8Array.from(deflateRawSync(JSON.stringify(wordings.map(rowOf))));
}

export function unpackWordings(packed: Uint8Array): Wording[] {
  if (packed.length === 0) return [];
  return (JSON.parse(inflateRawSync(packed).toString()) as Row[]).map(ofRow);
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
    stretch === null ? [-1, 0] : stretch === 'fine' ? [-2, 0] : [stretch.start, stretch.end - stretch.start],
  );
  const own = [from.key, from.paragraph, from.point];
  return [own, placeRow(to), codes, stretches, beside === null ? null : placeRow(beside)];
}

function placeRow({ act, part, article, isHeading, paragraphs, points, numbers, sentences }: WordPlace): Place {
  return [act, part, article, isHeading ? 1 : 0, paragraphs, points, numbers, sentences];
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
    until: stretches[2] === -2 ? 'fine' : stretch(1),
    brought: stretch(2),
    anchor: stretch(3),
    beside: beside === null ? null : ofPlace(beside),
    isWhole: codes[4] === 1,
  };
}

function ofPlace([act, part, article, heading, paragraphs, points, numbers, sentences]: Place): WordPlace {
  return {
    ...{ act, part, article, isHeading: heading === 1 },
    ...{ paragraphs: paragraphs ?? [], points: points ?? [], numbers: numbers ?? [], sentences: sentences ?? [] },
  };
}
