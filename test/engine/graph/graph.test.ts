import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildGraph, columnsOf, rankGraph } from '../../../engine/graph/graph.js';
import { relationKinds } from '../../../engine/law/relation.js';
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
  for (const { from, to, kind } of corpus.relations) {
    const edges = multigraph.directedEdges(from.articleEli ?? from.act, to.articleEli ?? to.act);
    assert.ok(edges.some((edge) => multigraph.getEdgeAttribute(edge, 'kind') === kind));
  }
});

graph('an act has at act level the degrees of its articles', () => {
  for (const { eli, degree } of rankGraph(multigraph, 'act').nodes) {
    const expected = corpus.relations.flatMap(({ from, to }) => [from.act, to.act]).filter((act) => act === eli);
    assert.is(degree, expected.length, eli);
  }
});

graph('a relation within one act counts twice, at both levels', () => {
  const [end, other] = ['1', '2'].map((article) => ({
    ...corpus.relations[0]!.from,
    act: 'eli:/it/legge/2000/01/01/1',
    article,
    articleEli: `eli:/it/legge/2000/01/01/1/art/${article}`,
  }));
  const relation = { ...corpus.relations[0]!, from: end!, to: other! };
  const own = buildGraph([relation, { ...relation, to: end! }], [end!.act]);
  assert.equal(
    rankGraph(own, 'act').nodes.map(({ degree }) => degree),
    [4],
  );
  assert.equal(
    rankGraph(own, 'article').nodes.map(({ eli, degree }) => [eli, degree]),
    [
      [end!.articleEli, 3],
      [other!.articleEli, 1],
    ],
  );
});

graph('the columns hold every act, every article with relations and every relation', () => {
  const ranked = { act: rankGraph(multigraph, 'act'), article: rankGraph(multigraph, 'article') };
  const { act, source, target, kind } = columnsOf(multigraph, ranked);
  assert.is(act.length, multigraph.order);
  ranked.article.nodes.forEach((node, i) => assert.is(ranked.act.nodes[act[i]!]!.eli, node.act));
  assert.is(new Set(act).size, acts.length);
  const named = (node: number) => ranked.article.nodes[node]!.eli;
  assert.equal(
    Array.from(source, (from, i) => `${named(from)} ${named(target[i]!)} ${relationKinds[kind[i]!]}`).sort(),
    corpus.relations
      .map((one) => `${one.from.articleEli ?? one.from.act} ${one.to.articleEli ?? one.to.act} ${one.kind}`)
      .sort(),
  );
});

graph.run();
