// Repeals that wait for something.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noDates, relationMethods, type ClaimEnd } from '../../../../engine/law/relation.js';
import {
  awaits,
  entersApart,
  isWaiting,
  mayRemain,
  namesLaterDay,
  statesEarlierDay,
} from '../../../../engine/read/corpus/awaited.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';

const awaited = suite('awaited');
const repealed = "l'articolo 3 della legge 5 giugno 1985, n. 195, e' abrogato";

awaited('what another act or a term brings about has no day here', () => {
  for (const words of [
    `A decorrere dalla data di applicazione del regolamento (UE) n. 305/2011, ${repealed}.`,
    `Dalla data di piena operativita' dell'Agenzia ${repealed}.`,
    `Alla data di entrata in vigore del regolamento di cui al comma 5, ${repealed}.`,
    `Alla scadenza del termine di cui al comma 1, ${repealed}.`,
    `Al compimento del quinto anno, ${repealed}.`,
    `All'atto dell'entrata in vigore dei regolamenti, ${repealed}.`,
    `A seguito dell'emanazione del decreto, ${repealed}.`,
    `Una volta adottato il regolamento, ${repealed}.`,
    `Quando sara' entrato in vigore il codice, ${repealed}.`,
    `A far data dall'adozione del decreto di cui al comma 8, ${repealed}.`,
    `Dalla pubblicazione del decreto di cui al comma 8, ${repealed}.`,
    `${repealed} dal giorno dell'insediamento degli organi.`,
    `${repealed} con effetto dalla cessazione del mandato.`,
    `${repealed} a seguito della stipulazione dei contratti collettivi.`,
    `Con la decorrenza indicata nell'articolo 9, ${repealed}.`,
    `${repealed}.\nIn attesa del riordino continua ad applicarsi l'articolo 3 della legge 5 giugno 1985, n. 195.`,
    `${repealed}.\nL'abrogazione dell'articolo 3 ha effetto dalla data stabilita con decreto.`,
  ])
    assert.is(awaits(words), 'event', words);
});

awaited('a period or a year that begins later does', () => {
  for (const words of [
    `A decorrere dall'anno scolastico 2032/2033 ${repealed}.`,
    `Dopo due anni dall'entrata in vigore della presente legge ${repealed}.`,
    `A decorrere dal periodo d'imposta in corso al 31 dicembre 2031, ${repealed}.`,
    `${repealed} a decorrere dal 1° gennaio dell'anno successivo a quello di entrata in vigore della presente legge.`,
  ])
    assert.is(awaits(words), 'time', words);
});

awaited('what lasts until a term waits for nothing', () => {
  assert.is(awaits(`${repealed}; gli incarichi durano fino alla scadenza del mandato.`), null);
  assert.is(awaits(`Dalla data di entrata in vigore della presente legge ${repealed}.`), null);
});

awaited('what has happened, or comes with the act itself, is not waited for', () => {
  assert.is(awaits(`A seguito del referendum popolare ${repealed}.`), null);
  assert.is(awaits(`All'atto dell'entrata in vigore della presente legge ${repealed}.`), null);
  assert.is(awaits(`A far data dall'entrata in vigore della presente legge ${repealed}.`), null);
});

awaited('what begins at a time that is not read as a day does not begin with the act', () => {
  for (const words of [
    `A decorrere dalla prossima legislatura ${repealed}.`,
    `A decorrere dalla legge di bilancio 2017 ${repealed}.`,
    `Dal bilancio di previsione 2017 ${repealed}.`,
    `${repealed} dalla campagna olearia successiva.`,
    `Le norme entrano in vigore il 1° gennaio 2017. Da tale data ${repealed}.`,
    `Dalla stessa data ${repealed}.`,
  ])
    assert.is(awaits(words), 'time', words);
  for (const words of [
    `Con l'attivazione dello sportello ${repealed}.`,
    `${repealed} con l'entrata in funzione del registro.`,
    `Contestualmente alla costituzione dell'ente ${repealed}.`,
    `All'esito della ricognizione ${repealed}.`,
    `Per effetto dell'adozione del regolamento ${repealed}.`,
    `${repealed}.\nL'efficacia del comma 1 e' subordinata, ai sensi del Trattato, all'autorizzazione della Commissione.`,
  ])
    assert.is(awaits(words), 'event', words);
  assert.is(awaits(`A decorrere dal 1° gennaio 2017 ${repealed}.`), null);
  assert.is(awaits(`${repealed} dall'articolo 9 della legge 5 maggio 1990, n. 100.`), null);
});

