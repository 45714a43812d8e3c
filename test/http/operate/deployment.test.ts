// The files for deployment: systemd finds no fault with the units, proxies none with theirs, and all flags are those of the program.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../../../http/cli/commands.js';
import { flagsOf } from '../../documentation.js';
import { findProgram, needing } from '../../programs.js';
import { projectRoot } from '../../source-tree.js';
import { start, until, type Process } from '../cli/process.js';

const test = suite('deployment');
const room = join(projectRoot, 'http/operate');
const folder = mkdtempSync(join(tmpdir(), 'legami-deploy-'));
test.after(() => rmSync(folder, { recursive: true }));

const files = ['Containerfile', 'compose.yaml', 'kubernetes.yaml', 'nginx.conf', 'Caddyfile'];
const units = readdirSync(join(room, 'systemd'));
const read = (name: string): string => readFileSync(join(room, name), 'utf8');

test('every flag of legami in them is one of serve or keep', async () => {
  const known = await Promise.all(
    (['serve', 'keep'] as const).map(async (name) => flagsOf((await commands[name].load()).usage)),
  );
  let count = 0;
  for (const name of [...files, ...units.map((unit) => `systemd/${unit}`)]) {
    // A command line, or a list of arguments in YAML or JSON.
    const lines = read(name)
      .split('\n')
      .filter((line) => /legami (?:serve|keep)|"serve"|\[keep|^ +- --/.test(line));
    for (const flag of lines.flatMap(flagsOf)) {
      assert.ok(known.flat().includes(flag), `${name}: ${flag}`);
      count++;
    }
  }
  assert.ok(count >= 15, `${count} flags`);
});

needing(test, 'systemd-analyze')('systemd finds no fault with the units, and little that they may do', () => {
  const paths = units.map((unit) => join(folder, unit));
  // It looks for the program.
  for (const unit of units)
    writeFileSync(join(folder, unit), read(`systemd/${unit}`).replaceAll('/usr/local/bin/legami', process.execPath));
  const verified = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  assert.equal([verified.status, verified.stderr], [0, '']);
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const said = execFileSync('systemd-analyze', ['security', '--offline=true', join(folder, unit)], {
      encoding: 'utf8',
    });
    const level = Number(/exposure level for \S+: ([\d.]+)/.exec(said)![1]);
    assert.ok(level <= 2, `${unit}: ${level}`);
  }
});

needing(test, 'caddy')('Caddy finds no fault with its file', () => {
  const { status, stderr } = spawnSync('caddy', ['adapt', '--validate', '--config', join(room, 'Caddyfile')], {
    encoding: 'utf8',
  });
  assert.is(status, 0, stderr);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts nginx with our file on ports of its own. @returns its address and how it ends */
async function startNginx(program: string, replicas: readonly number[], below: number) {
  const port = await freePort();
  const site = read('nginx.conf')
    .replace(/8080|8081/g, (usual) => String(replicas[usual === '8080' ? 0 : 1]))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    // A test asks faster than people do.
    .replace('rate=50r/s', 'rate=10000r/s')
    .replace('location / {', `location /leggi/ { proxy_pass http://127.0.0.1:${below}; }\n    location / {`);
  mkdirSync(join(folder, 'nginx'), { recursive: true });
  writeFileSync(join(folder, 'nginx/site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx/${name};`,
  );
  const whole = `daemon off; pid ${folder}/nginx/pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/nginx/site.conf; }`;
  const config = join(folder, 'nginx/nginx.conf');
  writeFileSync(config, whole);
  const checked = spawnSync(program, ['-t', '-c', config, '-p', folder], { encoding: 'utf8' });
  assert.is(checked.status, 0, checked.stderr);
  const child = spawn(program, ['-c', config, '-p', folder], { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/status`).catch(() => null))?.ok) await sleep(50);
  return {
    base,
    stop: async () => {
      child.kill('SIGQUIT');
      await once(child, 'close');
    },
  };
}

/** Where Debian has it, whoever's `PATH` that is. */
const usual = '/usr/sbin/nginx';
const nginx = findProgram('nginx') ?? (existsSync(usual) ? usual : null);

needing(
  test,
  'nginx',
  nginx,
)('two replicas behind nginx answer as one does, and a request survives the end of one', async () => {
  const replicas: Process[] = [[], [], ['--base-path', '/leggi']].map((more) =>
    start(['--port', '0', '--trust-proxy', ...more]),
  );
  await Promise.all(replicas.map((one) => until(one, () => one.output.stdout.includes('\n'))));
  const ports = replicas.map(({ output }) => Number(/:(\d+)(?:\/leggi)?\n/.exec(output.stdout)![1]));
  const proxy = await startNginx(nginx!, ports, ports[2]!);
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
      const [own, through] = await Promise.all(
        [`http://127.0.0.1:${ports[target.startsWith('/leggi/') ? 2 : 0]}`, proxy.base].map(async (base) => {
          const reply = await fetch(base + target, { redirect: 'manual' });
          const { status, headers } = reply;
          const kept = ['etag', 'content-encoding', 'content-type', 'cache-control', 'location'].map((name) =>
            headers.get(name),
          );
          return [status, ...kept, await reply.text()];
        }),
      );
      assert.equal(through, own, target.slice(0, 60));
    }
    const statuses = new Map<number, number>();
    let isOver = false;
    const clients = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const { status } = await fetch(`${proxy.base}/api/public/norme?limit=5`).then(
          async (reply) => (await reply.text(), reply),
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await sleep(300);
    replicas[0]!.child.kill('SIGTERM');
    await replicas[0]!.exit;
    await sleep(500);
    isOver = true;
    await Promise.all(clients);
    assert.equal([...statuses.keys()], [200]);
    assert.ok(statuses.get(200)! > 100);
  } finally {
    await proxy.stop();
    for (const { child } of replicas) child.kill('SIGKILL');
    await Promise.all(replicas.map(({ exit }) => exit));
  }
});

test.run();
