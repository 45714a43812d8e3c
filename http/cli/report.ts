// `legami report`: what was read of each document, and which acts to load next; of a snapshot, how far the texts bear its amendments out.
import { loadCorpusReport, openCatalog, openProgress, reportProofs, type CorpusReport } from '../../engine/index.js';
import { FlagError, parseFlags } from './flags.js';
import { checkCorpus, checkSnapshot, PathError } from './paths.js';
import { proofLines, reportLines } from './report-lines.js';
import { sampleCorpus } from './serve-options.js';
import { writeOut } from './write-out.js';

export const usage = `usage: npm run corpus-report -- [--corpus PATH]… [--snapshot FILE] [--json], or legami report [FLAG]…

  --corpus PATH    a folder (read recursively, *.xml, *.akn and *.zip), a file or a .zip; may be repeated (the sample)
  --snapshot FILE  instead: how far the texts of this snapshot bear out the words of its amending acts, by act, action, kind, decade and export; and
                   forward, backward and with the words of another operation as a control
  --json           for machines, with every row of the rankings
  -h, --help       print this`;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseFlags({
    args: [...args],
    options: {
      corpus: { type: 'string', multiple: true },
      snapshot: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.snapshot !== undefined) {
    if (values.corpus !== undefined) throw new FlagError('--corpus beside --snapshot: one of them expected');
    checkSnapshot(values.snapshot, false);
    const catalog = await openCatalog({
      corpus: [],
      snapshot: values.snapshot,
      strict: false,
      report: () => undefined,
    });
    const report = reportProofs(catalog);
    await writeOut(values.json ? [`${JSON.stringify(report)}\n`] : linesWithEnds(proofLines(report)));
    catalog.close();
    return;
  }
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

const linesOf = (report: CorpusReport): Generator<string> => linesWithEnds(reportLines(report));

function* linesWithEnds(lines: Iterable<string>): Generator<string> {
  for (const each of lines) yield `${each}\n`;
}

/** File by file: the report of a whole corpus is longer than a string may be. */
function* jsonOf({ files, ...rest }: CorpusReport): Generator<string> {
  yield '{"files":[\n';
  for (const [at, file] of files.entries()) yield `${at > 0 ? ',\n' : ''}${JSON.stringify(file)}`;
  yield `\n],${JSON.stringify(rest).slice(1)}\n`;
}
