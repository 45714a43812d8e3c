// The rules of the house stand on import lines; here, that they are read.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { importsOf } from './source-tree.js';

const sourceTree = suite('source tree');

sourceTree('import lines of every shape are read', () => {
  const text = [
    "import { a } from './a.js';",
    'import {\n  b,\n  c,\n} from "no";',
    "import type { D } from '../d.js';",
    "import {\n  e,\n  type F,\n} from '@scope/pack/deep.js';",
    "export * from './g.js';",
    "import './h.js';",
    "const i = await import('./i.js');",
    "new Worker(new URL('./j.js', import.meta.url));",
    "import { k } from 'node:fs';",
  ].join('\n');
  assert.equal(
    importsOf('engine/x/y.ts', text).map(({ to, isTypeOnly }) => `${to}${isTypeOnly ? ' type' : ''}`),
    [
      'engine/x/a.ts',
      'engine/d.ts type',
      '@scope/pack',
      'engine/x/g.ts',
      'engine/x/h.ts',
      'node:fs',
      'engine/x/i.ts',
      'engine/x/j.ts',
    ],
  );
});

sourceTree.run();