awaited('a day before the act is not that of the act', () => {
  assert.ok(statesEarlierDay(`${repealed} con effetto retroattivo dal 1° gennaio 2014.`, '2016-05-19'));
  assert.ok(
    statesEarlierDay(`E' abrogata, con effetto dal 1° gennaio 2016, la legge 5 giugno 1985, n. 195.`, '2016-05-19'),
  );
  assert.not(statesEarlierDay(`${repealed} con effetto dal 1° gennaio 2017.`, '2016-05-19'));
});

awaited('the entry into force of the own act is meant only where nothing else stands between', () => {
  const own = 'entrata in vigore della presente legge';
  for (const words of [
    `A decorrere dalla data di ${own}, ${repealed}.`,
    `Dalla stessa data di ${own} ${repealed}.`,
    `Conseguentemente, dalla data di ${own} ${repealed}.`,
    `${repealed} dal giorno di ${own}.`,
    `${repealed}, dalla data di ${own}.`,
    `${repealed} con effetto dalla data di ${own}.`,
    `Le norme vigenti alla data di ${own} sono abrogate.`,
    `Le norme previste dall'articolo 5 vigenti alla data di ${own} sono abrogate.`,
  ])
    assert.is(awaits(words), null, words);
  for (const words of [
    `${repealed} a decorrere dalla data di entrata in vigore della legge di conversione del presente decreto.`,
    `${repealed} dalla data di entrata in vigore delle disposizioni attuative della presente legge.`,
    `${repealed} dalla data di entrata in vigore del regolamento di cui all'articolo 4 della presente legge.`,
    `${repealed} dalla data di entrata in vigore dell'Accordo di cui all'articolo 1 della presente legge.`,
    `${repealed} dalla cessazione degli organi in carica alla data di ${own}.`,
    `${repealed} a decorrere dalla prima dichiarazione presentata dopo la data di ${own}.`,
    `Esauriti i procedimenti in corso alla data di ${own}, ${repealed}.`,
    `${repealed} alla conclusione dei procedimenti pendenti alla data di ${own}.`,
  ])
    assert.is(awaits(words), 'event', words);
  for (const words of [
    `${repealed} dalla data di entrata in vigore della parte seconda della presente legge.`,
    `${repealed} dal 1° gennaio successivo alla data di ${own}.`,
    `${repealed} dal terzo mese successivo alla data di ${own}.`,
    `${repealed} a decorrere dal primo periodo d'imposta successivo alla data di ${own}.`,
    `${repealed} dalla data di pubblicazione della presente legge nella Gazzetta Ufficiale.`,
    `${repealed} dal giorno successivo a quello di pubblicazione della presente legge.`,
    `Dalla pubblicazione della presente legge ${repealed}.`,
  ])
    assert.is(awaits(words), 'time', words);
});

awaited('a clause that repeals may name a later day, however it says so', () => {
  const today = '2026-11-25';
  for (const words of [
    `Entro il 31 dicembre 2026 ${repealed}.`,
    `Dopo il 1° gennaio 2032 ${repealed}.`,
    `${repealed} a decorrere dal 2032.`,
    `A decorrere dal mese di gennaio 2032 ${repealed}.`,
    `A decorrere dal 1.1.2032 ${repealed}.`,
  ])
    assert.ok(namesLaterDay(words, today), words);
  for (const words of [
    `Dal 24 novembre 2026 ${repealed}.`,
    `${repealed}; le tariffe sono fissate dal 1° gennaio 2032.`,
    `${repealed}. Dal 2032 il canone e' dovuto.`,
    "L'articolo 2043 del codice civile e' abrogato.",
  ])
    assert.not(namesLaterDay(words, today), words);
});

awaited('what applies until some time is repealed then', () => {
  const today = '2026-11-25';
  const [until, past, event] = ['al 31 dicembre 2032', 'al 31 dicembre 2020', "all'adozione del regolamento"].map(
    (end) => `${repealed}\nLa legge continua ad applicarsi fino ${end}.`,
  );
  assert.ok(namesLaterDay(until!, today));
  assert.is(awaits(until!), null);
  assert.not(namesLaterDay(past!, today));
  assert.is(awaits(past!), null);
  assert.is(awaits(event!), 'event');
  assert.is(
    awaits(`${repealed}\nL'efficacia del comma 1 e' subordinata all'autorizzazione della Commissione.`),
    'event',
  );
  assert.is(awaits(`${repealed}\nIl comma 1 ha effetto a decorrere dalle prime elezioni.`), 'event');
  assert.is(awaits(`${repealed}\nL'abrogazione di cui al comma 1 decorre dall'adozione del regolamento.`), 'event');
  assert.is(awaits(`Decorso inutilmente tale termine, ${repealed}.`), 'event');
  assert.is(awaits(`${repealed} e continua ad applicarsi fino all'adozione del regolamento.`), null);
});

