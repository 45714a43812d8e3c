// `legami snapshot`: reads documents, writes a snapshot file, prints what it read.
import { makeSnapshotFile, openProgress } from '../../engine/index.js';
import { counted, megabytes, plain } from './amounts.js';
import { FlagError, parseFlags } from './flags.js';
import { checkCorpus, checkSnapshot, PathError } from './paths.js';

export const usage = `usage: npm run snapshot -- --corpus PATH… --out FILE [--strict], or legami snapshot --corpus …

  --corpus PATH  a folder (read recursively, *.xml, *.akn and *.zip), a file or a .zip; may be repeated
  --out FILE     the snapshot; one that is there is replaced when the new one is whole, and documents
                 that did not change since are not read again
  --strict       make none if any document is refused
  -h, --help     print this`;

export async function run(args: readonly string[]): Promise<void> {
  const { corpus, out, strict } = readFlags(args);
  checkCorpus(corpus);
  checkSnapshot(out, true);
  const line = openProgress(process.stderr);
  let made;
  try {
    made = await makeSnapshotFile({
      corpus,
      strict,
      snapshot: out,
      report: (text) => line.say(text),
      progress: (progress) => line.update(progress),
    });
  } catch (error) {
    throw explainWriting(error, out);
  } finally {
    line.close();
  }
  const { counts, textDate, types } = made.catalog.facts;
  const { progress, recalled, seconds, bytes } = made;
  const most = types.slice(0, 5).map(({ type, acts }) => `${type} ${plain(acts)}`);
  process.stdout.write(
    [
      `read      ${counted(progress.documents, 'document')}, ${megabytes(progress.totalBytes)} in ${seconds.toFixed(1)} s (${(progress.totalBytes / 1e6 / seconds).toFixed(1)} MB/s), ${plain(recalled)} of them unchanged since the last time`,
      `refused   ${plain(counts.refused)}`,
      `acts      ${plain(counts.acts)} (${most.join(', ')}), and ${plain(counts.outside)} known from relations only`,
      `articles  ${plain(counts.articles)}`,
      `relations ${plain(counts.relations)}`,
      `texts of  ${textDate ?? 'unknown date'} at the latest`,
      `written   ${out}, ${megabytes(bytes)}, digest ${made.catalog.digest.slice(0, 16)}…`,
      '',
    ].join('\n'),
  );
  made.catalog.close();
}

function readFlags(args: readonly string[]): { corpus: string[]; out: string; strict: boolean } {
  const { values } = parseFlags({
    args: [...args],
    options: {
      corpus: { type: 'string', multiple: true },
      out: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  });
  const { corpus, out, strict } = values;
  if (!corpus || out === undefined) throw new FlagError('--corpus and --out expected');
  return { corpus, out, strict };
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left for it',
  EDQUOT: 'no space is left for it',
  EACCES: 'not permitted to write it',
  EPERM: 'not permitted to write it',
  EROFS: 'its file system can only be read',
};

/** Adds the path to an error of the system. */
function explainWriting(error: unknown, path: string): unknown {
  const reason = error instanceof Error ? reasons[(error as NodeJS.ErrnoException).code ?? ''] : undefined;
  return reason === undefined ? error : new PathError(`${path}: ${reason}`, { cause: error });
}
