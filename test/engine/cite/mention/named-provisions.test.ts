import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations, parseCitation } from '../../../../engine/cite/cite.js';
import { describeCitation } from '../describe-citation.js';

const names = suite('names of provisions');

const penalCode = 'regio-decreto/1930/10/19/1398';

names('a text that is the name of an article cites it, in any spelling', () => {
  const cases: [asked: string, expected: string][] = [
    ['stalking', `${penalCode} | 612-bis`],
    ['Atti persecutori', `${penalCode} | 612-bis`],
    ['il reato di stalking', `${penalCode} | 612-bis`],
    ['delitto d’usura impropria', 'non-riconosciuta'],
    ['il preavviso di rigetto', 'legge/1990/08/07/241 | 10-bis'],
    ['annullamento d’ufficio', 'legge/1990/08/07/241 | 21-nonies'],
    ['patteggiamento', 'decreto-del-presidente-della-repubblica/1988/09/22/447 | 444'],
  ];
  for (const [asked, expected] of cases) {
    const found = describeCitation(parseCitation(asked));
    if (expected === 'non-riconosciuta') assert.is(parseCitation(asked).method, expected, asked);
    else assert.is(found, expected, asked);
  }
});

names('risolvi finds such a name only where it is the whole text', () => {
  const [found, ...others] = findCitations('  stalking ');
  assert.is(others.length, 0);
  assert.is(found!.method, 'nome');
  assert.equal([found!.start, found!.end, found!.article], [2, 10, '612-bis']);
  for (const text of ['condannato per stalking', 'stalking e rapina', 'le vittime di stalking, art. 3'])
    assert.equal(findCitations(text), [], text);
});

names('a name that may be something else cites nothing', () => {
  for (const text of ['soccorso istruttorio', 'clausole vessatorie', 'usura', 'FOIA di altri'])
    assert.equal(findCitations(text), [], text);
  assert.is(parseCitation('soccorso istruttorio').method, 'non-riconosciuta');
});

names('the name of an act stays the name of the act', () => {
  assert.is(parseCitation('smart working').article, null);
  assert.equal(parseCitation('smart working').named, ['eli:/it/legge/2017/05/22/81']);
});

names.run();
