// The door: all that http, bench and test may import.
export { actType, actTypes, sigla, typeOf } from './law/act-type.js';
export { Catalog, type ActId } from './catalog.js';
export type { ActRecord } from './answers/act-record.js';
export {
  findCitations,
  findInSteps,
  parseCitation,
  resolveCitation,
  type ActIndex,
  type Citation,
  type KnownAct,
  type Notice,
  type Resolution,
} from './cite/cite.js';
export { namedActs } from './law/named-acts.js';
export { appendCrc, combineCrc } from './store/crc.js';
export { formatEli, parseEli, portalUrl } from './law/eli.js';
export type { NodeName, Reach, Subgraph } from './answers/graph-answers.js';
export { mostCertain, relationsBetween } from './answers/link-relations.js';
export { graphMembers } from './answers/small-graphs.js';
export type { Direction, Level } from './graph/columns.js';
export { longestChain } from './graph/chains.js';
export { makeSnapshotFile, openCatalog, OpenError } from './make/open-catalog.js';
export { literal, prepared, storedBlockHeader, type Piece } from './store/piece.js';
export { openProgress } from './make/progress.js';
export { relationKinds, type RelationDateKind, type RelationEnd, type RelationKind } from './law/relation.js';
export { inTurns, mapSteps } from './store/steps.js';
export { hashKey } from './store/key-index.js';
export { DamagedError, SnapshotError } from './store/snapshot.js';
export { slabBytes } from './store/slabs.js';
export type { ActCard, Writers } from './answers/writers.js';
export type { CorpusReport, Counts, FileReport, MissingTarget } from './make/corpus-report.js';

/** What reports on a corpus, loaded only where that is asked for. */
export const loadCorpusReport = () => import('./make/corpus-report.js');
