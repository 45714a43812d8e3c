// The graph as the server sends it, in columns.

/** The graph as the server sends it. */
interface Sent {
  totale_nodi: number;
  totale_link: number;
  tipi: string[];
  generi: string[];
  nodi: {
    id: string[];
    label: string[];
    tipo: number[];
    grado: number[];
    stato: number[];
    x: (number | null)[];
    y: (number | null)[];
    comunita: (number | null)[];
    distanza: number[] | null;
  };
  /** Positions of a small neighbourhood for it alone. */
  vicino?: { x: number[]; y: number[] };
  /** The short names by which acts are known, by the place of the node. */
  nomi: Record<number, string>;
  link: { da: number[]; a: number[]; genere: number[]; peso: number[] };
}

/** Nodes by number, the most linked (or the nearest) first; links by number. */
export interface Drawing {
  nodes: number;
  links: number;
  /** Numbers of the graph that the service has. */
  total: { nodes: number; links: number };
  types: readonly string[];
  kinds: readonly string[];
  id: readonly string[];
  /** Names in lists: the known one first, `Codice penale · R.D. 1398/1930`. */
  label: readonly string[];
  /** Names in the picture: known names, where there is room. */
  name: readonly string[];
  type: Uint16Array;
  degree: Uint32Array;
  /** 1: in the corpus; 2: repealed. */
  status: Uint8Array;
  x: Float32Array;
  y: Float32Array;
  /** -1 for none. */
  community: Int32Array;
  /** Year of the act; 0 where its ELI states none. */
  year: Uint16Array;
  source: Uint32Array;
  target: Uint32Array;
  kind: Uint8Array;
  weight: Uint32Array;
  /** The node around which all others lie; `null` where all of the graph is drawn. */
  centre: number | null;
  /** Whether it is a neighbourhood that is so small that every node is named. */
  isNear: boolean;
  numberOf: ReadonlyMap<string, number>;
  /** Links of each node. */
  linksOf: (node: number) => Uint32Array;
}

/** The drawing, the seconds after which it is worth asking again, or `null` where there is none. */
export async function fetchDrawing(address: string): Promise<Drawing | number | null> {
  const reply = await fetch(address).catch(() => null);
  if (reply?.status === 202) return Number(reply.headers.get('retry-after') ?? 5);
  return reply?.ok ? readDrawing((await reply.json()) as Sent) : null;
}

function readDrawing({ totale_nodi, totale_link, tipi, generi, nodi, nomi, link, vicino }: Sent): Drawing {
  const nodes = nodi.id.length;
  const id = nodi.id.map((short, i) => (short.startsWith('eli:') ? short : `eli:/it/${tipi[nodi.tipo[i]!]!}/${short}`));
  const source = Uint32Array.from(link.da);
  const target = Uint32Array.from(link.a);
  return {
    nodes,
    links: source.length,
    total: { nodes: totale_nodi, links: totale_link },
    types: tipi,
    kinds: generi,
    id,
    label: nodi.label.map((label, i) => (nomi[i] ? `${nomi[i]} · ${label}` : label)),
    type: Uint16Array.from(nodi.tipo),
    degree: Uint32Array.from(nodi.grado),
    status: Uint8Array.from(nodi.stato),
    name: nodi.label.map((label, i) => nomi[i] ?? label),
    ...placeAll(vicino?.x ?? nodi.x, vicino?.y ?? nodi.y),
    community: Int32Array.from(nodi.comunita, (number) => number ?? -1),
    year: Uint16Array.from(nodi.id, (short) => Number(/(?:^|\/)(\d{4})\//.exec(short)?.[1] ?? 0)),
    source,
    target,
    kind: Uint8Array.from(link.genere),
    weight: Uint32Array.from(link.peso),
    centre: nodi.distanza === null ? null : nodi.distanza.indexOf(0),
    isNear: vicino !== undefined,
    numberOf: new Map(id.map((one, i) => [one, i])),
    linksOf: indexLinks(nodes, source, target),
  };
}

/** Nodes that are not laid out stand in a row below all others. */
function placeAll(x: readonly (number | null)[], y: readonly (number | null)[]): Pick<Drawing, 'x' | 'y'> {
  const lowest = y.reduce<number>((least, value) => Math.min(least, value ?? 0), 0);
  let others = 0;
  const xs = Float32Array.from(x, (value) => value ?? -1000 + (others++ % 80) * 25);
  others = 0;
  return { x: xs, y: Float32Array.from(y, (value) => value ?? lowest - 100 - Math.floor(others++ / 80) * 25) };
}

function indexLinks(nodes: number, source: Uint32Array, target: Uint32Array): Drawing['linksOf'] {
  const starts = new Uint32Array(nodes + 1);
  for (const ends of [source, target]) for (const node of ends) starts[node + 1]!++;
  for (let node = 0; node < nodes; node++) starts[node + 1]! += starts[node]!;
  const next = starts.slice();
  const links = new Uint32Array(source.length * 2);
  for (let link = 0; link < source.length; link++) {
    for (const ends of [source, target]) links[next[ends[link]!]!++] = link;
  }
  return (node) => links.subarray(starts[node], starts[node + 1]);
}
