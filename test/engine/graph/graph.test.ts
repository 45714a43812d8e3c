import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildGraph, columnsOf, linkKind, rankGraph } from '../../../engine/graph/graph.js';
import { reaches, relationKinds, type Reach, type RelationKind } from '../../../engine/law/relation.js';
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

graph(
  'a link repeals, replaces or inserts only where a relation reaches the whole node; other textual ones amend it',
  () => {
    for (const reach of [...reaches, null]) {
      const isWholeArticle = reach !== null && ['atto', 'partizione', 'allegato', 'articolo'].includes(reach);
      for (const kind of ['abroga', 'sostituisce', 'inserisce', 'modifica'] as const) {
        assert.is(linkKind({ kind, reach }, 'act'), reach === 'atto' ? kind : 'modifica', `${kind} ${reach}`);
        assert.is(linkKind({ kind, reach }, 'article'), isWholeArticle ? kind : 'modifica', `${kind} ${reach}`);
      }
      for (const kind of ['proroga', 'converte', 'sospende', 'interpreta', 'regola', 'altro'] as const) {
        assert.is(linkKind({ kind, reach }, 'act'), kind);
        assert.is(linkKind({ kind, reach }, 'article'), kind);
      }
    }
  },
);

graph('several amendments of a node by another are one link that counts each kind', () => {
  const [from, to] = ['eli:/it/legge/2000/01/01/1', 'eli:/it/legge/1990/01/01/2'] as const;
  const end = (act: string, article: string | null) => ({
    ...corpus.relations[0]!.from,
    ...{ act, article, articleEli: article === null ? null : `${act}/art/${article}` },
  });
  const relate = (kind: RelationKind, reach: Reach | null, article: string | null) => ({
    ...corpus.relations[0]!,
    kind,
    reach,
    from: end(from, '1'),
    to: end(to, article),
  });
  const relations = [
    relate('abroga', 'articolo', '3'),
    relate('abroga', 'parole', '4'),
    relate('sostituisce', 'comma', '4'),
    relate('modifica', null, '4'),
    relate('abroga', 'atto', null),
    relate('proroga', null, '4'),
  ];
  const linksAt = (level: 'act' | 'article') => {
    const { nodes, links, merged } = rankGraph(buildGraph(relations, [from, to]), level);
    return merged.map((counts, i) => {
      const target = nodes[links.target[i]!]!.eli.slice(to.length);
      return [target, relationKinds[links.kind[i]!], links.weight[i], counts] as const;
    });
  };
  assert.equal(linksAt('act'), [
    ['', 'abroga', 1, { abroga: 1 }],
    ['', 'modifica', 4, { abroga: 2, sostituisce: 1, modifica: 1 }],
    ['', 'proroga', 1, { proroga: 1 }],
  ]);
  assert.equal(
    linksAt('article').sort((a, b) => (`${a[0]}` < `${b[0]}` ? -1 : 1)),
    [
      ['', 'abroga', 1, { abroga: 1 }],
      ['/art/3', 'abroga', 1, { abroga: 1 }],
      ['/art/4', 'modifica', 3, { abroga: 1, sostituisce: 1, modifica: 1 }],
      ['/art/4', 'proroga', 1, { proroga: 1 }],
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
