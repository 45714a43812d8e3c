// `legami snapshot`: reads documents, writes a snapshot file, prints what it read.
import { loadVerify, makeSnapshotFile, openProgress } from '../../engine/index.js';
import { counted, megabytes, plain } from './amounts.js';
import { FlagError, parseFlags } from './flags.js';
import { checkCorpus, checkSnapshot, PathError } from './paths.js';

export const usage = `usage: npm run snapshot -- --corpus PATH… --out FILE [FLAG]…, or legami snapshot …

  --corpus PATH  a folder (read recursively, *.xml, *.akn and *.zip), a file or a .zip; may be repeated
  --out FILE     the snapshot; one that is there is replaced when the new one is whole, and documents
                 that did not change since are not read again
  --previous FILE  another snapshot that tells since when documents are held, in place of the one at FILE
  --thesaurus FILE  a thesaurus in the format of MyThes (LibreOffice's): where too few texts have all the words of
                 a search, synonyms of them are searched, too. What is in the snapshot of it is under its licence
  --strict       make none if any document is refused
  --verify       first read every document with a second XML parser; make none if the two differ,
                 and print a line for each document in which they do
  --allow-shrink replace a snapshot that has over a tenth more acts or articles; without it, that is refused
  -h, --help     print this`;

export async function run(args: readonly string[]): Promise<void> {
  const { corpus, out, previous, thesaurus, strict, verify, allowShrink } = readFlags(args);
  checkCorpus(corpus);
  checkSnapshot(out, true);
  if (previous !== undefined) checkSnapshot(previous, false);
  if (verify) await verifyCorpus(corpus, out);
  const line = openProgress(process.stderr);
  let made;
  try {
    made = await makeSnapshotFile({
      corpus,
      strict,
      snapshot: out,
      previous,
      thesaurus,
      mayNotShrink: !allowShrink,
      report: (text) => line.say(text),
      progress: (progress) => line.update(progress),
      drawing: (share) => line.update({ drawn: share }),
    });
  } finally {
    line.close();
  }
  const { counts, textDate, types, thesaurus: digest } = made.catalog.facts;
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
      ...(digest === null ? [] : [`synonyms  ${thesaurus}, digest ${digest.slice(0, 16)}…`]),
      `written   ${out}, ${megabytes(bytes)}, digest ${made.catalog.digest.slice(0, 16)}…`,
      '',
    ].join('\n'),
  );
  made.catalog.close();
}

/** @throws {PathError} where a document differs; each was reported */
async function verifyCorpus(corpus: readonly string[], out: string): Promise<void> {
  const { verifyDocuments } = await loadVerify();
  const line = openProgress(process.stderr);
  const { documents, differing } = await verifyDocuments({
    paths: corpus,
    differ: (difference) => line.say(difference),
    progress: (progress) => line.update(progress),
  });
  line.close();
  if (differing > 0) {
    const found = `${plain(differing)} of ${counted(documents, 'document')} read differently by a second XML parser`;
    throw new PathError(`${out}: ${found}, none expected (--verify): not made`);
  }
  process.stdout.write(`verified  ${counted(documents, 'document')} read alike by a second XML parser\n`);
}

interface Flags {
  corpus: string[];
  out: string;
  previous: string | undefined;
  thesaurus: string | undefined;
  strict: boolean;
  verify: boolean;
  allowShrink: boolean;
}

function readFlags(args: readonly string[]): Flags {
  const { values } = parseFlags({
    args: [...args],
    options: {
      corpus: { type: 'string', multiple: true },
      out: { type: 'string' },
      previous: { type: 'string' },
      thesaurus: { type: 'string' },
      strict: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      'allow-shrink': { type: 'boolean', default: false },
    },
  });
  const { corpus, out, previous, thesaurus, strict, verify } = values;
  if (!corpus || out === undefined) throw new FlagError('--corpus and --out expected');
  return { corpus, out, previous, thesaurus, strict, verify, allowShrink: values['allow-shrink'] };
}
