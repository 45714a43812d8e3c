// Corpus → snapshot: everything that can be asked, written the way it is answered.
import type { PackedDocument } from '../answers/body.js';
import type { RelatedTo } from '../answers/acts.js';
import { countRelations, gatherCitations, writeActs, type KnownActs } from '../answers/acts/write.js';
import type { Citations } from '../answers/citations.js';
import { openStatuses } from '../answers/status.js';
import { amendersIn } from '../answers/amenders.js';
import { writeActIndex } from '../answers/act-index.js';
import type { Manifest } from '../answers/envelope.js';
import { writeGraph } from '../answers/graph.js';
import { writeFacts } from '../answers/health.js';
import { writeHitFacets } from '../answers/hit-facets.js';
import { writeList } from '../answers/list.js';
import { writeRecentPairs } from '../answers/recent-pairs.js';
import { writeNoted } from '../answers/noted.js';
import { SeenBook, type SeenSource } from '../answers/seen/book.js';
import { writeProofs } from '../answers/riscontro/kept.js';
import { proveActs } from '../answers/riscontro/prove-acts.js';
import { proveRelations } from '../answers/riscontro/prove-relations.js';
import { shapesDigest } from '../answers/shapes-digest.js';
import { buildLinkTable, writeLinkTable } from '../graph/build-table.js';
import { buildGraph } from '../graph/graph.js';
import { numberNodes, writeNodes, type NodeFacts } from '../graph/nodes.js';
import { levels, type Level } from '../graph/view.js';
import { layOutLevels } from '../graph/layout-thread.js';
import { carryLayout, type OldPlace } from '../graph/carried-layout.js';
import type { Layout } from '../graph/drawing.js';
import { writeLayouts, writePlaces, type Undrawn } from '../graph/places.js';
import type { Target } from '../law/act.js';
import { isAmendment, type Relation } from '../law/relation.js';
import { directionOf, listNames, type ListName } from '../answers/relation-list.js';
import { relationIndex, type Corpus } from '../read/corpus.js';
import { compareRelations } from '../read/corpus/resolve.js';
import { resolveEnd } from '../read/corpus/resolve-end.js';
import { buildTitleIndex } from '../search/titles.js';
import type { Bytes, Snapshot } from '../store/snapshot.js';
import { waitFor, withoutWaiting, type Waiting } from '../steps.js';
import { SnapshotWriter, type Sink } from '../store/writer.js';
import { makersHere, makersInThreads, type Makers } from './makers.js';
import { writeDocuments } from './recall.js';
import type { Thesaurus } from './thesaurus.js';

/**
 * Compiles a corpus in this thread, without the layouts of its graph: a start on documents computes them after it has opened its port.
 * @param source the `manifest.json` of the corpus, which states its origin, or `null`
 */
export function compile(corpus: Corpus<PackedDocument>, sink: Sink, source: Manifest | null): Bytes {
  const writer = new SnapshotWriter(sink);
  const makers = makersHere(null);
  try {
    withoutWaiting(writeSections(writer, makers, corpus, source, () => undefined));
  } finally {
    void makers.close();
  }
  return finish(writer, corpus);
}

/** With fewer acts a snapshot is made before threads have started. */
const threadedActs = 500;

/** Compiles a corpus as {@link compile} does, a large one with the help of threads: the bytes are the same. */
export async function compileTogether(
  corpus: Corpus<PackedDocument>,
  sink: Sink,
  source: Manifest | null,
  given: Replaced = {},
): Promise<Bytes> {
  const writer = new SnapshotWriter(sink);
  await writeTogether(writer, corpus, source, () => undefined, given);
  return finish(writer, corpus);
}

async function writeTogether(
  writer: SnapshotWriter,
  corpus: Corpus<PackedDocument>,
  source: Manifest | null,
  draw: Draw,
  replaced: Replaced = {},
): Promise<void> {
  const openMakers = corpus.acts.length < threadedActs ? makersHere : makersInThreads;
  const makers = openMakers(replaced.old ?? null, replaced.thesaurus?.entries);
  try {
    await waitFor(writeSections(writer, makers, corpus, source, draw, replaced));
  } finally {
    await makers.close();
  }
}

/** Options for the layout of the graph. */
export interface Drawing {
  /** Called with the share of the layout that is done, 0 to 1. */
  report: (share: number) => void;
  /** The position of a node in the snapshot that this one replaces, by its ELI; `null` if it had none. */
  placeOf?: ((level: Level, eli: string) => OldPlace | null) | undefined;
}

