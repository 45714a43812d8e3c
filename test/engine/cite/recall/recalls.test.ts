import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../../engine/cite/cite.js';
import { describeCitation as short } from '../describe-citation.js';

const recalls = suite('words that lead back');

/** Every citation of a text in one line; `several` where the words may mean more than one act. */
function read(text: string): string[] {
  return findCitations(text).map((citation) => {
    const said = citation.recall === null ? '' : ` < ${citation.recall.words}`;
    return `${citation.mayMean.length > 0 ? 'several' : short(citation)}${said}`;
  });
}

recalls('«il cui art.», «quella legge» and «in parola» mean the act named before', () => {
  assert.equal(read('Vige la legge n. 134/2021, il cui art. 1, comma 13, delega il Governo.'), [
    'legge 134/2021',
    'legge 134/2021 | 1 c13 < il cui',
  ]);
  assert.equal(read("Vige la legge n. 89/2001; l'art. 2, di quella legge, tace."), [
    'legge 89/2001',
    'legge 89/2001 | 2 < quella legge',
  ]);
  assert.equal(read("Vige la legge n. 53/1994; l'art. 3-bis della legge in parola tace."), [
    'legge 53/1994',
    'legge 53/1994 | 3-bis < legge in parola',
  ]);
  assert.equal(read('Ne parla il cui art. 1, comma 13.'), []);
  assert.equal(read('Vige la legge n. 40/2004; manca quella legge che tutti aspettano, quella legge sul fine vita.'), [
    'legge 40/2004',
  ]);
});

recalls(
  '«comma 7 del medesimo articolo» is of the article named last, «al suo art. 3» of the act directly before it',
  () => {
    assert.equal(read("Vale l'art. 186, comma 2, del codice della strada; rileva il comma 7 del medesimo articolo."), [
      'decreto-legislativo/1992/04/30/285 | 186 c2',
      'decreto-legislativo/1992/04/30/285 | 186 c7 < medesimo articolo',
    ]);
    assert.equal(
      read("Vale l'art. 186 del codice della strada; rileva il comma 7 dello stesso art. 186, non quello dell'art. 9."),
      ['decreto-legislativo/1992/04/30/285 | 186', 'decreto-legislativo/1992/04/30/285 | 186 c7 < stesso art. 186'],
    );
    assert.equal(read("Vale l'art. 186 del codice della strada; rileva il comma 7 del medesimo art. 9."), [
      'decreto-legislativo/1992/04/30/285 | 186',
    ]);
    assert.equal(
      read("Vale l'art. 186 del codice della strada. L'art. 4 del contratto tace, e il comma 7 dello stesso articolo."),
      ['decreto-legislativo/1992/04/30/285 | 186'],
    );
    assert.equal(read('Vale il r.d. n. 635/1940, e segnatamente al suo art. 153, come già detto.'), [
      'regio-decreto 635/1940',
      'regio-decreto 635/1940 | 153 < e segnatamente al suo',
    ]);
    assert.equal(read('Vale il r.d. n. 635/1940; il Comune, nel suo art. 153, tace.'), ['regio-decreto 635/1940']);
    assert.equal(read('Vale il r.d. n. 635/1940, e segnatamente al suo art. 153 del contratto.'), [
      'regio-decreto 635/1940',
    ]);
  },
);

recalls('a law is called by its number where the text has named it', () => {
  assert.equal(read("Vale la l. n. 392/78: la disdetta la regola l'art. 27 della 392, e la 392 resta."), [
    'legge 392/1978',
    'legge 392/1978 | 27 < della 392',
    'legge 392/1978 < la 392',
  ]);
  assert.equal(read("L'art. 27 della 392 non c'è, e la 392 nemmeno."), []);
});

recalls('what the text said it would call an act is that act, whatever follows', () => {
  const text =
    "Il d.lgs. n. 14/2019 (di seguito «Codice») sostituisce il r.d. n. 267/1942. L'art. 163 del Codice riprende.";
  assert.equal(read(text), [
    'decreto-legislativo 14/2019',
    'regio-decreto 267/1942',
    'decreto-legislativo 14/2019 | 163 < Codice',
  ]);
});

recalls('an act named in passing is no more than a candidate', () => {
  assert.equal(read("L'art. 80 D.Lgs. 50/2016, oggi art. 98 D.Lgs. 36/2023, e l'art. 83 stesso decreto."), [
    'decreto-legislativo 50/2016 | 80',
    'decreto-legislativo 36/2023 | 98',
    'several < stesso decreto',
  ]);
});

recalls('a place in a bracket is of the act before it, not of the one behind', () => {
  assert.equal(read('Si veda il GDPR (art. 28), al d.lgs. 196/2003 si rinvia.'), [
    'eu 32016R0679',
    'decreto-legislativo 196/2003',
  ]);
  assert.equal(read('Il contratto (art. 5), al d.lgs. 50/2016 si rinvia.'), ['decreto-legislativo 50/2016']);
});

