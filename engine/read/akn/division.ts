// The division of an article: the path of book, title, chapter and section headings, which the portal flattens into one line.
import { foldSpace } from './text.js';

/** Levels of Italian divisions, outermost first. */
const levels = ['parte', 'libro', 'titolo', 'capo', 'sezione', 'sottosezione', '§'];

/** Numerals in words, without their last letter. */
const ordinals =
  'prim second terz quart quint sest settim ottav non decim undicesim undecim dodicesim duodecim tredicesim quattordicesim ' +
  'quindicesim sedicesim diciassettesim diciottesim diciannovesim ventesim unic';
const inWords = ordinals
  .split(' ')
  .map((stem) => `${stem.toUpperCase()}[AO]|[${stem[0]!.toUpperCase()}${stem[0]!}]${stem.slice(1)}[ao]`);
const numeral = `(?:[IVXLC]{1,8}|\\d{1,3}|${inWords.join('|')}|[A-Z])`;
const keyword = new RegExp(
  `(?:PARTE|Parte|LIBRO|Libro|TITOLO|Titolo|CAPO|Capo|SEZIONE|Sezione|SOTTOSEZIONE|Sottosezione|§)\\s{0,3}` +
    `${numeral}(?:[-\\s]?(?:bis|ter|quater|quinquies|sexies|septies|octies|BIS|TER|QUATER|QUINQUIES|SEXIES))?(?![\\p{L}\\d'])`,
  'gu',
);
/** Words before a keyword that make it a reference (`Modifiche al Titolo V`). */
const reference =
  /(?:^|\s)(?:a[li]?|alla|del|della|dei|delle|dal|dalla|nel|nella|il|la|di|e|cui|sul|sulla|presente|stesso|\()\s*$/i;

/** Level of an annex's own title: outside all divisions of the annex. */
const annexLevel = -2;

/** One heading of a division with its level; -1 for words that name none (`PRINCIPI FONDAMENTALI`), -2 for an annex's title. */
export interface DivisionHeading {
  level: number;
  text: string;
}

/** `PARTE II ORDINAMENTO TITOLO I IL PARLAMENTO SEZIONE I Le Camere.` → its three headings. Marks are already gone. */
export function readDivision(line: string): DivisionHeading[] {
  const text = foldSpace(line);
  const starts: number[] = [];
  for (const found of text.matchAll(keyword)) {
    if (!reference.test(text.slice(Math.max(0, found.index - 20), found.index))) starts.push(found.index);
  }
  if (starts[0] !== 0) starts.unshift(0);
  const headings: DivisionHeading[] = [];
  starts.forEach((start, i) => {
    const own = text.slice(start, starts[i + 1]).replace(/^[\s–-]{1,40}|[\s–-]{1,40}$/g, '');
    if (own !== '') headings.push({ level: levelOf(own), text: own });
  });
  return headings;
}

/**
 * The lines before an article's number: titles of divisions (`CAPO I`, `Delle farmacie`) give headings, all others are law that
 * comes before the first article (the preamble of a treaty or regulation).
 */
export function takeDivisions(lines: readonly string[]): { headings: DivisionHeading[]; lines: string[] } {
  const titles: string[] = [];
  const law: string[] = [];
  for (let at = 0; at < lines.length;) {
    const end = endOfTitle(lines, at);
    if (end === at) law.push(lines[at++]!);
    titles.push(...lines.slice(at, end));
    at = Math.max(at, end);
  }
  return { headings: titles.length === 0 ? [] : readDivision(titles.join(' ')), lines: law };
}

/**
 * The title of an annex, below its name and before its first article or division: `Disposizioni relative …` and the article that it
 * belongs to, `(Articolo 47, comma 4)`. `null` where any of these lines is a sentence, as in the preamble of a treaty.
 */
export function annexTitle(lines: readonly string[]): { heading: DivisionHeading; length: number } | null {
  const end = lines.findIndex(opensTitle);
  const title = end === -1 ? lines : lines.slice(0, end);
  if (title.length === 0 || title.length > 5 || !title.every((line) => isTitleLine(line) && !isSentence(line)))
    return null;
  return { heading: { level: annexLevel, text: title.join(' ') }, length: title.length };
}

/** The line after the title that begins at `at`; `at` where none begins. */
function endOfTitle(lines: readonly string[], at: number): number {
  if (!opensTitle(lines[at]!)) return at;
  let next = at + 1;
  while (next < lines.length && !opensTitle(lines[next]!)) next++;
  const block = lines.slice(at + 1, next);
  const isBare = levelWords(lines[at]!) === '';
  const isTitle = (line: string, i: number) => isTitleLine(line) && ((isBare && i === 0) || !isSentence(line));
  if (block.length <= 4 && block.every(isTitle)) return next;
  return isBare && isTitleLine(block[0]!) ? at + 2 : at + 1;
}

/** Whether a line begins with the name of a level and its numeral (`LIBRO PRIMO`). */
export function opensTitle(line: string): boolean {
  return isTitleLine(line) && levelWords(line) !== null;
}

/** The words after the level and its numeral on a line; `null` where the line begins with no level. */
function levelWords(line: string): string | null {
  keyword.lastIndex = 0;
  const found = keyword.exec(line.slice(0, 60));
  return found?.index === 0 ? line.slice(found[0].length).replace(/^[\s.–-]{1,9}/, '') : null;
}

/** Titles are short, and end in nothing that a sentence goes on after. */
function isTitleLine(line: string): boolean {
  return line.length <= 300 && !/[;:,]$/.test(line);
}

function isSentence(line: string): boolean {
  return line.endsWith('.') && /\p{Ll}/u.test(line);
}

function levelOf(text: string): number {
  const word = text.split(/[\s\d]/, 1)[0]!.toLowerCase();
  keyword.lastIndex = 0;
  return keyword.exec(text)?.index === 0 ? levels.indexOf(word.startsWith('§') ? '§' : word) : -1;
}

/** The path after entering the divisions `headings`: each closes those of its own level and deeper. */
export function enterDivision(
  path: readonly DivisionHeading[],
  headings: readonly DivisionHeading[],
): DivisionHeading[] {
  let now = [...path];
  for (const heading of headings) {
    now = now.filter(
      (outer) =>
        outer.level === annexLevel || (heading.level === -1 ? headings.includes(outer) : outer.level < heading.level),
    );
    if (heading.level !== -1) now = now.filter((outer) => outer.level !== -1 || headings.includes(outer));
    now.push(heading);
  }
  return now;
}
