// All documents together: one act each, the relations between them, what was refused.
import { createHash } from 'node:crypto';
import type { Act } from '../law/act.js';
import { chooseText, type PackDay, type Refused, type Version } from './corpus/choose-text.js';
import { compareActs } from './corpus/order.js';
import { turnsOf, type Series } from './corpus/series.js';
import type { LeftOut, Relation, RelationClaim, UnresolvedEnd } from '../law/relation.js';
import type { StatedStatus, Status } from '../law/status.js';
import { actOfEli } from '../law/eli.js';
import { divisionAround, divisionsOf, type DivisionStart } from './corpus/divisions.js';
import { entryProvisions, type EntryProvision } from './corpus/entry-provisions.js';
import { resolveRelations, withoutForce } from './corpus/resolve.js';
import { datedStatuses } from './corpus/dated-statuses.js';
import { resolveStatuses } from './corpus/resolve-status.js';
import { readStatuses } from './corpus/stated-status.js';
import { todayInRome } from './corpus/today.js';
import type { RelationIndex } from './corpus/resolve-end.js';

export type { PackDay, Refused, Version } from './corpus/choose-text.js';

/** An act without its texts: what is kept of every act while a corpus is put together. */
export interface ActSummary extends Omit<Act, 'preamble' | 'conclusions' | 'articles' | 'annexes' | 'otherForces'> {
  /** Whether some of its provisions enter into force on another day. */
  hasOtherForces: boolean;
  articleCount: number;
  annexCount: number;
  /** ELI suffixes of its articles in document order, `/art/1`. */
  articleKeys: string[];
  /** The divisions around its articles, each with the place of the first article in `articleKeys`; none for an act without. */
  divisions: readonly DivisionStart[];
  /** Whether some of its articles state a later day since which their text stands than others, as those of codes do. */
  hasLaterTexts: boolean;
  /** Where it says since when it is in force. */
  entries: EntryProvision[];
  /** The statuses that its marks and notes state, for the whole of it or for one of its articles. */
  statuses: StatedStatus[];
  /** Events of its list that name no act: judgments, corrections, referendums. */
  unnumberedEvents: number;
  /** The days of those that have one, in order. */
  unnumberedDays: string[];
  /** The acts that its list of events names, with the day on which each was published where the list has it. */
  listed: { act: string; date: string | null }[];
}

/** A document that was read. */
export interface DocumentRecord {
  path: string;
  /** SHA-256 of the file without byte order mark, in hexadecimal. */
  digest: string;
  summary: ActSummary;
  /** What it says of relations: let go of once the corpus has its relations. */
  claims: RelationClaim[];
  warnings: string[];
  leftOut: LeftOut[];
  /** The operations of its words on those of other acts, packed; absent where there are none. */
  wordings?: Uint8Array;
  /** Texts of other acts in its notes, packed; absent where there are none. */
  noted?: Uint8Array;
}

export interface CorpusAct<Document extends DocumentRecord = DocumentRecord> {
  summary: ActSummary;
  document: Document;
  /** All known texts of the act, the served one first. */
  versions: Version[];
  /** The same in time, oldest first, each with its document. */
  series: Series<Document>;
}

export interface Corpus<Document extends DocumentRecord = DocumentRecord> {
  /** SHA-256 of the documents that were found, refused ones too, whatever their order; hexadecimal. */
  digest: string;
  /** In the order of the list: newest first. */
  acts: CorpusAct<Document>[];
  /** ELIs of the acts known from relations only, sorted. */
  outside: string[];
  relations: Relation[];
  /** Statuses of acts and articles that ended, by their ELI; an article of an ended act has an entry only if it ended before the act. */
  statuses: Map<string, Status>;
  refused: Refused[];
  /** Latest day of a text that is served. */
  textDate: string | null;
  /** Earliest day of a text that is served. */
  oldestText: string | null;
  /** Later days, in order, on which a text begins that is known and not served yet, or a repeal has effect. */
  begins: string[];
  /** Later days, in order, on which answers change though no document does: a text begins, or is no longer known to stand. */
  turns: string[];
}

/**
 * Puts documents together: the newest text of each act that has begun is served, claims become relations.
 * @param refused documents that could not be read; those that are left out here are added in the result
 * @param today texts that begin later are not served
 * @param packDay of several texts of one day the one that was exported last is served
 */
