// The day on which each row was first held, found while a snapshot is written by comparing it with the one that it replaces.
import type { Relation } from '../../law/relation.js';
import type { CorpusAct, DocumentRecord, PackDay } from '../../read/corpus.js';
import { earlier } from '../../read/corpus/choose-text.js';
import type { SnapshotWriter } from '../../store/writer.js';
import { digestBytes, type SeenFacts, type SeenTable } from '../seen.js';
import type { ActRows, CitationRow, ListedRow } from './act-rows.js';
import { articlesOf, digestAt, rowsFrom, type KeyedTable, type Previous, type PreviousRows } from './previous.js';
import { Digests, digestOfRow, keyOfId, RowColumns, writeDays } from './rows.js';

/** The sources that tell when something was first held. */
export interface SeenSource {
  /** The snapshot that is replaced; `null` for none: then nothing is new. */
  previous: Previous | null;
  /** The day on which the snapshot is made. */
  today: string;
  /** The day on which a document came, where the state of a fetch tells it; asked only where there is no snapshot before. */
  cameOn: PackDay;
}

/** Takes the acts of a snapshot in their order, and writes what it learnt. A class, for it lives while a snapshot is written. */
export class SeenBook {
  readonly #previous: Previous | null;
  readonly #today: string;
  readonly #relationDays = new Map<string, string>();
  readonly #returned = new Map<string, string | null>();
  readonly #rows = {
    norme: new RowColumns(),
    articoli: new RowColumns(),
    relazioni: new RowColumns(),
    citazioni: new RowColumns(),
  };
  readonly #kept: Record<SeenTable, Uint8Array>;
  readonly #ids: Record<KeyedTable, Digests> = { relazioni: new Digests(), citazioni: new Digests() };
  readonly #starts: Record<KeyedTable, number[]> = { relazioni: [0], citazioni: [0] };
  readonly #actKeys: string[] = [];
  readonly #articleKeys: string[] = [];
  readonly #sources = new Digests();
  readonly #texts = { starts: [0], digests: new Digests(), first: [] as (string | null)[] };
  readonly #contents = { digests: new Digests(), changed: [] as (string | null)[] };
  #differs = false;

  constructor(private readonly source: SeenSource) {
    const { previous, today } = source;
    this.#previous = previous;
    // A clock that was put back moves no day of what is kept.
    const latest = previous?.facts.days.at(-1) ?? '';
    this.#today = latest > today ? latest : today;
    const marksOf = (table: SeenTable) => new Uint8Array(previous?.rows[table].first.length ?? 0);
    this.#kept = {
      norme: marksOf('norme'),
      articoli: marksOf('articoli'),
      relazioni: marksOf('relazioni'),
      citazioni: marksOf('citazioni'),
    };
    for (const { table, key, first } of previous?.gone ?? []) this.#returned.set(`${table} ${key}`, first);
  }

  /** Learns the days of all relations, before any is written. @param from the relations that come from each act, by its ELI */
  addRelations(from: ReadonlyMap<string, readonly Relation[]>, acts: readonly CorpusAct[]): void {
    const texts = new Map(acts.map((act) => [act.summary.eli, this.textDay(act.summary.eli, act.document)]));
    for (const [eli, relations] of from) {
      if (relations.length === 0) continue;
      const known = this.#previous === null ? null : rowsFrom(this.#previous, 'relazioni', eli);
      for (const { id, to } of relations) {
        const day =
          known === null
            ? dayOfBoth(texts.get(eli), texts.get(to.act))
            : this.#firstOf('relazioni', known.get(keyOfId(id)), id);
        if (day !== null) this.#relationDays.set(id, day);
      }
    }
  }

  relationDay(id: string): string | null {
    return this.#relationDays.get(id) ?? null;
  }

  /** When a document was first held. */
  textDay(eli: string, { digest, path }: Pick<DocumentRecord, 'digest' | 'path'>): string | null {
    const previous = this.#previous;
    if (previous === null) return this.source.cameOn(path);
    const act = previous.acts.get(eli);
    if (act === undefined || act >= previous.corpusCount) return this.#today;
    const { starts, digests, first } = previous.texts;
    const wanted = keyOfId(digest);
    for (let row = starts[act]!; row < starts[act + 1]!; row++)
      if (digestAt(digests, row).toString('hex') === wanted) return this.#dayOf(first[row]!);
    return this.#today;
  }

  /** The same of all documents of an act, by their digests. */
  textDays(act: CorpusAct): Map<string, string | null> {
    return new Map(
      documentsOf(act).map((document) => [document.digest, this.textDay(act.summary.eli, document)] as const),
    );
  }

  /** When an act of the corpus was first held. */
  actDay(act: CorpusAct): string | null {
    const { eli } = act.summary;
    if (this.#previous !== null) return this.#firstOf('norme', this.#actRow(eli), eli);
    const days = [...this.textDays(act).values()];
    // One that nothing tells may have been there before the others.
    return days.includes(null) ? null : days.reduce(earlier, null);
  }

  add({ eli, own, relations, incoming }: ActRows): void {
    const content: Uint8Array[] = [];
    this.#actKeys.push(eli);
    if (own !== null) {
      const { act, entry, row } = own;
      this.#keep('norme', this.#actRow(eli), eli, digestOfRow(row), this.actDay(act));
      content.push(digestOfRow(entry));
      content.push(...this.#addArticles(eli, own), ...this.#addTexts(act));
      this.#addCitations(eli, own.citations);
    }
    const known = this.#previous === null ? null : rowsFrom(this.#previous, 'relazioni', eli);
    for (const { id, entry } of relations) {
      const key = keyOfId(id);
      this.#ids.relazioni.push(Buffer.from(key, 'hex'));
      content.push(this.#keep('relazioni', known?.get(key), id, digestOfRow(entry), this.relationDay(id)));
    }
    this.#starts.relazioni.push(this.#rows.relazioni.count);
    for (const { entry } of incoming) content.push(digestOfRow(entry));
    const digest = digestOfRow(Buffer.concat(content));
    this.#contents.digests.push(digest);
    this.#contents.changed.push(this.#lastChange(eli, own?.act ?? null, digest, [...relations, ...incoming]));
  }

  /** @returns what is kept among the facts */
  write(writer: SnapshotWriter): SeenFacts {
    const gone = [...this.#stillGone(), ...this.#newlyGone()];
    const previous = this.#previous?.facts;
    const texts = this.#texts;
    return writeDays(writer, {
      // Without a difference the snapshot stays the same, byte for byte.
      since: previous?.since ?? (this.#differs ? this.#today : null),
      days: previous?.days ?? [],
      rows: this.#rows,
      columns: { 'texts.first': texts.first, 'acts.changed': this.#contents.changed },
      digests: {
        'texts.digests': texts.digests,
        'acts.digests': this.#contents.digests,
        'relazioni.ids': this.#ids.relazioni,
        'citazioni.ids': this.#ids.citazioni,
        'articoli.sources': this.#sources,
      },
      starts: {
        'texts.starts': texts.starts,
        'relazioni.starts': this.#starts.relazioni,
        'citazioni.starts': this.#starts.citazioni,
      },
      actKeys: this.#actKeys,
      articleKeys: this.#articleKeys,
      gone,
    });
  }

  *#addArticles(eli: string, { act, source, articles }: NonNullable<ActRows['own']>): Generator<Uint8Array> {
    const { articleKeys } = act.summary;
    const row = this.#actRow(eli);
    const made = digestOfRow(source);
    this.#sources.push(made);
    this.#articleKeys.push(articleKeys.join('\n'));
    const previous = this.#previous;
    const known = previous === null || row === undefined ? null : articlesOf(previous, row);
    const isSame =
      known !== null &&
      known.size === articleKeys.length &&
      digestAt(previous!.sources, row!).equals(made) &&
      articleKeys.every((key) => known.has(key));
    const rows = isSame ? null : articles();
    for (const [i, key] of articleKeys.entries()) {
      const old = known?.get(key);
      const digest = rows === null ? digestAt(previous!.rows.articoli.digests, old!) : digestOfRow(rows[i]!);
      yield this.#keep('articoli', old, eli + key, digest, null);
    }
  }

  /** Citations of one article that are alike are told apart by their order. They are not part of the answers about the act. */
  #addCitations(eli: string, citations: Iterable<CitationRow>): void {
    const known = this.#previous === null ? null : rowsFrom(this.#previous, 'citazioni', eli);
    const counts = new Map<string, number>();
    for (const { name, rest } of citations) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const id = digestOfRow(`${name}\n${count}`);
      this.#ids.citazioni.push(id);
      const key = id.toString('hex');
      this.#keep('citazioni', known?.get(key), key, rest === '' ? noRest : digestOfRow(rest), null);
    }
    this.#starts.citazioni.push(this.#rows.citazioni.count);
  }

  *#addTexts(act: CorpusAct): Generator<Uint8Array> {
    for (const [digest, day] of this.textDays(act)) {
      const key = Buffer.from(keyOfId(digest), 'hex');
      this.#texts.digests.push(key);
      this.#texts.first.push(day);
      yield key;
    }
    this.#texts.starts.push(this.#texts.first.length);
    yield Buffer.from(act.document.digest);
  }

  /** Takes a row. @param old its place in the table before, if it was there @returns its digest */
  #keep(table: SeenTable, old: number | undefined, key: string, digest: Uint8Array, first: string | null): Uint8Array {
    const rows = this.#rows[table];
    if (this.#previous === null) rows.push(digest, { first, since: null, changed: null });
    else if (old === undefined) {
      this.#differs = true;
      const day = this.#firstOf(table, undefined, key);
      this.#returned.delete(`${table} ${key}`);
      rows.push(digest, { first: day, since: this.#today, changed: this.#today });
    } else {
      const before: PreviousRows = this.#previous.rows[table];
      this.#kept[table][old] = 1;
      const isSame = digestAt(before.digests, old).equals(digest);
      if (!isSame) this.#differs = true;
      rows.push(digest, {
        first: this.#dayOf(before.first[old]!),
        since: this.#dayOf(before.since[old]!),
        changed: isSame ? this.#dayOf(before.changed[old]!) : this.#today,
      });
    }
    return digest;
  }

  /** When a row was first held. @param old its place in the table of the snapshot before, if it was there */
  #firstOf(table: SeenTable, old: number | undefined, key: string): string | null {
    if (old !== undefined) return this.#dayOf(this.#previous!.rows[table].first[old]!);
    // One that comes back was held before.
    const returned = this.#returned.get(`${table} ${key}`);
    return returned === undefined ? this.#today : returned;
  }

  #actRow(eli: string): number | undefined {
    const act = this.#previous?.acts.get(eli);
    return act !== undefined && act < this.#previous!.corpusCount ? act : undefined;
  }

  #lastChange(eli: string, act: CorpusAct | null, digest: Buffer, relations: readonly ListedRow[]): string | null {
    const previous = this.#previous;
    if (previous === null) {
      if (act === null || this.actDay(act) === null) return null;
      const days = [...this.textDays(act).values(), ...relations.map(({ id }) => this.relationDay(id))];
      return days.reduce((last, day) => ((day ?? '') > (last ?? '') ? day : last), null);
    }
    const old = previous.acts.get(eli);
    if (old === undefined || !digestAt(previous.contents.digests, old).equals(digest)) return this.#today;
    return this.#dayOf(previous.contents.changed[old]!);
  }

  #stillGone() {
    return (this.#previous?.gone ?? []).filter(({ table, key }) => this.#returned.has(`${table} ${key}`));
  }

  *#newlyGone() {
    const previous = this.#previous;
    if (previous === null) return;
    const { rows, ids, articleKeys, articleStarts } = previous;
    const goneIn = (table: SeenTable, row: number, key: string) => {
      this.#differs = true;
      return { table, key, first: this.#dayOf(rows[table].first[row]!), day: this.#today };
    };
    for (const [eli, act] of previous.acts) {
      if (act >= previous.corpusCount) continue;
      if (this.#kept.norme[act] === 0) yield goneIn('norme', act, eli);
      for (const [i, key] of articleKeys[act]!.entries()) {
        const row = articleStarts[act]! + i;
        if (this.#kept.articoli[row] === 0) yield goneIn('articoli', row, eli + key);
      }
    }
    for (const table of ['relazioni', 'citazioni'] as const)
      for (const [row, isKept] of this.#kept[table].entries())
        if (isKept === 0) yield goneIn(table, row, digestAt(ids[table], row).toString('hex'));
  }

  #dayOf(number: number): string | null {
    return number === 0 ? null : this.#previous!.facts.days[number - 1]!;
  }
}

/** The digest of what most citations have: nothing has ended. */
const noRest = Buffer.alloc(digestBytes);

/** The day of a relation is that of the document that states it, and which one does is known only where both came on one day. */
function dayOfBoth(one: string | null | undefined, other: string | null | undefined): string | null {
  if (one === undefined || other === undefined) return one ?? other ?? null;
  return one === other ? one : null;
}

/** All documents of an act, each once. */
function documentsOf({ series: { versions, leftOut } }: CorpusAct): DocumentRecord[] {
  return [...versions, ...leftOut].map(({ document }) => document);
}
