// The door: all that http, bench and test may import.
export { actType, actTypes, sigla, typeOf } from './act-type.js';
export { Catalog, type ActId } from './catalog.js';
export type { ActRecord } from './compile/act-record.js';
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
} from './citation.js';
export { namedActs } from './named-acts.js';
export { appendCrc, combineCrc } from './piece/crc.js';
export { formatEli, parseEli, portalUrl } from './eli.js';
export type { Subgraph } from './catalog/graph-answers.js';
export { graphMembers } from './compile/small-graphs.js';
export type { Level } from './graph/columns.js';
export { makeSnapshotFile, openCatalog, OpenError } from './open-catalog.js';
export { literal, prepared, storedBlockHeader, type Piece } from './piece.js';
export { openProgress } from './progress.js';
export { relationKinds, type RelationDateKind, type RelationEnd, type RelationKind } from './relation.js';
export { inTurns, mapSteps } from './steps.js';
export { hashKey } from './snapshot/key-index.js';
export { DamagedError, SnapshotError } from './snapshot.js';
export { slabBytes } from './snapshot/slabs.js';
export type { ActCard, Writers } from './writers.js';
