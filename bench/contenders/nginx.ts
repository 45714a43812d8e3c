// A rival: nginx with the answer as a static file, where it is installed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asContender, onCore, type Contender, type Script } from '../contender.js';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export async function startNginx({ headers: [headers = []], json }: Script): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'legami-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'answer.json'), json);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers));
  const [command, args] = onCore(0, ['nginx', '-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
  const child = spawn(command, args, { stdio: 'ignore' });
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (let tries = 0; tries < 100 && !(await answers(port)); tries++) await wait(50);
  return asContender('nginx', child, port);
}

function configuration(folder: string, port: number, headers: readonly string[]): string {
  const own = ['content-length', 'content-type', 'etag', 'last-modified'];
  const added = Array.from({ length: headers.length / 2 }, (_, i) => [headers[2 * i]!, headers[2 * i + 1]!] as const)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  ${rooms.join('\n  ')}
  access_log off; sendfile on; keepalive_requests 1000000000; open_file_cache max=10; default_type application/json;
  server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files /answer.json =404; ${added.join(' ')} } }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    (reply) => reply.arrayBuffer().then(() => reply.status === 200),
    () => false,
  );
}