/** The thesaurus, and data of the snapshot that this one replaces: records and words only if it was made by the same code. */
type Replaced = Pick<KnownActs, 'recordOf'> & {
  old?: Snapshot | undefined;
  seen?: SeenSource | undefined;
  thesaurus?: Thesaurus | undefined;
};

/** Compiles a corpus with the layouts of its graph, which are made beside all else. */
export async function compileWithLayouts(
  corpus: Corpus<PackedDocument>,
  sink: Sink,
  source: Manifest | null,
  { report, placeOf, ...replaced }: Drawing & Replaced,
): Promise<Bytes> {
  const writer = new SnapshotWriter(sink);
  let carried: Record<Level, Layout> | null = null;
  let drawn: Promise<Record<Level, Layout>> | undefined;
  const draw: Draw = (undrawn, eliOf) => {
    carried = placeOf ? carryLayouts(undrawn, (level, node) => placeOf(level, eliOf(level, node))) : null;
    drawn = carried
      ? Promise.resolve(carried)
      : layOutLevels({ act: undrawn.act.unplaced, article: undrawn.article.unplaced }, { report });
    // It is waited for when all else is written.
    drawn.catch(() => undefined);
  };
  await writeTogether(writer, corpus, source, draw, replaced);
  // A start on documents makes the same layouts later: its answers must have the same ETags. Those that were carried over it does not make.
  if (carried === null) writer.sealContent();
  writeLayouts(writer, (await drawn)!);
  return finish(writer, corpus);
}

/** Takes what is to be drawn, as soon as it is known. @param eliOf of a node, by its number at a level */
type Draw = (undrawn: Record<Level, Undrawn>, eliOf: (level: Level, node: number) => string) => void;

/** Graphs of fewer nodes are laid out anew within a second, and come out the same whatever was there before. */
const fewNodes = 2_000;

/** Both layouts as they were, where little has changed in a large graph; else `null`. */
function carryLayouts(
  undrawn: Record<Level, Undrawn>,
  placeOf: (level: Level, node: number) => OldPlace | null,
): Record<Level, Layout> | null {
  if (undrawn.act.unplaced.nodes + undrawn.article.unplaced.nodes < fewNodes) return null;
  const carry = (level: Level) => {
    const { placed, unplaced } = undrawn[level];
    return carryLayout(unplaced, (node) => placeOf(level, placed[node]!));
  };
  const [act, article] = [carry('act'), carry('article')];
  return act && article && { act, article };
}

function finish(writer: SnapshotWriter, { digest }: Corpus): Bytes {
  return writer.finish(Buffer.from(digest, 'hex'), shapesDigest());
}

