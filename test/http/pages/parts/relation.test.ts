// The days of a relation, as people read them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../../engine/index.js';
import { describeDays } from '../../../../http/pages/parts/relation.js';
import { pageWords } from '../../../../http/pages/words.js';

const relation = suite('relation');
type Relation = shapes.Relation;

const date = { pubblicazione: '2031-03-01', vigore: '2031-03-16', effetto: null };
const read = (parti: Partial<Relation['date']>[]): string =>
  describeDays(
    {
      date: { ...date, ...parti[0] },
      data: '2031-03-16',
      tipo_data: 'vigore',
      evidenza_effetto: null,
      parti: parti.map((own) => ({ date: { ...date, ...own } })),
    } as unknown as Relation,
    { language: 'it', words: pageWords.it } as Parameters<typeof describeDays>[1],
  ).join(' · ');

relation('a day in which its places differ is none of the whole', () => {
  const shared = 'in Gazzetta il 1º marzo 2031 · in vigore dal 16 marzo 2031';
  assert.is(read([]), shared);
  assert.is(
    read([{ effetto: '2032-01-01' }, { effetto: '2032-01-01' }]),
    `${shared} · con effetto dal 1º gennaio 2032`,
  );
  for (const other of [null, '2033-01-01'])
    assert.is(
      read([{ effetto: '2032-01-01' }, { effetto: other }]),
      `${shared} · giorni diversi da luogo a luogo, accanto a ciascuno`,
    );
});

relation.run();
