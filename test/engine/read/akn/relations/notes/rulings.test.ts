// Judgments of the Constitutional Court as notes report them: what they strike, since when, and how much of it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isAmendment } from '../../../../../../engine/law/relation.js';
import { assembleCorpus, summarise } from '../../../../../../engine/read/corpus.js';
import { author, claims, court, document, own, told } from './noted.js';

const rulings = suite('rulings');

rulings('a judgment strikes a part from the day after its Gazzetta', () => {
  assert.equal(
    told(`${court} ha dichiarato l'illegittimita' costituzionale del presente articolo nella parte in cui tace.`),
    [`${author} -> ${own}: altro vigenza null 2009-04-16`],
  );
  assert.equal(
    told(
      `${court}, ha dichiarato "l'illegittimita' costituzionale dell'art. 3, secondo comma, della legge 3 febbraio 2001, n. 45, limitatamente alle parole «o due»".`,
    ),
    [`${author} -> ${own} 2: altro vigenza parole 2009-04-16`],
  );
  assert.equal(
    claims(`${court} ha dichiarato l'illegittimita' costituzionale del presente articolo.`)[0]!.reach,
    'articolo',
  );
  for (const limit of ['ove interpretato nel senso che si tace', 'laddove tace', 'quando vi si tace'])
    assert.equal(
      told(
        `${court} ha dichiarato l'illegittimita' costituzionale dell'art. 3 della legge 3 febbraio 2001, n. 45, ${limit} nei modi di cui agli artt. 8 e 9 della legge 3 febbraio 2001, n. 45.`,
      ),
      [`${author} -> ${own}: altro vigenza null 2009-04-16`],
      limit,
    );
  assert.equal(told(`${court} ha dichiarato l'illegittimita' costituzionale dei commi 1 e 2 del presente articolo.`), [
    `${author} -> ${own} 1, 2: altro vigenza comma 2009-04-16`,
  ]);
});

rulings('words that are not known to leave a provision whole may leave a part of it', () => {
  const strikes = `${court} ha dichiarato l'illegittimita' costituzionale dell'art. 3`;
  for (const limit of [
    ' per le parti in cui tace',
    ", la' dove tace",
    ', con riferimento al secondo comma',
    ", perche' non prevede il ricorso",
    ", nell'interpretazione secondo cui tace",
    ", per l'anno 1992",
  ])
    assert.equal(told(`${strikes}${limit}.`), [`${author} -> ${own}: altro vigenza null 2009-04-16`], limit);
  for (const whole of [
    '',
    ' nel suo complesso',
    ", in riferimento all'art. 3 Cost",
    ', come modificato dalla legge 5 maggio 2005, n. 77',
  ])
    assert.equal(told(`${strikes}${whole}.`), [`${author} -> ${own}: altro vigenza articolo 2009-04-16`], whole);
  assert.equal(
    told(
      `${court} ha dichiarato l'illegittimita' costituzionale, sopravvenuta a partire dal 1° gennaio 2008, dell'art. 3, commi da 1 a 2-bis, della legge 3 febbraio 2001, n. 45.`,
    ),
    [`${author} -> ${own} 1, 2, 2-bis: altro vigenza comma 2008-01-01`],
  );
});

rulings('of a list of articles each has the paragraphs behind it', () => {
  const strikes = (places: string) => told(`${court} ha dichiarato l'illegittimita' costituzionale ${places}.`);
  assert.equal(strikes('degli articoli 3, primo comma, e 8, secondo comma'), [
    `${author} -> ${own} 1: altro vigenza comma 2009-04-16`,
  ]);
  assert.equal(strikes('degli artt. 2, 3, comma 2, e 8'), [`${author} -> ${own} 2: altro vigenza comma 2009-04-16`]);
  assert.equal(strikes('degli artt. 3, 7, comma 2, e 8'), [`${author} -> ${own}: altro vigenza articolo 2009-04-16`]);
});

rulings('a judgment that strikes the provision which amended the article is told of both', () => {
  assert.equal(
    told(
      `${court} ha dichiarato l'illegittimita' costituzionale dell'art. 8, comma 2, della L. 5 maggio 2005, n. 77 (che ha modificato il presente articolo).`,
    ),
    [
      `${author} -> legge/2005/05/05/77 8 2: altro vigenza comma 2009-04-16`,
      `${author} -> ${own}: altro efficacia null 2009-04-16`,
    ],
  );
});

rulings('the grounds and the law on the Court are not struck', () => {
  assert.equal(
    told(
      `${court} ha dichiarato l'illegittimita' costituzionale dell'art. 3, primo comma, della legge 3 febbraio 2001, n. 45, in riferimento all'art. 24 della Costituzione e, ai sensi dell'art. 27 della legge 11 marzo 1953, n. 87, l'illegittimita' costituzionale del secondo comma dello stesso art. 3 della medesima legge.`,
    ),
    [`${author} -> ${own} 1: altro vigenza comma 2009-04-16`, `${author} -> ${own} 2: altro vigenza comma 2009-04-16`],
  );
});

rulings('the law of a region with the number of the act is another one', () => {
  const strikes = `${court} ha dichiarato l'illegittimita' costituzionale`;
  for (const region of ['della Regione Lazio', 'regionale del Lazio', 'della Provincia autonoma di Trento'])
    assert.not.match(
      told(`${strikes} dell'art. 3 della legge ${region} 3 febbraio 2001, n. 45.`).join(),
      'vigenza',
      region,
    );
});

