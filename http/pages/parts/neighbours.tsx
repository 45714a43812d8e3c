// Some acts and the links between them, as a drawing with text: the first one in the middle, the others on two rings.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';
import { labelAsKnown } from './cite.js';

/** Rings, and the number of labels that fit on each without overlapping. */
const rings = [
  { most: 8, rx: 205, ry: 140 },
  { most: 16, rx: 365, ry: 255 },
];

/** Nodes that are drawn, the one in the middle included. */
export const drawnNodes = 1 + rings.reduce((sum, { most }) => sum + most, 0);

interface NeighboursProps {
  /** The one in the middle first. */
  graph: shapes.GraphAnswer;
  caption: string;
  frame: Frame;
}

/** Longest name of an act, in characters: the labels on a ring must not overlap. */
const longestLabel = 16;

export function Neighbours({ graph, caption, frame }: NeighboursProps): JSX.Element | null {
  const nodes = graph.nodes.slice(0, drawnNodes).map((node) => ({ ...node, label: labelAsKnown(node, longestLabel) }));
  const [centre, ...others] = nodes;
  if (!centre || others.length === 0) return null;
  const spots = new Map(placeAround(others.length).map((spot, i) => [others[i]!.id, spot]));
  spots.set(centre.id, { x: 0, y: 0 });
  // Equally wide on both sides, so that the centre is visible first; only as high as the drawing.
  const drawn = [centre, ...others];
  const across = Math.max(...drawn.map((node) => Math.abs(spots.get(node.id)!.x) + widthOf(node) / 2)) + margin;
  const heights = drawn.map(({ id }) => spots.get(id)!.y);
  const top = Math.min(...heights) - nodeHeight / 2 - margin;
  const high = Math.max(...heights) + nodeHeight / 2 + margin - top;
  const links = graph.links.filter(({ source, target }) => spots.has(source) && spots.has(target) && source !== target);
  return (
    <figure class="neighbours">
      <figcaption>{caption}</figcaption>
      <div class="scroll" tabIndex={0} role="group" aria-label={caption}>
        <div class="drawn">
          <span class="middle" />
          <svg role="none" viewBox={`${-across} ${top} ${2 * across} ${high}`} width={2 * across} height={high}>
            {links.map(({ source, target, tipo }) => {
              const [from, to] = [spots.get(source)!, spots.get(target)!];
              return (
                <line
                  key={`${source} ${target} ${tipo}`}
                  class={`kind-${tipo}`}
                  x1={from.x}
                  y1={from.y}
                  x2={to.x}
                  y2={to.y}
                />
              );
            })}
            {[...others, centre].map((node) => (
              <Node key={node.id} node={node} spot={spots.get(node.id)!} isCentre={node === centre} frame={frame} />
            ))}
          </svg>
        </div>
      </div>
      <p>
        <a href={localAddress(`/grafo?norma=${encodeURIComponent(centre.id)}`, frame.language)}>
          {frame.words.act.neighbourhoodMore}
        </a>
      </p>
    </figure>
  );
}

type Drawn = shapes.GraphAnswer['nodes'][number];

const nodeHeight = 26;
/** Space around the drawing, in pixels. */
const margin = 2;

/** Estimated width of a node with its label, in pixels. */
const widthOf = ({ label }: Drawn) => Math.round(label.length * 6.5) + 16;

/** A place, from the middle of the drawing. */
interface Spot {
  x: number;
  y: number;
}

interface NodeProps {
  node: Drawn;
  spot: Spot;
  isCentre: boolean;
  frame: Frame;
}

function Node({ node, spot: { x, y }, isCentre, frame }: NodeProps): JSX.Element {
  const { id, label, nel_corpus } = node;
  const size = widthOf(node);
  return (
    <a
      href={localAddress(pageOf(id), frame.language)}
      class={`node${nel_corpus ? '' : ' outside'}${isCentre ? ' centre' : ''}`}
    >
      <rect x={x - size / 2} y={y - nodeHeight / 2} width={size} height={nodeHeight} rx={nodeHeight / 2} />
      <text x={x} y={y + 4.5} text-anchor="middle">
        {label}
      </text>
    </a>
  );
}

/** Places on the rings, the inner one first, evenly along each; those of the outer one between the rays to the inner ones. */
function placeAround(count: number): Spot[] {
  return rings.flatMap(({ most }, i) => {
    const before = rings.slice(0, i).reduce((sum, ring) => sum + ring.most, 0);
    return placeOn(measuredRings[i]!, Math.max(0, Math.min(most, count - before)), i === 0 ? 0 : 0.5);
  });
}

/** Steps in which the way around an ellipse is measured. */
const steps = 720;
/** For each ring its points and their distances from the first one, measured along the ring. */
const measuredRings = rings.map(({ rx, ry }) => {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI - Math.PI / 2;
    return { x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
  });
  const ways = [0];
  for (let i = 1; i <= steps; i++) {
    ways.push(ways[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  }
  return { points, ways };
});

/** @param turn offset of all places, as a fraction of the distance between two of them */
function placeOn({ points, ways }: (typeof measuredRings)[number], count: number, turn: number): Spot[] {
  let step = 0;
  return Array.from({ length: count }, (_, i) => {
    while (ways[step]! < ((i + turn) / count) * ways[steps]!) step++;
    const { x, y } = points[step]!;
    return { x: Math.round(x), y: Math.round(y) };
  });
}
