// Operations of the real documents that were drawn by seed and read by eye: their words are whole, and at the right place.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../engine/index.js';
import { sharedPath } from '../shared.js';

const operations = suite('operations, long');

/** By amending act: identifiers of its operations, which are made of their words and places, and change with them. */
const labels = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../test/engine/read/proof/operations-by-eye.json'), 'utf8'),
) as Record<string, string[]>;

operations('what was read by eye is read so', async () => {
  const path = sharedPath('corpus');
  if (path === null) return;
  const corpus = ['normattiva', 'effetti', 'older'].map((folder) => join(path, folder));
  const catalog = await openCatalog({ corpus, strict: false, report: () => undefined });
  for (const [eli, ids] of Object.entries(labels)) {
    const [from, end] = catalog.operations.of(catalog.find(eli)!);
    const numbers = Array.from({ length: end - from }, (_, i) => from + i);
    const read = new Set(catalog.operations.describe(numbers).map(({ id }) => id));
    assert.equal(
      ids.filter((id) => !read.has(id)),
      [],
      eli,
    );
  }
  catalog.close();
});

operations.run();
