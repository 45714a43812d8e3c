// Reads the changes that a law makes in the decree that it converts, line by line: in its annex, or behind `e' convertito in legge con le
// seguenti modificazioni:`.
import type { Annex, Article } from '../../../../law/act.js';
import type { Stretch } from '../../../../law/wording.js';
import { readOperations } from './operation.js';
import { plainSpace } from './unit/outline.js';
import type { Operation } from './place/place-groups.js';
import { pointLetter } from '../../../../law/eli/point-letter.js';
import { upTo, type Place } from './place/place.js';
import { maskQuotations } from './quotation/quotation.js';
import type { Context } from './segment.js';
import { inQuotedText } from './token/quoted-lead.js';
import { withoutPronoun } from './pronoun-orders.js';
import { QuotedLines } from './place/quoted-lines.js';
import { spansOfActs, type ActOf } from './token/spans.js';
import { levels } from './token/token.js';
import { tokenizeClause } from './token/tokens.js';

/** The operation of one line. */
export interface LineOperation extends Operation {
  /** The line in the document's case, quotations masked, behind the lines above it that lead to its place. */
  printed: string;
  /** Printed number of the paragraph that it stands in; `null` in an annex, and where paragraphs have none. */
  paragraph: string | null;
  /** The letter of the list that it stands in; `null` in an annex, and where a list below has the same letters. */
  point: string | null;
}

/** The operations of some lines, and the quotations that were masked in them. */
export interface ConversionLines {
  operations: LineOperation[];
  quotations: string[];
  /** The place of each quotation in the text of the article or annex. */
  stretches: Stretch[];
}

/** Characters at the beginning of an annex that may be its name. */
const longestName = 1_000;

