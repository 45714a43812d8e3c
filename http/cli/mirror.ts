// `legami mirror`: keeps a copy of another service's snapshot, and serves it.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { shapes } from '../../engine/index.js';
import { Client } from '../fetch/client.js';
import { realClock } from '../fetch/clock.js';
import { showControls } from '../fetch/fault.js';
import { readHeld, updateMirror, type Held, type MirrorOptions } from '../mirror/mirror.js';
import { readPublicKey, SealError } from '../mirror/keys.js';
import type { Seal } from '../mirror/seal.js';
import { version } from '../questions/version.js';
import { explain } from './explain.js';
import { FlagError, parseFlags } from './flags.js';
import { operatingFlags } from './operating-options.js';
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
  --dear N, --memory MB, --max-connections N, --trust-proxy, --base-path /P,
  --admin-port N, --admin-host H, --access-log F, --access-log-queries, --stale-days N, --pid-file F
                   as those of serve
  -h, --help       print this`;

export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { options, every, isOnce, serveFlags } = readFlags(args);
  const { path, say } = options;
  const serving = readServeOptions(['--snapshot', path, ...serveFlags], environment);
  const held = await readHeld(options);
  // A copy that is vouched for is served at once, whatever the origin does.
  const isServable = held.seal !== null && !isOnce;
  const seal = isServable ? held.seal : ((await updateMirror(held, options)) ?? held.seal);
  if (seal === null) throw new SealError(`${path}: no snapshot that the key vouches for`);
  if (isOnce) return void process.stdout.write(`mirrored  ${path}, made ${seal.made}, sha256 ${seal.sha256}\n`);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const copy = new Copy(options, isServable ? null : new Date());
  const { admit, readCopy } = copy;
  await serve(serving, { print, report: say }, { admit, readCopy });
  void copy.follow(isServable, every);
}

/** The copy that is served, and how the origin answered of late. */
class Copy {
  /** The seal of what was opened last. */
  private opened: Seal | null = null;
  /** The copy at the path, as it was last examined: digesting it takes seconds. */
  private held: Held = { seal: null, newest: null };
  private failures = 0;

  /** @param checked when the origin last answered */
  constructor(
    private readonly options: MirrorOptions,
    private checked: Date | null,
  ) {}

  /** Only signed bytes are opened, also where the operator sends the signal; and none older than those that were held. */
  readonly admit = async (): Promise<void> => {
    this.held = await readHeld(this.options);
    const { seal } = this.held;
    if (seal === null) throw new SealError(`${this.options.path}: no snapshot that the key vouches for`);
    this.opened = seal;
  };

  readonly readCopy = (): shapes.Copia => {
    const made = this.opened?.made ?? '';
    return {
      firmata_il: made,
      eta_secondi: Math.max(0, Math.floor((Date.now() - Date.parse(made)) / 1000)),
      controllata_il: this.checked?.toISOString() ?? null,
      tentativi_falliti: this.failures,
    };
  };

  /** Looks again and again; a newer snapshot is opened as `SIGHUP` would have it. No error ends it. */
  async follow(isDue: boolean, every: number): Promise<never> {
    if (!isDue) await sleep(every);
    for (; ; await sleep(every)) {
      try {
        const next = await updateMirror(this.held, this.options);
        this.checked = new Date();
        this.failures = 0;
        if (next === null) continue;
        this.held = { seal: next, newest: next };
        process.emit('SIGHUP');
      } catch (error) {
        this.failures++;
        this.options.say(`${explain(error)}: the copy of ${this.opened?.made ?? 'before'} is served on`);
      }
    }
  }
}

interface MirrorFlags {
  options: MirrorOptions;
  /** Milliseconds. */
  every: number;
  isOnce: boolean;
  serveFlags: string[];
}

/** A mirror opens a new copy by itself. */
const { watch, ...mirrored } = operatingFlags;
void watch;

/** Flags of `serve`, which reads their values. */
const passedOptions = {
  host: { type: 'string' },
  port: { type: 'string' },
  'offer-snapshot': { type: 'boolean' },
  dear: { type: 'string' },
  memory: { type: 'string' },
  'max-connections': { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  'base-path': { type: 'string' },
  ...mirrored,
} as const;

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
      ...passedOptions,
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
  const say = (line: string): void => void process.stderr.write(`${showControls(line)}\n`);
  const client = new Client({ base: origin, userAgent: `legami/${version} (mirror)`, clock: realClock, say });
  return {
    options: { client, key: readPublicKey(readFileSync(values.key, 'utf8'), values.key), path: values.out, say },
    every: minutes * 60_000,
    isOnce: values.once,
    serveFlags: Object.keys(passedOptions).flatMap((name) => {
      const value = values[name as keyof typeof passedOptions];
      if (value === undefined) return [];
      return value === true ? [`--${name}`] : [`--${name}=${value}`];
    }),
  };
}
