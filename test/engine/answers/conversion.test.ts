// The conversion of a decree-law: one law, with or without changes, and nothing where the documents contradict each other.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { conversionOf } from '../../../engine/answers/conversion.js';
import type { Stato } from '../../../engine/answers/status.js';
import { noDates, type Relation } from '../../../engine/law/relation.js';

const conversion = suite('conversion');
const decree = 'eli:/it/decreto-legge/2031/02/03/4';
const law = 'eli:/it/legge/2031/04/02/50';
const whole = { article: null, articleEli: null, paragraph: null, point: null, number: null, division: null };

const converting = (evidence: string | null, own: Partial<Relation> = {}): Relation => ({
  id: '0123456789abcdef',
  kind: 'converte',
  nature: 'ordinamento',
  reach: null,
  dates: { ...noDates, publication: '2031-04-03' },
  effectEvidence: null,
  saving: null,
  from: { act: law, ...whole },
  to: { act: decree, ...whole },
  date: '2031-04-03',
  dateKind: 'pubblicazione',
  evidence,
  parts: [],
  method: 'conversione',
  confidence: 0.75,
  ...own,
});

conversion('the words say whether the law changed the decree', () => {
  for (const [words, changed] of [
    ['convertito con modificazioni dalla L. 2 aprile 2031, n. 50', true],
    ['Conversione in legge, con modificazioni, del decreto-legge 3 febbraio 2031, n. 4', true],
    ["Il decreto-legge e' convertito in legge con le modificazioni riportate in allegato", true],
    ['CONVERTITO, SENZA MODIFICAZIONI, DALLA L. 2 APRILE 2031, N. 50', false],
    ['convertito dalla L. 2 aprile 2031, n. 50', null],
    // Those of another act.
    ['Conversione in legge del decreto-legge 3 febbraio 2031, n. 4, che proroga con modificazioni la legge', null],
    [null, null],
  ] as const)
    assert.equal(conversionOf([converting(words)], null), {
      eli: law,
      sigla: 'L. 50/2031',
      con_modificazioni: changed,
      pubblicazione: '2031-04-03',
      relazione: '0123456789abcdef',
    });
});

conversion('nothing is said of an article alone, of two laws, or against the status', () => {
  const one = converting('convertito dalla L. 2 aprile 2031, n. 50');
  const other = converting(null, { from: { act: 'eli:/it/legge/2031/04/02/51', ...whole } });
  const ofArticle = converting(null, { to: { act: decree, ...whole, article: '1', articleEli: `${decree}/art/1` } });
  const ended = (valore: Stato['valore']): Stato => ({ valore, dal: null, da: null, relazione: null });
  assert.is(conversionOf([], null), null);
  assert.is(conversionOf([one, other], null), null);
  assert.is(conversionOf([ofArticle], null), null);
  assert.is(conversionOf([converting(null, { kind: 'modifica' })], null), null);
  assert.is(conversionOf([one], ended('non-convertito')), null);
  assert.is(conversionOf([one], ended('decaduto')), null);
  // A decree that was converted may be repealed.
  assert.is(conversionOf([one, ofArticle], ended('abrogato'))?.eli, law);
});

conversion.run();
