// Tree → Act: whether the document is an act at all, then its identity, text, articles and annexes.
import type { Act, Reference } from '../../law/act.js';
import { readProvisions } from './articles.js';
import { doubtOfStart, readIdentity } from './identity.js';
import type { OwnAct } from './own-references.js';
import { identify } from './parts.js';
import { splitNotes } from './notes.js';
import { stripMarks } from '../marks.js';
import { foldNewlines, readLines } from './text.js';
import { childElements, firstChild, Refusal, type XmlElement } from './xml.js';

/** Names of documents that are not acts, for refusals. */
const kinds: Record<string, string> = {
  bill: 'a bill',
  debate: 'a debate',
  debateReport: 'the report of a debate',
  debateSection: 'a section of a debate',
  judgment: 'a judgment',
  judgement: 'a judgment',
  amendment: 'an amendment',
  amendmentList: 'a list of amendments',
  documentCollection: 'a collection of documents',
  officialGazette: 'an issue of an official gazette',
  portion: 'a portion of an act',
  fragment: 'a fragment of an act',
  statement: 'a statement',
  doc: 'a document of no normative kind',
};

/**
 * The `<act>` of an Akoma Ntoso document, whatever its namespace or prefix.
 * @throws Refusal for anything else, named as what it is
 */
export function findAct(root: XmlElement, path: string): XmlElement {
  const refuse = (found: string): never => {
    throw new Refusal(path, root.line, found, 'an act in Akoma Ntoso');
  };
  if (root.name === 'NIR') refuse('a document in NIR (Norme in rete)');
  if (root.name !== 'akomaNtoso') refuse(kinds[root.name] ?? `a root <${root.name}>`);
  const [document, other] = childElements(root).filter(({ name }) => name !== 'components');
  if (document === undefined) return refuse('an empty <akomaNtoso>');
  if (document.name !== 'act') return refuse(kinds[document.name] ?? `a document <${document.name}>`);
  if (other !== undefined) refuse(`<${other.name}> beside the act`);
  if (firstChild(document, 'body') === undefined) refuse('an act without a body');
  return document;
}

/**
 * Reads an act.
 * @param act the element that `findAct` found
 * @param path name of the file, for refusals and the date of the text
 * @param readReferences references of one article's law text, given its elements, its place in the act and its text
 * @throws Refusal if nothing identifies the act
 */
export function readAct(
  act: XmlElement,
  path: string,
  readReferences: (law: readonly XmlElement[], own: OwnAct, text: string) => Reference[],
): { act: Act; warnings: string[] } {
  const identity = readIdentity(act, path);
  if (!isFromPortal(act, identity.publication.eli)) foldNewlines(act);
  const provisions = readProvisions(act);
  const { articles, annexes } = identify(identity, provisions, readReferences);
  return {
    act: {
      ...identity,
      preamble: readBlock(firstChild(act, 'preamble')),
      conclusions: readBlock(firstChild(act, 'conclusions')),
      articles,
      annexes,
    },
    warnings: [doubtOfStart(identity, path) ?? [], provisions.warnings].flat(),
  };
}

/** Whether the document is in the official portal's dialect, in which newlines part paragraphs. */
function isFromPortal(act: XmlElement, officialEli: string | null): boolean {
  return officialEli !== null || /^(?:mono|multi)vigente|^originale/i.test(act.attributes['name'] ?? '');
}

/** Text of the preamble or the conclusions, `null` if empty. */
function readBlock(element: XmlElement | undefined): string | null {
  if (element === undefined) return null;
  const text = stripMarks(splitNotes(readLines([element])).law.join('\n'));
  return text === '' ? null : text;
}
