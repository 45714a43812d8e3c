// Flags and environment of `legami serve`: what is served, and where. A flag wins over the environment.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Installation } from '../describe/openapi.js';
import { FlagError, parseFlags, readPort } from './flags.js';
import { operatingFlags, readOperating, type Operating } from './operating-options.js';

export interface ServeOptions {
  /** Folders, files and packs; none where only a snapshot is served. */
  corpus: readonly string[];
  snapshot: string | undefined;
  strict: boolean;
  host: string;
  /** 0 for any free port. */
  port: number;
  /** False to load nothing into memory before it is requested: for measurements. */
  hydrate: boolean;
  /** Whether mirrors may have the snapshot. */
  offersSnapshot: boolean;
  installation: Installation;
  /** Whether a proxy in front says whose request it is. */
  trustsProxy: boolean;
  limits: Limits;
  /** Threads that answer. */
  threads: number;
  operating: Operating;
}

/** Limits that the operator sets; an absent one has its own default. */
export interface Limits {
  /** Dear questions answered at once, each by a thread. */
  dear?: number;
  /** Connections open at once. */
  connections?: number;
  /** Bytes that the process may hold beside its code and the file cache. */
  memory?: number;
}

export const usage = `usage: npm start -- [FLAG]…, or legami serve [FLAG]…

  --corpus PATH    a folder (read recursively, *.xml, *.akn and *.zip), a file or a .zip; may be repeated
  --snapshot FILE  serve this snapshot; with --corpus, only if it was made from these documents, else make it again
  --host H         address to listen on (127.0.0.1); --port N: its port, 0 for any that is free (8080)
  --strict         do not start if any document is refused
  --offer-snapshot give the snapshot away whole, at /dati/legami.snapshot, for mirrors
  --dear N         dear questions (graphs, long pages, phrases) answered at once, each by a thread (cores less one)
  --memory MB      memory that the process may hold beside its code and the file cache (a quarter of the machine's)
  --max-connections N  connections open at once (4096); --threads N: threads that answer, from Node.js 22.12 on (1)
  --trust-proxy    share dear questions out by the last address of X-Forwarded-For, which a proxy in front sets
  --base-path /P   answer below this path of the host only, which a proxy in front passes on unchanged
  --admin-port N   answer /live, /ready and /metrics on a port of its own, at --admin-host H (127.0.0.1)
  --access-log F   a line of JSON for each answer, to a file or (-) standard output; --access-log-queries: what was asked, too
  --stale-days N   have health and /dati say when even the newest text is older
  --watch          open the snapshot again when another one takes its place; --pid-file F: write the number of the process
  --ipa-code CODE  code of a public administration in the IPA index, for the description of the data set
  --no-hydrate     load nothing into memory before it is requested
  -h, --help       print this

Environment variables set the same: CORPUS (several, ${delimiter} between them), SNAPSHOT, HOST, PORT, BASE_PATH, IPA_CODE.
CONTACT_NAME, CONTACT_EMAIL and CONTACT_URL name who runs it; PUBLIC_URL is its public address, for the sitemap.`;

/** The default corpus, and its snapshot, which the build makes beside the program. */
export const sampleCorpus = join(import.meta.dirname, '../../../corpus');
export const sampleSnapshot = join(import.meta.dirname, 'sample.snapshot');

/**
 * @param args of the command line, without node and script
 * @throws {FlagError} where a flag is unknown or a value is not what it takes
 */
