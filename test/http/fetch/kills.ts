// Fetches in processes that are killed at random moments, until one is left to end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FetchOutcome } from '../../../http/fetch/fetch-law.js';
import type { Portal } from './portal.js';

export interface KilledRun {
  /** Of the process that ended by itself. */
  outcome: FetchOutcome;
  /** Processes that were killed before they ended. */
  killed: number;
  /** Packs that were asked for more than once, and how often beyond the first. */
  repeated: number;
  /** The bytes sent of the packs that were in hand at a kill: of each process the last one that it asked for. */
  inHand: number;
}

/**
 * @param kills processes to kill, each at a random moment of its first `longest` milliseconds
 * @param speed of the clock
 */
export async function fetchWithKills(
  portal: Portal,
  folder: string,
  kills: number,
  longest: number,
  random: () => number,
  speed = 500,
): Promise<KilledRun> {
  const script = join(import.meta.dirname, 'fetch-child.js');
  let killed = 0;
  let inHand = 0;
  for (;;) {
    const before = portal.downloads.length;
    const child = spawn(process.execPath, [script, portal.url, folder, String(speed)]);
    let printed = '';
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
    await once(child.stdout, 'data');
    const timer = killed < kills ? setTimeout(() => child.kill('SIGKILL'), random() * longest) : undefined;
    const [code, signal] = await ended;
    clearTimeout(timer);
    if (signal === 'SIGKILL') {
      killed++;
      inHand += portal.downloads.slice(before).at(-1)?.sent ?? 0;
      continue;
    }
    if (code !== 0) throw new Error(`the process ended with status ${code}: ${complaints}`);
    const outcome = JSON.parse(printed.trim().split('\n').at(-1)!) as FetchOutcome;
    return { outcome, killed, repeated: countRepeated(portal), inHand };
  }
}

/** Exports of one slice have tokens of their own: they are told apart by their size and order only where they are collections. */
function countRepeated({ downloads }: Portal): number {
  const packs = downloads.map(({ path }) => path).filter((path) => path.startsWith('file-download/'));
  return packs.length - new Set(packs).size;
}
