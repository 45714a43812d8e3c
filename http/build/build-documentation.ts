// Part of the build: writes the examples of the OpenAPI document, and the digest of the program's own prose and files.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assetTable, readAssets, type Assets } from '../pages/assets.js';
import { endpoints } from '../questions/index.js';
import { examplesFile, readExamples, type AnswerExamples } from '../describe/examples.js';
import { describeApi } from '../describe/openapi.js';
import { words } from '../../engine/index.js';
import { pageWords } from '../pages/words.js';
import { withSampleService } from './sample-service.js';

await writeExamples();
const { paths } = readAssets();
const said = JSON.stringify([
  describeApi(endpoints, { contact: {}, publicUrl: null, basePath: '' }, readExamples()),
  words,
  pageWords,
  paths,
  readTemplates(),
]);
const program = createHash('sha256').update(said).digest('base64url').slice(0, 6);
writeFileSync(assetTable, JSON.stringify({ paths, program } satisfies Assets, null, 2));

/** The sources of the pages, for the digest of the program: their text changes the pages. */
function readTemplates(): string[] {
  const folder = join(import.meta.dirname, '../../../http/pages');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Asks the sample and writes its answers where the description of the API reads them. */
async function writeExamples(): Promise<void> {
  const examples: AnswerExamples = await withSampleService(async (ask) => {
    const asked = endpoints.map(async ({ name, examples }) => [name, await Promise.all(examples.map(ask))] as const);
    return Object.fromEntries(await Promise.all(asked));
  });
  mkdirSync(dirname(examplesFile), { recursive: true });
  writeFileSync(examplesFile, JSON.stringify(examples));
}
