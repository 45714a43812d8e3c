// A relation while its claims come in.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noDates, relationMethods, type Reach, type RelationClaim } from '../../../../engine/law/relation.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import type { RelationIndex } from '../../../../engine/read/corpus/resolve-end.js';

const drafts = suite('draft');
const index: RelationIndex = { hasAct: () => false, actByTypeYearNumber: () => null, hasArticle: () => false };
const whole = { part: null, article: '1', paragraph: null, point: null, number: null, division: null };

/** What the words of a law say that they repeal of an article, or of a paragraph of it. */
const repeal = (paragraph: string | null, reach: Reach | null, evidence: string): RelationClaim => ({
  ...{ kind: 'abroga', nature: 'testuale', reach, dates: noDates, effectEvidence: null, saving: null, evidence },
  from: { ...whole, act: 'eli:/it/legge/2001/03/05/57' },
  to: { ...whole, act: 'eli:/it/legge/1990/08/07/241', paragraph },
  ...{ method: 'testo', confidence: relationMethods.testo.confidence },
});
const reachOf = (...claims: RelationClaim[]) => resolveRelations(claims, index).map(({ reach }) => reach);

drafts('an article that is repealed but for a paragraph is, in part, though words of that paragraph go too', () => {
  const inPart = repeal(null, null, 'ad eccezione del comma 3');
  assert.equal(reachOf(inPart, repeal('3', 'parole', 'al comma 3'), repeal('3', 'periodo', 'e oltre')), [null]);
  assert.equal(reachOf(repeal('3', 'parole', 'al comma 3'), inPart), [null]);
  assert.equal(reachOf(repeal('2', 'comma', 'il comma 2'), repeal('3', 'parole', 'al comma 3')), ['comma']);
});

drafts('the words on an event that no document dates stand without a day, for a relation of one place', () => {
  const waits = { ...repeal('2', 'comma', 'il comma 2'), effectEvidence: "dall'adozione del decreto" };
  const saidOf = (...claims: RelationClaim[]) => resolveRelations(claims, index)[0]!.effectEvidence;
  assert.is(saidOf(waits), "dall'adozione del decreto");
  assert.is(saidOf(waits, repeal('3', 'comma', 'il comma 3')), null);
});

drafts.run();
