// Relations as rows, one for each place and operation.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { operationRows } from '../../../http/formats/operation-rows.js';

const rows = suite('operation rows');

const noDay = { pubblicazione: null, vigore: null, effetto: null };
const [by, of] = ['eli:/it/legge/2020/01/02/3', 'eli:/it/legge/1990/01/02/3'];

/** A relation of an article with some places. */
function relation(id: string, articolo: string, parti: object[] = [], amended = of): shapes.Relation {
  const place = { comma: null, lettera: null, partizione: null, numero: null, parte: null };
  return {
    ...{ id, parti, portata: 'articolo', evidenza: 'la frase', data: '2020-01-03', tipo_data: 'vigore' },
    date: { ...noDay, vigore: '2020-01-03' },
    da: { ...place, eli: by, articolo: '1' },
    a: { ...place, eli: amended, articolo },
  } as unknown as shapes.Relation;
}

/** A place with the words that come, and its day of effect. */
function part(comma: string, nuove: string | null, effetto: string | null = null): object {
  return {
    ...{ da: { comma: '1', lettera: comma }, a: { comma, lettera: null, partizione: null, numero: null } },
    ...{ portata: 'comma', date: { ...noDay, effetto }, evidenza: null },
    ...(nuove === null ? {} : { operazione: { azione: 'sostituisce', vecchie: 'vecchie', nuove } }),
  };
}

rows('each place has a row with its words, its day and the sentence, in the order of the amended act', () => {
  const relations = [
    relation('a', '10', [part('2', 'due', '2021-01-01'), part('1', null)]),
    relation('b', '2-bis'),
    relation('c', '2', [part('1', 'uno')]),
  ];
  assert.equal(
    operationRows('modifica', relations).map((row) =>
      [
        row.elenco,
        row.id,
        row.a.articolo,
        row.a.comma,
        row.da.lettera,
        row.operazione?.nuove,
        row.data,
        row.evidenza,
      ].join(' '),
    ),
    [
      'modifica c 2 1 1 uno 2020-01-03 la frase',
      'modifica b 2-bis    2020-01-03 la frase',
      'modifica a 10 1 1  2020-01-03 la frase',
      'modifica a 10 2 2 due 2021-01-01 la frase',
    ],
  );
});

rows('a row keeps its place in `parti`, without the words that it has itself', () => {
  const [row] = operationRows('modifica', [relation('a', '1', [part('1', 'uno')])]);
  assert.equal(Object.keys(row!.parti[0]!), ['da', 'a', 'portata', 'date', 'evidenza']);
  assert.is(row!.portata, 'comma');
});

rows('the division that only the relation names is that of its rows', () => {
  const whole = relation('a', '1', [part('1', 'uno')]);
  assert.is(
    operationRows('modifica', [{ ...whole, a: { ...whole.a, partizione: 'Capo II' } }])[0]!.a.partizione,
    'Capo II',
  );
});

rows('a place that an operation may touch has no row beside it, another point of the paragraph has', () => {
  const at = (lettera: string | null, nuove: string | null) => ({
    ...part('1', nuove),
    a: { comma: '1', lettera, partizione: null, numero: null },
  });
  const parts = [at('a', 'uno'), at('a', null), at('b', null)];
  assert.equal(
    operationRows('modifica', [relation('a', '1', parts)]).map(({ a, operazione }) => [a.lettera, operazione?.nuove]),
    [
      ['a', 'uno'],
      ['b', undefined],
    ],
  );
});

rows('whole annexes come after the body, each beside its articles, one put before another with the number', () => {
  const whole = (id: string, partizione: string) => {
    const one = relation(id, '1');
    return { ...one, a: { ...one.a, articolo: null, articolo_eli: null, partizione } };
  };
  const of = (id: string, parte: string, articolo: string) => {
    const one = relation(id, articolo);
    return { ...one, a: { ...one.a, parte } };
  };
  const relations = [
    whole('e', 'Allegato I.3, Tabella A'),
    of('d', 'allegato I.1', '1'),
    whole('b', 'Allegato I.01'),
    of('c', 'allegato I.01', '2'),
    relation('a', '5'),
  ];
  assert.equal(
    operationRows('modifica', relations).map(({ id }) => id),
    ['a', 'b', 'c', 'd', 'e'],
  );
});

rows('relations of several acts stay in the order of their list', () => {
  const relations = [relation('a', '10'), relation('b', '2', [], 'eli:/it/legge/1991/01/02/4')];
  assert.equal(
    operationRows('modifica', relations).map(({ id }) => id),
    ['a', 'b'],
  );
});

rows.run();
