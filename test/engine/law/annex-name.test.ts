// Names of annexes that are no article: those of the Constitution are its transitional provisions.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nameAnnex, nameAnnexEnd, nameFound } from '../../../engine/law/annex-name.js';

const annexes = suite('annex names');

annexes(
  'a transitional provision of the Constitution is named as jurists do, other annexes as they are printed',
  () => {
    assert.is(nameAnnex('Allegato-XVIII', 'Cost.'), 'XVIII disposizione transitoria e finale');
    assert.is(nameAnnexEnd('allegato-xii', 'Cost.'), 'XII disp. trans. e fin. Cost.');
    assert.is(nameFound({ parte: 'Allegato-XII', articolo: null, sigla: 'Cost.' }), 'XII disp. trans. e fin. Cost.');
    assert.is(nameFound({ parte: 'Tabella A', articolo: null, sigla: 'Cost.' }), 'tabella A, Cost.');
    assert.is(nameFound({ parte: 'Allegato-XII', articolo: '1', sigla: 'Cost.' }), 'art. 1, allegato-XII, Cost.');
    assert.is(nameAnnex('Allegato-XVIII', 'D.Lgs. 36/2023'), 'Allegato-XVIII');
    assert.is(nameAnnexEnd('Tabella A', 'Cost.'), 'Tabella A, Cost.');
  },
);

annexes.run();
