// What the snapshot answers: one method per question that is asked of it.
import { openActRecord, type ActRecord } from './answers/act-record.js';
import { verbBytes } from './answers/relation-list.js';
import { actKeys, numberYearKey, typeNumberKey, typeNumberYearKey, publicationKey } from './answers/act-keys.js';
import { fillLexicon, type ActIndex, type KnownAct } from './cite/cite.js';
import type { Facts } from './answers/facts.js';
import { innerName } from './read/corpus/resolve-end.js';
import { annexEli, articleEli, partSlug } from './law/eli.js';
import { openGraphs, type GraphAnswers } from './answers/graph-answers.js';
import { isMainPart } from './read/corpus/main-part.js';
import { lookUp, openKeyIndex, type OpenKeyIndex } from './store/key-index.js';
import { openLadder, type Ladder } from './store/ladder.js';
import type { Piece } from './store/piece.js';
import { partArena, type Arena, type Numbers, type Snapshot } from './store/snapshot.js';
import { slabBytes } from './store/slabs.js';
import { openStrings, type Strings } from './store/strings.js';
import { openTexts, type FoldedText } from './answers/texts.js';
import type { TitleColumns, TitleSearch } from './search/titles.js';
import type { Verbs } from './answers/writers.js';

/** An act by its number in the snapshot: those of the corpus first, in list order, then those known from relations. */
export type ActId = number;

/** What is known of an act without reading its record. */
export interface ActCardAnswer {
  eli: string;
  title: string | null;
  inCorpus: boolean;
  relations: number;
}

/** The list, the graph and their deflated forms. */
const heldSections = /^(?:list|graph\.\w+\.(?:nodes|links|small))(?:\.z[\d-]+)?$|^acts\.(?:eli|title)$/;

/** Bytes of records that are looked through for their texts at a time: a millisecond or two. */
const runBytes = 1 << 20;

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Answers questions from one opened snapshot; immutable. */
export class Catalog {
  readonly facts: Facts;
  /** SHA-256 of the documents, in hexadecimal. */
  readonly digest: string;
  readonly graphs: GraphAnswers;
  /** What the citation engine asks. */
  readonly index: ActIndex;
  readonly #verbs: ReturnType<typeof verbBytes>;
  readonly #elis: Strings;
  #actTitles: Strings | undefined;
  readonly #starts: Numbers;
  readonly #byEli: OpenKeyIndex;
  readonly #list: Ladder;
  readonly #records: Arena;
  readonly texts = openTexts();
  #titles: Promise<TitleSearch> | undefined;

  /**
   * @param verbs must be the ones the snapshot was written with; their first language stands in it
   * @param readAt when the documents were read
   */
  constructor(
    readonly snapshot: Snapshot,
    verbs: Verbs,
    readonly readAt: Date,
  ) {
    this.#verbs = verbBytes(verbs);
    const facts = snapshot.arena('facts');
    this.facts = JSON.parse(facts.slice(0, facts.size).toString()) as Facts;
    this.digest = snapshot.digest;
    this.#elis = openStrings(snapshot, 'acts.eli');
    this.#starts = snapshot.numbers('acts.starts', Float64Array);
    this.#byEli = this.#keys('keys.eli');
    this.#list = openLadder(snapshot, 'list', 'runs');
    this.#records = snapshot.arena('acts');
    this.graphs = openGraphs(snapshot);
    this.index = {
      byEli: (eli) => this.#knownAct(this.find(eli)),
      byNumberYear: (number, year) => this.#lookUp('numberYear', numberYearKey(number, year)),
      byTypeNumber: (type, number) => this.#lookUp('typeNumber', typeNumberKey(type, number)),
      byTypeNumberYear: (type, number, year) => this.#lookUp('typeNumberYear', typeNumberYearKey(type, number, year)),
      byPublication: (date, editorialCode) => this.#byPublication(date, editorialCode),
      hasArticle: (eli, number, part) => this.#articleEli(eli, number, part),
      hasAnnex: (eli, annex) => this.#hasAnnex(eli, annex),
    };
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
    return act < this.facts.counts.acts;
  }

