// Places as jurists name them: the article, what is named of it, and the annex that it belongs to.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { labelOfEli, placeOfEli } from '../../../engine/answers/act-name.js';
import { nameEnd, namePart, titleArticle } from '../../../engine/law/place-name.js';

const places = suite('place names');

places('an article of an annex is named with its annex, an article of the main part and an act without', () => {
  const sigla = 'D.Lgs. 36/2023';
  for (const [end, name] of [
    [{ parte: 'Allegato II.17', articolo: '4' }, 'art. 4, allegato II.17, D.Lgs. 36/2023'],
    [
      { parte: 'allegato I.7', articolo: '33', comma: '2', lettera: 'b' },
      'art. 33, comma 2, lett. b, allegato I.7, D.Lgs. 36/2023',
    ],
    [{ parte: null, articolo: '4' }, 'art. 4, D.Lgs. 36/2023'],
    [{ articolo: '4', comma: '1' }, 'art. 4, comma 1, D.Lgs. 36/2023'],
    [{ articolo: '4', comma: '1, 3' }, 'art. 4, commi 1, 3, D.Lgs. 36/2023'],
    [{ parte: null, articolo: null }, 'D.Lgs. 36/2023'],
  ] as const)
    assert.is(nameEnd({ ...end, sigla }), name);
  assert.is(titleArticle({ num: '2-bis', parte: 'TABELLA C' }), 'Art. 2-bis, tabella C');
  assert.is(titleArticle({ num: '2-bis', parte: null }), 'Art. 2-bis');
});

places('a part is named in running text, however the portal prints it', () => {
  for (const [printed, name] of [
    ['Allegati - Allegato I.3', 'allegato I.3'],
    ['Allegato II.1-Allegato II.1 ter', 'allegato II.1-ter'],
    ['ALLEGATO B', 'allegato B'],
    ['Allegato n. 4/1', 'allegato n. 4/1'],
    ['Annesso 2', 'annesso 2'],
    ['DISPOSIZIONI DI COORDINAMENTO', 'disposizioni di coordinamento'],
    ['Convenzione di Berna', 'convenzione di Berna'],
    ['testo', 'testo di approvazione'],
  ] as const)
    assert.is(namePart(printed), name, printed);
});

places('an ELI is named as what it identifies', () => {
  const act = 'eli:/it/decreto-legislativo/2023/03/31/36';
  for (const [eli, place] of [
    [`${act}/allegato-ii-2-bis/art/3`, 'art. 3, allegato II.2-bis'],
    [`${act}/allegati-allegato-i-3/art/1`, 'art. 1, allegato I.3'],
    [`${act}/testo/art/2`, 'art. 2, testo di approvazione'],
    [`${act}/art/50`, 'art. 50'],
    [act, ''],
  ] as const) {
    assert.is(placeOfEli(eli), place);
    assert.is(labelOfEli(eli), place === '' ? 'D.Lgs. 36/2023' : `D.Lgs. 36/2023, ${place}`);
  }
});

places.run();
