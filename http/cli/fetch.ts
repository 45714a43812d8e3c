// `legami fetch`: brings the official open data to the disk, and keeps them current.
import { existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { openProgressLine, timeLeft } from '../../engine/index.js';
import { Api, modes, officialBase, type CatalogueRow, type Mode } from '../fetch/api.js';
import { checkApi } from '../fetch/check.js';
import { Client } from '../fetch/client.js';
import { realClock } from '../fetch/clock.js';
import { showControls } from '../fetch/fault.js';
import { fetchLaw, type FetchOutcome } from '../fetch/fetch-law.js';
import type { FetchProgress } from '../fetch/progress.js';
import type { Selection } from '../fetch/state.js';
import { version } from '../questions/version.js';
import { counted, megabytes, plain } from './amounts.js';
import { FlagError, parseFlags } from './flags.js';
import { PathError } from './paths.js';

export const usage = `usage: npm run fetch -- [COLLECTION]… --out DIR [FLAG]…, or legami fetch [COLLECTION]…

  COLLECTION       a ready-made collection, as --list names it; without any selection, what changed of all that DIR was asked for
  --out DIR        where packs and state lie; the folder is a corpus for the other commands
  --tipo TYPE      acts of a type (legge, dl, D.Lgs. …), exported by the portal for this request; may be repeated
  --anni YEARS     of these years only, 1990-2020 or 1990
  --all            every collection, and every act that no collection holds
  --versioni [MODES] V: the texts in force (the default), M: all versions, O: the texts as published; several: V,O.
                   Without MODES: M
  --dry-run        only print what would be fetched: requests, bytes, hours, disk
  --allow-shrink   let a pack replace one that has over a tenth more acts or documents; without it, that is refused
  --list           print the collections
  --check          ask the portal some harmless questions and print where it differs from what was recorded
  --contact TEXT   address or URL of the operator, told to the portal with every request
  --base URL       address of the API (${officialBase})
  -h, --help       print this

Environment variables set the same: CONTACT_EMAIL or CONTACT_URL, NORMATTIVA_API.
At most one request at a time and two a second. It may be stopped at any moment: the next run goes on where it was.
The pack that each replaced is kept at the same path below DIR/.previous. Copied back, it is what the other commands read;
the next run fetches the current one again.`;

export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const flags = readFetchFlags(args, environment);
  const client = { base: flags.base, userAgent: flags.userAgent, clock: realClock };
  const say = (line: string): void => void process.stderr.write(`${showControls(line)}\n`);
  if (flags.task.name === 'list') {
    return printCatalogue((await new Api(new Client({ ...client, say }), say).catalogue()).rows);
  }
  if (flags.task.name === 'check') return printCheck(await checkApi(new Client({ ...client, say })));
  const { out, selection, isDryRun, mayShrink } = flags.task;
  prepareFolder(out, isDryRun);
  const signal = hearStop();
  const line = openProgressLine<FetchProgress>(process.stderr, showProgress);
  const started = performance.now();
  let outcome: FetchOutcome;
  try {
    outcome = await fetchLaw(
      { folder: out, selection, base: flags.base, userAgent: flags.userAgent, isDryRun, mayShrink, signal },
      {
        say: (text) => (isDryRun ? void process.stdout.write(`${text}\n`) : line.say(text)),
        progress: (progress) => line.update(progress),
      },
    );
  } finally {
    line.close();
  }
  printOutcome(outcome, isDryRun ? out : null, (performance.now() - started) / 1000);
  if (outcome.failed.length > 0) process.exitCode = 1;
}

/** Stops at the first signal with a line that says where; a second one ends the process at once. */
function hearStop(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  return stop.signal;
}

/** The flags of the command line. */
interface FetchFlags {
  base: string;
  userAgent: string;
  task: { name: 'list' } | { name: 'check' } | FetchTask;
}

interface FetchTask {
  name: 'fetch';
  out: string;
  /** `null` for all that the folder was asked for before. */
  selection: Selection | null;
  isDryRun: boolean;
  mayShrink: boolean;
}

/** @throws {FlagError} where a flag is unknown or a value is not what it takes */
export function readFetchFlags(args: readonly string[], environment: NodeJS.ProcessEnv): FetchFlags {
  const { values, positionals } = parseFlags({
    args: withModes(args),
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      tipo: { type: 'string', multiple: true, default: [] },
      anni: { type: 'string' },
      all: { type: 'boolean', default: false },
      versioni: { type: 'string', default: 'V' },
      'dry-run': { type: 'boolean', default: false },
      'allow-shrink': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      contact: { type: 'string' },
      base: { type: 'string' },
    },
  });
  const { tipo, anni, all, list, check, out, versioni } = values;
  const base = readBase(values.base ?? (environment['NORMATTIVA_API'] || officialBase));
  const contact = values.contact ?? (environment['CONTACT_EMAIL'] || environment['CONTACT_URL'] || '');
  const named = { base, userAgent: `legami/${version} (${readContact(contact)})` };
  if (list || check) return { ...named, task: { name: list ? 'list' : 'check' } };
  if (out === undefined) throw new FlagError('--out expected: the folder for the packs');
  if (anni !== undefined && tipo.length === 0)
    throw new FlagError('--anni: no --tipo found, a type of these years expected');
  const chosen = readModes(versioni);
  const years = readYears(anni);
  const collections = all ? [null] : positionals;
  const types = all ? [null] : tipo;
  const selection = {
    collections: collections.flatMap((name) => chosen.map((mode) => ({ name, mode }))),
    slices: types.flatMap((type) => chosen.map((mode) => ({ type, ...years, mode }))),
  };
  const isEmpty = selection.collections.length + selection.slices.length === 0;
  const isDryRun = values['dry-run'];
  const mayShrink = values['allow-shrink'];
  return { ...named, task: { name: 'fetch', out, selection: isEmpty ? null : selection, isDryRun, mayShrink } };
}

