// An index whose unchanged acts are carried over has the same bytes as one that is made of all texts.
import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TextIndex, packWords, TextIndexWriter } from '../../../../engine/search/text.js';
import { atOnce } from '../../../../engine/steps.js';
import { Snapshot } from '../../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../../engine/store/writer.js';
import { seeded } from '../../random-corpus.js';

const carried = suite('carried lists');

interface Act {
  id: number;
  title: string;
  articles: readonly string[];
}

const sections = ['articles', 'acts'].flatMap((kind) => [kind, `${kind}.positions`, `${kind}.skips`]);
const all = [...sections, 'stems', 'stems.groups', 'apart', 'starts', 'days', 'ended', 'ended.articles'];

/** Writes the index of acts. @param old acts that an index has already, by their number there */
function indexOf(acts: readonly Act[], old?: { index: TextIndex; acts: readonly Act[] }): Snapshot {
  const writer = new SnapshotWriter(memorySink());
  const index = new TextIndexWriter(old?.index);
  for (const act of acts) {
    const known = old?.acts.indexOf(act) ?? -1;
    const words = known < 0 ? packWords(act.articles.map((text) => ({ names: [], heading: '', text }))) : known;
    const endedArticles = act.articles.map((_, i) => i % 3 === 0);
    index.add({ title: act.title, names: [], date: '1990-08-07', isEnded: act.id % 5 === 0, endedArticles, words });
  }
  atOnce(index.write(writer));
  index.close();
  return new Snapshot(writer.finish(Buffer.alloc(32)), 'carried');
}

/** A digest of each section. */
function digestsOf(snapshot: Snapshot): Record<string, string> {
  return Object.fromEntries(
    all.map((name) => {
      const arena = snapshot.arena(`words.${name}`);
      return [name, createHash('sha256').update(arena.slice(0, arena.size)).digest('hex')];
    }),
  );
}

/** Acts of random words, few of them common, with as many of one stem. */
function makeActs(random: () => number, count: number, first: number): Act[] {
  const below = (limit: number) => Math.floor(random() * limit);
  const word = () => ['licenza', 'licenziamento', 'comune', 'parola'][below(6)] ?? `voce${below(1 + below(4000))}a`;
  const words = (most: number) => Array.from({ length: below(most) }, word).join(' ');
  return Array.from({ length: count }, (_, i) => ({
    id: first + i,
    title: `Atto ${words(6)}`,
    articles: Array.from({ length: below(5) }, () => words(40)),
  }));
}

carried('an index of the same, of fewer, of changed and of more acts is the one that is made of all texts', () => {
  for (const seed of [1, 2]) {
    const random = seeded(seed);
    const before = makeActs(random, 200, 0);
    const index = new TextIndex(indexOf(before));
    const added = makeActs(random, 20, 1_000);
    const shuffled = [...before].sort((a, b) => ((a.id * 7) % 200) - ((b.id * 7) % 200));
    const cases: Record<string, Act[]> = {
      same: before,
      fewer: before.filter(() => random() < 0.9),
      none: [],
      changed: before.map((act) => (random() < 0.05 ? { ...act, articles: [...act.articles, 'un comma nuovo'] } : act)),
      more: [...added.slice(0, 10), ...before.flatMap((act, i) => (i % 20 === 0 ? [act, added[10 + i / 20]!] : [act]))],
      'only new': added,
      'in another order': shuffled,
    };
    for (const [name, acts] of Object.entries(cases))
      assert.equal(
        digestsOf(indexOf(acts, { index, acts: before })),
        digestsOf(indexOf(acts)),
        `${name}, seed ${seed}`,
      );
  }
});

carried.run();
