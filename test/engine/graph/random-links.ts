// Seeded graphs of articles and acts, as the columns of both levels and of the multigraph.
import { incidenceOf, type Level, type LevelLinks, type RankedLinks } from '../../../engine/graph/columns.js';
import { buildGraph, columnsOf, rankGraph, type GraphColumns, type RankedGraph } from '../../../engine/graph/graph.js';
import { randomCorpus } from '../random-corpus.js';

export interface RandomGraph {
  ranked: Record<Level, RankedGraph>;
  links: Record<Level, LevelLinks & RankedLinks>;
  columns: GraphColumns;
}

export function randomGraph(seed: number, size: { acts: number; outside: number; relations: number }): RandomGraph {
  const corpus = randomCorpus(seed, size);
  const graph = buildGraph(corpus.relations, [...corpus.acts.map(({ summary }) => summary.eli), ...corpus.outside]);
  const ranked = { act: rankGraph(graph, 'act'), article: rankGraph(graph, 'article') };
  const linksOf = ({ links, nodes }: RankedGraph) => ({ ...links, ...incidenceOf(links, nodes.length) });
  const links = { act: linksOf(ranked.act), article: linksOf(ranked.article) };
  return { ranked, links, columns: columnsOf(graph, ranked) };
}
