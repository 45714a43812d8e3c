// The acts that are known, each by its number: those of the corpus in the order of the list, then those known from relations.
import type { Target } from '../law/act.js';
import { portalUrl } from '../law/eli.js';
import { relationKinds, type Relation, type RelationKind } from '../law/relation.js';
import type { CorpusAct } from '../read/corpus.js';
import { dateInName } from '../read/sources/name.js';
import type { Waiting } from '../steps.js';
import { openKeyIndex, lookUp, writeKeyIndex, type OpenKeyIndex } from '../store/key-index.js';
import { partArena, type Arena, type Numbers, type Snapshot } from '../store/snapshot.js';
import { slabBytes } from '../store/slabs.js';
import { openStrings, writeStrings, type Strings } from '../store/strings.js';
import type { SnapshotWriter } from '../store/writer.js';
import { nextTurn } from '../steps.js';
import { describeCompleteness, writeActHead } from './act.js';
import type { ActCard } from './act-name.js';
import type { ActMakers, RecordOf } from './act-makers.js';
import { digestSource, sourceDigestBytes, type ActSource } from './act-layout.js';
import { ActRecord } from './act-record.js';
import { writeArticleFrame, writeCited } from './article.js';
import { Citations, type ReferenceEnd } from './citations.js';
import type { PackedDocument } from './body.js';
import { indexedAs } from './indexed-act.js';
import { listRelations } from './listed-relations.js';
import { Histories } from './history.js';
import { writeHistories } from './history/write.js';
import { countKinds } from './kind-counts.js';
import { directionOf, listNames, type ListName } from './relation-list.js';
import { writeOwnRelationsHead, type RelationCounts } from './relations.js';
import { KeptStatuses, type Stato, type StatusOf } from './status.js';
import { keepTextDay } from './text-day.js';
import { Texts, type FoldedText } from './texts.js';
import type { Language } from './words.js';

export type ActId = number;
/** Relations of an act, each list in its order. */
export type RelatedTo = Record<ListName, readonly Relation[]>;

/** What is known, put together, as it is written: the acts of the corpus, ELIs of all acts, those of the corpus first, relations by ELI. */
export interface KnownActs {
  acts: readonly CorpusAct<PackedDocument>[];
  elis: readonly string[];
  related: ReadonlyMap<string, RelatedTo>;
  /** The target of a reference, or `null` if it is not known. */
  resolve: (target: Target) => ReferenceEnd | null;
  statusOf: StatusOf;
  /** The statuses of an act's articles that have one of their own, by ELI suffix. */
  articleStatuses: (eli: string) => Readonly<Record<string, Stato>>;
  /** The day of the newest text. */
  newestText: string | null;
  makers: ActMakers;
  recordOf?: RecordOf | undefined;
}

/** `begun`: ELI of the text that a relation began, by the relation's identifier. */
type RecordedActs = KnownActs & { begun: ReadonlyMap<string, string> };

/** What cites what. */
export function gatherCitations({ acts, resolve }: Pick<KnownActs, 'acts' | 'resolve'>): Citations {
  const citations = new Citations();
  for (const { document, summary } of acts)
    citations.add(summary.eli, document.text().references, summary.articleKeys, ({ target }) => resolve(target));
  return citations;
}

/** Writes the record of every known act, and what is asked of acts without reading it. */
export function* writeActs(writer: SnapshotWriter, known: KnownActs, citations: Citations): Waiting<void> {
  const begun = writeHistories(writer, known);
  const starts = yield* writeRecords(writer, { ...known, begun }, citations);
  writer.column('acts.starts', starts);
  writeActColumns(writer, known);
}

