// The process: opens the corpus, listens, and follows signals.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openCatalog, openProgress, OpenError, SnapshotError, type Catalog } from '../engine/index.js';
import { readAssets } from './assets.js';
import { endpoints } from './endpoints/index.js';
import { readOptions, usage, type ServeOptions } from './options.js';
import { createLegamiServer, type LegamiServer } from './server.js';
import { writers } from './writers.js';

/** Time for answers on their way when the process is told to stop; it must be gone within 10 s. */
const closingMilliseconds = 9000;

const report = (line: string): void => void process.stderr.write(`${line}\n`);

let options: ServeOptions;
try {
  options = readOptions(process.argv.slice(2), process.env);
} catch (error) {
  report(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exit(1);
}

try {
  await serve(options);
} catch (error) {
  report(explain(error));
  process.exit(1);
}

async function serve({ host, port, contact, hydrate }: ServeOptions): Promise<void> {
  const catalog = await open();
  const legami = createLegamiServer({ catalog, endpoints, assets: readAssets(), contact, report });
  legami.server.listen(port, host);
  await once(legami.server, 'listening');
  const address = legami.server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  // Before the address is told: whoever reads it may send a signal at once.
  const begin = followSignals(legami, catalog, hydrate);
  process.stdout.write(`Legami answers at http://${name}:${address.port}\n`);
  report(`started in ${Math.round(performance.now())} ms: ${describe(catalog)}`);
  begin();
}

/** @returns what takes the first catalog into memory, to be called when the port is open */
function followSignals(legami: LegamiServer, first: Catalog, hydrate: boolean): () => void {
  let current = { catalog: first, hydrated: Promise.resolve() };
  let reopening = Promise.resolve();
  // One after the other: a signal that comes while the corpus is read has it read again afterwards.
  process.on('SIGHUP', () => (reopening = reopening.then(reopen)));
  const stop = (): void => {
    report('stopping');
    void legami.close(closingMilliseconds).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Nothing that a request reads ever changes, so what failed outside one harms no other.
  process.on('uncaughtException', (error) => report(explain(error)));
  return () => {
    if (current.catalog === first) current = begin(first);
  };

  async function reopen(): Promise<void> {
    try {
      const next = await open();
      const old = current;
      const isUnused = legami.change(next);
      current = begin(next);
      report(`changed over to ${describe(next)}`);
      void Promise.all([isUnused, old.hydrated]).then(() => old.catalog.close());
    } catch (error) {
      report(`${explain(error)}\nthe change was given up: what was served before is served on`);
    }
  }

  function begin(catalog: Catalog): { catalog: Catalog; hydrated: Promise<void> } {
    const hydrated = hydrate ? catalog.hydrate().catch((error: unknown) => report(explain(error))) : Promise.resolve();
    return { catalog, hydrated };
  }
}

async function open(): Promise<Catalog> {
  const { corpus, snapshot, strict } = options;
  const writersModule = new URL('./writers.js', import.meta.url).href;
  const line = openProgress(process.stderr);
  try {
    return await openCatalog({
      ...{ corpus, snapshot, strict, writers, writersModule },
      report: (text) => line.say(text),
      progress: (progress) => line.update(progress),
    });
  } finally {
    line.close();
  }
}

function describe({ facts: { counts }, digest }: Catalog): string {
  const { acts, articles, relations, refused } = counts;
  return `${acts} acts, ${articles} articles, ${relations} relations, ${refused} documents refused (${digest.slice(0, 12)})`;
}

/** One sentence for what an operator can mend, the stack for what only we can. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = error instanceof OpenError || error instanceof SnapshotError || 'syscall' in error;
  return isPlain ? error.message : (error.stack ?? error.message);
}
