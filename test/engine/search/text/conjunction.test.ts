// Postings are skipped where none of them can be among the best hits: the same hits are found as without that.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packWords, TextIndexWriter, TextSearch, type TextFilter } from '../../../../engine/search/text.js';
import { atOnce } from '../../../../engine/steps.js';
import { Snapshot } from '../../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../../engine/store/writer.js';
import { seeded } from '../../random-corpus.js';

const conjunction = suite('conjunction');

interface TestAct {
  title: string;
  relations: number;
  articles: { heading: string; text: string; isEnded: boolean }[];
}

function searching(acts: readonly TestAct[]): TextSearch {
  const writer = new SnapshotWriter(memorySink());
  const index = new TextIndexWriter();
  for (const { title, articles } of acts) {
    const words = packWords(articles.map(({ heading, text }) => ({ heading, text, names: [] })));
    const endedArticles = articles.map(({ isEnded }) => isEnded);
    index.add({ title, names: [], date: '1990-08-07', isEnded: false, words, endedArticles });
  }
  atOnce(index.write(writer));
  index.close();
  writer.column(
    'acts.relations',
    Uint32Array.from(acts, ({ relations }) => relations),
  );
  return new TextSearch(new Snapshot(writer.finish(new Uint8Array(32)), 'test'));
}

conjunction('the best of very many hits are those that a scan of all of them finds', () => {
  const random = seeded(23);
  const below = (limit: number) => Math.floor(random() * limit);
  const common = { alfa: 0.95, beta: 0.85, gamma: 0.8, delta: 0.75 };
  const acts = Array.from({ length: 600 }, () => ({
    title: random() < 0.01 ? 'Norme alfa' : random() < 0.02 ? 'Norme delta e beta' : 'Altre norme',
    relations: random() < 0.1 ? below(2_000) : below(8),
    articles: Array.from({ length: 40 }, () => {
      const words = Array.from({ length: 1 + below(12) }, () => 'riempitivo');
      for (const [word, share] of Object.entries(common))
        if (random() < share) words.push(...Array.from({ length: 1 + below(1 + below(9)) }, () => word));
      return { text: words.join(' '), heading: random() < 0.02 ? 'Beta' : '', isEnded: random() < 0.05 };
    }),
  }));
  const text = searching(acts);
  const find = (query: string, filter: Partial<TextFilter>, size: number) =>
    atOnce(text.search(query, size, { among: 'all', accepts: null, ended: 'with', ...filter }));
  const queries = [
    'alfa ',
    'beta ',
    'beta alfa ',
    'gamma alfa beta ',
    'delta alfa ',
    'delta OR gamma ',
    '"alfa alfa" beta ',
    '"alfa beta" ',
    '"beta gamma" alfa ',
    '"alfa beta" "beta gamma" ',
    'alfa NEAR/5 gamma ',
    'riempitivo -"beta delta" ',
  ];
  for (const query of queries)
    for (const filter of [{}, { accepts: (act: number) => act % 7 > 0 }, { ended: 'without' as const }]) {
      const [best, all] = [find(query, filter, 20), find(query, filter, 30_000)];
      assert.ok(all.hits.length > 10_000, query);
      assert.equal(
        best.hits.map((hit, i) => [hit, i]),
        all.hits.slice(0, 20).map((hit, i) => [hit, i]),
        query,
      );
      assert.equal([best.total, best.isLeast, best.counts], [10_000, true, all.counts]);
    }
});

conjunction('phrases are found as plain reading finds them, whatever is asked beside them', () => {
  const random = seeded(41);
  const words = ['alfa', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta'];
  const texts = Array.from({ length: 3_000 }, () =>
    Array.from({ length: 3 + Math.floor(random() * 40) }, () => words[Math.floor(random() ** 2 * words.length)]!),
  );
  const isPlain = { relations: 0, title: 'Norme' };
  const acts = Array.from({ length: 300 }, (_, act) => ({
    ...isPlain,
    articles: texts
      .slice(act * 10, act * 10 + 10)
      .map((text) => ({ text: text.join(' '), heading: '', isEnded: false })),
  }));
  const search = searching(acts);
  const filter = { among: 'articles', accepts: null, ended: 'with', isStrict: true } as const;
  const has = (text: readonly string[], phrase: string) => ` ${text.join(' ')} `.includes(` ${phrase} `);
  const pick = () => words[Math.floor(random() * words.length)]!;
  for (let round = 0; round < 60; round++) {
    const phrase = Array.from({ length: 2 + (round % 3) }, pick).join(' ');
    const [other, second] = [pick(), `${pick()} ${pick()}`];
    const asked: [query: string, matches: (text: readonly string[]) => boolean][] = [
      [`"${phrase}" `, (text) => has(text, phrase)],
      [`"${phrase}" ${other} `, (text) => has(text, phrase) && has(text, other)],
      [`"${phrase}" "${second}" `, (text) => has(text, phrase) && has(text, second)],
      [`"${phrase}" OR "${second}" `, (text) => has(text, phrase) || has(text, second)],
      [`${other} -"${phrase}" `, (text) => has(text, other) && !has(text, phrase)],
    ];
    for (const [query, matches] of asked) {
      const { hits, total } = atOnce(search.search(query, 5_000, filter));
      const expected = texts.flatMap((text, i) => (matches(text) ? [i] : []));
      const found = hits.map(({ act, article }) => act * 10 + article!).sort((a, b) => a - b);
      assert.equal([found, total], [expected, expected.length], query);
    }
  }
});

conjunction.run();
