// Acts that are found by name in the graph: in which order.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { orderFound } from '../../../../http/pages/explorer/find.js';

const find = suite('finding in the graph');

const id = ['eli:/implementing', 'eli:/code', 'eli:/law'];
const drawing = {
  id,
  label: ['disp. att. c.p.p.', 'Codice di procedura penale', 'L. 241/1990'],
  numberOf: new Map(id.map((eli, node) => [eli, node])),
};
const foundFor = (words: string, asked: string[]) => [
  ...new Set(
    orderFound(
      drawing,
      words,
      asked.map((eli) => ({ eli, text: eli })),
    ).map(({ eli }) => eli),
  ),
];

find('an act that the service knows by the words comes before names that only hold them', () => {
  assert.equal(foundFor('c.p.p.', ['eli:/code', 'eli:/elsewhere']), [
    'eli:/code',
    'eli:/implementing',
    'eli:/elsewhere',
  ]);
});

find('what is not drawn comes last, and names are found where the service does not answer', () => {
  assert.equal(foundFor('Codice di', []), ['eli:/code']);
  assert.equal(foundFor('241 / 1990', ['eli:/elsewhere']), ['eli:/law', 'eli:/elsewhere']);
});

find.run();
