// The acts that are known, each by its number: those of the corpus in the order of the list, then those known from relations.
import type { Relation, RelationKind } from '../law/relation.js';
import { openKeyIndex, lookUp, type OpenKeyIndex } from '../store/key-index.js';
import { partArena, type Arena, type Numbers, type Snapshot } from '../store/snapshot.js';
import { slabBytes } from '../store/slabs.js';
import { openStrings, type Strings } from '../store/strings.js';
import { nextTurn } from '../steps.js';
import type { ActCard } from './act-name.js';
import { ActRecord } from './act-record.js';
import { Histories } from './history.js';
import type { ListName } from './relation-list.js';
import { KeptStatuses } from './status.js';
import { Texts, type FoldedText } from './texts.js';

export type ActId = number;
/** Relations of an act, each list in its order. */
export type RelatedTo = Record<ListName, readonly Relation[]>;

/** Bytes of records that are looked through for their texts at a time: a millisecond or two. */
const runBytes = 1 << 20;

/** The acts of an opened snapshot. */
export class Acts {
  readonly statuses = new KeptStatuses();
  readonly #elis: Strings;
  readonly #starts: Numbers;
  readonly #byEli: OpenKeyIndex;
  readonly #records: Arena;
  readonly histories: Histories;
  #titles: Strings | undefined;
  #typeNames: readonly string[] | undefined;
  #kinds: readonly RelationKind[] | undefined;

  /** @param corpusCount how many of them have a document @param newestText the day of the newest text that they have */
  constructor(
    private readonly snapshot: Snapshot,
    private readonly corpusCount: number,
    readonly newestText: string | null,
    readonly texts = new Texts(),
  ) {
    this.#elis = openStrings(snapshot, 'acts.eli');
    this.#starts = snapshot.numbers('acts.starts', Float64Array);
    this.#byEli = openKeyIndex(snapshot, 'keys.eli');
    this.#records = snapshot.arena('acts');
    this.histories = new Histories(snapshot);
  }

  /** The act of this ELI (in its one spelling), in the corpus or known from relations; `null` for none. */
  find(eli: string): ActId | null {
    for (const id of lookUp(this.#byEli, eli)) if (this.#elis.at(id) === eli) return id;
    return null;
  }

  eli(act: ActId): string {
    return this.#elis.at(act);
  }

  inCorpus(act: ActId): boolean {
    return act < this.corpusCount;
  }

  card(act: ActId): ActCard {
    const inCorpus = this.inCorpus(act);
    const title = inCorpus ? (this.#titles ??= openStrings(this.snapshot, 'acts.title')).at(act) : null;
    return { eli: this.eli(act), title, inCorpus };
  }

  relationCount(act: ActId): number {
    return this.snapshot.numbers('acts.relations', Uint32Array).at(act)!;
  }

  /** @param records what holds its record */
  record(act: ActId, records = this.#records): ActRecord {
    return new ActRecord(act, records, this.#starts.at(act)!, this.#starts.at(act + 1)!, this);
  }

  /** The record of an act as it lies. */
  recordBytes(act: ActId): Buffer {
    return this.#records.slice(this.#starts.at(act)!, this.#starts.at(act + 1)!);
  }

  /** The names to which lists of relations refer by number. */
  kinds(): readonly RelationKind[] {
    return (this.#kinds ??= openStrings(this.snapshot, 'acts.kinds').all() as RelationKind[]);
  }

  /** The act of the corpus, and the ELI suffix in it, of an article by its ELI (in its one spelling); `null` for none. */
  findArticle(eli: string): { act: ActId; key: string; record: ActRecord } | null {
    const article = eli.lastIndexOf('/art/');
    if (article === -1) return null;
    // Its part, where it has one, stands before it.
    for (const end of [article, eli.lastIndexOf('/', article - 1)]) {
      const act = end <= 0 ? null : this.find(eli.slice(0, end));
      if (act === null || !this.inCorpus(act)) continue;
      const [key, record] = [eli.slice(end), this.record(act)];
      return record.hasArticle(key) ? { act, key, record } : null;
    }
    return null;
  }

  /** The type of an act of the corpus. */
  typeOf(act: ActId): string {
    this.#typeNames ??= openStrings(this.snapshot, 'typeNames').all();
    return this.#typeNames[this.snapshot.column('acts.type', Uint16Array)[act]!]!;
  }

  /** True for acts of the corpus that have this type. */
  isOfType(type: string): (act: ActId) => boolean {
    const index = openStrings(this.snapshot, 'typeNames').all().indexOf(type);
    const types = this.snapshot.column('acts.type', Uint16Array);
    return (act) => types[act] === index;
  }

  /**
   * Takes texts into memory, then all records where there is room, leaving the thread to requests in between.
   * @param isWanted asked between steps; where it says no, the rest is left
   */
  async hold(isWanted: () => boolean): Promise<void> {
    const hasRoom = await this.texts.hold(this.#foldedTexts(isWanted));
    if (hasRoom && isWanted() && this.texts.makeRoom(this.#records.size)) await this.snapshot.hold('acts', isWanted);
  }

  /** Texts of the acts in order, as they lie, those of some records at a time. */
  async *#foldedTexts(isWanted: () => boolean): AsyncGenerator<FoldedText[]> {
    const memory = Buffer.allocUnsafeSlow(slabBytes);
    for (let act = 0, next = 0; act < this.corpusCount && isWanted(); act = next) {
      const start = this.#starts.at(act)!;
      do next++;
      while (next < this.corpusCount && this.#starts.at(next + 1)! - start <= runBytes);
      const end = this.#starts.at(next)!;
      const run = this.#records.slice(start, end, end - start < memory.length / 2 ? memory : undefined);
      const records = partArena(run, start);
      yield Array.from({ length: next - act }, (_, i) => {
        const record = this.record(act + i, records);
        return { deflated: record.deflatedBody(), size: record.bodySize };
      });
      await nextTurn();
    }
  }
}
