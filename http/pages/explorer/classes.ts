// By what nodes are coloured: each way sorts them into classes, which the legend names and hides.
import { colourOfType, distinct, grey, mostTypes } from '../parts/palette.js';
import type { ExplorerWords } from '../words.js';
import type { Drawing } from './drawing.js';
import { typeName } from '../parts/type-name.js';

export const ways = ['tipo', 'comunita', 'decennio', 'stato'] as const;
export type Way = (typeof ways)[number];

export interface Class {
  /** As an address has it. */
  key: string;
  label: string;
  colour: string;
  count: number;
}

/** The classes of a drawing by one way. */
export interface Classes {
  list: readonly Class[];
  /** By class. */
  colours: readonly string[];
  /** By node: the number of its class. */
  of: Uint16Array;
}

/** For decades, from old to new. */
const ramp = [
  '#6b4fa0',
  '#5a63b5',
  '#4678bd',
  '#358cb9',
  '#2f9eaa',
  '#3fae90',
  '#63bb72',
  '#93c455',
  '#c6c53f',
  '#eebd39',
];
const namedTypes = 8;

export function classify(drawing: Drawing, way: Way, words: ExplorerWords): Classes {
  if (way === 'tipo') return byType(drawing, words);
  if (way === 'comunita') return byCommunity(drawing, words);
  return way === 'decennio' ? byDecade(drawing, words) : byStatus(drawing, words);
}

function byType({ types, type, nodes }: Drawing, words: ExplorerWords): Classes {
  const named = mostTypes(
    Array.from(type, (number) => types[number]!),
    namedTypes,
  );
  const keys = named.map((key) => ({ key, label: typeName(key) }));
  keys.push({ key: 'altri', label: words.other });
  const place = types.map((name) => (named.includes(name) ? named.indexOf(name) : named.length));
  const colour = (i: number) => (named[i] === undefined ? grey : colourOfType(named[i]));
  return count(keys, colour, nodes, (node) => place[type[node]!]!);
}

function byCommunity({ community, nodes }: Drawing, words: ExplorerWords): Classes {
  // Numbered from the largest on.
  const most = distinct.length;
  const keys = distinct.map((_, i) => ({ key: String(i), label: words.community.replace('{n}', String(i + 1)) }));
  keys.push({ key: 'altre', label: words.otherCommunities }, { key: 'nessuna', label: words.noCommunity });
  const place = (node: number) => {
    const number = community[node]!;
    return number === -1 ? most + 1 : Math.min(number, most);
  };
  return count(keys, (i) => distinct[i] ?? grey, nodes, place);
}

function byDecade({ year, nodes }: Drawing, words: ExplorerWords): Classes {
  const decades = [...new Set(Array.from(year, (one) => Math.floor(one / 10) * 10))].sort((a, b) => a - b);
  const label = (decade: number) => (decade === 0 ? words.noYear : words.decade.replace('{n}', String(decade)));
  const keys = decades.map((decade) => ({ key: String(decade), label: label(decade) }));
  const first = decades[0] === 0 ? 1 : 0;
  const colour = (i: number) =>
    i < first ? grey : ramp[Math.round(((i - first) / Math.max(1, decades.length - 1 - first)) * (ramp.length - 1))]!;
  const place = new Map(decades.map((decade, i) => [decade, i]));
  return count(keys, colour, nodes, (node) => place.get(Math.floor(year[node]! / 10) * 10)!);
}

function byStatus({ status, nodes }: Drawing, words: ExplorerWords): Classes {
  const keys = (['caricato', 'abrogato', 'fuori'] as const).map((key) => ({ key, label: words.states[key] }));
  const colours = [distinct[0]!, distinct[3]!, grey];
  return count(
    keys,
    (i) => colours[i]!,
    nodes,
    (node) => ((status[node]! & 2) !== 0 ? 1 : (status[node]! & 1) !== 0 ? 0 : 2),
  );
}

/** Classes without a node are named too, in their place, with a count of 0. */
function count(
  keys: readonly { key: string; label: string }[],
  colour: (place: number) => string,
  nodes: number,
  placeOf: (node: number) => number,
): Classes {
  const of = new Uint16Array(nodes);
  const counts = keys.map(() => 0);
  for (let node = 0; node < nodes; node++) counts[(of[node] = placeOf(node))]!++;
  const colours = keys.map((_, i) => colour(i));
  return { of, colours, list: keys.map((key, i) => ({ ...key, colour: colours[i]!, count: counts[i]! })) };
}
