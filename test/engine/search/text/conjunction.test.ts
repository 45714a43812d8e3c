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

conjunction.run();
