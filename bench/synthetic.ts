// A corpus of any size with the distributions of the real one: as XML files, or as documents already read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReadDocument } from '../engine/read/akn/read-document.js';
import { modelAct } from './synthetic/act-model.js';
import { dateOf, kindOf, planCorpus } from './synthetic/outline.js';
import { readModel } from './synthetic/read-model.js';
import { writeXml } from './synthetic/xml.js';

export interface SyntheticFile {
  /** From the folder of the corpus: `legge/1990/19900818_090G0241_VIGENZA_20040101.xml`. */
  path: string;
  xml: string;
}

/** The documents of a corpus of so many acts, one by one, oldest first. The same seed and number give the same bytes. */
export function* syntheticFiles(acts: number, seed = 1): Generator<SyntheticFile> {
  const outline = planCorpus(acts, seed);
  for (let act = 0; act < acts; act++) {
    const { name, xml } = writeXml(modelAct(outline, act));
    yield { path: join(kindOf(outline, act).eli, dateOf(outline, act).slice(0, 4), name), xml };
  }
}

/** The same acts as their documents would be read, without XML: for measuring what comes after reading. */
export function* syntheticDocuments(acts: number, seed = 1): Generator<ReadDocument> {
  const outline = planCorpus(acts, seed);
  for (let act = 0; act < acts; act++) yield readModel(modelAct(outline, act));
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { acts: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  if (values.out === undefined || !(Number(values.acts) >= 2)) {
    console.error('usage: node dist/bench/synthetic.js --acts N --out FOLDER [--seed N]: N from 2 up expected');
    process.exit(2);
  }
  const started = performance.now();
  let bytes = 0;
  for (const { path, xml } of syntheticFiles(Number(values.acts), Number(values.seed))) {
    const file = join(values.out, path);
    const content = Buffer.from(xml);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
    bytes += content.length;
  }
  const seconds = (performance.now() - started) / 1_000;
  const rate = (bytes / 1e6 / seconds).toFixed(0);
  console.log(`${values.acts} acts, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s (${rate} MB/s)`);
}
