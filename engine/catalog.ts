// An open snapshot: one door an answer.
import { setTimeout } from 'node:timers/promises';
import { Acts, type ActId } from './answers/acts.js';
import type { ActCard } from './answers/act-name.js';
import { listRelations, type ListEntries } from './answers/all-relations.js';
import { StoredActIndex } from './answers/act-index.js';
import type { ActRecord } from './answers/act-record.js';
import { ActTable } from './answers/act-table.js';
import { StoredCitations } from './answers/stored-citations.js';
import { Texts, type HeldTexts } from './answers/texts.js';
import { ActsByYear } from './answers/by-year.js';
import { readRecentPairs, type RecentPair } from './answers/recent-pairs.js';
import { Envelopes } from './answers/envelope.js';
import { readFacts, type Facts } from './answers/health.js';
import { ActList } from './answers/list.js';
import { findNewest, writeNewest, type Dated, type Newest, type NewestEnds } from './answers/newest.js';
import { readFields } from './answers/searched-fields.js';
import { Seen } from './answers/seen.js';
import { Graphs } from './answers/graphs.js';
import type { Language } from './answers/words.js';
import { fillLexicon, findArticle, type ActIndex } from './cite/cite.js';
import { HitFacets } from './answers/hit-facets.js';
import { AppendedSearch } from './answers/appended-search.js';
import { PastSearch } from './answers/past-search.js';
import { TextSearch, type TextFilter, type TextMatches } from './search/text.js';
import type { TitleColumns, TitleSearch } from './search/titles.js';
import { NotedTexts } from './answers/noted.js';
import { Operations } from './answers/riscontro.js';
import { openPackedWordings, openProofs } from './answers/riscontro/kept.js';
import { inTurns, nextTurn } from './steps.js';
import type { Piece } from './store/piece.js';
import { openHandle } from './store/open-snapshot.js';
import type { Snapshot } from './store/snapshot.js';
import type { SnapshotHandle, Warm } from './store/warm.js';

/** What another thread needs to open the same catalog: the bytes of the snapshot, and what is in memory of them. */
export interface CatalogHandle {
  snapshot: SnapshotHandle;
  texts: readonly HeldTexts[];
  readAt: Date;
}

/** What a thread has in memory of a snapshot, for another that opens the same file by itself. */
export interface SharedMemory {
  /** CRC-32 and bytes of the file. */
  checksum: number;
  size: number;
  warm: readonly Warm[];
  texts: readonly HeldTexts[];
}

/** Milliseconds that whoever waited for the service to open has the thread for itself. */
const firstAnswers = 50;

/** Memory for texts that a thread unfolds, in bytes: only the thread that serves keeps all that there is room for. */
const threadTextBytes = 16 * 2 ** 20;

/** Opens what another thread has open, without a second copy. It must be closed there, and later than here. */
export function openCatalogHandle({ snapshot, readAt, texts: held }: CatalogHandle): Catalog {
  const texts = new Texts(0, threadTextBytes);
  texts.adopt(held);
  return new Catalog(openHandle(snapshot), readAt, texts);
}

/** Answers questions from one opened snapshot; immutable. */
export class Catalog {
  readonly facts: Facts;
  /** SHA-256 of the documents, in hexadecimal. */
  readonly digest: string;
  readonly acts: Acts;
  readonly list: ActList;
  /** The table of all known acts. */
  readonly table: ActTable;
  readonly graphs: Graphs;
  readonly envelopes: Envelopes;
  /** Acts as the citation engine looks them up. */
  readonly index: ActIndex;
  /** Search in the text of the law. */
  readonly text: TextSearch;
  /** Columns by which hits of a search are counted. */
  readonly facets: HitFacets;
  /** Search in the texts of other days. */
  readonly past: PastSearch;
  /** Search in annexes and notes. */
  readonly appended: AppendedSearch;
  /** Citations between articles. */
  readonly citations: StoredCitations;
  /** When things were first held, and rows of tables last changed. */
  readonly seen: Seen;
  /** The operations of acts on the words of others, and how far the texts prove them. */
  readonly operations: Operations;
  /** Texts of other acts in the notes of the Gazzetta. */
  readonly noted: NotedTexts;
  #byYear: Promise<ActsByYear> | undefined;
  #titles: Promise<TitleSearch> | undefined;
  #newest: Promise<Newest> | undefined;

