// Last step of the build: the snapshot of the sample corpus, so that a start on it only opens a file.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeSnapshotFile } from '../../engine/index.js';
import { sampleCorpus, sampleSnapshot } from '../cli/options.js';
import { writers } from '../questions/writers.js';

mkdirSync(dirname(sampleSnapshot), { recursive: true });
// Anew each time: what an older program wrote is not taken over.
rmSync(sampleSnapshot, { force: true });
const { catalog } = await makeSnapshotFile({
  ...{ corpus: [sampleCorpus], snapshot: sampleSnapshot, strict: true, writers },
  writersModule: new URL('../questions/writers.js', import.meta.url).href,
  report: (line) => void process.stderr.write(`${line}\n`),
});
catalog.close();
