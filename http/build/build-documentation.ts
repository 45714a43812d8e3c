// Part of the build: writes the examples of the OpenAPI document, and the digest of the program's own prose and files.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetTable, readAssets, type Assets } from '../pages/assets.js';
import { endpoints } from '../questions/index.js';
import { readExamples } from '../describe/examples.js';
import { describeApi } from '../describe/openapi.js';
import { words } from '../../engine/index.js';
import { pageWords } from '../pages/words.js';
import { writeExamples } from './write-examples.js';

await writeExamples();
const { paths } = readAssets();
const said = JSON.stringify([
  describeApi(endpoints, { contact: {}, publicUrl: null }, readExamples()),
  words,
  pageWords,
  paths,
  readTemplates(),
]);
const program = createHash('sha256').update(said).digest('base64url').slice(0, 6);
writeFileSync(assetTable, JSON.stringify({ paths, program } satisfies Assets, null, 2));

/** What pages say beside their words: where it changes, so do they. */
function readTemplates(): string[] {
  const folder = join(import.meta.dirname, '../../../http/pages');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
