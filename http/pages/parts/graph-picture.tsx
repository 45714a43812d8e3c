// The graph as a small picture: where each act stands in the explorer, by its type, with the names of the most linked.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress } from './address.js';
import { labelAsKnown } from './cite.js';
import { colourOfType, grey, mostTypes } from './palette.js';
import { typeName } from './type-name.js';

type Node = shapes.GraphAnswer['nodes'][number];

/** Nodes that are drawn. */
export const picturedNodes = 300;
const [width, height, margin] = [1100, 520, 34];
const namedTypes = 5;
const mostNames = 16;
/** Longest name of an act, in characters; longer ones leave no room for others. */
const longestLabel = 30;
/** Dots of this radius are not covered by names. */
const largeRadius = 9;

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
  const drawn = graph.nodes
    .filter(({ id }) => spots.has(id))
    .map((node) => ({ ...node, label: labelAsKnown(node, longestLabel) }));
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
          {nameNodes(drawn, spots).map(({ node: { id, label }, isBelow }) => {
            const { x, y, radius } = spots.get(id)!;
            const [left, base] = isBelow ? [x, y + radius + 19] : [x + radius + 4, y + 5];
            return (
              <text key={id} x={left} y={base} text-anchor={isBelow ? 'middle' : undefined}>
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
      const radius = Math.round(Math.min(18, 2 + 0.75 * Math.sqrt(grado)) * 10) / 10;
      return [id, { x: fit(x, left, right, width), y: fit(y, top, bottom, height), radius }];
    }),
  );
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The most linked, where their names cover no other name and no large dot and end within the picture: beside the dot, else below it. */
function nameNodes(nodes: readonly Node[], spots: ReadonlyMap<string, Spot>): { node: Node; isBelow: boolean }[] {
  const large = nodes.flatMap(({ id }) => {
    const { x, y, radius } = spots.get(id)!;
    return radius < largeRadius ? [] : [{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }];
  });
  const taken: Box[] = [];
  const named: { node: Node; isBelow: boolean }[] = [];
  for (const node of nodes) {
    const spot = spots.get(node.id)!;
    const sides = spot.radius < largeRadius ? [false] : [false, true];
    const boxes = sides.map((isBelow) => boxOf(spot, node.label, isBelow));
    const isFree = (box: Box) =>
      box.left >= 0 &&
      box.right <= width &&
      box.bottom <= height &&
      [...taken, ...large].every((one) => !overlap(one, box));
    const box = boxes.find(isFree);
    if (box === undefined) continue;
    taken.push(box);
    named.push({ node, isBelow: box === boxes[1] });
    if (named.length === mostNames) break;
  }
  return named;
}

function boxOf({ x, y, radius }: Spot, label: string, isBelow: boolean): Box {
  const long = label.length * 8.5;
  return isBelow
    ? { left: x - long / 2, right: x + long / 2, top: y + radius + 3, bottom: y + radius + 25 }
    : { left: x + radius, right: x + radius + 8 + long, top: y - 11, bottom: y + 11 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
