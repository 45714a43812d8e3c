// The short lines in the margin of an article: a day that is none any more is not given, and it is said why.
import { render } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../../engine/index.js';
import { MarginNotes } from '../../../../http/pages/parts/margin.js';
import { pageWords } from '../../../../http/pages/words.js';

const margin = suite('margin');
const end = { articolo: null, articolo_eli: null, parte: null, comma: null, lettera: null, numero: null, stato: null };
const amended = { ...end, eli: 'eli:/it/legge/2001/03/04/50', sigla: 'L. 50/2001', titolo: 'Prova', nel_corpus: true };
const amending = { ...end, eli: 'eli:/it/legge/2015/05/07/52', sigla: 'L. 52/2015', titolo: 'Prova', nel_corpus: true };

function say(tipo: string | null, language: 'it' | 'en' = 'it'): string {
  const changed = { eli: 'eli:/it/legge/2017/12/04/60', sigla: 'L. 60/2017', relazione: 'x', tipo };
  const relation = {
    ...{ id: '0123456789abcdef', tipo: 'abroga', verbo: 'è abrogato da', data: '2018-01-01', parti: [] },
    a: { ...amended, articolo: '3', articolo_eli: `${amended.eli}/art/3`, partizione: null },
    da: { ...amending, ...(tipo === null ? {} : { cambiata_da: changed }) },
  } as unknown as shapes.Relation;
  return render(
    MarginNotes({ relations: [relation], addressOf: () => '#r', all: '#', words: pageWords[language] })!,
  ).replace(/<[^>]*>/g, '');
}

margin('a repeal has its year', () => {
  assert.match(say(null), /L\. 52\/2015 \(2018\)/);
});

margin('where another act changed, repealed or postponed it before its day that act stands there instead', () => {
  for (const [tipo, words] of [
    ['abroga', 'disposizione abrogata prima che avesse effetto: L. 60/2017'],
    ['modifica', 'disposizione cambiata prima che avesse effetto: L. 60/2017'],
    ['proroga', 'differito, sospeso o regolato altrimenti prima di quel giorno: L. 60/2017'],
  ] as const) {
    assert.match(say(tipo), words);
    assert.not.match(say(tipo), '2018');
  }
  assert.match(say('sospende', 'en'), 'postponed, suspended or otherwise governed before that day: L. 60/2017');
});

margin('what a conversion law changed keeps its year beside that', () => {
  assert.match(say('converte'), /\(2018\) \(disposizione cambiata alla conversione: L\. 60\/2017\)/);
});

margin.run();
