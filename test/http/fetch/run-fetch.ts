// Runs fetching in a folder of its own against the double, with a clock that runs 500 times as fast.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from 'node:crypto';
import type { Mode } from '../../../http/fetch/api.js';
import type { Clock } from '../../../http/fetch/clock.js';
import { fetchLaw, type FetchOptions, type FetchOutcome } from '../../../http/fetch/fetch-law.js';
import type { Selection } from '../../../http/fetch/state.js';

export const userAgent = 'legami/1.0.0 (prova@example.org)';

/** Begins on a day of the recordings. */
export function fastClock(speed = 500, begins = '2026-08-25T10:00:00Z'): Clock {
  const started = performance.now();
  return {
    now: () => Date.parse(begins) + (performance.now() - started) * speed,
    sleep: async (milliseconds) => void (await sleep(milliseconds / speed)),
  };
}

export interface FetchRun extends FetchOutcome {
  lines: string[];
}

/** @param base of the double */
export async function runFetch(
  base: string,
  folder: string,
  selection: Selection | null,
  more: Partial<FetchOptions> = {},
): Promise<FetchRun> {
  const lines: string[] = [];
  const options = { base, folder, selection, userAgent, isDryRun: false, clock: fastClock(), ...more };
  const outcome = await fetchLaw(options, { say: (line) => lines.push(line), progress: () => undefined });
  return { ...outcome, lines };
}

export function collections(names: (string | null)[], ...modes: Mode[]): Selection {
  const chosen: Mode[] = modes.length > 0 ? modes : ['V'];
  return { collections: names.flatMap((name) => chosen.map((mode) => ({ name, mode }))), slices: [] };
}

export function acts(type: string | null, from: number, to: number, mode: Mode = 'V'): Selection {
  return { collections: [], slices: [{ type, from, to, mode }] };
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'legami-fetch-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The files of a folder and the digests of their bytes, in order. */
export function contentOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path.slice(folder.length + 1)} ${hash('sha256', readFileSync(path))}`)
    .sort();
}

/** The names of the files of a folder. */
export function filesOf(folder: string): string[] {
  return contentOf(folder).map((line) => line.slice(0, -65));
}
