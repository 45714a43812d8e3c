// `npm run snapshot`: reads documents, writes a snapshot file, says what it read.
import { parseArgs } from 'node:util';
import { makeSnapshotFile, openProgress, OpenError } from '../../engine/index.js';
import { writers } from '../questions/writers.js';

const usage = `usage: npm run snapshot -- --corpus PATH [--corpus PATH]… --out FILE [--strict]

  --corpus PATH  a folder (read recursively, *.xml, *.akn and *.zip), a file or a .zip; may be repeated
  --out FILE     the snapshot; one that is there is replaced when the new one is whole, and documents
                 that did not change since are not read again
  --strict       make none if any document is refused
  --help         say this`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
const line = openProgress(process.stderr);
try {
  const { corpus, out, strict } = readFlags(args);
  const made = await makeSnapshotFile({
    ...{ corpus, strict, writers, snapshot: out },
    writersModule: new URL('../questions/writers.js', import.meta.url).href,
    report: (text) => line.say(text),
    progress: (progress) => line.update(progress),
  });
  line.close();
  const { counts, textDate } = made.catalog.facts;
  const { progress, recalled, seconds, bytes } = made;
  const most = made.catalog.facts.types.slice(0, 5).map(({ type, acts }) => `${type} ${count(acts)}`);
  process.stdout.write(
    [
      `read      ${count(progress.documents)} documents, ${megabytes(progress.totalBytes)} in ${seconds.toFixed(1)} s (${(progress.totalBytes / 1e6 / seconds).toFixed(1)} MB/s), ${count(recalled)} of them unchanged since the last time`,
      `refused   ${count(counts.refused)}`,
      `acts      ${count(counts.acts)} (${most.join(', ')}), and ${count(counts.outside)} known from relations only`,
      `articles  ${count(counts.articles)}`,
      `relations ${count(counts.relations)}`,
      `texts of  ${textDate ?? 'unknown date'} at the latest`,
      `written   ${out}, ${megabytes(bytes)}, digest ${made.catalog.digest.slice(0, 16)}…`,
      '',
    ].join('\n'),
  );
  made.catalog.close();
} catch (error) {
  line.close();
  const isTheirs = error instanceof OpenError || error instanceof TypeError;
  process.stderr.write(`${isTheirs ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}

function readFlags(args: string[]): { corpus: string[]; out: string; strict: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        corpus: { type: 'string', multiple: true },
        out: { type: 'string' },
        strict: { type: 'boolean', default: false },
      },
    });
    const { corpus, out, strict } = values;
    if (!corpus || out === undefined) throw new TypeError('--corpus and --out expected');
    return { corpus, out, strict };
  } catch (error) {
    throw new TypeError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
