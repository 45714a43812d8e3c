import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { longestChain, mostChains, shortestChains } from '../../../engine/graph/chains.js';
import { buildLinkTable } from '../../../engine/graph/build-table.js';
import { buildGraph } from '../../../engine/graph/graph.js';
import { linksOf, type ViewLinks } from '../../../engine/graph/link-table.js';
import { numberNodes } from '../../../engine/graph/nodes.js';
import { bestNodes } from '../../../engine/graph/rank.js';
import { levels } from '../../../engine/graph/view.js';
import { openWalk } from '../../../engine/graph/walk.js';
import { atOnce } from '../../../engine/steps.js';
import { randomTable } from './random-table.js';

const chains = suite('chains');

/** Acts whose numbers are their ranks where all have as many links, joined by citations. */
function linksOfPairs(pairs: readonly (readonly [source: number, target: number])[]): ViewLinks {
  const name = (node: number) => {
    const eli = `eli:/it/legge/2000/01/01/${100 + node}`;
    return { eli, act: eli };
  };
  const facts = { isInCorpus: () => true, isKnown: () => true, isRepealed: () => false };
  const nodes = numberNodes(pairs.flat().map(name), facts);
  const citations = pairs.map(([source, target]) => ({ from: name(source), to: name(target) }));
  return linksOf(buildLinkTable(nodes, buildGraph([], nodes.elis), citations), 'act', 4);
}

function find(links: ViewLinks, from: number, to: number, direction: 'both' | 'outgoing'): number[][] {
  return atOnce(shortestChains(links, openWalk(links), from, to, direction));
}

/** All shortest chains, by trying every one: slow, and plain to see. */
function tryAll(links: ViewLinks, from: number, to: number, direction: 'both' | 'outgoing'): number[][] {
  let chainsSoFar = [[from]];
  for (let length = 0; length <= longestChain; length++) {
    const whole = chainsSoFar.filter((chain) => chain.at(-1) === to);
    if (whole.length > 0) return whole;
    chainsSoFar = chainsSoFar.flatMap((chain) => {
      const next = new Set<number>();
      links.forEach(chain.at(-1)!, 'outgoing', (other) => next.add(other));
      if (direction === 'both') links.forEach(chain.at(-1)!, 'incoming', (other) => next.add(other));
      return [...next].filter((node) => !chain.includes(node)).map((node) => [...chain, node]);
    });
  }
  return [];
}

chains('a node reaches itself without a link', () => {
  assert.equal(find(linksOfPairs([[0, 1]]), 1, 1, 'both'), [[1]]);
});

chains('along amendments a chain goes one way, else both', () => {
  const links = linksOfPairs([
    [0, 1],
    [2, 1],
  ]);
  assert.equal(find(links, 0, 2, 'both'), [[0, 1, 2]]);
  assert.equal(find(links, 0, 2, 'outgoing'), []);
  assert.equal(find(links, 0, 1, 'outgoing'), [[0, 1]]);
  assert.equal(find(links, 1, 0, 'outgoing'), []);
});

chains('six links are found, seven are too many', () => {
  const path = (length: number) => linksOfPairs(Array.from({ length }, (_, i) => [i, i + 1] as const));
  for (let length = 1; length <= longestChain; length++) {
    assert.equal(find(path(length), 0, length, 'outgoing'), [Array.from({ length: length + 1 }, (_, i) => i)]);
  }
  assert.equal(find(path(7), 0, 7, 'outgoing'), []);
});

chains('of more than three those through the nodes of best rank are answered', () => {
  const links = linksOfPairs([5, 4, 3, 2].flatMap((middle) => [[0, middle] as const, [middle, 1] as const]));
  assert.equal(find(links, 0, 1, 'outgoing'), [
    [0, 2, 1],
    [0, 3, 1],
    [0, 4, 1],
  ]);
});

for (const level of levels) {
  chains(`${level}: on random graphs the chains are the shortest there are, and none twice`, () => {
    const { table } = randomTable(9, { acts: 40, outside: 5, relations: 70, citations: 0 });
    const links = linksOf(table, level, 1);
    const nodes = bestNodes(links, 20_000);
    let connected = 0;
    for (const from of nodes.filter((_, i) => i % 3 === 0)) {
      for (const to of nodes.filter((_, i) => i % 5 === 1)) {
        for (const direction of ['both', 'outgoing'] as const) {
          const all = tryAll(links, from, to, direction).map(String);
          const found = find(links, from, to, direction).map(String);
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