export function assembleCorpus<Document extends DocumentRecord>(
  documents: Iterable<Document>,
  refused: Refused[],
  digest: string,
  today: string = todayInRome(),
  packDay?: PackDay,
): Corpus<Document> {
  const byEli = new Map<string, Document[]>();
  for (const document of documents) {
    const known = byEli.get(document.summary.eli);
    const same = known?.findIndex(({ digest }) => digest === document.digest) ?? -1;
    if (!known) byEli.set(document.summary.eli, [document]);
    else if (same === -1) known.push(document);
    // One text under two names is of the later date that they give it.
    else if ((document.summary.textDate ?? '') > (known[same]!.summary.textDate ?? '')) known[same] = document;
  }
  const acts: CorpusAct<Document>[] = [];
  const leftOut: Refused[] = [];
  const begins = new Set<string>();
  const turns = new Set<string>();
  for (const texts of byEli.values()) {
    const chosen = chooseText(texts, today, packDay);
    const { served, versions, series } = chosen;
    leftOut.push(...chosen.refused);
    for (const day of chosen.begins) begins.add(day);
    for (const day of turnsOf(series, today)) turns.add(day);
    if (served !== null) acts.push({ summary: served.summary, document: served, versions, series });
  }
  acts.sort((a, b) => compareActs(a.summary, b.summary));
  const known = new Set(acts.map(({ summary }) => summary.eli));
  const resolved = resolveRelations(claimsOf(acts), relationIndex(acts));
  const summaries = new Map(acts.map(({ summary }) => [summary.eli, summary]));
  const stated = acts.flatMap(datedStatuses);
  const { statuses, repeals, isEntryPostponed, ...converted } = resolveStatuses(resolved, stated, today, {
    textDay: (act) => textDayOf(summaries.get(act)),
    entries: (act) => summaries.get(act)?.entries ?? [],
    division: (article) => divisionAround(summaries.get(actOfEli(article)), article),
  });
  for (const act of acts) {
    const { eli, entryIntoForce: force } = act.summary;
    if (force !== null && isEntryPostponed(eli, force))
      act.summary = { ...act.summary, entryIntoForce: null, hasOtherForces: true };
  }
  const relations = resolved.map((relation) => {
    const { id, from, dates } = relation;
    const dated = dates.force !== null && isEntryPostponed(from.act, dates.force) ? withoutForce(relation) : relation;
    const dropped = namedBy(converted.dropped.get(id));
    const changing = converted.changed.get(id);
    const changed = changing && { ...namedBy(changing.relation)!, kind: changing.kind };
    return dropped === undefined && changed === undefined
      ? dated
      : { ...dated, ...(dropped && { dropped }), ...(changed && { changed }) };
  });
  const outside = new Set<string>();
  for (const { from, to } of relations) for (const { act } of [from, to]) if (!known.has(act)) outside.add(act);
  const textDays = acts.flatMap(({ summary }) => summary.textDays.until ?? []).sort();
  return {
    digest,
    acts,
    outside: [...outside].sort(),
    relations,
    statuses,
    refused: [...refused, ...leftOut],
    begins: [...new Set([...begins, ...repeals])].sort(),
    turns: [...new Set([...turns, ...repeals])].sort(),
    textDate: textDays.at(-1) ?? null,
    oldestText: textDays[0] ?? null,
  };
}

/** Lets go of what its documents say of relations, once it has them: of a large corpus a third of the heap. */
export function releaseClaims({ acts }: Corpus): void {
  for (const { series } of acts) for (const { document } of series.versions) document.claims = [];
}

function* claimsOf(acts: readonly CorpusAct[]): Generator<RelationClaim> {
  for (const { document } of acts) yield* document.claims;
}

/** The lookups that resolve claims and references against the acts of a corpus. */
export function relationIndex(acts: readonly { summary: ActSummary }[]): RelationIndex {
  const summaries = new Map(acts.map(({ summary }) => [summary.eli, summary]));
  const byNumber = new Map<string, string | null>();
  for (const { eli, type, date, number } of summaries.values()) {
    const key = `${type} ${date.slice(0, 4)} ${number}`;
    // Two acts with one type, year and number: neither can be meant by these alone.
    byNumber.set(key, byNumber.has(key) ? null : eli);
  }
  const keys = new Map<string, Set<string>>();
  const keysOf = (eli: string) => {
    let known = keys.get(eli);
    if (!known) keys.set(eli, (known = new Set(summaries.get(eli)?.articleKeys)));
    return known;
  };
  return {
    hasAct: (eli) => summaries.has(eli),
    actByTypeYearNumber: (type, year, number) => byNumber.get(`${type} ${year} ${number}`) ?? null,
    hasArticle: (eli, key) => keysOf(eli).has(key),
  };
}

/**
 * One digest for many documents.
 * @param digests SHA-256 of each, in hexadecimal
 * @param manifest the same of what the corpus says of its origin, where it says anything
 */
export function digestOf(digests: Iterable<string>, manifest = ''): string {
  const hash = createHash('sha256');
  for (const digest of [...new Set(digests)].sort()) hash.update(digest);
  hash.update(manifest);
  return hash.digest('hex');
}

/** The summary of a read act. @param unresolved ends that its document names and that are no identifiable act */
export function summarise(
  act: Act,
  claims: readonly RelationClaim[] = [],
  unresolved: readonly UnresolvedEnd[] = [],
): ActSummary {
  const { eli, urn, type, number, date, title, publication, textDate, begins, textDays } = act;
  const { entryIntoForce, articles, annexes } = act;
  const unnumbered = unresolved.filter(({ reason, element }) => reason === 'empty' && element.startsWith('rp'));
  return {
    eli,
    urn,
    type,
    number,
    date,
    title,
    publication,
    textDate,
    begins,
    textDays,
    entryIntoForce,
    hasOtherForces: act.otherForces !== undefined,
    articleCount: articles.length,
    annexCount: annexes.length,
    articleKeys: articles.map((article) => article.eli.slice(eli.length)),
    divisions: divisionsOf(articles),
    hasLaterTexts: new Set(articles.flatMap(({ textSince }) => textSince ?? [])).size > 1,
    entries: entryProvisions(act),
    statuses: readStatuses(act),
    unnumberedEvents: unnumbered.length,
    unnumberedDays: unnumbered.flatMap(({ date = [] }) => date).sort(),
    listed: claims.flatMap(({ method, from, to, dates }) =>
      method === 'elenco' && to.act === eli ? { act: from.act, date: dates.publication } : [],
    ),
  };
}

/** The last day of which the loaded text of an act says what stands: as published, that of its Gazzetta, be the act in force later. */
function textDayOf(summary: ActSummary | undefined): string | null {
  if (summary === undefined) return null;
  const { textDays, publication } = summary;
  return textDays.isOriginal && textDays.until === textDays.from ? publication.date : textDays.until;
}

/** The act of a relation, and the relation. */
function namedBy(relation: Relation | undefined): Relation['dropped'] {
  return relation === undefined ? undefined : { by: relation.from.act, relation: relation.id };
}
