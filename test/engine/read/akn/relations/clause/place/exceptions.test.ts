// What an amending clause excepts, reserves or limits, wherever it says so.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOperationLines as read } from '../operation-lines.js';

const exceptions = suite('exceptions');
const repealed = 'la legge 7 agosto 1990, n. 241,';
const other = 'la legge 5 luglio 1995, n. 300,';
const ofOther = ' of eli:/it/legge/1995/07/05/300';

exceptions('a whole act that is repealed is one; «limitatamente» names the part alone', () => {
  assert.equal(read("1. La legge 7 agosto 1990, n. 241, e' abrogata."), ['1: abroga atto']);
  assert.equal(read("1. La legge 7 agosto 1990, n. 241, e' abrogata, limitatamente al Capo VI."), [
    '1: abroga partizione Capo VI',
  ]);
});

exceptions('an item of a list may name the part alone, too', () => {
  assert.equal(
    read(
      "1. Sono abrogati:\na) la legge 7 agosto 1990, n. 241, limitatamente agli articoli 5 e 6;\nb) la legge 7 agosto 1990, n. 241, salvo l'articolo 4.",
    ),
    ['1 a: abroga articolo art 5,6', '1 b: abroga null'],
  );
});

exceptions('of a list of articles those that no number of the exception means are left whole', () => {
  assert.equal(
    read(
      '1. Gli articoli da 1 a 7 della legge 7 agosto 1990, n. 241, sono abrogati ad eccezione degli articoli 4, comma 15-quater, 6, commi da 2 a 2-quinquies e 8, e 7-bis.',
    ),
    ['1: abroga articolo art 1,2,3,5,7', '1: abroga null art 4,6'],
  );
});

exceptions('of articles and their paragraphs in one exception each number is of the list that it goes on with', () => {
  const left = (excepted: string) =>
    read(
      `1. Gli articoli da 1 a 9 della legge 7 agosto 1990, n. 241, sono abrogati ad eccezione degli articoli ${excepted}.`,
    );
  // Behind the single `comma` the list of paragraphs has ended; 5 and 3 follow no article, or no paragraph.
  assert.equal(left('2, comma 1, 3, commi da 4-bis a 4-ter e comma 5, 6, 7, commi da 3 a 3-quater e 5, e 8, comma 2'), [
    '1: abroga articolo art 1,4,5,9',
    '1: abroga null art 2,3,7,8',
  ]);
  // Behind `commi 4` any of 5, 6 and 8 may be one more paragraph of article 3, or an article.
  assert.equal(left('3, commi 4, 5, 6, e 8'), ['1: abroga articolo art 1,2,4,7,9', '1: abroga null art 3,5,6,8']);
  assert.equal(left('3, lettere a) e b), 5'), ['1: abroga articolo art 1,2,4,6,7,8,9', '1: abroga null art 3']);
});

exceptions('an exception leaves open how much is repealed, wherever it stands', () => {
  for (const words of [
    `Ad eccezione dell'articolo 14, ${repealed} e' abrogata.`,
    `Ad eccezione dell'articolo 14, e' abrogata ${repealed}`,
    `Fatta eccezione per l'articolo 14, ${repealed} e' abrogata.`,
    `Salvo che per i procedimenti in corso, ${repealed} e' abrogata.`,
    `${repealed} e' abrogata, salvi gli articoli 14 e 15.`,
    `Salvo quanto riguarda i collaudi, ${repealed} e' abrogata.`,
    `Fatti salvi gli articoli 14 e 15 e il comma 2 dell'articolo 3, ${repealed} e' abrogata.`,
    `Fermi restando gli articoli 14 e 15, ${repealed} e' abrogata.`,
    `${repealed} ad eccezione dell'articolo 14, e' abrogata.`,
    `E' abrogata, ad eccezione dell'articolo 14, ${repealed}`,
    `A decorrere dal 1° gennaio 2021, ad eccezione degli articoli da 14 a 16, ${repealed} e' abrogata.`,
    `Limitatamente al personale docente, ${repealed} e' abrogata.`,
    `${repealed} limitatamente al personale docente, e' abrogata.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga null'], words);
});

exceptions('what does not touch the text of an act excepts nothing', () => {
  for (const words of [
    `Salvo quanto previsto dall'articolo 14, ${repealed} e' abrogata.`,
    `Salvo quanto previsto dall'articolo 14, e' abrogata ${repealed}`,
    `Salvo diversa disposizione, ${repealed} e' abrogata.`,
    `${repealed} e' abrogata, salve le disposizioni di cui al comma 2.`,
    `${repealed} e' abrogata, ferme restando le disposizioni di cui ai commi 2 e 3.`,
    `E' abrogata ${repealed.slice(0, -1)}, fatti salvi i contratti in corso.`,
    `Fermo restando quanto previsto dall'articolo 14, ${repealed} e' abrogata.`,
    `Fermo restando quanto previsto dall'articolo 14, e' abrogata ${repealed}`,
    `${repealed} e' abrogata, fatti salvi gli effetti prodotti.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga atto'], words);
});

exceptions('an exception of a list is of all its items', () => {
  for (const lead of ["Ad eccezione dell'articolo 53, sono abrogati:", "Sono abrogati, ad eccezione dell'articolo 53:"])
    assert.equal(read(`1. ${lead}\na) ${repealed.slice(0, -1)};\nb) ${other.slice(0, -1)}.`), [
      '1 a: abroga null',
      `1 b: abroga null${ofOther}`,
    ]);
});

exceptions('an act behind what another excepts is repealed, too', () => {
  for (const words of [
    `Sono abrogate ${repealed} ad eccezione dell'articolo 14, e ${other}`,
    `${repealed} ad eccezione dell'articolo 14, e ${other} sono abrogate.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga null', `1: abroga atto${ofOther}`], words);
});

exceptions('a saving clause in front is not the place, nor does it limit what is repealed', () => {
  const place = "all'articolo 5 della legge 7 agosto 1990, n. 241,";
  assert.equal(read(`1. Salvo quanto previsto dal comma 2, ${place} il comma 3 e' abrogato.`), [
    '1: abroga comma art 5 c 3',
  ]);
  assert.equal(
    read(`1. Salvo quanto previsto al comma 2, ${place} il comma 3 e' sostituito dal seguente: «3. Testo.».`),
    ['1: sostituisce comma art 5 c 3'],
  );
  assert.equal(
    read(
      `1. Fatto salvo quanto previsto dagli articoli 3 e 4 della legge 5 luglio 1995, n. 300, e dall'articolo 7, ${place} dopo il comma 3 e' inserito il seguente: «3-bis. Testo.».`,
    ),
    ['1: inserisce comma art 5 c 3-bis'],
  );
  assert.equal(read(`1. Fermo restando quanto previsto dall'articolo 3, ${place} le parole: «a» sono soppresse.`), [
    '1: abroga parole art 5',
  ]);
});