recalls('«della stessa», «ibidem», «ivi» and «il successivo articolo» mean the act named last', () => {
  assert.equal(read("Vige la legge n. 89/2001; l'art. 3 della stessa, e l'art. 4 di detta legge, tacciono."), [
    'legge 89/2001',
    'legge 89/2001 | 3 < della stessa',
    'legge 89/2001 | 4 < detta legge',
  ]);
  assert.equal(read("Vige la legge n. 89/2001; l'art. 3 dello stesso, se ne va."), ['legge 89/2001']);
  assert.equal(
    read("Vigono la legge n. 89/2001 e la legge n. 190/2012; l'art. 8 di quest’ultima legge e l'art. 9, ivi."),
    ['legge 89/2001', 'legge 190/2012', 'legge 190/2012 | 8 < quest’ultima legge', 'legge 190/2012 | 9 < ivi'],
  );
  assert.equal(read("L'art. 2 del d.lgs. 28/2010 vige; il successivo articolo 5 tace."), [
    'decreto-legislativo 28/2010 | 2',
    'decreto-legislativo 28/2010 | 5 < successivo',
  ]);
});

recalls('the number of the next item is none of what «cit.» leads back to', () => {
  assert.equal(
    read("Vige il d.lgs. n. 231/2001. Si veda l'art. 9 d.lgs. cit. 2. Sul piano della colpa l'art. 6 tace."),
    ['decreto-legislativo 231/2001', 'decreto-legislativo 231/2001 | 9 < d.lgs. cit.'],
  );
  assert.equal(read('Vige la legge n. 89/2001: art. 3 l. cit. n. 89.'), [
    'legge 89/2001',
    'legge 89/2001 | 3 < l. cit. n. 89',
  ]);
});

recalls('what an act was called in full leads back to it', () => {
  assert.equal(read("Vige il codice del consumo (d.lgs. n. 206/2005), e l'art. 27 del Codice vieta."), [
    'decreto-legislativo 206/2005',
    'decreto-legislativo 206/2005 | 27 < Codice',
  ]);
  // The text calls something else so.
  assert.equal(
    read("Vige il codice del consumo. Il Modello etico (di seguito Codice) c'è. L'art. 27 del Codice vieta."),
    ['decreto-legislativo/2005/09/06/206', 'several < Codice'],
  );
  assert.equal(read("Vige il r.d. 16 marzo 1942, n. 267: l'art. 67 l. fall. e l'art. 56 della stessa legge."), [
    'regio-decreto 267/1942 1942-03-16',
    'regio-decreto/1942/03/16/267 | 67',
    'regio-decreto 267/1942 1942-03-16 | 56 < stessa legge',
  ]);
  assert.equal(read("Vale l'art. 606 cod. proc. pen.; l'art. 616 del codice di rito, pure."), [
    'decreto-del-presidente-della-repubblica/1988/09/22/447 regio-decreto/1930/10/19/1399 | 606',
    'decreto-del-presidente-della-repubblica/1988/09/22/447 regio-decreto/1930/10/19/1399 | 616 < art. 616 del codice di rito',
  ]);
});

recalls('places before and behind words that lead back', () => {
  assert.equal(read("Vale l'art. 36 d.P.R. 380/2001, e il precedente art. 34."), [
    'decreto-del-presidente-della-repubblica 380/2001 | 36',
    'decreto-del-presidente-della-repubblica 380/2001 | 34 < precedente',
  ]);
  assert.equal(read("Vige la l. n. 431/98: l'articolo 3, comma 6, della 431, e il 4 della stessa legge."), [
    'legge 431/1998',
    'legge 431/1998 | 3 c6 < della 431',
    'legge 431/1998 | 4 < stessa legge',
  ]);
  assert.equal(read('Vige il d.lgs. 208/2021 (“TUSMA”), in particolare gli articoli 37 e 38.'), [
    'decreto-legislativo 208/2021',
    'decreto-legislativo 208/2021 | 37 < in particolare gli',
  ]);
});

recalls('acts are remembered in order, however many a text names', () => {
  const many = Array.from({ length: 450 }, (_, i) => `Vale il d.lgs. n. ${i + 1}/2001.`).join(' ');
  const found = findCitations(`${many} Vale la legge n. 241/1990. Vale l'art. 3 della medesima legge.`);
  assert.is(short(found.at(-1)!), 'legge 241/1990 | 3');
  const last = findCitations(`${many} Vale l'art. 3 del medesimo decreto legislativo.`);
  assert.is(short(last.at(-1)!), 'decreto-legislativo 450/2001 | 3');
});

recalls('a paragraph behind «ivi» is of the article named last, where that is one', () => {
  assert.equal(read('Vale la legge n. 190/2012, art. 1, co. 7; ivi, co. 8.'), [
    'legge 190/2012 | 1 c7',
    'legge 190/2012 | 1 c8 < ivi',
  ]);
  assert.equal(read('Vale la legge n. 190/2012, artt. 1 e 2; ivi, co. 8.'), ['legge 190/2012 | 1']);
});

recalls.run();
