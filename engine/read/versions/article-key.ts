// One name for an article in all versions of its act, however the exporter spells its number.
import { rankKey } from '../../law/eli.js';

/**
 * Keys of the articles and annexes of one version, by the part and the rank of their number: `/art/71-nonies` and `/art/71-novies` are one.
 * A key that occurs again is numbered, in document order.
 * @param suffixes ELI suffixes in document order, `/art/2-bis`, `/allegato/art/1`, `/all/tabella-a`
 */
export function articleKeys(suffixes: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return suffixes.map((suffix) => {
    const key = keyOf(suffix);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}

function keyOf(suffix: string): string {
  const [, part = '', number] = /^(.*)\/art\/([^/]+)$/.exec(suffix) ?? [];
  return number === undefined ? suffix : `${part.replace(/[-\s]/g, '').toLowerCase()}/art/${rankKey(number)}`;
}
