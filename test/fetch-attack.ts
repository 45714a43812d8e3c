// Memory under attack: node dist/test/fetch-attack.js. Endless and inflating answers at every question, to a process of its own.
import { spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Portal, type Misbehaviour } from './http/fetch/portal.js';
import { act } from './http/fetch/portal-acts.js';
import { contentOf, newFolder, removeFolder } from './http/fetch/run-fetch.js';
import { projectRoot } from './source-tree.js';

const megabyte = Buffer.alloc(1 << 20, '[],');
/** 900 MB; made of members, because a process is also charged with what its parent held when it was made. */
const bomb = Buffer.concat(Array.from({ length: 90 }, () => gzipSync(Buffer.alloc(10e6, '{},'))));
const answers: Record<string, Misbehaviour> = {
  endless: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const send = (): void => {
      while (!response.destroyed && response.write(megabyte));
    };
    response.on('drain', send);
    send();
  },
  inflating: (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
  // As many small values as fit below every bound.
  dense: (_, response) => response.writeHead(200).end(`{"listaAtti":[${'{},'.repeat(3_400_000)}{}]}`),
};
const acts = Array.from({ length: 40 }, (_, i) => act('REGIO DECRETO', '1930-10-19', 1 + i));
const made = { V: '2026-08-08' };
const portal = await Portal.start([{ name: 'Codici', acts, made }], [act('LEGGE', '1990-08-07', 241)]);
const folder = newFolder();
const program = join(projectRoot, 'dist/http/cli/main.cjs');
const measured = `process.on('exit', () => console.error('RSS ' + process.resourceUsage().maxRSS))`;

/** Runs a command. @returns its most memory, in megabytes, and its last line */
async function run(args: string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(measured)}`, program, ...args],
    {
      env: { PATH: process.env['PATH'], CONTACT_EMAIL: 'prova@example.org', NORMATTIVA_API: portal.url },
    },
  );
  let lines = '';
  child.stderr.on('data', (chunk: Buffer) => (lines += chunk.toString()));
  await once(child, 'close');
  const rss = Number(/RSS (\d+)/.exec(lines)?.[1]) / 1024;
  return `${rss.toFixed(0)} MB: ${lines.replace(/RSS.*/, '').trim().split('\n').at(-1)!.slice(0, 140)}`;
}

try {
  const all = ['fetch', 'Codici', '--tipo', 'legge', '--out', folder];
  console.log(`undisturbed: ${await run(all)}`);
  const packs = (): string =>
    contentOf(folder)
      .filter((line) => line.includes('.zip '))
      .join();
  const before = packs();
  for (const [name, how] of Object.entries(answers)) {
    for (const on of [/^GET collections\/coll/, /aggiornati/, /^GET tipologiche/, /avanzata/]) {
      portal.fail(on, how, 30);
      console.log(
        `${name} ${on.source}: ${await run(['fetch', '--out', folder])}; ${packs() === before ? 'nothing lost' : 'LOST'}`,
      );
      portal.faults.length = 0;
    }
  }
  const origin = createServer((_, response) => void answers['endless']!(portal.requests[0]!, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(origin, 'listening');
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  await run(['sign', '--new-key', join(folder, 'key')]);
  const copy = ['mirror', url, '--key', join(folder, 'key.pub.pem'), '--out', join(folder, 'copy'), '--once'];
  console.log(`endless seal: ${await run(copy)}`);
  origin.closeAllConnections();
  origin.close();
} finally {
  portal.close();
  removeFolder(folder);
}
