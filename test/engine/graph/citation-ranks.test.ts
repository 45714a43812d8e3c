import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rankCitations, noOrigin, type RankedRelations } from '../../../engine/graph/citation-ranks.js';
import { relationKinds } from '../../../engine/law/relation.js';
import { seeded } from '../random-corpus.js';

const ranks = suite('citation ranks');
const nodes = 40;
const random = seeded(5);
const below = (limit: number) => Math.floor(random() * limit);
const pairs = Array.from({ length: 160 }, () => [below(30), below(30)] as const);
const citations = {
  source: Uint32Array.from(pairs, ([from]) => from),
  target: Uint32Array.from(pairs, ([, to]) => to),
};
// Its own ranks: node 39 is the first, node 20 the last.
const relations: RankedRelations = {
  nodes: Uint32Array.from({ length: 20 }, (_, rank) => 39 - rank),
  degrees: Uint32Array.from({ length: 20 }, (_, rank) => 20 - rank),
  links: {
    source: Uint32Array.of(0, 1, 1, 15),
    target: Uint32Array.of(1, 0, 0, 12),
    kind: Uint8Array.of(0, 1, 3, 3),
    weight: Uint32Array.of(1, 2, 7, 4),
  },
};

ranks('degrees are citations in and out and those of relations; ties by number; others come last', () => {
  const { order, degree } = rankCitations(nodes, citations, relations, (node) => node !== 35 && node !== 30);
  const expected = Array.from({ length: nodes }, (_, node) => {
    const cited = pairs.flat().filter((end) => end === node).length;
    return { node, degree: cited + (node >= 20 ? node - 19 : 0) };
  }).sort((a, b) => b.degree - a.degree || a.node - b.node);
  assert.equal(
    [...order].map((node, rank) => ({ node, degree: degree[rank] })),
    expected,
  );
  const alone = rankCitations(nodes, citations, null, (node) => node === 35);
  assert.ok([...alone.order].every((node) => pairs.flat().includes(node) || node === 35));
  assert.is(alone.order.at(-1), 35);
  assert.is(alone.degree.at(-1), 0);
});

ranks('links are merged citations and the links of relations, in the order of their later end', () => {
  const { order, links, origin } = rankCitations(nodes, citations, relations, () => true);
  const found = Array.from(links.source, (source, i) => ({
    source: order[source]!,
    target: order[links.target[i]!]!,
    kind: links.kind[i]!,
    weight: links.weight[i]!,
    origin: origin[i]!,
  }));
  const cited = new Map<string, number>();
  for (const pair of pairs) cited.set(pair.join(), (cited.get(pair.join()) ?? 0) + 1);
  const expected = [
    ...[...cited].map(([pair, weight]) => {
      const [source, target] = pair.split(',').map(Number);
      return { source, target, kind: relationKinds.length, weight, origin: noOrigin };
    }),
    { source: 39, target: 38, kind: 0, weight: 1, origin: 0 },
    { source: 38, target: 39, kind: 1, weight: 2, origin: 1 },
    { source: 38, target: 39, kind: 3, weight: 7, origin: 2 },
    { source: 24, target: 27, kind: 3, weight: 4, origin: 3 },
  ];
  const text = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();
  assert.equal(text(found), text(expected));
  const keys = found.map((_, i) => {
    const [source, target] = [links.source[i]!, links.target[i]!];
    return [Math.max(source, target), source, target, links.kind[i]!];
  });
  const before = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return a[at]! - b[at]!;
  };
  assert.equal(keys, [...keys].sort(before));
});

ranks.run();
