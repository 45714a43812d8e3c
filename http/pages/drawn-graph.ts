// `/grafo/dati`: the graph as the explorer draws it, in columns. About a seventh of the JSON of the API.
import type { PageQuery } from './request.js';
import {
  actOfEli,
  inTurns,
  literal,
  nameEli,
  shortName,
  sigla,
  type DrawnGraph,
  type Piece,
} from '../../engine/index.js';
import { notYet, ok, type Answer } from '../message/answer.js';
import type { Catalog, Context } from '../questions/endpoint.js';
import { resolveCited } from '../questions/resolve-cited.js';
import { viewOf, type Link } from '../questions/graph.js';
import { resolveNorma } from '../questions/resolve-norma.js';
import { fewNodes, placeNear } from './near-graph.js';

/** The graph that an address asks to draw. */
export interface GraphChoice {
  livello: 'norma' | 'articolo';
  natura: 'modifiche' | 'tutte';
  /** The links that are drawn. */
  legame: Link;
  /** Nodes, at most. */
  max: number;
  /** The act or article at the centre, as written by the reader; empty for the whole graph. */
  norma: string;
  /** Steps around it. */
  profondita: number;
}

/** Numbers of nodes to choose from, and the default. */
export const amounts = [200, 500, 2000, 5000, 20_000] as const;
export const usualAmount = 2000;

const links: readonly Link[] = ['modifiche', 'citazioni', 'tutti'];

/** Reads the query of an address; missing and invalid values get their defaults. */
export function readChoice(raw: PageQuery | null): GraphChoice {
  const steps = Number(raw?.get('profondita'));
  return {
    livello: raw?.get('livello') === 'articolo' ? 'articolo' : 'norma',
    natura: raw?.get('natura') === 'tutte' ? 'tutte' : 'modifiche',
    legame: links.find((link) => link === raw?.get('legame')) ?? 'modifiche',
    max: amounts.find((amount) => String(amount) === raw?.get('max')) ?? usualAmount,
    norma: (raw?.get('norma') ?? '').trim().slice(0, 1000),
    profondita: [1, 2, 3, 4, 5].includes(steps) ? steps : 1,
  };
}

/** Parameters that differ from their defaults. */
export function graphQuery({ livello, natura, legame, max, norma, profondita }: GraphChoice): Record<string, string> {
  return {
    ...(norma === '' ? {} : { norma, profondita: String(profondita) }),
    ...(livello === 'norma' ? {} : { livello }),
    ...(natura === 'modifiche' ? {} : { natura }),
    ...(legame === 'modifiche' ? {} : { legame }),
    ...(max === usualAmount ? {} : { max: String(max) }),
  };
}

/** The page of a choice. */
export function graphAddress(choice: GraphChoice): string {
  const query = new URLSearchParams(graphQuery(choice)).toString();
  return query === '' ? '/grafo' : `/grafo?${query}`;
}

/** Characters of a name in the drawing of a small neighbourhood. */
const longestName = 36;

/** Seconds before a client should retry while positions are being computed. */
const retrySeconds = 5;

export async function answerGraphData(catalog: Catalog, choice: GraphChoice, context: Context): Promise<Answer> {
  if (!catalog.graphs.places.areKnown) return notYet(context.words.noPlaces, retrySeconds);
  const level = choice.livello === 'articolo' ? 'article' : 'act';
  const view = viewOf(choice.legame, level, choice.natura);
  let around = null;
  if (choice.norma !== '') {
    const resolve = choice.legame === 'modifiche' ? resolveNorma : resolveCited;
    const found = resolve(catalog, choice.norma, context);
    if ('problem' in found) return found.problem;
    const center = catalog.graphs.nodeOf(view, (level === 'article' && found.articleEli) || found.eli);
    // An act without relations has no neighbourhood.
    if (center === null) return ok([literal(JSON.stringify(empty))]);
    around = { center, depth: choice.profondita };
  }
  const drawn = await catalog.graphs.draw(view, { count: choice.max, around }, context);
  return ok(await inTurns(writeDrawn(drawn)));
}

