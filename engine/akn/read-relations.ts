// Tree → what the act says of others. For now: which acts amended it.
import type { Act } from '../act.js';
import type { RelationClaim } from '../relation.js';
import { eliFromIri } from '../eli.js';
import { descendants, type XmlElement } from './xml.js';

/** The amending acts that the document lists, each dated by its event. */
export function readClaims(root: XmlElement, act: Act): { claims: RelationClaim[]; warnings: string[] } {
  const dates = new Map(
    descendants(root, 'eventRef').map(({ attributes }) => [attributes['source'], attributes['date']]),
  );
  const claims: RelationClaim[] = [];
  for (const { attributes } of descendants(root, 'passiveRef')) {
    const from = /^rp\d+$/.test(attributes['eId'] ?? '') ? eliFromIri(attributes['href'] ?? '') : null;
    if (from === null) continue;
    const date = dates.get(attributes['eId']) ?? null;
    const to = { act: act.eli, part: null, article: null, paragraph: null, point: null };
    claims.push({
      kind: 'altro',
      from,
      to,
      date,
      dateKind: date === null ? null : 'pubblicazione',
      evidence: null,
      method: 'elenco',
      confidence: 0.9,
    });
  }
  return { claims, warnings: [] };
}
