// The newest amendments: of all acts, or of one; found by the tables of the lists, so that few entries are read.
import { relationKinds, type RelationKind } from '../law/relation.js';
import { literal, type Piece } from '../store/piece.js';
import { inTurns, type Steps } from '../steps.js';
import type { ActId, Acts } from './acts.js';
import type { AskedAct } from './relations.js';
import type { Seen } from './seen.js';
import type { Envelope } from './envelope.js';
import type { Relation } from './relation.js';
import { dayNumber } from './day-number.js';
import type { ListFilter, ListName } from './relation-list.js';
import type { Count, Int32, Int64 } from './values.js';
import type { Language } from './words.js';

/** Le modifiche più recenti. / The newest amendments. */
export interface ModificheAnswer extends Envelope {
  /** L’atto di cui si chiede, o null per tutti. / The act in question, or null for all. */
  norma: AskedAct | null;
  /** ELI dell’articolo, se il riferimento ne nomina uno: allora solo le sue modifiche. / ELI of the article, where the reference names one: then only its amendments. */
  articolo: string | null;
  /** ELI dell’altro atto o articolo, se è chiesto: allora solo le modifiche fra i due. / ELI of the other act or article, where one is asked for: then only the amendments between the two. */
  con: string | null;
  /** Quale giorno conta: quello della modifica, o quello in cui questo corpus l’ha avuta per la prima volta. / Which day counts: that of the amendment, or the one on which this corpus first held it. */
  base: Exclude<NewestOrder, 'feed'>;
  /** Che cosa non si sa, dove di nessuna modifica è noto quel giorno; altrimenti null. / What is not known, where that day is known of no amendment; else null. */
  avviso: string | null;
  /** Quante modifiche, fra quelle di cui quel giorno è noto. / How many amendments, among those of which that day is known. */
  totale: Count;
  /** Il limite chiesto. / The requested limit. */
  limit: Int32;
  /** Quante modifiche sono saltate. / How many amendments are skipped. */
  offset: Int64;
  /** Indirizzo delle seguenti, o null. / Address of the next ones, or null. */
  successiva: string | null;
  /** Indirizzo delle precedenti, o null. / Address of the previous ones, or null. */
  precedente: string | null;
  /** Le modifiche, dalla più recente; per norma anche quelle che fa. Nel feed vengono prime quelle di cui è noto visto_il. / The amendments, newest first; of an act those that it makes, too. In the feed those whose visto_il is known come first. */
  modifiche: Relation[];
}

/** The day to sort by: that of the amendment, or that on which the corpus first held it; `feed` prefers the latter where it is known. */
export type NewestOrder = 'effetto' | 'visto' | 'feed';

/** The place of an amendment: the list of an act, and its row there. */
export interface Dated {
  act: ActId;
  list: ListName;
  row: number;
}

/** Which amendments are listed; an absent member does not narrow it. */
export interface NewestFilter {
  order: NewestOrder;
  kind?: RelationKind;
  /** First and last day, `YYYY-MM-DD`: of first holding in the order `visto`, else of the amendment. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The ends of the amendments that are meant. */
export type NewestEnds = Pick<ListFilter, 'article' | 'other'>;

/** The columns of a table, a number each for every amendment: days as `20230228`, 0 for unknown. */
const columns = ['act', 'list', 'row', 'kind', 'day', 'seen'] as const;
/** Amendments that are looked at before others get a turn. */
const stepRows = 65_536;

/** The amendments of some acts by their days: sorted in each order when it is first asked for. */
export class Newest {
  readonly #orders: Partial<Record<NewestOrder, Promise<Uint32Array>>> = {};

  constructor(
    private readonly lists: readonly ListName[],
    private readonly rows: Record<(typeof columns)[number], Uint32Array>,
  ) {}

