// The articles, paragraphs and points with which a quotation begins, and which it therefore brings in.
import { articleNumber, latinSuffixes } from '../../../../../law/eli/article-number.js';
import { printedName } from '../token/place-values.js';
import { pointLetter } from '../../../../../law/eli/point-letter.js';
import type { Level } from '../token/token.js';

const suffixes = [...latinSuffixes].sort((a, b) => b.length - a.length).join('|');
const number = String.raw`\d{1,5}(?:\s?-\s?(?:${suffixes})|\s(?:${suffixes})|(?:${suffixes}))?(?:\.\d{1,3}(?!\d))?`;
const article = new RegExp(String.raw`^[\s(«"]{0,5}art(?:icolo|\.)?\s{0,3}(${number})(?=[\s.(–-]|$)`, 'i');
/** An article that begins within a line: `… sono abrogati. Art. 5-ter (Ambito). - 1. …`. */
const runningArticle = new RegExp(
  String.raw`([.;)])\s{1,3}(?=Art(?:icolo|\.)\s{0,3}${number}\.?\s{0,3}(?:[(–-]|\d{1,2}\.\s))`,
  'g',
);
/** One behind the heading of a division: `Capo II-bis. Disposizioni speciali - Art. 6-bis (Ambito). - …`. */
const articleOfDivision = new RegExp(
  String.raw`\s{1,3}(?:[-–]\s{1,3})?(?=Art(?:icolo|\.)\s{0,3}${number}\.?\s{0,3}(?:[(–-]|\d{1,2}\.\s))`,
);
const bareArticle = new RegExp(String.raw`^[\s(«"]{0,5}(${number})\.?(?:\s{0,3}([(–-])|\s)`);
/** A paragraph that begins within a line: `2-bis. Uno. 2-ter. Due.` */
const runningParagraph = new RegExp(String.raw`([.;])\s{1,3}(?=\d{1,4}-(?:${suffixes})\.\s[A-Z«])`, 'g');
/** `d-bis) uno; d-ter) due` */
const runningPoint = new RegExp(String.raw`([.;])\s{1,3}(?=${pointLetter}-(?:${suffixes})\)\s)`, 'g');
const labels: Partial<Record<Level, RegExp>> = {
  paragraph: new RegExp(String.raw`(?:^|\n)[\s(]{0,5}(${number})(?:\.(?=\s|$|[A-Z])|(?=\s[A-Z]))`, 'g'),
  point: new RegExp(String.raw`(?:^|\n)\s{0,5}(${pointLetter}(?:[-\s](?:${suffixes}))?(?:\.\d{1,2})?)\)`, 'g'),
  number: new RegExp(String.raw`(?:^|\n)\s{0,5}(${number}|[ivx]{1,5}(?:-(?:${suffixes}))?)[).](?=\s|$)`, 'g'),
};
const division = new RegExp(
  String.raw`^\s{0,3}((?:libro|parte|titolo|capo|sezione)\s[IVXL]{1,7}(?:[-\s](?:${suffixes}))?)`,
  'i',
);

const annex = new RegExp(
  String.raw`^\s{0,3}((?:allegato|tabella|elenco|prospetto)\s)(?:n\.\s?)?((?:[ivxl]{1,5}|[a-z]|\d{1,3})(?:[.-]\d{1,3})?(?:[-\s](?:${suffixes}))?)(?=[\s.,(–-]|$)`,
  'i',
);

/** An article in a quotation, and the divisions that the quotation puts it into, outermost first. */
export interface QuotedArticle {
  number: string;
  division: string[];
}

const nouns = ['Libro', 'Parte', 'Titolo', 'Capo', 'Sezione'];

/** A line of a quotation, or the article that begins within it. */
export interface QuotedLine {
  start: number;
  end: number;
  line: string;
}

/** The lines of a quotation; an article that begins within one has its own. */
export function quotedLines(quotation: string): QuotedLine[] {
  const cuts = [...quotation.matchAll(/\n/g)].map(({ index }) => ({ end: index, start: index + 1 }));
  for (const { 0: words, index } of quotation.matchAll(runningArticle))
    cuts.push({ end: index + 1, start: index + words.length });
  cuts.sort((a, b) => a.start - b.start);
  const starts = [0, ...cuts.map(({ start }) => start)];
  const ends = [...cuts.map(({ end }) => end), quotation.length];
  return starts.flatMap((start, i) => {
    const [end, line] = [ends[i]!, quotation.slice(start, ends[i])];
    const found = divisionName(line) === null ? null : articleOfDivision.exec(line);
    if (found === null) return { start, end, line };
    const behind = start + found.index + found[0].length;
    return [
      { start, end: start + found.index, line: line.slice(0, found.index) },
      { start: behind, end, line: quotation.slice(behind, end) },
    ];
  });
}

