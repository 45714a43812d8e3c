// Update notes as evidence: who did what to the article that they stand with, since when, and what is no amendment.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isAmendment } from '../../../../../../engine/law/relation.js';
import { assembleCorpus, summarise } from '../../../../../../engine/read/corpus.js';
import { author, claims, court, document, own, told, type Noted } from './noted.js';

const notes = suite('notes');

notes('a day until which something applies is none of its effect', () => {
  const law = 'La L. 4 maggio 2004, n. 9 ha disposto';
  const day = (words: string) => claims(`${law} (con l'art. 2, comma 1) che "${words}"`)[0]!.dates.effect;
  const rule = "Le disposizioni di cui all'articolo 3 della legge 3 febbraio 2001, n. 45, si applicano";
  assert.is(day(`${rule} a decorrere dal 1° giugno 2004.`), '2004-06-01');
  assert.is(
    day(`${rule} anche alle spese fatte dall'entrata in vigore della presente legge al 31 dicembre 2004.`),
    null,
  );
  assert.is(
    day(`${rule} ai banchi aperti dall'entrata in vigore della presente legge e sino al 31 dicembre 2004.`),
    null,
  );
  assert.is(day(`${rule} a chi matura, entro il 31 dicembre 2004, i requisiti.`), null);
  assert.is(
    claims(`${law} (con l'art. 2, comma 1) che l'entrata in vigore della modifica e' prorogata al 2 gennaio 2005.`)[0]!
      .dates.effect,
    '2005-01-02',
  );
});

notes('a term or a word of another act is not that of the article with the note', () => {
  const law =
    "La L. 4 maggio 2004, n. 9, nel modificare l'art. 7 della L. 5 giugno 2003, n. 8, ha conseguentemente disposto";
  const by = 'legge/2004/05/04/9 2 1';
  const noted = (words: string) => told(`${law} (con l'art. 2, comma 1) che ${words}`, { article: '103' });
  const other = "all'articolo 7 della legge 5 giugno 2003, n. 8,";
  const place = 'legge/2001/02/03/45 103';
  assert.equal(noted(`"Il termine di cui ${other} e' prorogato di un anno."`), [
    `${by} -> ${place}: regola efficacia null null`,
  ]);
  assert.equal(noted(`"Il richiamo di cui ${other} deve intendersi riferito alla licenza."`), [
    `${by} -> ${place}: regola ambito null null`,
  ]);
  for (const own of ['del presente articolo', `di cui agli articoli 103 e 104 e ${other}`, 'di sei mesi'])
    assert.equal(noted(`il termine ${own} e' prorogato di un anno.`), [
      `${by} -> ${place}: proroga efficacia null null`,
    ]);
});

notes('what ends beside an article is no repeal of it', () => {
  const noted = (words: string) => told(`La L. 4 maggio 2004, n. 9 ha disposto (con l'art. 2, comma 1) ${words}`);
  const by = 'legge/2004/05/04/9 2 1 -> legge/2001/02/03/45 3';
  assert.equal(noted('la soppressione della commissione di cui al presente articolo.'), [
    `${by}: regola ambito null null`,
  ]);
  assert.equal(noted("l'abolizione della pena prevista dal presente articolo."), [`${by}: regola ambito null null`]);
  assert.equal(noted("l'abrogazione del presente articolo."), [`${by}: abroga null articolo null`]);
});

notes('what stands between two articles of a list is of the first', () => {
  const of = (article: string) =>
    told(
      'La L. 4 maggio 2004, n. 9 ha disposto (con l\'art. 2, comma 1) che "Le norme degli articoli 103, commi da 2 a 4, e 104, commi 5 e 6, della legge 3 febbraio 2001, n. 45, sono prorogate di un anno."',
      { article },
    );
  assert.equal(of('103'), ['legge/2004/05/04/9 2 1 -> legge/2001/02/03/45 103 2, 3, 4: proroga efficacia null null']);
  assert.equal(
    told(
      `La L. 4 maggio 2004, n. 9 ha disposto (con l'art. 2, comma 1) che "I fondi di cui all'articolo 3 della legge 3 febbraio 2001, n. 45, commi 18, 20 e 21, si sciolgono."`,
    ),
    ['legge/2004/05/04/9 2 1 -> legge/2001/02/03/45 3 18, 20, 21: regola ambito null null'],
  );
  assert.equal(of('104'), ['legge/2004/05/04/9 2 1 -> legge/2001/02/03/45 104 5, 6: proroga efficacia null null']);
});

