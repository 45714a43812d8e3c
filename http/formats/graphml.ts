// GraphML: the graph for networkx, igraph and their like. graphology reads GraphML but has no writer for it.
import type { shapes } from '../../engine/index.js';
import type { Source } from './format.js';
import { plain } from './gexf.js';
import { element, legal, text, writeElement } from './xml.js';

type Values = ReturnType<typeof plain>;

const types = { string: 'string', number: 'double', boolean: 'boolean' } as const;

/** Nodes and links have the members of the JSON as data; `weight` is a link's `peso`. */
export function write({ answer }: Source): string {
  const { nodes, links, descrizione } = answer as shapes.GraphAnswer;
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
  const keys = new Map<string, string>();
  // One element at a time: as one tree they would take several times the memory of the text.
  const rows = [
    ...nodes.map(({ id, ...members }) => writeElement(element('node', { id }, dataOf('node', plain(members), keys)))),
    ...links.map(({ source, target, ...members }, i) => {
      const values = { ...plain(members), weight: members.peso };
      return writeElement(element('edge', { id: `e${i}`, source, target }, dataOf('edge', values, keys)));
    }),
  ];
  const description = writeElement(element('desc', {}, [text(legal(descrizione))]));
  const body = `<graph id="legami" edgedefault="directed">\n${rows.join('\n')}\n</graph>\n</graphml>\n`;
  return `${head}${description}\n${[...keys.values()].join('\n')}\n${body}`;
}

/** @param keys declarations by name, which the first use of each adds */
function dataOf(of: 'node' | 'edge', values: Values, keys: Map<string, string>) {
  return Object.entries(values).map(([name, value]) => {
    const id = `${of}_${name}`;
    if (!keys.has(id)) {
      const type = types[typeof value as keyof typeof types];
      keys.set(id, writeElement(element('key', { id, for: of, 'attr.name': name, 'attr.type': type })));
    }
    return element('data', { key: id }, [text(String(value))]);
  });
}
