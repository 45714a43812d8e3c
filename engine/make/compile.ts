// Corpus → snapshot: everything that can be asked, written the way it is answered.
import type { PackedDocument } from '../answers/body.js';
import { countRelations, writeActs, type RelatedTo } from '../answers/acts.js';
import { writeActIndex } from '../answers/act-index.js';
import type { Manifest } from '../answers/envelope.js';
import { writeGraph } from '../answers/graph.js';
import { writeFacts } from '../answers/health.js';
import { writeList } from '../answers/list.js';
import { shapesDigest } from '../answers/shapes.js';
import { levels } from '../graph/columns.js';
import { buildGraph, columnsOf, rankGraph } from '../graph/graph.js';
import { writeMultigraph } from '../graph/stored-graph.js';
import type { Relation } from '../law/relation.js';
import { relationIndex, type Corpus } from '../read/corpus.js';
import { compareRelations } from '../read/corpus/resolve.js';
import { resolveEnd } from '../read/corpus/resolve-end.js';
import { buildTitleIndex } from '../search/titles.js';
import type { Bytes } from '../store/snapshot.js';
import { SnapshotWriter, type Sink } from '../store/writer.js';
import { writeDocuments } from './recall.js';

/** @param source what the corpus says of its origin (its `manifest.json`), or `null` */
export function compile(corpus: Corpus<PackedDocument>, sink: Sink, source: Manifest | null): Bytes {
  const { acts, outside, relations, statuses, refused, textDate } = corpus;
  const writer = new SnapshotWriter(sink);
  const summaries = acts.map(({ summary }) => summary);
  const inCorpus = new Set(summaries.map(({ eli }) => eli));
  const elis = [...inCorpus, ...outside];
  const related = relateActs(relations, elis);
  const types = writeList(writer, summaries, (eli) => countRelations(related.get(eli)!));
  const index = relationIndex(acts);
  writeActs(writer, { acts, elis, related, resolve: (target) => resolveEnd(target, index) });
  writeActIndex(writer, elis, acts);
  writeDocuments(writer, corpus);
  const graph = buildGraph(relations, elis);
  const ranked = { act: rankGraph(graph, 'act'), article: rankGraph(graph, 'article') };
  const nodeFacts = {
    isInCorpus: (act: string) => inCorpus.has(act),
    isRepealed: (node: string, act: string) => (statuses.get(node) ?? statuses.get(act))?.value === 'abrogato',
  };
  for (const level of levels) writeGraph(writer, ranked[level], level, nodeFacts);
  writeMultigraph(writer, columnsOf(graph, ranked));
  const titles = buildTitleIndex(summaries.map(({ eli, title }) => ({ eli, title })));
  for (const [name, column] of Object.entries(titles)) writer.column(`titles.${name}`, column);
  const counts = {
    acts: acts.length,
    outside: outside.length,
    articles: summaries.reduce((sum, { articleCount }) => sum + articleCount, 0),
    relations: relations.length,
    refused: refused.length,
  };
  writeFacts(writer, { counts, types, textDate, source });
  return writer.finish(Buffer.from(corpus.digest, 'hex'), shapesDigest());
}

/** Relations of each known act, in the order of its lists. A relation of an act with itself stands in two. */
function relateActs(relations: readonly Relation[], elis: readonly string[]): Map<string, RelatedTo> {
  const related = new Map(elis.map((eli) => [eli, { outgoing: [] as Relation[], incoming: [] as Relation[] }]));
  for (const relation of relations) {
    related.get(relation.from.act)!.outgoing.push(relation);
    related.get(relation.to.act)!.incoming.push(relation);
  }
  for (const { outgoing, incoming } of related.values()) {
    outgoing.sort((a, b) => compareRelations(a, b, 'to'));
    incoming.sort((a, b) => compareRelations(a, b, 'from'));
  }
  return related;
}
