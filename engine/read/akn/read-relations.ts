// Tree → what one document claims about who amends whom: the kind is decided below this file, only there.
import type { Act } from '../../law/act.js';
import {
  confidenceIn,
  type Generation,
  type LeftOut,
  type RelationClaim,
  type UnresolvedEnd,
} from '../../law/relation.js';
import type { Wording } from '../../law/wording.js';
import { generationOf } from './generation.js';
import { elementOf, type Findings } from './relations/claim.js';
import { readBroughtIn } from './relations/brought-in.js';
import { readConversion } from './relations/conversion.js';
import { readActOperations } from './relations/clause/operations.js';
import { readEditorial, type EditorialRecord } from './relations/editors/editorial.js';
import { readEfficacy } from './relations/own/efficacy.js';
import { readForces } from './relations/own/entry-into-force.js';
import { markedMods, readInline } from './relations/editors/inline.js';
import { readOwnRules } from './relations/own/own-rules.js';
import { readListed } from './relations/editors/listed.js';
import { readNotes } from './relations/notes/notes.js';
import { Provisions } from './relations/own/provisions.js';
import { readUnreadEntries } from './relations/own/unread-entry.js';
import { reconcile } from './relations/reconcile.js';
import { readWordings } from './relations/clause/wordings.js';
import { readRepealMarks } from './relations/notes/repeal-mark.js';
import { childElements, firstChild, Refusal, type XmlElement } from './xml.js';

/** The claims of one document, as plain data. Ends that name no act are in `unresolved`, one each. */
export interface ReadClaims {
  claims: RelationClaim[];
  /** `element id: what was found`. */
  warnings: string[];
  unresolved: UnresolvedEnd[];
  /** Active modifications that are placed nowhere. */
  leftOut: LeftOut[];
  /** The operations of its own amending words on the words of other acts. */
  wordings: Wording[];
  /** The edition of the exporter that made the document. */
  generation: Generation;
}

/**
 * Most characters of evidence in the claims of one document. Every claim holds its sentence whole, so that a small document
 * can state gigabytes; the largest known total is below one million.
 */
const mostEvidence = 16_000_000;

/**
 * Every claim of a document: its active modifications (the editors' sentences and the marked words), the list of its amending acts,
 * the repeal marks in its text, its conversion. Ends are as written; `resolveRelations` brings those of all documents together.
 * @param root the document's root or its `act`
 * @param path what a refusal calls the document
 * @throws Refusal if the sentences of all claims together have more than `mostEvidence` characters
 */
export function readClaims(root: XmlElement, act: Act, path = act.eli): ReadClaims {
  const findings: Findings = { claims: [], warnings: [], unresolved: [], leftOut: [] };
  let wordings: Wording[] = [];
  const element = root.name === 'act' ? root : firstChild(root, 'act');
  const meta = element && firstChild(element, 'meta');
  if (element === undefined || meta === undefined) return { ...findings, wordings, generation: 'modern' };
  readListed(meta, act, findings);
  const listed = listedByDate(findings.claims);
  const published = new Map(
    findings.claims.flatMap(({ from, dates }) =>
      dates.publication === null ? [] : [[from.act, dates.publication] as const],
    ),
  );
  wordings = readActive(element, meta, act, findings, path);
  readRepealMarks(act, listed, published, findings);
  readConversion(element, act, findings);
  readNotes(act, listed, published, findings);
  const claims = findings.claims.filter(({ from, to, evidence }) => {
    if (from.act !== to.act) return true;
    findings.warnings.push(`${act.eli}: an amendment of the act by itself (${evidence ?? 'no sentence'}), left out`);
    return false;
  });
  const generation = generationOf(root, act.eli);
  for (const claim of claims) claim.confidence = confidenceIn(claim.method, generation);
  return { ...findings, claims, wordings, generation };
}

