// Names of acts of the Union.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../../engine/cite/cite.js';

const foreign = suite('foreign acts');

foreign('only an act since 2010 is told to be one of the Union by its name', () => {
  const names = (text: string) =>
    findCitations(text).map((citation) => [citation.foreign?.name, citation.foreign?.celex]);
  assert.equal(names('Reg. (CE) n. 1/2003, art. 3'), [['Regolamento 1/2003', '32003R0001']]);
  assert.equal(names('direttiva 92/43/CEE'), [['Direttiva 92/43', '31992L0043']]);
  assert.equal(names('reg. UE 2016/679'), [['Regolamento (UE) 2016/679', '32016R0679']]);
});

foreign.run();
