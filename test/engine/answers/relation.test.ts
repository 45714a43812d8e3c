// An entry of a list says of a provision that its conversion dropped that it was not converted.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RelationWriter, type Relation } from '../../../engine/answers/relation.js';
import { noDates, type Relation as LawRelation } from '../../../engine/law/relation.js';

const relation = suite('entry of a relation');
const place = { article: null, articleEli: null, paragraph: null, point: null, number: null, division: null };
const decree = 'eli:/it/decreto-legge/2001/03/05/57';
const target = 'eli:/it/legge/1990/08/07/241';
const law = 'eli:/it/legge/2001/05/02/158';
const repeal: LawRelation = {
  ...{ id: 'own', kind: 'abroga', nature: 'testuale', reach: 'atto', dates: noDates, date: null, dateKind: null },
  ...{ evidence: null, effectEvidence: null, saving: null, parts: [], method: 'frase', confidence: 0.9 },
  from: { ...place, act: decree, article: '3', articleEli: `${decree}/art/3` },
  to: { ...place, act: target },
};
const entry = (of: LawRelation) => {
  const card = (eli: string) => ({ eli, title: null, inCorpus: true });
  const writer = new RelationWriter(of, card(decree), card(target), () => null, { version: null, seen: null });
  return JSON.parse(writer.write('it', 'incoming')) as Relation;
};

relation('names the law that changed the provision at conversion', () => {
  assert.is('cambiata_da' in entry(repeal).da, false);
  const { cambiata_da } = entry({ ...repeal, changed: { by: law, relation: 'changing', kind: 'converte' } }).da;
  assert.equal([cambiata_da?.eli, cambiata_da?.relazione, cambiata_da?.tipo], [law, 'changing', 'converte']);
});

relation('has the status of its end, or of the provision that was dropped', () => {
  assert.is(entry(repeal).da.stato, null);
  const { da, a } = entry({ ...repeal, dropped: { by: law, relation: 'dropping' } });
  assert.is(a.stato, null);
  assert.equal(
    [da.stato?.valore, da.stato?.dal, da.stato?.da?.eli, da.stato?.relazione],
    ['non-convertito', null, law, 'dropping'],
  );
});

relation('names no paragraph at an end that is reached whole, nor loses one that is not', () => {
  const to = { ...place, act: target, article: '9', articleEli: `${target}/art/9`, paragraph: '2', point: 'a' };
  const part = (paragraph: string | null, reach: 'articolo' | 'comma') => {
    const at = { division: null, paragraph, point: null, number: null };
    return { from: { paragraph: '1', point: null }, to: at, reach, dates: noDates, evidence: null };
  };
  const whole = entry({ ...repeal, reach: 'articolo', to, parts: [part('2', 'comma'), part(null, 'articolo')] });
  assert.equal(
    [whole.verbo, whole.a.comma, whole.a.lettera, whole.parti[0]?.a.comma],
    ['è abrogato da', null, null, '2'],
  );
  const some = entry({ ...repeal, reach: 'comma', to, parts: [part('2', 'comma'), part('3', 'comma')] });
  assert.equal([some.a.comma, some.a.lettera], ['2', 'a']);
});

relation.run();