function readActive(element: XmlElement, meta: XmlElement, act: Act, findings: Findings, path: string): Wording[] {
  const modifications = [meta, ...annexMetas(element)].flatMap(modificationsIn);
  const mods = markedMods(element, act);
  const records: EditorialRecord[] = [];
  const inline: RelationClaim[] = [];
  let evidence = 0;
  for (const modification of modifications) {
    if (/^#./.test(sourceOf(modification))) weigh(modification, readInline(modification, act, mods, findings), inline);
    else weigh(modification, readEditorial(modification, act, findings), records);
  }
  const provisions = new Provisions(act, element);
  const operations = readActOperations(act, (article) => provisions.outline(article));
  const isAmending = operations.length + records.length > 0;
  const { clauses: forces, apart: excepted, whole } = readForces(act, provisions);
  const clauses = [...forces, ...(isAmending ? readEfficacy(act, provisions) : [])];
  const apart = [...excepted, ...(isAmending ? readUnreadEntries(act, provisions) : [])];
  const own = { act, operations, provisions, clauses, apart, whole };
  findings.claims.push(
    ...reconcile(records, inline, own, ({ element: id }, because) =>
      findings.leftOut.push({ element: id, because, unless: null }),
    ),
  );
  findings.claims.push(...readOwnRules(own, findings.claims));
  for (const claim of findings.claims) if (isOfAdded(claim, act, provisions)) claim.isAdded = true;
  findings.claims.push(...readBroughtIn(act, operations));
  const listed = new Set(modifications.map((modification) => sourceOf(modification).slice(1)));
  const operated = new Set(operations.map(({ article }) => article));
  for (const [id, { from }] of mods) {
    if (listed.has(id) || (from.article !== null && operated.has(from.article))) continue;
    findings.leftOut.push({ element: id, because: 'a <mod> that no modification lists', unless: null });
  }
  return readWordings(operations, act);

  function weigh<T extends RelationClaim>(modification: XmlElement, read: readonly T[], into: T[]): void {
    for (const claim of read) evidence += claim.evidence?.length ?? 0;
    if (evidence > mostEvidence)
      throw new Refusal(
        path,
        modification.line,
        'longer sentences in all claims',
        `at most ${mostEvidence} characters`,
      );
    const { act: target } = read[0]?.to ?? {};
    if (target === undefined) return;
    const isOwn = isSameAct(target, act.eli);
    const isYearOnly = yearOnly.test(target) && !target.startsWith('eli:/it/costituzione/');
    if (isOwn || isYearOnly) {
      const because = isOwn ? 'a modification of the act by itself' : `${target}, which has no day, as an end`;
      findings.leftOut.push({ element: elementOf(modification), because, unless: isOwn ? null : target });
    }
    if (!isOwn) for (const claim of read) into.push(claim);
  }
}

/** Whether a provision of the act itself came in later, by its number or by marks, and no sentence dates it. */
function isOfAdded({ from, dates }: RelationClaim, { eli, textDays }: Act, provisions: Provisions): boolean {
  const { article, paragraph, point } = from;
  if (from.act !== eli || article === null || textDays.isOriginal) return false;
  if (dates.publication !== null || dates.force !== null) return false;
  if (/[a-z]/.test(article) || /-/.test(`${paragraph} ${point}`)) return true;
  return provisions.at(article, paragraph?.split(', ') ?? [], point?.split(', ') ?? [])?.added === true;
}

const yearOnly = /^eli:\/it\/[a-z-]+\/\d{4}\/[^/]+$/;

/** Whether two ELIs have type, year and number in common: links get the day wrong. */
function isSameAct(one: string, other: string): boolean {
  const short = (eli: string) => eli.replace(/(\/\d{4})\/\d\d\/\d\d\//, '$1/');
  return one === other || short(one) === short(other);
}

function modificationsIn(meta: XmlElement): XmlElement[] {
  const analysis = firstChild(meta, 'analysis');
  return analysis === undefined
    ? []
    : childElements(analysis, 'activeModifications').flatMap((list) => childElements(list));
}

/** The `meta` of each annex. */
function annexMetas(element: XmlElement): XmlElement[] {
  return childElements(element, 'attachments')
    .flatMap((attachments) => childElements(attachments, 'attachment'))
    .flatMap((attachment) => childElements(attachment, 'doc'))
    .flatMap((doc) => childElements(doc, 'meta'));
}

function sourceOf(modification: XmlElement): string {
  return firstChild(modification, 'source')?.attributes['href'] ?? '';
}

/** Listed acts by `<date> <number>`; two with the same are none. */
function listedByDate(claims: readonly RelationClaim[]): Map<string, string> {
  const acts = new Map<string, string>();
  const twice = new Set<string>();
  for (const { from } of claims) {
    const [, year, month, day, number] = /\/(\d{4})\/(\d\d)\/(\d\d)\/([^/]+)$/.exec(from.act) ?? [];
    const key = `${year}-${month}-${day} ${number}`;
    if (acts.has(key) && acts.get(key) !== from.act) twice.add(key);
    acts.set(key, from.act);
  }
  for (const key of twice) acts.delete(key);
  return acts;
}
