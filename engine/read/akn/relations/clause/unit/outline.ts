// An article's law text → its paragraphs, points and numbers, each with the words that are its own.
import { articleNumber } from '../../../../../law/eli.js';
import type { Stretch } from '../../../../../law/wording.js';
import { latinSuffixes } from '../../../../../law/eli/article-number.js';
import { foldSpace } from '../../../text.js';
import { pointLetter } from '../../../../../law/eli/point-letter.js';
import { maskQuotations } from '../quotation/quotation.js';

/** A paragraph, point or number of an amending article. */
export interface Unit {
  /** Printed number of its paragraph, `null` where it has none. */
  paragraph: string | null;
  /** Letter of its point. */
  point: string | null;
  /** Its own words with quotations masked, without its label; lower case, apostrophes plain, white space folded. */
  text: string;
  /** The same in the case of the document. */
  printed: string;
  children: Unit[];
}

export interface Outline {
  units: Unit[];
  quotations: string[];
  /** The place of each quotation in the article's text. */
  stretches: Stretch[];
}

/** Paragraphs that a text may lack between two; more behind the end of a sentence, for laws have a thousand of them. */
const farthest = 60;
/** Not the numbers of years, which a line may begin with, nor those behind `legge …, n.`. */
const highest = 1899;
const sentenceEnd = /(?:[;»)]|(?<!\b(?:nn?|artt?|lett|co|lgs|cost|pag|[dlrpsc]))\.)\s{0,9}$/i;

type Level = 'paragraph' | 'point' | 'number' | 'subpoint' | 'subnumber' | 'dash';

const suffixes = latinSuffixes.filter((suffix) => suffix.length > 2).join('|');

/** A number and what ends it, or nothing behind a Latin suffix (`28-bis All'articolo 3 …`); a number behind it is none of its own, but for an `Il` that was misread: `252. 11 comma 3 …`. */
const label = new RegExp(
  String.raw`^\s{0,9}(?:(\d{1,4}(?:[-\s]?[a-z]{3,20})?(?:\.\d{1,2})?)\.(?:\s|$|(?=[A-Z]))(?!(?!11\s(?:[a-z]{5,12}\s)?comma\b)\d)|(\d{1,4}-(?:${suffixes}))(?=\s(?:A[il]|All['aeo]|Agli|Dopo|Nel|L['aeo]|Il|I|Gli|E'|Sono)(?:[\s']|[a-z]))|` +
    String.raw`(${pointLetter}(?:-[a-z]{2,20})?(?:\.\d{1,2})?)\)|(\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)\)|(\d{1,3}(?:-[a-z]{2,20})?)\)|([-–—•·])(?=\s))\s{0,9}`,
);
/** A list that runs on in the line: `modificazioni: a) all'articolo 3 …; b) …`. */
const running = new RegExp(
  String.raw`([:;])\s{1,9}(?=(?:${pointLetter}(?:-[a-z]{2,20})?|\d{1,3}(?:-[a-z]{2,20})?)\)\s)`,
  'g',
);

/** A list without numbers that runs on in the line: `le seguenti disposizioni: - regio decreto …; - legge …`. */
const runningDash = /([:;])\s{1,9}(?=[-–—•·]\s)/g;

/**
 * A list of what is repealed that runs on in its sentence: `Sono abrogati: la legge …; il decreto …, limitatamente all'articolo 3; …`. Its
 * items are units, so that what one of them says is not said of the others.
 */
const repealList = /\babrogat[ie]\b[^.;:«\n]{0,200}:\s(?![-–—•·\d]|[a-z]{1,3}\)|\n)/g;
/** The end of its sentence: not behind `n.` or `art.`. */
const listEnd = /\n|(?<!\b(?:n|artt?|lett|lgs|cost|[dlrpsc]))\.(?=\s|$)/;
const repealItem =
  /;\s(?=(?:e\s|nonche'\s)?(?:(?:il|la|le|lo|i|gli|legge|leggi|decreto|regio|testo)\s|l'|articol[oi]\s[^;]{1,80}\b\d{4}\b))/g;

const wholeAct = /[:;]\s(?:e\s|nonche'\s)?(?:(?:il|la|i|le|gli)\s|l')?(?:legg[ei]|decret[oi]|regi[oa]|testo\sunico)\s/;

