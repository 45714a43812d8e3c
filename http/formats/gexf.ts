// GEXF 1.3: the graph for Gephi and its like, by graphology's own writer.
import { MultiDirectedGraph } from 'graphology';
import gexf from 'graphology-gexf';
import type { shapes } from '../../engine/index.js';
import type { Source } from './format.js';
import { legal } from './xml.js';

/** Nodes and links have the members of the JSON as attributes; a link's `peso` is its weight. Positions, where asked for, are drawn. */
export function write({ answer }: Source): string {
  const { nodes, links, descrizione, criterio, fonte } = answer as shapes.GraphAnswer;
  const graph = new MultiDirectedGraph();
  graph.replaceAttributes({
    creator: 'Legami',
    description: legal(`${descrizione} ${criterio} ${fonte.nome}, ${fonte.licenza}, ${fonte.licenza_url}`),
  });
  for (const { id, ...attributes } of nodes) graph.addNode(legal(id), plain(attributes));
  // The writer would give the edges other names each time.
  links.forEach(({ source, target, ...attributes }, i) => {
    graph.addEdgeWithKey(String(i), legal(source), legal(target), plain(attributes));
  });
  return gexf.write(graph, {
    version: '1.3',
    pretty: false,
    formatNode: (_, { label, x, y, ...attributes }) => ({
      label: label as string,
      ...(typeof x === 'number' && typeof y === 'number' ? { viz: { x, y } } : {}),
      attributes,
    }),
    formatEdge: (_, attributes) => ({
      label: attributes['tipo'] as string,
      weight: attributes['peso'] as number,
      attributes,
    }),
  });
}

/** Values that an attribute can have: a member with members of its own becomes several, `null` none. */
export function plain(members: object): Record<string, string | number | boolean> {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(members) as [string, unknown][]) {
    if (typeof value === 'string') values[name] = legal(value);
    else if (typeof value === 'number' || typeof value === 'boolean') values[name] = value;
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(plain(value))) values[`${name}_${inner}`] = one;
  }
  return values;
}
