// A server that is measured: a process of its own on the first core, and what it costs.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a yardstick or rival is to send: headers (flat, with length) and body. */
export interface Script {
  status: number;
  /** Of the answers to send in turn. */
  headers: readonly (readonly string[])[];
  /** Bytes of each body: the yardstick sends as many. */
  lengths: readonly number[];
  /** The JSON of the answer, for rivals that send just one. */
  json: string;
}

export interface Contender {
  name: string;
  port: number;
  pid: number;
  /** Processor time so far, in microseconds, of all its threads; NaN where the system doesn't say. */
  spent(): number;
  stop(): Promise<void>;
}

/** Two cores or more and `taskset`: servers have the first, the load the second. */
export const canPin = spawnSync('taskset', ['-c', '1', 'true']).status === 0;

/** A command on a core of its own. */
export function onCore(core: number, command: readonly string[]): [string, string[]] {
  const [first = '', ...rest] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  return [first, rest];
}

/** The environment that `npm start` sets. */
function startEnvironment(): Record<string, string> {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  return Object.fromEntries([...scripts.start.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]));
}

/** The program itself, from a snapshot, as `npm start` starts it. @param isPinned to a core of its own */
export async function startLegami(
  snapshot: string,
  flags: readonly string[] = [],
  isPinned = true,
): Promise<Contender> {
  const main = join(import.meta.dirname, '../http/cli/main.cjs');
  const whole = [process.execPath, ...flags, main, '--snapshot', snapshot, '--port', '0'];
  const [command, args] = isPinned ? onCore(0, whole) : [whole[0]!, whole.slice(1)];
  const env = { ...process.env, ...startEnvironment() };
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const port = await new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/\S+:(\d+)/.exec(printed);
      if (found) resolve(Number(found[1]));
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = chunk.toString()));
    child.once('exit', (code) => reject(new Error(`${main}: exit ${code} found, an address expected: ${said}`)));
  });
  // Answers of `q` come once the catalog is in memory.
  await fetch(`http://127.0.0.1:${port}/api/public/norme?q=legge&limit=1`).then((reply) => reply.arrayBuffer());
  return asContender('legami', child, port);
}

/** A server of `contenders/`, which sends what a script says. */
export async function startScripted(kind: 'plain' | 'fastify' | 'express', script: Script): Promise<Contender> {
  const program = join(import.meta.dirname, `contenders/${kind}.js`);
  const [command, args] = onCore(0, [process.execPath, program]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(script);
  const [port] = (await once(child, 'message')) as [number];
  return asContender(kind, child, port);
}

export function asContender(name: string, child: ChildProcess, port: number): Contender {
  const pid = child.pid!;
  return {
    name,
    port,
    pid,
    spent: () => processorTime(pid),
    async stop() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Linux says it per thread, to the nanosecond, and per process in hundredths of a second. */
export function processorTime(pid: number): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = tasks.map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    const sum = nanoseconds.reduce((total, one) => total + one, 0) / 1000;
    if (sum > 0) return sum;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return NaN;
  }
}

/** Waits until it has nothing more to do by itself: until what it holds is in memory, say. */
export async function untilIdle({ spent }: Contender): Promise<void> {
  // Microseconds in half a second.
  for (let before = spent(), busy = true; busy;) {
    await wait(0.5);
    busy = spent() - before > 30_000;
    before = spent();
  }
}

export function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Resident memory in bytes, on Linux; else nothing. */
export function resident({ pid }: Contender): number {
  if (process.platform !== 'linux') return NaN;
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}

/** Begins to count the most resident memory anew. */
export function forgetMost({ pid }: Contender): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The most resident memory since then, in bytes. */
export function mostResident({ pid }: Contender): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}