  /**
   * @param readAt when the documents were read
   * @param texts what takes texts into memory
   */
  constructor(
    readonly snapshot: Snapshot,
    readonly readAt: Date,
    texts = new Texts(),
  ) {
    this.facts = readFacts(snapshot);
    this.digest = snapshot.digest;
    const { counts, types, source, textDate } = this.facts;
    this.acts = new Acts(snapshot, counts.acts, textDate, texts);
    this.list = new ActList(snapshot, counts.acts, types);
    this.table = new ActTable(snapshot);
    this.graphs = new Graphs(snapshot);
    this.envelopes = new Envelopes(source);
    this.index = new StoredActIndex(snapshot, this.acts);
    this.text = new TextSearch(snapshot, { read: readFields(this.acts, () => this.text) });
    this.facets = new HitFacets(snapshot);
    this.past = new PastSearch(snapshot, (act) => this.record(act));
    this.appended = new AppendedSearch(snapshot, (act) => this.record(act));
    this.citations = new StoredCitations(snapshot);
    this.noted = new NotedTexts(snapshot);
    this.seen = new Seen(snapshot, this.facts.seen);
    this.operations = new Operations(this, openPackedWordings(snapshot), openProofs(snapshot));
  }

  /** For {@link openCatalogHandle}, in another thread. */
  get handle(): CatalogHandle {
    return { snapshot: this.snapshot.handle, readAt: this.readAt, texts: this.acts.texts.held };
  }

  /** For {@link share}, in a thread that opens the same file by itself. */
  get shared(): SharedMemory {
    const { checksum, size, handle } = this.snapshot;
    return { checksum, size, warm: handle.warm, texts: this.acts.texts.held };
  }

  /** Takes over what another thread has in memory; nothing where it has opened another file. */
  share({ checksum, size, warm, texts }: SharedMemory): void {
    if (checksum !== this.snapshot.checksum || size !== this.snapshot.size) return;
    this.snapshot.adopt(warm);
    this.acts.texts.adopt(texts);
  }

  /** The act of this ELI (in its one spelling), in the corpus or known from relations; `null` for none. */
  find(eli: string): ActId | null {
    return this.acts.find(eli);
  }

  /** The act of the corpus, and the ELI suffix in it, of an article by its ELI (in its one spelling); `null` for none. */
  findArticle(eli: string): ReturnType<Acts['findArticle']> {
    return this.acts.findArticle(eli);
  }

  eli(act: ActId): string {
    return this.acts.eli(act);
  }

  inCorpus(act: ActId): boolean {
    return this.acts.inCorpus(act);
  }

  record(act: ActId): ActRecord {
    return this.acts.record(act);
  }

  card(act: ActId): ActCard {
    return this.acts.card(act);
  }

  /** The card of the act of an ELI; for an unknown act, one with the ELI alone. */
  cardOf(eli: string): ActCard {
    const act = this.find(eli);
    return act === null ? { eli, title: null, inCorpus: false } : this.card(act);
  }

  /** Part of the list of acts, or of those of one type; `null` type for all. */
  page(type: string | null, offset: number, limit: number): { total: number; entries: Piece; count: number } {
    return this.list.page(type, offset, limit);
  }

  /** The list entries of some acts of the corpus, in this order. */
  entries(acts: readonly ActId[]): Piece {
    return this.list.pick(acts);
  }

  /** True for acts of the corpus that have this type. */
  isOfType(type: string): (act: ActId) => boolean {
    return this.acts.isOfType(type);
  }

