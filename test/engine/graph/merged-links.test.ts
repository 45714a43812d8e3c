import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { linksOf } from '../../../engine/graph/link-table.js';
import { countLinks, countWithin, crossingRelations, mergeLinks } from '../../../engine/graph/merged-links.js';
import { bestNodes, sortByRank } from '../../../engine/graph/rank.js';
import { openWalk } from '../../../engine/graph/walk.js';
import { linkKind, linkKinds, reaches, relationKinds } from '../../../engine/law/relation.js';
import { atOnce } from '../../../engine/steps.js';
import { plainLinks, randomTable, viewsOf } from './random-table.js';

const merged = suite('merged links');

merged(
  'a link repeals, replaces or inserts only where a relation reaches the whole node; other textual ones amend it',
  () => {
    for (const reach of [...reaches, null]) {
      const isWholeArticle = reach !== null && ['atto', 'partizione', 'allegato', 'articolo'].includes(reach);
      for (const kind of ['abroga', 'sostituisce', 'inserisce', 'modifica'] as const) {
        assert.is(linkKind(kind, reach, 'act'), reach === 'atto' ? kind : 'modifica', `${kind} ${reach}`);
        assert.is(linkKind(kind, reach, 'article'), isWholeArticle ? kind : 'modifica', `${kind} ${reach}`);
      }
      for (const kind of ['proroga', 'converte', 'sospende', 'interpreta', 'regola', 'altro', 'cita'] as const) {
        assert.is(linkKind(kind, reach, 'act'), kind);
        assert.is(linkKind(kind, reach, 'article'), kind);
      }
    }
    assert.is(linkKinds.length, relationKinds.length + 1);
  },
);

const random = randomTable(6, { acts: 150, outside: 20, relations: 800, citations: 600 });
for (const { name, view, links } of viewsOf(random.table)) {
  const plain = plainLinks(random, view);
  const all = Array.from({ length: links.bound }, (_, node) => node).filter(links.isMember);

  merged(`${name}: nodes rank by degree, then by number`, () => {
    const expected = [...all].sort((a, b) => links.degree(b) - links.degree(a) || a - b);
    assert.equal([...sortByRank(links, all)], expected);
    for (const count of [0, 1, 2, 17, all.length - 1, all.length, 20_000])
      assert.equal([...bestNodes(links, count)], expected.slice(0, count));
  });

  merged(`${name}: links with the same ends and kind are one, in the order of their later end`, () => {
    const nodes = bestNodes(links, 20_000);
    for (const count of [10, 60, nodes.length]) {
      const best = nodes.subarray(0, count);
      const found = atOnce(mergeLinks(links, best));
      const expected = new Map<string, { key: number[]; counts: Record<string, number> }>();
      for (const { source, target, kind, reach, to } of plain) {
        const [from, at] = [best.indexOf(source), best.indexOf(target)];
        if (from === -1 || at === -1) continue;
        const isAct = view.level === 'act' || to.act === to.eli;
        const own = linkKinds.indexOf(linkKind(kind, reach, isAct ? 'act' : 'article'));
        const link = expected.get(`${from} ${at} ${own}`) ?? { key: [Math.max(from, at), from, at, own], counts: {} };
        link.counts[kind] = (link.counts[kind] ?? 0) + 1;
        expected.set(`${from} ${at} ${own}`, link);
      }
      const sorted = [...expected.values()].sort(({ key: a }, { key: b }) => {
        const at = a.findIndex((value, i) => value !== b[i]);
        return a[at]! - b[at]!;
      });
      assert.equal(
        Array.from(found.source, (from, i) => [from, found.target[i], found.kind[i]]),
        sorted.map(({ key }) => key.slice(1)),
      );
      assert.equal(
        found.counts.map((counts) => Object.fromEntries(counts.flatMap((of, kind) => [[linkKinds[kind]!, of]]))),
        sorted.map(({ counts }) => counts),
      );
      assert.equal(
        [...found.weight],
        sorted.map(({ counts }) => Object.values(counts).reduce((sum, one) => sum + one, 0)),
      );
      const inside = new Set(best);
      assert.is(atOnce(countLinks(links, best, (node) => inside.has(node))), sorted.length);
      const within = countWithin(found, count);
      for (let some = 0; some <= count; some++)
        assert.is(within[some], sorted.filter(({ key }) => key[0]! < some).length);
    }
  });
}

for (const level of ['act', 'article'] as const) {
  merged(`${level}: relations count at the distance that they lead to`, () => {
    const links = linksOf(random.table, level, 1);
    const plain = plainLinks(random, { level, mask: 1 });
    for (const direction of ['outgoing', 'incoming'] as const) {
      for (const center of bestNodes(links, 40).filter((_, i) => i % 10 === 0)) {
        const reached = openWalk(links)(center, 4, direction);
        const expected = reached.layers.map(() => 0);
        for (const { source, target } of plain) {
          const ends = direction === 'outgoing' ? [source, target] : [target, source];
          const [near, far] = ends.map((node) => reached.distances.get(node));
          if (near !== undefined && far === near + 1) expected[far] = expected[far]! + 1;
        }
        assert.equal(atOnce(crossingRelations(links, reached, direction)), expected);
      }
    }
  });
}

merged.run();
