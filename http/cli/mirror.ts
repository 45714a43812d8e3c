// `legami mirror`: keeps a copy of another service's snapshot, and serves it.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskError } from '../../engine/index.js';
import { Client } from '../fetch/client.js';
import { realClock } from '../fetch/clock.js';
import { FetchError } from '../fetch/fault.js';
import { heldSeal, updateMirror, type MirrorOptions } from '../mirror/mirror.js';
import { readPublicKey, SealError, type Seal } from '../mirror/seal.js';
import { version } from '../questions/version.js';
import { FlagError, parseFlags } from './flags.js';
import { checkFile, checkSnapshot, PathError } from './paths.js';
import { readServeOptions } from './serve-options.js';
import { serve } from './serve.js';

export const usage = `usage: legami mirror URL --key FILE --out FILE [FLAG]…

  URL              a service that runs with --offer-snapshot
  --key FILE       the public key (PEM) of those who sign its snapshots; nothing else is opened
  --out FILE       the copy, with its seal beside it
  --every MINUTES  how often the origin is asked for a newer one (15)
  --once           only fetch, serve nothing
  --host H         address to listen on (127.0.0.1)
  --port N         port to listen on, 0 for any that is free (8080)
  --offer-snapshot give the copy away too
  -h, --help       print this`;

export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { options, every, isOnce, serveFlags } = readFlags(args);
  const { path, say } = options;
  const old = await heldSeal(options);
  // A copy that is vouched for is served at once, whatever the origin does.
  const seal = old !== null && !isOnce ? old : ((await updateMirror(old, options)) ?? old);
  if (seal === null) throw new SealError(`${path}: no snapshot that the key vouches for`);
  if (isOnce) return void process.stdout.write(`mirrored  ${path}, made ${seal.made}, sha256 ${seal.sha256}\n`);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  await serve(readServeOptions(['--snapshot', path, ...serveFlags], environment), { print, report: say });
  void follow(seal, seal === old, every, options);
}

/** Looks again and again; a newer snapshot is opened as `SIGHUP` would have it. */
async function follow(first: Seal, isDue: boolean, every: number, options: MirrorOptions): Promise<never> {
  if (!isDue) await sleep(every);
  for (let held = first; ; await sleep(every)) {
    try {
      const next = await updateMirror(held, options);
      if (next === null) continue;
      held = next;
      process.emit('SIGHUP');
    } catch (error) {
      if (!isExpected(error)) throw error;
      options.say(`${error.message}: the copy of ${held.made} is served on`);
    }
  }
}

function isExpected(error: unknown): error is Error {
  return [SealError, FetchError, DiskError].some((kind) => error instanceof kind);
}

interface MirrorFlags {
  options: MirrorOptions;
  /** Milliseconds. */
  every: number;
  isOnce: boolean;
  serveFlags: string[];
}

/** @throws {FlagError} where a flag is unknown or a value is not what it takes */
function readFlags(args: readonly string[]): MirrorFlags {
  const { values, positionals } = parseFlags({
    args: [...args],
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      out: { type: 'string' },
      every: { type: 'string', default: '15' },
      once: { type: 'boolean', default: false },
      host: { type: 'string' },
      port: { type: 'string' },
      'offer-snapshot': { type: 'boolean', default: false },
    },
  });
  const [origin = ''] = positionals;
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol) || positionals.length > 1) {
    throw new FlagError(`${origin || 'no URL'} found, the address of a service expected`);
  }
  if (values.key === undefined || values.out === undefined) throw new FlagError('--key and --out expected');
  const minutes = Number(values.every);
  if (!(minutes > 0 && minutes <= 10_080)) throw new FlagError(`--every: ${values.every} found, minutes expected`);
  checkFile(values.key);
  if (values.out.endsWith('.part')) throw new PathError(`${values.out}: another end of the name than .part expected`);
  checkSnapshot(values.out, true);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const client = new Client({ base: origin, userAgent: `legami/${version} (mirror)`, clock: realClock, say });
  const { host, port } = values;
  return {
    options: { client, key: readPublicKey(readFileSync(values.key, 'utf8'), values.key), path: values.out, say },
    every: minutes * 60_000,
    isOnce: values.once,
    serveFlags: [
      ...(host === undefined ? [] : ['--host', host]),
      ...(port === undefined ? [] : ['--port', port]),
      ...(values['offer-snapshot'] ? ['--offer-snapshot'] : []),
    ],
  };
}
