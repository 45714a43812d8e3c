// A document whose title, heading, text and sentences are written to harm whoever does not escape them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalog } from '../../../engine/index.js';
import { openBesideSample } from '../../corpora.js';
import { projectRoot } from '../../source-tree.js';

/** A formula, markup of every kind, and what ends a section of it. */
export const hostile = `=HYPERLINK("x","y"), <script>alert(1)</script> & ]]> ’ "quoted" [a](javascript:b) *c* \`d\``;
export const hostileEli = 'eli:/it/legge/2031/02/03/999';

/** The sample corpus with a hostile act. Nobody closes it. */
export async function openHostile(): Promise<Catalog> {
  const folder = mkdtempSync(join(tmpdir(), 'legami-hostile-'));
  const escaped = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const text = readFileSync(join(projectRoot, 'corpus/legge_2020-09-11_120.xml'), 'utf8')
    .replaceAll('2020-09-11', '2031-02-03')
    .replaceAll('/120/', '/999/')
    .replaceAll('/120"', '/999"')
    .replaceAll(';120', ';999')
    .replace('<docNumber>120', '<docNumber>999')
    .replace(/<docTitle>[^<]*/, () => `<docTitle>${escaped}`)
    .replace('<heading/>', () => `<heading>${escaped}</heading>`)
    .replace(
      'Entra in vigore',
      () => `Fermo l'articolo 54-bis del decreto legislativo 30 marzo 2001, n. 165, ${escaped} entra in vigore`,
    )
    .replace('con le modifiche', () => `con ${escaped} le modifiche`);
  writeFileSync(join(folder, 'hostile.xml'), text);
  try {
    return await openBesideSample('hostile-columns', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
