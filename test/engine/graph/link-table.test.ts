import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeLinkTable } from '../../../engine/graph/build-table.js';
import { linksOf, openLinkTable, tableColumns } from '../../../engine/graph/link-table.js';
import { writeNodes } from '../../../engine/graph/nodes.js';
import { linkKinds, reaches } from '../../../engine/law/relation.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../engine/store/writer.js';
import { plainLinks, randomTable, viewsOf } from './random-table.js';

const table = suite('link table');
const random = randomTable(5, { acts: 60, outside: 10, relations: 250, citations: 350 });

table('an act is followed by its articles, and both are in the order of their ELI', () => {
  const { nodes } = random;
  assert.equal(nodes.elis, [...nodes.elis].sort());
  for (const [node, eli] of nodes.elis.entries()) {
    const own = nodes.first.at(nodes.act.at(node)!)!;
    assert.ok(eli.startsWith(nodes.elis[own]!));
    assert.is(own === node, !eli.includes('/art/'));
  }
});

for (const { name, view, links } of viewsOf(random.table)) {
  table(`${name}: a node has its links, both ways, and as many relations and citations`, () => {
    const plain = plainLinks(random, view);
    const { kind, reach, weight } = random.table;
    for (let node = 0; node < links.bound; node++) {
      for (const direction of ['outgoing', 'incoming'] as const) {
        const found: string[] = [];
        links.forEach(node, direction, (other, row) => {
          const text = [other, linkKinds[kind.at(row)!], ['', ...reaches][reach.at(row)!]].join(' ');
          for (let times = weight.at(row)!; times > 0; times--) found.push(text);
        });
        const [own, other] =
          direction === 'outgoing' ? (['source', 'target'] as const) : (['target', 'source'] as const);
        const expected = plain
          .filter((link) => link[own] === node)
          .map((link) => [link[other], link.kind, link.reach ?? ''].join(' '));
        assert.equal(found.sort(), expected.sort());
      }
      assert.is(
        links.degree(node),
        plain.flatMap(({ source, target }) => [source, target]).filter((end) => end === node).length,
      );
    }
  });

  table(`${name}: its totals are its nodes, and its links without those of the same ends and kind`, () => {
    const plain = plainLinks(random, view);
    const known = view.level === 'act' ? random.nodes.elis.filter((eli) => !/\/1800\/|\/art\//.test(eli)).length : 0;
    const ends = new Set(plain.flatMap(({ source, target }) => [source, target]));
    const cited =
      view.level === 'act'
        ? [...ends].filter((act) => random.nodes.elis[random.nodes.first.at(act)!]!.includes('/1800/'))
        : [...ends];
    assert.is(links.order, known + cited.length);
    const isWhole = (reach: string | null, isAct: boolean) =>
      (isAct ? ['atto'] : ['atto', 'partizione', 'allegato', 'articolo']).includes(reach ?? '');
    const kindOf = ({ kind, reach, to }: (typeof plain)[number]) =>
      ['abroga', 'sostituisce', 'inserisce'].includes(kind) &&
      !isWhole(reach, view.level === 'act' || to.act === to.eli)
        ? 'modifica'
        : kind;
    assert.is(links.linkCount, new Set(plain.map((link) => [link.source, link.target, kindOf(link)].join(' '))).size);
  });
}

table('what is written is read again, by name where it has names', () => {
  const writer = new SnapshotWriter(memorySink());
  writeNodes(writer, random.nodes);
  writeLinkTable(writer, random.table);
  const opened = openLinkTable(new Snapshot(writer.finish(new Uint8Array(32), new Uint8Array(8)), 'test'));
  for (const name of tableColumns) {
    const [found, expected] = [opened, random.table].map((one) => {
      const { length, at } = one[name];
      return Array.from({ length }, (_, i) => at(i));
    });
    assert.equal(found, expected, name);
  }
  assert.equal(opened.kinds, linkKinds);
  const { elis } = random.nodes;
  assert.equal(
    elis.map((_, node) => opened.nodes.eli(node)),
    elis,
  );
  assert.equal(
    elis.map(opened.nodes.find),
    elis.map((_, node) => node),
  );
  assert.is(opened.nodes.find('eli:/it/legge/1900/01/01/77777'), null);
  const links = linksOf(opened, 'article', 7);
  assert.is(links.order, linksOf(random.table, 'article', 7).order);
});

table.run();
