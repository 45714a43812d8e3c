// Two replicas behind nginx and Caddy, through a change-over, killed replicas, and answers that became old.
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { start } from '../http/cli/process.js';
import {
  anew,
  askOn,
  askTwo,
  list,
  nginx,
  startCaddy,
  startNginx,
  startReplicas,
  statusOf,
} from '../http/operate/proxies.js';
import { needing } from '../programs.js';
import { projectRoot } from '../source-tree.js';

const test = suite('long proxies');
const folder = mkdtempSync(join(tmpdir(), 'legami-proxies-'));
test.after(() => rmSync(folder, { recursive: true }));

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
    const asking = askOn((n) => statusOf(proxy.base + anew(n)));
    renameSync(next, snapshot);
    const late = Date.now() + 30_000;
    while ((await total()).totale === before.totale && Date.now() < late) await sleep(100);
    // Each replica looks at the file by itself, every two seconds.
    await sleep(4_000);
    for (let n = 0; n < 20; n++) assert.is((await total()).totale, before.totale - 1, 'nothing old comes back');
    replicas.processes[0]!.child.kill('SIGKILL');
    await asking.more(100);
    assert.equal([...(await asking.stop()).keys()], [200]);
    replicas.processes[1]!.child.kill('SIGKILL');
    // nginx counts whole seconds.
    await sleep(3_000);
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
    const asking = askOn(async (n) => (await askTwo(proxy.base2, [anew(n)]))[0]!.status);
    await asking.more(50);
    replicas.processes[0]!.child.kill('SIGKILL');
    await asking.more(100);
    assert.equal([...(await asking.stop()).keys()], [200]);
  } finally {
    await proxy.stop();
    await replicas.end();
  }
});

test.run();