  card(act: ActId): ActCardAnswer {
    const inCorpus = this.inCorpus(act);
    const title = inCorpus ? this.#titleStrings().at(act) : null;
    return { eli: this.eli(act), title, inCorpus, relations: this.#relationCount(act) };
  }

  record(act: ActId): ActRecord {
    return this.#open(this.#records, act);
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

  /** Part of the list of acts, or of those of one type; `null` type for all. An unknown type has no acts. */
  page(type: string | null, offset: number, limit: number): { total: number; entries: Piece; count: number } {
    const { counts, types } = this.facts;
    const list = type === null ? { start: 0, acts: counts.acts } : types.find((known) => known.type === type);
    const total = list?.acts ?? 0;
    const from = Math.min(offset, total);
    const to = Math.min(offset + limit, total);
    return { total, entries: this.#list.run((list?.start ?? 0) + from, (list?.start ?? 0) + to), count: to - from };
  }

  /** The list entries of some acts of the corpus, in this order. */
  entries(acts: readonly ActId[]): Piece {
    return this.#list.pick(acts);
  }

  /**
   * Takes the list and the graph into memory, leaving the thread to requests in between: a small part of the whole, of
   * which large answers are cut.
   * @param isWanted asked between steps; where it says no, the rest is left
   */
  async hold(isWanted: () => boolean = () => true): Promise<void> {
    const sections = [...this.snapshot.sections.keys()].filter((section) => heldSections.test(section));
    for (const name of sections) await this.snapshot.hold(name, isWanted);
  }

  /**
   * Takes into memory what every answer needs, and brings up search and the graph, leaving the thread to requests in between. Answers
   * are the same before and after, only slower before. Begins in a later turn.
   * @param isWanted asked between steps; where it says no, the rest is left
   */
  async hydrate(isWanted: () => boolean = () => true): Promise<void> {
    do await nextTurn();
    while (fillLexicon());
    await this.titles();
    if (isWanted()) await this.graphs.hydrate();
    await this.hold(isWanted);
    const hasRoom = await this.texts.hold(this.#foldedTexts(isWanted));
    if (hasRoom && isWanted() && this.texts.makeRoom(this.#records.size)) await this.snapshot.hold('acts', isWanted);
  }

  /** Search in titles; the first call starts the hydration of the index, unless it has begun already. */
  titles(): Promise<TitleSearch> {
    return (this.#titles ??= this.#openTitles());
  }

  /** True for acts of the corpus that have this type. */
  isOfType(type: string): (act: ActId) => boolean {
    const names = openStrings(this.snapshot, 'typeNames');
    const index = Array.from({ length: names.count }, (_, i) => names.at(i)).indexOf(type);
    const types = this.snapshot.column('acts.type', Uint16Array);
    return (act) => types[act] === index;
  }

  close(): void {
    this.snapshot.close();
  }

  async #openTitles(): Promise<TitleSearch> {
    const { openTitles } = await import('./search/titles.js');
    await nextTurn();
    const columns: TitleColumns = {};
    for (const section of this.snapshot.sections.keys()) {
      if (!section.startsWith('titles.')) continue;
      const type = section.endsWith('Bytes') ? Uint8Array : Uint32Array;
      columns[section.slice('titles.'.length)] = this.snapshot.column<typeof Uint8Array | typeof Uint32Array>(
        section,
        type,
      );
    }
    const relations = this.snapshot.column('acts.relations', Uint32Array).subarray(0, this.facts.counts.acts);
    await nextTurn();
    return openTitles(columns, { relations });
  }

  /** Texts of the acts in order, as they lie, those of some records at a time. */
  async *#foldedTexts(isWanted: () => boolean): AsyncGenerator<FoldedText[]> {
    const memory = Buffer.allocUnsafeSlow(slabBytes);
    for (let act = 0, next = 0; act < this.facts.counts.acts && isWanted(); act = next) {
      const start = this.#starts.at(act)!;
      do next++;
      while (next < this.facts.counts.acts && this.#starts.at(next + 1)! - start <= runBytes);
      const end = this.#starts.at(next)!;
      const run = this.#records.slice(start, end, end - start < memory.length / 2 ? memory : undefined);
      const records = partArena(run, start);
      yield Array.from({ length: next - act }, (_, i) => {
        const record = this.#open(records, act + i);
        return { deflated: record.deflatedBody(), size: record.bodySize };
      });
      await nextTurn();
    }
  }

  #open(records: Arena, act: ActId): ActRecord {
    const [start, end] = [this.#starts.at(act)!, this.#starts.at(act + 1)!];
    return openActRecord(records, start, end, this.#verbs, (deflated) => this.texts.of(act, deflated));
  }

  #keys(name: string): OpenKeyIndex {
    return openKeyIndex(this.snapshot, name);
  }

  /** Opened when the first title is asked for. */
  #titleStrings(): Strings {
    return (this.#actTitles ??= openStrings(this.snapshot, 'acts.title'));
  }

  #lookUp(name: 'numberYear' | 'typeNumber' | 'typeNumberYear', key: string): KnownAct[] {
    const ids = lookUp(this.#keys(`keys.${name}`), key);
    return ids.filter((id) => actKeys(this.eli(id))?.[name] === key).map((id) => this.#knownAct(id)!);
  }

  #knownAct(act: ActId | null): KnownAct | null {
    if (act === null) return null;
    return { eli: this.eli(act), inCorpus: this.inCorpus(act), relations: this.#relationCount(act) };
  }

  #byPublication(date: string, editorialCode: string): KnownAct | null {
    const key = publicationKey(date, editorialCode);
    const publications = openStrings(this.snapshot, 'acts.publication');
    const found = lookUp(this.#keys('keys.publication'), key).find((act) => publications.at(act) === key);
    return this.#knownAct(found ?? null);
  }

  #relationCount(act: ActId): number {
    return this.snapshot.numbers('acts.relations', Uint32Array).at(act)!;
  }

  /** No table holds the annexes, for they are seldom asked for: the texts say, of which each begins with its ELI. */
  #hasAnnex(eli: string, annex: string): boolean {
    const act = this.find(eli);
    if (act === null || !this.inCorpus(act)) return false;
    return this.record(act)
      .body()
      .includes(`{"eli":${JSON.stringify(annexEli(eli, annex))},`);
  }

  /**
   * ELI of an article that the text of the act or a relation knows, in the part that is named and in no other. A bare number means the
   * main part, never the enacting articles, and so does that part's own name.
   */
  #articleEli(eli: string, number: string, part: string | null): string | null {
    const act = this.find(eli);
    if (act === null) return null;
    const record = this.record(act);
    const [out, inbound] = [record.relations('out'), record.relations('in')];
    const known = (name: string | null): string | null => {
      const article = articleEli(eli, name, number);
      const key = article.slice(eli.length);
      return record.hasArticle(key) || out.hasArticle(key) || inbound.hasArticle(key) ? article : null;
    };
    if (part === null) return known(null);
    const inner = innerName(part);
    const own = known(part) ?? known(inner);
    if (own !== null) return own;
    const slug = partSlug(inner);
    const has = (name: string) => record.articleKeys().some((key) => key.startsWith(`/${name}/art/`));
    const parted = { eli, title: this.card(act).title, approves: has('testo') };
    return !has(slug) && isMainPart(slug, parted) ? known(null) : null;
  }
}
