// GraphML: the graph for networkx, igraph and their like. graphology reads GraphML but has no writer for it.
import type { shapes } from '../../engine/index.js';
import type { Source } from './format.js';
import { ends, plain } from './gexf.js';
import { element, legal, text, writeElement, type XmlNode } from './xml.js';

type Values = ReturnType<typeof plain>;
type Node = shapes.GraphAnswer['nodes'][number];
type Link = shapes.GraphAnswer['links'][number];

const types = { string: 'string', number: 'double', boolean: 'boolean' } as const;

/** Nodes and links have the members of the JSON as data; `weight` is a link's `peso`. */
export function* write({ answer }: Source): Iterable<string> {
  const { descrizione } = answer.head as shapes.GraphAnswer;
  const nodes = () => answer.entries('nodes') as Iterable<readonly Node[]>;
  const links = () => answer.entries('links') as Iterable<readonly Link[]>;
  const nodeValues = (node: Node) => plain(node, ends.node);
  const linkValues = (link: Link) => ({ ...plain(link, ends.edge), weight: link.peso });
  // Keys are declared before they are used.
  const keys = new Map<string, string>();
  for (const some of nodes()) for (const node of some) declare('node', nodeValues(node), keys);
  for (const some of links()) for (const link of some) declare('edge', linkValues(link), keys);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
  yield `${writeElement(element('desc', {}, [text(legal(descrizione))]))}\n`;
  yield `${[...keys.values()].join('\n')}\n<graph id="legami" edgedefault="directed">\n`;
  for (const some of nodes())
    yield writeLines(some, (node) => element('node', { id: node.id }, dataOf('node', nodeValues(node))));
  let count = 0;
  for (const some of links())
    yield writeLines(some, (link) => {
      const { source, target } = link;
      return element('edge', { id: `e${count++}`, source, target }, dataOf('edge', linkValues(link)));
    });
  yield '</graph>\n</graphml>\n';
}

function writeLines<Entry>(entries: readonly Entry[], write: (entry: Entry) => XmlNode): string {
  return entries
    .map(
      (entry) => `${writeElement(write(entry))}
`,
    )
    .join('');
}

/** @param keys declarations by name, which the first use of each adds */
function declare(of: 'node' | 'edge', values: Values, keys: Map<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const id = `${of}_${name}`;
    if (keys.has(id)) continue;
    const type = types[typeof value as keyof typeof types];
    keys.set(id, writeElement(element('key', { id, for: of, 'attr.name': name, 'attr.type': type })));
  }
}

function dataOf(of: 'node' | 'edge', values: Values): XmlNode[] {
  return Object.entries(values).map(([name, value]) =>
    element('data', { key: `${of}_${name}` }, [text(String(value))]),
  );
}
