// The page on reading follows a clause through its steps; so does this test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eliByWords } from '../../../engine/cite/cite.js';
import { readOperations } from '../../../engine/read/akn/relations/clause/operation.js';
import { readOutline } from '../../../engine/read/akn/relations/clause/unit/outline.js';
import { chunkOf } from '../../../engine/read/akn/relations/clause/place/place-groups.js';
import { tokenizeClause } from '../../../engine/read/akn/relations/clause/token/tokens.js';
import { projectRoot, readSourceTree } from '../../source-tree.js';

const reading = suite('the page on reading');
const page = readFileSync(join(projectRoot, 'engine/read/README.md'), 'utf8');

reading('its clause becomes what the page says, step by step', () => {
  const clause = /```text\n([^`]+)\n```/.exec(page)![1]!;
  const { units, quotations } = readOutline(clause);
  assert.equal(quotations, ['La disposizione …']);
  const [lead] = units;
  const [point] = lead!.children;
  assert.equal([lead!.paragraph, point!.point, point!.text.includes('«0»')], ['1', 'i', true]);

  const above = { place: {}, beside: [], recalled: null, verb: null, partial: false };
  const { context } = readOperations(
    tokenizeClause(lead!.text, lead!.printed, eliByWords, false),
    quotations,
    above,
    true,
  );
  const act = ['eli:/it/legge/1990/08/07/241'];
  assert.equal(context.place, { act });

  const tokens = tokenizeClause(point!.text, point!.printed, eliByWords, true);
  const said = tokens.map((token) =>
    'level' in token ? token.level : 'values' in token ? token.values[0] : token.type,
  );
  assert.equal(said.slice(0, 5), ['article', '21-octies', 'paragraph', '2', 'verb']);
  const verb = tokens.findIndex(({ type }) => type === 'verb');
  const [group, ...others] = chunkOf(tokens.slice(0, verb)).groups;
  assert.equal([group!.lead, group!.place, others.length], ['in', { article: ['21-octies'], paragraph: ['2'] }, 0]);

  const { operations } = readOperations(tokens, quotations, context, false);
  const [operation] = operations;
  assert.is(operations.length, 1);
  assert.equal([operation!.kind, operation!.reach], ['inserisce', 'periodo']);
  assert.equal(operation!.to, { act, article: ['21-octies'], paragraph: ['2'] });
});

reading('the files that it names are there', () => {
  const paths = readSourceTree().map(({ path }) => path);
  for (const [, name] of page.matchAll(/`(?:\.\.\/)?([a-z/-]+\.ts)`/g)) {
    assert.ok(
      name!.startsWith('test/')
        ? paths.includes(name!)
        : paths.some((path) => /^engine\/(read|cite)\//.test(path) && path.endsWith(`/${name}`)),
      `${name} is named, but there is no such file`,
    );
  }
});

reading.run();