  /** The acts of the corpus by type and year; the first call sorts them. */
  byYear(): Promise<ActsByYear> {
    return (this.#byYear ??= inTurns(ActsByYear.open(this.facts.counts.acts, (act) => this.eli(act))));
  }

  /** Pairs of an amending and an amended act of recent days, newest first. */
  recentPairs(): RecentPair[] {
    return readRecentPairs(this.snapshot);
  }

  /** Search in titles and names; the first call brings up the index, unless that has begun already. */
  titles(): Promise<TitleSearch> {
    return (this.#titles ??= this.#openTitles());
  }

  /** Searches in the text of the law, leaving the thread to requests in between; as {@link TextSearch.search} says. */
  search(text: string, size: number, filter: TextFilter): Promise<TextMatches> {
    return inTurns(this.text.search(text, size, filter));
  }

  /** The numbers of an act's articles in the order of the corpus: the first, and one after the last. */
  articlesOf(act: ActId): [first: number, end: number] {
    return this.text.articlesOf(act);
  }

  /** The act of an article by its number in the order of the corpus, and its place in the act. */
  articleAt(article: number): { act: ActId; article: number } {
    return this.text.articleAt(article);
  }

  /** The type of an act of the corpus. */
  typeOf(act: ActId): string {
    return this.acts.typeOf(act);
  }

  /** The amendments by their days: of all acts, found once, or those that an act makes and undergoes, of `only` these ends. */
  newest(act: ActId | null, only: NewestEnds = {}): Promise<Newest> {
    if (act !== null) return inTurns(findNewest(this, [act], ['outgoing', 'incoming'], only));
    const { acts, outside } = this.facts.counts;
    const all = Array.from({ length: acts + outside }, (_, id) => id);
    return (this.#newest ??= inTurns(findNewest(this, all, ['outgoing'])));
  }

  /** The effects of each act on others, and so each relation once: lists in the order of the acts, some at a time. */
  relations(language: Language): AsyncGenerator<readonly ListEntries[]> {
    const { acts, outside } = this.facts.counts;
    return listRelations(this.acts, acts + outside, language);
  }

  /** Entries of lists of relations, with commas between. */
  dated(entries: readonly Dated[], language: Language): Piece {
    return writeNewest(this.acts, entries, language);
  }

  /**
   * Takes the list and the graph into memory, leaving the thread to requests in between: a small part of the whole, of
   * which large answers are cut.
   * @param isWanted asked between steps; where it says no, the rest is left
   */
  async hold(isWanted: () => boolean = () => true): Promise<void> {
    for (const [name, { held }] of this.snapshot.sections) if (held) await this.snapshot.hold(name, isWanted);
  }

  /**
   * Takes into memory what every answer needs, and brings up search, leaving the thread to requests in between. Answers
   * are the same before and after, only slower before; where nodes are drawn is known only afterwards, unless the snapshot says so.
   * Begins a moment later: whoever waited for the service to open asks first, and shares no turn with this.
   * @param isWanted asked between steps; where it says no, the rest is left
   */
  async hydrate(isWanted: () => boolean = () => true): Promise<void> {
    await setTimeout(firstAnswers);
    do await nextTurn();
    while (fillLexicon());
    await this.titles();
    await this.hold(isWanted);
    await this.acts.hold(isWanted);
    if (isWanted()) await this.graphs.places.layOut({ isOptional: true });
  }

  close(): void {
    this.snapshot.close();
  }

  async #openTitles(): Promise<TitleSearch> {
    const { namesIn, titleColumns, TitleSearch } = await import('./search/titles.js');
    await nextTurn();
    const columns = Object.fromEntries(
      Object.entries(titleColumns).map(([name, type]) => [
        name,
        this.snapshot.column<typeof Uint8Array | typeof Uint32Array>(`titles.${name}`, type),
      ]),
    ) as TitleColumns;
    const relations = this.snapshot.column('acts.relations', Uint32Array).subarray(0, this.facts.counts.acts);
    await nextTurn();
    const names = namesIn(
      (eli) => (this.index.byEli(eli)?.inCorpus === true ? this.find(eli) : null),
      (eli, article) => findArticle(eli, { article, part: null, looseNumber: null }, this.index)?.eli ?? null,
    );
    return TitleSearch.open(columns, relations, await inTurns(names));
  }
}
