// When the portal made each pack of a folder, and when it came, as the state of `legami fetch` in it says.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PackDay } from '../read/corpus.js';

/** The state, as far as it is read here: whatever else it holds, or lacks, is no reason to refuse a corpus. */
interface StatedPack {
  file?: unknown;
  made?: unknown;
  exported?: unknown;
  fetched?: unknown;
  isFirst?: unknown;
}

/**
 * The day on which the portal made the pack of a document.
 * @param paths of the corpus; the states are those of the folders among them
 */
export function readPackDays(paths: readonly string[]): PackDay {
  return daysOf(paths, ({ made, exported }) => exported ?? made);
}

/**
 * The day on which a document came, by its pack. One that replaced another pack says nothing: that one may have had the document.
 * @param paths as {@link readPackDays} takes them
 */
export function readFetchDays(paths: readonly string[]): PackDay {
  return daysOf(paths, ({ fetched, isFirst }) => (isFirst === true ? fetched : null));
}

function daysOf(paths: readonly string[], dayOf: (pack: StatedPack) => unknown): PackDay {
  const days = new Map<string, string>();
  for (const folder of paths) {
    for (const pack of statedPacks(join(folder, 'fetch-state.json'))) {
      const { file } = pack;
      const day = dayOf(pack);
      if (typeof file === 'string' && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)) {
        days.set(join(folder, ...file.split('/')), day);
      }
    }
  }
  if (days.size === 0) return () => null;
  return (path) => days.get((path.split('!')[0] ?? '').split('/').join(sep)) ?? null;
}

function statedPacks(path: string): StatedPack[] {
  try {
    const state = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const lists = ['collections', 'slices', 'acts'].map((name) => state[name]);
    return lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])).filter(isObject);
  } catch {
    return [];
  }
}

function isObject(value: unknown): value is StatedPack {
  return typeof value === 'object' && value !== null;
}
