// The preface and the notes of a decree-law that no law converted.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isNotedLapsed, isTitledLapsed } from '../../../../../../engine/read/akn/relations/notes/lapsed.js';

const lapsed = suite('lapsed');

lapsed('is told behind the title or under it, of no other decree', () => {
  for (const preface of [
    'Disposizioni per le fiere. (Decreto-legge decaduto per mancata conversione, v. G.U. 20/3/1996, n. 67)',
    'Disposizioni per le fiere. Decreto-Legge non convertito in legge',
    'Entrata in vigore del provvedimento: 19/1/1996 (Decreto-Legge decaduto per la mancata conversione)',
    'Disposizioni per le fiere. ((Decreto-legge non convertito in legge (in G.U. 20/3/1996, n. 67).))',
  ])
    assert.ok(isTitledLapsed(preface), preface);
  for (const preface of [
    'Disposizioni per le fiere. (Decreto-legge convertito con modificazioni dalla L. 17 marzo 1996, n. 9)',
    'Salvaguardia degli effetti prodotti dal decreto-legge non convertito 18 gennaio 1995, n. 3',
    'Effetti del decreto-legge 18 gennaio 1995, n. 3, non convertito in legge',
  ])
    assert.not(isTitledLapsed(preface), preface);
});

lapsed('is told by a note of the decree that carries it', () => {
  for (const note of [
    "Il presente decreto-legge non e' stato convertito in legge nel termine di sessanta giorni.",
    'Il presente provvedimento è decaduto per mancata conversione (in G.U. 9/8/1994, n. 185).',
  ])
    assert.ok(isNotedLapsed(note), note);
  for (const note of ["Il presente decreto non e' stato modificato.", "Il D.L. 9 agosto 1994, n. 5 e' decaduto."])
    assert.not(isNotedLapsed(note), note);
});

lapsed.run();
