// Articles of statutes, agreements and tariffs that stand beside them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findInLaw } from '../../../../engine/cite/cite.js';

const others = suite('articles of other texts');

const read = (text: string) => findInLaw(text).own.flatMap(({ articles }) => articles.map(({ article }) => article));

others('an article of a text that is named right before it is not the own one', () => {
  for (const text of [
    "L'orto e' soggetto allo statuto (articolo 5) e al regolamento (articolo 6).",
    "Ai sensi dell'accordo, articolo 3, l'orto resta.",
    "L'imposta segue la tariffa, articolo 2, nota 7.",
    "La convenzione, all'articolo 7, e il contratto, all'articolo 8, fissano il canone.",
    "Il regolamento stabilisce all'articolo 9 le misure.",
    'Il contratto collettivo degli ortolani, agli articoli 3 e 4, tace.',
    'Lo statuto speciale, articolo 14, e le relative norme di attuazione, articolo 3, valgono.',
  ])
    assert.equal(read(text), [], text);
});

others('nor is one of a text that is named right behind it', () => {
  for (const text of [
    "Valgono l'articolo 2 dei relativi statuti e l'articolo 3 del relativo Protocollo.",
    "Valgono l'articolo 9 dei rispettivi ordinamenti e l'articolo 5 del tariffario.",
    "Si osservano l'articolo 7 del modello di convenzione e l'articolo 8 dello schema-tipo.",
    "Si osserva l'articolo 6 di quest'ultimo.",
    "Si osserva l'articolo 113 delle relative disposizioni di attuazione.",
    "Si osserva l'articolo 9 del nuovo testo.",
  ])
    assert.equal(read(text), [], text);
});

others('where the words only go on behind such a text, or name the law itself, the article is the own one', () => {
  for (const [text, articles] of [
    ["Con il regolamento di cui all'articolo 9 si provvede.", ['9']],
    ["La convenzione, di cui all'articolo 7, e' gratuita.", ['7']],
    ["Stipulata la convenzione, l'articolo 7 si applica.", ['7']],
    ["Il contratto e' nullo ai sensi dell'articolo 8.", ['8']],
    ["Si applica l'articolo 4, e il relativo canone e' dovuto.", ['4']],
    ["Il canone previsto dalla convenzione e dall'articolo 5 e' dovuto.", ['5']],
    ["Il presente regolamento, all'articolo 4, ne tratta.", ['4']],
  ] as const)
    assert.equal(read(text), [...articles], text);
});

others.run();
