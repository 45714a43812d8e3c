// Marks in the amended text that name the repealer: `COMMA ABROGATO DAL D.LGS. 26 AGOSTO 2016, N. 179`.
import type { Act } from '../../../../law/act.js';
import { actType, typeOf } from '../../../../law/act-type.js';
import { articleNumber, formatEli } from '../../../../law/eli.js';
import type { ClaimEnd, Reach, RelationKind } from '../../../../law/relation.js';
import { foldSpace } from '../../text.js';
import { pointLetter } from '../../../../law/eli/point-letter.js';
import { exceptPart } from '../../repealed.js';
import { claim, publishedOn, wholeAct, type Findings } from '../claim.js';
import { datedNumber, dateOfWords } from '../dated-number.js';

const act = String.raw`([A-Z][A-Za-z.\s-]{0,70}?)\s?${datedNumber}`;
/** The noun before the verb of a mark: the part that is gone. */
const noun =
  /\b(?:(PROVVEDIMENTO|ARTICOLO|COMM[AI]|PERIOD[OI]|LETTER[AE]|NUMER[OI]|CAPOVERS[OI]|ALINEA|PUNTO|PAROLE|RUBRICA|TABELLA)\s)?(?:DA\sRITENERSI\s)?(?=\w$)/;
const longestNoun = 'PROVVEDIMENTO DA RITENERSI '.length;
const verb = /ABROGAT|SOPPRESS|SOSTITUIT/g;
/** A mark from its verb on. */
const mark = new RegExp(
  String.raw`(ABROGAT|SOPPRESS|SOSTITUIT)[OAIE]\s(?:A\sSEGUITO\s[A-Z'\s]{1,80}?|(?:A\sDECORRERE\s|CON\sEFFETTO\s)?DAL(?:L')?\s?\d{1,2}[°O]?\s[A-Z]{5,9}\s\d{4},?\s)?` +
    String.raw`(?:DALL'ART(?:ICOLO|\.)\s?(\d{1,4}(?:-[A-Z]{3,20})?)(?:,\sCOMMA\s(\d{1,4}(?:-[A-Z]{3,20})?))?(?:,\sLETTERA\s[A-Z]{1,2}(?:-[A-Z]{3,20})?\))?,?\sDEL(?:LA|L'|LO)?\s?|DAL(?:LA|L'|LO)?\.?\s?|DA\s)` +
    act +
    String.raw`(?:,?\sCONVERTIT[OA],?\s(?:CON\sMODIFICAZIONI,?\s)?(?:DALLA|DAL)\s[A-Z][A-Z.\s-]{0,70}?\s?\d{1,2}[°O]?\s[A-Z]{5,9}\s\d{4},?\s?N\.?\s?\d{1,5})?`,
  'y',
);
/** `A DECORRERE DAL 1 GENNAIO 1994`, behind a mark or within it. */
const since =
  /(?:\s(?:A DECORRERE|CON EFFETTO|CON DECORRENZA) |(?:ABROGAT|SOPPRESS|SOSTITUIT)[OAIE] )DAL(?:L')?\s?(\d{1,2})[°O]?\s([A-Z]{5,9})\s(\d{4})(?!\d|,? N)/;
/** How much is gone, by the first letters of the mark's noun. */
const reachOfNoun: Record<string, Reach> = {
  PROV: 'atto',
  ARTI: 'articolo',
  COMM: 'comma',
  LETT: 'lettera',
  NUME: 'numero',
  PUNT: 'numero',
  PERI: 'periodo',
  CAPO: 'periodo',
  ALIN: 'parole',
  PARO: 'parole',
  RUBR: 'rubrica',
  TABE: 'allegato',
};
const kindOfVerb: Record<string, RelationKind> = { ABROGAT: 'abroga', SOPPRESS: 'abroga', SOSTITUIT: 'sostituisce' };

/**
 * One claim per mark in the text of the articles and annexes. The comma is the number at the beginning of the line or, on a line without one,
 * that of a line before.
 * @param published the Gazzetta day of listed acts, by their ELI
 * @param listed the amending acts that the document lists, by `<date> <number>`: they mend an abbreviation that is misspelt
 */
export function readRepealMarks(
  amended: Act,
  listed: ReadonlyMap<string, string>,
  published: ReadonlyMap<string, string>,
  findings: Findings,
): void {
  const places = [
    ...amended.articles.map(({ eli, text, part, number }) => ({ eli, text, part, article: number, division: null })),
    ...amended.annexes.map(({ eli, text, name }) => ({ eli, text, part: null, article: null, division: name })),
  ];
  for (const { eli: placeEli, text, ...place } of places) {
    const marks = marksIn(text);
    if (marks.length === 0) continue;
    const lines = text.matchAll(/^.*$/gm);
    let line = lines.next();
    let [paragraph, point]: (string | null)[] = [null, null];
    for (const { index, words, behind, noun, found } of marks) {
      for (; !line.done && line.value.index <= index; line = lines.next()) {
        const [, comma, letter] = numbered.exec(line.value[0])!;
        if (comma !== undefined) [paragraph, point] = [articleNumber(comma), null];
        if (letter !== undefined) point = articleNumber(letter);
      }
      const { eli, doubted } = actNamed(found.slice(4, 9), listed);
      if (doubted) findings.warnings.push(`${placeEli}: ${words}, expected one of the acts that the document lists`);
      if (eli === null) findings.unresolved.push({ reference: words, reason: 'unreadable', element: placeEli });
      if (eli === null || eli === amended.eli) continue;
      const to: ClaimEnd =
        noun === 'PROVVEDIMENTO'
          ? wholeAct(amended.eli)
          : {
              ...wholeAct(amended.eli),
              ...place,
              paragraph: noun === 'ARTICOLO' ? null : (paragraph ?? null),
              point: noun?.startsWith('LETTER') ? (point ?? null) : null,
            };
      const [repealing, comma] = [found[2], found[3]].map((text) => (text === undefined ? null : articleNumber(text)));
      const from: ClaimEnd = { ...wholeAct(eli), article: repealing ?? null, paragraph: comma ?? null };
      const method = doubted ? 'discorde' : 'segno';
      const [effectEvidence, day, month, year] = since.exec(words + behind) ?? [];
      const effect = effectEvidence === undefined ? null : dateOfWords(day!, month!, year!);
      const dates = { ...publishedOn(published.get(eli) ?? null), effect };
      findings.claims.push({
        ...claim(method, kindOfVerb[found[1]!]!, from, to, dates, words),
        effectEvidence: effect === null ? null : effectEvidence!.trim(),
        nature: 'testuale',
        reach: exceptPart.test(behind) ? null : (reachOfNoun[noun?.slice(0, 4) ?? ''] ?? null),
      });
    }
  }
}

/** A mark in a text: where it begins, all of its words and what stands behind them, the noun of what is gone, and the groups of `mark`. */
interface Mark {
  index: number;
  words: string;
  /** Up to the end of the line or sentence, 120 characters at most. */
  behind: string;
  noun: string | undefined;
  found: RegExpExecArray;
}

/** The marks in a text, in order. They are found by their verbs, which few texts have in capitals. */
function marksIn(text: string): Mark[] {
  const marks: Mark[] = [];
  verb.lastIndex = 0;
  for (let start = verb.exec(text); start !== null; start = verb.exec(text)) {
    const at = (mark.lastIndex = start.index);
    const found = mark.exec(text);
    const before = found && noun.exec(text.slice(Math.max(0, at - longestNoun - 1), at + 1));
    if (!found || !before) continue;
    const index = at - before[0].length;
    const behind = /^[^.;\n]{0,120}/.exec(text.slice(mark.lastIndex, mark.lastIndex + 120))![0];
    marks.push({ index, words: foldSpace(before[0] + found[0]), behind, noun: before[1], found });
    verb.lastIndex = mark.lastIndex;
  }
  return marks;
}

/** Number of a comma and letter of a point at the beginning of a line. */
const numbered = new RegExp(
  String.raw`^\s{0,9}\({0,9}(?:(\d{1,4}(?:[- ]?[a-z]{3,20})?(?:\.\d{1,2})?)\.(?=\s|\(|$|[A-Z])\s{0,9}\({0,9})?(?:(${pointLetter}(?:-[a-z]{3,20})?)\))?`,
);

/**
 * The act that a mark or a note names (its type, day, month, year and number), as the document lists it. `doubted`: the list lacks it. Where one listed act has its type and day, that one
 * is meant (D.Lgs. 231/2001, art. 75: `D.P.R. 30 MAGGIO 2002, N. 155` for n. 115).
 */
export function actNamed(
  [type, day, month, year, number]: readonly (string | undefined)[],
  listed: ReadonlyMap<string, string>,
): { eli: string | null; doubted: boolean } {
  const date = dateOfWords(day!, month!, year!);
  const known = listed.get(`${date} ${number}`);
  if (known !== undefined) return { eli: known, doubted: false };
  const slug = actType(type!);
  // A region's law, or one of the Union, has no ELI under `it`.
  if (slug === null || date === null || typeOf(slug)?.standing !== 'state') return { eli: null, doubted: false };
  const eli = formatEli({
    country: 'it',
    authority: null,
    type: slug,
    year: year!,
    date,
    number: number!,
    part: null,
    article: null,
    annex: null,
  });
  const sameDay = [...listed.values()].filter((other) => other.startsWith(eli.slice(0, eli.lastIndexOf('/') + 1)));
  return { eli: sameDay.length === 1 ? sameDay[0]! : eli, doubted: listed.size > 0 };
}
