// The graph as a small picture: where each act stands in the explorer, by its type, with the names of the most linked.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress } from './address.js';
import { colourOfType, grey, mostTypes } from './palette.js';
import { typeName } from './type-name.js';

type Node = shapes.GraphAnswer['nodes'][number];

/** Nodes that are drawn. */
export const picturedNodes = 300;
const [width, height, margin] = [1100, 520, 34];
const namedTypes = 5;
const mostNames = 16;

interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** @param graph with positions, the most linked first */
export function GraphPicture({ graph, frame }: { graph: shapes.GraphAnswer; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const spots = placeNodes(graph.nodes);
  const types = mostTypes(
    graph.nodes.map(({ tipo }) => tipo),
    namedTypes,
  );
  const colourOf = ({ tipo }: Node) => (types.includes(tipo) ? colourOfType(tipo) : grey);
  const drawn = graph.nodes.filter(({ id }) => spots.has(id));
  const lines = graph.links.flatMap(({ source, target }) => {
    const [from, to] = [spots.get(source), spots.get(target)];
    return from && to && source !== target ? `M${from.x} ${from.y}L${to.x} ${to.y}` : [];
  });
  return (
    <figure class="graph-picture">
      <a href={localAddress('/grafo', language)}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.explorer.drawing}>
          <path d={lines.join('')} />
          {[...drawn].reverse().map((node) => {
            const { x, y, radius } = spots.get(node.id)!;
            return <circle key={node.id} cx={x} cy={y} r={radius} fill={colourOf(node)} />;
          })}
          {nameNodes(drawn, spots).map(({ id, label }) => {
            const { x, y, radius } = spots.get(id)!;
            return (
              <text key={id} x={x + radius + 4} y={y + 5}>
                {label}
              </text>
            );
          })}
        </svg>
        <figcaption>
          {words.home.explore} <span aria-hidden="true">→</span>
        </figcaption>
      </a>
      <p class="key">
        {[...types, null].map((type) => (
          <span key={type}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <circle cx="6" cy="6" r="6" fill={type === null ? grey : colourOfType(type)} />
            </svg>{' '}
            {type === null ? words.explorer.other : typeName(type)}
          </span>
        ))}
      </p>
    </figure>
  );
}

/** Nodes that have links, as the explorer places them, stretched to the picture. */
function placeNodes(nodes: readonly Node[]): Map<string, Spot> {
  const placed = nodes.flatMap(({ id, x, y, comunita, grado }) =>
    typeof x === 'number' && typeof y === 'number' && typeof comunita === 'number' ? [{ id, x, y, grado }] : [],
  );
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = range(placed.map(({ x }) => x));
  const [bottom, top] = range(placed.map(({ y }) => y));
  const fit = (value: number, from: number, to: number, size: number) =>
    Math.round(margin + ((value - from) / (to - from || 1)) * (size - 2 * margin));
  return new Map(
    placed.map(({ id, x, y, grado }) => {
      const radius = Math.round(Math.min(22, 2 + 0.9 * Math.sqrt(grado)) * 10) / 10;
      return [id, { x: fit(x, left, right, width), y: fit(y, top, bottom, height), radius }];
    }),
  );
}

/** The most linked, where their names cover no other and end within the picture. */
function nameNodes(nodes: readonly Node[], spots: ReadonlyMap<string, Spot>): Node[] {
  const taken: { left: number; right: number; y: number }[] = [];
  const named: Node[] = [];
  for (const node of nodes) {
    const { x, y, radius } = spots.get(node.id)!;
    const box = { left: x - radius, right: x + radius + 8 + node.label.length * 8.5, y };
    const isFree = taken.every((one) => Math.abs(one.y - y) > 22 || one.left > box.right || one.right < box.left);
    if (box.right > width || !isFree) continue;
    taken.push(box);
    named.push(node);
    if (named.length === mostNames) break;
  }
  return named;
}
