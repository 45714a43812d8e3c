// `legami keep` killed at random moments: what is served can be opened at each, never goes back, and the work ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Portal } from '../http/fetch/portal.js';
import { newFolder, removeFolder } from '../http/fetch/run-fetch.js';
import { keepOptions, pretendServer, publish, runKeep, servedIn, someActs } from '../http/operate/keeping.js';
import { random } from '../http/random.js';

const test = suite('long keep');
const rounds = 20;

test(`${rounds} news, each run killed twice`, async () => {
  const portal = await Portal.start([{ name: 'Codici', acts: someActs(200), made: { V: '2026-08-01' } }]);
  const folder = newFolder();
  const server = await pretendServer(async () => (await servedIn(folder))?.digest ?? null);
  const next = random(7);
  const options = () =>
    keepOptions(folder, portal.url, { server: { pidFile: null, url: server.url, patience: 5_000 } });
  const script = join(import.meta.dirname, '../http/operate/keep-child.js');
  let killed = 0;
  try {
    await runKeep(options());
    for (let round = 1; round <= rounds; round++) {
      const before = (await servedIn(folder))!.day!;
      const day = `2021-01-${String(round).padStart(2, '0')}`;
      publish(portal, someActs(200, day), `2026-09-${String(round).padStart(2, '0')}`);
      for (let n = 0; n < 2; n++) {
        const child = spawn(process.execPath, [script, folder, portal.url, server.url, 'never']);
        const timer = setTimeout(() => child.kill('SIGKILL'), 150 + (next() % 1_200));
        const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
        clearTimeout(timer);
        if (signal === 'SIGKILL') killed++;
        assert.ok([before, day].includes((await servedIn(folder))!.day!));
      }
      const last = await runKeep(options());
      assert.is(last.ending, 'done', last.lines.join('\n'));
      assert.is((await servedIn(folder))!.day, day);
    }
    assert.ok(killed >= rounds, `${killed} were killed`);
    console.log(`${killed} of ${2 * rounds} runs were killed`);
  } finally {
    server.close();
    portal.close();
    removeFolder(folder);
  }
});

test.run();
