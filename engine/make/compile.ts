// Corpus + graph → snapshot: everything that can be asked, written the way it is answered.
import type { Reference } from '../law/act.js';
import { relationIndex, type Corpus, type CorpusAct } from '../read/corpus.js';
import { writeSmallGraphs } from '../answers/small-graphs.js';
import { listAlignment, maxNodes, type Facts } from '../answers/facts.js';
import { encodeActRecord, type ListedRelation } from '../answers/encode-act.js';
import { buildGraph, columnsOf, rankGraph, type RankedGraph } from '../graph/graph.js';
import { writeLevel, writeMultigraph } from '../graph/stored-graph.js';
import { portalUrl } from '../law/eli.js';
import { levels, type Level } from '../graph/columns.js';
import { buildKeyIndex, type KeyIndex } from '../store/key-index.js';
import { writeLadder } from '../store/ladder.js';
import { relationKinds, type Relation, type RelationKind } from '../law/relation.js';
import { compareRelations } from '../read/corpus/resolve.js';
import { resolveEnd } from '../read/corpus/resolve-end.js';
import { SnapshotWriter, type Sink } from '../store/writer.js';
import type { Bytes } from '../store/snapshot.js';
import { writeStrings } from '../store/strings.js';
import { writeDocuments } from './recall.js';
import { buildTitleIndex } from '../search/titles.js';
import type { ActCard, RelationCounts, Writers } from '../answers/writers.js';
import { actKeys, publicationKey } from '../answers/act-keys.js';

/** @param source what the corpus says of its origin (its `manifest.json`), or `null` */
export function compile(corpus: Corpus, writers: Writers, sink: Sink, source: unknown): Bytes {
  const writer = new SnapshotWriter(sink);
  const known = [...corpus.acts.map(({ summary }) => summary.eli), ...corpus.outside];
  const lists = relationLists(corpus, known);
  const types = writeList(writer, corpus, writers, lists);
  writeActs(writer, corpus, writers, known, lists);
  writeDocuments(writer, corpus);
  writeKeys(writer, known, corpus);
  writeGraphs(writer, corpus, writers, known);
  const titles = buildTitleIndex(corpus.acts.map(({ summary: { eli, title } }) => ({ eli, title })));
  for (const [name, column] of Object.entries(titles)) writer.column(`titles.${name}`, column);
  const facts: Facts = {
    counts: {
      acts: corpus.acts.length,
      outside: corpus.outside.length,
      articles: corpus.acts.reduce((sum, { summary }) => sum + summary.articleCount, 0),
      relations: corpus.relations.length,
      refused: corpus.refused.length,
    },
    types,
    textDate: corpus.textDate,
    source,
    edition: writers.edition,
  };
  writer.begin('facts');
  writer.append(Buffer.from(JSON.stringify(facts)));
  return writer.finish(Buffer.from(corpus.digest, 'hex'));
}

interface Lists {
  out: Relation[];
  in: Relation[];
}

/** Relations of each known act, in list order. A relation of an act with itself stands in both its lists. */
function relationLists(corpus: Corpus, known: readonly string[]): Map<string, Lists> {
  const lists = new Map<string, Lists>(known.map((eli) => [eli, { out: [], in: [] }]));
  for (const relation of corpus.relations) {
    lists.get(relation.from.act)!.out.push(relation);
    lists.get(relation.to.act)!.in.push(relation);
  }
  for (const { out, in: inbound } of lists.values()) {
    out.sort((a, b) => compareRelations(a, b, 'to'));
    inbound.sort((a, b) => compareRelations(a, b, 'from'));
  }
  return lists;
}

function countsOf(lists: Map<string, Lists>, eli: string): RelationCounts {
  const { out, in: inbound } = lists.get(eli)!;
  return { outbound: out.length, inbound: inbound.length };
}

function writeList(
  writer: SnapshotWriter,
  { acts }: Corpus,
  writers: Writers,
  lists: Map<string, Lists>,
): Facts['types'] {
  const entries = acts.map(({ summary }) => Buffer.from(writers.entry(summary, countsOf(lists, summary.eli))));
  const byType = groupByType(acts);
  const none = Buffer.alloc(0);
  const pad = (list: Buffer[]) => {
    while (list.length % listAlignment !== 0) list.push(none);
  };
  const all = [...entries];
  const types = [...byType]
    .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([type, members]) => {
      pad(all);
      const start = all.length;
      for (const i of members) all.push(entries[i]!);
      return { type, acts: members.length, start };
    });
  writeLadder(writer, 'list', all, { serves: 'runs', deflatedCount: all.length, fineCount: acts.length });
  return types;
}

