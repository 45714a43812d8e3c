// `legami serve`: opens the corpus, listens, and follows signals.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { DamagedError, openCatalog, openProgress, type Catalog } from '../../engine/index.js';
import { readAssets } from '../deliver/assets.js';
import { endpoints } from '../questions/index.js';
import { explain } from './explain.js';
import { checkCorpus, checkSnapshot } from './paths.js';
import { readServeOptions, usage, type ServeOptions } from './serve-options.js';
import { createLegamiServer, type LegamiServer } from '../deliver/server.js';
import { keepTicksFast } from '../deliver/ticks.js';

export { usage };

/** Time for answers on their way when the process is told to stop; it must be gone within 10 s. */
const closingMilliseconds = 9000;

/** Where the process says something: lines without their end. */
export interface Voice {
  /** The address, once it answers. */
  print: (line: string) => void;
  /** Everything else. */
  report: (line: string) => void;
}

/** Serves what flags and environment name until it is told to stop. */
export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  keepTicksFast();
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const report = (line: string): void => void process.stderr.write(`${line}\n`);
  await serve(readServeOptions(args, environment), { print, report });
}

/**
 * Opens the corpus, listens, and follows signals meanwhile and from then on. Resolves when the address has been told.
 * @throws where the corpus can't be opened or the address can't be had
 */
export async function serve(options: ServeOptions, voice: Voice): Promise<LegamiServer> {
  const { host, port, contact } = options;
  const { print, report } = voice;
  const signals = hearSignals(report);
  await tryAddress(port, host);
  const catalog = await open(options);
  const legami = createLegamiServer({ catalog, endpoints, assets: readAssets(), contact, report });
  legami.server.listen(port, host);
  await once(legami.server, 'listening');
  const address = legami.server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  // Before the address is told: whoever reads it may send a signal at once.
  followSignals(signals, legami, catalog, options, report);
  print(`Legami answers at http://${name}:${address.port}`);
  report(`started in ${Math.round(process.uptime() * 1000)} ms: ${describe(catalog)}`);
  return legami;
}

/** A busy port is reported before minutes of reading. @throws where the address can't be had */
async function tryAddress(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** What signals lead to, which is another thing once there is something served. */
interface Signals {
  reopen: () => void;
  stop: () => void;
  /** Whether to open again what is being opened, which may have changed after it was read. */
  isReopeningWanted: boolean;
}

/** Hears signals from now on, with nothing served yet. Unheard, each of them would end the process at once. */
function hearSignals(report: Voice['report']): Signals {
  const signals: Signals = {
    reopen: () => {
      if (!signals.isReopeningWanted) report('SIGHUP: opened again as soon as it is open');
      signals.isReopeningWanted = true;
    },
    // Nobody waits for an answer yet, and a snapshot half written has another name.
    stop: () => {
      report('stopping');
      process.exit(0);
    },
    isReopeningWanted: false,
  };
  const stop = (): void => signals.stop();
  process
    .on('SIGHUP', () => signals.reopen())
    .on('SIGTERM', stop)
    .on('SIGINT', stop);
  return signals;
}

/** What is served, and its being taken into memory. */
interface Current {
  catalog: Catalog;
  hydrated: Promise<void>;
}

/** Also takes what is served into memory: the first catalog, then each next one. No old one is held on to. */
function followSignals(
  signals: Signals,
  legami: LegamiServer,
  first: Catalog,
  options: ServeOptions,
  report: Voice['report'],
): void {
  let current: Current = begin(first);
  let reopening = Promise.resolve();
  // One after the other; signals that come while the corpus is read have it read once more afterwards.
  let isQueued = false;
  signals.reopen = () => {
    if (isQueued) return;
    isQueued = true;
    reopening = reopening.then(() => {
      isQueued = false;
      return reopen();
    });
  };
  signals.stop = () => {
    report('stopping');
    void legami.close(closingMilliseconds).then(() => process.exit(0));
  };
  if (signals.isReopeningWanted) signals.reopen();
  // Nothing that a request reads ever changes, so what failed outside one harms no other.
  process.on('uncaughtException', (error) => report(explain(error)));

  async function reopen(): Promise<void> {
    try {
      const next = await open(options);
      if (options.hydrate) await holdLists(next);
      const old = current;
      const isUnused = legami.change(next);
      current = begin(next);
      report(`changed over to ${describe(next)}`);
      void Promise.all([isUnused, old.hydrated]).then(() => old.catalog.close());
    } catch (error) {
      report(`${explain(error)}\nthe change was given up: what was served before is served on`);
    }
  }

  function begin(catalog: Catalog): Current {
    const isWanted = (): boolean => current.catalog === catalog;
    const hydrated = options.hydrate ? catalog.hydrate(isWanted).catch(fail) : Promise.resolve();
    return { catalog, hydrated };

    function fail(error: unknown): void {
      if (error instanceof DamagedError) legami.markDamaged(catalog);
      report(explain(error));
    }
  }
}

/** Large answers that were read from the file would be kept ready whole; those cut from memory are views of it. */
async function holdLists(catalog: Catalog): Promise<void> {
  try {
    await catalog.hold();
  } catch (error) {
    catalog.close();
    throw error;
  }
}

async function open({ corpus, snapshot, strict }: ServeOptions): Promise<Catalog> {
  checkCorpus(corpus);
  if (snapshot !== undefined) checkSnapshot(snapshot, corpus.length > 0);
  const line = openProgress(process.stderr);
  try {
    return await openCatalog({
      corpus,
      snapshot,
      strict,
      report: (text) => line.say(text),
      progress: (progress) => line.update(progress),
    });
  } finally {
    line.close();
  }
}

function describe({ facts: { counts }, digest }: Catalog): string {
  const { acts, articles, relations, refused } = counts;
  const kinds = [count(acts, 'act'), count(articles, 'article'), count(relations, 'relation')];
  return `${kinds.join(', ')}, ${count(refused, 'document')} refused (${digest.slice(0, 12)})`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
