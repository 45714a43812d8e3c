// JSON-LD: an RDF processor reads it, without any other server, as what the answer says.
import jsonld, { type Options } from 'jsonld';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type Catalog, type shapes } from '../../../engine/index.js';
import { sharedPath } from '../../shared.js';
import { hostile, hostileEli, openHostile } from './hostile-corpus.js';
import { actsOf, articlesOf, publicUrl, writeAs } from './texts.js';

const test = suite('jsonld');
const sample = await openHostile();
const real = sharedPath('corpus', 'normattiva');
const documents = real === null ? null : await openCatalog({ corpus: [real], strict: false, report: () => undefined });

interface Quad {
  subject: { value: string };
  predicate: { value: string };
  object: { value: string; language?: string; datatype?: { value: string } };
}

const eliTerm = (name: string) => `http://data.europa.eu/eli/ontology#${name}`;
const schemaTerm = (name: string) => `https://schema.org/${name}`;
const pageOf = (eli: string) =>
  `${publicUrl}/norme/${eli.slice('eli:/'.length).split('/').map(encodeURIComponent).join('/')}`;

/** @throws where it asks for a context elsewhere, or a term has no meaning */
async function quadsOf(text: string): Promise<Quad[]> {
  const documentLoader = (url: string) => Promise.reject(new Error(`${url}: no other server expected`));
  const options = { documentLoader, safe: true } as Options.ToRdf;
  return (await (jsonld.toRDF(JSON.parse(text) as object, options) as Promise<unknown>)) as Quad[];
}

function valuesOf(quads: readonly Quad[], subject: string, term: string): string[] {
  return quads
    .filter(({ subject: { value }, predicate }) => value === subject && predicate.value === term)
    .map(({ object }) => object.value)
    .sort();
}

const corpora: [name: string, catalog: Catalog][] = [
  ['the sample', sample],
  ...(documents === null ? [] : [['the real documents', documents] as [string, Catalog]]),
];

for (const [name, catalog] of corpora) {
  test(`${name}: every act says who it is, its articles, and what it changes`, async () => {
    const acts = actsOf(catalog);
    for (const eli of acts) {
      const act = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ActAnswer;
      const quads = await quadsOf(await writeAs(catalog, eli, 'jsonld'));
      const own = pageOf(eli);
      assert.equal(valuesOf(quads, own, schemaTerm('legislationIdentifier')), [eli]);
      assert.equal(valuesOf(quads, own, schemaTerm('name')), [act.titolo]);
      assert.equal(valuesOf(quads, own, eliTerm('date_document')), [act.data]);
      assert.equal(
        valuesOf(quads, own, eliTerm('has_part')),
        [...new Set(act.articoli.map((one) => pageOf(one.eli)))].sort(),
      );
      const changed = act.modifica
        .filter(({ natura }) => natura === 'testuale')
        .map(({ a }) => pageOf(a.articolo_eli ?? a.eli));
      assert.equal(valuesOf(quads, own, eliTerm('changes')), [...new Set(changed)].sort());
      assert.equal(valuesOf(quads, own, schemaTerm('legislationChanges')), [...new Set(changed)].sort());
      // Silence is never “in force”.
      assert.is(valuesOf(quads, own, eliTerm('in_force')).length, act.stato === null ? 0 : 1);
    }
    console.log(`${name}: ${acts.length} acts read as RDF`);
  });

  test(`${name}: articles are parts of their act and have their text`, async () => {
    for (const act of actsOf(catalog)) {
      for (const eli of articlesOf(catalog, act).filter((_, i) => i % 12 === 0)) {
        const article = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ArticleAnswer;
        const quads = await quadsOf(await writeAs(catalog, eli, 'jsonld'));
        assert.equal(valuesOf(quads, pageOf(eli), schemaTerm('text')), [article.testo]);
        assert.equal(valuesOf(quads, pageOf(eli), eliTerm('is_part_of')), [pageOf(act)]);
      }
    }
  });
}

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
