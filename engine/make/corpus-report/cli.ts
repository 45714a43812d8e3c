// npm run corpus-report -- --corpus PATH [--corpus PATH …] [--json]
import { parseArgs } from 'node:util';
import { reportCorpus, type CorpusReport } from '../corpus-report.js';
import { reportLines } from './text.js';
import { openProgress } from '../progress.js';

const usage = `usage: npm run corpus-report -- [--corpus PATH]… [--json]

  --corpus PATH  a folder (read recursively, *.xml, *.akn and *.zip), a file or a .zip; may be repeated (corpus)
  --json         for machines, with every row of the rankings
  --help         say this`;

process.exitCode = await main();

/** Exit status: 0, or 1 where no document could be read or the command line is wrong. */
async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return 0;
  }
  let options;
  try {
    options = parseArgs({ options: { corpus: { type: 'string', multiple: true }, json: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 1;
  }
  const paths = options.corpus ?? ['corpus'];
  const line = openProgress(process.stderr);
  const report = await reportCorpus({
    paths,
    refuse: (refusal) => line.say(refusal),
    progress: (progress) => line.update(progress),
  });
  line.close();
  await write(options.json ? jsonOf(report) : linesOf(report));
  return report.files.length > 0 ? 0 : 1;
}

function* linesOf(report: CorpusReport): Generator<string> {
  for (const each of reportLines(report)) yield `${each}\n`;
}

/** File by file: the report of a whole corpus is longer than a string may be. */
function* jsonOf({ files, ...rest }: CorpusReport): Generator<string> {
  yield '{"files":[\n';
  for (const [at, file] of files.entries()) yield `${at > 0 ? ',\n' : ''}${JSON.stringify(file)}`;
  yield `\n],${JSON.stringify(rest).slice(1)}\n`;
}

/** Waits for a slow reader, and ends quietly where it has gone, as `| head` does. */
async function write(chunks: Iterable<string>): Promise<void> {
  let isOpen = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isOpen = false;
  });
  for (const chunk of chunks) {
    if (!isOpen) return;
    if (!process.stdout.write(chunk)) {
      await new Promise<void>((resolve) => {
        process.stdout.once('drain', resolve);
        process.stdout.once('close', resolve);
      });
    }
  }
}
