// What of a paragraph is evidence of an amendment.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../../act-fixture.js';

const sentences = suite('the sentences of an amendment');
const repeal = "La legge 7 agosto 1990, n. 241, e' abrogata.";

function read(behind: string): [string | null, string | null] {
  const { root, act } = actFixture({ articles: [['1', `1. ${repeal} ${behind}`]] });
  const [claim] = readClaims(root, act).claims;
  return [claim!.reach, claim!.evidence];
}

sentences('what stands behind a repeal and speaks of something else says nothing of it', () => {
  for (const behind of [
    'Le disposizioni contenute nel presente decreto si applicano nei confronti degli enti minori.',
    "Il registro e' tenuto dal comune nel caso in cui la provincia lo chieda.",
    'Gli uffici provvedono in parte con le risorse disponibili.',
  ])
    assert.equal(read(behind), ['atto', repeal], behind);
});

sentences('what it says of the act, or of its provisions, is evidence with it', () => {
  for (const behind of [
    'Restano in vigore gli articoli 14 e 15.',
    'Gli articoli 14 e 15 continuano ad avere vigore.',
    'Sono fatti salvi gli articoli 14 e 15 della predetta legge.',
  ])
    assert.equal(read(behind), [null, `${repeal} ${behind}`], behind);
});

sentences.run();
