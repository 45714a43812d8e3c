// One document, bytes to plain data.
import type { Act } from '../../law/act.js';
import type { Generation, LeftOut, RelationClaim, UnresolvedEnd } from '../../law/relation.js';
import type { Wording } from '../../law/wording.js';
import { findAct, readAct } from './read-act.js';
import { readOwn } from './own.js';
import { readReferences } from './read-references.js';
import { readClaims } from './read-relations.js';
import { parseXml, Refusal, type XmlElement } from './xml.js';

export { isNotedLapsed, lapsedDecrees } from './relations/notes/lapsed.js';
export { strikeOf } from './relations/notes/struck.js';
export { dayOfMarks, lapseOf } from './relations/notes/lapse-mark.js';
export { droppingLaw } from './relations/notes/unconverted.js';
export { isConfirmedRepeal } from './repealed.js';

/** The plain data read from one document. */
export interface ReadDocument {
  act: Act;
  claims: RelationClaim[];
  /** Counted, never fatal: `element id: what was found`. */
  warnings: string[];
  /** Ends of amendments that name no act that could be identified. */
  unresolved: UnresolvedEnd[];
  /** Active modifications that are placed nowhere. */
  leftOut: LeftOut[];
  /** The operations of its own amending words on the words of other acts. */
  wordings: Wording[];
  /** The edition of the exporter that made it. */
  generation: Generation;
}

/**
 * Reads one Akoma Ntoso document: the act and what it says of others.
 * @param bytes UTF-8 XML
 * @param path name of the file, for refusals and the date of the text
 * @throws Refusal `path:line: what was found, what was expected`; never half an act
 */
export function readDocument(bytes: Uint8Array, path: string): ReadDocument {
  const root = parseWhole(bytes, path);
  const element = findAct(root, path);
  const own = readOwn(element, path);
  if (own !== null) return { ...own, unresolved: [], leftOut: [], wordings: [], generation: 'modern' };
  const { act, warnings } = readAct(element, path, readReferences);
  const { claims, warnings: doubts, unresolved, leftOut, wordings, generation } = readClaims(root, act, path);
  return { act, claims, warnings: [...warnings, ...doubts], unresolved, leftOut, wordings, generation };
}

/** Packs of the portal hold some documents of exactly this length: the rest is missing. */
const cutBytes = 2 ** 20;

function parseWhole(bytes: Uint8Array, path: string): XmlElement {
  try {
    return parseXml(bytes, path);
  } catch (error) {
    if (!(error instanceof Refusal) || bytes.length !== cutBytes) throw error;
    throw new Refusal(
      path,
      error.line,
      'a document cut at exactly 1 MiB',
      'all of it, as an export of this act alone gives it',
    );
  }
}
