// The articles and annexes of an act, in document order: those of the body, and those that live in annexes (codes).
import type { Annex, Article } from '../act.js';
import { annexEli, articleEli, articleNumber, partSlug } from '../eli.js';
import { enterDivision, readDivision, type DivisionHeading } from './division.js';
import { findNumber, isRepealed, splitHeading, takeHeading } from './heading.js';
import { stripMarkers, stripMarks } from './marks.js';
import { noteNumbers, splitNotes } from './notes.js';
import { readLines } from './text.js';
import { childElements, firstChild, type XmlElement } from './xml.js';

/** An article on its way: `part` is an annex's own name, and which part is the main one is not yet decided. */
export interface RawArticle {
  number: string;
  part: string | null;
  heading: string | null;
  division: string[];
  lines: string[];
  notes: string[];
  /** Elements that hold law text, for its references. */
  law: XmlElement[];
}

export type RawAnnex = Pick<RawArticle, 'lines' | 'notes'> & { name: string };

export interface RawProvisions {
  articles: RawArticle[];
  annexes: RawAnnex[];
  warnings: string[];
}

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
const divisions = new Set([
  'chapter',
  'title',
  'part',
  'book',
  'tome',
  'section',
  'subsection',
  'division',
  'subpart',
  'subtitle',
  'subchapter',
  'hcontainer',
]);

/** Reads body and attachments of an act. */
export function readProvisions(act: XmlElement): RawProvisions {
  const found: RawProvisions = { articles: [], annexes: [], warnings: [] };
  const body = firstChild(act, 'body');
  if (body !== undefined) readBody(body, found);
  for (const name of ['attachments', 'components']) {
    for (const list of childElements(act, name)) readAttachments(list, body !== undefined, found);
  }
  return found;
}

function readBody(body: XmlElement, found: RawProvisions): void {
  const unit = hasUnit(body, 'article') ? 'article' : hasUnit(body, 'section') ? 'section' : 'article';
  let path: DivisionHeading[] = [];
  walk(body, 0);

  function walk(element: XmlElement, depth: number): void {
    for (const child of childElements(element)) {
      if (quoting.has(child.name)) continue;
      if (child.name === unit) found.articles.push(readBodyArticle(child, path, found));
      else {
        if (divisions.has(child.name)) path = enter(child, path, depth);
        walk(child, depth + 1);
      }
    }
  }
}

/** The portal's chapters are flat and say their level in words; elsewhere the nesting is the level. */
function enter(division: XmlElement, path: DivisionHeading[], depth: number): DivisionHeading[] {
  const number = readLines(firstChild(division, 'num')?.children ?? []).join(' ');
  const heading = readLines(firstChild(division, 'heading')?.children ?? []).join(' ');
  const line = stripMarks(`${/^[-–\s]*$/.test(number) ? '' : number} ${heading}`.replace(/\s+/g, ' ').trim());
  if (line === '') return path;
  const headings = readDivision(line);
  if (headings.some(({ level }) => level !== -1)) return enterDivision(path, headings);
  if (depth === 0) return [{ level: -1, text: line }];
  return [...path.filter(({ level }) => level < 10 + depth), { level: 10 + depth, text: line }];
}

function hasUnit(element: XmlElement, name: string): boolean {
  return childElements(element).some(
    (child) => !quoting.has(child.name) && (child.name === name || hasUnit(child, name)),
  );
}

function readBodyArticle(article: XmlElement, path: DivisionHeading[], found: RawProvisions): RawArticle {
  const id = article.attributes['eId'] ?? article.attributes['id'] ?? '';
  const printed = readLines(firstChild(article, 'num')?.children ?? []).join(' ');
  const number = bodyNumber(id, printed) ?? String(found.articles.length + 1);
  const heading = readLines(firstChild(article, 'heading')?.children ?? []).join(' ');
  const content = readContent(
    article.children.filter(
      (child): child is XmlElement => typeof child !== 'string' && child.name !== 'num' && child.name !== 'heading',
    ),
    heading,
  );
  const at = content.lines.length > 1 ? findNumber(content.lines.slice(0, 1), number) : null;
  const lines = at?.rest === '' ? content.lines.slice(1) : content.lines;
  const headed = content.heading === null ? takeHeading(lines) : { heading: content.heading, lines };
  if (headed.lines.length === 0 && content.notes.length === 0)
    found.warnings.push(`${id || number}: an article without text`);
  return { ...content, number, part: null, division: path.map(({ text }) => text), ...headed };
}

/** `art_25-octies.1` → `25-octies.1`; the printed number where the id says nothing. */
function bodyNumber(id: string, printed: string): string | null {
  const own = /(?:^|_)art[_-]([^_]+)$/.exec(id)?.[1];
  if (own !== undefined) return articleNumber(own);
  const words = printed.replace(/^[^\d]*?(?=\d)/, '').replace(/(\d)(?:er|re|e|ème)\b/i, '$1');
  return articleNumber(/\d/.test(words) ? words : printed) ?? articleNumber(id.replace(/^.*_/, ''));
}

type Content = Pick<RawArticle, 'heading' | 'lines' | 'notes' | 'law'>;

/** Law, notes and heading of an article's children; marks may open in the heading and close in the last comma. */
function readContent(children: readonly XmlElement[], ownHeading: string): Content {
  const law: XmlElement[] = [];
  const lines: string[] = [];
  const notes: string[] = [];
  for (const child of children) {
    const split = splitNotes(readLines([child]));
    notes.push(...split.notes);
    if (split.law.length === 0) continue;
    law.push(child);
    lines.push(...split.law);
  }
  const numbers = noteNumbers(notes);
  const isNote = (number: string) => numbers.has(number);
  const unnumbered = [ownHeading, ...lines].map((line) => stripMarkers(line, isNote));
  const [heading, ...clean] = stripMarks(unnumbered.join('\n')).split('\n');
  const split = splitHeading(heading!);
  const whole = [...split.lines, ...clean].map((line) => stripMarkers(line.replace(/ {2,}/g, ' ').trim(), isNote));
  return { heading: split.heading, lines: joinPunctuation(whole), notes, law };
}

