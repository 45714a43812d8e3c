// The shapes of answers, for those who declare questions; and the digest of those that a snapshot keeps.
import { createHash } from 'node:crypto';
import typia from '#typia';
import type { Reference } from '../law/act.js';
import { linkReaches, tableColumns } from '../graph/link-table.js';
import { nodeColumns, nodeFlags } from '../graph/nodes.js';
import { layoutColumns } from '../graph/places.js';
import { sorts, viewMasks } from '../graph/view.js';
import { relationKinds, relationMethods, type RelationClaim } from '../law/relation.js';
import { kindTable } from '../law/relation-kinds.js';
import { statusValues } from '../law/status.js';
import { causeMethods, changeKinds } from '../law/version.js';
import { actions, positions } from '../law/wording.js';
import { grades, proofReasons } from '../read/proof/prove.js';
import type { ActSummary } from '../read/corpus.js';
import { encodeList, packWords } from '../search/text.js';
import { appendedKinds } from './appended/texts.js';
import { appendedColumns } from './appended/stored.js';
import { buildTitleIndex } from '../search/titles.js';
import { runLengths } from '../store/rungs.js';
import type { ActHead } from './act.js';
import { actLayout } from './act-layout.js';
import { articleColumns } from './article-table.js';
import type { ArticleEntry, Cited } from './article.js';
import type { AnnexEntry } from './annex.js';
import type { GraphLink, GraphNode } from './graph.js';
import type { Facts } from './health.js';
import type { ActEntry } from './list.js';
import type { RecentPair } from './recent-pairs.js';
import type { Relation } from './relation.js';
import { listColumns, listMembers } from './relation-list.js';
import type { RelationsHead } from './relations.js';
import { dayColumns, seenTables, type GoneRow } from './seen.js';
import type { ActStatuses } from './status.js';
import type { KeptTextDay } from './text-day.js';
import { historyLayout, textColumns, unitColumns } from './history.js';
import { usualChanges } from './history/kept-by.js';
import type { KeptChange, KeptVersions } from './version.js';

export type { ActAnswer, UnknownAct } from './act.js';
export type { ActName, KnownAct } from './act-name.js';
export type { ArticleAnswer } from './article.js';
export type { CitationEnd, CitationEntry } from './citations.js';
export type { Envelope } from './envelope.js';
export type { GraphAnswer, GraphNode } from './graph.js';
export type { ActFacet, AlsoSearched, Facet, Facets, FoundAct, FoundPassage, FoundWord, Hit } from './hit.js';
export type { Copia, HealthAnswer } from './health.js';
export type { NormeAnswer } from './list.js';
export type { ModificheAnswer } from './newest.js';
export type { ParagraphAnswer } from './paragraph.js';
export type { HTTPValidationError, Problem } from './problem.js';
export type { RecentPair } from './recent-pairs.js';
export type { Relation } from './relation.js';
export type { AskedAct, RelazioniAnswer } from './relations.js';
export type { Interpretation, Resolution, Unresolved, UnresolvedOfTwo, UnresolvedParameter } from './resolution.js';
export type {
  AllOperations,
  Giudizio,
  OperationEntry,
  OperationPage,
  PerGrado,
  PlaceWithin,
  RiscontroAnswer,
} from './riscontro/entry.js';
export type { Origine, ProvenienzaAnswer, Quota, Tratto } from './riscontro/provenance.js';
export type { NotToCome, TextToCome } from './riscontro/to-come.js';
export type { ShownText, Stato } from './status.js';
export type { ActComparison, ArticleComparison, ComparedText } from './comparison.js';
export type {
  StoriaAnswer,
  VersionOf,
  VersioniAnswer,
  VersionEntry,
  HistoryEntry,
  Position,
  Certainty,
  Cause,
} from './version.js';
export type { DatedText, LaterAmendments } from './text-day.js';
export type { Count, Day, EitherOf, Int32, Int64, Matching, OneOf, Share } from './values.js';

