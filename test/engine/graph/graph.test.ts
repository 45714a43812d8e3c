import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildGraph } from '../../../engine/graph/graph.js';
import { isAmendment } from '../../../engine/law/relation.js';
import { randomCorpus } from '../random-corpus.js';

const graph = suite('graph');
const corpus = randomCorpus(11, { acts: 200, outside: 20, relations: 700 });
const acts = [...corpus.acts.map(({ summary }) => summary.eli), ...corpus.outside];
const multigraph = buildGraph(corpus.relations, acts);

graph('nodes are all acts and the articles that have relations, edges are the relations', () => {
  const ends = corpus.relations.flatMap(({ from, to }) => [from, to]);
  const named = ends.flatMap(({ articleEli }) => articleEli ?? []);
  assert.equal(multigraph.nodes().sort(), [...new Set([...acts, ...named])].sort());
  assert.is(multigraph.size, corpus.relations.length);
  for (const relation of corpus.relations) {
    const { from, to, kind } = relation;
    const edges = multigraph.directedEdges(from.articleEli ?? from.act, to.articleEli ?? to.act);
    assert.ok(edges.some((edge) => multigraph.getEdgeAttribute(edge, 'kind') === kind));
    assert.ok(edges.some((edge) => multigraph.getEdgeAttribute(edge, 'isAmendment') === isAmendment(relation)));
  }
});

graph.run();
