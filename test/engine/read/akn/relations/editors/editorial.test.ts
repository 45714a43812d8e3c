// What an editors' sentence says of the Gazzetta, and of how much of a place.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture, editorial } from '../../act-fixture.js';

const gazettes = suite('editorial');
const urn = 'urn:nir:stato:legge:1990-08-07;241';

function publicationOf(conversion: string): (string | null)[] {
  const sentence = `${conversion}, ha disposto (con l'art. 9, comma 1) l'abrogazione dell'art. 5.`;
  const { root, act } = actFixture({
    active: editorial('9', `${urn}#5`, sentence),
    articles: [['1', '1. Testo.']],
  });
  return readClaims(root, act).claims.map(({ dates }) => dates.publication);
}

gazettes('the Gazzetta of a law that changed the conversion law is not that of the conversion', () => {
  const law = 'convertito con modificazioni dalla L. 30 aprile 2001, n. 140';
  assert.equal(publicationOf(`${law} (in G.U. 18/05/2001, n. 114)`), ['2001-05-18']);
  assert.not(
    publicationOf(`${law}, come modificata dalla L. 3 agosto 2001, n. 204 (in G.U. 16/08/2001, n. 189)`).includes(
      '2001-08-16',
    ),
  );
});

gazettes('a sentence of words, of a sentence or with an exception is of no whole article or paragraph', () => {
  const reachOf = (what: string) => {
    const active = editorial('9', `${urn}#5`, `ha disposto (con l'art. 9, comma 1) ${what}.`);
    const { root, act } = actFixture({ active, articles: [['1', '1. Testo.']] });
    return readClaims(root, act).claims.map(({ reach, to }) => [to.article, reach]);
  };
  assert.equal(reachOf("l'abrogazione dell'art. 5"), [['5', 'articolo']]);
  assert.equal(reachOf('la soppressione delle parole "e province" all\'art. 5, comma 1'), [['5', 'parole']]);
  assert.equal(reachOf("l'introduzione di un periodo all'art. 5, comma 1"), [['5', 'periodo']]);
  assert.equal(reachOf("l'abrogazione dell'art. 5, ad eccezione del comma 2"), [['5', null]]);
  assert.equal(reachOf("l'abrogazione dell'art. 5 dal 1 gennaio 2027"), [['5', 'articolo']]);
});

gazettes.run();
