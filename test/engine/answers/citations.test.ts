import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Citations, type ReferenceEnd } from '../../../engine/answers/citations.js';
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

/** Random acts, articles and references; what cites what, as plain lists. */
function make(seed: number) {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const gathered = new Citations();
  const plain: { source: number; act: string; target: string; text: string }[] = [];
  let source = 0;
  for (let i = 0; i < 12; i++) {
    const articles = i === 0 ? 2 : below(5);
    const lines = Array.from({ length: articles }, () => {
      const references = Array.from({ length: below(4) }, () => {
        const to = act(below(8));
        const target = random() < 0.3 ? to : `${to}/art/${1 + below(3)}`;
        const text = `words ${plain.length}`;
        plain.push({ source, act: to, target, text });
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
  gathered.write(writer, (eli) => (isDead(eli) ? repealed : null));
  return {
    gathered,
    plain,
    stored: new StoredCitations(new Snapshot(writer.finish(new Uint8Array(32)), 'test')),
    source,
    repealing: 0,
  };
}

citations('every act and article is cited by what cites it, and by nothing else', () => {
  for (let seed = 1; seed < 6; seed++) {
    const { gathered, plain, stored } = make(seed);
    for (let i = 0; i < 8; i++) {
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
      assert.is(gathered.countOf(act(i)), plain.filter((one) => one.act === act(i)).length);
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
      gathered.of(article).map(({ text }) => text),
      expected,
    );
  }
  assert.is(stored.from(0, source).count, plain.length);
});

citations('what is dead is listed, most cited first, if others cite it than the provision by which it ended', () => {
  for (let seed = 1; seed < 6; seed++) {
    const { plain, stored, repealing } = make(seed);
    const dead = Array.from({ length: stored.deadCount }, (_, i) => stored.deadAt(i));
    const others = plain.filter(({ source }) => source !== repealing);
    const expected = [...new Set(others.map(({ target }) => target))].filter(isDead).map((eli) => ({
      eli,
      count: others.filter((one) => one.target === eli || one.act === eli).length,
    }));
    const byEli = (list: typeof dead) => list.toSorted((a, b) => (a.eli < b.eli ? -1 : 1));
    assert.equal(byEli(dead), byEli(expected));
    assert.ok(dead.every(({ count }, i) => i === 0 || count <= dead[i - 1]!.count));
    assert.ok(dead.length > 1);
  }
});

citations.run();
