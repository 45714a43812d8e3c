// A citation in one line, so that a table of cases stays readable.
import type { Citation } from '../../../engine/cite/cite.js';

/** `type number/year date | article comma letter`; ELIs without `eli:/it/` for a name; why not, for what names no act. */
export function describeCitation(citation: Citation): string {
  const { foreign, refusal } = citation;
  if (foreign !== null) return `${foreign.kind} ${foreign.celex ?? ''}`.trim();
  if (refusal !== null) return refusal.code;
  const act =
    citation.method === 'nome'
      ? citation.named.map((eli) => eli.replace('eli:/it/', '')).join(' ')
      : `${citation.type ?? '?'} ${citation.number ?? '-'}/${citation.year ?? '-'} ${citation.date ?? ''}`.trim();
  const place = [
    citation.article,
    citation.paragraph && `c${citation.paragraph}`,
    citation.point && `l${citation.point}`,
  ].filter(Boolean);
  return place.length > 0 ? `${act} | ${place.join(' ')}` : act;
}
