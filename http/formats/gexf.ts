// GEXF 1.3: the graph for Gephi and its like, by graphology's own writer.
import { MultiDirectedGraph } from 'graphology';
import gexf from 'graphology-gexf';
import type { shapes } from '../../engine/index.js';
import type { Source } from './format.js';
import { legal } from './xml.js';

type Values = ReturnType<typeof plain>;
type Elements = (graph: MultiDirectedGraph) => void;

/** Names that no node of the answer has: an ELI is longer. */
const model = 'm';

/**
 * The writer is given some elements at a time: one graph of all takes many times the memory of its text. Nodes and links have the members of the JSON as attributes; a link's `peso` is its weight. Positions, where asked for, are drawn.
 * Each batch begins with an element that has every attribute, from which the writer knows what is declared, and which is left out.
 */
export function* write({ answer }: Source): Iterable<string> {
  const { descrizione, criterio, fonte } = answer.head as shapes.GraphAnswer;
  const nodes = () => answer.entries('nodes') as Iterable<shapes.GraphAnswer['nodes']>;
  const links = () => answer.entries('links') as Iterable<shapes.GraphAnswer['links']>;
  const samples = { node: sampleOf(nodes(), ends.node), edge: sampleOf(links(), ends.edge) };
  const writeBatch = (add: Elements): string => {
    const graph = new MultiDirectedGraph();
    graph.replaceAttributes({
      creator: 'Legami',
      description: legal(`${descrizione} ${criterio} ${fonte.nome}, ${fonte.licenza}, ${fonte.licenza_url}`),
    });
    graph.addNode(model, samples.node ?? {});
    if (samples.edge !== null) graph.addEdgeWithKey(model, model, model, samples.edge);
    add(graph);
    return writeGraph(graph);
  };
  const frame = writeBatch(() => undefined);
  yield frame.slice(0, frame.indexOf('<nodes>') + '<nodes>'.length);
  for (const some of nodes()) {
    const text = writeBatch((graph) => {
      for (const { id, ...attributes } of some) graph.addNode(legal(id), plain(attributes));
    });
    yield between(text, '</node>', '</nodes>');
  }
  yield '</nodes><edges>';
  let count = 0;
  for (const some of links()) {
    const text = writeBatch((graph) => {
      for (const { source, target, ...attributes } of some) {
        for (const end of [source, target]) graph.mergeNode(legal(end));
        // The writer would give the edges other names each time.
        graph.addEdgeWithKey(String(count++), legal(source), legal(target), plain(attributes));
      }
    });
    yield between(text, '</edge>', '</edges>');
  }
  yield '</edges></graph></gexf>';
}

/** Members that are no attributes. */
export const ends = { node: ['id'], edge: ['source', 'target'] } as const;

/** Attributes of all elements: of each the first value, or a later one that is no whole number; `null` where there are no elements. */
function sampleOf(batches: Iterable<readonly object[]>, leftOut: readonly string[]): Values | null {
  const sample: Values = {};
  let isEmpty = true;
  for (const elements of batches) for (const element of elements) addTo(element);
  return isEmpty ? null : sample;

  function addTo(element: object): void {
    isEmpty = false;
    for (const [name, value] of Object.entries(plain(element, leftOut))) {
      const isBroken = Number.isInteger(sample[name]) && !Number.isInteger(value);
      if (value !== '' && (!(name in sample) || isBroken)) sample[name] = value;
    }
  }
}

/** The text between the first `start` and the last `end`; neither can be in the text of an attribute. */
function between(text: string, start: string, end: string): string {
  return text.slice(text.indexOf(start) + start.length, text.lastIndexOf(end));
}

function writeGraph(graph: MultiDirectedGraph): string {
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

/** Values that an attribute can have: a member with members of its own becomes several, `null` none. @param leftOut members */
export function plain(members: object, leftOut: readonly string[] = []): Record<string, string | number | boolean> {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(members) as [string, unknown][]) {
    if (leftOut.includes(name)) continue;
    if (typeof value === 'string') values[name] = legal(value);
    else if (typeof value === 'number' || typeof value === 'boolean') values[name] = value;
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(plain(value))) values[`${name}_${inner}`] = one;
  }
  return values;
}