exceptions('of a list of articles those that are excepted are left out', () => {
  const others = ['1: abroga articolo art 5,7'];
  const act = 'della legge 7 agosto 1990, n. 241,';
  assert.equal(read(`1. Gli articoli da 5 a 7, ad eccezione dell'articolo 6, ${act} sono abrogati.`), others);
  assert.equal(read(`1. Gli articoli da 5 a 7 ${act} sono abrogati, ad eccezione dell'articolo 6.`), others);
  assert.equal(read(`1. Ad eccezione dell'articolo 6, sono abrogati gli articoli da 5 a 7 ${act}`), others);
  assert.equal(read(`1. Gli articoli da 5 a 7 ${act} sono abrogati, salvo il comma 2 dell'articolo 6.`), [
    '1: abroga articolo art 5,7',
    '1: abroga null art 6',
  ]);
  assert.equal(
    read(`1. Gli articoli da 1 a 6 ${act} sono abrogati ad eccezione degli articoli 2, comma 5, 3 e 4, comma 1.`),
    ['1: abroga articolo art 1,5,6', '1: abroga null art 2,4'],
  );
});

exceptions('«limitatamente» in front names the part alone', () => {
  assert.equal(read(`1. Limitatamente all'articolo 14, ${repealed} e' abrogata.`), ['1: abroga articolo art 14']);
  assert.equal(read(`1. E' abrogata, limitatamente agli articoli 14 e 15, ${repealed}`), [
    '1: abroga articolo art 14,15',
  ]);
});

exceptions('a repeal that is limited to a matter leaves open how much of what it names is repealed', () => {
  assert.equal(
    read(
      "1. E' abrogato, limitatamente ai fondi di cui al comma 3 del presente articolo, il vincolo di cui all'articolo 14 della legge 7 agosto 1990, n. 241.",
    ),
    ['1: abroga null art 14'],
  );
});