notes('the present article is meant by a misprint, too', () => {
  assert.equal(
    told(
      "La L. 4 maggio 2004, n. 9 ha disposto (con l'art. 2, comma 1) che il comma 2 del presnte articolo deve intendersi riferito ai banchi, fermo l'articolo 3, comma 4, della medesima legge.",
    ),
    ['legge/2004/05/04/9 2 1 -> legge/2001/02/03/45 3 2: interpreta interpretazione null null'],
  );
});

notes('rules of an act are told with their place, and are no amendments', () => {
  const law = 'La L. 5 maggio 2005, n. 77';
  const from = 'legge/2005/05/05/77';
  const cases: [string, string][] = [
    [
      `${law} ha disposto (con l'art. 9, comma 1) che il termine di cui al comma 2 del presente articolo e' prorogato al 31 marzo 2006.`,
      `${from} 9 1 -> ${own} 2: proroga efficacia null null`,
    ],
    [
      `${law} ha disposto (con l'art. 9) che "L'articolo 3, comma 1, della legge 3 febbraio 2001, n. 45, si interpreta nel senso che vale per tutti".`,
      `${from} 9 -> ${own} 1: interpreta interpretazione null null`,
    ],
    [
      `${law} ha disposto (con l'art. 2, comma 1) che "E' concessa amnistia per i reati previsti dall'articolo 3".`,
      `${from} 2 1 -> ${own}: regola efficacia null null`,
    ],
    [
      `${law} ha disposto (con l'art. 7, comma 1) che le pene stabilite per il reato previsto dal presente articolo sono raddoppiate se commesso in gruppo.`,
      `${from} 7 1 -> ${own}: regola ambito null null`,
    ],
    [
      `${law} ha disposto (con l'art. 9, comma 3) che la presente modifica si applica a decorrere dal 1° gennaio 2006.`,
      `${from} 9 3 -> ${own}: regola efficacia null 2006-01-01`,
    ],
    [
      `${law} ha disposto (con l'art. 9, comma 3) che "Il Fondo di cui all'articolo 3 della legge 3 febbraio 2001, n. 45, e' soppresso".`,
      `${from} 9 3 -> ${own}: regola ambito null null`,
    ],
  ];
  for (const [note, expected] of cases) {
    assert.equal(told(note), [expected], note);
    assert.not(isAmendment({ ...claims(note)[0]!, from: { ...claims(note)[0]!.from, articleEli: null } }), note);
  }
});

notes('the present article of the law that a note quotes is not the article of the note', () => {
  const quoted = 'che "le somme di cui al comma 2 del presente articolo si applicano a tutti"';
  assert.equal(
    claims(`La L. 5 maggio 2005, n. 77 ha disposto (con l'art. 9, comma 3) ${quoted}.`)[0]!.to.paragraph,
    null,
  );
});

notes('words that change are an amendment', () => {
  assert.equal(
    told(
      `Il D.L. 5 maggio 2005, n. 77 ha disposto (con l'art. 2, comma 4) che al comma 1 del presente articolo la parola «due» e' sostituita dalla seguente: «tre».`,
    ),
    [`decreto-legge/2005/05/05/77 2 4 -> ${own} 1: sostituisce testuale parole null`],
  );
  assert.equal(
    told(
      `Il D.L. 5 maggio 2005, n. 77 ha disposto (con l'art. 2, comma 4) l'abrogazione del comma 1 del presente articolo a decorrere dal 27 luglio 2005.`,
    ),
    [`decreto-legge/2005/05/05/77 2 4 -> ${own} 1: abroga null comma 2005-07-27`],
  );
});

