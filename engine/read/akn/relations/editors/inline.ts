// Amendments as the amending text itself marks them: `<mod>` elements, with exact kind, comma and day of effect.
import type { Act } from '../../../../law/act.js';
import { articleNumber, eliFromUrn } from '../../../../law/eli.js';
import type { ClaimEnd, RelationClaim, RelationKind } from '../../../../law/relation.js';
import { firstChild, textContent, type XmlElement } from '../../xml.js';
import { foldSpace } from '../../text.js';
import { claim, daysOfAct, elementOf, endNamed, leaveUnresolved, wholeAct, type Findings } from '../claim.js';

/** `type` of a `textualMod` whose source is a `<mod>`; that of the editors' ones is always `insertion` and means nothing. */
const kindOfType: Record<string, RelationKind> = {
  repeal: 'abroga',
  substitution: 'sostituisce',
  insertion: 'inserisce',
  split: 'modifica',
  join: 'modifica',
  renumbering: 'modifica',
  replacement: 'sostituisce',
};

/** A `<mod>` and where it stands in the amending act. */
export interface MarkedMod {
  from: ClaimEnd;
  element: XmlElement;
}

/** Every `<mod>` of the document by its id. */
export function markedMods(root: XmlElement, act: Act): Map<string, MarkedMod> {
  const mods = new Map<string, MarkedMod>();
  walk(root, wholeAct(act.eli));
  return mods;

  function walk(element: XmlElement, from: ClaimEnd): void {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      if (!telling.has(child.name)) {
        walk(child, from);
        continue;
      }
      const id = child.attributes['eId'] ?? child.attributes['id'];
      if (child.name === 'mod' && id !== undefined) mods.set(id, { from, element: child });
      else walk(child, placeOf(child, id, from));
    }
  }
}

/** `<mod>`, and its place in the act. */
const telling = new Set(['mod', 'article', 'doc', 'paragraph', 'point']);

function placeOf(element: XmlElement, id: string | undefined, from: ClaimEnd): ClaimEnd {
  if (element.name === 'article') {
    const number =
      /^art_([^_]+)$/.exec(id ?? '')?.[1] ?? textContent(firstChild(element, 'num') ?? element).slice(0, 60);
    return { ...from, article: articleNumber(number), paragraph: null, point: null };
  }
  if (element.name === 'doc') {
    // An article of a code stands in an annex of its own: `<doc name="Codice Penale-art. 575">`.
    const named = eliFromUrn(`urn:nir:stato:legge:2000-01-01;1#${element.attributes['name'] ?? ''}`);
    return { ...from, part: named?.part ?? null, article: named?.article ?? null, paragraph: null, point: null };
  }
  const paragraph = /__para_([^_.]+)\.?$/.exec(id ?? '')?.[1];
  if (element.name === 'paragraph' && paragraph !== undefined)
    return { ...from, paragraph: articleNumber(paragraph), point: null };
  const point = /__point_([^_]+)$/.exec(id ?? '')?.[1];
  if (element.name === 'point' && point !== undefined) return { ...from, point: articleNumber(point) };
  return from;
}

/** Reads a `textualMod` whose `source` is a `<mod>`; the date in its destination (`ita@2024-12-31`) is that of a text, no day of effect. */
export function readInline(
  modification: XmlElement,
  act: Act,
  mods: ReadonlyMap<string, MarkedMod>,
  findings: Findings,
): RelationClaim[] {
  const id = elementOf(modification);
  const source = firstChild(modification, 'source')?.attributes['href'] ?? '';
  const href = firstChild(modification, 'destination')?.attributes['href'] ?? '';
  const mod = mods.get(source.slice(1));
  const to = endNamed(href);
  if (to === null) {
    leaveUnresolved(findings, id, href);
    return [];
  }
  if (mod === undefined) findings.warnings.push(`${id}: ${source} as its source, expected a <mod> of this document`);
  const from = mod?.from ?? wholeAct(act.eli);
  const kind = kindOfType[modification.attributes['type'] ?? ''] ?? 'altro';
  const words = mod === undefined ? null : foldSpace(textContent(mod.element));
  return [{ ...claim('testo', kind, from, numbered(to), daysOfAct(act), words), nature: 'testuale' }];
}

/** `__point_5` is a number, not a letter. */
function numbered(end: ClaimEnd): ClaimEnd {
  return end.point !== null && /^\d/.test(end.point) ? { ...end, point: null, number: end.point } : end;
}
