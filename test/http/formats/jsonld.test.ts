// JSON-LD: an RDF processor reads it, without any other server, as what the answer says.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { hostile, hostileEli, openHostile } from './hostile-corpus.js';
import { assertActs, assertArticles, pageOf, quadsOf, schemaTerm, valuesOf } from './jsonld-checks.js';
import { actsOf, publicUrl, writeAs } from './texts.js';

const test = suite('jsonld');
const sample = await openHostile();
test('every act says who it is, its articles, and what it changes', () => assertActs(sample));

test('articles are parts of their act and have their text', () => assertArticles(sample));

test('a repeal is one only where the whole of what is named is repealed', async () => {
  const acts = await Promise.all(
    actsOf(sample).map(async (eli) => JSON.parse(await writeAs(sample, eli, 'json')) as shapes.ActAnswer),
  );
  const wholes = acts.flatMap(({ eli, modifica }) =>
    modifica
      .filter(
        ({ tipo, natura, portata, a }) =>
          tipo === 'abroga' &&
          natura === 'testuale' &&
          (portata === 'atto' || (portata === 'articolo' && a.articolo !== null)),
      )
      .map(({ a }) => `${eli} ${a.articolo_eli ?? a.eli}`),
  );
  const stated: string[] = [];
  for (const { eli } of acts) {
    const { legislationRepeals = [] } = JSON.parse(await writeAs(sample, eli, 'jsonld')) as {
      legislationRepeals?: { '@id': string }[];
    };
    stated.push(
      ...legislationRepeals.map(
        (one) => `${eli} eli:/${decodeURIComponent(one['@id'].slice(`${publicUrl}/norme/`.length))}`,
      ),
    );
  }
  assert.ok(wholes.length > 0);
  assert.equal(stated.sort(), [...new Set(wholes)].sort());
});

test('hostile words are values', async () => {
  const quads = await quadsOf(await writeAs(sample, hostileEli, 'jsonld'));
  assert.equal(valuesOf(quads, pageOf(hostileEli), schemaTerm('name')), [hostile]);
});

test.run();
