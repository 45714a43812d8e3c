// `<ref>`s of law text → what an article cites. They are no amendments.
import type { Act, Reference, Target } from '../act.js';
import { eliFromIri } from '../eli.js';
import { textContent, type XmlElement } from './xml.js';
import { foldSpace } from './relations/claim.js';

/** What holds no law of this act: notes that quote other acts, and the words that an amendment puts into another act. */
const skipped = new Set(['authorialNote', 'quotedText', 'quotedStructure', 'embeddedText', 'embeddedStructure']);

/** `D.LGS. 26 AGOSTO 2016, N. 179` in capitals stands in a repeal mark: it repeals, it is not cited. */
const inMark =
  /^[^a-z]*\b(?:GENNAIO|FEBBRAIO|MARZO|APRILE|MAGGIO|GIUGNO|LUGLIO|AGOSTO|SETTEMBRE|OTTOBRE|NOVEMBRE|DICEMBRE)\b[^a-z]*$/;

/**
 * The references in law text, in order, the same target with the same words once.
 * Left out: acts of the European Union, links without act, and the act as a whole where it names itself.
 * A date of a year only stays `eli:/it/<type>/<yyyy>/<number>` until the corpus resolves it.
 * @param elements paragraphs of law text, without update notes
 */
export function readReferences(elements: readonly XmlElement[], act: Pick<Act, 'eli'>): Reference[] {
  const references = new Map<string, Reference>();
  for (const element of elements) collect(element);
  return [...references.values()];

  function collect(element: XmlElement): void {
    for (const child of element.children) {
      if (typeof child === 'string' || skipped.has(child.name)) continue;
      if (child.name !== 'ref') {
        collect(child);
        continue;
      }
      const text = foldSpace(textContent(child));
      const target = inMark.test(text) ? null : targetOf(text, child.attributes['href'] ?? '');
      if (target === null || (target.act === act.eli && target.article === null)) continue;
      references.set(`${target.act} ${target.part} ${target.article} ${target.paragraph} ${target.point} ${text}`, {
        text,
        target,
      });
    }
  }
}

function targetOf(_text: string, href: string): Target | null {
  return eliFromIri(href);
}
