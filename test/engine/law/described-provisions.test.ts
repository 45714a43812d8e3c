// The table of provisions described in everyday words, held against the table of types and against real documents.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findArticle } from '../../../engine/cite/cite.js';
import { typeOf } from '../../../engine/law/act-type.js';
import { describedProvisions } from '../../../engine/law/described-provisions.js';
import { articleNumber, formatEli, parseEli } from '../../../engine/law/eli.js';
import { openReal } from '../../corpora.js';
import { italian } from '../search/ranking/judged.js';

const provisions = suite('described provisions');
const table = describedProvisions();

provisions('each row names an act of a known type, an article as an ELI writes it, and is there once', () => {
  const seen = new Set<string>();
  for (const { act, article, description } of table) {
    const parts = parseEli(act);
    assert.ok(parts !== null && typeOf(parts.type) !== null, act);
    assert.is(formatEli(parts), act);
    assert.is(articleNumber(article), article, `${act} ${article}`);
    assert.not(seen.has(`${act} ${article}`), `${act} ${article} twice`);
    seen.add(`${act} ${article}`);
    assert.match(description, /^\p{L}[^|~:\n]*[\p{L}\p{N}]$/u, `${act} ${article}`);
  }
  assert.ok(table.length >= 800, `${table.length} articles`);
});

const catalog = await openReal(...italian);
if (catalog !== null)
  provisions('real documents have every article that is described of their acts', () => {
    const missing = table
      .filter(({ act }) => catalog.find(act) !== null && catalog.inCorpus(catalog.find(act)!))
      .filter(
        ({ act, article }) => findArticle(act, { article, part: null, looseNumber: null }, catalog.index) === null,
      )
      .map(({ act, article, description }) => `${act} ${article} ${description}`);
    assert.equal(missing, []);
  });

provisions.run();
