// Akoma Ntoso of every act of a corpus: valid, and the same act when it is read again.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { openCatalog, type Catalog } from '../../../engine/index.js';
import { sharedPath } from '../../shared.js';
import { actsOf, articlesOf, writeAs } from './texts.js';

/** Path of the schema of OASIS, or `null`, said on standard output, where it is not at hand. */
export const findSchema = (): string | null => sharedPath('xsd', 'akomantoso30.xsd');

/** Every act and every article is valid. Needs `xmllint`. */
export async function assertValid(catalog: Catalog, schema: string): Promise<void> {
  const into = mkdtempSync(join(tmpdir(), 'legami-akn-'));
  let count = 0;
  for (const eli of actsOf(catalog).flatMap((act) => [act, ...articlesOf(catalog, act)]))
    writeFileSync(join(into, `${count++}.xml`), await writeAs(catalog, eli, 'akn'));
  const run = spawnSync('sh', ['-c', `xmllint --nonet --noout --schema "${schema}" *.xml`], {
    cwd: into,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  rmSync(into, { recursive: true });
  const verdicts = run.stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' validates'));
  assert.equal(verdicts.slice(0, 5), []);
  assert.is(run.stderr.split('\n').filter((line) => line.endsWith(' validates')).length, count);
  console.log(`${actsOf(catalog).length} acts, ${count} documents valid`);
}

/** What is written of every act reads as the same act with the same articles. */
export async function assertSameWhenRead(catalog: Catalog): Promise<void> {
  const into = mkdtempSync(join(tmpdir(), 'legami-akn-'));
  for (const [i, eli] of actsOf(catalog).entries())
    writeFileSync(join(into, `${i}.akn`), await writeAs(catalog, eli, 'akn'));
  const refused: string[] = [];
  const again = await openCatalog({ corpus: [into], strict: false, report: (line) => void refused.push(line) });
  rmSync(into, { recursive: true });
  assert.equal(
    refused.filter((line) => line.includes('expected')),
    [],
  );
  for (const eli of actsOf(catalog)) {
    const act = again.find(eli);
    assert.ok(act !== null && again.inCorpus(act), eli);
    const [before, after] = [catalog.record(catalog.find(eli)!), again.record(act)];
    for (const key of before.articleKeys()) {
      const article = before.articleEntry(key)!;
      // Articles of other parts stand in an annex, as one text.
      if (article.parte !== null) continue;
      const found = after.articleEntry(key);
      assert.ok(found, eli + key);
      assert.is(squeezed(found.testo), squeezed(article.testo), eli + key);
      assert.is(found.rubrica, article.rubrica, eli + key);
      assert.equal(found.partizione, article.partizione, eli + key);
    }
  }
  again.close();
}

/** A number and its paragraph may be printed without a blank between. */
function squeezed(words: string): string {
  return words.replace(/\s+/g, '');
}
