// The door: all that http, bench and test may import.
export { actType, actTypes, sigla, typeOf } from './law/act-type.js';
export { isJudgment } from './law/judgment.js';
export type { ActCard } from './answers/act-name.js';
export {
  citeAct,
  citeInFull,
  citeInShort,
  citePlace,
  knownName,
  shortName,
  textOfDay,
  labelOfEli,
  members,
  nameAct,
  nameEli,
  nameFirst,
  placeOfEli,
} from './answers/act-name.js';
export { nameAsKnown } from './answers/known-end.js';
export type { ActRecord } from './answers/act-record.js';
export type { ActId } from './answers/acts.js';
export { placeCitations, type PlacedCitation } from './answers/placed-citations.js';
export type { CitationBytes, CitationList, CitedTargets, StoredCitation } from './answers/stored-citations.js';
export type { Purpose } from './answers/envelope.js';
export { describeNode, graphMembers, type Subgraph } from './answers/graph.js';
export { mostCertain, relationsBetween } from './answers/link-relations.js';
export type { DrawnGraph, NodeName, Reach } from './answers/graphs.js';
export { writeHealth } from './answers/health.js';
export { beginningOf, hasBegun } from './read/corpus/today.js';
export { endingOf, isLapsed, isMarked, textOfHit, type Ending } from './answers/status.js';
export { dayMembers, laterDay, writeTextDay } from './answers/text-day.js';
export type { RowChange, SeenTable } from './answers/seen.js';
export { italianDay, sayDay } from './answers/say-day.js';
export { answerParagraph } from './answers/paragraph.js';
export type { ActHistory } from './answers/history.js';
export {
  eliOfText,
  hasEndedBy,
  knownUntil,
  originalOf,
  positionOfText,
  standingAt,
  versionOn,
  versionsOf,
  writeVersion,
  type Standing,
} from './answers/past.js';
export { anyUnheld, type Place } from './answers/unheld.js';
export { readAppended, type AppendedHit, type AppendedPlace } from './answers/appended-search.js';
export type { PastDays, PastHit } from './answers/past-search.js';
export { articleOn, detailOn, standingBefore, type AbsentArticle, type PastArticle } from './answers/past-text.js';
export { listChanges, lostTexts, listVersions } from './answers/storia.js';
export { changedArticles, comparedArticle, compareTexts } from './answers/comparison.js';
export { besideVerb, type Direction } from './answers/verbs.js';
export { listMembers, type ListFilter, type ListName, type RelationList } from './answers/relation-list.js';
export { writeRelationsHead } from './answers/relations.js';
export { describeResolution, interpret, nameCandidates } from './answers/resolution.js';
export type * as shapes from './answers/shapes.js';
export { languages, words, type Language, type Words } from './answers/words.js';
export { ownNamespace } from './law/own-namespace.js';
export { textless } from './law/textless.js';
export { Catalog, openCatalogHandle, type CatalogHandle, type SharedMemory } from './catalog.js';
export {
  eliOutside,
  articlesOf,
  confidenceOf,
  findCitations,
  findInSteps,
  namedArticles,
  parseCitation,
  resolveCitation,
  type ActIndex,
  type Citation,
  type KnownAct,
  type Notice,
  type Resolution,
} from './cite/cite.js';
export { unionActsIn, type UnionAct } from './answers/union-acts.js';
export { readClosingDay } from './cite/token/closing-day.js';
export { namedActs } from './law/named-acts.js';
export { once, remembering } from './law/remembering.js';
export { romanNumber } from './cite/token/numbers.js';
export { articleNumber, compareArticleNumbers, isDayOfCalendar, splitDay } from './law/eli.js';
export { countParagraphs } from './law/counted-paragraphs.js';
export { paragraphFromEnd } from './law/last-paragraph.js';
export { readParagraphs } from './law/paragraph.js';
export { appendCrc, combineCrc } from './store/crc.js';
export { actOfEli, formatEli, parseEli, partOfEli, portalUrl } from './law/eli.js';
export { nameAnnex, nameAnnexEnd, nameFound, transitionalNumber } from './law/annex-name.js';
export { nameEnd, namePart, namePlace, titleArticle } from './law/place-name.js';
export {
  allRelations,
  masks,
  usualMask,
  type Direction as WalkDirection,
  type Level,
  type View,
} from './graph/view.js';
export { longestChain } from './graph/chains.js';
export { countsAt, makeSnapshotFile, openCatalog, OpenError } from './make/open-catalog.js';
export { decodeUtf8 } from './store/utf8.js';
export { deflatedPiece, deflatePiece, literal, prepared, storedBlockHeader, type Piece } from './store/piece.js';
export { openProgress, openProgressLine, timeLeft } from './make/progress.js';
export { kindTable } from './law/relation-kinds.js';
export {
  amendingKinds,
  relationKinds,
  relationMethods,
  type RelationDateKind,
  type RelationEnd,
  type RelationKind,
  type RelationMethod,
} from './law/relation.js';
export { DearError, inTurns, mapSteps, nextTurn, type Steps } from './steps.js';
export {
  openingOf,
  bestPlaces,
  cutPassage,
  definitionOf,
  type Passage,
  findStems,
  hasOperators,
  phrasesOf,
  wantsNothing,
  whyFound,
  type TextFilter,
  type TextHit,
  type TextMatches,
} from './search/text.js';
export { citationInItalian, translateQuery, type Translation } from './search/english.js';
export { foldWords } from './search/fold.js';
export type { Suggestion, TitleMatches } from './search/titles.js';
export { hashKey } from './store/key-index.js';
export { isRunning } from './store/partial.js';
export { asDiskError, DiskError } from './store/disk-error.js';
export { DamagedError, SnapshotError } from './store/snapshot.js';
export type { Warm } from './store/warm.js';
export { verifySnapshot, verifySteps } from './store/verify.js';
export { shapesDigest } from './answers/shapes-digest.js';
export { shareMemory, usualMemory } from './store/memory.js';
export { slabBytes } from './store/slabs.js';
export type { PackSample } from './make/sample-pack.js';
export { reportProofs, type ProofReport } from './make/proof-report.js';
export type { CorpusReport, Counts, FileReport, MissingTarget } from './make/corpus-report.js';

/** The report on a corpus, loaded only where it is asked for. */
export const loadCorpusReport = () => import('./make/corpus-report.js');

/** The second opinion on a corpus, loaded only where it is asked for. */
export const loadVerify = () => import('./make/verify.js');

/** The list of a pack's documents, with the reader of packs, which is loaded only where packs are checked. */
export const loadPackList = async () => (await import('./read/sources/zip.js')).listPack;

/** The reader of a sample of a pack, loaded only where packs are checked. */
export const loadPackSample = async () => (await import('./make/sample-pack.js')).samplePack;
