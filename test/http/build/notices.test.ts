// The program goes out with the licence of every package whose code is in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from '../../source-tree.js';

const test = suite('notices');

test('each package that is bundled has its name, version, licence and the text of it', () => {
  const text = readFileSync(join(projectRoot, 'dist/http/LICENSES.txt'), 'utf8');
  const notices = text.split(/^(?=(?:@[\w-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S* \([\w. -]+\)$)/m);
  assert.ok(notices.length > 40, `${notices.length} notices`);
  for (const notice of notices) {
    const [heading = '', ...lines] = notice.split('\n');
    assert.ok(lines.join(' ').length > 400, `${heading}: the text of its licence`);
  }
});

test.run();
