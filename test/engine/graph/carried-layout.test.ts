// What was drawn stays where it is when a graph changes a little.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { carryLayout, type OldPlace } from '../../../engine/graph/carried-layout.js';
import { noCommunity, type Unplaced } from '../../../engine/graph/drawing.js';

const carried = suite('carried layout');

/** A ring of so many nodes, and what else is linked. */
function ring(nodes: number, more: readonly [number, number][] = []): Unplaced {
  const links = [
    ...Array.from({ length: nodes - 2 }, (_, node): [number, number] => [node, (node + 1) % (nodes - 2)]),
    ...more,
  ];
  return {
    nodes,
    source: Uint32Array.from(links, ([source]) => source),
    target: Uint32Array.from(links, ([, target]) => target),
    weight: new Uint32Array(links.length).fill(1),
  };
}

const old =
  (isKnown: (node: number) => boolean) =>
  (node: number): OldPlace | null =>
    isKnown(node) ? { x: node, y: -node / 10, community: node % 3 } : null;

carried('known nodes stay; a new one is beside its neighbours and of their community', () => {
  const unplaced = ring(100, [
    [98, 10],
    [98, 12],
    [99, 98],
  ]);
  const layout = carryLayout(
    unplaced,
    old((node) => node < 98),
  )!;
  for (let node = 0; node < 98; node++) {
    assert.is(layout.x[node], node);
    assert.is(layout.community[node], node % 3);
  }
  assert.ok(Math.hypot(layout.x[98]! - 11, layout.y[98]! + 1.1) < 7, `${layout.x[98]}, ${layout.y[98]}`);
  assert.is(layout.community[98], 1);
  // Its only neighbour is new, too.
  assert.ok(Math.hypot(layout.x[99]! - layout.x[98]!, layout.y[99]! - layout.y[98]!) < 7);
});

carried('new nodes without links are below all others', () => {
  const layout = carryLayout(
    ring(100),
    old((node) => node < 98),
  )!;
  for (const node of [98, 99]) {
    assert.ok(layout.y[node]! < -9.7);
    assert.is(layout.community[node], noCommunity);
  }
  assert.is.not(layout.x[98], layout.x[99]);
});

carried('a graph of which much is new is laid out anew', () => {
  assert.is(
    carryLayout(
      ring(100),
      old((node) => node < 90),
    ),
    null,
  );
  assert.is(
    carryLayout(
      { nodes: 0, source: new Uint32Array(0), target: new Uint32Array(0), weight: new Uint32Array(0) },
      old(() => true),
    ),
    null,
  );
});

carried.run();
