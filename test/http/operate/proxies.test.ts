// Two replicas behind nginx: they answer as one does, over HTTP/2, too, and one that stops loses nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { needing } from '../../programs.js';
import { anew, askOn, askTwo, list, nginx, startNginx, startReplicas, statusOf } from './proxies.js';

const test = suite('proxies');
const folder = mkdtempSync(join(tmpdir(), 'legami-proxies-'));
test.after(() => rmSync(folder, { recursive: true }));

needing(
  test,
  'nginx',
  nginx,
)('two replicas behind nginx answer as one does', async () => {
  const replicas = await startReplicas([], [], ['--base-path', '/leggi']);
  const proxy = await startNginx(folder, replicas.ports, { below: replicas.ports[2]! });
  try {
    for (const target of [
      '/',
      '/api/public/norme?limit=50',
      '/api/public/norme/art.%203%20L.%20241%2F1990',
      '/api/public/norme/%2F%2Fit/legge',
      '/api/public//norme',
      `/api/public/risolvi?testo=${'art.%201%20'.repeat(15_000).slice(0, 150_000)}`,
      '/dati/norme.csv',
      // A service below a path of the same host.
      '/leggi/',
      '/leggi/api/public/norme/art.%203%20L.%20241%2F1990',
      '/leggi/api/public/norme/',
    ]) {
      const own = `http://127.0.0.1:${replicas.ports[target.startsWith('/leggi/') ? 2 : 0]}`;
      // The third answer comes out of the cache, where it may.
      const [alone, ...through] = await Promise.all(
        [own, proxy.base, proxy.base].map(async (base) => {
          const reply = await fetch(base + target, { redirect: 'manual' });
          const { status, headers } = reply;
          const kept = ['etag', 'content-encoding', 'content-type', 'cache-control', 'vary', 'location'].map((name) =>
            headers.get(name),
          );
          return [status, ...kept, await reply.text()];
        }),
      );
      for (const answer of through) assert.equal(answer, alone, target.slice(0, 60));
    }
    const [one, two] = [await fetch(proxy.base + list), await askTwo(proxy.base2, Array<string>(100).fill(list))];
    assert.is(two.length, 100);
    for (const answer of two) assert.equal(answer, { status: 200, etag: one.headers.get('etag')! }, 'over HTTP/2');
    const asking = askOn((n) => statusOf(proxy.base + anew(n)));
    await asking.more(100);
    replicas.processes[0]!.child.kill('SIGTERM');
    await replicas.processes[0]!.exit;
    // The other one answers for both.
    await asking.more(100);
    assert.equal([...(await asking.stop()).keys()], [200], 'a replica that stops loses no request');
  } finally {
    await proxy.stop();
    await replicas.end();
  }
});

test.run();
