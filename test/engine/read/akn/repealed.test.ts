import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { one, read } from './act-document.js';

test('the articles of a dead act are repealed, also where the mark is in the heading or in mixed case', () => {
  const repealed = (...contents: string[]) => one(...contents).repealed;
  assert.ok(repealed('<p>\n <ins>((PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208))</ins> ((2)) \n</p>'));
  assert.ok(repealed('<p>DECRETO DECADUTO; I SUOI EFFETTI SONO STATI FATTI SALVI DALLA L. 5 MAGGIO 1990, N. 3</p>'));
  assert.ok(repealed('<p>DECRETO DECADUTO</p>') && repealed('<p>DECRETO-LEGGE NON CONVERTITO IN LEGGE</p>'));
  assert.ok(
    repealed('<p>Articolo abrogato dal D.Lgs. 26 agosto 2016, n. 179.</p>') && repealed('<p>(Articolo abrogato)</p>'),
  );
  assert.not(
    repealed('<p>Articolo abrogato dal D.Lgs. 26 agosto 2016, n. 179, salvo il comma 2, che resta in vigore.</p>'),
  );
  assert.not(repealed('<p>Il decreto decaduto non ha effetti.</p>'));
  for (const mark of [
    'PROVVEDIMENTO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208',
    'DECRETO DECADUTO',
    'Articolo abrogato.',
  ]) {
    const body = `<article eId="art_1"><num>Art. 1.</num><heading><ins>((${mark}))</ins></heading></article>`;
    const { heading, text, repealed } = read({ body }).articles[0]!;
    assert.equal([heading, text, repealed], [null, mark, true]);
  }
});

test.run();
