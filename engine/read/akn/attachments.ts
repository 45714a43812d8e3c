// Articles that live in annexes (the criminal code is 987 annexes of a royal decree), and annexes that are no article.
import { articleNumber, isRealDate, partSlug } from '../../law/eli.js';
import { takeBareHeadings } from './bare-headings.js';
import { readContent } from './content.js';
import { annexTitle, enterDivision, opensTitle, takeDivisions, type DivisionHeading } from './division.js';
import { findNumber, skipNumber, takeHeading } from './heading.js';
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
      const textSince = textSinceOf(doc);
      if (number === null) found.annexes.push({ name, textSince, ...readContent(childElements(content)) });
      else {
        const part = matched![1]!.replace(/[\s–-]{1,9}$/, '') || 'Allegato';
        found.articles.push({ ...readAnnexArticle(content, name, part, number, paths), textSince, noted: [] });
      }
    }
  }
  takeBareHeadings(found.articles);
}

/**
 * The date of the portal's annex (`…/!main/annesso_7`): unlike that of the act it is the day since which its text stands
 * (`time.md` 0.5); in documents of others it says something else.
 */
function textSinceOf(doc: XmlElement): string | null {
  const work = firstChild(doc, 'meta', 'identification', 'FRBRWork');
  if (work === undefined || !/\/annesso_\d+$/.test(firstChild(work, 'FRBRthis')?.attributes['value'] ?? ''))
    return null;
  const date = firstChild(work, 'FRBRdate')?.attributes['date'] ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(date) && isRealDate(date) ? date : null;
}

function readAnnexArticle(
  content: XmlElement,
  name: string,
  part: string,
  number: string,
  paths: Map<string, DivisionHeading[]>,
): Omit<RawArticle, 'textSince' | 'noted'> {
  const read = readContent(childElements(content));
  let lines = read.lines;
  let before: string[] = [];
  let path = paths.get(part) ?? [];
  const at = findNumber(lines, number);
  if (at !== null) {
    const unnamed = afterName(lines.slice(0, at.start), part);
    const title = unnamed === null ? null : annexTitle(unnamed);
    const taken = takeDivisions(unnamed === null ? lines.slice(0, at.start) : unnamed.slice(title?.length ?? 0));
    if (title !== null) path = [title.heading];
    if (taken.headings.length > 0) path = enterDivision(path, taken.headings);
    before = taken.lines;
    lines = [...(at.rest === '' ? [] : [at.rest]), ...lines.slice(at.end)];
  } else if (lines[0] !== undefined && partSlug(lines[0]) === partSlug(name)) lines = lines.slice(1);
  else lines = skipNumber(lines, number);
  paths.set(part, path);
  const headed = takeHeading(lines);
  const division = path.map(({ text }) => text);
  return { ...read, number, part, division, heading: headed.heading, lines: [...before, ...headed.lines] };
}

/**
 * The lines after the name of the part, on a line of its own or before a division (`CODICE CIVILE LIBRO PRIMO`); of
 * `Allegati - Allegato I.01` the end is enough. `null` where the first line is not its name.
 */
function afterName(lines: readonly string[], part: string): string[] | null {
  const [first, ...rest] = lines;
  if (first === undefined) return null;
  const [own, slug] = [partSlug(first), partSlug(part)];
  if (own === slug || (own !== '' && slug.endsWith(`-${own}`))) return rest;
  if (!first.toLowerCase().startsWith(`${part.toLowerCase()} `)) return null;
  const words = first.slice(part.length).replace(/^[\s.:–-]{1,9}/, '');
  return opensTitle(words) ? [words, ...rest] : null;
}
