// Nothing is exported in vain.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSourceTree } from './source-tree.js';

const test = suite('exports');

test('every function, constant and class that a file exports is named in another file', () => {
  const files = readSourceTree().map((file) => ({ ...file, words: new Set(file.text.match(/[\w$]+/g)) }));
  const unused = files
    .filter(({ path }) => /^(engine|http)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
        .filter(([, name]) => !files.some((other) => other.path !== path && other.words.has(name!)))
        .map(([, name]) => `${path} exports ${name}: nothing imports it`),
    );
  assert.equal(unused, []);
});

test.run();
