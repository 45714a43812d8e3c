// Pairs of acts of which one amended the other of late, and how often: the home page begins with them.
import type { Relation } from '../law/relation.js';
import { parseEli } from '../law/eli.js';
import type { Snapshot } from '../store/snapshot.js';
import { openStrings, writeStrings } from '../store/strings.js';
import type { SnapshotWriter } from '../store/writer.js';
import { nameAct, type ActCard, type KnownAct } from './act-name.js';

/** Modifiche recenti di un atto da parte di un altro. / Recent amendments of one act by another. */
export interface RecentPair {
  /** Chi modifica. / The amending act. */
  da: KnownAct;
  /** Che cosa è modificato. / The amended act. */
  a: KnownAct;
  /** Giorno della Gazzetta, o data dell’atto che modifica. / Day of the Gazzetta, or date of the amending act. */
  data: string;
  /** Quante relazioni. / How many relations. */
  n: number;
  /** Quante relazioni di genere non detto sono di quel giorno o di dopo: non sono fra le coppie. / How many relations of a kind that is not stated are of that day or later: they are not among the pairs. */
  n_senza_genere: number;
}

/** Pairs of acts that are kept. */
const kept = 12;

/** @param amendments all that are known; those of which nobody states the kind are left out, and counted */
export function writeRecentPairs(
  writer: SnapshotWriter,
  amendments: readonly Relation[],
  card: (eli: string) => ActCard,
): void {
  const pairs = new Map<string, { day: string; from: string; to: string; n: number }>();
  const unstated: string[] = [];
  for (const { kind, from, to, dates } of amendments) {
    const day = dates.publication ?? parseEli(from.act)?.date ?? '';
    if (kind === 'altro') {
      unstated.push(day);
      continue;
    }
    const key = `${from.act} ${to.act}`;
    const known = pairs.get(key);
    if (known !== undefined) known.n++;
    else pairs.set(key, { day, from: from.act, to: to.act, n: 1 });
  }
  const newest = [...pairs.values()]
    .sort((a, b) => compare(b.day, a.day) || compare(a.from, b.from) || compare(a.to, b.to))
    .slice(0, kept);
  const recent = newest.map(({ day, from, to, n }): RecentPair => ({
    da: nameAct(card(from)),
    a: nameAct(card(to)),
    data: day,
    n,
    n_senza_genere: unstated.filter((one) => one >= day).length,
  }));
  writeStrings(writer, 'acts.recent', [JSON.stringify(recent)]);
}

/** Those of an opened snapshot, newest first. */
export function readRecentPairs(snapshot: Snapshot): RecentPair[] {
  return JSON.parse(openStrings(snapshot, 'acts.recent').at(0)) as RecentPair[];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
