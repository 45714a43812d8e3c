import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readStatuses } from '../../../../engine/read/corpus/stated-status.js';
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
  assert.not(repealed('<p>La tassa non si paga. PERIODO SOPPRESSO DALLA L. 28 DICEMBRE 2015, N. 208.</p>'));
  assert.not(repealed('<p>COMMA ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208. La tassa non si paga.</p>'));
  assert.not(repealed('<p>ARTICOLO ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208, AD ECCEZIONE DEL COMMA 2.</p>'));
  assert.ok(repealed('<p>ARTICOLO ABROGATO DALLA L. 28 dicembre 2015, n. 208</p>'));
  assert.ok(
    repealed(
      "<p>((ARTICOLO NON PIU' PREVISTO DAL D.L. 2 MARZO 2009, N. 7, CONVERTITO DALLA L. 5 MAGGIO 2009, N. 3))</p>",
    ),
  );
  assert.ok(repealed("<p>((IL D.P.R. 2 MARZO 2009, N. 7 HA CONFERMATO L'ABROGAZIONE DEL PRESENTE ARTICOLO))</p>"));
  assert.not(repealed("<p>((ARTICOLO SOSTITUITO DALL'ARTICOLO 3 DELLA L. 5 MAGGIO 2009, N. 3))</p>"));
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

test('a repeal that was confirmed has not the day of what confirmed it', () => {
  const annexed = (text: string) =>
    `<attachment><doc name="Codice-art. 1"><meta><identification source=""><FRBRWork><FRBRthis value="/akn/it/act/legge/stato/2001-02-03/45/!main/annesso_1"/><FRBRdate date="2009-03-10" name=""/></FRBRWork></identification></meta><mainBody><paragraph><content><p>Art. 1. \n ((${text}))</p></content></paragraph></mainBody></doc></attachment>`;
  const sinceOf = (text: string) =>
    readStatuses(read({ title: 'Codice', rest: `<attachments>${annexed(text)}</attachments>` })).map(
      ({ value, since }) => [value, since],
    );
  assert.equal(sinceOf('ARTICOLO ABROGATO DALLA L. 2 MARZO 2009, N. 7'), [['abrogato', '2009-03-10']]);
  assert.equal(sinceOf("IL D.P.R. 2 MARZO 2009, N. 7 HA CONFERMATO L'ABROGAZIONE DEL PRESENTE ARTICOLO"), [
    ['abrogato', null],
  ]);
});

test.run();