/** Prefix of every ELI, left out in the columns; the type follows it. */
const scheme = 'eli:/it/';
const empty = {
  totale_nodi: 0,
  totale_link: 0,
  tipi: [],
  generi: [],
  nodi: { id: [], label: [], tipo: [], grado: [], stato: [], x: [], y: [], comunita: [], distanza: null },
  nomi: {},
  link: { da: [], a: [], genere: [], peso: [] },
};

/** Columns as JSON: of nodes in the order of the answer, of links by the places of their ends in that order. */
function* writeDrawn({ nodes, links, kinds, totalNodes, totalLinks }: DrawnGraph): Generator<undefined, Piece[]> {
  const types = [...new Set(nodes.map(({ tipo }) => tipo))];
  const typeNumber = new Map(types.map((type, i) => [type, i]));
  const text = (values: readonly unknown[] | null) => JSON.stringify(values);
  const pieces: string[] = [
    `{"totale_nodi":${totalNodes},"totale_link":${totalLinks},"tipi":${text(types)},"generi":${text(kinds)}`,
  ];
  yield;
  pieces.push(`,"nodi":{"id":${text(nodes.map(({ id, tipo }) => shortId(id, tipo)))}`);
  yield;
  pieces.push(`,"label":${text(nodes.map(({ label }) => label))}`);
  yield;
  pieces.push(`,"tipo":${text(nodes.map(({ tipo }) => typeNumber.get(tipo)))}`);
  pieces.push(`,"grado":${text(nodes.map(({ grado }) => grado))}`);
  // 1: in the corpus; 2: repealed.
  pieces.push(
    `,"stato":${text(nodes.map(({ nel_corpus, abrogato }) => Number(nel_corpus) + 2 * Number(abrogato ?? false)))}`,
  );
  yield;
  pieces.push(`,"x":${text(nodes.map(({ x }) => x ?? null))}`);
  pieces.push(`,"y":${text(nodes.map(({ y }) => y ?? null))}`);
  yield;
  pieces.push(`,"comunita":${text(nodes.map(({ comunita }) => comunita ?? null))}`);
  const isAround = nodes[0]?.distanza !== undefined;
  const distance = isAround ? nodes.map(({ distanza }) => distanza ?? 0) : null;
  pieces.push(`,"distanza":${text(distance)}}`);
  if (distance !== null && nodes.length < fewNodes) {
    const ids = nodes.map(({ id }) => id);
    pieces.push(`,"vicino":${JSON.stringify(placeNear({ ids, distance, ...links }))}`);
  }
  yield;
  // Few have one: by the place of the node.
  const names = nodes.flatMap(({ id }, i) => {
    const name = shortName(id, longestName) ?? codeArticle(id);
    return name === null ? [] : [[i, name] as const];
  });
  pieces.push(`,"nomi":${JSON.stringify(Object.fromEntries(names))}`);
  yield;
  pieces.push(`,"link":{"da":[${links.source.join()}],"a":[${links.target.join()}]`);
  yield;
  pieces.push(`,"genere":[${links.kind.join()}],"peso":[${links.weight.join()}]}}`);
  return pieces.map((piece) => literal(piece));
}

/** `art. 575 c.p.` of an article of a code; `null` of any other, which is labelled by its act's number. */
function codeArticle(id: string): string | null {
  if (!id.includes('/art/')) return null;
  const name = nameEli(id);
  return name.endsWith(sigla(actOfEli(id))) ? null : name;
}

/** An ELI without the scheme, the country and its type, which the columns have; any other as it is. */
function shortId(id: string, type: string): string {
  const prefix = `${scheme}${type}/`;
  return id.startsWith(prefix) ? id.slice(prefix.length) : id;
}
