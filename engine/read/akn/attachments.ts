// Articles that live in annexes (the criminal code is 987 annexes of a royal decree), and annexes that are no article.
import { articleNumber, partSlug } from '../../law/eli.js';
import { readContent } from './content.js';
import { enterDivision, takeDivisions, type DivisionHeading } from './division.js';
import { findNumber, isNumberLine, takeHeading } from './heading.js';
import type { RawArticle, RawProvisions } from './raw-provisions.js';
import { readLines } from './text.js';
import { childElements, firstChild, type XmlElement } from './xml.js';

/** `Codice Penale-art. 270 quinquies.1`, `Allegato II.12 - Art. 46`; what stands before is the part's name. */
const articleName = /^(.*?)[\s–-]{0,5}\bart(?:icolo)?\s?\.?\s?(\d.{0,40}|unico)$/i;

/** Words before `art.` after which it is the article that an annex belongs to: `Allegato A (art. 3)`, `Tabella dell'art. 2`. */
const belongsTo = /[(['’]\s?$/;

/** Adds the articles and annexes of an `<attachments>` or `<components>` to `found`. */
export function readAttachments(list: XmlElement, found: RawProvisions): void {
  const paths = new Map<string, DivisionHeading[]>();
  for (const attachment of childElements(list)) {
    const holders = attachment.name === 'doc' ? [attachment] : childElements(attachment);
    const heading = readLines(firstChild(attachment, 'heading')?.children ?? []).join(' ');
    for (const doc of holders) {
      const content = firstChild(doc, 'mainBody') ?? firstChild(doc, 'body');
      if (content === undefined) continue;
      const name = (doc.attributes['name'] ?? '').trim() || heading || `Allegato ${found.annexes.length + 1}`;
      const matched = articleName.exec(name.slice(0, 300));
      const number = matched === null || belongsTo.test(matched[1]!) ? null : articleNumber(matched[2]!);
      if (number === null) {
        const { lines, notes } = readContent(childElements(content), '');
        found.annexes.push({ name, lines, notes });
      } else {
        const part = matched![1]!.replace(/[\s–-]{1,9}$/, '') || 'Allegato';
        found.articles.push(readAnnexArticle(content, name, part, number, paths));
      }
    }
  }
}

function readAnnexArticle(
  content: XmlElement,
  name: string,
  part: string,
  number: string,
  paths: Map<string, DivisionHeading[]>,
): RawArticle {
  const read = readContent(childElements(content), '');
  let lines = read.lines;
  let before: string[] = [];
  let path = paths.get(part) ?? [];
  const at = findNumber(lines, number);
  if (at !== null) {
    const isNamed = lines[0] !== undefined && partSlug(lines[0]) === partSlug(part);
    const taken = takeDivisions(lines.slice(isNamed ? 1 : 0, at.index));
    if (taken.headings.length > 0) path = enterDivision(path, taken.headings);
    before = taken.lines;
    lines = [...(at.rest === '' ? [] : [at.rest]), ...lines.slice(at.index + 1)];
  } else if (lines[0] !== undefined && partSlug(lines[0]) === partSlug(name)) lines = lines.slice(1);
  else if (lines.length > 1 && isNumberLine(lines[0]!)) lines = lines.slice(1);
  paths.set(part, path);
  const headed = takeHeading(lines);
  const division = path.map(({ text }) => text);
  return { ...read, number, part, division, heading: headed.heading, lines: [...before, ...headed.lines] };
}
