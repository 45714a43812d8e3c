// Regulations that carry out what a name means.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../../engine/cite/cite.js';
import { describeCitation } from '../describe-citation.js';

const implementing = suite('implementing');
const read = (text: string) => findCitations(text).map(describeCitation);
const publicSecurity = 'regio-decreto/1940/05/06/635';

implementing('a regulation of execution is its own act, however it is abbreviated', () => {
  for (const text of [
    'Reg. Esec. TULPS, art. 153',
    'art. 153 Reg. Esec. TULPS',
    "l'art. 153 del reg. es. TULPS",
    'art. 153 del regolamento di esecuzione del TULPS',
  ])
    assert.equal(read(text), [`${publicSecurity} | 153`], text);
});

implementing('one that no table names is not the act that it carries out', () => {
  for (const text of ['art. 83 reg. att. TUIR', 'regolamento di esecuzione del codice della navigazione, art. 3'])
    assert.equal(read(text), [], text);
});

implementing('the act itself, and a regulation of something else in front of it, are read as before', () => {
  assert.equal(read('art. 153 TULPS'), ['regio-decreto/1931/06/18/773 | 153']);
  assert.equal(read("il regolamento comunale, l'art. 153 TULPS"), ['regio-decreto/1931/06/18/773 | 153']);
});

implementing.run();
