// Repeals that do not reach all that they name, and sentences that repeal nothing of what they name.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../../../engine/read/akn/read-document.js';
import { documentOf } from '../../../../law/clauses.js';

const limits = suite('limits of repeals');
const law = 'legge 28 marzo 1981, n. 428';
const other = 'legge 29 marzo 1981, n. 429';

/** What a paragraph does: kind, reach, act, article and paragraph of each claim. */
function told(words: string): string[] {
  const act = { type: 'legge', date: '1998-03-05', number: '57', title: 'Norme varie' };
  const articles = [{ number: '1', heading: '', lines: [`1. ${words}`], notes: [] }];
  const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
  const bytes = new TextEncoder().encode(documentOf({ name: 'x', family: 'x', act, articles, ...none }));
  return readDocument(bytes, 'x.xml').claims.map(({ kind, reach, to }) =>
    [kind, reach, to.act?.split('/').at(-1), to.article, to.paragraph].filter((part) => part !== null).join(' '),
  );
}

limits('a repeal for a time or for some cases is not whole', () => {
  for (const words of [
    `L'articolo 3 della ${law}, e' abrogato fino al 31 dicembre 1999.`,
    `L'articolo 3 della ${law}, e' abrogato, fino al 31 dicembre 1999.`,
    `L'articolo 3 della ${law}, e' abrogato fino all'entrata in vigore del regolamento.`,
    `Fino al 31 dicembre 1999 l'articolo 3 della ${law}, e' abrogato.`,
    `Dal 1° gennaio 2000 al 31 dicembre 2001 l'articolo 3 della ${law}, e' abrogato.`,
    `L'articolo 3 della ${law}, e' abrogato per i contratti stipulati dopo il 1° gennaio 2000.`,
    `L'articolo 3 della ${law}, e' da intendersi abrogato per le domande presentate dopo tale giorno.`,
  ])
    assert.equal(told(words), ['abroga 428 3'], words);
  assert.equal(
    told(`L'articolo 4 della ${law}, e' abrogato. L'articolo 5 della ${law}, e' abrogato fino al 31 dicembre 1999.`),
    ['abroga articolo 428 4', 'abroga 428 5'],
  );
});

