// Which words of a query are taken for typos.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searching } from '../searching.js';

const typos = suite('typos');

const find = searching([
  {
    title: 'Atto',
    articles: [
      { text: 'Le lettere private si possono pubblicare con il consenso, anche del nono erede.' },
      { text: 'Il preavviso di rigetto della domanda è motivato e notificato, salvo il silenzio.' },
    ],
  },
]);

const bonus = searching([{ title: 'Atto', articles: [{ text: 'Il superbonus spetta ai condomini.' }] }]);

typos('of a long query a short word that no document has is left out, not replaced by another', () => {
  const { searched, hits } = find('pubblicare lettere private nonna');
  assert.equal([searched, hits], [null, ['0.0']]);
  // Alone, or beside few, it may be a typo.
  assert.is(find('nonno erede').searched, 'nono erede');
});

typos('a long word is a typo in a long query, too', () => {
  const { searched, hits } = find('preaviso rigetto domanda motivato');
  assert.equal([searched, hits], ['preavviso rigetto domanda motivato', ['0.1']]);
});

typos('a name is not mistyped for the infinitive of a verb', () => {
  const verb = searching([{ title: 'Atto', articles: [{ text: 'Il gestore deve tondere i prati.' }] }]);
  assert.is(verb('tondora ').searched, null);
  assert.is(verb('tonderre ').searched, 'tondere ');
});

typos('the last two letters may be swapped where the word then ends in a consonant', () => {
  assert.is(bonus('superbonsu ').searched, 'superbonus ');
});

typos.run();
