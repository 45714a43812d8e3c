// What relations say of the law, against the blind labels: rates per field, and the confidence that each method quotes.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { relationKinds, relationMethods, type RelationMethod } from '../../../engine/law/relation.js';
import { labels, measureEffects, wilson } from './measure-effects.js';
import { sharedPath } from '../../shared.js';

const relation = suite('relation');
const corpus = sharedPath('corpus');

/** Least share of right ones, by field; the labels disagree among themselves in some that are not met in full. */
const least: Record<string, number> = {
  'kind and ends': 0.96,
  natura: 0.99,
  'source place': 0.98,
  portata: 0.98,
  comma: 0.98,
  lettera: 0.99,
  numero: 0.99,
  pubblicazione: 0.97,
  vigore: 0.96,
  effetto: 0.98,
  'pubblicazione where given': 0.98,
  'vigore where given': 0.98,
  'effetto where given': 0.98,
};

relation('no inference is certain', () => {
  for (const { confidence } of Object.values(relationMethods)) assert.ok(confidence > 0 && confidence < 1);
});

relation('labels name kinds and ELIs that exist', () => {
  const relations = labels.flatMap((label) => label.relations);
  assert.ok(relations.length >= 500);
  assert.ok(relations.filter(({ natura }) => natura === 'testuale').length >= 300);
  for (const { kind, from, to } of labels.flatMap(({ relations }) => relations)) {
    assert.ok(relationKinds.includes(kind), kind);
    for (const end of [from, to]) assert.match(end, /^eli:\/it\/[a-z0-9-]+\//);
  }
});

if (corpus !== null) {
  const measured = measureEffects(corpus);

  relation('each field is right as often as it should be', () => {
    const table = [...measured.fields].map(([field, { right, all }]) => `${field}: ${right} of ${all}`).join('\n');
    for (const [field, share] of Object.entries(least)) {
      const { right, all } = measured.fields.get(field)!;
      assert.ok(right / all >= share, `${field}\n${table}\n${measured.wrong.join('\n')}`);
    }
  });

  relation('of relations that are called textual at most one in a hundred is none', () => {
    const { right, all } = measured.textual;
    assert.ok((all - right) / all <= 0.01, `${right} of ${all}`);
  });

  relation('the confidence of a method is the lower bound of what the labels measure', () => {
    for (const [method, tally] of measured.methods as Map<RelationMethod, { right: number; all: number }>)
      assert.is(
        relationMethods[method].confidence,
        Math.max(0.01, wilson(tally)),
        `${method}: ${tally.right} of ${tally.all}`,
      );
  });
}

relation.run();