function groupByType(acts: readonly CorpusAct[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  acts.forEach(({ summary }, i) => {
    const group = groups.get(summary.type);
    if (group) group.push(i);
    else groups.set(summary.type, [i]);
  });
  return groups;
}

function writeActs(
  writer: SnapshotWriter,
  corpus: Corpus,
  writers: Writers,
  known: readonly string[],
  lists: Map<string, Lists>,
): void {
  const titles = new Map(corpus.acts.map(({ summary }) => [summary.eli, summary.title]));
  const card = (eli: string): ActCard => ({ eli, title: titles.get(eli) ?? null, inCorpus: titles.has(eli) });
  const listed = (relation: Relation, own: 'from' | 'to'): ListedRelation => ({
    kind: relation.kind,
    article: relation[own].articleEli?.slice(relation[own].act.length) ?? '',
    text: writers.relation(relation, card(relation.from.act), card(relation.to.act)),
  });
  const index = relationIndex(corpus.acts);
  // One JSON array of references a line, one line an article.
  const citedBy = (references: Uint8Array): string[] =>
    Buffer.from(references)
      .toString()
      .split('\n')
      .map((line) => (line.length <= 2 ? '[]' : writers.cited(resolve(line))));
  /** Those whose end can be told. */
  const resolve = (line: string) =>
    (JSON.parse(line) as Reference[]).flatMap(({ text, target }) => {
      const end = resolveEnd(target, index);
      return end === null ? [] : [{ text, act: end.act, article: end.article }];
    });

  const starts = new Float64Array(known.length + 1);
  writer.begin('acts');
  let size = 0;
  known.forEach((eli, i) => {
    const act = corpus.acts[i];
    const { out, in: inbound } = lists.get(eli)!;
    const relationsHead = writers.relationsHead(card(eli), [countKinds(out), countKinds(inbound)]);
    const text = act?.document.text() ?? null;
    const record = encodeActRecord(
      {
        portalUrl: portalUrl(eli) ?? '',
        relationsHead: relationsHead === null ? '' : `,${relationsHead}`,
        head: act ? `,${writers.head(act.summary, countsOf(lists, eli), act.versions)}` : '',
        out: out.map((relation) => listed(relation, 'from')),
        in: inbound.map((relation) => listed(relation, 'to')),
        text,
        articleFrame: act ? writers.articleFrame(act.summary) : '',
        articleKeys: act?.summary.articleKeys ?? [],
        cited: act && text ? citedBy(text.references).slice(0, act.summary.articleKeys.length) : [],
      },
      writers.verbs,
    );
    writer.append(record);
    size += record.length;
    starts[i + 1] = size;
  });
  writer.column('acts.starts', starts);
  writer.column(
    'acts.relations',
    Uint32Array.from(known, (eli) => lists.get(eli)!.out.length + lists.get(eli)!.in.length),
  );
  writeStrings(writer, 'acts.eli', known);
  writeStrings(
    writer,
    'acts.title',
    corpus.acts.map(({ summary }) => summary.title),
  );
  const typeNames = [...new Set(corpus.acts.map(({ summary }) => summary.type))];
  writer.column(
    'acts.type',
    Uint16Array.from(corpus.acts, ({ summary }) => typeNames.indexOf(summary.type)),
  );
  writeStrings(writer, 'typeNames', typeNames);
}

function countKinds(relations: readonly Relation[]): Partial<Record<RelationKind, number>> {
  const byKind: Partial<Record<RelationKind, number>> = {};
  for (const { kind } of relations) byKind[kind] = (byKind[kind] ?? 0) + 1;
  return byKind;
}

/** The ways to find an act: by ELI, and by what a citation says. */
function writeKeys(writer: SnapshotWriter, known: readonly string[], { acts }: Corpus): void {
  const keys = known.map(actKeys);
  const write = (name: string, index: KeyIndex) => {
    writer.column(`${name}.hashes`, index.hashes);
    writer.column(`${name}.ids`, index.ids);
  };
  const publications = acts.map(({ summary: { publication } }) =>
    publication.date && publication.editorialCode ? publicationKey(publication.date, publication.editorialCode) : '',
  );
  writeStrings(writer, 'acts.publication', publications);
  write('keys.publication', buildKeyIndex(publications.map((key) => key || null)));
  write('keys.eli', buildKeyIndex(known));
  write('keys.typeNumberYear', buildKeyIndex(keys.map((key) => key?.typeNumberYear ?? null)));
  write('keys.typeNumber', buildKeyIndex(keys.map((key) => key?.typeNumber ?? null)));
  write('keys.numberYear', buildKeyIndex(keys.map((key) => key?.numberYear ?? null)));
}

function writeGraphs(writer: SnapshotWriter, corpus: Corpus, writers: Writers, known: readonly string[]): void {
  const graph = buildGraph(corpus.relations, known);
  const ranked = { act: rankGraph(graph, 'act'), article: rankGraph(graph, 'article') };
  for (const level of levels) writeGraph(writer, corpus, writers, ranked[level], level);
  writeMultigraph(writer, columnsOf(graph, ranked));
}

function writeGraph(
  writer: SnapshotWriter,
  corpus: Corpus,
  writers: Writers,
  { nodes, links }: RankedGraph,
  level: Level,
): void {
  const inCorpus = new Set(corpus.acts.map(({ summary }) => summary.eli));
  const name = `graph.${level}`;
  const nodeTexts = nodes.map((node) =>
    Buffer.from(writers.node({ ...node, inCorpus: inCorpus.has(node.act) }, level)),
  );
  const linkTexts = Array.from(links.source, (source, i) =>
    Buffer.from(
      writers.link(nodes[source]!.eli, nodes[links.target[i]!]!.eli, relationKinds[links.kind[i]!]!, links.weight[i]!),
    ),
  );
  // How many links lie among the best N nodes, for every N that can be asked.
  const within = new Uint32Array(Math.min(nodes.length, maxNodes) + 1);
  for (let count = 0, link = 0; count < within.length; count++) {
    while (link < links.source.length && Math.max(links.source[link]!, links.target[link]!) < count) link++;
    within[count] = link;
  }
  writeLadder(writer, `${name}.nodes`, nodeTexts, { serves: 'prefixes', deflatedCount: maxNodes });
  writeLadder(writer, `${name}.links`, linkTexts, { serves: 'prefixes', deflatedCount: within.at(-1)! });
  writeSmallGraphs(writer, name, nodeTexts, linkTexts, within);
  writer.column(`${name}.within`, within);
  writeLevel(writer, level, links, nodes.length);
  const index = buildKeyIndex(nodes.map(({ eli }) => eli));
  writer.column(`${name}.keys.hashes`, index.hashes);
  writer.column(`${name}.keys.ids`, index.ids);
}
