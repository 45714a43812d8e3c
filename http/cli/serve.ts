// `legami serve`: opens the corpus, listens, and follows signals.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { DamagedError, openCatalog, openProgress, type Catalog } from '../../engine/index.js';
import { readAssets } from '../pages/assets.js';
import type { ReadCopy } from '../deliver/call.js';
import { sealReader } from '../mirror/seal.js';
import { openOperating, type Operation } from '../operate/operation.js';
import { endpoints } from '../questions/index.js';
import { explain } from './explain.js';
import { checkCorpus, checkSnapshot } from './paths.js';
import { forTwins } from './operating-options.js';
import { readServeOptions, usage, type ServeOptions } from './serve-options.js';
import { hearSignals, type Signals } from './signals.js';
import { openSharing, type Sharing } from './sharing.js';
import { countThreads, openTwins, readTwin, shareLimits, tellFigures, type Twins } from './twins.js';
import { staleDay } from '../deliver/edition.js';
import { collectGarbage } from '../deliver/garbage.js';
import { createLegamiServer, type LegamiServer } from '../deliver/server.js';
import { followDays } from './turn-days.js';
import { followFile, writePid } from './process-files.js';
import { tryAddress } from './try-address.js';

export { usage };

/** Connections that wait to be accepted. Linux has a limit of its own, `net.core.somaxconn`, since 5.4 as large. */
const backlog = 4096;

/** Grace period for requests in flight at shutdown (hard limit: 10 s). */
const closingMilliseconds = 9000;

/**
 * Size of the pool of buffers of this process. Node's default, 8 kB, has room for small strings only: most joined bodies would each be a
 * separate allocation, which costs 2 to 13 % of the time of an answer that is not cached (A/B of 22 November 2026, 31 rounds). A pool of
 * 64 kB or more is mapped by itself with the threshold that `npm start` sets for glibc, and each of its pages is then first touched by an
 * answer: at 128 kB an act that is not cached took 130 µs, at 48 kB 80 µs (A/B of 29 November 2026).
 */
const poolBytes = 48 * 1024;

/**
 * V8 marks in the main thread once documents are read. Where other threads marked while search and the graph came up, every answer took
 * 8 to 20 % longer from then on (20,000 acts, A/B of 23 November 2026); steps of marking are as short: 4 ms, once 20.
 */
const collection = '--no-concurrent-marking';

/** Milliseconds after which nothing refers to a catalog that was closed. */
const afterClosing = 1_000;

/** The functions that a mirror adds. */
export interface Mirroring {
  /** Rejects where the snapshot at the path must not be opened; called before each opening. */
  admit: () => Promise<void>;
  readCopy: ReadCopy;
}

/** Output of the process: lines without a line break. */
export interface Voice {
  /** The address, once it answers. */
  print: (line: string) => void;
  /** Everything else. */
  report: (line: string) => void;
}

/** Serves what flags and environment name until a signal stops it. */
export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const twin = readTwin();
  const voice = twin === null ? '' : `thread ${twin.thread}: `;
  const report = (line: string): void => void process.stderr.write(`${voice}${line}\n`);
  await serve(twin?.options ?? readServeOptions(args, environment), { print, report });
}

/**
 * Opens the corpus, listens, and handles signals from the beginning. Resolves after printing the address.
 * @throws where the corpus can't be opened or the address can't be had
 */
export async function serve(options: ServeOptions, voice: Voice, mirroring?: Mirroring): Promise<LegamiServer> {
  const { host, port, installation, operating } = options;
  const { print, report } = voice;
  const threads = countThreads(options.threads, report);
  const limits = shareLimits(options.limits, threads);
  const signals = hearSignals(report);
  Buffer.poolSize = poolBytes;
  if (isMainThread) await tryAddress(port, host);
  const twins = openTwins(isMainThread ? threads - 1 : 0, report);
  const sharing = openSharing();
  const operation = await openOperating(operating, {
    report,
    readCopy: mirroring?.readCopy,
    readOthers: twins.figures,
    isCounted: !isMainThread,
  });
  const openAdmitted = async (): Promise<Catalog> => {
    await mirroring?.admit();
    // What the others load themselves is their share; what the first one loads is for all.
    const opened = await open(isMainThread ? options : { ...options, limits });
    sharing.adopt(opened);
    return opened;
  };
  const catalog = await openAdmitted();
  setFlagsFromString(collection);
  const offer = options.offersSnapshot ? { readSeal: sealReader(options.snapshot, report) } : {};
  const legami = createLegamiServer({
    catalog,
    endpoints,
    assets: readAssets(),
    installation,
    report,
    readCopy: mirroring?.readCopy,
    ...offer,
    trustsProxy: options.trustsProxy,
    tally: operation.tally,
    staleDays: operating.staleDays,
    limits,
  });
  // Some hundred clients may come in the time of one answer: who finds the queue full tries again a second later.
  const shared = threads > 1 ? { reusePort: true } : {};
  legami.server.listen({ port, host, backlog, ...shared });
  await once(legami.server, 'listening');
  const address = legami.server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  // Install handlers before printing the address: a supervisor may signal as soon as it sees it.
  operation.serve(legami);
  if (operating.pidFile !== null) writePid(operating.pidFile);
  if (operating.watches && options.snapshot !== undefined)
    followFile(options.snapshot, () => void process.emit('SIGHUP'));
  const { hydrate } = options;
  const twin: ServeOptions = { ...options, port: address.port, corpus: [], operating: forTwins(operating) };
  followSignals(
    signals,
    legami,
    catalog,
    {
      hydrate,
      open: openAdmitted,
      operation,
      staleDays: operating.staleDays,
      twins,
      twin,
      sharing,
      isShared: threads > 1,
    },
    report,
  );
  if (!isMainThread) {
    tellFigures(operation.figures);
    return legami;
  }
  print(`Legami answers at http://${name}:${address.port}${installation.basePath}`);
  report(`started in ${Math.round(process.uptime() * 1000)} ms: ${describe(catalog)}`);
  return legami;
}

