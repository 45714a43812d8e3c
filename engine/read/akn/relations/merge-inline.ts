// The two descriptions of one amendment, the editors' sentence and the marked words, become one.
import type { RelationClaim } from '../../../law/relation.js';
import type { EditorialClaim } from './editorial.js';

/**
 * The editors call every replacement, and many an insertion, a `modifica`; the marked words say exactly what it is. So a `modifica`
 * of commi that marked words of the same two articles cover gives way to them and lends them its sentence. Of a `modifica` that they cover in
 * part the rest stays.
 */
export function mergeInline(editorial: readonly EditorialClaim[], inline: readonly RelationClaim[]): RelationClaim[] {
  const marked = new Map<string, RelationClaim[]>();
  for (const claim of inline) {
    const known = marked.get(pairOf(claim));
    if (known === undefined) marked.set(pairOf(claim), [{ ...claim }]);
    else known.push({ ...claim });
  }
  const merged: RelationClaim[] = [];
  for (const { heading, ...claim } of editorial) {
    const peers = claim.kind === 'modifica' ? (marked.get(pairOf(claim)) ?? []) : [];
    const commi = claim.to.paragraph?.split(', ') ?? null;
    const covering = peers.filter(({ to }) =>
      commi === null ? !heading || to.paragraph === null : to.paragraph === null || commi.includes(to.paragraph),
    );
    for (const peer of covering)
      peer.evidence = [...new Set([claim.evidence, peer.evidence])].filter((text) => text !== null).join('\n');
    if (covering.length === 0) merged.push(claim);
    else if (commi !== null) {
      const rest = commi.filter((comma) => !covering.some(({ to }) => to.paragraph === null || to.paragraph === comma));
      if (rest.length > 0) merged.push({ ...claim, to: { ...claim.to, paragraph: rest.join(', '), point: null } });
    }
  }
  return [...merged, ...[...marked.values()].flat()];
}

/** A part is not compared: the marked words leave it out where the act has only one. */
function pairOf({ from, to }: RelationClaim): string {
  return `${from.article} ${to.act} ${to.article}`;
}
