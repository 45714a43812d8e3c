// `legami keep`: keeps a service current: fetches, makes, checks, changes over, and goes back where that fails.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { showControls } from '../fetch/fault.js';
import { endings, keep, type KeepOptions } from '../operate/keep.js';
import { version } from '../questions/version.js';
import { readFetchFlags } from './fetch.js';
import { FlagError, parseFlags } from './flags.js';

export const usage = `usage: legami keep --state DIR [COLLECTION]… [FLAG]…

  --state DIR      where everything lies: corpus/, current.snapshot (to be served), snapshots/ (those before), keep.json
  COLLECTION, --tipo, --anni, --all, --versioni, --allow-shrink, --contact, --base
                   what is fetched into DIR/corpus, as those of fetch; without any selection, what changed of what is there
  --no-fetch       fetch nothing: documents come into DIR/corpus in another way
  --thesaurus FILE a thesaurus whose synonyms are searched, too, as that of snapshot
  --max-shrink P   refuse a snapshot with over P per cent fewer acts, articles or relations than the one before (10)
  --max-refused N  refuse one with over N more refused documents (10)
  --pid-file FILE  send a SIGHUP to the server that wrote it (with the same flag); not needed where it watches the file
  --url URL        ask the server there whether it serves the new snapshot; where it does not, go back
  --patience S     seconds in which it must (120)
  --keep N         older snapshots that are kept (3)
  --every HOURS    do it again and again, each time in a process of its own
  --once           do it once (the default)
  -h, --help       print this

Exit status: 0 done, or no news; 1 wrong command line; 3 something could not be fetched; 4 no snapshot could be made;
5 the new one is worse and was refused; 6 the server did not serve it, and serves the old one again; 7 what is served is
not known; 8 the disk is full; 9 another run is at work; 143 stopped. After 3, 4, 5 and 6 the service is as good as before.
Environment variables set the same: CONTACT_EMAIL or CONTACT_URL, NORMATTIVA_API.`;

/** Signals that stop a run, and the exit status that each has by custom. */
const stops = { SIGINT: 130, SIGTERM: 143 } as const;

export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { every, ...flags } = readKeepFlags(args, environment);
  if (every !== null) return again(args, every);
  const stop = new AbortController();
  for (const [name, status] of Object.entries(stops)) {
    process.once(name, () => {
      process.stderr.write('stopped: the next run goes on where this one was\n');
      // A pack that is being fetched is left so that it can be gone on with; all else may be cut at any moment.
      stop.abort();
      setTimeout(() => process.exit(status), 1_000).unref();
      process.exitCode = status;
    });
  }
  const say = (line: string): void => void process.stderr.write(`${showControls(line)}\n`);
  const { fetching } = flags;
  const options = { ...flags, fetching: fetching === null ? null : { ...fetching, signal: stop.signal } };
  try {
    const ending = await keep(options, { say: (step, line) => say(`${step.padEnd(8)} ${line}`), detail: say });
    if (!stop.signal.aborted) process.exitCode = endings[ending];
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  }
}

/** Runs once in a process of its own after another: what one took of memory is given back, and no fault of one ends the next. */
async function again(args: readonly string[], every: number): Promise<void> {
  const once = args.filter((arg, at) => !/^--every(?:=|$)/.test(arg) && args[at - 1] !== '--every');
  let child: ChildProcess | null = null;
  let stopped: number | null = null;
  // The first process of a container has no handlers of the system.
  for (const [name, status] of Object.entries(stops) as [NodeJS.Signals, number][])
    process.on(name, () => {
      stopped = status;
      if (child === null) process.exit(status);
      child.kill(name);
    });
  for (;;) {
    child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, 'keep', ...once], { stdio: 'inherit' });
    const ended = child;
    const status = await new Promise<number | null>((resolve) => ended.once('close', resolve));
    child = null;
    // One that was hit before it heard of signals has no status, one that had just done its work says 0.
    if (stopped !== null) process.exit(status || stopped);
    await sleep(every);
  }
}

type KeepFlags = KeepOptions & {
  /** Milliseconds; `null` for one run. */
  every: number | null;
};

/** @throws {FlagError} where a flag is unknown or a value is not what it takes */
export function readKeepFlags(args: readonly string[], environment: NodeJS.ProcessEnv): KeepFlags {
  const { values, positionals } = parseFlags({
    args: [...args],
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      'no-fetch': { type: 'boolean', default: false },
      thesaurus: { type: 'string' },
      'max-shrink': { type: 'string', default: '10' },
      'max-refused': { type: 'string', default: '10' },
      'pid-file': { type: 'string' },
      url: { type: 'string' },
      patience: { type: 'string', default: '120' },
      keep: { type: 'string', default: '3' },
      every: { type: 'string' },
      once: { type: 'boolean', default: false },
      ...fetchFlags,
    },
  });
  const { state, url } = values;
  if (state === undefined) throw new FlagError('--state expected: the folder for everything');
  if (values.once && values.every !== undefined) throw new FlagError('--once and --every found, one of them expected');
  const passed = Object.keys(fetchFlags).flatMap((name) => {
    const value = values[name as keyof typeof fetchFlags];
    return [value ?? []].flat().map((one) => (one === true ? `--${name}` : `--${name}=${String(one)}`));
  });
  return {
    folder: state,
    thesaurus: values.thesaurus,
    fetching: values['no-fetch'] ? null : readFetching([...passed, ...positionals], state, environment),
    limits: {
      maxShrink: readNumber('max-shrink', values['max-shrink'], 0, 100),
      maxRefused: readNumber('max-refused', values['max-refused'], 0, 1e9),
    },
    server: {
      pidFile: values['pid-file'] ?? null,
      url: url === undefined ? null : readUrl(url),
      patience: readNumber('patience', values.patience, 1, 86_400) * 1000,
    },
    kept: readNumber('keep', values.keep, 0, 1_000),
    program: version,
    every: values.every === undefined ? null : readNumber('every', values.every, 0.01, 8_760) * 3_600_000,
  };
}

/** Flags of `fetch`, which reads their values. */
const fetchFlags = {
  tipo: { type: 'string', multiple: true },
  anni: { type: 'string' },
  all: { type: 'boolean' },
  versioni: { type: 'string' },
  'allow-shrink': { type: 'boolean' },
  contact: { type: 'string' },
  base: { type: 'string' },
} as const;

function readFetching(args: string[], state: string, environment: NodeJS.ProcessEnv): KeepOptions['fetching'] {
  const { base, userAgent, task } = readFetchFlags(['--out', join(state, 'corpus'), ...args], environment);
  if (task.name !== 'fetch') throw new FlagError('a selection expected');
  return { base, userAgent, selection: task.selection, mayShrink: task.mayShrink };
}

/** @throws {FlagError} */
function readNumber(flag: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d{1,9}(?:\.\d{1,3})?$/.test(text) && value >= least && value <= most) return value;
  throw new FlagError(`--${flag}: ${text} found, a number from ${least} to ${most} expected`);
}

/** Without a slash at its end. @throws {FlagError} */
function readUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/$/, '');
  throw new FlagError(`--url: ${text} found, an address such as http://127.0.0.1:8080 expected`);
}