limits('a repeal for some, in some matter, or but for a part, is not whole, however it says so', () => {
  for (const words of [
    `L'articolo 3 della ${law}, e' abrogato per le aziende di trasporto.`,
    `L'articolo 3 della ${law}, e' abrogato nei riguardi dei consorzi.`,
    `L'articolo 3 della ${law}, e' abrogato, nel settore della pesca.`,
    `L'articolo 3 della ${law}, e' abrogato ai fini dell'imposta di bollo.`,
    `L'articolo 3 della ${law}, e' abrogato agli effetti dell'imposta di bollo.`,
    `L'articolo 3 della ${law}, e' abrogato per due anni.`,
    `L'articolo 3 della ${law}, e' abrogato con effetto per le annualita' successive.`,
    `L'articolo 3 della ${law}, e' abrogato a decorrere dal 1° gennaio 1999 per i consorzi.`,
    `L'articolo 3 della ${law}, per il personale di bordo, e' abrogato.`,
    `E' abrogato l'articolo 3 della ${law} per i dipendenti di bordo.`,
    `E' abrogato, nei riguardi dei consorzi, l'articolo 3 della ${law}.`,
    `Nei riguardi dei consorzi l'articolo 3 della ${law}, e' abrogato.`,
    `Nel pubblico impiego l'articolo 3 della ${law}, e' abrogato.`,
    `Nelle zone di pesca l'articolo 3 della ${law}, e' abrogato.`,
    `L'articolo 3 della ${law}, e' abrogato. Continuano ad applicarsi i commi 4 e 5.`,
    `L'articolo 3 della ${law}, e' abrogato. E' fatta salva l'applicazione del comma 3.`,
    `L'articolo 3 della ${law}, e' abrogato. Non e' abrogato il comma 3.`,
    `L'articolo 3 della ${law}, e' abrogato. Si applica il comma 5 del medesimo articolo.`,
    `L'articolo 3 della ${law}, e' abrogato. Fino all'adozione del decreto continuano ad applicarsi le disposizioni previgenti.`,
    `L'articolo 3 della ${law}, e' abrogato in quanto applicabile ai consorzi.`,
    `Durante il censimento l'articolo 3 della ${law}, e' abrogato.`,
    `Fino al riordino della pesca l'articolo 3 della ${law}, e' abrogato.`,
    `Nelle more del riordino l'articolo 3 della ${law}, e' abrogato.`,
    `Nel periodo compreso tra il 1° maggio 1999 e il 31 maggio 1999 l'articolo 3 della ${law}, e' abrogato.`,
    `A decorrere dal 1° maggio 1999 e fino al 31 dicembre 2000 l'articolo 3 della ${law}, e' abrogato.`,
    `L'articolo 3 della ${law}, e' abrogato; resta in vigore il comma 3.`,
    `L'articolo 3 della ${law}, e' abrogato. Il comma 3 rimane tuttavia in vigore.`,
    `L'articolo 3 della ${law}, e' abrogato, ferma restando la vigenza del comma 5.`,
    `L'articolo 3 della ${law}, e' abrogato, mantenendo efficacia il comma 3.`,
    `Per i comuni montani, l'articolo 3 della ${law}, e' abrogato.`,
    `Per l'anno 1999, l'articolo 3 della ${law}, e' abrogato.`,
    `Nell'ambito del pubblico impiego l'articolo 3 della ${law}, e' abrogato.`,
    `Conseguentemente, a decorrere dal 1° gennaio 1999, per i comuni, l'articolo 3 della ${law}, e' abrogato.`,
  ])
    assert.equal(told(words), ['abroga 428 3'], words);
});

limits('why, by what or since when something is repealed limits nothing', () => {
  for (const words of [
    `L'articolo 3 della ${law}, e' abrogato a decorrere dal 1° gennaio 1999.`,
    `L'articolo 3 della ${law}, e' abrogato per effetto del trasferimento.`,
    `L'articolo 3 della ${law}, e' conseguentemente abrogato.`,
    `Al fine di semplificare l'attivita' delle imprese, l'articolo 3 della ${law}, e' abrogato.`,
    `Per le finalita' di cui al comma 1 l'articolo 3 della ${law}, e' abrogato.`,
    `In attuazione dell'articolo 9 e' abrogato l'articolo 3 della ${law}, in materia di pesca.`,
    `Nella ${law}, e' abrogato l'articolo 3.`,
    `Per garantire la continuita' del servizio l'articolo 3 della ${law}, e' abrogato.`,
    `Nell'esercizio della delega e' abrogato l'articolo 3 della ${law}.`,
    `Nell'ottica della semplificazione l'articolo 3 della ${law}, e' abrogato.`,
    `E' abrogato, unitamente alle norme di attuazione, l'articolo 3 della ${law}.`,
    `L'articolo 3 della ${law}, e' abrogato. Sono fatti salvi gli effetti prodotti.`,
    `Nell'ambito delle iniziative di semplificazione e' abrogato l'articolo 3 della ${law}.`,
    `Per ragioni di coordinamento e' abrogato l'articolo 3 della ${law}.`,
    `Per evidenti motivi di bilancio, l'articolo 3 della ${law}, e' abrogato.`,
    `Per il contenimento della spesa l'articolo 3 della ${law}, e' abrogato.`,
    `Nell'ambito del piu' generale riordino dei consorzi, l'articolo 3 della ${law}, e' abrogato.`,
    `Nell'ambito della revisione dei servizi, e' abrogato l'articolo 3 della ${law}.`,
    `In vista della riforma della pesca l'articolo 3 della ${law}, e' abrogato.`,
    `In aggiunta a quanto previsto dal comma 9, l'articolo 3 della ${law}, e' abrogato.`,
    `E' abrogato, fra l'altro, l'articolo 3 della ${law}.`,
    `L'articolo 3 della ${law}, e' abrogato nella sua interezza.`,
    `In deroga all'articolo 5, l'articolo 3 della ${law}, e' abrogato.`,
    `E' abrogato l'articolo 3 della ${law}, recante norme per i dipendenti di bordo.`,
  ])
    assert.equal(told(words), ['abroga articolo 428 3'], words);
});

