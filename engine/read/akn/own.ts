// Akoma Ntoso that this program wrote (`http/formats/akn.ts`), read back as it was: nothing in it is interpreted again.
import type { Act } from '../../law/act.js';
import { ownNamespace } from '../../law/own-namespace.js';
import type { RelationClaim } from '../../law/relation.js';
import { readOwnAct } from './own/act.js';
import { readOwnRelations } from './own/relations.js';
import { childElements, firstChild, type XmlElement } from './xml.js';

/**
 * Reads an act that this program wrote.
 * @param path what a refusal calls the document
 * @returns `null` for the documents of others
 * @throws Refusal where it is not what this program writes
 */
export function readOwn(
  act: XmlElement,
  path: string,
): { act: Act; claims: RelationClaim[]; warnings: string[] } | null {
  const proprietary = firstChild(act, 'meta', 'proprietary');
  const known = proprietary === undefined ? [] : childElements(proprietary);
  const own = known.filter(({ namespace }) => namespace === ownNamespace);
  const named = own.find(({ name }) => name === 'atto');
  if (named === undefined) return null;
  const relations = readOwnRelations(own.filter(({ name }) => name === 'relazione'));
  return { act: readOwnAct(act, named, path), ...relations };
}