/** `--versioni` alone asks for all versions. */
function withModes(args: readonly string[]): string[] {
  const areModes = (text = ''): boolean => /^[a-z](?:,[a-z])*$/i.test(text);
  return args.flatMap((arg, at) => (arg === '--versioni' && !areModes(args[at + 1]) ? ['--versioni', 'M'] : [arg]));
}

/** @throws {FlagError} */
function readBase(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new FlagError(`--base: ${text} found, an http or https address expected`);
}

/** It becomes part of a header. @throws {FlagError} */
function readContact(text: string): string {
  if (/^[\w.+-]+@[\w.-]+$|^https?:\/\/[!-'*-~]+$/.test(text)) return text;
  const found = text === '' ? 'nothing' : text;
  throw new FlagError(
    `--contact or CONTACT_EMAIL: ${found} found, an address or URL expected, so that the portal can reach who asks`,
  );
}

/** @throws {FlagError} */
function readModes(text: string): Mode[] {
  const letters = text.toUpperCase().split(',');
  const chosen = modes.filter((mode) => letters.includes(mode));
  if (chosen.length > 0 && chosen.length === letters.length) return chosen;
  throw new FlagError(`--versioni: ${text} found, V, M or O expected, several with commas between`);
}

/** All years where none are named. @throws {FlagError} */
function readYears(text: string | undefined): { from: number; to: number } {
  if (text === undefined) return { from: 0, to: 9999 };
  const found = /^(\d{4})(?:-(\d{4}))?$/.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  if (found !== null && from <= to) return { from, to };
  throw new FlagError(`--anni: ${text} found, a year or two years such as 1990-2020 expected`);
}

/** @throws {PathError} where the folder is something else, or cannot be made */
function prepareFolder(path: string, isDryRun: boolean): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isDirectory()) throw new PathError(`${path}: a file found, a folder expected`);
  if (found !== undefined || isDryRun) return;
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new PathError(`${path}: ${(error as Error).message}, a folder that can be made expected`);
  }
}

/** `Codici (V): 4.2 of 9.9 MB, 35.1 MB in all, 12 %, 1:20 left`. */
export function showProgress({ name, bytes, size, totalBytes, share, elapsed }: FetchProgress): {
  share: number;
  text: string;
} {
  const current = size === null ? megabytes(bytes) : `${(bytes / 1e6).toFixed(1)} of ${megabytes(size)}`;
  const parts = [`${name}: ${current}`, `${megabytes(totalBytes)} in all`, `${Math.floor(share * 100)} %`];
  const left = timeLeft(share, elapsed);
  return { share, text: [...parts, ...(left === null ? [] : [left])].join(', ') };
}

/** One row a name: how many acts it has and of which day it is, in each mode. */
function printCatalogue(rows: readonly CatalogueRow[]): void {
  const names = [...new Set(rows.map(({ nomeCollezione }) => nomeCollezione))].sort();
  const width = Math.max(0, ...names.map((name) => showControls(name).length));
  for (const name of names) {
    const cells = modes.map((mode) => {
      const row = rows.find((one) => one.nomeCollezione === name && one.formatoCollezione === mode);
      return (row ? `${mode} ${plain(row.numeroAtti)} (${showControls(row.dataCreazione)})` : '').padEnd(24);
    });
    process.stdout.write(`${`${showControls(name).padEnd(width)}  ${cells.join('')}`.trimEnd()}\n`);
  }
}

function printCheck(lines: readonly { line: string; isAsRecorded: boolean }[]): void {
  for (const { line } of lines) process.stdout.write(`${showControls(line)}\n`);
  const different = lines.filter(({ isAsRecorded }) => !isAsRecorded).length;
  process.stdout.write(`${counted(lines.length, 'question')}, ${plain(different)} answered otherwise than recorded\n`);
  if (different > 0) process.exitCode = 1;
}

/** @param out the folder, where nothing was fetched */
function printOutcome(outcome: FetchOutcome, out: string | null, seconds: number): void {
  const { wanted, fetched, current, bytes, failed } = outcome;
  const lines =
    out === null
      ? [`fetched   ${plain(fetched)} of ${counted(wanted, 'pack')}, ${megabytes(bytes)} in ${seconds.toFixed(1)} s`]
      : [`would fetch ${counted(wanted, 'pack')}`, ...describeCost(outcome, out)];
  process.stdout.write(
    `${[...lines, `current   ${plain(current)}`, `failed    ${plain(failed.length)}`].join('\n')}\n`,
  );
}

/** Figures of a run that was not made. The packs that are replaced are kept until the next ones. */
function describeCost({ estimate: { requests, bytes, hours } }: FetchOutcome, out: string): string[] {
  let folder = resolve(out);
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  return [
    `requests  about ${plain(requests)}`,
    `bytes     about ${megabytes(bytes)}`,
    `time      about ${hours < 1 ? `${Math.ceil(hours * 60)} minutes` : `${hours.toFixed(1)} hours`}`,
    `disk      about ${megabytes(bytes)} more, ${megabytes(bavail * bsize)} free`,
  ];
}
