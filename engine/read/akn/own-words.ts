// The words of an article that are its act's own, and the act that each line of them amends.
import type { Citation } from '../../cite/cite.js';
import { maskQuotations } from './relations/clause/quotation/quotation.js';

/** A cheap test that every amending clause passes. */
const mayAmend = /sostitu|inseri|aggiun|premess|soppr|modific|abrog|parol|introdott|premettere/i;

/**
 * The law text of an article without the words that it puts into other acts, each replaced by `«»`. They stand in quotation marks, or,
 * in older exports, behind `e' sostituita dalla seguente:` without any.
 * @param text law text, lines apart by `\n`
 */
export function ownWords(text: string): string {
  if (!mayAmend.test(text)) return text;
  const masked = /[«“"']/.test(text) ? maskQuotations(text).text.replace(/«\d+»/g, '«»') : text;
  return /seguent[ei]:?\s?\n|\n(?:Articolo|Art\.)\s\d/.test(masked) ? withoutUnquoted(masked) : masked;
}

/** A line that announces new words and has none. */
const announces = /(?:sostitui|inseri|aggiun|premess|introdott)[^:\n]{0,400}\bseguent[ei]:?$/;
/** The beginning of new words without quotation marks: an article or a division, or a paragraph or point that was not there before. */
const newWords =
  /^(?:Art(?:icolo|\.)\s?\d|(?:PARTE|TITOLO|CAPO|SEZIONE|ALLEGATO|Parte|Titolo|Capo|Sezione|Allegato)\s)/;
const newLabel = /^(?:\d{1,4}-[a-z]{2,20}(?:\.\d{1,2})?\.|[a-z]{1,2}-[a-z]{2,20}\))\s/;
const label = /^(?:(\d{1,4})(?:-[a-z]{2,20})?(?:\.\d{1,2})?\.|[a-z]{1,3}(?:-[a-z]{2,20})?\)|\d{1,3}\))\s/;

/** A line that is the heading of an article and nothing else. */
const articleHeading = /^(?:Articolo|Art\.)\s\d{1,4}(?:-[a-z]{2,20})?\.?$/;

/**
 * Leaves out new words without quotation marks: those of an article or division up to the next paragraph of the act that amends
 * again, those of one paragraph or point up to the next label.
 */
function withoutUnquoted(text: string): string {
  const kept: string[] = [];
  let paragraph = 0;
  /** The paragraph whose novella is being left out, or -1; and whether only its own label is. */
  let [within, isShort] = [-1, false];
  for (const line of text.split('\n')) {
    const number = Number(label.exec(line)?.[1] ?? NaN);
    if (within !== -1) {
      const isNext = isShort
        ? label.test(line) && !newLabel.test(line)
        : number === within + 1 &&
          amends.test(line.slice(0, 600)) &&
          /\b(?:legge|decreto|codice|testo unico|regolamento)\b/.test(line.slice(0, 600));
      if (!isNext) continue;
      within = -1;
    }
    if (!Number.isNaN(number)) paragraph = number;
    if (articleHeading.test(line)) {
      // No article has the heading of another: a quotation ended too early, and what stands behind its beginning is of it.
      const begun = kept.findLastIndex((one) => one.startsWith('«»'));
      if (begun !== -1) kept.length = begun;
      const own = kept.findLast((one) => /^\d/.test(one) && label.test(one));
      [within, isShort] = [own === undefined ? 0 : Number.parseInt(own, 10), false];
      kept.push('«»');
      continue;
    }
    const before = kept.at(-1) ?? '';
    if ((newWords.test(line) || newLabel.test(line)) && announces.test(before.slice(-500))) {
      within = paragraph;
      isShort = !newWords.test(line);
      kept.push('«»');
      continue;
    }
    kept.push(line);
  }
  return kept.join('\n');
}

/** Words by which a line amends. */
const amends =
  /\b(?:apportat[ei]|introdott[ei])\s(?:le|i)\sseguent|(?:\be'|\bè|\bsono|\bsiano|\bsia)\s(?:[a-z']{1,15},?\s){0,4}(?:sostitui|soppress|inserit|aggiunt|premess|abrogat|modificat)|\b(?:sostituire|sopprimere|aggiungere|inserire|premettere)\b/i;