/** A paragraph that begins within a line: `… entro il 30 novembre 2020. 1-bis. Il comma 3 …`. */
const runningParagraph = new RegExp(String.raw`([.;»])\s{1,9}(?=\d{1,4}[-\s](?:${suffixes})\.\s[A-Z])`, 'g');

/** Reads the text of an article, lines apart. */
export function readOutline(law: string): Outline {
  const { text, quotations, stretches } = maskQuotations(law);
  const units: Unit[] = [];
  const path: { level: Level; unit: Unit }[] = [];
  for (const line of linesOf(text)) {
    const found = label.exec(line);
    const words = found === null ? line : line.slice(found[0].length);
    const level = found === null ? null : levelOf(found, words);
    if (found === null || level === null) {
      const unit = path.at(-1)?.unit;
      if (unit === undefined) enter(null, null, line);
      else if (isPart(line)) enter('dash', null, line);
      else if ((isListOpen() || isItem(line)) && articleItem.test(line))
        enter('dash', null, line.replace(articleDash, '$1: '));
      else add(unit, line);
    } else if (level === 'dash') enter(level, null, words);
    else enter(level, articleNumber(found.slice(1).find((printed) => printed !== undefined)!), words);
  }
  return { units, quotations, stretches };

  /** The rank of a label where it stands; `null` for a number that only looks like one. */
  function levelOf([, dotted, unstopped, letter, subnumber, , dash]: RegExpExecArray, words: string): Level | null {
    // A dash begins an item behind a colon, or behind another one; elsewhere a line may wrap before it.
    if (dash !== undefined) return isListOpen() ? 'dash' : null;
    if (unstopped !== undefined) return follows(articleNumber(unstopped)) ? 'paragraph' : null;
    if (dotted !== undefined) {
      // Lists within a point are numbered so too: `1. il sesto periodo è soppresso`, `1.1. il primo periodo …`.
      if (path.length > 1 && /^\d+\.\d+$/.test(dotted)) return 'subnumber';
      if (/^[a-z]/.test(words) && (path.length > 1 || isListOpen())) return 'number';
      return follows(articleNumber(dotted)) ? 'paragraph' : null;
    }
    // Roman three, but behind `hhh)`.
    if (letter?.startsWith('iii') && !units.at(-1)?.children.at(-1)?.point?.startsWith('hhh')) return null;
    if (letter !== undefined) return isInner(letter, words) ? 'subpoint' : 'point';
    return subnumber !== undefined ? 'subnumber' : 'number';
  }

  /** `Art. 3. - Sostituire …` behind a sentence of the list: `le seguenti modificazioni: L'art. 2 e' abrogato.` */
  function isItem(line: string): boolean {
    return articleDash.test(line) && listLead.test(path[0]!.unit.printed);
  }

  /** An item of `e' abrogato limitatamente alle seguenti parti:`, on a line without a letter. */
  function isPart(line: string): boolean {
    return partBegins.test(line) && path.slice(-2).some(({ unit }) => limitLead.test(unit.printed));
  }

  function isListOpen(): boolean {
    return path.at(-1)?.level === 'dash' || path.at(-1)?.unit.printed.endsWith(':') === true;
  }

  /** A sentence may wrap before a year: `dell'anno` / `2021. Le somme …`. */
  function follows(number: string | null): boolean {
    const [before, own] = [units.at(-1)?.paragraph, number].map((printed) => Number.parseInt(printed ?? '0', 10));
    const most = sentenceEnd.test(path.at(-1)?.unit.printed ?? '')
      ? Math.max(before! + farthest, highest)
      : before! + farthest;
    return units.length === 0 || (own! >= before! && own! <= most);
  }

  /** Letters under a number of a point begin anew: `a) all'articolo 375: 2) al primo comma: a) …; d) …; b) all'articolo 376`. */
  function isInner(letter: string, words: string): boolean {
    const isOpen = path.some(({ level }) => level === 'subpoint');
    const outer = path.find(({ level }) => level === 'point');
    if (outer === undefined || !path.some(({ level }) => level === 'number')) return false;
    return letter === 'a' || (isOpen && !/^(?:(?:al|dopo )?l'|gli |agli )articol/i.test(words));
  }

  function enter(level: Level | null, number: string | null, words: string): void {
    const open = path.at(-1);
    if (open?.level === 'dash' && level !== 'dash' && !open.unit.printed.endsWith(':')) path.pop();
    const known = path.findIndex((step) => step.level === level);
    if (level === 'paragraph' || level === null) path.length = 0;
    else if (known !== -1) path.length = known;
    else if (level === 'number') {
      const inner = path.findIndex((step) => step.level === 'subnumber');
      if (inner !== -1) path.length = inner;
    }
    const parent = path.at(-1)?.unit;
    const unit: Unit = {
      paragraph: level === 'paragraph' ? number : (parent?.paragraph ?? null),
      point: level === 'point' ? number : (parent?.point ?? null),
      text: '',
      printed: '',
      children: [],
    };
    add(unit, words);
    (parent?.children ?? units).push(unit);
    path.push({ level: level ?? 'paragraph', unit });
  }
}

/** `Art. 42: sostituire il terzo comma …`, `Art. 99: e' abrogato`: an item of a list that names each article in front. */
const articleItem =
  /^\s{0,9}art(?:icolo|\.)\s?\d{1,4}(?:[-\s][a-z]{3,20})?(?:[^:;«\n]{0,80}:|[.,]?\s(?:[-–]\s)?(?:e'|è|sono)\s(?:abrogat|soppress|sostituit)|\.?\s[-–]\s)/i;

/** `Art. 14. - E' soppresso.` */
const articleDash = /^(\s{0,9}art(?:icolo|\.)\s?\d{1,4}(?:[-\s][a-z]{3,20})?)\.?\s[-–]\s/i;

const limitLead = /limitatamente\s(?:alle|ai|agli)\sseguenti\s[a-z]{4,12}:$/i;
const partBegins =
  /^\s{0,9}(?:-\s)?(?:l'|gli\s|il\s|i\s|la\s|le\s)?(?:articol[oi]|artt?\.|comm[ai]|allegat[oi]|tabell[ae]|cap[oi]|titol[oi])\s/i;
/** The same list within a line: `limitatamente alle seguenti parti: articolo 2; articolo 13, comma 1`. */
const limitList = /(limitatamente\s(?:alle|ai|agli)\sseguenti\s[a-z]{4,12}:)\s([^\n]{1,4000})/gi;
const nextPart = /;\s(?=(?:l'|gli\s|il\s|i\s|la\s|le\s)?(?:articol[oi]|artt?\.|comm[ai])\s)/g;

const listLead = /\bseguenti\s(?:modific|aggiunt|variazion)[^:;.]{0,60}:/;

/** Each item of such a list on a line of its own, where there are whole acts in it; other lists name their act once. */
function itemised(text: string): string {
  let [out, from] = ['', 0];
  for (const { 0: lead, index } of text.matchAll(repealList)) {
    const start = index + lead.length;
    const length = text.slice(start).search(listEnd);
    const list = text.slice(start - 2, length === -1 ? text.length : start + length);
    if (index < from || !wholeAct.test(list)) continue;
    out += `${text.slice(from, start - 1)}\n- ${list.slice(2).replace(repealItem, ';\n- ')}`;
    from = start - 2 + list.length;
  }
  return out + text.slice(from);
}

/** Lists that run on in a line have a line for each item. */
function linesOf(text: string): string[] {
  const parts = text.replace(limitList, (_, lead: string, list: string) => `${lead}\n${list.replace(nextPart, ';\n')}`);
  const lists = text.includes('abrogat') ? itemised(parts) : parts;
  return lists.replace(running, '$1\n').replace(runningDash, '$1\n').replace(runningParagraph, '$1\n').split('\n');
}

/** White space folded, apostrophes plain. */
export function plainSpace(words: string): string {
  // Lines of an article mostly are so already.
  return /[’‘´`]|\s\s|[^\S ]/.test(words) ? foldSpace(words.replace(/[’‘´`]/g, "'")) : words.trim();
}

function add(unit: Unit, words: string): void {
  const more = plainSpace(words);
  const printed = unit.printed === '' || more === '' ? more : ` ${more}`;
  unit.printed += printed;
  unit.text += printed.toLowerCase();
}