limits('what is repealed wholly is whole, and what is repealed partly is not', () => {
  for (const words of [
    `L'articolo 3 della ${law}, e' integralmente abrogato.`,
    `L'articolo 3 della ${law}, e' inoltre totalmente abrogato.`,
    `L'articolo 3 della ${law}, e' e resta abrogato.`,
    `E' definitivamente abrogato l'articolo 3 della ${law}.`,
    `E' abrogato per intero l'articolo 3 della ${law}.`,
    `Dalla data di entrata in vigore della presente legge resta abrogato l'articolo 3 della ${law}.`,
  ])
    assert.equal(told(words), ['abroga articolo 428 3'], words);
  assert.equal(told(`La ${law}, e' interamente abrogata.`), ['abroga atto 428']);
  for (const words of [
    `L'articolo 3 della ${law}, e' integralmente abrogato, ad eccezione del comma 2.`,
    `L'articolo 3 della ${law}, e' totalmente abrogato per i consorzi.`,
  ])
    assert.equal(told(words), ['abroga 428 3'], words);
  for (const words of [
    `L'articolo 3 della ${law}, e' parzialmente abrogato.`,
    `L'articolo 3 della ${law}, non e' definitivamente abrogato.`,
    // Another act may have done it.
    `Resta abrogato l'articolo 3 della ${law}.`,
  ])
    assert.equal(told(words), [], words);
});

limits('what a repeal is of as well does not limit it', () => {
  for (const words of [
    `L'articolo 3 della ${law}, e' abrogato, anche per i contratti in essere.`,
    `L'articolo 3 della ${law}, e' abrogato, anche con riferimento alle gare bandite.`,
    `L'articolo 3 della ${law}, e' abrogato anche nei confronti dei consorzi.`,
    `L'articolo 3 della ${law}, anche in caso di rinnovo, e' abrogato.`,
    `E' abrogato, anche relativamente alle gare bandite, l'articolo 3 della ${law}.`,
    `Anche per i giudizi in corso l'articolo 3 della ${law}, e' abrogato.`,
  ])
    assert.equal(told(words), ['abroga articolo 428 3'], words);
  assert.equal(told(`La ${law}, e' abrogata anche nei confronti dei consorzi.`), ['abroga atto 428']);
  for (const words of [
    `L'articolo 3 della ${law}, e' abrogato, ma non anche per i comuni.`,
    `L'articolo 3 della ${law}, e' abrogato per i comuni, anche con riferimento alle gare bandite.`,
    `L'articolo 3 della ${law}, e' abrogato, anche con riferimento alle gare bandite, per i comuni.`,
    `L'articolo 3 della ${law}, e' abrogato anche nella parte in cui rinvia alle gare.`,
    `L'articolo 3 della ${law}, e' abrogato anche per i soli comuni.`,
  ])
    assert.equal(told(words), ['abroga 428 3'], words);
});

limits('a list is limited by the words above it', () => {
  const words = `Nei riguardi dei consorzi sono abrogati:`;
  assert.not(told(`${words} a) l'articolo 3 della ${law};`).some((one) => one.includes('articolo 428')));
});

limits('a limit on a later member of a list does not leave that member whole', () => {
  const words = `Della ${law}, sono abrogati l'articolo 3 e, limitatamente ai comuni, l'articolo 4.`;
  assert.not(told(words).some((one) => one.includes('articolo 428 4')));
  assert.not(
    told(`Gli articoli 3 e 4 della ${law}, sono abrogati, il primo limitatamente al comma 2.`).some((one) =>
      one.startsWith('abroga articolo'),
    ),
  );
});

