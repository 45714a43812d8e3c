// `legami resolve`: every citation in a text of any length, as JSON or marked in the text.
import { readFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { findCitations, openCatalog, portalUrl, words, type Catalog } from '../../engine/index.js';
import { textNotices } from '../questions/cited-text.js';
import { describeCitation, type FoundCitation } from '../questions/risolvi.js';
import { FlagError, parseFlags } from './flags.js';
import { checkCorpus, checkFile, checkSnapshot } from './paths.js';
import { sampleSnapshot } from './serve-options.js';
import { writeOut } from './write-out.js';

export const usage = `usage: legami resolve [FILE] [--format json|text|html] [--snapshot FILE] [--corpus PATH]…

  FILE             a text in UTF-8; without it, or with -, standard input
  --format FORMAT  json: a list of citations, as /api/public/risolvi answers them (the default);
                   text: the text, each citation as [words](eli), or (?) where it leads to no act that is known;
                   html: the text with links to the official portal
  --snapshot FILE  the acts that may be cited are those of this snapshot (the sample)
  --corpus PATH    those of these documents; may be repeated
  -h, --help       print this`;

/** The parts of each format: its beginning, a citation, the text between citations, its end. */
interface Format {
  before: string;
  citation: (found: FoundCitation, isFirst: boolean) => string;
  between: (words: string) => string;
  after: string;
}

const formats: Readonly<Record<string, Format>> = {
  json: {
    before: '[',
    citation: (found, isFirst) => `${isFirst ? '' : ','}\n${JSON.stringify(found)}`,
    between: () => '',
    after: '\n]\n',
  },
  text: {
    before: '',
    citation: (found) => `[${found.testo}](${targetOf(found) ?? '?'})`,
    between: (words) => words,
    after: '',
  },
  html: {
    before:
      '<!doctype html>\n<html lang="it">\n<meta charset="utf-8">\n<title>Citazioni</title>\n<pre style="white-space: pre-wrap">\n',
    citation: markHtml,
    between: escapeHtml,
    after: '</pre>\n</html>\n',
  },
};

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseFlags({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'json' },
      snapshot: { type: 'string' },
      corpus: { type: 'string', multiple: true },
    },
  });
  const format = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
  if (format === undefined) throw new FlagError(`--format: ${values.format} found, json, text or html expected`);
  if (positionals.length > 1) throw new FlagError(`${positionals.length} files found, one expected`);
  const [path = '-'] = positionals;
  if (path !== '-') checkFile(path);
  const catalog = await openActs(values.corpus ?? [], values.snapshot);
  const text = path === '-' ? await readAll(process.stdin) : readFileSync(path, 'utf8');
  await writeOut(write(text, catalog, format));
  catalog.close();
}

/** The acts that a citation may lead to. */
async function openActs(corpus: readonly string[], named: string | undefined): Promise<Catalog> {
  checkCorpus(corpus);
  const snapshot = named ?? (corpus.length > 0 ? undefined : sampleSnapshot);
  if (snapshot !== undefined) checkSnapshot(snapshot, corpus.length > 0);
  return openCatalog({
    corpus,
    snapshot,
    strict: false,
    report: (line) => void process.stderr.write(`${line}\n`),
  });
}

function* write(text: string, catalog: Catalog, { before, citation, between, after }: Format): Generator<string> {
  yield before;
  let done = 0;
  const said = { language: 'it', words: words.it } as const;
  const noticesOf = textNotices(catalog, said);
  for (const [at, found] of findCitations(text).entries()) {
    yield between(text.slice(done, found.start));
    yield citation(describeCitation(catalog, text, found, said, noticesOf), at === 0);
    done = found.end;
  }
  yield between(text.slice(done));
  yield after;
}

function targetOf({ articolo, eli }: FoundCitation): string | null {
  return articolo ?? eli;
}

function markHtml(found: FoundCitation): string {
  const target = targetOf(found);
  const words = escapeHtml(found.testo);
  const link = target === null ? null : portalUrl(target);
  if (target === null || link === null) return `<mark>${words}</mark>`;
  return `<a href="${escapeHtml(link)}" title="${escapeHtml(target)}">${words}</a>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character]!);
}
