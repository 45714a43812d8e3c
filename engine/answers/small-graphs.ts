// The smallest graphs: nodes and links deflated as one, so that links may refer to the nodes they join.
import { deflatePiece, lazyPiece, literal, type Piece } from '../store/piece.js';
import type { Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';

/** Up to so many nodes; of larger graphs what is referred to weighs little. */
const mostNodes = 150;

/** What stands around the elements in an answer. */
const frame = { nodes: '"nodes":[', links: '],"links":[', end: ']' } as const;

/** @param within how many links lie among the best N nodes, for every N */
export function writeSmallGraphs(
  writer: SnapshotWriter,
  name: string,
  nodes: readonly Buffer[],
  links: readonly Buffer[],
  within: Uint32Array,
): void {
  const counts = Array.from({ length: Math.min(mostNodes, nodes.length) }, (_, i) => i + 1);
  let length = 0;
  writer.begin(`${name}.small`);
  const ends = counts.map((count) => {
    const [best, among] = [nodes.slice(0, count), links.slice(0, within[count])];
    const text = `${frame.nodes}${best.join(',')}${frame.links}${among.join(',')}${frame.end}`;
    const deflated = deflatePiece(Buffer.from(text));
    writer.append(deflated);
    return (length += deflated.length);
  });
  writer.column(`${name}.small.ends`, Float64Array.from(ends));
}

const pieces = { nodes: literal(frame.nodes), links: literal(frame.links), end: literal(frame.end) };

/** The members `"nodes":[…],"links":[…]` of an answer. */
export function graphMembers(nodes: Piece, links: Piece): readonly Piece[] {
  return [pieces.nodes, nodes, pieces.links, links, pieces.end];
}

/** Opens the small graphs of a level: the members of the best `count` nodes, and of those that were deflated as one, as one. */
export function openSmallGraphs(snapshot: Snapshot, name: string) {
  let ends: Float64Array | undefined;
  return (count: number, nodes: Piece, links: Piece): readonly Piece[] => {
    const members = graphMembers(nodes, links);
    const known = (ends ??= snapshot.column(`${name}.small.ends`, Float64Array));
    if (count === 0 || count > known.length) return members;
    const whole = () => snapshot.arena(`${name}.small`).slice(count === 1 ? 0 : known[count - 2]!, known[count - 1]!);
    // The first piece brings the whole, the others nothing.
    return members.map((piece, i) =>
      lazyPiece(
        piece.size,
        () => piece.crc,
        () => piece.plain(),
        () => (i === 0 ? [whole()] : []),
      ),
    );
  };
}
