// `legami report`: what was read of each document, and which acts to load next.
import { loadCorpusReport, openProgress, type CorpusReport } from '../../engine/index.js';
import { parseFlags } from './flags.js';
import { checkCorpus, PathError } from './paths.js';
import { reportLines } from './report-lines.js';
import { sampleCorpus } from './serve-options.js';
import { writeOut } from './write-out.js';

export const usage = `usage: npm run corpus-report -- [--corpus PATH]… [--json], or legami report [FLAG]…

  --corpus PATH  a folder (read recursively, *.xml, *.akn and *.zip), a file or a .zip; may be repeated (the sample)
  --json         for machines, with every row of the rankings
  -h, --help     print this`;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseFlags({
    args: [...args],
    options: { corpus: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } },
  });
  const paths = values.corpus ?? [sampleCorpus];
  checkCorpus(paths);
  const { reportCorpus } = await loadCorpusReport();
  const line = openProgress(process.stderr);
  const report = await reportCorpus({
    paths,
    refuse: (refusal) => line.say(refusal),
    progress: (progress) => line.update(progress),
  });
  line.close();
  await writeOut(values.json ? jsonOf(report) : linesOf(report));
  if (report.files.length === 0)
    throw new PathError(`${paths.join(', ')}: no readable act found, at least one expected`);
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
