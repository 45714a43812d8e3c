// The points of an article that converts a decree: each amends the decree for itself.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../act-fixture.js';

const conversion = suite('points of a conversion');
const decree = 'decreto-legge 12 febbraio 2001, n. 34';

/** The paragraph and point of the law from which each change of the decree comes. */
function sources(items: string): string[] {
  const title = `Conversione in legge, con modificazioni, del ${decree}, recante misure urgenti`;
  const text = `1. Il ${decree}, è convertito in legge con le seguenti modificazioni:\n${items}`;
  const { root, act } = actFixture({ title, articles: [['1', text]] });
  return readClaims(root, act)
    .claims.filter(({ kind, from }) => kind !== 'converte' && from.act === act.eli)
    .map(({ from, to }) => `${from.paragraph} ${from.point} > ${to.article}`);
}

conversion('each letter is the point from which its line comes', () => {
  const items = `a) all'articolo 1, il comma 2 e' soppresso;\nb) all'articolo 3:\n1) il comma 1 e' soppresso;\n2) il comma 4 e' soppresso;\nc) l'articolo 5 e' soppresso.`;
  assert.equal(sources(items), ['1 a > 1', '1 b > 3', '1 b > 3', '1 c > 5']);
});

conversion('where letters begin again under each place, none is the point of the article', () => {
  const items = `all'articolo 1:\na) il comma 2 e' soppresso;\nall'articolo 3:\na) il comma 4 e' soppresso.`;
  assert.equal(sources(items), ['1 null > 1', '1 null > 3']);
});

conversion.run();
