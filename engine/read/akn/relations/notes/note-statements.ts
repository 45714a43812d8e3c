// An update note of the editors, sentence by sentence: who ordered or ruled what, and where that stands.
import { foldSpace } from '../../text.js';

/** One thing that an act orders or a court rules, as a note reports it. */
export interface NoteStatement {
  /** Who: the words before the verb (`Il D.L. 30 dicembre 2019, n. 162, convertito …`); those of an earlier sentence after `Ha inoltre disposto`. */
  subject: string;
  /** What: the words after the verb, or those of one of its items (`(con l'art. 3, comma 1) che …`). */
  words: string;
  /** The sentence as printed, on one line; of an item with the words that lead to it. */
  evidence: string;
}

/** `ha disposto`, `Ha inoltre disposto`, `ha, altresi', dichiarato`, `hanno disposto`. */
const verb = /\b[Hh]a(?:nno)?,?\s(?:[a-z']{4,20},?\s){0,2}(?:disposto|dichiarato)\b:?/g;
/** The start of a sentence behind another one on the same line; not behind the number of the act whose verb follows: `n. 32. ha disposto`. */
const sentence =
  /[.;"»]\s{1,3}(?=(?:Il|La|L'|Lo|Ha|Hanno|Successivamente|Inoltre)[\s,])|(?<!\bn\.\s?\d{1,4})[.;"»]\s{1,3}(?=ha(?:nno)?[\s,])/g;
/** A line that goes on with the one before: `(in G.U. …) ha dichiarato`. */
const goesOn = /^\s{0,9}\(in\s?G/;
/** `(con l'art. 3`, `(conl'art.`, `(l'art.`, `(con gli artt.`. */
const item = /\(\s?(?:c?on\s?)?(?=l'\s?art|gli\s?artt?|l'allegat|la\s[IVXL]{1,5}\sdisp)/g;
/** Longest words before a verb that are read as its subject. */
const longestSubject = 900;
/** Longest sentence that is kept as evidence. */
const longestStatement = 10_000;

/**
 * The statements of one note, in order. A sentence reaches from its verb to the next one; what it lists, each item with a place of its
 * own, is a statement each.
 */
export function statementsOf(note: string): NoteStatement[] {
  const text = note.replace(/^[^\n]{0,60}\n/, '');
  const leads = leadsIn(text);
  let subject = '';
  return leads.flatMap(({ start, from, end }, i) => {
    const lead = foldSpace(text.slice(start, end));
    const own = foldSpace(text.slice(start, from));
    if (own !== '') subject = own;
    return itemsOf(text.slice(end, leads[i + 1]?.start)).map((words, nth) => ({
      subject,
      words,
      evidence: (nth === 0 ? `${lead} ${words}` : `${lead.replace(/:?$/, ':')} ${words}`).slice(0, longestStatement),
    }));
  });
}

/** A verb, and where the sentence begins whose verb it is. */
interface Lead {
  start: number;
  /** Begin and end of the verb. */
  from: number;
  end: number;
}

function leadsIn(text: string): Lead[] {
  const leads: Lead[] = [];
  for (const found of text.matchAll(verb)) {
    const from = found.index;
    const least = Math.max(leads.at(-1)?.end ?? 0, from - longestSubject);
    const line = Math.max(least, lineStart(text, from));
    let start = line;
    for (const stop of text.slice(Math.max(0, line - 2), from + 3).matchAll(sentence))
      start = Math.max(0, line - 2) + stop.index + stop[0].length;
    // The law that a note quotes may say of another that it `ha disposto`.
    if (start <= (leads.at(-1)?.end ?? -1)) continue;
    leads.push({ start, from, end: from + found[0].length });
  }
  return leads;
}

function lineStart(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const isContinued = line > 0 && goesOn.test(text.slice(line, line + 20));
  return isContinued ? text.lastIndexOf('\n', line - 2) + 1 : line;
}

function itemsOf(text: string): string[] {
  const starts = [...text.matchAll(item)].map(({ index }) => index);
  // The words before the first place belong to it.
  const cuts = starts.length === 0 ? [0] : [0, ...starts.slice(1)];
  return cuts
    .map((start, i) => foldSpace(text.slice(start, cuts[i + 1])).replace(/^[-:;\s]{1,9}|[\s;-]{1,9}$/g, ''))
    .filter((words) => words !== '');
}