  /** Those that pass a filter, newest first: how many, and some of them. */
  async find(filter: NewestFilter, offset: number, limit: number): Promise<{ count: number; entries: Dated[] }> {
    const { order, kind, from, to } = filter;
    const sorted = await (this.#orders[order] ??= inTurns(this.#sort(order)));
    const days = order === 'visto' ? this.rows.seen : this.rows.day;
    const [first, last] = [dayNumber(from ?? null), to === undefined ? Infinity : dayNumber(to)];
    const isOpen = from === undefined && to === undefined;
    if (isOpen && kind === undefined) {
      const page = sorted.subarray(Math.min(offset, sorted.length), Math.min(offset + limit, sorted.length));
      return { count: sorted.length, entries: Array.from(page, (at) => this.#entry(at)) };
    }
    const wanted = kind === undefined ? null : relationKinds.indexOf(kind);
    const entries: Dated[] = [];
    let count = 0;
    for (const at of sorted) {
      if (wanted !== null && this.rows.kind[at] !== wanted) continue;
      if (!isOpen && !(days[at]! > 0 && first <= days[at]! && days[at]! <= last)) continue;
      if (count >= offset && count < offset + limit) entries.push(this.#entry(at));
      count++;
    }
    return { count, entries };
  }

  #entry(at: number): Dated {
    const { act, list, row } = this.rows;
    return { act: act[at]!, list: this.lists[list[at]!]!, row: row[at]! };
  }

  /** Rows by their day, newest first; those of a day by act and row, which is a stable order. Those without a day are left out. */
  *#sort(order: NewestOrder): Steps<Uint32Array> {
    const { day, seen } = this.rows;
    const keyOf = (at: number): number => {
      if (order === 'effetto') return day[at]!;
      return order === 'visto' || seen[at]! > 0 ? seen[at]! * afterAllDays : day[at]!;
    };
    const byKey = new Map<number, number[]>();
    for (let at = 0; at < day.length; at++) {
      const key = keyOf(at);
      const same = byKey.get(key);
      if (key > 0 && same === undefined) byKey.set(key, [at]);
      else if (key > 0) same!.push(at);
      if (at % stepRows === stepRows - 1) yield;
    }
    const sorted = new Uint32Array([...byKey.values()].reduce((sum, { length }) => sum + length, 0));
    let size = 0;
    for (const [, rows] of [...byKey].sort(([a], [b]) => b - a)) {
      sorted.set(rows, size);
      size += rows.length;
    }
    return sorted;
  }
}

/** Above it are keys that come before those of any day. */
const afterAllDays = 10;

/** The open snapshot in which amendments are looked for. */
interface Known {
  acts: Acts;
  seen: Seen;
}

/**
 * The amendments of some acts.
 * @param lists those that are looked through: the outgoing ones of all acts hold every relation once
 * @param only the article of these acts, and the other end, that are meant; all where absent
 */
export function* findNewest(
  { acts, seen }: Known,
  ids: Iterable<ActId>,
  lists: readonly ('outgoing' | 'incoming')[],
  only: NewestEnds = {},
): Steps<Newest> {
  const found: Record<(typeof columns)[number], number[]> = { act: [], list: [], row: [], kind: [], day: [], seen: [] };
  for (const act of ids) {
    const record = acts.record(act);
    for (const [list, name] of lists.entries()) {
      const relations = record.relations(name);
      const plain = name === 'incoming' && relations.count > 0 ? relations.plain() : null;
      const first = seen.firstRelation(act);
      const meant = Object.keys(only).length === 0 ? relations : relations.select(only);
      for (const { day, kind, row } of meant.days()) {
        const held = plain === null ? seen.relationDay(first + row) : seenIn(relations.entry(row, 'it', plain));
        if (day === 0 && held === 0) continue;
        found.act.push(act);
        found.list.push(list);
        found.row.push(row);
        found.kind.push(relationKinds.indexOf(kind));
        found.day.push(day);
        found.seen.push(held);
      }
    }
    yield;
  }
  const rows = Object.fromEntries(columns.map((name) => [name, Uint32Array.from(found[name])]));
  return new Newest(lists, rows as Record<(typeof columns)[number], Uint32Array>);
}

const seenMember = Buffer.from('"visto_il":"');

/** When a relation was first held, as its entry says: 0 for unknown. */
function seenIn(entry: Buffer): number {
  const at = entry.lastIndexOf(seenMember);
  const start = at + seenMember.length;
  return at === -1 ? 0 : dayNumber(entry.toString('latin1', start, start + '2026-11-26'.length));
}

/** Their entries, with commas between, each with the verb of the act that amends. */
export function writeNewest(acts: Acts, entries: readonly Dated[], language: Language): Piece {
  const texts = entries.map((entry) => tellActively(acts, entry, language));
  return literal(Buffer.concat(texts.flatMap((text, i) => (i === 0 ? [text] : [comma, text]))));
}

/** An entry as the list of the amending act has it; the list of the amended one says “is repealed by”. */
function tellActively(acts: Acts, { act, list, row }: Dated, language: Language): Buffer {
  const told = acts.record(act).relations(list).entry(row, language);
  if (list !== 'incoming') return told;
  const { id, da, data } = JSON.parse(told.toString()) as Relation;
  const from = acts.find(da.eli);
  const made = from === null ? null : acts.record(from).relations('outgoing');
  const start = `{"id":"${id}"`;
  const day = dayNumber(data);
  for (const other of made?.days() ?? []) {
    if (other.day !== day) continue;
    const entry = made!.entry(other.row, language);
    if (entry.toString('latin1', 0, start.length) === start) return entry;
  }
  throw new Error(`relation ${id}: not among what ${da.eli} amends, in whose list it stands, too`);
}

const comma = Buffer.from(',');