exceptions('a verb that is denied does nothing, and what is interpreted is not done again', () => {
  for (const words of [
    `${repealed} non e' abrogata.`,
    `Non e' abrogata ${repealed}`,
    'Non sono abrogati gli articoli 3 e 4 della legge 7 agosto 1990, n. 241.',
    `L'articolo 5 della legge 5 luglio 1995, n. 300, si interpreta nel senso che ${repealed} e' abrogata.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
  assert.equal(read(`1. L'articolo 5 si interpreta nel senso che spetta un termine. ${repealed} e' abrogata.`), [
    '1: abroga atto',
  ]);
});

exceptions('what is repealed only if something happens is not repealed by what is said', () => {
  for (const words of [
    `Qualora i decreti non siano adottati entro il 31 dicembre 2025, ${repealed} e' abrogata.`,
    `Nel caso in cui le risorse siano esaurite, e' abrogata ${repealed}`,
    `Subordinatamente all'autorizzazione della Commissione europea, ${repealed} e' abrogata.`,
    `${repealed} e' abrogata ove entro un anno non sia emanato il regolamento.`,
    `${repealed} e' abrogata se, alla data del 30 giugno 2026, il fondo non e' costituito.`,
    `Se il decreto non e' adottato, ${repealed} si intende abrogata.`,
    `Salvo che la legge regionale disponga altrimenti, ${repealed} e' abrogata.`,
  ])
    assert.equal(read(`1. ${words}`), [], words);
  // What the text is like, or for whom, is no event; nor is what hangs on the next verb alone.
  for (const words of [
    `${repealed} ove incompatibile con il comma 2, e' abrogata.`,
    `Salvo che per i procedimenti in corso, ${repealed} e' abrogata.`,
    `${repealed} e' abrogata e, qualora il decreto non sia adottato, si provvede d'ufficio.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga null'], words);
  assert.equal(
    read(
      `1. L'articolo 4 della ${repealed.slice(3)} e' abrogato e, se il decreto non e' adottato, ${other} e' abrogata.`,
    ),
    ['1: abroga null art 4'],
  );
});

exceptions('what is repealed in a part, for some or somewhere is not repealed whole', () => {
  const article = "l'articolo 5 della legge 7 agosto 1990, n. 241,";
  for (const words of [
    `${article} nella parte in cui prevede un parere, e' abrogato.`,
    `E' abrogato ${article} per la parte relativa agli enti locali.`,
    `Per le regioni a statuto ordinario, ${article} e' abrogato.`,
    `${article} e' abrogato per quanto riguarda il lavoro pubblico.`,
    `Limitatamente ai soggetti di cui all'articolo 3, e' abrogato ${article}`,
    `Nel territorio della regione Sicilia e' abrogato ${article}`,
    `${article} e' abrogato per gli anni dal 2024 al 2026.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga null art 5'], words);
  assert.equal(
    read(`1. Al fine di agire nei confronti degli utenti, ${article} e' sostituito dal seguente: «Art. 5. Testo.».`),
    ['1: sostituisce articolo art 5'],
  );
});

exceptions('what a repeal keeps of the act that it repeals leaves open how much is repealed', () => {
  for (const words of [
    `Fermo restando quanto disposto dall'articolo 3 della medesima legge, ${repealed} e' abrogata.`,
    `${repealed} e' abrogata, fermo restando quanto previsto dall'articolo 14 della legge 7 agosto 1990, n. 241.`,
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga null'], words);
  assert.equal(
    read(
      "1. Fermo restando il disposto dell'articolo 8 della legge 7 agosto 1990, n. 241, sono abrogati gli articoli 9 e 10 della medesima legge.",
    ),
    ['1: abroga articolo art 9,10'],
  );
});

exceptions('in a list a limit is of the place before it, or of the one behind `nonche`', () => {
  const law = 'della legge 7 agosto 1990, n. 241';
  const list = (words: string) => read(`1. Sono abrogati ${words} ${law}.`);
  assert.equal(list("l'articolo 3, limitatamente al comma 2, e l'articolo 4"), [
    '1: abroga comma art 3 c 2',
    '1: abroga articolo art 4',
  ]);
  assert.equal(list('gli articoli 3, 4, limitatamente al comma 1, e 6'), [
    '1: abroga articolo art 3',
    '1: abroga comma art 4 c 1',
    '1: abroga articolo art 6',
  ]);
  assert.equal(list("il comma 2, limitatamente al primo periodo, e il comma 3 dell'articolo 3"), [
    '1: abroga periodo art 3 c 2',
    '1: abroga comma art 3 c 3',
  ]);
  assert.equal(list("gli articoli 3 e 4, nonche', limitatamente ai commi 1 e 2, l'articolo 5"), [
    '1: abroga articolo art 3,4',
    '1: abroga comma art 5 c 1,2',
  ]);
});

exceptions('in a list an exception is of the place before it', () => {
  assert.equal(
    read("1. L'articolo 3, ad eccezione del comma 2, e l'articolo 5 della legge 7 agosto 1990, n. 241, sono abrogati."),
    ['1: abroga null art 3', '1: abroga articolo art 5'],
  );
  assert.equal(
    read(
      "1. L'articolo 2, l'articolo 3, ad eccezione del comma 2, e l'articolo 5 della legge 7 agosto 1990, n. 241, sono abrogati.",
    ),
    ['1: abroga articolo art 2', '1: abroga null art 3', '1: abroga articolo art 5'],
  );
});

exceptions('every word of exception leaves a part of the act', () => {
  for (const words of [
    'meno gli articoli 3 e 4',
    "all'infuori degli articoli 3 e 4",
    'eccezione fatta per gli articoli 3 e 4',
    "fuorche' gli articoli 3 e 4",
  ])
    assert.equal(read(`1. Sono abrogate le disposizioni della legge 7 agosto 1990, n. 241, ${words}.`), [
      '1: abroga null',
    ]);
});

exceptions('what is repealed for some, or as far as it is contrary, may live for others', () => {
  for (const words of [
    "Per il personale di cui al comma 3 e' abrogato l'articolo 5 della legge 7 agosto 1990, n. 241.",
    "E' abrogato l'articolo 5 della legge 7 agosto 1990, n. 241, in quanto contrario alla presente legge.",
  ])
    assert.equal(read(`1. ${words}`), ['1: abroga null art 5'], words);
  assert.equal(read(`1. La legge 7 agosto 1990, n. 241, recante norme per il personale della scuola, e' abrogata.`), [
    '1: abroga atto',
  ]);
});

exceptions.run();
