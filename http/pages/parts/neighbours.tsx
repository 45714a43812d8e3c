// Some acts and the links between them, as a drawing with text: the first one in the middle, the others on two rings.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';

const [width, height] = [860, 560];
/** So many labels side by side on a ring do not overlap. */
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

export function Neighbours({ graph, caption, frame }: NeighboursProps): JSX.Element | null {
  const [centre, ...others] = graph.nodes.slice(0, drawnNodes);
  if (!centre || others.length === 0) return null;
  const spots = new Map(placeAround(others.length).map((spot, i) => [others[i]!.id, spot]));
  spots.set(centre.id, { x: width / 2, y: height / 2 });
  const links = graph.links.filter(({ source, target }) => spots.has(source) && spots.has(target) && source !== target);
  return (
    <figure class="neighbours">
      <figcaption>{caption}</figcaption>
      <div class="scroll" tabIndex={0} role="group" aria-label={caption}>
        <svg viewBox={`0 0 ${width} ${height}`}>
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
      <p>
        <a href={localAddress(`/grafo?norma=${encodeURIComponent(centre.id)}`, frame.language)}>
          {frame.words.act.neighbourhoodMore}
        </a>
      </p>
    </figure>
  );
}

interface Spot {
  x: number;
  y: number;
}

interface NodeProps {
  node: shapes.GraphAnswer['nodes'][number];
  spot: Spot;
  isCentre: boolean;
  frame: Frame;
}

function Node({ node: { id, label, nel_corpus }, spot: { x, y }, isCentre, frame }: NodeProps): JSX.Element {
  const size = Math.round(label.length * 6.5) + 16;
  return (
    <a
      href={localAddress(pageOf(id), frame.language)}
      class={`node${nel_corpus ? '' : ' outside'}${isCentre ? ' centre' : ''}`}
    >
      <rect x={x - size / 2} y={y - 13} width={size} height="26" rx="13" />
      <text x={x} y={y + 4.5} text-anchor="middle">
        {label}
      </text>
    </a>
  );
}

/** Places on the rings, the inner one first, evenly along each. */
function placeAround(count: number): Spot[] {
  return rings.flatMap(({ most }, i) => {
    const before = rings.slice(0, i).reduce((sum, ring) => sum + ring.most, 0);
    return placeOn(measuredRings[i]!, Math.max(0, Math.min(most, count - before)));
  });
}

/** Steps in which the way around an ellipse is measured. */
const steps = 720;
/** Of each ring, the points of its steps, and how far each is from the first one along the ring. */
const measuredRings = rings.map(({ rx, ry }) => {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI - Math.PI / 2;
    return { x: width / 2 + rx * Math.cos(angle), y: height / 2 + ry * Math.sin(angle) };
  });
  const ways = [0];
  for (let i = 1; i <= steps; i++) {
    ways.push(ways[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  }
  return { points, ways };
});

function placeOn({ points, ways }: (typeof measuredRings)[number], count: number): Spot[] {
  let step = 0;
  return Array.from({ length: count }, (_, i) => {
    while (ways[step]! < (i / count) * ways[steps]!) step++;
    const { x, y } = points[step]!;
    return { x: Math.round(x), y: Math.round(y) };
  });
}