/** The catalog that is served, and its hydration. */
interface Current {
  catalog: Catalog;
  hydrated: Promise<void>;
  /** Ends the wait for the days on which its answers change. */
  stopTurning: () => void;
}

/** Hydrates each catalog and keeps no reference to the previous one. */
function followSignals(
  signals: Signals,
  legami: LegamiServer,
  first: Catalog,
  options: {
    hydrate: boolean;
    open: () => Promise<Catalog>;
    operation: Operation;
    staleDays: number | null;
    twins: Twins;
    /** The options for twins. */
    twin: ServeOptions;
    sharing: Sharing;
    /** Whether several threads answer. */
    isShared: boolean;
  },
  report: Voice['report'],
): void {
  const { operation, staleDays, twins, sharing, isShared } = options;
  let current: Current = begin(first);
  // Whoever waits for it connects at once, and no connection changes its thread later.
  void current.hydrated.then(() => twins.start(options.twin)).then(operation.warm);
  let reopening = Promise.resolve();
  // Reloads run one after the other; signals during a reload queue one more.
  let isQueued = false;
  /** Resolves when no request is answered from the days before any more. */
  let isTurned: Promise<unknown> = Promise.resolve();
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
    operation.stop();
    twins.pass('SIGTERM');
    void Promise.all([legami.close(closingMilliseconds), twins.ended()]).then(() => process.exit(0));
  };
  if (signals.isReopeningWanted) signals.reopen();
  // Requests share no mutable state, so an exception outside of them leaves them intact.
  process.on('uncaughtException', (error) => report(explain(error)));

  async function reopen(): Promise<void> {
    await operation.reopenLog();
    try {
      const next = await options.open();
      if (options.hydrate) await holdLists(next);
      const old = current;
      const isUnused = Promise.all([isTurned, legami.change(next)]);
      old.stopTurning();
      current = begin(next);
      operation.count('done');
      // A snapshot that this thread opened, the others can open.
      twins.share({ ...next.shared, isWhole: false });
      twins.pass('SIGHUP');
      report(`changed over to ${describe(next)}`);
      void Promise.all([isUnused, old.hydrated]).then(() => {
        old.catalog.close();
        // Shared memory is free once every thread has let go of it, and V8 does not look for what allocates nothing here.
        if (isShared) setTimeout(collectGarbage, afterClosing).unref();
      });
    } catch (error) {
      operation.count('failed');
      report(`${explain(error)}\nthe change was given up: the previous data are still served`);
    }
  }

  function begin(catalog: Catalog): Current {
    const isWanted = (): boolean => current.catalog === catalog;
    const hydrated = options.hydrate ? hydrate().catch(fail) : Promise.resolve();
    void hydrated.then(() => isWanted() && twins.share({ ...catalog.shared, isWhole: true }));
    const stale = staleDay(catalog, staleDays);
    const days = stale === null ? catalog.facts.turns : [...catalog.facts.turns, stale].sort();
    return { catalog, hydrated, stopTurning: followDays(days, turn) };

    async function hydrate(): Promise<void> {
      await sharing.adoptAll(catalog);
      await catalog.hydrate(isWanted);
    }

    /** Drops stored answers at once; other data that depend on the day are made again meanwhile. */
    function turn(day: string): void {
      report(`${day} has begun`);
      isTurned = Promise.all([isTurned, legami.change(catalog)]);
      const [begun] = catalog.facts.begins;
      if (begun !== undefined && begun <= day) signals.reopen();
    }

    function fail(error: unknown): void {
      if (error instanceof DamagedError) legami.markDamaged(catalog);
      report(explain(error));
    }
  }
}

/** Loads list and graph: cached answers are then views of this memory; read from the file, each would be a copy. */
async function holdLists(catalog: Catalog): Promise<void> {
  try {
    await catalog.hold();
  } catch (error) {
    catalog.close();
    throw error;
  }
}

async function open({ corpus, snapshot, strict, limits: { memory } }: ServeOptions): Promise<Catalog> {
  checkCorpus(corpus);
  if (snapshot !== undefined) checkSnapshot(snapshot, corpus.length > 0);
  const line = openProgress(process.stderr);
  try {
    return await openCatalog({
      corpus,
      snapshot,
      strict,
      memory,
      report: (text) => line.say(text),
      progress: (progress) => line.update(progress),
      drawing: (share) => line.update({ drawn: share }),
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
