// A process with an admin port: alive from the first moment, ready when it is warm, not ready when it stops; its metrics, its access log.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { start, until, type Process } from '../cli/process.js';
import { faultsOf } from './metrics-grammar.js';

const test = suite('operation');
const folder = mkdtempSync(join(tmpdir(), 'legami-operate-'));
const processes: Process[] = [];
test.after(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ exit }) => exit));
  rmSync(folder, { recursive: true });
});

/** Starts the program on the sample. */
function serve(...flags: string[]): Process {
  const started = start(['--port', '0', '--admin-port', '0', ...flags]);
  processes.push(started);
  return started;
}

/** The addresses of the service and of its admin port, once both are known. */
async function addresses(started: Process): Promise<[base: string, admin: string]> {
  const { output } = started;
  await until(started, () => output.stdout.includes('\n') && output.stderr.includes('admin port'));
  return [/http:\S+/.exec(output.stdout)![0], /admin port: (http:\S+)/.exec(output.stderr)![1]!];
}

async function get(url: string): Promise<{ status: number; text: string }> {
  const reply = await fetch(url);
  return { status: reply.status, text: await reply.text() };
}

async function untilReady(admin: string): Promise<void> {
  while ((await get(`${admin}/ready`)).status !== 200) await sleep(20);
}

test('it lives at once, is ready when it is warm, and no more when it stops', async () => {
  const started = serve('--corpus', 'corpus');
  await until(started, () => started.output.stderr.includes('admin port'));
  const admin = /admin port: (http:\S+)/.exec(started.output.stderr)![1]!;
  assert.is(started.output.stdout, '', 'the documents are not read yet');
  assert.equal(await get(`${admin}/live`), { status: 200, text: 'live\n' });
  assert.is((await get(`${admin}/ready`)).status, 503);
  assert.equal(faultsOf((await get(`${admin}/metrics`)).text), []);
  const [base] = await addresses(started);
  await untilReady(admin);
  // A request that does not end keeps it from being gone at once.
  const open = connect(Number(new URL(base).port), '127.0.0.1', () =>
    open.write('POST /mcp HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n'),
  );
  open.on('error', () => undefined);
  await sleep(200);
  started.child.kill('SIGTERM');
  await until(started, () => started.output.stderr.includes('stopping'));
  assert.equal(await get(`${admin}/ready`), { status: 503, text: 'stopping\n' });
  assert.is((await get(`${admin}/live`)).status, 200);
  open.destroy();
  assert.is(await started.exit, 0, 'the admin port does not hold it');
});

test('metrics are OpenMetrics, and tell what was asked, what is served and what is held', async () => {
  const started = serve('--no-hydrate');
  const [base, admin] = await addresses(started);
  await untilReady(admin);
  for (let n = 0; n < 3; n++) await get(`${base}/api/public/norme?limit=${n}`);
  started.child.kill('SIGHUP');
  await until(started, () => started.output.stderr.includes('changed over'));
  const { text } = await get(`${admin}/metrics`);
  assert.equal(faultsOf(text), []);
  const { corpus } = JSON.parse((await get(`${base}/api/public/health`)).text) as { corpus: { impronta: string } };
  for (const line of [
    'legami_answers_total{route="/api/public/norme",class="2xx"} 2',
    'legami_answers_total{route="/api/public/norme",class="4xx"} 1',
    'legami_answer_seconds_bucket{route="/api/public/norme",le="+Inf"} 3',
    'legami_ready 1',
    'legami_damaged 0',
    `legami_snapshot_info{digest="${corpus.impronta}",version="1.0.0"} 1`,
    'legami_refused_documents 0',
    'legami_changes_total{outcome="done"} 1',
    'legami_changes_total{outcome="failed"} 0',
    'legami_dear_questions{state="waiting"} 0',
  ])
    assert.ok(text.includes(`\n${line}\n`), line);
  for (const name of ['newest_text_age_days', 'snapshot_age_seconds', 'cache_bytes{cache="responses"}'])
    assert.match(text, new RegExp(`\nlegami_${name.replace(/[{}]/g, '\\$&')} \\d`));
  const { headers } = await fetch(`${admin}/metrics`, { method: 'HEAD' });
  assert.is(headers.get('content-type'), 'application/openmetrics-text; version=1.0.0; charset=utf-8');
});

test('the admin port has nothing else, and the service has nothing of it', async () => {
  const [base, admin] = await addresses(serve('--no-hydrate'));
  assert.is((await get(`${admin}/api/public/health`)).status, 404);
  assert.is((await fetch(`${admin}/live`, { method: 'POST' })).status, 405);
  for (const path of ['/live', '/ready', '/metrics']) assert.is((await get(`${base}${path}`)).status, 404, path);
});

test('the access log has no words of anyone unless that is asked for, and follows a rename', async () => {
  const [silent, whole] = [join(folder, 'silent.log'), join(folder, 'whole.log')];
  const lines = (path: string) =>
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const [path, ...flags] of [[silent], [whole, '--access-log-queries']] as [string, ...string[]][]) {
    const started = serve('--no-hydrate', '--access-log', path, ...flags);
    const [base] = await addresses(started);
    await get(`${base}/api/public/cerca?q=segreto`);
    await get(`${base}/api/public/norme/segreto`);
    renameSync(path, `${path}.1`);
    started.child.kill('SIGHUP');
    await until(started, () => started.output.stderr.includes('changed over'));
    await get(`${base}/static/none`);
    while (!existsSync(path) || readFileSync(path, 'utf8') === '') await sleep(10);
  }
  assert.not.match(readFileSync(`${silent}.1`, 'utf8'), 'segreto');
  assert.equal(
    lines(`${silent}.1`).map(({ time, milliseconds, ...rest }) => [typeof time, typeof milliseconds, rest]),
    [
      ['string', 'number', { method: 'GET', route: '/api/public/cerca', status: 200 }],
      ['string', 'number', { method: 'GET', route: '/api/public/norme/{eli}', status: 404 }],
    ],
  );
  assert.equal(
    [...lines(`${whole}.1`), ...lines(whole)].map(({ target }) => target),
    ['/api/public/cerca?q=segreto', '/api/public/norme/segreto', '/static/none'],
  );
});

test('a log on standard output begins after the address', async () => {
  const started = serve('--no-hydrate', '--access-log', '-');
  const [base] = await addresses(started);
  await get(`${base}/status`);
  await until(started, () => /"route":"\/status"/.test(started.output.stdout));
  assert.match(started.output.stdout, /^Legami answers at .+\n\{"time":/);
});

test('a port that is in use is named with its flag', async () => {
  const [, admin] = await addresses(serve('--no-hydrate'));
  const second = start(['--port', '0', '--admin-port', new URL(admin).port]);
  assert.is(await second.exit, 1);
  assert.match(second.output.stderr, /in use by another process: choose another with --admin-port/);
});

for (const [flags, said] of [
  [['--admin-port', 'x'], '--admin-port: x found'],
  [['--stale-days', '0'], '--stale-days: 0 found'],
  [['--access-log-queries'], '--access-log-queries: no --access-log found'],
  [['--access-log', '/nowhere/at/all'], 'ENOENT'],
] as const)
  test(`${flags.join(' ')}: the start is refused`, async () => {
    const started = serve(...flags);
    assert.is(await started.exit, 1);
    assert.match(started.output.stderr, said);
  });

test('--admin-host without --admin-port is refused', async () => {
  const started = start(['--port', '0', '--admin-host', '127.0.0.1']);
  assert.is(await started.exit, 1);
  assert.match(started.output.stderr, '--admin-host: no --admin-port found');
});

test.run();
