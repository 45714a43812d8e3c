// Operations told of the places that a relation joins.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { partsWith } from '../../../../engine/answers/riscontro/in-parts.js';
import type { OperationEntry } from '../../../../engine/answers/riscontro/entry.js';
import type { Relation, RelationPart } from '../../../../engine/answers/relation.js';

const parts = suite('operations in parts');
const date = { pubblicazione: null, vigore: null, effetto: null };
const place = (comma: string | null, lettera: string | null = null) => ({
  ...{ comma, lettera, numero: null, partizione: null },
});
const part = (from: string, to: string | null): RelationPart => ({
  ...{ da: { comma: '1', lettera: from }, a: place(to) },
  ...{ portata: 'parole', date, evidenza: `said of ${to}` },
});
const relation = (parti: RelationPart[]) =>
  ({
    ...{ da: place('1', 'a'), a: place('2'), portata: 'parole', date, evidenza: 'said', parti },
  }) as unknown as Relation;
const operation = (nuove: string, from: string, commi: string[]) =>
  ({
    da: { comma: '1', lettera: from },
    a: { commi, lettere: [], numeri: [] },
    operazione: { nuove },
    prova: { grado: null },
  }) as unknown as OperationEntry;
const shown = (told: readonly RelationPart[]) =>
  told.map(({ da, a, operazione, evidenza }) => [da.lettera, a.comma, operazione?.nuove, evidenza]);

parts('a place stands once for each operation that touches it, and alone where none does', () => {
  const told = partsWith(relation([part('a', '1'), part('b', '3'), part('c', null)]), [
    operation('x', 'a', ['1']),
    operation('y', 'a', ['1']),
    operation('z', 'c', ['7']),
  ]);
  assert.equal(shown(told), [
    ['a', '1', 'x', 'said of 1'],
    ['a', '1', 'y', 'said of 1'],
    ['b', '3', undefined, 'said of 3'],
    ['c', null, 'z', 'said of null'],
  ]);
});

parts('a relation of one place has it for its operation, and none without one', () => {
  assert.equal(shown(partsWith(relation([]), [operation('x', 'a', ['2'])])), [['a', '2', 'x', 'said']]);
  assert.equal(partsWith(relation([]), []), []);
});

parts('what an operation touches beside the places of the relation is a place of its own', () => {
  const told = partsWith(relation([part('a', '1'), part('a', '2')]), [operation('x', 'b', ['9'])]);
  assert.equal(shown(told), [
    ['a', '1', undefined, 'said of 1'],
    ['a', '2', undefined, 'said of 2'],
    ['b', '9', 'x', null],
  ]);
});

parts('an operation on a division is of the place that names it, with its annex or without', () => {
  const ofDivision = (partizione: string) => ({ ...part('a', null), a: { ...place(null), partizione } });
  const on = (nuove: string, parte: string | null, partizione: string | null) => {
    const { da, a, ...rest } = operation(nuove, 'a', []);
    return { da, a: { ...a, articolo: null, parte, partizione }, ...rest };
  };
  const told = partsWith(relation([ofDivision('Capo I'), ofDivision('Capo II'), ofDivision('Tabella A, Parte III')]), [
    on('x', null, 'Capo II'),
    on('y', 'Tabella A', 'Parte III'),
    on('z', null, 'Capo IX'),
  ]);
  assert.equal(
    told.map(({ a, operazione }) => [a.partizione, operazione?.nuove]),
    [
      ['Capo I', undefined],
      ['Capo II', 'x'],
      ['Tabella A, Parte III', 'y'],
      ['Capo IX', 'z'],
    ],
  );
});

parts.run();
