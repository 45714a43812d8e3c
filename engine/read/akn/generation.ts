// Finds which edition of the portal's exporter made a document.
import type { Generation } from '../../law/relation.js';
import { eliFromIri, eliFromUrn } from '../../law/eli.js';
import { childElements, descendants, firstChild, type XmlElement } from './xml.js';

/**
 * `older` for the exports of 2021 and before, told by what they hold: the URNs of source and destination of an active modification are
 * swapped (the act itself is the destination), or an `<ins>` is numbered within its article (`art_1__ins_1`), where later ones number
 * it within the document (`ins_1`). A document that has neither counts as modern.
 * @param root the whole document
 * @param eli the act that it is about
 */
export function generationOf(root: XmlElement, eli: string): Generation {
  const meta = firstChild(root.name === 'act' ? root : (firstChild(root, 'act') ?? root), 'meta');
  const lists = meta === undefined ? [] : descendants(meta, 'activeModifications');
  const isSwappedAt = lists.some((list) => childElements(list).some((one) => isSwapped(one, eli)));
  return isSwappedAt || /^art_.*__ins_\d+$/.test(firstIns(root)?.attributes['eId'] ?? '') ? 'older' : 'modern';
}

function isSwapped(modification: XmlElement, eli: string): boolean {
  const [source, destination] = ['source', 'destination'].map((end) => {
    const href = firstChild(modification, end)?.attributes['href'] ?? '';
    return (eliFromUrn(href) ?? eliFromIri(href))?.act ?? null;
  });
  return destination === eli && source !== null && source !== eli;
}

function firstIns(at: XmlElement): XmlElement | null {
  for (const child of at.children) {
    if (typeof child === 'string') continue;
    const found = child.name === 'ins' ? child : firstIns(child);
    if (found !== null) return found;
  }
  return null;
}
