// The places of other acts that an act's own words name, as ends of claims.
import type { RelationClaim } from '../../../../law/relation.js';
import { joined, wholeAct } from '../claim.js';
import type { Place } from '../clause/place/place.js';
import { numberless, own as ownAct } from '../clause/token/token.js';

/** A provision of another act; a whole one only where no article is named beside it. */
export function isOfAnother(place: Place, actEli: string): place is Place & { act: string[] } {
  const act = place.act?.[0];
  if (act === undefined || act === ownAct || act === numberless || act === actEli) return false;
  const { article, division, annex, paragraph } = place;
  return (article?.length ?? 0) > 0 || (!article && !division && !annex && !paragraph);
}

/** @param article one of the articles that the place names; `null` for the whole act */
export function endOf(
  { act, paragraph, point, number }: Place & { act: string[] },
  article: string | null,
): RelationClaim['to'] {
  return {
    ...wholeAct(act[0]!),
    article,
    paragraph: joined(paragraph ?? []),
    point: (paragraph?.length ?? 0) > 1 ? null : joined(point ?? []),
    number: joined(number ?? []),
  };
}
