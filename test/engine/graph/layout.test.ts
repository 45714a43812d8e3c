import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noCommunity, span, type Unplaced } from '../../../engine/graph/drawing.js';
import { layOut } from '../../../engine/graph/layout.js';
import { linksOf } from '../../../engine/graph/link-table.js';
import { mergeLinks } from '../../../engine/graph/merged-links.js';
import { bestNodes } from '../../../engine/graph/rank.js';
import { atOnce } from '../../../engine/steps.js';
import { randomTable } from './random-table.js';

const layout = suite('layout');
const { table } = randomTable(3, { acts: 250, outside: 40, relations: 260, citations: 0 });
const view = linksOf(table, 'act', 1);
const nodes = view.order;
const unplaced: Unplaced = { ...atOnce(mergeLinks(view, bestNodes(view, nodes))), nodes };
const isLinked = new Uint8Array(nodes);
for (const [link, source] of unplaced.source.entries()) {
  const target = unplaced.target[link]!;
  if (source !== target) isLinked[source] = isLinked[target] = 1;
}
const found = layOut(unplaced);
const all = Array.from({ length: nodes }, (_, node) => node);

layout('the same graph is laid out alike, whatever was laid out before', () => {
  layOut({ ...unplaced, weight: unplaced.weight.map((weight) => weight + 1) });
  assert.equal(layOut(unplaced), found);
});

layout('what has links fills the square, one node beside the other', () => {
  const linked = all.filter((node) => isLinked[node]);
  for (const node of linked) {
    assert.ok(Math.abs(found.x[node]!) <= span, `x of ${node}: ${found.x[node]}`);
    assert.ok(Math.abs(found.y[node]!) <= span, `y of ${node}: ${found.y[node]}`);
  }
  const reach = (column: Float32Array) => Math.max(...linked.map((node) => Math.abs(column[node]!)));
  assert.ok(Math.max(reach(found.x), reach(found.y)) > span - 1);
  assert.is(new Set(linked.map((node) => `${found.x[node]} ${found.y[node]}`)).size, linked.length);
});

layout('nodes without links stand in rows below the others and belong to no community', () => {
  const alone = all.filter((node) => !isLinked[node]);
  const lowest = Math.min(...all.filter((node) => isLinked[node]).map((node) => found.y[node]!));
  assert.ok(alone.length > 10);
  for (const node of alone) {
    assert.ok(found.y[node]! < lowest);
    assert.ok(Math.abs(found.x[node]!) <= span);
    assert.is(found.community[node], noCommunity);
  }
});

layout('communities are numbered from the largest on', () => {
  const sizes = new Map<number, number>();
  for (const community of found.community.filter((number) => number !== noCommunity)) {
    sizes.set(community, (sizes.get(community) ?? 0) + 1);
  }
  const numbers = [...sizes.keys()].sort((a, b) => a - b);
  assert.equal(
    numbers,
    numbers.map((_, i) => i),
  );
  for (const number of numbers.slice(1)) assert.ok(sizes.get(number)! <= sizes.get(number - 1)!);
});

layout('two groups that one link joins are two communities, drawn apart', () => {
  const group = (first: number) =>
    [0, 1, 2, 3].flatMap((a) => [a + 1, 4].map((b) => [first + a, first + Math.min(b, 4)]));
  const ends = [...group(0), ...group(5), [4, 9]].filter(([a, b]) => a !== b);
  const { x, y, community } = layOut({
    nodes: 10,
    source: Uint32Array.from(ends, ([a]) => a!),
    target: Uint32Array.from(ends, ([, b]) => b!),
    weight: Uint32Array.from(ends, () => 1),
  });
  assert.is(new Set(community.subarray(0, 5)).size, 1);
  assert.is(new Set(community.subarray(5)).size, 1);
  assert.is.not(community[0], community[5]);
  const distance = (a: number, b: number) => Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!);
  assert.ok(distance(0, 5) > 2 * distance(0, 1));
});

layout('large dots do not cover each other: two acts of which one amends the other often', () => {
  const leaves = (hub: number, first: number) => Array.from({ length: 40 }, (_, i) => [hub, first + i] as const);
  const ends = [[0, 1] as const, ...leaves(0, 2), ...leaves(2, 50)];
  const weight = Uint32Array.from(ends, (_, i) => (i === 0 ? 300 : 1));
  const { x, y } = layOut({
    nodes: 90,
    source: Uint32Array.from(ends, ([a]) => a),
    target: Uint32Array.from(ends, ([, b]) => b),
    weight,
  });
  // Both are drawn with a radius of some 60 units, of 2,000.
  assert.ok(Math.hypot(x[0]! - x[1]!, y[0]! - y[1]!) > 110);
});

layout('a graph without links, or without nodes, has only the rows', () => {
  const none = new Uint32Array(0);
  const alone = layOut({ nodes: 3, source: none, target: none, weight: none });
  assert.equal([...alone.community], [noCommunity, noCommunity, noCommunity]);
  assert.is(new Set(alone.x).size, 3);
  assert.is(layOut({ nodes: 0, source: none, target: none, weight: none }).x.length, 0);
});

layout('progress goes up to the whole', () => {
  const shares: number[] = [];
  layOut(unplaced, (share) => shares.push(share));
  assert.is(shares.at(-1), 1);
  assert.equal(
    shares,
    [...shares].sort((a, b) => a - b),
  );
});

layout('a drawing at rest is not run further', () => {
  const shares: number[] = [];
  const leaves = 199;
  const source = Uint32Array.from({ length: leaves }, (_, leaf) => leaf + 1);
  const star = { source, target: new Uint32Array(leaves), weight: new Uint32Array(leaves).fill(1) };
  layOut({ nodes: leaves + 1, ...star }, (share) => shares.push(share));
  assert.is(shares.at(-1), 1);
  assert.ok(shares.length < 10, `${shares.length} runs`);
});

layout.run();
