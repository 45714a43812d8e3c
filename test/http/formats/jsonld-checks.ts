// JSON-LD of every act of a corpus, as an RDF processor reads it.
import jsonld, { type Options } from 'jsonld';
import * as assert from 'uvu/assert';
import type { Catalog, shapes } from '../../../engine/index.js';
import { actsOf, articlesOf, publicUrl, writeAs } from './texts.js';

export interface Quad {
  subject: { value: string };
  predicate: { value: string };
  object: { value: string; language?: string; datatype?: { value: string } };
}

const eliTerm = (name: string) => `http://data.europa.eu/eli/ontology#${name}`;
export const schemaTerm = (name: string) => `https://schema.org/${name}`;
export const pageOf = (eli: string) =>
  `${publicUrl}/norme/${eli.slice('eli:/'.length).split('/').map(encodeURIComponent).join('/')}`;

/** @throws where it asks for a context elsewhere, or a term has no meaning */
export async function quadsOf(text: string): Promise<Quad[]> {
  const documentLoader = (url: string) => Promise.reject(new Error(`${url}: no other server expected`));
  const options = { documentLoader, safe: true } as Options.ToRdf;
  return (await (jsonld.toRDF(JSON.parse(text) as object, options) as Promise<unknown>)) as Quad[];
}

export function valuesOf(quads: readonly Quad[], subject: string, term: string): string[] {
  return quads
    .filter(({ subject: { value }, predicate }) => value === subject && predicate.value === term)
    .map(({ object }) => object.value)
    .sort();
}

/** Every act says who it is, its articles, and what it changes. */
export async function assertActs(catalog: Catalog): Promise<void> {
  const acts = actsOf(catalog);
  for (const eli of acts) {
    const act = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ActAnswer;
    const quads = await quadsOf(await writeAs(catalog, eli, 'jsonld'));
    const own = pageOf(eli);
    assert.equal(valuesOf(quads, own, schemaTerm('legislationIdentifier')), [eli]);
    assert.equal(valuesOf(quads, own, schemaTerm('name')), [act.titolo]);
    assert.equal(valuesOf(quads, own, eliTerm('date_document')), [act.data]);
    const { eli: official } = act.pubblicazione;
    const portal = official === null ? [] : [`https://www.normattiva.it/${official}`];
    const addresses = [...(act.url_fonte === null ? [] : [act.url_fonte]), ...portal];
    assert.equal(valuesOf(quads, own, schemaTerm('sameAs')), addresses.sort());
    assert.equal(valuesOf(quads, own, eliTerm('type_document')), [`${publicUrl}/norme?tipo=${act.tipo}`]);
    const texts = valuesOf(quads, own, eliTerm('is_realized_by'));
    // A summary realizes no law.
    assert.is(texts.length, catalog.envelopes.hasSummaries ? 0 : 1);
    for (const text of texts) assert.equal(valuesOf(quads, text, eliTerm('realizes')), [own]);
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
  console.log(`${acts.length} acts read as RDF`);
}

/** Articles, one of twelve, are parts of their act and have their text. */
export async function assertArticles(catalog: Catalog): Promise<void> {
  for (const act of actsOf(catalog)) {
    for (const eli of articlesOf(catalog, act).filter((_, i) => i % 12 === 0)) {
      const article = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ArticleAnswer;
      const quads = await quadsOf(await writeAs(catalog, eli, 'jsonld'));
      const [has, lacks] = catalog.envelopes.hasSummaries ? ['abstract', 'text'] : ['text', 'abstract'];
      assert.equal(valuesOf(quads, pageOf(eli), schemaTerm(has!)), [article.testo]);
      assert.equal(valuesOf(quads, pageOf(eli), schemaTerm(lacks!)), []);
      assert.equal(valuesOf(quads, pageOf(eli), eliTerm('is_part_of')), [pageOf(act)]);
    }
  }
}
