import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { sharedPath } from '../../../shared.js';
import { projectRoot } from '../../../source-tree.js';
import { juristQueries } from '../jurist-queries.js';
import { openTitles } from './open-titles.js';

/** Titles of the documents in the folders, each act once, newest first, with the relations that these documents state. */
function readTitles(folders: readonly string[]) {
  const titles = new Map<string, string>();
  const relations = new Map<string, Set<string>>();
  for (const path of folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
    if (!path.endsWith('.xml')) continue;
    const { act, claims } = readDocument(readFileSync(path), path);
    titles.set(act.eli, act.title);
    for (const { kind, from, to } of claims) {
      const key = [kind, from.act, from.article, to.act, to.article].join(' ');
      for (const end of [from.act, to.act]) relations.set(end, (relations.get(end) ?? new Set()).add(key));
    }
  }
  const dateOf = (eli: string) => /\d{4}\/\d\d\/\d\d/.exec(eli)?.[0] ?? '';
  return [...titles]
    .map(([eli, title]) => ({ eli, title, relations: relations.get(eli)?.size ?? 0 }))
    .sort((a, b) => (dateOf(a.eli) < dateOf(b.eli) ? 1 : -1));
}

test('search: the act that a jurist expects comes first', async () => {
  const folders = [join(projectRoot, 'corpus'), sharedPath('corpus', 'normattiva')].filter((path) => path !== null);
  const acts = readTitles(folders);
  const search = await openTitles(acts);
  const here = juristQueries.filter(([, eli]) => acts.some((act) => act.eli === `eli:/it/${eli}`));
  const missed: string[] = [];
  for (const [query, eli] of here) {
    const {
      acts: [found = -1],
    } = await search.search(query);
    const first = acts[found]?.eli ?? 'nothing';
    if (first !== `eli:/it/${eli}`) missed.push(`${query}: ${first}, expected ${eli}`);
  }
  assert.is(juristQueries.length, 60);
  assert.ok(here.length >= 30, `only ${here.length} of the acts are at hand`);
  assert.ok(missed.length <= 5, `${missed.length} of ${here.length} missed\n${missed.join('\n')}`);
});

test.run();
