// Compares the editors' records of an act's amendments with the act's own words, which confirm, correct or complete them.
import type { ClaimEnd, RelationClaim } from '../../../law/relation.js';
import { datesOf, type OwnWords } from './own/amendment-days.js';
import { claim, joined, wholeAct } from './claim.js';
import type { PlacedOperation } from './clause/operations.js';
import { asRelated } from './clause/place/insertion.js';
import { readQuotedOperations } from './clause/quoted-operations.js';
import { contradicted, doubtMisprints, isMisprint, type NamedRepeal } from './doubted-repeals.js';
import type { EditorialRecord } from './editors/editorial.js';
import { judge, sourcesOf, Target } from './judge.js';
import { namesPartOnly } from './clause/part-only.js';
import { readConsequence } from './consequence.js';

/**
 * One claim an operation that the words state, with the sentences of the records that they confirm, and one a record that they do not:
 * textual where its paragraph amends, a rule where that paragraph amends nothing, undecided where it is not there to be read.
 * @param inline claims of marked words; those of places that the words state anyhow are left out
 */
export function reconcile(
  records: readonly EditorialRecord[],
  inline: readonly RelationClaim[],
  own: OwnWords,
  leaveOut: (record: EditorialRecord, because: string) => void,
): RelationClaim[] {
  const targets = new Map<string, Target>();
  for (const operation of own.operations) {
    const target = targetOf(operation.act);
    let known = targets.get(target);
    if (known === undefined) targets.set(target, (known = new Target()));
    known.add(operation);
  }
  const confirmed = new Map<PlacedOperation, Confirmation>();
  const readQuotations = new Map<string, readonly PlacedOperation[]>();
  const rest: RelationClaim[] = [];
  const told: NamedRepeal[] = [];
  for (const record of records) {
    const onTarget = targets.get(targetOf(record.to.act)) ?? nothing;
    const found = operationsOf(record, onTarget, own).filter(({ to }) => to.article?.length !== 0);
    if (record.isConsequence && (found.length === 0 || isBeside(record, found))) {
      const followed = readConsequence(record, own, onTarget);
      if (followed !== null && quotedBy(record, own, readQuotations).length === 0) {
        if (followed.length === 0) leaveOut(record, `art. ${record.from.article} amends another act`);
        rest.push(...followed);
        continue;
      }
    }
    const rule = isBeside(record, found) ? judge(record, own, onTarget) : null;
    if (rule?.method === 'disposizione' || (rule?.method === 'frase-sola' && stands(record, own))) {
      rest.push(rule);
      continue;
    }
    const said = new Set<string>();
    for (const operation of found) {
      // Its sentence once for each relation: a long one may report many operations.
      const relation = `${operation.kind} ${operation.article} ${operation.to.article?.join(' ')}`;
      const known = confirmed.get(operation) ?? { records: [], sentences: [] };
      known.records.push(record);
      if (!said.has(relation) && record.evidence !== null) known.sentences.push(record.evidence);
      said.add(relation);
      confirmed.set(operation, known);
    }
    if (found.length > 0) continue;
    const quoted = quotedBy(record, own, readQuotations);
    if (quoted.length > 0) {
      for (const operation of quoted)
        rest.push(...claimsAsTold(operation, { records: [record], sentences: [record.evidence ?? ''] }, own));
      continue;
    }
    const judged = judge(record, own, onTarget);
    if (judged === null)
      leaveOut(record, `no clause of art. ${record.from.article} speaks of art. ${record.to.article}`);
    else {
      rest.push(judged);
      if (record.whole && record.kind === 'abroga') told.push({ act: record.to.act, claim: judged });
    }
  }
  const operated = new Set(
    own.operations.flatMap(({ article, act, to }) =>
      (to.article ?? ['']).map((number) => `${article} ${act} ${number}`),
    ),
  );
  // A `<mod>` whose link names the act alone is confirmed by any words of its paragraph.
  const placed = new Set(own.operations.map(({ article, paragraph, act }) => `${article} ${paragraph} ${act}`));
  const marked = inline.filter(
    ({ from, to }) =>
      !operated.has(`${from.article} ${to.act} ${to.article ?? ''}`) &&
      (to.article !== null || !placed.has(`${from.article} ${from.paragraph} ${to.act}`)),
  );
  const named: NamedRepeal[] = [];
  const unsure = contradicted(new Set(own.operations.map(({ act }) => act)));
  const stated = own.operations.flatMap((operation) => {
    const confirmation = confirmed.get(operation);
    const told = confirmation ?? { records: [], sentences: [] };
    const claims = asRelated(operation).flatMap((one) => claimsOf(one, told, own));
    const isNamed = confirmation?.records.some(({ to }) => to.act === operation.act) === true;
    if (unsure.has(operation.act) && !isNamed && operation.kind === 'abroga') return claims.map(doubt);
    const isBorneOut = confirmation?.records.every(({ to }) => !isMisprint(to.act, operation.act));
    if (operation.kind !== 'abroga' || operation.reach !== 'atto' || isBorneOut === true) return claims;
    if (isBorneOut === false) return claims.map(doubt);
    for (const claim of claims) named.push({ act: operation.act, claim });
    return claims;
  });
  const doubted = doubtMisprints(named, told);
  return [...stated, ...marked, ...rest].map((claim) => (doubted.has(claim) ? doubt(claim) : claim));
}