/** A full stop that an `<ins>` left on a line of its own goes back to its sentence. */
function joinPunctuation(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (line === '') continue;
    if (joined.length > 0 && /^[.,;:]{1,3}$/.test(line)) {
      if (!/[.,;:]$/.test(joined.at(-1)!)) joined[joined.length - 1] += line;
    } else joined.push(line);
  }
  return joined;
}

/** `Codice Penale-art. 270 quinquies.1`, `Allegato II.12 - Art. 46`; what stands before is the part's name. */
const articleName = /^(.*?)[\s–-]{0,5}\bart(?:icolo)?\s?\.?\s?(\d.{0,40}|unico)$/i;

function readAttachments(list: XmlElement, hasBody: boolean, found: RawProvisions): void {
  const paths = new Map<string, DivisionHeading[]>();
  for (const attachment of childElements(list)) {
    const holders = attachment.name === 'doc' ? [attachment] : childElements(attachment);
    const heading = readLines(firstChild(attachment, 'heading')?.children ?? []).join(' ');
    for (const doc of holders) {
      const content = firstChild(doc, 'mainBody') ?? firstChild(doc, 'body');
      if (content === undefined) continue;
      const name = (doc.attributes['name'] ?? '').trim() || heading || `Allegato ${found.annexes.length + 1}`;
      const matched = articleName.exec(name.slice(0, 300));
      const number = matched === null ? null : articleNumber(matched[2]!);
      if (number === null) {
        if (doc.name === 'act' && !hasBody) continue;
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
  let path = paths.get(part) ?? [];
  const at = findNumber(lines, number);
  if (at !== null) {
    const headings = readDivision(
      lines
        .slice(0, at.index)
        .filter((line) => partSlug(line) !== partSlug(part))
        .join(' '),
    );
    if (headings.length > 0) path = enterDivision(path, headings);
    lines = [...(at.rest === '' ? [] : [at.rest]), ...lines.slice(at.index + 1)];
  } else if (lines[0] !== undefined && partSlug(lines[0]) === partSlug(name)) lines = lines.slice(1);
  paths.set(part, path);
  return { ...read, number, part, division: path.map(({ text }) => text), ...takeHeading(lines) };
}

/** A treaty that a ratification law carries is never its main part. */
const treaty =
  /\b(?:accord|convenzion|protocoll|trattat|agreement|convention|protocol|treat|scambio|memorandum|intes|emendament|statut|patt|concordat|atto\b|carta\b)/i;
const approval = /\bapprov(?:at[oaie]|azione)\b/i;
const approved = /\b(?:codic[ei]|test[oi] unic[oi]|regolament[oi]|norme|disposizioni|ordinamento)\b/i;

/**
 * Name of the part that is the act's main part, or `null` for its body: the annex part with most articles, if the body
 * only approves a code, consolidated text or regulation and the part outnumbers it (R.D. 1398/1930).
 */
export function mainPart(title: string, articles: readonly RawArticle[]): string | null {
  const counts = new Map<string | null, number>();
  for (const { part } of articles) counts.set(part, (counts.get(part) ?? 0) + 1);
  const bodySize = counts.get(null) ?? 0;
  let main: string | null = null;
  for (const [part, count] of counts) {
    if (part !== null && !treaty.test(part) && count > bodySize && count > (counts.get(main) ?? 0)) main = part;
  }
  if (main === null || /\b(?:ratifica|adesione|esecuzione dell)/i.test(title)) return null;
  const enacting = articles.filter(({ part }) => part === null).map(({ lines }) => lines.join('\n'));
  const says = [title, ...enacting].some((text) => approval.test(text) && approved.test(text));
  return bodySize === 0 || says ? main : null;
}

/** Name under which the enacting articles of the body go where an annex is the main part. */
const enactingPart = 'testo';

/** Gives every article and annex its ELI; names that occur twice are numbered (`Tabelle` in L. 296/2006). */
export function identify(
  act: string,
  title: string,
  provisions: RawProvisions,
  readReferences: (article: RawArticle) => Article['references'],
): { articles: Article[]; annexes: Annex[] } {
  const main = mainPart(title, provisions.articles);
  const mainSlug = main === null ? null : partSlug(main);
  const taken = new Set<string>();
  const unique = (make: (suffix: string) => string): string => {
    let eli = make('');
    for (let n = 2; taken.has(eli); n++) eli = make(`-${n}`);
    taken.add(eli);
    return eli;
  };
  const articles = provisions.articles.map((raw): Article => {
    const isMain = raw.part === null ? main === null : partSlug(raw.part) === mainSlug;
    const part = isMain ? null : (raw.part ?? enactingPart);
    const eli = unique((suffix) => articleEli(act, part, raw.number + suffix));
    return {
      eli,
      number: eli.slice(eli.lastIndexOf('/') + 1),
      part,
      heading: raw.heading,
      division: raw.division,
      text: raw.lines.join('\n'),
      notes: raw.notes,
      repealed: isRepealed(raw.lines),
      references: readReferences(raw),
    };
  });
  const annexes = provisions.annexes.map((raw): Annex => {
    const eli = unique((suffix) => annexEli(act, raw.name + suffix));
    return { eli, name: raw.name, text: raw.lines.join('\n'), notes: raw.notes };
  });
  return { articles, annexes };
}