limits('an act of which a part remains is not repealed whole', () => {
  for (const words of [
    `La ${law}, e' abrogata e continua ad avere vigore il solo articolo 7.`,
    `Sono abrogate tutte le disposizioni della ${law}, diverse dall'articolo 3.`,
    `La ${law}, e' abrogata e rimane vigente il solo articolo 7.`,
    `La ${law}, e' abrogata e conserva efficacia il solo articolo 7.`,
    `Sono abrogate le disposizioni della ${law}, diverse da quelle di cui all'articolo 3.`,
    `La ${law}, e' abrogata, a parte le disposizioni transitorie.`,
  ])
    assert.equal(told(words), ['abroga 428'], words);
  assert.equal(told(`La ${law}, e' abrogata.`), ['abroga atto 428']);
});

limits('what a relative clause names is not repealed', () => {
  for (const clause of [
    `che rinvia all'articolo 5 della ${other},`,
    `che estende ai dirigenti l'articolo 5 della ${other},`,
    `che reca le norme di cui alla ${other},`,
  ])
    assert.equal(
      told(
        `All'articolo 3 della ${law}, il comma 1 e' abrogato; il comma 2, ${clause} e' abrogato; l'articolo 6 e' abrogato.`,
      ),
      ['abroga comma 428 3 1', 'abroga comma 428 3 2', 'abroga articolo 428 6'],
      clause,
    );
});

limits('who speaks of a repeal repeals nothing, nor does who repeals what was made under an article', () => {
  for (const words of [
    `Sono nulle le clausole che prevedono che l'articolo 33 della ${law}, e' abrogato.`,
    `Chiunque affermi falsamente che l'articolo 20 della ${law}, e' abrogato e' punito con la multa.`,
    `Le disposizioni emanate in attuazione dell'articolo 25 della ${law}, sono abrogate.`,
    `I provvedimenti adottati ai sensi dell'articolo 11 della ${law}, sono abrogati.`,
  ])
    assert.equal(told(words), [], words);
});

limits('articles behind their acts are not given to the next act', () => {
  for (const words of [
    `Della ${law}, sono abrogati gli articoli 3 e 5, comma 2, e della ${other}, l'articolo 7.`,
    `Della ${law}, e' abrogato l'articolo 3, della ${other}, l'articolo 4.`,
    `Nella ${law}, e' abrogato l'articolo 29, nella ${other}, e' abrogato l'articolo 30.`,
    `Sono abrogati, della ${law}, l'articolo 24 e, della ${other}, l'articolo 25.`,
  ])
    assert.equal(told(words), [], words);
  assert.equal(told(`Della ${law}, sono abrogati gli articoli 3 e 5.`), [
    'abroga articolo 428 3',
    'abroga articolo 428 5',
  ]);
  assert.equal(told(`L'articolo 3 della ${law}, e l'articolo 4 della ${other}, sono abrogati.`), [
    'abroga articolo 428 3',
    'abroga articolo 429 4',
  ]);
});

limits('an article in front of one that is limited is not lost', () => {
  assert.equal(told(`L'articolo 3 e, limitatamente ai comuni, l'articolo 4 della ${law}, sono abrogati.`), [
    'abroga 428 3',
    'abroga 428 4',
  ]);
  assert.equal(told(`Sono abrogati l'articolo 3 e, limitatamente ai comuni, l'articolo 4 della ${law}.`), [
    'abroga 428 3',
    'abroga 428 4',
  ]);
});

limits('the number of a second act of a day is no place of the first', () => {
  assert.equal(told('Le leggi 5 marzo 1990, n. 428 e n. 429, sono abrogate.'), ['abroga atto 428']);
});

limits.run();