/**
 * The operations on a record's target in the new words of the paragraph that the record names, where the act's own words say nothing of
 * that target: `nel modificare l'art. 36 del D.Lgs. …, ha conseguentemente disposto (con l'art. 1, comma 3) l'abrogazione …`.
 */
function quotedBy(
  record: EditorialRecord,
  { act, provisions, operations }: OwnWords,
  known: Map<string, readonly PlacedOperation[]>,
): readonly PlacedOperation[] {
  if (!record.isConsequence && record.evidence?.startsWith('nel modificare') !== true) return [];
  for (const { article: number, paragraphs } of sourcesOf(record)) {
    const article = number === null ? undefined : provisions.article(number);
    if (article === undefined) continue;
    const key = [number, ...paragraphs].join(' ');
    let quoted = known.get(key);
    if (quoted === undefined) {
      const own = new Set(operations.flatMap((one) => (one.article === number ? targetOf(one.act) : [])));
      const isAmended = (named: string) => own.has(targetOf(named));
      quoted = readQuotedOperations(act, article, provisions.outline(article), paragraphs, isAmended);
      known.set(key, quoted);
    }
    const target = new Target();
    for (const operation of quoted) if (targetOf(operation.act) === targetOf(record.to.act)) target.add(operation);
    const found = target.touchedBy(record);
    if (found.length > 0) return found;
  }
  return [];
}

function doubt(found: RelationClaim): RelationClaim {
  return {
    ...found,
    method: 'discorde',
    confidence: claim('discorde', found.kind, found.from, found.to, found.dates, null).confidence,
  };
}

/** Whether a record names paragraphs of the article, and all that it may report is in others of it: those may only rule. */
function isBeside(record: EditorialRecord, found: readonly PlacedOperation[]): boolean {
  const named = sourcesOf(record).flatMap(({ paragraphs }) => paragraphs);
  return (
    record.kind === 'modifica' &&
    found.length > 0 &&
    named.length > 0 &&
    found.every(({ paragraph }) => paragraph !== null && !named.includes(paragraph))
  );
}

/** Whether the paragraphs that a record names are there to be read: `…; ha conseguentemente disposto (con l'art. 130, comma 1) …`. */
function stands({ from }: EditorialRecord, { provisions }: OwnWords): boolean {
  const paragraphs = from.paragraph?.split(', ') ?? [];
  return (
    from.article !== null &&
    paragraphs.length > 0 &&
    provisions.at(from.article, paragraphs, from.point?.split(', ') ?? []) !== null
  );
}

/** The target of a record of which the words state nothing. */
const nothing = new Target();

/** Acts are one where number and year agree: links and sentences get type or day wrong. */
function targetOf(act: string): string {
  const [, year, , , number] = /\/(\d{4})\/(\d\d)\/(\d\d)\/([^/]+)$/.exec(act) ?? [];
  return year === undefined ? act : `${year} ${number}`;
}

/** The operations that a record reports: on its target, in the article and, where it names them, the paragraphs that it names. */
function operationsOf(record: EditorialRecord, onTarget: Target, { provisions }: OwnWords): readonly PlacedOperation[] {
  const target = onTarget.touchedBy(record);
  if (target.length === 0) return [];
  for (const source of sourcesOf(record)) {
    const here = target.filter(({ article }) => article === source.article);
    // A point that the text no longer has is reported by none of the others.
    const isGone =
      source.points.length > 0 && provisions.at(source.article!, source.paragraphs, source.points) === null;
    if (here.length > 0) return isGone ? [] : narrowed(here, source.paragraphs, source.points);
  }
  // `di conversione, ha disposto (con l'art. 1, comma 1) la modifica dell'art. 5`: the annex does it, with which art. 1 converts the decree.
  const listed = target.filter(({ article }) => article === null);
  if (listed.length > 0) {
    const same = listed.filter(({ kind }) => kind === record.kind);
    return same.length > 0 ? same : listed;
  }
  // A renumbered article: the words stand elsewhere, and here stand none.
  const { article } = sourcesOf(record)[0]!;
  if (record.kind === 'modifica' || (article !== null && provisions.at(article, [], [])?.amends === true)) return [];
  const [elsewhere, ...more] = [
    ...new Set(target.filter(({ kind }) => kind === record.kind).map((other) => other.article)),
  ];
  return elsewhere !== undefined && more.length === 0
    ? target.filter((other) => other.article === elsewhere && other.kind === record.kind)
    : [];
}

