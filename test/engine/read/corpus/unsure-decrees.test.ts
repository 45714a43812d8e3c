// What decree-laws repealed, before and after their conversion.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Relation, RelationPart } from '../../../../engine/law/relation.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';

const decrees = suite('unsure decrees');
const decree = 'eli:/it/decreto-legge/2001/03/05/57';
const law = 'eli:/it/legge/2001/05/02/158';
const target = 'eli:/it/legge/1990/08/07/241';
const conversion = relationOf('converte', end(law), end(decree), null);
const repeal = relationOf('abroga', end(decree, '3', '2'), end(target, '9'), 'articolo');
const dead = (relations: Relation[], today = '2026-11-28') =>
  resolveStatuses(relations, [], today).statuses.has(`${target}/art/9`);

decrees('what one repeals is dead where its conversion is known', () => {
  assert.ok(dead([repeal, conversion]));
  assert.is(dead([repeal]), false);
  // The text of what was repealed says so.
  assert.ok(dead([{ ...repeal, method: 'segno' }]));
});

decrees('until its sixty days are over it is in force, and nobody knows afterwards', () => {
  const { statuses, repeals } = resolveStatuses([repeal], [], '2001-05-04');
  assert.is(statuses.size, 1);
  assert.equal([...repeals], ['2001-05-05']);
  assert.is(dead([repeal], '2001-05-05'), false);
});

decrees('a royal one of the years when a law ended those that were not converted is judged alike', () => {
  const royal = (date: string) => {
    const eli = `eli:/it/regio-decreto-legge/${date.replaceAll('-', '/')}/57`;
    const dates = { publication: date, force: date, effect: null };
    return [{ ...repeal, from: end(eli, '3', '2'), dates }, relationOf('converte', end(law), end(eli), null)] as const;
  };
  const [of1938, converted] = royal('1938-03-05');
  assert.is(dead([of1938]), false);
  assert.ok(dead([of1938, converted]));
  assert.ok(dead([of1938], '1939-06-01'));
  assert.ok(dead([royal('1924-03-05')[0]]));
});

decrees('what a conversion dropped repealed nothing', () => {
  const dropped = relationOf('abroga', end(law), end(decree, '3'), 'articolo');
  assert.is(dead([repeal, conversion, dropped]), false);
  assert.ok(dead([repeal, conversion, { ...dropped, to: end(decree, '4') }]));
  assert.ok(dead([repeal, conversion, { ...dropped, from: end('eli:/it/legge/2009/01/02/3') }]));
  const paragraph = { ...dropped, reach: 'comma' as const };
  assert.is(dead([repeal, conversion, { ...paragraph, to: end(decree, '3', '2') }]), false);
  assert.is(dead([repeal, conversion, { ...paragraph, to: end(decree, '3', '1') }]), true);
  const parts = ['1', '2'].map((one): RelationPart => partOf(one, paragraph.reach));
  assert.is(dead([repeal, conversion, { ...paragraph, to: end(decree, '3', '1, 2'), parts }]), false);
});

decrees('what a provision did that a conversion dropped is told with the relation that says so', () => {
  const first = { ...relationOf('abroga', end(law), end(decree, '3', '2'), 'comma'), id: 'dropping' };
  const by = (of: Relation) =>
    [...resolveStatuses([of, conversion, first], [], '2026-11-28').dropped].map(([id, { id: dropping }]) => [
      id,
      dropping,
    ]);
  assert.equal(by({ ...repeal, id: 'second' }), [['second', 'dropping']]);
  assert.equal(by({ ...repeal, id: 'amended', kind: 'sostituisce' }), [['amended', 'dropping']]);
  assert.equal(by({ ...repeal, from: end(decree, '3', '1') }), []);
  assert.equal(by({ ...repeal, from: end(decree, '3', '1, 2') }), []);
  assert.equal(by({ ...repeal, from: end(decree, '3') }), []);
});

decrees('what is of the text before the conversion that replaced it is not known to stand', () => {
  const replaced = relationOf('sostituisce', end(law), end(decree, '3'), 'articolo');
  const of = (publication: string | null, textDay: string | null = null) => {
    const relations = [{ ...repeal, dates: { ...repeal.dates, publication } }, conversion, replaced];
    return resolveStatuses(relations, [], '2026-11-28', {
      textDay: () => textDay,
      entries: () => [],
      division: () => null,
    }).statuses.has(`${target}/art/9`);
  };
  assert.is(of('2001-03-05'), false);
  assert.ok(of('2001-05-03'));
  // Of a provision without a day of its own the text must be of the time after.
  assert.is(of(null), false);
  assert.ok(of(null, '2002-01-01'));
});

function partOf(paragraph: string, reach: RelationPart['reach']): RelationPart {
  const to = { paragraph, point: null, number: null, division: null };
  return { from: { paragraph: null, point: null }, to, reach, dates: repeal.dates, evidence: null };
}

function relationOf(
  kind: Relation['kind'],
  from: Relation['from'],
  to: Relation['to'],
  reach: Relation['reach'],
): Relation {
  return {
    ...{ id: `${kind} ${from.act} ${to.act}`, kind, nature: 'testuale', reach, method: 'testo', confidence: 0.9 },
    ...{ from, to, dates: { publication: '2001-03-05', force: '2001-03-06', effect: null } },
    ...{ date: '2001-03-06', dateKind: 'vigore', evidence: null, effectEvidence: null, saving: null, parts: [] },
  };
}

function end(act: string, article: string | null = null, paragraph: string | null = null): Relation['from'] {
  const articleEli = article === null ? null : `${act}/art/${article}`;
  return { act, article, articleEli, paragraph, point: null, number: null, division: null };
}

decrees.run();