notes('each item of a list, and each sentence, is told of', () => {
  assert.equal(
    told(
      `La L. 5 maggio 2005, n. 77 ha disposto:\n- (con l'art. 7, comma 1) che il presente articolo non si applica ai comuni;\n- (con l'art. 8) che e' sospesa l'applicazione del comma 2 del presente articolo.\nHa inoltre disposto (con l'art. 9) che il termine di cui al comma 1 del presente articolo e' differito.`,
    ),
    [
      `legge/2005/05/05/77 7 1 -> ${own}: regola ambito null null`,
      `legge/2005/05/05/77 8 -> ${own} 2: sospende efficacia null null`,
      `legge/2005/05/05/77 9 -> ${own} 1: proroga efficacia null null`,
    ],
  );
});

/** Relations of one document as a corpus has them. */
function relationsOf(note: string, noted: Noted): string[] {
  const { act, claims: read } = document(note, noted);
  const record = { path: 'a.xml', digest: 'a', summary: summarise(act), claims: read, warnings: [], leftOut: [] };
  return assembleCorpus([record], [], 'a', '2026-01-01').relations.map(
    ({ method, kind, from, dates }) => `${method} ${kind} ${from.article} ${dates.effect}`,
  );
}

notes('the entry of an amnesty in the list of amenders is none beside its note', () => {
  const amenders: [string, string][] = [
    ['2005-05-06', '/akn/it/act/DECRETO_DEL_PRESIDENTE_DELLA_REPUBBLICA/stato/2005-05-05/77/!main'],
  ];
  const amnesty = `Il D.P.R. 5 maggio 2005, n. 77 ha disposto (con l'art. 2) che "E' concessa amnistia per i reati previsti dall'articolo 3".`;
  assert.equal(relationsOf(amnesty, { amenders }), ['nota regola 2 null']);
  // Another rule may be the least that its act does.
  const rule = amnesty.replace(/che ".*/, 'che il presente articolo non si applica ai comuni.');
  assert.equal(relationsOf(rule, { amenders }), ['nota regola 2 null', 'elenco altro null null']);
});

notes('the day that a note states is that of the amendment which it tells of', () => {
  const text = '<p>1. Resta.</p><p>2. ((COMMA ABROGATO DALLA L. 5 MAGGIO 2005, N. 77)).</p>';
  const note = `La L. 5 maggio 2005, n. 77 ha disposto (con l'art. 9) che la presente modifica si applica a decorrere dal 1° gennaio 2006.`;
  assert.equal(relationsOf(note, { text }), ['nota regola 9 2006-01-01', 'segno abroga null 2006-01-01']);
});

notes('«la presente modifica» is the one of which the same note tells, and dates no other paragraph', () => {
  const law = 'La L. 5 maggio 2005, n. 77 ha disposto';
  const dated = "(con l'art. 9) che la presente modifica ha effetto dal 1° gennaio 2006.";
  const text = '<p>1. Resta.</p><p>2. ((COMMA ABROGATO DALLA L. 5 MAGGIO 2005, N. 77)).</p>';
  const repeal = (note: string) => relationsOf(note, { text }).find((one) => one.startsWith('segno'));
  assert.is(repeal(`${law} (con l'art. 1) la modifica dell'art. 3, comma 1; ${dated}`), 'segno abroga null null');
  assert.is(
    repeal(`${law} (con l'art. 1) la modifica dell'art. 3, commi 1 e 2; ${dated}`),
    'segno abroga null 2006-01-01',
  );
  assert.is(repeal(`${law} (con l'art. 1) la modifica dell'art. 3; ${dated}`), 'segno abroga null 2006-01-01');
  assert.is(
    repeal(
      `${law} (con l'art. 1) la modifica dell'art. 3, comma 1; ${dated.replace('la presente modifica ha', 'le presenti modifiche hanno')}`,
    ),
    'segno abroga null 2006-01-01',
  );
});

notes('when the act of a note enters into force is no effect on the article, but where a day is named', () => {
  const said = (words: string) => told(`La L. 5 maggio 2005, n. 77 ha disposto (con l'art. 9, comma 1) che ${words}.`);
  assert.equal(said('"La presente legge entra in vigore il giorno successivo a quello della sua pubblicazione"'), []);
  assert.is(said('"La presente legge entra in vigore il 1° gennaio 2006"').length, 1);
  assert.is(said('"Il presente articolo entra in vigore il giorno successivo a quello della pubblicazione"').length, 1);
});

notes('a repeal by referendum is one', () => {
  const note = `Il D.P.R. 5 maggio 2005, n. 77 ha disposto, in esito al referendum, l'abrogazione dell'art. 3, limitatamente alle parole "x".`;
  assert.match(told(note)[0]!, /3: abroga null parole null$/);
});

notes(
  'a judgment on a range of paragraphs strikes each of them, since the day that it states, or none that is known',
  () => {
    const range = "dell'articolo 3, commi da 2 a 5-ter, della legge 3 febbraio 2001, n. 45";
    assert.equal(told(`${court} ha dichiarato l'illegittimita' costituzionale ${range}.`), [
      `${author} -> ${own} 2, 3, 4, 5, 5-bis, 5-ter: altro vigenza comma 2009-04-16`,
    ]);
    const since = (words: string) =>
      claims(`${court} ha dichiarato "l'illegittimita' costituzionale, ${words}, ${range}".`)[0]!.dates.effect;
    assert.is(since("sopravvenuta a partire dall'entrata in vigore della legge n. 12 del 2008"), null);
    assert.is(since('sopravvenuta a decorrere dal 1° marzo 2008'), '2008-03-01');
    assert.is(since('con effetto dal giorno successivo alla pubblicazione di questa sentenza'), '2009-04-16');
    const repealed =
      "La L. 4 maggio 2004, n. 9 ha disposto (con l'art. 2, comma 1) che sono abrogati i commi da 4 a 4-quater dell'articolo 3 della legge 3 febbraio 2001, n. 45.";
    assert.is(claims(repealed)[0]!.to.paragraph, '4, 4-bis, 4-ter, 4-quater');
  },
);

notes('a note beside an article of the number that another act’s has tells of that one', () => {
  const law = 'La L. 4 maggio 2004, n. 9 ha disposto';
  const limit = (number: string) =>
    `${law} (con l'art. 2, comma 1) che "Il limite previsto dall'articolo ${number}, comma 1, della legge 5 marzo 1988, n. 90, e' elevato".`;
  assert.equal(told(limit('34'), { article: '34' }), [
    'legge/2004/05/04/9 2 1 -> legge/1988/03/05/90 34 1: regola ambito null null',
  ]);
  assert.equal(told(limit('8')), [`legge/2004/05/04/9 2 1 -> ${own}: regola ambito null null`]);
});

notes('what the conversion of a decree brought in has not the day of its Gazzetta', () => {
  const amenders: Noted['amenders'] = [['2004-05-05', 'urn:nir:stato:decreto.legge:2004-05-04;9']];
  const published = (place: string) => {
    const noted = claims(
      `Il D.L. 4 maggio 2004, n. 9, convertito con modificazioni dalla L. 2 luglio 2004, n. 90, ha disposto (con l'art. ${place}) che "Il presente articolo non si applica alle scuole."`,
      { amenders },
    );
    const { dates, isAdded = false } = noted.find(({ method }) => method === 'nota')!;
    return [dates.publication, isAdded];
  };
  assert.equal(published('2, comma 1'), ['2004-05-05', false]);
  for (const place of ['2-bis, comma 1', '2, comma 1-bis', '2, comma 1, lettera a-bis)'])
    assert.equal(published(place), [null, true], place);
});

notes.run();
