import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReferenceEnd } from '../../../engine/answers/cited-ranges.js';
import { Citations } from '../../../engine/answers/citations.js';
import { numberNodes, writeNodes } from '../../../engine/graph/nodes.js';
import type { Stato } from '../../../engine/answers/status.js';
import { StoredCitations } from '../../../engine/answers/stored-citations.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../engine/store/writer.js';
import { seeded } from '../random-corpus.js';

const citations = suite('citations');

const act = (i: number) => `eli:/it/legge/1990/01/01/${i}`;

const isDead = (eli: string) => eli.endsWith('/2') || eli.startsWith(`${act(3)}/`);

/** By article 1 of an act that cites. */
const author = {
  eli: act(100),
  sigla: 'L. 100/1990',
  articolo: '1',
  articolo_eli: `${act(100)}/art/1`,
  parte: null,
};
const repealed: Stato = { valore: 'abrogato', dal: null, da: author, relazione: null };

/** An article that amends what it cites. */
const amending = `${act(101)}/art/1`;

/** Random acts, articles and references; what cites what, as plain lists. */
function make(seed: number) {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const gathered = new Citations();
  const plain: { source: number; from: string; act: string; target: string; text: string }[] = [];
  let source = 0;
  for (let i = 0; i < 12; i++) {
    const articles = i === 0 ? 2 : below(5);
    const lines = Array.from({ length: articles }, (_, n) => {
      const references = Array.from({ length: below(4) }, () => {
        const to = random() < 0.2 ? act(100 + i) : act(below(8));
        const target = random() < 0.3 ? to : `${to}/art/${1 + below(3)}`;
        const text = `words ${plain.length}`;
        plain.push({ source, from: `${act(100 + i)}/art/${n + 1}`, act: to, target, text });
        return { text, target, own: random() < 0.5 ? '2-bis' : null };
      });
      source++;
      return JSON.stringify(references);
    });
    const keys = lines.map((_, n) => `/art/${n + 1}`);
    gathered.add(act(100 + i), Buffer.from(lines.join('\n')), keys, ({ target }): ReferenceEnd => {
      const eli = target as unknown as string;
      const [to] = eli.split('/art/');
      return { act: to!, article: null, articleEli: eli === to ? null : eli, paragraph: null };
    });
  }
  const writer = new SnapshotWriter(memorySink());
  const facts = { isInCorpus: () => true, isKnown: () => true, isRepealed: () => false };
  const nodes = numberNodes(gathered.nodes(), facts);
  writeNodes(writer, nodes);
  gathered.write(
    writer,
    nodes,
    (eli) => (isDead(eli) ? repealed : null),
    ({ eli }, target) => eli === amending && target === `${act(3)}/art/1`,
  );
  return {
    gathered,
    plain,
    stored: new StoredCitations(new Snapshot(writer.finish(new Uint8Array(32)), 'test')),
    source,
  };
}

citations('every act and article is cited by what cites it, and by nothing else', () => {
  for (let seed = 1; seed < 6; seed++) {
    const { gathered, plain, stored } = make(seed);
    for (const i of [0, 1, 2, 3, 4, 5, 6, 7, 100, 101, 102]) {
      for (const eli of [act(i), ...[1, 2, 3].map((n) => `${act(i)}/art/${n}`)]) {
        const isAct = eli === act(i);
        const expected = plain.filter((one) => (isAct ? one.act === eli : one.target === eli));
        const list = stored.of(eli);
        const found = Array.from({ length: list?.count ?? 0 }, (_, at) => list!.at(at));
        assert.equal(found.map(({ text }) => text).sort(), expected.map(({ text }) => text).sort(), eli);
        assert.is(stored.of(eli)?.count ?? 0, expected.length);
        for (const { text, source, target } of found) {
          const own = plain.find((one) => one.text === text)!;
          assert.equal([source, target], [own.source, own.target]);
        }
      }
      const others = plain.filter((one) => one.act === act(i) && !one.from.startsWith(`${act(i)}/`));
      assert.is(gathered.countOf(act(i)), others.length);
    }
    assert.is(stored.of('eli:/it/legge/1990/01/01/99'), null);
  }
});

citations('articles cite what stands in them, in order', () => {
  const { gathered, plain, stored, source } = make(7);
  for (let article = 0; article < source; article++) {
    const expected = plain.filter((one) => one.source === article).map(({ text }) => text);
    const list = stored.from(article, article + 1);
    assert.equal(
      Array.from({ length: list.count }, (_, at) => list.at(at).text),
      expected,
    );
    assert.equal(
      gathered.of(article, '').map(({ text }) => text),
      expected,
    );
  }
  assert.is(stored.from(0, source).count, plain.length);
});

citations('what is dead is listed, most cited first, without what the act that ended it or an amender says', () => {
  for (let seed = 1; seed < 6; seed++) {
    const { plain, stored, source } = make(seed);
    const dead = Array.from({ length: stored.deadCount }, (_, i) => stored.deadAt(i));
    const isHow = ({ from, act: cited, target }: (typeof plain)[number]) =>
      (from.startsWith(`${act(100)}/`) && (cited !== act(100) || from.endsWith('/art/1'))) ||
      (from === amending && target === `${act(3)}/art/1`);
    const others = plain.filter((one) => !isHow(one));
    const counted = others.filter(({ target }) => isDead(target));
    const expected = [...new Set(counted.map(({ target }) => target))].map((eli) => {
      const named = counted.filter((one) => one.target === eli || one.act === eli);
      return {
        eli,
        count: named.length,
        internal: named.filter(({ from, act }) => from.startsWith(`${act}/`)).length,
      };
    });
    const byEli = (list: typeof dead) => list.toSorted((a, b) => (a.eli < b.eli ? -1 : 1));
    assert.equal(byEli(dead), byEli(expected));
    assert.ok(dead.every(({ count }, i) => i === 0 || count <= dead[i - 1]!.count));
    assert.ok(dead.length > 1);
    const all = stored.from(0, source);
    const marked = Array.from({ length: all.count }, (_, i) => i).filter((i) => all.isOfDead(i));
    assert.equal(
      marked.map((i) => all.at(i).text),
      counted.map(({ text }) => text),
    );
  }
});

citations('what an act says of itself is internal, and counts for no one else', () => {
  for (let seed = 1; seed < 6; seed++) {
    const { gathered, plain, stored, source } = make(seed);
    const isInternal = ({ from, act }: (typeof plain)[number]) => from.startsWith(`${act}/`);
    assert.ok(plain.some(isInternal));
    const all = stored.from(0, source);
    for (let i = 0; i < all.count; i++) assert.is(all.isInternal(i), isInternal(plain[i]!));
    for (const target of new Set(plain.map((one) => one.target)))
      if (target.includes('/art/'))
        assert.is(
          gathered.countOfArticle(target),
          plain.filter((one) => one.target === target && !isInternal(one)).length,
        );
  }
});

citations.run();
