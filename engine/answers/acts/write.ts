// Writes the record of every known act, and what is asked of acts without reading it.
import { inflateRawSync, constants } from 'node:zlib';
import type { Target } from '../../law/act.js';
import { portalUrl } from '../../law/eli.js';
import { relationKinds, type Relation } from '../../law/relation.js';
import type { CorpusAct } from '../../read/corpus.js';
import { dateInName } from '../../read/sources/name.js';
import type { Waiting } from '../../steps.js';
import { ownRules } from '../../store/frame.js';
import { writeKeyIndex } from '../../store/key-index.js';
import { writeStrings } from '../../store/strings.js';
import type { SnapshotWriter } from '../../store/writer.js';
import { describeCompleteness, publicationOf, writeActHead } from '../act.js';
import type { ActCard } from '../act-name.js';
import { rowOfAct, rowOfNamed } from '../act-row.js';
import { ActTableWriter } from '../act-table.js';
import type { ActMakers, RecordOf } from '../act-makers.js';
import { digestSource, sourceDigestBytes, type ActSource } from '../act-layout.js';
import type { RelatedTo } from '../acts.js';
import { restateArticle, writeArticleFrame, writeCited } from '../article.js';
import type { ReferenceEnd } from '../cited-ranges.js';
import { Citations } from '../citations.js';
import type { PackedDocument, PackedText } from '../body.js';
import { indexedAs } from '../indexed-act.js';
import { listRelations } from '../listed-relations.js';
import { putInOf } from '../history/put-in.js';
import { writeHistories } from '../history/write.js';
import { countKinds } from '../kind-counts.js';
import { directionOf, listNames, type ListedRelation, type ListName } from '../relation-list.js';
import { writeOwnRelationsHead, type RelationCounts } from '../relations.js';
import type { SeenBook } from '../seen/book.js';
import { isLapsed, type Stato, type StatusOf } from '../status.js';
import { keepTextDay } from '../text-day.js';
import type { Language } from '../words.js';

/** All that is known when acts are written: the acts of the corpus, ELIs of all acts, those of the corpus first, relations by ELI. */
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
  /** The rows of the list of acts, in the order of the acts of the corpus. */
  entries: readonly Buffer[];
  /** When things were first held. */
  book: SeenBook;
  makers: ActMakers;
  recordOf?: RecordOf | undefined;
}

/** `begun`: ELI of the text that a relation began, by the relation's identifier; `table`: what gathers the rows of acts. */
type RecordedActs = KnownActs & { begun: ReadonlyMap<string, string>; table: ActTableWriter };

/** The citations of all acts. */
export function gatherCitations({ acts, resolve }: Pick<KnownActs, 'acts' | 'resolve'>): Citations {
  const citations = new Citations();
  const keys = new Map(acts.map(({ summary }) => [summary.eli, summary.articleKeys]));
  const keysOf = (act: string) => keys.get(act) ?? [];
  for (const { document, summary } of acts) {
    const { eli, articleKeys } = summary;
    citations.add(eli, document.text().references, articleKeys, ({ target }) => resolve(target), keysOf);
  }
  return citations;
}

/** Writes the record of every known act, and what is asked of acts without reading it. */
export function* writeActs(writer: SnapshotWriter, known: KnownActs, citations: Citations): Waiting<void> {
  const begun = writeHistories(writer, known);
  const table = new ActTableWriter();
  const starts = yield* writeRecords(writer, { ...known, begun, table }, citations);
  writer.column('acts.starts', starts);
  table.write(writer);
  writeActColumns(writer, known);
}

