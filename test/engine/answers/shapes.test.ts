// The digest of shapes differs wherever the meaning of a snapshot's bytes does, and nowhere else.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digestShapes, storedShapes, type StoredShapes } from '../../../engine/answers/shapes.js';
import { shapesDigest } from '../../../engine/answers/shapes-digest.js';
import { descriptionsByArticle, namesByAct } from '../../../engine/search/known-names.js';

const test = suite('shapes');
const own = storedShapes();
const differs = (changed: Partial<StoredShapes>) => !digestShapes({ ...own, ...changed }).equals(shapesDigest());

test('the digest is eight bytes, the same for the same shapes', () => {
  assert.is(shapesDigest().length, 8);
  assert.equal(shapesDigest(), digestShapes(own), 'the build wrote out another');
  assert.not(differs({}));
});

test('another kind, another order of kinds, another verb or method gives another digest', () => {
  const [first, second, ...others] = own.kinds;
  assert.ok(differs({ kinds: [...own.kinds, 'deroga'] }));
  assert.ok(differs({ kinds: [second!, first!, ...others] }));
  assert.ok(differs({ verbs: JSON.parse(JSON.stringify(own.verbs).replace('repeals', 'abolishes')) }));
  assert.ok(differs({ methods: [...own.methods, 'another'] }));
});

test('a field more in a stored shape, or a column more in a layout, gives another digest', () => {
  const schemas = JSON.stringify(own.schemas);
  for (const field of ['n_articoli', 'rubrica', 'metodo', 'editorialCode', 'entryIntoForce']) {
    assert.match(schemas, `"${field}"`);
    assert.ok(differs({ schemas: JSON.parse(schemas.replaceAll(`"${field}"`, '"another"')) }), field);
  }
  assert.ok(differs({ layouts: { ...own.layouts, act: [...own.layouts['act']!, 'z.other'] } }));
  assert.ok(own.layouts['ladders']!.includes('1000'));
  assert.ok(differs({ layouts: { ...own.layouts, ladders: own.layouts['ladders']!.slice(1) } }), 'a run less');
});

test('another column or number in the title index or in the text index gives another digest', () => {
  const [column, ...others] = Object.entries(own.titles);
  assert.ok(others.length >= 5);
  assert.ok(differs({ titles: Object.fromEntries(others) }), 'a column less');
  assert.ok(differs({ titles: { ...own.titles, [column![0]]: [...column![1], 1] } }), 'another number');
  assert.ok(differs({ titles: Object.fromEntries([['words Uint16Array', column![1]], ...others]) }), 'another type');
  assert.ok(differs({ text: own.text.slice(1) }));
});

test('no name, nickname or description of an act or article is part of the shapes', () => {
  const text = JSON.stringify(own).toLowerCase();
  const texts = [
    ...[...namesByAct().values()].flatMap((names) => [...names]),
    ...[...descriptionsByArticle().values()].flatMap((articles) => articles.map(({ description }) => description)),
  ].filter((name) => /\S \S/.test(name));
  assert.ok(texts.length > 1_000);
  // Examples of fields name acts, too, but no example counts.
  const counted = text.replaceAll(/"(?:description|title)":"[^"]*"|"examples?":(?:"[^"]*"|\[[^\]]*\])/g, '');
  assert.equal(
    texts.filter((name) => counted.includes(`"${name.toLowerCase()}"`)),
    [],
  );
});

test('a field counts whatever it is called', () => {
  const schema = (name: string) => [{ schemas: { A: { properties: { [name]: { type: 'string' } } } } }];
  for (const name of ['description', 'title', 'example', 'examples'])
    assert.not.equal(
      digestShapes({ ...own, schemas: schema(name) }),
      digestShapes({ ...own, schemas: schema('other') }),
      name,
    );
  const typed = (type: string) => [{ schemas: { A: { properties: { description: { type } } } } }];
  assert.not.equal(
    digestShapes({ ...own, schemas: typed('string') }),
    digestShapes({ ...own, schemas: typed('null') }),
  );
  const named = (name: string) => [{ schemas: { [name]: { type: 'string', title: 'text', examples: ['1'] } } }];
  assert.not.equal(digestShapes({ ...own, schemas: named('title') }), digestShapes({ ...own, schemas: named('A') }));
});

test('the order in which the compiler meets the fields of a type says nothing', () => {
  const schema = (names: readonly string[]) => [
    {
      schemas: { A: { properties: Object.fromEntries(names.map((name) => [name, { type: name }])), required: names } },
    },
  ];
  const digestOf = (names: readonly string[]) => digestShapes({ ...own, schemas: schema(names) });
  assert.equal(digestOf(['sigla', 'titolo']), digestOf(['titolo', 'sigla']));
  assert.not.equal(digestOf(['sigla', 'titolo']), digestOf(['sigla']));
});

test('another column of the graph, or another status, gives another digest', () => {
  for (const name of ['nodes', 'links', 'layout']) {
    const columns = own.layouts[name]!;
    assert.ok(columns.length >= 3, name);
    assert.ok(differs({ layouts: { ...own.layouts, [name]: columns.slice(1) } }), name);
  }
  const retyped = own.layouts['layout']!.map((column) => column.replace('Float32', 'Float64'));
  assert.ok(differs({ layouts: { ...own.layouts, layout: retyped } }));
  assert.ok(differs({ statuses: [...own.statuses, 'sospeso'] }));
  assert.match(JSON.stringify(own.schemas), '"articles"');
  assert.ok(differs({ schemas: JSON.parse(JSON.stringify(own.schemas).replaceAll('"valore"', '"value"')) }));
});

test('a description or an example in another wording gives the same digest', () => {
  const text = JSON.stringify(own.schemas);
  const reworded = text.replaceAll(/"description":"[^"]*"/g, '"description":"…"').replaceAll('"title":"', '"title":"…');
  assert.not.equal(reworded, text);
  assert.not(differs({ schemas: JSON.parse(reworded) }));
});

test.run();
