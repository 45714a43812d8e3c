import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accentHtml, withAccents } from '../../../http/formats/accents.js';

const accents = suite('accents');

/** As documents print it, as people write it. */
const written: readonly (readonly [string, string])[] = [
  ["E' punito chiunque esercita l'attivita' senza autorita'.", "È punito chiunque esercita l'attività senza autorità."],
  ["non puo' piu', perche' cio' e' gia' cosi'", 'non può più, perché ciò è già così'],
  ["ne' l'uno ne' l'altro; di per se'; cioe' nonche'", "né l'uno né l'altro; di per sé; cioè nonché"],
  ["LA PUBBLICITA' NON E' OBBLIGATORIA, POICHE'", 'LA PUBBLICITÀ NON È OBBLIGATORIA, POICHÉ'],
  [
    "il pubblico ministero ne da' comunicazione; al di la' del mare",
    'il pubblico ministero ne dà comunicazione; al di là del mare',
  ],
  ["ventitre' giorni; si fara' menzione; virtu' e gioventu'", 'ventitré giorni; si farà menzione; virtù e gioventù'],
  ['la societa’ e la liberta`', 'la società e la libertà'],
  ["(attivita')", '(attività)'],
];

/** What stays as it is printed. */
const kept = [
  "dell'articolo 5, l'ente e un'altra",
  "un po' di tempo, a mo' d'esempio, Serra de' Conti, Ca' Foscari",
  "le parole: 'entro diciotto mesi' sono sostituite da 'entro trenta mesi'",
  "il Piano operativo 'Cultura e turismo', come rimodulato",
  'già più perché è',
  "il valore X' e il punto 3'",
  "un fondo di' conto capitale",
  "il punto 5a' e il 12o'",
  `${'abcd'.repeat(12)}ta'`,
];

accents('an apostrophe behind a last vowel is an accent', () => {
  for (const [printed, read] of written) assert.is(withAccents(printed), read);
});

accents('elisions, words cut short, quotations and what has accents stay as they are', () => {
  for (const text of kept) assert.is(withAccents(text), text);
});

accents('nothing but those two characters changes', () => {
  for (const [printed, read] of written) {
    const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f'’`]/g, '');
    assert.is(plain(printed), plain(read));
  }
});

accents('on a page, what people read has accents; attributes, data and tables stay as they are', () => {
  const page = `<p title="l'attivita' di"> l'attivita' <b>e'</b> data</p><pre>e' |</pre><script>"e' cosi'"</script><p>piu'</p>`;
  const read = `<p title="l'attivita' di"> l'attività <b>è</b> data</p><pre>e' |</pre><script>"e' cosi'"</script><p>più</p>`;
  assert.is(accentHtml(page), read);
});

accents('a mark around the words that were searched for changes no accent', () => {
  const page = `<p><mark>Responsabilita</mark>' penale: <mark>attivita'</mark> e 'la <mark>tutela</mark>' <mark>po</mark>' ce n'<mark>e</mark>'</p>`;
  const read = `<p><mark>Responsabilità</mark> penale: <mark>attività</mark> e 'la <mark>tutela</mark>' <mark>po</mark>' ce n'<mark>è</mark></p>`;
  assert.is(accentHtml(page), read);
});

accents.run();