/** The articles that a quotation contains, in order: `Art. 281-decies (Ambito …)`. */
export function quotedArticles(quotation: string): QuotedArticle[] {
  const found = new Map<string, QuotedArticle>();
  let path: string[] = [];
  for (const { line } of quotedLines(quotation)) {
    const name = divisionName(line);
    if (name !== null) {
      const noun = nouns.indexOf(name.split(' ')[0]!);
      path = [...path.filter((outer) => nouns.indexOf(outer.split(' ')[0]!) < noun), name];
    }
    const number = articleNumber((article.exec(line)?.[1] ?? '').replace(/\s?-\s?/g, '-'));
    if (number !== null && !found.has(number)) found.set(number, { number, division: path });
  }
  return [...found.values()];
}

/** Articles that a quotation prints without the noun: `281-bis (Ambito). - …`, or what counts on behind the article `after`: `5-bis. …`. */
export function bareArticles(quotation: string, after: string | undefined): QuotedArticle[] {
  const base = after?.split(/[-.]/)[0];
  return quotation.split('\n').flatMap((line) => {
    const [, printed, titled] = bareArticle.exec(line) ?? [];
    const number = printed === undefined ? null : articleNumber(printed.replace(/\s?-\s?/g, '-'));
    const goesOn = base !== undefined && number !== null && number.startsWith(`${base}-`);
    return number !== null && (titled !== undefined || goesOn) ? [{ number, division: [] }] : [];
  });
}

/** Numbers or letters of the paragraphs or points that the quotations begin with; none where they are not numbered. */
export function quotedLabels(level: Level, quotations: readonly string[]): string[] {
  const label = labels[level];
  if (label === undefined) return [];
  const running = level === 'paragraph' ? runningParagraph : runningPoint;
  const lines = quotations.map((one) => one.replace(running, '$1\n'));
  const found = lines.flatMap((quotation) =>
    [...quotation.matchAll(label)].map(([, printed]) => articleNumber(printed!)!),
  );
  // A new paragraph has its own list of points: only what goes on with the first label is of its rank.
  const first = found[0];
  if (first === undefined || !startsWithLabel(quotations[0]!, label)) return [];
  return [...new Set(found.filter((other) => level === 'paragraph' || isOfRank(first, other)))];
}

function startsWithLabel(quotation: string, label: RegExp): boolean {
  return quotation.search(label) === 0;
}

/** `4-bis` is followed by `4-ter`, not by `1`; `b` by `c` or `b-bis`. */
function isOfRank(first: string, other: string): boolean {
  const base = first.split('-')[0];
  return other.includes('-') ? other.split('-')[0] === base : !first.includes('-');
}

/** `Capo III-quater`, where the quotations begin with a division. */
export function quotedDivision(quotations: readonly string[]): string | null {
  return divisionName(quotations[0] ?? '');
}

/** `Allegato II.2-bis`, where a quotation begins with an annex; and the next ones, `Tabella C-ter` behind `Tabella C-bis`. */
export function quotedAnnexes(quotation: string): string[] {
  const [first, ...others] = quotation.split('\n').map(annexName);
  if (first === null || first === undefined) return [];
  const [base, suffix] = first.split('-');
  return [first, ...others.flatMap((name) => (suffix && name?.startsWith(`${base}-`) && name !== first ? name : []))];
}

function annexName(line: string): string | null {
  const [, noun, label] = annex.exec(line) ?? [];
  return noun === undefined ? null : printedName(`${noun}${label!.replace(/-(?=\d)/, '.')}`.toLowerCase());
}

function divisionName(line: string): string | null {
  const printed = division.exec(line)?.[1];
  if (printed === undefined) return null;
  const [noun, ...rest] = printed.split(/\s/);
  const [roman, ...suffix] = rest.join('-').split('-');
  const name = `${noun!.charAt(0).toUpperCase()}${noun!.slice(1).toLowerCase()} ${roman!.toUpperCase()}`;
  return [name, ...suffix.map((word) => word.toLowerCase())].join('-');
}
