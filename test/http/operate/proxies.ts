// nginx and Caddy with our files, on ports of their own, in front of replicas that are processes.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { findProgram } from '../../programs.js';
import { projectRoot } from '../../source-tree.js';
import { start, until, type Process } from '../cli/process.js';

export interface Replicas {
  processes: Process[];
  ports: number[];
  end: () => Promise<void>;
}

export interface Proxy {
  base: string;
  /** Answers HTTP/2. */
  base2: string;
  stop: () => Promise<void>;
}

/** Where Debian has it, whoever's `PATH` that is. */
const usual = '/usr/sbin/nginx';
export const nginx = findProgram('nginx') ?? (existsSync(usual) ? usual : null);

export const operationFile = (name: string): string => readFileSync(join(projectRoot, 'http/operate', name), 'utf8');

/** @param flags of each */
export async function startReplicas(...flags: readonly string[][]): Promise<Replicas> {
  const processes = flags.map((more) => start(['--port', '0', '--trust-proxy', ...more]));
  await Promise.all(processes.map((one) => until(one, () => one.output.stdout.includes('\n'))));
  return {
    processes,
    ports: processes.map(({ output }) => Number(/:(\d+)(?:\/leggi)?\n/.exec(output.stdout)![1])),
    end: async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ exit }) => exit));
    },
  };
}

/**
 * Starts nginx with our file.
 * @param below port of a service below `/leggi` of the same host
 * @param more directives for answers that are kept
 */
export async function startNginx(
  folder: string,
  replicas: readonly number[],
  { below = 1, more = '' } = {},
): Promise<Proxy> {
  const [port, second] = [await freePort(), await freePort()];
  const own = join(folder, `nginx-${port}`);
  mkdirSync(own);
  const site = replaced(operationFile('nginx.conf'), replicas)
    .replace('listen 80;', `listen 127.0.0.1:${port}; listen 127.0.0.1:${second} http2;`)
    .replace('/var/cache/legami', `${own}/answers`)
    // A test asks faster than people do.
    .replace('rate=50r/s', 'rate=10000r/s')
    .replace('proxy_cache_revalidate on;', `$& ${more}`)
    .replace('location / {', `location /leggi/ { proxy_pass http://127.0.0.1:${below}; }\n    $&`);
  writeFileSync(join(own, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  // Its workers are nobody where it is root, and the folder is ours.
  const user = process.getuid!() === 0 ? 'user root;' : '';
  const whole = `${user} daemon off; pid ${own}/pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(' ')} include ${own}/site.conf; }`;
  const config = join(own, 'nginx.conf');
  writeFileSync(config, whole);
  const checked = spawnSync(nginx!, ['-t', '-c', config, '-p', own], { encoding: 'utf8' });
  assert.is(checked.status, 0, checked.stderr);
  const child = spawn(nginx!, ['-c', config, '-p', own], { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/status`).catch(() => null))?.ok) await sleep(50);
  return { base, base2: `http://127.0.0.1:${second}`, stop: () => end(child, 'SIGQUIT') };
}

/** Starts Caddy with our file and a certificate of its own making. */
export async function startCaddy(folder: string, replicas: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const own = join(folder, `caddy-${port}`);
  mkdirSync(own);
  const config = join(own, 'Caddyfile');
  const text = replaced(operationFile('Caddyfile'), replicas)
    .replace('{\n', '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n')
    .replace('legami.example {', `https://localhost:${port} {\n\ttls internal`);
  writeFileSync(config, text);
  const env = { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
  const child = spawn('caddy', ['run', '--config', config], { stdio: 'ignore', env });
  const base2 = `https://localhost:${port}`;
  while ((await askTwo(base2, ['/status']).catch(() => [{ status: 0 }]))[0]!.status !== 200) await sleep(100);
  return { base: base2, base2, stop: () => end(child, 'SIGTERM') };
}

/** Asks for targets over one connection of HTTP/2, all at once. */
export async function askTwo(
  base: string,
  targets: readonly string[],
): Promise<{ status: number; etag: string | undefined }[]> {
  const session = connect(base, { rejectUnauthorized: false });
  try {
    const failed = once(session, 'error').then(([error]) => Promise.reject(error as Error));
    failed.catch(() => undefined);
    const answers = targets.map(async (target) => {
      const stream = session.request({ ':path': target });
      const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
      stream.resume();
      await once(stream, 'close');
      return { status: Number(headers[':status']), etag: headers['etag'] as string | undefined };
    });
    return await Promise.race([Promise.all(answers), failed]);
  } finally {
    session.destroy();
  }
}

/** A question that is asked through them. */
export const list = '/api/public/norme?limit=5';
/** A name that the service does not know makes no other answer, but another entry of a cache. */
export const anew = (n: number): string => `${list}&n=${n}`;

export interface Asking {
  /** Waits until so many more answers have come. */
  more: (answers: number) => Promise<void>;
  /** @returns the number of answers by status */
  stop: () => Promise<Map<number, number>>;
}

/** Asks by eight clients without a pause, until it is stopped. */
export function askOn(ask: (n: number) => Promise<number>): Asking {
  const statuses = new Map<number, number>();
  const count = () => [...statuses.values()].reduce((sum, one) => sum + one, 0);
  let isOver = false;
  const clients = Array.from({ length: 8 }, async (_, client) => {
    for (let n = client; !isOver; n += 8) {
      const status = await ask(n);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return {
    more: async (answers) => {
      for (const enough = count() + answers; count() < enough;) await sleep(20);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
      return statuses;
    },
  };
}

export const statusOf = async (address: string): Promise<number> => {
  const reply = await fetch(address);
  await reply.text();
  return reply.status;
};

function replaced(text: string, replicas: readonly number[]): string {
  return text.replace(/8080|8081/g, (usual) => String(replicas[usual === '8080' ? 0 : 1]));
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || !child.kill(signal)) return;
  await once(child, 'close');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
