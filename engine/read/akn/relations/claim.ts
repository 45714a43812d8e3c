// Shared by the rules of this folder: the claim under construction, and ends that can't be identified.
import type { Act } from '../../../law/act.js';
import type { XmlElement } from '../xml.js';
import { actOfEli, eliFromIri, eliFromUrn, parseEli } from '../../../law/eli.js';
import {
  noDates,
  relationMethods,
  type ClaimEnd,
  type LeftOut,
  type RelationClaim,
  type RelationDates,
  type RelationKind,
  type RelationMethod,
  type UnresolvedEnd,
} from '../../../law/relation.js';

/** The results of one rule on a document. */
export interface Findings {
  claims: RelationClaim[];
  /** `element id: what was found`. */
  warnings: string[];
  unresolved: UnresolvedEnd[];
  /** Active modifications that are placed nowhere. */
  leftOut: LeftOut[];
}

/** The id of a modification; its name and line where it has none. */
export function elementOf({ attributes, name, line }: XmlElement): string {
  return attributes['eId'] ?? attributes['id'] ?? `${name} in line ${line}`;
}

/** Characters of a reference that are repeated. */
const longestReference = 200;

/** Counts a modification whose destination names no act, as an end and as left out. */
export function leaveUnresolved(findings: Findings, element: string, reference: string): void {
  const reason = reasonOf(reference);
  findings.unresolved.push({ reference, reason, element });
  const found = reference === '' ? 'nothing' : reference.slice(0, longestReference);
  findings.leftOut.push({ element, because: `${found} as an end, expected an act (${reason})`, unless: null });
}

/** A claim of `method`, with that method's confidence in a modern export; neither nature nor reach. */
export function claim(
  method: RelationMethod,
  kind: RelationKind,
  from: ClaimEnd,
  to: ClaimEnd,
  dates: RelationDates,
  evidence: string | null,
): RelationClaim {
  return {
    kind,
    nature: null,
    reach: null,
    dates,
    effectEvidence: null,
    saving: null,
    from,
    to,
    evidence,
    method,
    confidence: relationMethods[method].confidence,
  };
}

/** The days of an act as a whole: its Gazzetta, and the entry into force that it states. */
export function daysOfAct({ publication, entryIntoForce, date }: Act): RelationDates {
  return {
    publication: publication.date,
    force: entryIntoForce !== null && entryIntoForce >= date ? entryIntoForce : null,
    effect: null,
  };
}

/** The one day that is known of an act that another document reports. */
export function publishedOn(publication: string | null): RelationDates {
  return { ...noDates, publication };
}

/** The day in an act's ELI. */
export function dateOfEli(eli: string): string | null {
  const found = /\/(\d{4})\/(\d\d)\/(\d\d)(?:\/|$)/.exec(eli);
  return found === null ? null : `${found[1]}-${found[2]}-${found[3]}`;
}

export function wholeAct(act: string): ClaimEnd {
  return { act, part: null, article: null, paragraph: null, point: null, number: null, division: null };
}

/** Commi or lettere as one text, `1, 2-bis`; `null` for none. */
export function joined(numbers: readonly string[]): string | null {
  return numbers.length === 0 ? null : [...new Set(numbers)].join(', ');
}

/** The act or article that a link names; `null` where nothing identifies it, as for a ministry's decree that has only a date. */
export function endNamed(href: string): ClaimEnd | null {
  const end = eliFromUrn(href) ?? eliFromIri(href) ?? endOfEli(href);
  const parts = end === null ? null : parseEli(end.act);
  return parts !== null && end !== null && (parts.authority === null || /\d/.test(parts.number ?? ''))
    ? { ...end, number: null, division: null }
    : null;
}

/** `eli:/it/…`, as the Akoma Ntoso that this service writes names acts and articles. */
function endOfEli(href: string): Omit<ClaimEnd, 'number' | 'division'> | null {
  const parts = href.startsWith('eli:') ? parseEli(href) : null;
  return parts === null
    ? null
    : { act: actOfEli(href), part: parts.part, article: parts.article, paragraph: null, point: null };
}

/** Why a reference names no act. */
export function reasonOf(reference: string): UnresolvedEnd['reason'] {
  if (reference.trim() === '' || reference === '#') return 'empty';
  if (/\/(?:camera|senato)-it[:/]|^\/akn\/it\/bill|^\/akn\/it\/?l?$/i.test(reference)) return 'parliamentary';
  if (/\/(?:eu|ue)\/|:(?:eu|ue|comunita|unione)/i.test(reference)) return 'european';
  return (eliFromUrn(reference) ?? eliFromIri(reference)) === null ? 'unreadable' : 'unnumbered';
}
