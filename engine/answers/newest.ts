// The newest amendments: of all acts, or of one; found by the tables of the lists, so that few entries are read.
import { relationKinds, type RelationKind } from '../law/relation.js';
import { literal, type Piece } from '../store/piece.js';
import type { Steps } from '../steps.js';
import type { ActId, Acts } from './acts.js';
import type { AskedAct } from './relations.js';
import type { Envelope } from './envelope.js';
import type { Relation } from './relation.js';
import type { ListName } from './relation-list.js';
import type { Count, Int32, Int64 } from './values.js';
import type { Language } from './words.js';

/** Le modifiche più recenti. / The newest amendments. */
export interface ModificheAnswer extends Envelope {
  /** L’atto di cui si chiede, o null per tutti. / The act in question, or null for all. */
  norma: AskedAct | null;
  /** Quante modifiche hanno un giorno noto. / How many amendments have a known day. */
  totale: Count;
  /** Il limite chiesto. / The requested limit. */
  limit: Int32;
  /** Quante modifiche sono saltate. / How many amendments are skipped. */
  offset: Int64;
  /** Indirizzo delle seguenti, o null; fra tutte se ne elencano mille. / Address of the next ones, or null; a thousand of all are listed. */
  successiva: string | null;
  /** Indirizzo delle precedenti, o null. / Address of the previous ones, or null. */
  precedente: string | null;
  /** Le modifiche, dalla più recente; per norma anche quelle che fa. / The amendments, newest first; of an act those that it makes, too. */
  modifiche: Relation[];
}

/** The most that are listed. */
const maxNewest = 1000;

/** Where an amendment is: the list of an act, and its row there. */
export interface Dated {
  /** `20230228` */
  day: number;
  act: ActId;
  list: ListName;
  row: number;
}

/** Newest amendments, and how many have a day. */
export interface Newest {
  count: number;
  entries: readonly Dated[];
}

/** Keeps the newest of many: sorted now and then, so that few are held. */
class Heap {
  count = 0;
  #kept: Dated[] = [];

  add(entry: Dated): void {
    this.count++;
    this.#kept.push(entry);
    if (this.#kept.length >= 2 * maxNewest) this.#cut();
  }

  read(): Newest {
    this.#cut();
    return { count: this.count, entries: this.#kept };
  }

  /** Newest first; those of a day by act and row, which is a stable order. */
  #cut(): void {
    this.#kept.sort((a, b) => b.day - a.day || a.act - b.act || a.row - b.row);
    this.#kept.length = Math.min(this.#kept.length, maxNewest);
  }
}

/** By kind, and under `''` of any kind. */
export type NewestByKind = ReadonlyMap<RelationKind | '', Newest>;

/**
 * The newest amendments of some acts.
 * @param lists those that are looked through: the outgoing ones of all acts hold every relation once
 */
export function* findNewest(acts: Acts, ids: Iterable<ActId>, lists: readonly ListName[]): Steps<NewestByKind> {
  const heaps = new Map<RelationKind | '', Heap>(['' as const, ...relationKinds].map((kind) => [kind, new Heap()]));
  for (const act of ids) {
    const record = acts.record(act);
    for (const list of lists) {
      for (const { day, kind, row } of record.relations(list).days()) {
        heaps.get('')!.add({ day, act, list, row });
        heaps.get(kind)!.add({ day, act, list, row });
      }
    }
    yield;
  }
  return new Map([...heaps].map(([kind, heap]) => [kind, heap.read()]));
}

/** Their entries, with commas between, each with the verb of the act that amends. */
export function writeNewest(acts: Acts, entries: readonly Dated[], language: Language): Piece {
  const texts = entries.map((entry) => tellActively(acts, entry, language));
  return literal(Buffer.concat(texts.flatMap((text, i) => (i === 0 ? [text] : [comma, text]))));
}

/** An entry as the list of the amending act has it; the list of the amended one says “is repealed by”. */
function tellActively(acts: Acts, { day, act, list, row }: Dated, language: Language): Buffer {
  const told = acts.record(act).relations(list).entry(row, language);
  if (list !== 'incoming') return told;
  const { id, da } = JSON.parse(told.toString()) as Relation;
  const from = acts.find(da.eli);
  const made = from === null ? null : acts.record(from).relations('outgoing');
  const start = `{"id":"${id}"`;
  for (const other of made?.days() ?? []) {
    if (other.day !== day) continue;
    const entry = made!.entry(other.row, language);
    if (entry.toString('latin1', 0, start.length) === start) return entry;
  }
  throw new Error(`relation ${id}: not among what ${da.eli} amends, in whose list it stands, too`);
}

const comma = Buffer.from(',');
