import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { incidenceOf, levels, walkColumns, type LevelLinks } from '../../../engine/graph/columns.js';
import { longestChain, mostChains, shortestChains } from '../../../engine/graph/chains.js';
import { atOnce } from '../../../engine/steps.js';
import { randomGraph } from './random-links.js';

const chains = suite('chains');

function linksOf(pairs: readonly (readonly [source: number, target: number])[], nodes: number): LevelLinks {
  const ends = {
    source: Uint32Array.from(pairs, ([source]) => source),
    target: Uint32Array.from(pairs, ([, target]) => target),
  };
  return { ...ends, ...incidenceOf(ends, nodes) };
}

function find(links: LevelLinks, from: number, to: number, direction: 'both' | 'outgoing'): number[][] {
  const walk = (center: number, depth: number, way: 'both' | 'outgoing' | 'incoming') =>
    walkColumns(links, center, depth, way);
  return atOnce(shortestChains(links, walk, from, to, direction));
}

/** All shortest chains, by trying every one: slow, and plain to see. */
function tryAll(links: LevelLinks, from: number, to: number, direction: 'both' | 'outgoing'): number[][] {
  let chainsSoFar = [[from]];
  for (let length = 0; length <= longestChain; length++) {
    const whole = chainsSoFar.filter((chain) => chain.at(-1) === to);
    if (whole.length > 0) return whole;
    chainsSoFar = chainsSoFar.flatMap((chain) => {
      const next = new Set<number>();
      for (let link = 0; link < links.source.length; link++) {
        if (links.source[link] === chain.at(-1)) next.add(links.target[link]!);
        if (direction === 'both' && links.target[link] === chain.at(-1)) next.add(links.source[link]!);
      }
      return [...next].filter((rank) => !chain.includes(rank)).map((rank) => [...chain, rank]);
    });
  }
  return [];
}

chains('a node reaches itself without a link', () => {
  assert.equal(find(linksOf([[0, 1]], 2), 1, 1, 'both'), [[1]]);
});

chains('along amendments a chain goes one way, else both', () => {
  const links = linksOf(
    [
      [0, 1],
      [2, 1],
    ],
    3,
  );
  assert.equal(find(links, 0, 2, 'both'), [[0, 1, 2]]);
  assert.equal(find(links, 0, 2, 'outgoing'), []);
  assert.equal(find(links, 0, 1, 'outgoing'), [[0, 1]]);
  assert.equal(find(links, 1, 0, 'outgoing'), []);
});

chains('six links are found, seven are too many', () => {
  const path = (length: number) =>
    linksOf(
      Array.from({ length }, (_, i) => [i, i + 1] as const),
      length + 1,
    );
  for (let length = 1; length <= longestChain; length++) {
    assert.equal(find(path(length), 0, length, 'outgoing'), [Array.from({ length: length + 1 }, (_, i) => i)]);
  }
  assert.equal(find(path(7), 0, 7, 'outgoing'), []);
});

chains('of more than three those through the nodes of best rank are answered', () => {
  const links = linksOf(
    [5, 4, 3, 2].flatMap((middle) => [[0, middle] as const, [middle, 1] as const]),
    6,
  );
  assert.equal(find(links, 0, 1, 'outgoing'), [
    [0, 2, 1],
    [0, 3, 1],
    [0, 4, 1],
  ]);
});

for (const level of levels) {
  chains(`${level}: on random graphs the chains are the shortest there are, and none twice`, () => {
    const { links, ranked } = randomGraph(9, { acts: 40, outside: 5, relations: 70 });
    const nodes = ranked[level].nodes.length;
    let connected = 0;
    for (let from = 0; from < nodes; from += 3) {
      for (let to = 1; to < nodes; to += 5) {
        for (const direction of ['both', 'outgoing'] as const) {
          const all = tryAll(links[level], from, to, direction).map(String);
          const found = find(links[level], from, to, direction).map(String);
          assert.is(found.length, Math.min(all.length, mostChains), `${from} to ${to}, ${direction}`);
          assert.is(new Set(found).size, found.length);
          for (const chain of found) assert.ok(all.includes(chain), chain);
          if (found.length > 0) connected++;
        }
      }
    }
    assert.ok(connected > 20);
  });
}

chains.run();