const point =
  /^(?:[a-z]{1,3}(?:-[a-z]{2,20})?\)|\d{1,3}(?:-[a-z]{2,20})?(?:\.\d{1,2})?\)|\d{1,3}(?:\.\d{1,3}){1,2}\.|[-–])\s?/;

/** The act that a place belongs to because the words amend it; `unknown` where they amend one that they do not name. */
export type Amended = { act: string; part: string | null } | 'unknown' | null;

interface Line {
  start: number;
  end: number;
  /** The act that the line amends, and the index from which it does. */
  lead: Amended;
  from: number;
  isInherited: boolean;
}

/** The act that each line of own words amends: the one that the line names, or, for a point, the one that its paragraph names. */
export class Amendments {
  readonly #lines: Line[] = [];
  #at = 0;

  /** @param citations in the order of the text @param otherAct the act that one names; `null` where that is not known, or is the amending act itself */
  constructor(
    private readonly text: string,
    citations: readonly Citation[],
    otherAct: (citation: Citation) => string | null,
  ) {
    if (!amends.test(text)) return;
    let lead: Amended = null;
    let next = 0;
    for (let start = 0; start <= text.length;) {
      const newline = text.indexOf('\n', start);
      const end = newline === -1 ? text.length : newline;
      const line = text.slice(start, end);
      while (next < citations.length && citations[next]!.start < start) next++;
      const isPoint = point.test(line);
      const named = citations[next];
      const act = named !== undefined && named.start < end ? otherAct(named) : null;
      const isAmending = amends.test(line);
      if (!isPoint) lead = null;
      const isInherited =
        isPoint && lead !== null && !(isAmending && act !== null && leads(line, named!.start - start));
      if (isAmending && !isInherited) lead = act === null ? 'unknown' : { act, part: named!.part ?? annexOf(line) };
      this.#lines.push({ start, end, lead, from: isInherited || act === null ? start : named!.start, isInherited });
      start = end + 1;
    }
  }

  /** The act that the words around a place amend; `null` for none. @param at places ascend */
  of(at: number): Amended {
    while (this.#at < this.#lines.length && this.#lines[this.#at]!.end < at) this.#at++;
    const line = this.#lines[this.#at];
    if (line === undefined || line.lead === null) return null;
    if (line.isInherited) return line.lead;
    const [from, to] = sentenceAround(this.text, at, line);
    if (!amends.test(this.text.slice(from, to))) return null;
    if (line.lead !== 'unknown' && line.from < at && line.from >= from) return line.lead;
    return isRelative(this.text, at) ? null : 'unknown';
  }
}

/** `All'Allegato I.11 Disposizioni … del decreto …`: the annex that a line amends. */
function annexOf(line: string): string | null {
  const number =
    /^(?:\d{1,3}\.\s|[a-z]{1,3}\)\s)?(?:al|nel)l['’]allegato\s([IVXL]{1,5}(?:\.\d{1,2})?|[A-Z]|\d{1,2})(?![\w.])/i.exec(
      line,
    )?.[1];
  return number === undefined ? null : `allegato ${number}`;
}

/** Whether a citation stands where a line begins, behind its label: `a) all'articolo 5 della legge …`. */
function leads(line: string, at: number): boolean {
  return at < 40 || /^[^,;:]{0,120}$/.test(line.slice(0, at));
}

/** `di cui all'articolo 5`, `ai sensi dell'articolo 5`: what is amended is not what such words lead to. */
function isRelative(text: string, at: number): boolean {
  return /(?:di cui|previst[oaie]|indicat[oaie]|stabilit[oaie]|disciplinat[oaie]|sensi|norma|accordo|base|fermo restando(?: quanto)?|fatto salvo)\s(?:(?:dal|al|d?all|dell|ai|agli|dagli|degli|nell|l)['’]?\s?){0,2}$/i.test(
    text.slice(Math.max(0, at - 50), at),
  );
}

/** Start and end of the sentence in which a place is. */
function sentenceAround(text: string, at: number, { start, end }: Line): [number, number] {
  let from = start;
  for (const { index } of text.slice(start, at).matchAll(/[^\d\s.][.]\s(?=\p{Lu})/gu)) from = start + index + 2;
  const stop = text.slice(at, end).search(/[^\d\s.][.]\s(?=\p{Lu})/u);
  return [from, stop === -1 ? end : at + stop + 1];
}
