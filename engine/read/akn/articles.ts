// The articles and annexes of an act, in document order.
import { articleNumber } from '../../law/eli.js';
import { readAttachments } from './attachments.js';
import { readContent } from './content.js';
import { readNotedTexts } from './gazette-notes.js';
import { enterDivision, readDivision, type DivisionHeading } from './division.js';
import { skipHeading, skipNumber, takeHeading } from './heading.js';
import { stripMarks } from '../marks.js';
import type { RawArticle, RawProvisions } from './raw-provisions.js';
import { foldSpace, readLines } from './text.js';
import { childElements, firstChild, type XmlElement } from './xml.js';

/** Everything below which an `<article>` is quoted, not enacted. */
const quoting = new Set([
  'quotedStructure',
  'embeddedStructure',
  'mod',
  'quotedText',
  'meta',
  'authorialNote',
  'foreign',
]);
const divisions = new Set(
  'chapter title part book tome section subsection division subpart subtitle subchapter hcontainer'.split(' '),
);

/** Reads body and attachments of an act. A body without articles or sections is one annex, `Testo`. */
export function readProvisions(act: XmlElement): RawProvisions {
  const found: RawProvisions = { articles: [], annexes: [], warnings: [] };
  const body = firstChild(act, 'body');
  if (body !== undefined) readBody(body, found);
  for (const list of childElements(act)) {
    if (list.name === 'attachments' || list.name === 'components') readAttachments(list, found);
  }
  return found;
}

function readBody(body: XmlElement, found: RawProvisions): void {
  const unit = ['article', 'section'].find((name) => hasUnit(body, name));
  if (unit === undefined) {
    found.annexes.push({ name: 'Testo', textSince: null, ...readContent(childElements(body)) });
    return;
  }
  let path: DivisionHeading[] = [];
  walk(body, 0);

  function walk(element: XmlElement, depth: number): void {
    for (const child of childElements(element)) {
      if (quoting.has(child.name)) continue;
      if (child.name === unit && isNumbered(child)) found.articles.push(readBodyArticle(child, path, found));
      else if (hasUnit(child, unit!)) {
        if (divisions.has(child.name)) path = enter(child, path, depth);
        walk(child, depth + 1);
      } else if (!labels.has(child.name)) addLoose(child, found);
    }
  }
}

/** Elements that name a division; they are in the path. */
const labels = new Set(['num', 'heading', 'subheading', 'crossHeading']);

/** A page break that is marked as a section is none. */
function isNumbered(unit: XmlElement): boolean {
  return firstChild(unit, 'num') !== undefined || /\d|un/.test(idOf(unit));
}

function idOf(element: XmlElement): string {
  return element.attributes['eId'] ?? element.attributes['id'] ?? '';
}

/** Text between the articles goes with the one before it, or is an annex where there is none. */
function addLoose(element: XmlElement, found: RawProvisions): void {
  const content = readContent([element]);
  if (content.heading === null && content.lines.length === 0 && content.notes.length === 0) return;
  const before = found.articles.at(-1) ?? found.annexes.at(-1);
  if (before === undefined) found.annexes.push({ name: 'Testo', textSince: null, ...content });
  else {
    before.lines.push(...content.lines);
    before.notes.push(...content.notes);
    before.amended ||= content.amended;
  }
}

/** The portal's chapters are flat and say their level in words; elsewhere the nesting is the level. */
function enter(division: XmlElement, path: DivisionHeading[], depth: number): DivisionHeading[] {
  const number = readLines(firstChild(division, 'num')?.children ?? []).join(' ');
  const heading = readLines(firstChild(division, 'heading')?.children ?? []).join(' ');
  const line = stripMarks(foldSpace(`${/^[-–\s]*$/.test(number) ? '' : number} ${heading}`));
  if (line === '') return path;
  const headings = readDivision(line);
  if (headings.some(({ level }) => level !== -1)) return enterDivision(path, headings);
  const text = headings.map((heading) => heading.text).join(' ');
  if (depth === 0) return [{ level: -1, text }];
  return [...path.filter(({ level }) => level < 10 + depth), { level: 10 + depth, text }];
}

function hasUnit(element: XmlElement, name: string): boolean {
  return childElements(element).some(
    (child) => !quoting.has(child.name) && (child.name === name || hasUnit(child, name)),
  );
}

function readBodyArticle(article: XmlElement, path: DivisionHeading[], found: RawProvisions): RawArticle {
  const id = idOf(article);
  // Some documents have the heading as a second number.
  const [num, ...more] = childElements(article, 'num');
  const printed = readLines(num?.children ?? []).join(' ');
  const number = bodyNumber(id, printed) ?? String(found.articles.length + 1);
  const headings = [...more, ...childElements(article, 'heading').slice(0, 1)];
  const content = readContent(
    article.children.filter(
      (child): child is XmlElement => typeof child !== 'string' && child.name !== 'num' && child.name !== 'heading',
    ),
    headings,
  );
  const lines = skipNumber(content.lines, number);
  const { heading } = content;
  const headed = heading === null ? takeHeading(lines) : { heading, lines: skipHeading(lines, heading) };
  if (headed.lines.length === 0 && content.notes.length === 0)
    found.warnings.push(`${id || number}: an article without text`);
  const division = path.map(({ text }) => text);
  return {
    ...content,
    heading: headed.heading,
    lines: headed.lines,
    ...(heading === null ? {} : { headingAgain: lines.slice(0, lines.length - headed.lines.length) }),
    number,
    part: null,
    division,
    textSince: null,
    noted: readNotedTexts(article),
  };
}

/** `art_25-octies.1` → `25-octies.1`; the printed number (`§ 1`, `Art. 1er`) where the id says nothing. */
function bodyNumber(id: string, printed: string): string | null {
  const own = /(?:^|_)art_([^_]{1,100})$/.exec(id)?.[1]?.replace(ordinal, '$1');
  if (own !== undefined) return articleNumber(own);
  const digits = printed.search(/\d/);
  const words = (digits === -1 ? printed : printed.slice(digits)).replace(ordinal, '$1');
  return articleNumber(words) ?? articleNumber(id.replace(/^.*_/, ''));
}

/** French ordinals: `1er`. */
const ordinal = /^(\d{1,4})(?:er|re|e|ème)(?![a-z])/;
