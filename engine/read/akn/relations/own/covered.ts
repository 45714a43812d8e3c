// Which operations of an act a clause on a day speaks of.
import { isBelow } from '../../../../law/division-path.js';
import type { PlacedOperation } from '../clause/operations.js';
import type { OwnEffect } from '../clause/own-effect.js';
import type { Place } from '../clause/place/place.js';
import { sentencesOf, whichState } from '../clause/sentences.js';
import { textual } from '../clause/token/patterns.js';
import { own } from '../clause/token/token.js';
import type { EfficacyClause } from './efficacy.js';

/**
 * The day since which clauses say that an operation has effect: by the most special one, then by that of the whole act; no day where
 * one may speak of it and does not tell whether it does.
 */
export function effectOf(
  operation: PlacedOperation,
  clauses: readonly EfficacyClause[],
  divisionOf: (article: string) => readonly string[],
): OwnEffect | null {
  const stated = clauses.filter(
    ({ day, isOfRepeals }) => day === 'effect' && (!isOfRepeals || operation.kind === 'abroga'),
  );
  for (const isGeneral of [false, true]) {
    const speaking = stated.flatMap((clause) => {
      const isOf = clause.general === isGeneral ? covers(clause, operation, divisionOf) : false;
      return isOf === false ? [] : { ...clause, isSure: isOf === true && clause.isUnread !== true };
    });
    const sure = speaking.find(({ isSure }) => isSure);
    if (sure !== undefined) return { date: sure.date, words: sure.words };
    const [unsure] = speaking;
    if (unsure !== undefined) return { date: null, words: unsure.words, isUnread: true };
  }
  return null;
}

/** A clause, as far as it tells what it speaks of. */
export type Covering = Pick<EfficacyClause, 'general' | 'places' | 'excepted' | 'unit' | 'sentence'>;

/** Where an effect stands in its act, and what it touches. */
type Spoken = Pick<PlacedOperation, 'article' | 'paragraph' | 'point' | 'act' | 'to'> &
  Partial<Pick<PlacedOperation, 'unit' | 'times'>>;

/** Whether a clause speaks of an operation: of its place in the amending act, or of the place that it touches; `null` where that is not known. */
export function covers(
  clause: Covering,
  operation: Spoken,
  divisionOf: (article: string) => readonly string[],
): boolean | null {
  const verdict = (places: readonly Place[]): boolean | null => {
    const each = places.map((place) => speaksOf(place, operation, divisionOf, clause));
    return each.includes(true) ? true : each.includes(null) ? null : false;
  };
  const isNamed = clause.general ? true : verdict(clause.places);
  if (isNamed === false) return false;
  const isExcepted = verdict(clause.excepted);
  if (isExcepted === true) return false;
  return isExcepted === null ? null : isNamed;
}

function speaksOf(
  place: Place,
  operation: Spoken,
  divisionOf: (article: string) => readonly string[],
  clause: Covering,
): boolean | null {
  const act = place.act?.[0];
  if (act !== undefined && act !== own) {
    const { act: amended, to } = operation;
    if (act !== amended) return false;
    if (place.article?.length)
      return to.article !== undefined && within(to.article, place.article) && within(to.paragraph, place.paragraph);
    return place.division !== undefined && isBelow(operation.to.division ?? [], place.division);
  }
  // No clause speaks of the annex that lists what a conversion changed.
  if (operation.article === null) return false;
  if (place.article?.length) {
    const isIn =
      place.article.includes(operation.article) &&
      (!place.paragraph?.length || place.paragraph.includes(operation.paragraph ?? '')) &&
      (!place.point?.length || place.point.includes(operation.point ?? ''));
    return isIn && place.sentence !== undefined ? isInSentence(place, operation, clause) : isIn;
  }
  return place.division !== undefined && isBelow(divisionOf(operation.article), place.division);
}

/** A clause that names paragraphs speaks of those alone; an operation on the whole article is touched by both. */
function within(touched: readonly string[] | undefined, named: readonly string[] | undefined): boolean {
  return !named?.length || !touched?.length || touched.some((one) => named.includes(one));
}

/**
 * Whether an operation stands in the sentences that a clause names, by their numbers or as the one before it; without a paragraph, they
 * are of its own.
 */
function isInSentence(
  { paragraph, sentence: named = [] }: Place,
  operation: Spoken,
  { unit: ofClause, sentence }: Covering,
): boolean | null {
  const { unit } = operation;
  if (!paragraph?.length) {
    const isBeside = ofClause?.paragraph === null ? unit === ofClause : operation.paragraph === ofClause?.paragraph;
    if (!isBeside) return unit === undefined ? null : false;
    if (unit !== ofClause) return null;
  }
  if (unit === undefined || unit.point !== null || unit.children.length > 0) return null;
  const numbers = named.length === 0 ? [paragraph?.length ? Number.NaN : sentence!] : named.map(Number);
  if (numbers.some((number) => !(number > 0))) return null;
  const sentences = sentencesOf(unit.printed);
  const amending = sentences.flatMap((words, i) => (textual.test(words.toLowerCase()) ? i : []));
  const standing = amending.length === 1 ? amending : statedIn(sentences, operation);
  const within = standing.map((i) => numbers.includes(i + 1));
  return new Set(within).size === 1 ? within[0]! : null;
}

function statedIn(sentences: readonly string[], { to, times = [] }: Spoken): number[] {
  const quotations = {
    old: times.flatMap(({ old }) => old),
    brought: times.flatMap(({ brought }) => brought),
  };
  return whichState(sentences)({ to, quotations });
}