/** @param draw gets the graph of each level before records are written, which takes longest */
function* writeSections(
  writer: SnapshotWriter,
  makers: Makers,
  corpus: Corpus<PackedDocument>,
  source: Manifest | null,
  draw: Draw,
  replaced: Replaced = {},
): Waiting<void> {
  const { acts, outside, statuses, refused, textDate, oldestText, begins, turns } = corpus;
  const index = relationIndex(acts);
  const resolve = (target: Target) => resolveEnd(target, index);
  const proofs = proveActs({ acts, resolve, incoming: incomingOf(corpus.relations) });
  const relations = proveRelations(corpus.relations, acts, proofs, resolve);
  const known = openStatuses(statuses);
  const summaries = acts.map(({ summary }) => summary);
  const inCorpus = new Set(summaries.map(({ eli }) => eli));
  const elis = [...inCorpus, ...outside];
  const related = relateActs(relations, elis);
  const book = new SeenBook(replaced.seen ?? { previous: null, today: '', cameOn: () => null });
  book.addRelations(
    new Map([...related].map(([eli, lists]) => [eli, [...lists.outgoing, ...lists.otherOutgoing]])),
    acts,
  );
  const { types, entries } = writeList(writer, acts, {
    countsOf: (eli) => countRelations(related.get(eli)!),
    statusOf: known.of,
    seenOf: (act) => book.actDay(act),
  });
  const citations = gatherCitations({ acts, resolve });
  const { nodes, table } = tabulateLinks(relations, elis, citations, {
    isInCorpus: (act) => inCorpus.has(act),
    isKnown: (act) => related.has(act),
    isRepealed: (node, act) => (statuses.get(node) ?? statuses.get(act))?.value === 'abrogato',
  });
  draw({ act: writePlaces(writer, table, 'act'), article: writePlaces(writer, table, 'article') }, (level, node) =>
    nodes.eli(level === 'act' ? nodes.first.at(node)! : node),
  );
  yield* writeActs(
    writer,
    {
      acts,
      elis,
      related,
      resolve,
      statusOf: known.of,
      articleStatuses: known.ofArticles,
      newestText: textDate,
      entries,
      book,
      makers,
      recordOf: replaced.recordOf,
    },
    citations,
  );
  writeActIndex(writer, elis, acts);
  yield* makers.turn();
  writeDocuments(writer, corpus);
  yield* makers.turn();
  writeProofs(
    writer,
    acts.map(({ document }) => document.wordings),
    proofs,
  );
  writeNoted(
    writer,
    acts.map(({ document }) => document.noted),
    resolve,
  );
  const amendments = relations.filter(isAmendment);
  const titlesOf = new Map(summaries.map(({ eli, title }) => [eli, title]));
  writeRecentPairs(writer, amendments, (eli) => ({
    eli,
    title: titlesOf.get(eli) ?? null,
    inCorpus: inCorpus.has(eli),
  }));
  writeNodes(writer, nodes);
  citations.write(writer, nodes, known.of, amendersIn(amendments));
  writeLinkTable(writer, table);
  for (const level of levels) {
    yield* makers.turn();
    writeGraph(writer, table, level);
  }
  writeHitFacets(writer, summaries, known.of);
  // Apart from documents, which it outlasts where those are damaged, and from what opening reads.
  const seen = book.write(writer);
  const titles = buildTitleIndex(summaries.map(({ eli, title }) => ({ eli, title })));
  for (const [name, column] of Object.entries(titles)) writer.column(`titles.${name}`, column);
  const writing = makers.writeWords(writer);
  if (writing) yield* writing;
  const counts = {
    acts: acts.length,
    outside: outside.length,
    articles: summaries.reduce((sum, { articleCount }) => sum + articleCount, 0),
    relations: amendments.length,
    others: relations.length - amendments.length,
    refused: refused.length,
  };
  const thesaurus = replaced.thesaurus?.digest ?? null;
  writeFacts(writer, { counts, types, textDate, oldestText, begins, turns, seen, source, thesaurus });
}

/** The links of a corpus and the numbers of their nodes. The graph that they are gathered in is let go of: it is a tenth of the heap. */
function tabulateLinks(
  relations: readonly Relation[],
  elis: readonly string[],
  citations: Citations,
  facts: NodeFacts,
) {
  const graph = buildGraph(relations, elis);
  const nodes = numberNodes([...graph.mapNodes((eli, { act }) => ({ eli, act })), ...citations.nodes()], facts);
  return { nodes, table: buildLinkTable(nodes, graph, citations.ends()) };
}

/** Amendments by the ELI of the amended act. */
function incomingOf(relations: readonly Relation[]): Map<string, Relation[]> {
  const incoming = new Map<string, Relation[]>();
  for (const relation of relations) {
    if (!isAmendment(relation)) continue;
    const known = incoming.get(relation.to.act);
    if (known === undefined) incoming.set(relation.to.act, [relation]);
    else known.push(relation);
  }
  return incoming;
}

/** Relations of each known act, in the order of its lists: amendments apart from other effects. */
function relateActs(relations: readonly Relation[], elis: readonly string[]): Map<string, RelatedTo> {
  const related = new Map(elis.map((eli) => [eli, noRelations()]));
  for (const relation of relations) {
    const isOwn = isAmendment(relation);
    related.get(relation.from.act)![isOwn ? 'outgoing' : 'otherOutgoing'].push(relation);
    related.get(relation.to.act)![isOwn ? 'incoming' : 'otherIncoming'].push(relation);
  }
  for (const lists of related.values()) {
    for (const name of listNames) {
      const other = directionOf[name] === 'outgoing' ? 'to' : 'from';
      lists[name].sort((a, b) => compareRelations(a, b, other));
    }
  }
  return related;
}

function noRelations(): Record<ListName, Relation[]> {
  return { outgoing: [], incoming: [], otherOutgoing: [], otherIncoming: [] };
}