function narrowed(
  operations: readonly PlacedOperation[],
  paragraphs: readonly string[],
  points: readonly string[],
): readonly PlacedOperation[] {
  const here = operations.filter(({ paragraph }) => paragraph !== null && paragraphs.includes(paragraph));
  const there = here.filter(({ point }) => point !== null && points.includes(point));
  return there.length > 0 ? there : here.length > 0 ? here : operations;
}

/** The records that report an operation, and their sentences. */
interface Confirmation {
  records: EditorialRecord[];
  sentences: string[];
}

/** As decreed and, where sentences report both a decree and its conversion, as converted. */
function claimsOf(operation: PlacedOperation, { records, sentences }: Confirmation, own: OwnWords): RelationClaim[] {
  const decreed = records.filter(({ gazette }) => gazette === null);
  const converted = records.filter(({ gazette }) => gazette !== null);
  if (decreed.length === 0 || converted.length === 0) return claimsAsTold(operation, { records, sentences }, own);
  const told = (by: EditorialRecord[]): Confirmation => ({
    records: by,
    sentences: sentences.filter((sentence) => by.some(({ evidence }) => evidence === sentence)),
  });
  return [
    ...claimsAsTold(operation, told(decreed), own),
    ...claimsAsTold(narrowedTo(converted, operation), told(converted), own, true),
  ];
}

/** `l'introduzione dei commi 65-sexies e 65-septies`: of the paragraphs that the operation touches only those. */
function narrowedTo(records: readonly EditorialRecord[], operation: PlacedOperation): PlacedOperation {
  const touched = operation.to.paragraph ?? [];
  const named = records.flatMap(({ to }) => to.paragraph?.split(', ') ?? []);
  const both = touched.filter((paragraph) => named.includes(paragraph));
  return both.length === 0 || both.length === touched.length
    ? operation
    : { ...operation, to: { ...operation.to, paragraph: both } };
}

function claimsAsTold(
  operation: PlacedOperation,
  { records, sentences }: Confirmation,
  own: OwnWords,
  isConverted = false,
): RelationClaim[] {
  const { kind, reach, to, act, article, part, annex, point, words, until } = operation;
  const paragraph = operation.paragraph ?? (article === null ? null : paragraphNamed(article, records));
  const from: ClaimEnd = { ...wholeAct(own.act.eli), article, part, paragraph, point, division: annex };
  const { dates, evidence: effectEvidence, apart } = datesOf(operation, records, own, isConverted);
  const waits = kind === 'abroga' ? apart : null;
  const evidence = [...new Set([...sentences, words, until ?? [], waits ?? []].flat())].join('\n');
  return (to.article ?? [null]).map((number) => ({
    ...claim('testo', kind, from, endOf(operation, act, number, records), dates, evidence),
    nature: 'testuale' as const,
    reach: reach === 'atto' && namesPartOnly(words) ? null : reach,
    effectEvidence,
    saving: operation.saving,
    ...(operation.brings === undefined ? {} : { brings: operation.brings }),
  }));
}

/** The paragraph of an article whose paragraphs have no numbers: the one that the sentences name. */
function paragraphNamed(article: string, records: readonly EditorialRecord[]): string | null {
  const named = new Set(records.flatMap(({ from }) => (from.article === article ? (from.paragraph ?? []) : [])));
  return named.size === 1 ? [...named][0]! : null;
}

function endOf(
  { to, reach }: PlacedOperation,
  act: string,
  article: string | null,
  records: readonly EditorialRecord[],
): ClaimEnd {
  const annex = to.annex?.[0] ?? null;
  const division =
    reach === 'partizione' || article === null ? joined([...(to.annex ?? []), ...(to.division ?? [])]) : null;
  // The link spells the part of the act in full: `Allegato 1-Codice del processo amministrativo`.
  const linked = records.find((record) => record.to.article === article && record.to.part !== null);
  const paragraphs = joined(to.paragraph ?? []);
  const points = joined(to.point ?? []);
  return {
    act,
    part: article === null ? null : (linked?.to.part ?? annex),
    article,
    division,
    paragraph: paragraphs,
    point: (to.paragraph?.length ?? 0) > 1 ? null : points,
    number: joined(to.number ?? []),
  };
}
