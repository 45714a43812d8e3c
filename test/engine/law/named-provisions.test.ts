// The table of provisions known by name, held against the table of types and against real documents.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findArticle } from '../../../engine/cite/cite.js';
import { foldPhrase } from '../../../engine/cite/token/fold.js';
import { typeOf } from '../../../engine/law/act-type.js';
import { articleNumber, formatEli, parseEli } from '../../../engine/law/eli.js';
import { namedActs, sharedNames } from '../../../engine/law/named-acts.js';
import { namedProvisions } from '../../../engine/law/named-provisions.js';
import { openReal } from '../../corpora.js';
import { italian } from '../search/ranking/judged.js';

const provisions = suite('named provisions');
const table = namedProvisions();

provisions('each row names an act of a known type, an article as an ELI writes it, and is there once', () => {
  const seen = new Set<string>();
  for (const { act, article, aliases } of table) {
    const parts = parseEli(act);
    assert.ok(parts !== null && typeOf(parts.type) !== null, act);
    assert.is(formatEli(parts), act);
    assert.is(articleNumber(article), article, `${act} ${article}`);
    assert.not(seen.has(`${act} ${article}`), `${act} ${article} twice`);
    seen.add(`${act} ${article}`);
    assert.ok(aliases.length > 0 && aliases.every(({ text }) => text.length > 2 && !/[~|]/.test(text)), article);
  }
  assert.ok(table.length >= 200, `${table.length} articles`);
});

provisions('a name that cites names one article, and no act', () => {
  const acts = new Set(
    [...namedActs(), ...sharedNames()].flatMap(({ aliases }) =>
      aliases.map((alias) => foldPhrase(typeof alias === 'string' ? alias : alias.text)),
    ),
  );
  const seen = new Map<string, string>();
  for (const { act, article, aliases } of table)
    for (const { text, weak } of aliases) {
      if (weak) continue;
      const fold = foldPhrase(text);
      assert.not(acts.has(fold), `${text} is the name of an act`);
      assert.is(seen.get(fold), undefined, `${text}: ${act} ${article}`);
      seen.set(fold, `${act} ${article}`);
    }
});

provisions('acts that have names are among the known acts, or written with their whole date', () => {
  for (const { act } of table) assert.match(act, /\/\d{4}\/\d{2}\/\d{2}(\/\d+)?$/);
  const known = new Set(namedActs().map(({ eli }) => eli));
  const sameNumber = (eli: string) => eli.replace(/\/\d{2}\/\d{2}\//, '/');
  const byNumber = new Map([...known].map((eli) => [sameNumber(eli), eli]));
  for (const { act } of table) {
    const other = byNumber.get(sameNumber(act));
    assert.ok(other === undefined || other === act, `${act}: the table of acts has ${other}`);
  }
});

const catalog = await openReal(...italian);
if (catalog !== null)
  provisions('real documents have every article that is named of their acts', () => {
    const missing = table
      .filter(({ act }) => catalog.find(act) !== null && catalog.inCorpus(catalog.find(act)!))
      .filter(
        ({ act, article }) => findArticle(act, { article, part: null, looseNumber: null }, catalog.index) === null,
      )
      .map(({ act, article, aliases }) => `${act} ${article} ${aliases[0]!.text}`);
    assert.equal(missing, []);
  });

provisions.run();