/** With what the first line behind the name begins. */
const firstWords =
  /(?:^|\s)(?:All[ae]?\s|All'|Al\s|Agli\s|Ai\s|Nel\s|Nell[ae]?\s|Nell'|Negli\s|Dopo\s|Prima\s|L'|Gli\s|La\s|Le\s|Il\s|I\s|Art(?:icolo|\.)\s\d|(?:Sopprim|Sostitu|Aggiung|Inser|Premett)[a-z]{2,7}\s|(?:[aA](?:ll'|gli\s)|[nN](?:ell'|egli\s)|dopo\sl'|l'|gli\s)art(?:\.|icol))/;

/** The name of an annex: `Allegato`, `Modificazioni apportate in sede di conversione al decreto-legge …`. */
function nameOf({ text }: Annex): string {
  const beginning = text.slice(0, longestName);
  const end = beginning.search(firstWords);
  return end === -1 ? beginning : beginning.slice(0, end);
}

/** Whether an annex lists what the conversion changed. */
export function listsModifications(annex: Annex): boolean {
  return /\bmodific[a-z]{2,8}\b.{0,200}\bconversione\b/i.test(plainSpace(nameOf(annex)));
}

/**
 * Reads an annex that lists what the conversion changed.
 * @param decrees ELIs of the decrees that the law converts; of several the annex names its own
 */
export function readConversionAnnex(annex: Annex, decrees: readonly string[], actOf: ActOf): ConversionLines {
  const name = nameOf(annex);
  const named = spansOfActs(plainSpace(name), actOf).filter(({ eli }) => decrees.includes(eli));
  const [decree, ...more] = named.length === 0 ? decrees : named.map(({ eli }) => eli);
  const start = decree === undefined || more.length > 0 ? {} : { act: [decree] };
  const lines = readLines(annex.text.slice(name.length), start, actOf, false);
  const inAnnex = (at: number) => at + name.length;
  return { ...lines, stretches: lines.stretches.map((one) => ({ start: inAnnex(one.start), end: inAnnex(one.end) })) };
}

/** Whether an article converts a decree with the changes that it lists. */
export function convertsWithChanges({ text }: Article): boolean {
  return /\bconvertit[oi]\b[^«"]{0,1000}\bcon l[ae] (?:seguent[ei] modific|modific[a-z]{1,8} seguent)/i.test(text);
}

/** Reads an article that converts a decree with the changes that it lists. */
export function readConversionArticle({ text }: Article, actOf: ActOf): ConversionLines {
  return readLines(text, {}, actOf, true);
}

/**
 * A line that only leads to a place (`all'articolo 4:`) leads the lines below it, until one names a place that is not in its own.
 * @param isArticle whether numbers in front of lines may be those of paragraphs
 */
function readLines(law: string, start: Place, actOf: ActOf, isArticle: boolean): ConversionLines {
  const { text, quotations, stretches } = maskQuotations(law);
  const operations: LineOperation[] = [];
  let context: Context = { place: start, beside: [], recalled: null, verb: null, partial: false };
  let leads: { place: Place; printed: string }[] = [];
  let number: string | null = null;
  let point: string | null = null;
  const letters: string[] = [];
  const quoted = new QuotedLines(quotations);
  for (const { paragraph, letter, printed } of linesOf(text)) {
    if (isArticle && paragraph !== null) [number, point] = [paragraph, null];
    if (isArticle && letter !== null) {
      point = letter;
      letters.push(`${number} ${letter}`);
    }
    if (ofTitle.test(printed)) context = { ...context, place: upTo(context.place, 'division') };
    const ordered = withoutPronoun(printed, context.place);
    const tokens = tokenizeClause(ordered.toLowerCase(), ordered, actOf, true);
    const lead = quoted.leadOf(tokens);
    const inside = lead === null ? null : inQuotedText(printed, lead);
    const read = readOperations(
      inside === null ? tokens : tokenizeClause(inside.toLowerCase(), inside, actOf, true),
      quotations,
      context,
      false,
    );
    if (read.operations.length === 0 && printed.endsWith(':'))
      leads = [
        ...leads.filter(({ place }) => isWithin(read.context.place, place)),
        { place: read.context.place, printed },
      ];
    for (const operation of read.operations) {
      const above = leads.filter(({ place }) => isWithin(operation.to, place));
      operations.push({
        ...quoted.settled(operation),
        printed: [...above.map((lead) => lead.printed), printed].join(' '),
        paragraph: number,
        point,
      });
    }
    ({ context } = read);
    quoted.next(printed, tokens, context.place);
    // `Nel titolo I, dopo l'articolo 8 e' inserito …. All'articolo 9 …`
    if (printed.endsWith('.'))
      context = { ...context, place: { ...context.place, division: undefined, annex: undefined } };
  }
  // `all'articolo 1: a) …` / `all'articolo 2: a) …`
  const isTwice = (letter: string) => letters.indexOf(letter) !== letters.lastIndexOf(letter);
  const isUnsure = letters.some(isTwice);
  return {
    operations: isUnsure ? operations.map((one) => ({ ...one, point: null })) : operations,
    quotations,
    stretches,
  };
}

/** `Al titolo, dopo la parola: …`, `Il titolo e' sostituito …`: of the decree, not of the article in the lines above. */
const ofTitle =
  /^(?:[Aa]l|[Nn]el|[Ii]l)\s(?:titolo|preambolo)(?:[,:]|\s(?:e'|è|del\sdecreto|sono|l[ae]\sparol|dopo)(?![a-z]))/;

/** The label of a line in a list: `a)`, `1)`, `3.`, `-`. */
const label = new RegExp(
  String.raw`^(?:(?<letter>${pointLetter}(?:-[a-z]{2,20})?)\)|(?<number>\d{1,3})\.(?=\s[A-Z])|\d{1,3}(?:[.-][a-z\d]{1,20})?[.)]|[-–])\s{1,9}(?=\S)`,
);

interface Line {
  /** The number that stands before a capital. */
  paragraph: string | null;
  letter: string | null;
  printed: string;
}

/** Lines, each ended by a stop or colon; the wrapped ones joined, their labels gone. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isOpen = false;
  for (const line of text.split('\n').flatMap(ownLines)) {
    const words = plainSpace(line);
    if (words === '') continue;
    const found = label.exec(words);
    const printed = found === null ? words : words.slice(found[0].length);
    // `e' inserito il seguente:` / `«1-bis. …»;`
    if (lines.length > 0 && (isOpen || words.startsWith('«'))) lines.at(-1)!.printed += ` ${words}`;
    else lines.push({ paragraph: found?.groups!['number'] ?? null, letter: found?.groups!['letter'] ?? null, printed });
    isOpen = !/[.;:]$/.test(words);
  }
  return lines;
}

/** `al comma 1, capoverso Art. 5: al comma 2 …; il comma 3 …`: what such a line leads to, each on a line of its own. */
function ownLines(line: string): string[] {
  return /capovers[oi]\s[^;:]{1,80}:\s/.test(line) ? line.split(nextLine) : [line];
}

const nextLine =
  /(?<=[;:])\s{1,9}(?=(?:all'|al\s|all[ae]\s|ai\s|agli\s|dopo\s|l'|il\s|l[ae]\s|i\s|gli\s|nel|è\s|e'\s|sono\s))|(?<=\.)\s{1,9}(?=(?:All'|Al\s|Agli\s|Dopo\s|L'|Gli\s|Nel))/;

/** Whether a place lies in another one, or is that. */
function isWithin(place: Place, around: Place): boolean {
  return levels.every((level) => around[level] === undefined || around[level].join() === place[level]?.join());
}
