// The days of an amendment: its Gazzetta, its entry into force, its effect.
import type { Act } from '../../../../law/act.js';
import { noDates, type ClaimEnd, type RelationDates } from '../../../../law/relation.js';
import { startOfVersion } from '../../identity.js';
import { daysOfAct } from '../claim.js';
import type { PlacedOperation } from '../clause/operations.js';
import type { OwnEffect } from '../clause/own-effect.js';
import type { EditorialRecord } from '../editors/editorial.js';
import { dateOfWords, namedDay } from '../dated-number.js';
import { covers, effectOf, type Covering } from './covered.js';
import type { EfficacyClause } from './efficacy.js';
import { isPrefaceUnread, type Forces } from './entry-into-force.js';
import type { Provisions } from './provisions.js';
import { sincePublication } from './publication-day.js';
import { isRewritten } from './rewritten.js';

/** The statements of the act's own text, read once. */
export interface OwnWords {
  act: Act;
  operations: readonly PlacedOperation[];
  provisions: Provisions;
  clauses: readonly EfficacyClause[];
  /** What the day of the act is not of. */
  apart: Forces['apart'];
  /** The day that its own words state of the whole act, where its preface states none. */
  whole: Forces['whole'];
}

/**
 * The day since which a sentence of the editors says that its one effect is: `(con l'art. 3) l'abrogazione dell'art. 5 a decorrere dal 1°
 * gennaio 2024`. Of a sentence with several effects it is not known whose day it is.
 */
function effectTold(records: readonly EditorialRecord[], act: Act): { date: string; words: string } | null {
  for (const { evidence } of records) {
    if (evidence === null || !/\bdal/.test(evidence)) continue;
    const found = [...evidence.matchAll(told)];
    if (found.length !== 1 || [...evidence.matchAll(effects)].length !== 1) continue;
    const [words, day, month, year] = found[0]!;
    const date = dateOfWords(day!, month!, year!);
    if (date !== null && date >= act.date) return { date, words };
  }
  return null;
}

const told = new RegExp(
  String.raw`\b(?:a\sdecorrere|con\s(?:effetto|decorrenza|efficacia)|a\sfar\sdata)\sdal(?:l')?\s?${namedDay}(?!,?\s(?:e\s)?(?:fino\s|sino\s)?al\s)`,
  'gi',
);
/** The editors' nouns for effects. */
const effects =
  /\b(?:l'|l[ae]\s|il\s|lo\s)(?:contestuale\s|conseguente\s)?(?:abrogazion|modific|introduzion|sostituzion|soppression|inseriment|aggiunt|prorog|sospension|differiment)/gi;

/**
 * The three days of an operation, and the clause that states the last, or that another day than its act's is the one of its entry into force.
 * @param isConverted whether the records tell of it as the conversion law changed it, although no mark is left
 */
export function datesOf(
  operation: PlacedOperation,
  records: readonly EditorialRecord[],
  words: OwnWords,
  isConverted = false,
): { dates: RelationDates; evidence: string | null; apart: string | null } {
  const { act, clauses, provisions } = words;
  const effect: OwnEffect | null =
    operation.effect ?? effectOf(operation, clauses, divisionOf(act)) ?? effectTold(records, act);
  const { article, paragraph, point, unit } = operation;
  const { added, touched, changed } = article === null ? noMarks : provisions.marks(article, unit);
  const isOther = isRewritten(operation, changed);
  // It is not what the act ordered at first: only the editors tell the day of the one that it is.
  if (isOther && records.length === 0) return { dates: noDates, evidence: null, apart: null };
  const isAdded = isOther || added || /[a-z]/.test(article ?? '') || /-/.test(`${paragraph} ${point}`);
  const { publication, force } = provisionDays(words, operation, records, isAdded, touched || isConverted);
  const date = effect === null ? null : (effect.date ?? sincePublication(effect.words, publication));
  const apart = effect === null && force === null ? apartBy(words, operation) : null;
  // A day that is stated and not read is another one than that of the act.
  return {
    dates: { publication, force: effect?.isUnread === true ? null : force, effect: date },
    evidence: effect?.words ?? apart,
    apart,
  };
}

/** The sentence that says that a provision has another day than its act, where it states none that is read; `null` for none. */
function apartBy({ act, apart }: OwnWords, place: Standing): string | null {
  const spoken = { act: '', to: {}, ...place };
  return apart.find((clause) => covers(clause, spoken, divisionOf(act)) !== false)?.words ?? null;
}

const noMarks = { added: false, touched: false, changed: [] };

/** Where an effect stands in its act; paragraphs as in a claim, `966, 967`; what it touches, where that is known. */
type Standing = Pick<ClaimEnd, 'article' | 'paragraph' | 'point'> & Partial<Pick<PlacedOperation, 'act' | 'to'>>;

/** Another day than that of the act. */
const unknown = '';

/** The day on which a clause, or the preface, says that a provision enters into force; else that of its act, `null` where this is not known. */
function forceOf({ act, clauses, apart }: OwnWords, place: Standing, force: string | null): string | null {
  const own = clauses.filter(({ day, general }) => day === 'force' && !general);
  const days = (place.paragraph?.split(', ') ?? [null]).map((paragraph) => {
    const spoken = { act: '', to: {}, ...place, paragraph };
    const isOf = (clause: Covering) => covers(clause, spoken, divisionOf(act));
    const known = own.find((clause) => isOf(clause) === true)?.date;
    return known ?? ([...own, ...apart].some((clause) => isOf(clause) !== false) ? unknown : null);
  });
  if (days.some((day) => day !== null)) return new Set(days).size === 1 && days[0] !== unknown ? days[0]! : null;
  // That of an act of which some provisions have another day, nobody knows which ones, is no day of any.
  return isPrefaceUnread(act, clauses) && force === act.entryIntoForce ? null : force;
}

/**
 * The Gazzetta and the entry into force of a provision: the act's, or those of the conversion law where a sentence tells of it and the
 * marks of the text agree; unknown for what was added and no sentence dates.
 */
export function provisionDays(
  words: OwnWords,
  place: Standing,
  records: readonly EditorialRecord[],
  isAdded: boolean,
  isTouched: boolean,
): Pick<RelationDates, 'publication' | 'force'> {
  const { act } = words;
  const printed = records.flatMap(({ gazette }) => gazette ?? []).sort()[0] ?? null;
  const isOriginal = !isAdded && (!isTouched || printed === null || records.some(({ gazette }) => gazette === null));
  if (isOriginal || (printed === null && records.length > 0)) {
    const { publication, force } = daysOfAct(act);
    return { publication, force: forceOf(words, place, force ?? words.whole) };
  }
  return { publication: printed, force: printed === null ? null : startAfter(act, printed) };
}

/** The day after the conversion's Gazzetta, where the version that is read began on it. */
function startAfter({ textDate, publication }: Act, gazette: string): string | null {
  const next = new Date(Date.parse(`${gazette}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return (startOfVersion(publication.eli) ?? textDate) === next ? next : null;
}

export function divisionOf(act: Act): (article: string) => readonly string[] {
  return (number) => act.articles.find((article) => article.number === number)?.division ?? [];
}