rulings('what a judgment dismisses is said and strikes nothing', () => {
  assert.equal(
    told(`${court} ha dichiarato non fondata la questione di legittimita' costituzionale del presente articolo.`),
    [`${author} -> ${own}: altro null null null`],
  );
});

rulings('a judgment is told at the article of the act that it names, wherever the note stands', () => {
  const strikes = `${court} ha dichiarato l'illegittimita' costituzionale`;
  const law = own.replace(/ 3$/, '');
  for (const act of [' della presente legge', '', ' della legge 3 febbraio 2001, n. 45'])
    assert.equal(
      told(`${strikes} dell'art. 6, comma 2,${act}.`.replace(',.', '.')),
      [`${author} -> ${law} 6 2: altro vigenza comma 2009-04-16`],
      act,
    );
  assert.equal(told(`${strikes} degli artt. 4, primo comma, e 5 della presente legge.`), [
    `${author} -> ${law} 4 1: altro vigenza comma 2009-04-16`,
    `${author} -> ${law} 5: altro vigenza articolo 2009-04-16`,
  ]);
  assert.equal(
    told(
      `${court} ha dichiarato non fondata la questione di legittimita' costituzionale dell'art. 7 della presente legge.`,
    ),
    [`${author} -> ${law} 7: altro null null null`],
  );
});

rulings('an article of an act that could not be read is none of this act', () => {
  assert.equal(
    told(`${court} ha dichiarato l'illegittimita' costituzionale dell'art. 6 del regolamento degli uffici.`),
    [`${author} -> ${own}: altro efficacia null 2009-04-16`],
  );
});

rulings('a Gazzetta from before the judgment is a misprint', () => {
  const misprint = court.replace('15/04/2009', '15/04/2007');
  assert.equal(told(`${misprint} ha dichiarato l'illegittimita' costituzionale del presente articolo.`), [
    `${author} -> ${own}: altro vigenza articolo null`,
  ]);
});

rulings('a whole strike is the status of the article, by the judgment', () => {
  const { act, claims: read } = document(
    `${court} ha dichiarato l'illegittimita' costituzionale del presente articolo.`,
  );
  const record = { path: 'a.xml', digest: 'a', summary: summarise(act), claims: read, warnings: [], leftOut: [] };
  const { statuses, relations } = assembleCorpus([record], [], 'a', '2026-01-01');
  assert.equal(statuses.get(`${act.eli}/art/3`), {
    value: 'incostituzionale',
    since: '2009-04-16',
    by: `eli:/it/${author}`,
    byArticle: null,
    byArticleEli: null,
    relation: relations[0]!.id,
  });
  assert.not(relations.some(isAmendment));
});

rulings('limits that a judgment only refers to make the strike a part', () => {
  const strikes = (words: string) => told(`${court} ha dichiarato l'illegittimita' costituzionale ${words}.`);
  const second = 'del secondo comma del presente articolo';
  assert.equal(strikes(second), [`${author} -> ${own} 2: altro vigenza comma 2009-04-16`]);
  assert.equal(strikes(`${second}, nei medesimi limiti`), [`${author} -> ${own} 2: altro vigenza null 2009-04-16`]);
  assert.equal(strikes(`${second}, per quanto attiene alle pensioni`), [
    `${author} -> ${own} 2: altro vigenza null 2009-04-16`,
  ]);
});

rulings('a judgment is read past misprints, with its whole number', () => {
  const bare = `${court} ha dichiarato la illegittimita' costituzionale dell'3, secondo comma, "nella parte in cui non prevede l'avviso".`;
  assert.equal(told(bare), [`${author} -> ${own} 2: altro vigenza null 2009-04-16`]);
  const unaccented = `${court} ha dichiarato l'illegittimita costituzionale del comma 2 del presente articolo.`;
  assert.equal(told(unaccented), [`${author} -> ${own} 2: altro vigenza comma 2009-04-16`]);
  const long =
    "La Corte costituzionale, con sentenza 3 - 7 aprile 2009, n. 1099 (in G.U. 1a s.s. 15/04/2009, n. 15) ha dichiarato l'illegittimita' costituzionale del presente articolo.";
  assert.is(claims(long)[0]!.from.act, 'eli:/it/corte-costituzionale/sentenza/2009/04/07/1099');
});

rulings('the subject of a sentence is found across a line and behind a stray stop', () => {
  const parted =
    "La Corte costituzionale con sentenza 3 marzo - 7 aprile 2009, n. 99\n(in G.U. 1a s.s. 15/04/2009, n. 15) ha dichiarato l'illegittimita' costituzionale del presente articolo.";
  assert.equal(told(parted), [`${author} -> ${own}: altro vigenza articolo 2009-04-16`]);
  const stopped =
    "Il D.L. 4 maggio 2004, n. 32. ha disposto (con l'art. 2, comma 1) l'abrogazione del comma 1 del presente articolo.";
  assert.equal(told(stopped), [`decreto-legge/2004/05/04/32 2 1 -> ${own} 1: abroga null comma null`]);
});

rulings.run();
