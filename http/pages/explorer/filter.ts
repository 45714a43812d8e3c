// Filters the nodes and links that are drawn.
import type { Classes, Way } from './classes.js';
import type { Drawing } from './drawing.js';
import type { View } from './view.js';

export interface Filtered {
  /** 1 for those that are drawn. */
  nodes: Uint8Array;
  links: Uint8Array;
  nodeCount: number;
  linkCount: number;
}

/**
 * A node is drawn unless one of its classes is hidden, a link unless its kind is, its year lies outside or one of its ends is not
 * drawn. Where links are filtered, nodes that keep none are not drawn either.
 */
export function filterDrawing(drawing: Drawing, classes: Readonly<Record<Way, Classes>>, view: View): Filtered {
  const nodes = new Uint8Array(drawing.nodes).fill(1);
  for (const [way, { list, of }] of Object.entries(classes)) {
    const hidden = view.hidden[way as Way];
    if (hidden.size === 0) continue;
    const isHidden = list.map(({ key }) => hidden.has(key));
    for (let node = 0; node < drawing.nodes; node++) if (isHidden[of[node]!]) nodes[node] = 0;
  }
  const isKindHidden = drawing.kinds.map((kind) => view.kinds.has(kind));
  const [from, to] = [view.from ?? 0, view.to ?? Infinity];
  const isLinkFiltered = isKindHidden.includes(true) || view.from !== null || view.to !== null;
  const links = new Uint8Array(drawing.links);
  const isLinked = new Uint8Array(drawing.nodes);
  let linkCount = 0;
  const { source, target, kind, year } = drawing;
  for (let link = 0; link < drawing.links; link++) {
    const [a, b] = [source[link]!, target[link]!];
    if (nodes[a] === 0 || nodes[b] === 0 || isKindHidden[kind[link]!] || year[a]! < from || year[a]! > to) continue;
    links[link] = isLinked[a] = isLinked[b] = 1;
    linkCount++;
  }
  let nodeCount = 0;
  for (let node = 0; node < drawing.nodes; node++) {
    if (isLinkFiltered && isLinked[node] === 0) nodes[node] = 0;
    nodeCount += nodes[node]!;
  }
  return { nodes, links, nodeCount, linkCount };
}

/** Before anything is filtered. */
export function showAll({ nodes, links }: Drawing): Filtered {
  const all = (count: number) => new Uint8Array(count).fill(1);
  return { nodes: all(nodes), links: all(links), nodeCount: nodes, linkCount: links };
}

/** Keys of the entries that differ, or of all. */
export function changedKeys(before: Uint8Array, now: Uint8Array, isEvery: boolean): string[] {
  const keys: string[] = [];
  for (let i = 0; i < now.length; i++) if (isEvery || before[i] !== now[i]) keys.push(String(i));
  return keys;
}