/** Everything on which the meaning of a snapshot's bytes depends. */
export interface StoredShapes {
  proofs: object;
  /** JSON schemas of what is kept as JSON. */
  schemas: readonly unknown[];
  /** Binary layouts, by name. */
  layouts: Record<string, readonly string[]>;
  kinds: readonly string[];
  methods: readonly string[];
  verbs: unknown;
  statuses: readonly string[];
  /** Columns of the title index over a title of figures, which no rule of language changes: how it is written. */
  titles: Readonly<Record<string, readonly number[]>>;
  /** How the full-text index packs and writes a text of figures. */
  text: readonly (readonly number[])[];
}

const figures = '241 1990 7 241';

/** A text as the full-text index packs it, and a list of two blocks as it writes it. */
const textProbe = (): readonly (Uint8Array | Uint32Array)[] => [
  packWords([{ names: [figures], heading: figures, text: `${figures}\n${figures}` }]),
  ...Object.values(
    encodeList({
      documents: Uint32Array.from({ length: 130 }, (_, i) => i * 3),
      impacts: Uint8Array.from({ length: 130 }, (_, i) => i % 16),
      positionEnds: new Uint32Array(130),
    }),
  ),
];

/** `name type`, one a column. */
const describe = (columns: Readonly<Record<string, { name: string }>>) =>
  Object.entries(columns).map(([name, type]) => `${name} ${type.name}`);

/** Those of this program. */
export const storedShapes = (): StoredShapes => ({
  proofs: { grades, proofReasons, actions, positions },
  schemas: [
    typia.json.schemas<
      [
        ActEntry,
        ActHead,
        ActStatuses,
        KeptTextDay,
        KeptVersions,
        KeptChange,
        ArticleEntry,
        AnnexEntry,
        Cited,
        Relation,
        RelationsHead,
        RecentPair[],
        GraphNode,
        GraphLink,
        Facts,
        GoneRow[],
      ]
    >(),
    // Apart from those, which have the same names for other things.
    typia.json.schemas<[ActSummary, RelationClaim, Reference]>(),
  ],
  layouts: {
    act: actLayout.names,
    articles: articleColumns,
    // Read with other usual changes, a history would be other words.
    history: [...historyLayout.names, ...unitColumns, ...textColumns, usualChanges.toString()],
    list: listColumns,
    // Which runs there are tells where each begins.
    ladders: [...runLengths.pages, ...runLengths.prefixes].map(String),
    lists: Object.values(listMembers),
    nodes: [...nodeColumns, ...Object.keys(nodeFlags)],
    links: [...tableColumns, ...sorts, ...linkReaches, ...viewMasks.map(String)],
    layout: describe(layoutColumns),
    seen: [...seenTables, ...dayColumns],
    appended: [...appendedColumns, ...appendedKinds],
  },
  kinds: relationKinds,
  methods: [...Object.keys(relationMethods), ...Object.keys(causeMethods), ...changeKinds],
  verbs: Object.values(kindTable).map(({ it, en }) => [it.outgoing, it.incoming, en.outgoing, en.incoming]),
  statuses: statusValues,
  titles: Object.fromEntries(
    Object.entries(buildTitleIndex([{ title: figures }])).map(([name, column]) => [
      `${name} ${column.constructor.name}`,
      [...column],
    ]),
  ),
  text: textProbe().map((bytes) => [...bytes]),
});

/** Eight bytes that differ wherever shapes do; descriptions and examples don't count. */
export function digestShapes({ schemas, ...others }: StoredShapes): Buffer {
  const text = JSON.stringify({ schemas: schemas.map((schema) => withoutProse(schema)), ...others });
  return createHash('sha256').update(text).digest().subarray(0, 8);
}

/** Members of a schema that say what it means to people. */
const prose: ReadonlySet<string> = new Set(['description', 'title', 'example', 'examples']);

/** Members whose own members are names of fields or of types, whatever they are called. */
const naming: ReadonlySet<string> = new Set(['properties', 'schemas']);

/**
 * A schema without its prose. Names of fields are in the order of the alphabet: the compiler gives those of a type in the order in which
 * it met them anywhere in the program.
 * @param isNaming whether the members of the value are names
 */
function withoutProse(value: unknown, isNaming = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => isNaming || !prose.has(name));
  if (isNaming) members.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    members.map(([name, one]) => {
      const kept = !isNaming && name === 'required' && Array.isArray(one) ? [...(one as string[])].sort() : one;
      return [name, withoutProse(kept, !isNaming && naming.has(name))];
    }),
  );
}
