// The server that serves what is kept: told that there is a new snapshot, and asked whether it serves it.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../../engine/index.js';

export interface ServerPlace {
  /** The file in which it wrote the number of its process; `null` where it finds out by itself. */
  pidFile: string | null;
  /** Its address, without a slash at the end; `null` where it is not asked. */
  url: string | null;
  /** Milliseconds in which it must serve a new snapshot. */
  patience: number;
}

/** Milliseconds between two questions. */
const interval = 250;
/** Milliseconds for one answer. */
const mostAnswer = 5_000;

/** Tells the server to open the snapshot again. @returns why it could not be told, else `null` */
export function tellServer({ pidFile }: ServerPlace): string | null {
  if (pidFile === null) return null;
  let text = '';
  try {
    text = readFileSync(pidFile, 'utf8').trim();
  } catch (error) {
    return (error as Error).message;
  }
  const pid = Number(text);
  if (!/^\d{1,9}$/.test(text) || pid < 2) return `${pidFile}: ${text} found, the number of a process expected`;
  if (!isRunning(pid)) return `${pidFile}: no process ${pid}`;
  // The number of a server that was killed may be that of any other process by now: a SIGHUP would end it.
  if (!isLegami(pid)) return `${pidFile}: process ${pid} is no legami serve`;
  try {
    process.kill(pid, 'SIGHUP');
    return null;
  } catch (error) {
    return `${pidFile}: process ${pid}: ${(error as Error).message}`;
  }
}

/** By its command line; where the system does not tell that, it is believed. */
function isLegami(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return /legami|main\.cjs|start\.js/.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'));
  } catch {
    return false;
  }
}

/** The facts that a server answers with about its snapshot. */
export interface Answered {
  digest: string;
  /** It is another for another snapshot, or another program. */
  etag: string;
}

export async function askServer(url: string): Promise<Answered | null> {
  try {
    const signal = AbortSignal.timeout(mostAnswer);
    const status = await fetch(`${url}/status`, { signal });
    await status.arrayBuffer();
    const health = await fetch(`${url}/api/public/health?lang=it`, { signal });
    const { corpus } = (await health.json()) as { corpus: { impronta: string } };
    return status.ok && health.ok ? { digest: corpus.impronta, etag: health.headers.get('etag') ?? '' } : null;
  } catch {
    return null;
  }
}

/**
 * Waits until the server serves some documents. Where it served the same documents before, from another snapshot, another etag is waited for.
 * @param before what it said before the change; `null` where that says nothing
 * @returns why it does not, else `null`
 */
export async function confirmServer(
  { url, patience }: ServerPlace,
  digest: string,
  before: Answered | null,
): Promise<string | null> {
  if (url === null) return null;
  const until = Date.now() + patience;
  for (;;) {
    const now = await askServer(url);
    if (now?.digest === digest && (before?.digest !== digest || now.etag !== before.etag)) return null;
    if (Date.now() >= until) {
      const found = now === null ? 'no good answer' : `documents ${now.digest.slice(0, 12)} served`;
      return `${url}: ${found} after ${Math.round(patience / 1000)} s, ${digest.slice(0, 12)} expected`;
    }
    await sleep(interval);
  }
}
