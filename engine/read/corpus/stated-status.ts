// What the text and the notes of one act say of the death of it or of its articles as a whole.
import type { Act, Article } from '../../law/act.js';
import { isRealDate } from '../../law/eli.js';
import type { StatedStatus, StatusValue } from '../../law/status.js';

/** `PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208`, `DECRETO DECADUTO; I SUOI EFFETTI …`. */
const deadAct =
  /^\W{0,9}(?:PROVVEDIMENTO|DECRETO(?:[-\s]LEGGE)?|LEGGE|REGOLAMENTO)\s(ABROGAT|DECADUT|NON\sCONVERTIT)[OA]\b/;
const values: Record<string, StatusValue> = {
  ABROGAT: 'abrogato',
  DECADUT: 'decaduto',
  'NON CONVERTIT': 'non-convertito',
};

/**
 * One statement for the act, if it is dead: half of its articles or more say so, and what else there is was repealed before. Else one for
 * each dead article. A repeal is dated by the day since which the mark stands in place of the text, where the document has it.
 */
export function readStatuses({ eli, articles }: Act): StatedStatus[] {
  const marks = articles.map(({ text }) => deadAct.exec(text.slice(0, 60))?.[1]?.replace(/\s/, ' '));
  const whole = marks.find((mark) => mark !== undefined);
  const stated: StatedStatus[] = [];
  const state = (of: string, value: StatusValue, since: string | null) =>
    stated.push({ of, value, since, by: null, byArticle: null });
  const isWhole =
    marks.filter((mark) => mark === whole).length * 2 >= marks.length &&
    marks.every((mark, i) => mark === whole || (mark === undefined && articles[i]!.repealed));
  if (whole !== undefined && isWhole) state(eli, values[whole]!, null);
  else
    for (const article of articles) {
      if (article.repealed) state(article.eli, 'abrogato', article.textSince);
      const struck = struckOn(article);
      if (struck !== null) state(article.eli, 'incostituzionale', struck);
    }
  return stated;
}

/**
 * The day on which judgments had struck all of an article: it as such, or all of its paragraphs, none only in part. `null` where they did
 * not, or where the text may have been changed since: it stands since a later day, or, if no such day is known, has marks of amendment.
 */
function struckOn(article: Article): string | null {
  const struck = new Map<string, string>();
  for (const note of article.notes) {
    const day = dayOf(note);
    if (day === null || /rettific|errata/i.test(note)) continue;
    for (const paragraph of strikesOf(note, article.number))
      if (!struck.has(paragraph) || day < struck.get(paragraph)!) struck.set(paragraph, day);
  }
  const paragraphs = struck.has(all) ? [all] : paragraphsOf(article.text);
  if (paragraphs.length === 0 || !paragraphs.every((paragraph) => struck.has(paragraph))) return null;
  const day = paragraphs
    .map((paragraph) => struck.get(paragraph)!)
    .sort()
    .at(-1)!;
  // What is struck is so since the day after the Gazzetta, which may be that of its text.
  const isOlder = article.textSince === null ? !article.amendedText : article.textSince <= nextDay(day);
  return isOlder ? day : null;
}

/** A whole article among its paragraphs. */
const all = 'all';
const ordinals = ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo', 'nono', 'decimo'];
const ordinal = ordinals.join('|');
const named = String.raw`(?:(?:dell')?(?:intero )?art(?:icolo|\.)\s?(\d{1,5}(?:[- ][a-z]{3,20})?)|del presente articolo)`;
const numbers = String.raw`(?:${ordinal}|\d{1,3})(?:(?:,\s|\se\s(?:del\s)?|,\se\s)(?:${ordinal}|\d{1,3}))*`;
/** `dell'art. 560, commi secondo e terzo`, `del primo e del secondo comma del presente articolo`, `dell'art. 561`. */
const strike = new RegExp(
  String.raw`\b(?:del\s(${numbers})\scomma\s)?${named}(?:,\s(?:comm[ai]\s(${numbers})|(${numbers})\scomma))?(?=\s?(?:\.|;|,|$|del (?:codice|presente)|della presente|e,? ))`,
  'i',
);

/** Paragraphs of an article that a judgment strikes, by their number; `all` for the article. */
function strikesOf(note: string, article: string): string[] {
  const clauses = note.replace(/\s+/g, ' ').split(/illegittimit\S{1,4} costituzionale\s/i);
  return clauses.slice(1).flatMap((clause) => {
    if (
      /\bparte\b|limitatamente|nei (?:limiti|sensi)|in quanto|ove\b|se interpretat|letter[ae]\b|numero|periodo|parol[ae]|inciso|nel testo|formulazione|anterior|previgente/i.test(
        clause,
      )
    )
      return [];
    const found = strike.exec(clause.slice(0, 200));
    if (found === null || found.index > 12) return [];
    const [, before, number, after, ordinalAfter] = found;
    if (number !== undefined && number.replace(' ', '-').toLowerCase() !== article) return [];
    const places = before ?? after ?? ordinalAfter;
    if (places === undefined) return /comm[ai]\b/i.test(clause.slice(0, 60)) ? [] : [all];
    return places
      .toLowerCase()
      .split(/[^a-z\d]+(?:e[^a-z\d]+)?(?:del[^a-z\d]+)?/)
      .map((place) => (/^\d/.test(place) ? place : String(ordinals.indexOf(place) + 1)));
  });
}

/** Numbers of the paragraphs of a text, `1`, `2` …; those without a printed number are counted. */
function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s{0,9}(?:[a-z]{1,2}|\d{1,3})(?:-[a-z]+)?[)°]/.test(line));
  const printed = lines.flatMap((line) => /^\s{0,9}(\d{1,3}(?:-[a-z]{3,20})?)\.\s/.exec(line)?.[1] ?? []);
  return printed.length > 0 ? printed : lines.map((_, i) => String(i + 1));
}

const gazette = /G\.?\s?U\.?[^/]{0,30}?(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/** Day of the Gazzetta in which the judgment was published. */
function dayOf(note: string): string | null {
  const [, day, month, year] = gazette.exec(note) ?? [];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
