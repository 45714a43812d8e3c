// Words that an amendment brings in without quotation marks, as older exports print them: where they begin and end.
import { pointLetter } from '../../../../../law/eli/point-letter.js';
import { introducer } from './introducers.js';
import { follows, labelOf, suffixes, type Label, type Rank } from './line-label.js';
import { amends, isNewSentence, leadsToList } from './new-sentence.js';
import { isOperativeLine } from './operative-line.js';

/** Start and end of the new words, and the index at which the amending act goes on. */
export interface Novella {
  start: number;
  end: number;
  next: number;
}

/** Tests of the sentence before the new words: it has a verb that brings words in, and it names a place. */
const bringsIn = /sostitui|inserit|aggiun[tg]|introdott|premess|anteposto|riformulat|modificat/i;
const namesPlace =
  /articol|\bart\.|\bcomm[ai]\b|letter|numer[oi]|\bpunt[oi]\b|titol|\bcap[oi]\b|\bpart[ei]\b|sezion|allegat|tabell|period|capovers/i;

const article = new RegExp(
  String.raw`^\s{0,9}\(?(?:art(?:icolo)?\.?\s{0,3}\d{1,4}(?:[\s-]{0,3}(?:${suffixes}))?(?=[\s.(–-]|$)|art\.\s(?:unico|unic))`,
  'i',
);
const division =
  /^\s{0,9}(?:(?:libro|parte|titolo|capo|sezione)\s(?:[ivxl]{1,7}(?![a-z])|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|unic)[oa]\b)|(?:allegat[oi]|tabell[ae]|elenco|prospetto)(?:\s(?:n\.\s?)?[a-z\d.-]{1,9})?(?=[\s.(–-]{0,3}(?:\(|$)|\s[–-]|[.–-]?\s[A-Z]))/i;
const bareArticle = new RegExp(String.raw`^\s{0,9}\d{1,4}(?:[\s-]{0,3}(?:${suffixes}))?\.?\s{0,3}\(\p{Lu}`, 'u');
const annex = /^\s{0,9}(?:allegat|tabell|elenc|prospett)/i;

/** The labels that the amending act is at, where a novella begins. */
type Path = Record<Rank, Label | null>;

const lineLabelInside = new RegExp(String.raw`[:;]\s{1,9}(?=(?:${pointLetter}|\d{1,3})(?:-(?:${suffixes}))?\)\s)`, 'g');

/** The labels above the end of the act's own words, and those words from their paragraph on. */
function pathAt(own: string): { path: Path; scope: string } {
  const path: Path = { paragraph: null, point: null, number: null };
  let end = own.length;
  let isListBegun = false;
  for (let lines = 0; end > 0 && lines < 2_000; lines++) {
    const start = own.lastIndexOf('\n', end - 1) + 1;
    const line = own.slice(start, end);
    // `1. Alla legge … sono apportate le modificazioni seguenti: a) l'articolo 3 …`
    const pieces = [
      line,
      ...[...line.matchAll(lineLabelInside)].map(({ index, 0: { length } }) => line.slice(index + length)),
    ];
    for (const piece of pieces.reverse()) {
      const label = labelOf(piece);
      if (label === null) continue;
      // Numbers above the first point lead to it; those above a later one are of the points before it.
      if (label.rank === 'point') isListBegun = label.base === 1 && label.suffix === 0;
      const isInner = label.rank === 'number' && path.point !== null && !isListBegun;
      if (path[label.rank] === null && !isInner) path[label.rank] = label;
    }
    end = start - 1;
    if (path.paragraph !== null) return { path, scope: own.slice(start) };
  }
  return { path, scope: own };
}

/**
 * Finds the first words in a stretch without quotation marks that an amendment brings in.
 * @param own the act's own words before `from`
 * @param to where the stretch ends: at the next mark, or with the text
 */
export function findNovella(own: string, text: string, from: number, to: number): Novella | null {
  introducer.lastIndex = from;
  for (let found = introducer.exec(text); found !== null && found.index < to; found = introducer.exec(text)) {
    const start = introducer.lastIndex;
    if (start >= to) return null;
    const before = own + text.slice(from, start);
    const sentence = before.slice(before.lastIndexOf('\n', before.trimEnd().length - 1) + 1).slice(-800);
    const isOnNextLine = found[1] !== undefined;
    const first = text.slice(start, endOfLine(text, start));
    if (!bringsIn.test(sentence) || !namesPlace.test(sentence) || !mayBegin(first, sentence, isOnNextLine)) continue;
    const { path, scope } = pathAt(before.trimEnd());
    const isBare = isBareArticle(first, sentence);
    return { start, ...new Reader(text, path, scope, isPlural(sentence), isBare).endFrom(start) };
  }
  return null;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** `dai seguenti`, `le seguenti`. */
function isPlural(sentence: string): boolean {
  return /seguenti\b[^:]{0,40}:\s{0,30}$/i.test(sentence);
}

/** Whether a line may be the first of a novella. */
function mayBegin(line: string, sentence: string, isOnNextLine: boolean): boolean {
  if (line.trim() === '' || /formato grafico/.test(line)) return false;
  const isStructure = article.test(line) || division.test(line) || isBareArticle(line, sentence);
  // `4-bis. "La quota …"`: the marks show where it ends; `h) "acque reflue": …` defines a term.
  if (/^[\w-]{1,20}[.)]\s{0,3}["«“]/.test(line) && !/^[\w-]{1,20}[.)]\s{0,3}["«“][^"»”]{1,120}["»”]\s?:/.test(line))
    return false;
  if (leadsToList.test(sentence))
    return (
      isStructure || (labelOf(line) === null && (isOnNextLine ? !amends.test(line) : isNewSentence(line, sentence)))
    );
  return (
    isStructure || labelOf(line) !== null || (/^\s{0,9}\p{L}/u.test(line) && (isOnNextLine || /^\p{Lu}/u.test(line)))
  );
}

/** `391-bis (Colloquio). - …` where articles are brought in. */
function isBareArticle(line: string, sentence: string): boolean {
  return bareArticle.test(line) && /articol|\bart\./i.test(sentence);
}

/** Whether an article begins with a line: `Art. 36.` */
export function startsArticle(line: string): boolean {
  return article.test(line);
}

class Reader {
  /** The kind of the new words, by their first line. */
  #rank: Rank | 'article' | 'text' = 'text';
  #inAnnex = false;
  #labels: Path = { paragraph: null, point: null, number: null };
  /** Lines since the last article began. */
  #lines = 0;
  /** Marks that are open within the new words. */
  #open = { '«': 0, '“': 0, '"': 0 };

  constructor(
    readonly text: string,
    readonly path: Path,
    readonly scope: string,
    readonly plural: boolean,
    /** Whether articles have no noun in front of their number. */
    readonly bare: boolean,
  ) {}

  endFrom(start: number): Pick<Novella, 'end' | 'next'> {
    const { text } = this;
    for (let at = start; at < text.length; at = endOfLine(text, at) + 1) {
      const end = endOfLine(text, at);
      const line = text.slice(at, end);
      if (at > start && line.trim() !== '' && this.#isOwn(line, end)) return { end: at - 1, next: at - 1 };
      this.#take(line, at === start);
      const closer = this.#closerIn(line, at);
      if (closer !== -1 && this.#mayGoOn(end)) return { end: closer, next: closer + 1 };
    }
    return { end: text.length, next: text.length };
  }

  /** Whether the amending act may go on behind a line: a closing mark may be misplaced. */
  #mayGoOn(end: number): boolean {
    for (const line of linesFrom(this.text, end)) {
      if (line.trim() === '') continue;
      const label = labelOf(line);
      if (label === null) return this.path.paragraph === null;
      const own = this.path[label.rank];
      return own !== null && follows(own, label, 60);
    }
    return true;
  }

  #take(line: string, isFirst: boolean): void {
    const isArticle = article.test(line) || (this.bare && bareArticle.test(line));
    const label = labelOf(line);
    if (isArticle || division.test(line)) {
      this.#rank = 'article';
      this.#inAnnex = !isArticle && annex.test(line);
      // `Art. 4. - 1. Il comitato …`
      const first = inArticleLine.test(line) ? { rank: 'paragraph' as const, base: 1, suffix: 0 } : null;
      this.#labels = { paragraph: first, point: null, number: null };
      this.#lines = 0;
      return;
    }
    this.#lines++;
    if (label === null) return;
    if (isFirst) this.#rank = label.rank;
    this.#labels[label.rank] = label;
    if (label.rank === 'paragraph') this.#labels.point = this.#labels.number = null;
    if (label.rank === 'point') this.#labels.number = null;
  }

  /** Whether a label may be one of the new words. */
  #isNatural(label: Label): boolean {
    const before = this.#labels[label.rank];
    if (label.rank !== this.#rank)
      return before === null && label.base === 2
        ? this.#lines > 2 && this.#rank === 'article'
        : follows(before, label, 1);
    if (!this.plural) return false;
    return follows(before, label, 1);
  }

  #isOwn(line: string, end: number): boolean {
    const label = labelOf(line);
    if (label === null) return this.#isOwnSentence(line);
    const own = this.path[label.rank];
    if (own === null || !follows(own, label, label.rank === 'paragraph' ? 60 : 4)) return false;
    const before = this.#labels[label.rank];
    const isGap = label.rank !== this.#rank && before !== null && follows(before, label, 3);
    if (!this.#isNatural(label) && !isGap && !this.#inAnnex) return true;
    return (
      isOperativeLine(line) &&
      !this.#comesAgain(label, end) &&
      !this.#structureFollows(line, end) &&
      this.#isOfSameAct(this.#withList(line, end))
    );
  }

  /** Whether a line is the act's own: only for acts whose paragraphs have no numbers. */
  #isOwnSentence(line: string): boolean {
    return (
      this.path.paragraph === null &&
      this.path.point === null &&
      this.path.number === null &&
      (ownSentence.test(line) || ownLead.test(line)) &&
      this.#isOfSameAct(line)
    );
  }

  /** Whether the number is given once more before the next article: then this one is of the new words. */
  #comesAgain(label: Label, end: number): boolean {
    for (const line of linesFrom(this.text, end)) {
      if (article.test(line) || introducesMore.test(line)) return false;
      const other = labelOf(line);
      if (other?.rank === label.rank && other.base === label.base && other.suffix === label.suffix) return true;
      if (other?.rank === 'paragraph' && label.rank !== 'paragraph') return false;
    }
    return false;
  }

  /** Whether an article or division follows that nothing introduces. */
  #structureFollows(line: string, end: number): boolean {
    if (introducesMore.test(line)) return false;
    for (const next of linesFrom(this.text, end)) {
      if (article.test(next) || division.test(next)) return true;
      if (introducesMore.test(next)) return false;
    }
    return false;
  }

  /** `2. Sono abrogati:` with its items, which name the acts. */
  #withList(line: string, end: number): string {
    if (!line.trimEnd().endsWith(':')) return line;
    const items: string[] = [];
    for (const next of linesFrom(this.text, end)) {
      if (labelOf(next)?.rank === 'paragraph' || article.test(next) || introducesMore.test(next)) break;
      items.push(next);
    }
    return [line, ...items].join(' ');
  }

  /** Whether a line names no act, or one that the paragraph of the amendment names. */
  #isOfSameAct(line: string): boolean {
    if (/\b(?:medesim|stess|predett|suddett|citat)[oa]\s(?:legge|decreto|codice|testo|regio|d\.)/i.test(line))
      return true;
    const named = [...line.matchAll(actNames)].map(([words]) => words.toLowerCase().replace(/\s/g, ''));
    const scope = this.scope.toLowerCase().replace(/\s/g, '');
    return named.length === 0 || named.some((words) => scope.includes(words));
  }

  /** Index of a closing mark in a line that nothing opened; -1 for none. */
  #closerIn(line: string, from: number): number {
    for (const { index, 0: mark } of line.matchAll(/[«»“”"]/g)) {
      const isLast = /^[.;,]{0,2}\s{0,3}$/.test(line.slice(index + 1, index + 8));
      if (mark === '«' || mark === '“') this.#open[mark]++;
      else if (mark === '"') {
        if (this.#open[mark] === 0 && isLast) return from + index;
        this.#open[mark] = 1 - this.#open[mark];
      } else {
        const opener = mark === '»' ? '«' : '“';
        if (this.#open[opener] === 0 && isLast) return from + index;
        if (this.#open[opener] > 0) this.#open[opener]--;
      }
    }
    return -1;
  }
}

const actNames =
  /\bn\.\s?\d{1,5}(?![\d)])|codice\s(?:civile|penale|di\sprocedura\s(?:civile|penale)|de(?:lla|lle|i|l|gli)\s[a-z]{4,20})/gi;

/** An article whose first paragraph begins in its line. */
const inArticleLine = /^\s{0,9}\(?art[^\n]{3,200}?[\s.)–-]1\.\s{1,3}[A-Z«"]/i;

/** The last line of what leads to a further novella; of `sono abrogate le seguenti disposizioni:` a list follows. */
const introducesMore =
  /^(?!.{0,300}\b(?:abrogat|soppress)[ei]\b.{0,40}seguent).{0,2000}seguent[ei](?:\s[a-z]{4,12})?\s?:\s{0,3}$|seguent[ei](?:\s[a-z]{4,12})?\s?:\s{0,3}["«“]/i;

const ownSentence =
  /^\s{0,9}(?:all'articol|agli\sarticol|al(?:la|le|l')?\s|nel|l'articol|gli\sarticol|il\s|i\scommi|la\s|le\s|dopo\sl'articol|dopo\sil\s)[^\n]{0,400}(?:sostituit|soppress|inserit|aggiunt|abrogat|premess|introdott|apportat)/i;

/** `All'articolo 2:`, in the annex of a conversion law. */
const ownLead =
  /^\s{0,9}(?:all'articolo|agli\sarticoli|nell'articolo|al\scomma|all'allegato|alla\stabella)\s[^\n:;]{1,80}:\s{0,3}$/i;

function* linesFrom(text: string, end: number): Generator<string> {
  for (let at = end + 1, lines = 0; at < text.length && lines < 1_000; at = endOfLine(text, at) + 1, lines++)
    yield text.slice(at, endOfLine(text, at));
}
