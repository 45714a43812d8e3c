// Two replicas behind nginx and Caddy: they answer as one does, through a change-over, killed replicas, answers that became old, HTTP/2.
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { needing } from '../../programs.js';
import { projectRoot } from '../../source-tree.js';
import { start } from '../cli/process.js';
import { askTwo, nginx, startCaddy, startNginx, startReplicas } from './proxies.js';

const test = suite('proxies');
const folder = mkdtempSync(join(tmpdir(), 'legami-proxies-'));
test.after(() => rmSync(folder, { recursive: true }));

const list = '/api/public/norme?limit=5';
/** A name that the service does not know makes no other answer, but another entry of a cache. */
const anew = (n: number): string => `${list}&n=${n}`;

/** Asks without a pause. @returns what ends it, and gives the number of answers by status */
function askOn(ask: (n: number) => Promise<number>): () => Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let isOver = false;
  const clients = Array.from({ length: 8 }, async (_, client) => {
    for (let n = client; !isOver; n += 8) {
      const status = await ask(n);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(clients);
    return statuses;
  };
}

const statusOf = async (address: string): Promise<number> => {
  const reply = await fetch(address);
  await reply.text();
  return reply.status;
};

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
    const stop = askOn((n) => statusOf(proxy.base + anew(n)));
    await sleep(300);
    replicas.processes[0]!.child.kill('SIGTERM');
    await replicas.processes[0]!.exit;
    await sleep(300);
    assert.equal([...(await stop()).keys()], [200], 'a replica that stops loses no request');
  } finally {
    await proxy.stop();
    await replicas.end();
  }
});

needing(
  test,
  'nginx',
  nginx,
)('a change-over reaches what nginx keeps, a killed replica loses nothing, two of them leave what is old', async () => {
  const corpus = join(projectRoot, 'corpus');
  const fewer = join(folder, 'corpus');
  cpSync(corpus, fewer, { recursive: true });
  rmSync(
    join(
      fewer,
      readdirSync(fewer).find((name) => name.endsWith('.xml'))!,
    ),
  );
  const [snapshot, next] = [join(folder, 'current.snapshot'), join(folder, 'next.snapshot')];
  for (const [from, to] of [
    [corpus, snapshot],
    [fewer, next],
  ] as const)
    assert.is(await start(['snapshot', '--corpus', from, '--out', to]).exit, 0);
  const flags = ['--snapshot', snapshot, '--watch'];
  const replicas = await startReplicas(flags, flags);
  // An answer becomes old after a second, and not after the minutes that it states.
  const more = 'proxy_ignore_headers Cache-Control; proxy_cache_valid 200 1s;';
  const proxy = await startNginx(folder, replicas.ports, { more });
  const total = async () => {
    const reply = await fetch(proxy.base + list);
    const { totale } = (await reply.json()) as { totale: number };
    return { status: reply.status, cache: reply.headers.get('x-cache'), totale };
  };
  try {
    const before = await total();
    assert.is(before.cache, 'MISS');
    assert.equal(await total(), { ...before, cache: 'HIT' });
    const stop = askOn((n) => statusOf(proxy.base + anew(n)));
    renameSync(next, snapshot);
    const late = Date.now() + 30_000;
    while ((await total()).totale === before.totale && Date.now() < late) await sleep(100);
    // Each replica looks at the file by itself, every two seconds.
    await sleep(4_000);
    for (let n = 0; n < 20; n++) assert.is((await total()).totale, before.totale - 1, 'nothing old comes back');
    replicas.processes[0]!.child.kill('SIGKILL');
    await sleep(500);
    assert.equal([...(await stop()).keys()], [200]);
    replicas.processes[1]!.child.kill('SIGKILL');
    await sleep(1_500);
    assert.equal(await total(), { status: 200, cache: 'STALE', totale: before.totale - 1 });
    assert.is(await statusOf(`${proxy.base}/api/public/norme?limit=7`), 502, 'what was never asked for');
  } finally {
    await proxy.stop();
    await replicas.end();
  }
});

needing(test, 'caddy')('two replicas behind Caddy answer over HTTP/2, also while one is killed', async () => {
  const replicas = await startReplicas([], []);
  const proxy = await startCaddy(folder, replicas.ports);
  try {
    const own = await fetch(`http://127.0.0.1:${replicas.ports[0]}${list}`);
    const expected = { status: 200, etag: own.headers.get('etag')! };
    assert.equal(await askTwo(proxy.base2, [list]), [expected]);
    const stop = askOn(async (n) => (await askTwo(proxy.base2, [anew(n)]))[0]!.status);
    await sleep(300);
    replicas.processes[0]!.child.kill('SIGKILL');
    await sleep(1_000);
    assert.equal([...(await stop()).keys()], [200]);
  } finally {
    await proxy.stop();
    await replicas.end();
  }
});

test.run();
