// The archive of all acts in Akoma Ntoso: what is read from it is what was written, and the same acts are the same bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeArchive } from '../../../http/formats/archive.js';
import { endpoints } from '../../../http/questions/index.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { openProved } from '../questions/proved-corpus.js';
import { assertReadsBack } from './archive-checks.js';
import { openHostile } from './hostile-corpus.js';

const archive = suite('archive');
const proved = openProved();
archive.after(() => proved.close());

archive('the sample and an act of hostile words are read back whole', async () => {
  const { acts, articles, notes, relations, states, days } = await assertReadsBack(await openHostile());
  assert.ok(acts > 40 && articles > 400 && notes > 0 && relations > 400, JSON.stringify({ acts, notes, relations }));
  assert.equal([states, days], [0, 0]);
});

archive('so is every version', async () => {
  const { versions, states, days } = await assertReadsBack(await proved.opened);
  assert.ok(versions > 0, `${versions} versions`);
  // One article's mark of repeal, said where the article is and where it is amended.
  assert.equal([states, days], [0, 5]);
});

archive('the same acts are the same bytes, and a pack says what its texts are', async () => {
  const folder = newFolder();
  const catalog = await openHostile();
  const packs = [];
  for (const name of ['a.zip', 'b.zip']) {
    await writeArchive(join(folder, name), catalog, endpoints, { publicUrl: null, basePath: '' });
    packs.push(readFileSync(join(folder, name)));
  }
  assert.ok(packs[0]!.equals(packs[1]!));
  removeFolder(folder);
});

archive.run();
