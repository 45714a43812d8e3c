// The places of other acts that an act's own words name, as ends of claims.
import type { RelationClaim } from '../../../../law/relation.js';
import { joined, wholeAct } from '../claim.js';
import type { Place } from '../clause/place/place.js';
import { numberless, own as ownAct } from '../clause/token/token.js';

/** A provision or a division of another act; a whole act only where no article is named beside it. */
export function isOfAnother(place: Place, actEli: string): place is Place & { act: string[] } {
  const act = place.act?.[0];
  if (act === undefined || act === ownAct || act === numberless || act === actEli) return false;
  const { article, annex, paragraph } = place;
  return (article?.length ?? 0) > 0 || (!article && !annex && !paragraph);
}

/** @param article one of the articles that the place names; `null` for the whole act */
export function endOf(
  { act, division, paragraph, point, number }: Place & { act: string[] },
  article: string | null,
): RelationClaim['to'] {
  return {
    ...wholeAct(act[0]!),
    article,
    division: article === null ? joined(division ?? []) : null,
    paragraph: joined(paragraph ?? []),
    point: (paragraph?.length ?? 0) > 1 ? null : joined(point ?? []),
    number: joined(number ?? []),
  };
}
