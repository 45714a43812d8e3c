// What an act's own words interpret: `il comma 4 dell'articolo 7 della legge … si interpreta nel senso che …`.
import type { Article } from '../../../law/act.js';
import type { RelationClaim } from '../../../law/relation.js';
import { provisionDays, type OwnWords } from './amendment-days.js';
import { claim, joined, wholeAct } from './claim.js';
import { quoting } from './clause/operations.js';
import type { Unit } from './clause/outline.js';
import { placesNamed } from './clause/place-groups.js';
import type { Place } from './clause/place.js';
import { numberless, own as ownAct } from './clause/token.js';
import { tokenizeClause } from './clause/tokens.js';

/** A sentence that interprets; its subject is the first group. */
const interpretation =
  /^(?:[^,;:«]{3,80},\s)?((?:l'|(?:il|la|le|gli|i)\s)[^;:«]{9,600}?),?\s(?:si\s(?:deve\s|devono\s)?interpreta(?:no|re|rsi)?|(?:va|vanno)\sinterpretat[oaie])\snel\ssenso\b/i;

/** Where a sentence ends and another begins: not behind `n.` or `art.`. */
const sentenceEnd = /(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])/;

/**
 * Claims of the interpretations that the articles state, one for each article of another act; what an editor's sentence told already is
 * left out.
 * @param known the claims of the document so far
 */
export function readInterpretations(own: OwnWords, known: readonly RelationClaim[]): RelationClaim[] {
  return own.act.articles.flatMap((article) => {
    if (article.repealed || !/interpreta/i.test(article.text)) return [];
    const { units, quotations } = own.provisions.outline(article);
    return units
      .flatMap(allOf)
      .flatMap((unit) => claimsOf(unit, quotations, article, own))
      .filter((found) => !known.some((other) => isSame(found, other)));
  });
}

function claimsOf(
  unit: Unit,
  quotations: readonly string[],
  article: Article,
  { act, provisions }: OwnWords,
): RelationClaim[] {
  const from = {
    ...wholeAct(act.eli),
    article: article.number,
    part: article.part,
    paragraph: unit.paragraph,
    point: unit.point,
  };
  return unit.printed.split(sentenceEnd).flatMap((sentence) => {
    const subject = interpretation.exec(sentence)?.[1];
    if (subject === undefined) return [];
    const { added, touched } = provisions.marks(article.number, unit);
    const isAdded = added || /[a-z]/.test(article.number) || /-/.test(`${unit.paragraph} ${unit.point}`);
    const dates = { ...provisionDays(act, [], isAdded, touched), effect: null };
    const places = placesNamed(tokenizeClause(subject.toLowerCase(), subject));
    return places.flatMap((place) =>
      isOfAnother(place, act.eli)
        ? place.article.map((number) => ({
            ...claim('disposizione', 'interpreta', from, endOf(place, number), dates, quoting(sentence, quotations)),
            nature: 'interpretazione' as const,
          }))
        : [],
    );
  });
}

function isOfAnother(place: Place, actEli: string): place is Place & { act: string[]; article: string[] } {
  const act = place.act?.[0];
  return (
    act !== undefined && act !== ownAct && act !== numberless && act !== actEli && (place.article?.length ?? 0) > 0
  );
}

function endOf({ act, paragraph, point, number }: Place & { act: string[] }, article: string): RelationClaim['to'] {
  return {
    ...wholeAct(act[0]!),
    article,
    paragraph: joined(paragraph ?? []),
    point: (paragraph?.length ?? 0) > 1 ? null : joined(point ?? []),
    number: joined(number ?? []),
  };
}

function isSame(one: RelationClaim, { kind, from, to }: RelationClaim): boolean {
  return (
    kind === one.kind && from.article === one.from.article && to.act === one.to.act && to.article === one.to.article
  );
}

function allOf(unit: Unit): Unit[] {
  return [unit, ...unit.children.flatMap(allOf)];
}