awaited('what the clause of the repeal says has to come first is an event, what stands beside it is none', () => {
  for (const words of [
    `Al momento dell'insediamento del consiglio ${repealed}.`,
    `${repealed}, previa intesa in sede di Conferenza.`,
    `Successivamente all'adozione del piano, ${repealed}.`,
    `All'avvio dell'Agenzia ${repealed}.`,
    `Entro il 31 dicembre 2013 ${repealed}, con decreto del Presidente della Repubblica.`,
  ])
    assert.is(awaits(words), 'event', words);
  assert.is(awaits(`Il progetto e' approvato previa intesa. L${repealed.slice(1)}.`), null);
  assert.is(awaits(`Al momento dell'entrata in vigore della presente legge ${repealed}.`), null);
});

awaited('the day of what another act did to the words is none of theirs', () => {
  const words = `PERIODO ABROGATO DAL D.P.R. 20 MARZO 2009, N. 89. ${repealed}.`;
  assert.is(namesLaterDay(words, '2007-01-01'), false);
  assert.ok(namesLaterDay(`${repealed} dal 20 marzo 2009.`, '2007-01-01'));
  assert.ok(namesLaterDay(`${repealed} dal 20 marzo 1989.`, '1987-01-01'));
});

awaited('a repeal that waits has no day, neither of its act nor of its entry into force', () => {
  const at = (act: string, article: string): ClaimEnd => ({
    ...{ act, article, part: null, paragraph: null, point: null, number: null, division: null },
  });
  const dates = { ...noDates, publication: '2001-03-20', force: '2001-04-04' };
  const index = { hasAct: () => true, actByTypeYearNumber: () => null, hasArticle: () => true };
  const resolved = (evidence: string, effect: string | null = null) => {
    const [law, other] = ['eli:/it/legge/2001/03/05/57', 'eli:/it/legge/1985/06/05/195'];
    const rest = { nature: 'testuale', reach: 'articolo', effectEvidence: null, saving: null, evidence } as const;
    const [relation] = resolveRelations(
      [
        {
          ...{ kind: 'abroga', from: at(law, '1'), to: at(other, '3'), dates: { ...dates, effect } },
          ...{ ...rest, method: 'testo', confidence: relationMethods.testo.confidence },
        },
      ],
      index,
    );
    return [relation!.date, relation!.dateKind, relation!.dates.force];
  };
  const waiting = `Dalla data di entrata in vigore del regolamento di cui al comma 5, ${repealed}.`;
  assert.equal(resolved(waiting), [null, null, null]);
  assert.equal(resolved(waiting, '2003-01-01'), ['2003-01-01', 'effetto', '2001-04-04']);
  assert.equal(resolved(`Al comma 1, ${repealed}.`), ['2001-04-04', 'vigore', '2001-04-04']);
  const quoted = 'le parole: «vigenti al momento della cessione» sono soppresse';
  assert.not(isWaiting('abroga', { dates, evidence: quoted }));
  assert.not(isWaiting('sostituisce', { dates, evidence: waiting }));
});

awaited('a sentence beside a repeal says that what repeals enters into force on another day than its act', () => {
  const none = { publication: '2001-03-20', force: null, effect: null };
  const beside = (sentence: string, dates = none as Parameters<typeof entersApart>[0]['dates']) =>
    entersApart({ dates, evidence: `L'articolo 9 della legge e' abrogato.\n${sentence}` });
  for (const sentence of [
    "L'articolo 1 entra in vigore alla data di istituzione del catasto.",
    "Le disposizioni di cui all'articolo 1 avranno effetto decorsi sei mesi dalla data di cui al comma 2.",
    "L'entrata in vigore del comma 1 e' fissata con decreto.",
    "La presente legge entra in vigore il 1° aprile 2001, ad eccezione dell'articolo 1, che entra in vigore con l'adozione del decreto.",
  ]) {
    assert.ok(beside(sentence), sentence);
    assert.not(beside(sentence, { ...none, force: '2001-04-01' }), sentence);
    assert.not(beside(sentence, { ...none, effect: '2001-04-01' }), sentence);
  }
  assert.not(beside('La presente legge entra in vigore contemporaneamente al regolamento.'));
  assert.not(beside('Gli orti restano aperti.'));
  assert.not(
    entersApart({ dates: none, evidence: "L'articolo 1 entra in vigore alla data di istituzione del catasto." }),
  );
});

awaited('of what remains repealed, or is repealed now, the day may be an earlier one', () => {
  assert.ok(mayRemain('Dal 1° gennaio 2032 restano o sono abrogate le seguenti disposizioni:'));
  assert.not(mayRemain('Dal 1° gennaio 2032 sono abrogate le disposizioni che restano.'));
});

awaited.run();
