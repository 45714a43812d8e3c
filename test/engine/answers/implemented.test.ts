// Which acts of the Union a title says it implements, and which it only names.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { implementedActs } from '../../../engine/answers/implemented.js';

const implemented = suite('acts of the Union that are implemented');
const celexOf = (title: string) => implementedActs(title).map(({ celex }) => celex);

implemented('titles name what they implement, one or several', () => {
  assert.equal(implementedActs('Attuazione della direttiva (UE) 2016/343 sul rafforzamento di alcuni aspetti.'), [
    {
      celex: '32016L0343',
      titolo: 'Direttiva (UE) 2016/343',
      testo: 'Attuazione della direttiva (UE) 2016/343',
    },
  ]);
  assert.equal(celexOf('Attuazione delle direttive 2014/23/UE, 2014/24/UE e 2014/25/UE sugli appalti pubblici'), [
    '32014L0023',
    '32014L0024',
    '32014L0025',
  ]);
  assert.equal(
    celexOf("Disposizioni per l'adeguamento della normativa nazionale alle disposizioni del regolamento (UE) 2016/679"),
    ['32016R0679'],
  );
});

implemented('the words go on to the end of the name of the act of the Union', () => {
  const name = 'Attuazione della direttiva (UE) 2019/1937 del Parlamento europeo e del Consiglio, del 23 ottobre 2019';
  for (const title of [
    `${name}, riguardante la protezione delle persone`,
    'Attuazione della direttiva 2011/16/UE del Consiglio, del 15 febbraio 2011, relativa alla cooperazione',
  ])
    assert.equal(
      implementedActs(title).map(({ testo }) => testo),
      [title.slice(0, title.lastIndexOf(','))],
    );
});

implemented('an act that another one amends, or that stands behind a law, is not what is implemented', () => {
  assert.equal(
    celexOf('Attuazione della direttiva (UE) 2018/851 che modifica la direttiva 2008/98/CE relativa ai rifiuti'),
    ['32018L0851'],
  );
  for (const title of [
    "Attuazione dell'articolo 1 della legge 26 novembre 2021, n. 206, in relazione alla direttiva 2008/52/CE",
    'Disposizioni integrative in materia di regolamento (UE) 2016/679',
    'Norme in materia ambientale.',
  ])
    assert.equal(celexOf(title), [], title);
});

implemented.run();