export function readServeOptions(args: readonly string[], environment: NodeJS.ProcessEnv): ServeOptions {
  const { values } = parseFlags({
    args: [...args],
    options: {
      corpus: { type: 'string', multiple: true },
      snapshot: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      strict: { type: 'boolean', default: false },
      'no-hydrate': { type: 'boolean', default: false },
      'offer-snapshot': { type: 'boolean', default: false },
      'trust-proxy': { type: 'boolean', default: false },
      dear: { type: 'string' },
      memory: { type: 'string' },
      'max-connections': { type: 'string' },
      threads: { type: 'string' },
      'ipa-code': { type: 'string' },
      'base-path': { type: 'string' },
      ...operatingFlags,
    },
  });
  const named = values.corpus ?? environment['CORPUS']?.split(delimiter).filter((path) => path !== '') ?? [];
  const snapshot = values.snapshot ?? (environment['SNAPSHOT'] || undefined);
  const isSample = named.length === 0 && snapshot === undefined;
  const threads = values.threads === undefined ? 1 : readCount('threads', values.threads, 1, 64);
  if (threads > 1 && named.length > 0 && snapshot === undefined)
    throw new FlagError('--threads: no --snapshot found; the threads open it together');
  const basePath = readBasePath(values['base-path'] ?? environment['BASE_PATH'] ?? '');
  return {
    corpus: isSample ? [sampleCorpus] : named,
    snapshot: isSample && existsSync(sampleSnapshot) ? sampleSnapshot : snapshot,
    strict: values.strict,
    host: values.host ?? (environment['HOST'] || '127.0.0.1'),
    port: values.port === undefined ? readPort('PORT', environment['PORT'] || '8080') : readPort('--port', values.port),
    hydrate: !values['no-hydrate'],
    offersSnapshot: values['offer-snapshot'],
    trustsProxy: values['trust-proxy'],
    limits: readLimits(values),
    threads,
    operating: readOperating(values),
    installation: {
      contact: readContact(environment),
      ...readIpaCode(values['ipa-code'] ?? (environment['IPA_CODE'] || undefined)),
      publicUrl: readPublicUrl(environment['PUBLIC_URL'] || null, basePath),
      basePath,
    },
  };
}

/** Members that are not set are left out. */
function readContact(environment: NodeJS.ProcessEnv): Installation['contact'] {
  const stated = {
    name: environment['CONTACT_NAME'],
    email: environment['CONTACT_EMAIL'],
    url: readContactUrl(environment['CONTACT_URL'] || undefined),
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value));
}

/** It is a link on every page. @throws where browsers would run it, or go nowhere */
function readContactUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).href;
  throw new FlagError(
    `CONTACT_URL: ${text} found, an address such as https://comune.example/contatti expected, or CONTACT_EMAIL`,
  );
}

/** The code of a public administration in its index, such as `agid` or `c_h501`. */
function readIpaCode(code: string | undefined): Pick<Installation, 'ipaCode'> {
  if (code === undefined) return {};
  if (/^[\w-]{1,40}$/.test(code)) return { ipaCode: code };
  throw new FlagError(`--ipa-code: ${code} found, letters, digits, - and _ expected, such as c_h501`);
}

/** Without a slash at its end; empty for the root of the host. */
function readBasePath(text: string): string {
  // Nothing in it is ever written in two ways, as with percent signs.
  const isStep = text.split('/').some((segment) => segment === '.' || segment === '..');
  if (/^(?:\/[A-Za-z0-9._~-]+)*\/?$/.test(text) && !isStep) return text.replace(/\/$/, '');
  throw new FlagError(`--base-path: ${text} found, a path such as /legami expected: letters, digits, ., _, ~ and -`);
}

/** With the base path and without a slash at its end. @throws where it is no address that browsers reach */
function readPublicUrl(text: string | null, basePath: string): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
  const isRoot = isAddress && ['', basePath].includes(url.pathname.replace(/\/$/, '')) && url.username === '';
  if (isRoot) return url.origin + basePath;
  throw new FlagError(`PUBLIC_URL: ${text} found, an address such as https://legami.example${basePath} expected`);
}

/** By flag: the member that it sets, from which number to which, and how many units one is. */
const limitFlags = {
  dear: ['dear', 1, 64, 1],
  memory: ['memory', 256, 1_000_000, 2 ** 20],
  'max-connections': ['connections', 16, 65_536, 1],
} as const satisfies Record<string, readonly [keyof Limits, number, number, number]>;

function readLimits(values: Partial<Record<keyof typeof limitFlags, string>>): Limits {
  const limits: Limits = {};
  for (const [flag, [member, least, most, unit]] of Object.entries(limitFlags)) {
    const text = values[flag as keyof typeof limitFlags];
    if (text === undefined) continue;
    limits[member] = readCount(flag, text, least, most) * unit;
  }
  return limits;
}

/** @throws {FlagError} where the text is no whole number within the bounds */
function readCount(flag: string, text: string, least: number, most: number): number {
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count >= least && count <= most) return count;
  throw new FlagError(`--${flag}: ${text} found, a number from ${least} to ${most} expected`);
}