/** @returns where each record begins in its section, in bytes, and where the last one ends */
function* writeRecords(writer: SnapshotWriter, known: RecordedActs, citations: Citations): Waiting<Float64Array> {
  const { acts, elis, related, statusOf, articleStatuses, newestText, entries } = known;
  const { book, makers, begun, table, recordOf } = known;
  const seenOf = (relation: string): string | null => book.relationDay(relation);
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
    const status = statusOf(eli);
    const counts = countRelations(lists);
    const kept = act ? act.document.text() : null;
    const isMixed = act?.summary.textDays.isOriginal === true && putInOf(act.summary.articleKeys, kept!).length > 0;
    const oldest = act?.series.versions[0]!.until ?? null;
    // What a decree-law did that lapsed, or that its conversion dropped, is nothing that a text lacks.
    const standing = lists.incoming.filter(
      ({ dropped, from }) => dropped === undefined && !isLapsed(statusOf(from.act)),
    );
    const textDay = act ? keepTextDay(act.summary.textDays, standing, oldest, isMixed, begun) : null;
    const articles = act?.summary.articleKeys.map((key) => eli + key) ?? [];
    const states = articles.map(statusOf);
    const isStated = kept !== null && (kept.stated > 0 || states.some((state) => state !== null));
    const added = act && kept ? makers.addWords(indexed(act.summary, kept.words!, states)) : null;
    if (added) yield added;
    const kinds = [countKinds(lists.outgoing), countKinds(lists.incoming)];
    const others = lists.otherOutgoing.length + lists.otherIncoming.length;
    const relationsHead = (language: Language) => writeOwnRelationsHead(card(eli), status, kinds, others, language);
    const source: ActSource = {
      portalUrl: portalUrl(eli) ?? '',
      head: act
        ? writeActHead(act.summary, counts, act.versions, {
            status,
            incoming: lists.incoming,
            citedBy: citations.countOf(eli),
            seen: { act: book.actDay(act), texts: book.textDays(act) },
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
      lists: mapLists((name) => listRelations(lists[name], directionOf[name], { card, statusOf, begun, seenOf })),
      text: kept && { ...kept, words: null },
      states: isStated ? states : null,
      articleFrame: act ? writeArticleFrame(act.summary) : '',
      articleKeys: act?.summary.articleKeys ?? [],
      cited: articles.map((article) => writeCited(citations.of(articleCount++, article), statusOf)),
      citedBy: articles.map((article) => citations.countOfArticle(article)),
    };
    const digest = digestSource(source, act ? nameDocument(act.document) : '');
    digests.set(digest, i * sourceDigestBytes);
    const row = act
      ? rowOfAct(entries[i]!, keysOf(act.summary, isMixed ? null : textDay!.until))
      : rowOfNamed(eli, counts, status);
    table.add(row);
    book.add({
      eli,
      own:
        act === undefined || kept === null
          ? null
          : {
              act,
              entry: entries[i]!,
              row,
              source: JSON.stringify([ownRules, nameDocument(act.document), isStated ? states : null]),
              articles: () => articleRows(kept, isStated ? states : null),
              citations: citations.rowsOf(articleCount - articles.length, articles, statusOf),
            },
      relations: outgoingLists.flatMap((name) => rowsOf(lists[name], source.lists[name])),
      incoming: incomingLists.flatMap((name) => rowsOf(lists[name], source.lists[name])),
    });
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

const outgoingLists = listNames.filter((name) => directionOf[name] === 'outgoing');
const incomingLists = listNames.filter((name) => directionOf[name] === 'incoming');

/** By what others know an act. @param until the last day of its text */
const keysOf = (act: CorpusAct['summary'], until: string | null) => ({
  urn: act.urn,
  pubblicazione: publicationOf(act),
  testo_al: until,
  url_fonte: portalUrl(act.eli),
});

/** Relations of a list as the tables under `/dati` have them. */
function rowsOf(relations: readonly Relation[], listed: readonly ListedRelation[]): { id: string; entry: string }[] {
  return relations.map(({ id }, i) => ({ id, entry: listed[i]!.entry.it }));
}

/** The articles of a text as they are listed. @param states the status of each; `null` where no text states one, nor has to */
function articleRows({ deflated, articles }: PackedText, states: readonly (Stato | null)[] | null): Buffer[] {
  const body = inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
  return Array.from({ length: articles.length / 2 }, (_, i) => {
    const entry = body.subarray(articles[2 * i], articles[2 * i + 1]);
    return states === null ? entry : restateArticle(entry, states[i]!);
  });
}

/** The source of a text: the digest of a document, and the date in its name. */
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