/** @returns where each record begins in its section, in bytes, and where the last one ends */
function* writeRecords(writer: SnapshotWriter, known: RecordedActs, citations: Citations): Waiting<Float64Array> {
  const { acts, elis, related, statusOf, articleStatuses, newestText, makers, begun, recordOf } = known;
  let articleCount = 0;
  const titles = new Map(acts.map(({ summary }) => [summary.eli, summary.title]));
  const card = (eli: string): ActCard => ({ eli, title: titles.get(eli) ?? null, inCorpus: titles.has(eli) });
  const indexed = indexedAs(statusOf);
  const starts = new Float64Array(elis.length + 1);
  const digests = new Uint8Array(elis.length * sourceDigestBytes);
  let taken = 0;
  const take = (record: Uint8Array): void => {
    writer.append(record);
    starts[taken + 1] = starts[taken]! + record.length;
    taken++;
  };
  writer.begin('acts');
  for (const [i, eli] of elis.entries()) {
    const act = acts[i];
    const lists = related.get(eli)!;
    const textDay = act ? keepTextDay(act.summary.textDays, lists.incoming, act.series.versions[0]!.until) : null;
    const status = statusOf(eli);
    const kept = act ? act.document.text() : null;
    const articles = act?.summary.articleKeys.map((key) => eli + key) ?? [];
    const states = articles.map(statusOf);
    const isStated = kept !== null && (kept.stated > 0 || states.some((state) => state !== null));
    const added = act && kept ? makers.addWords(indexed(act.summary, kept, states)) : null;
    if (added) yield added;
    const kinds = [countKinds(lists.outgoing), countKinds(lists.incoming)];
    const others = lists.otherOutgoing.length + lists.otherIncoming.length;
    const relationsHead = (language: Language) => writeOwnRelationsHead(card(eli), status, kinds, others, language);
    const source: ActSource = {
      portalUrl: portalUrl(eli) ?? '',
      head: act
        ? writeActHead(act.summary, countRelations(lists), act.versions, {
            status,
            citedBy: citations.countOf(eli),
            completeness: describeCompleteness(act, {
              isLoaded: (one) => titles.has(one),
              textDay: textDay!,
              newestText,
            }),
          })
        : '',
      relationsHead: { it: relationsHead('it'), en: relationsHead('en') },
      textDay,
      statuses: { act: status, articles: articleStatuses(eli) },
      lists: mapLists((name) => listRelations(lists[name], directionOf[name], { card, statusOf, begun })),
      text: kept && { ...kept, words: null },
      states: isStated ? states : null,
      articleFrame: act ? writeArticleFrame(act.summary) : '',
      articleKeys: act?.summary.articleKeys ?? [],
      cited: articles.map((article) => writeCited(citations.of(articleCount++, article), statusOf)),
      citedBy: articles.map((article) => citations.countOfArticle(article)),
    };
    const digest = digestSource(source, act ? nameDocument(act.document) : '');
    digests.set(digest, i * sourceDigestBytes);
    const record = recordOf?.(eli, digest) ?? null;
    if (record) {
      makers.pass(record, take);
      continue;
    }
    const encoded = makers.encode(source, take);
    if (encoded) yield encoded;
  }
  const rest = makers.encoded();
  if (rest) yield rest;
  writer.column('acts.sources', digests);
  return starts;
}

/** What a text was read from: the bytes of a document, and the date in its name. */
const nameDocument = ({ digest, path }: PackedDocument): string => `${digest} ${dateInName(path)}`;

function writeActColumns(writer: SnapshotWriter, { acts, elis, related }: KnownActs): void {
  const titles = acts.map(({ summary }) => summary.title);
  const typeNames = [...new Set(acts.map(({ summary }) => summary.type))];
  const relationCounts = elis.map((eli) => related.get(eli)!.outgoing.length + related.get(eli)!.incoming.length);
  const types = acts.map(({ summary }) => typeNames.indexOf(summary.type));
  writer.column('acts.relations', Uint32Array.from(relationCounts));
  writeStrings(writer, 'acts.kinds', relationKinds);
  writeStrings(writer, 'acts.eli', elis, { held: true });
  writeStrings(writer, 'acts.title', titles, { held: true });
  writer.column('acts.type', Uint16Array.from(types));
  writeStrings(writer, 'typeNames', typeNames);
  writeKeyIndex(writer, 'keys.eli', elis);
}

export function countRelations({ outgoing, incoming, otherOutgoing, otherIncoming }: RelatedTo): RelationCounts {
  return {
    outgoing: outgoing.length,
    incoming: incoming.length,
    other: otherOutgoing.length + otherIncoming.length,
  };
}

/** Something for each list of relations. */
function mapLists<Value>(map: (name: ListName) => Value): Record<ListName, Value> {
  return Object.fromEntries(listNames.map((name) => [name, map(name)])) as Record<ListName, Value>;
}

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
