// The service as its operators see it: its readiness, its metrics, its access log.
import type { AddressInfo } from 'node:net';
import type { ReadCopy } from '../deliver/call.js';
import type { LegamiServer } from '../deliver/server.js';
import { Tally, type ThreadFigures } from '../deliver/tally.js';
import { openAccessLog, type AccessLogOptions } from './access-log.js';
import { openAdmin, type AdminOptions } from './admin.js';

export interface OperationOptions {
  /** `null` for no admin port. */
  admin: Pick<AdminOptions, 'host' | 'port'> | null;
  /** `null` for no access log. */
  accessLog: Pick<AccessLogOptions, 'path' | 'hasQueries'> | null;
}

interface Surroundings {
  report: (line: string) => void;
  /** Reads the copy that a mirror serves; `undefined` for a service that is no mirror. */
  readCopy: ReadCopy | undefined;
  /** Reads the figures of the other threads of the process. */
  readOthers?: () => readonly ThreadFigures[];
  /** Whether answers are counted although this thread has no admin port. */
  isCounted?: boolean;
}

/** A service goes from one to the next; why it is not ready, in the first two and the last. */
const standings = {
  opening: 'the snapshot is not open yet',
  warming: 'answers are not warm yet',
  ready: null,
  stopping: 'stopping',
};

/** The service as its surroundings see it. */
export interface Operation {
  /** Counts answers; `null` where nobody asks for that. */
  tally: Tally | null;
  /** The server listens. */
  serve: (legami: LegamiServer) => void;
  /** Its answers are in memory. */
  warm: () => void;
  /** It takes no more requests. */
  stop: () => void;
  /** The figures of this thread. */
  figures: () => ThreadFigures;
  /** Counts a change of the snapshot. */
  count: (outcome: 'done' | 'failed') => void;
  reopenLog: () => Promise<void>;
}

/** Opens the admin port and the access log, where they are wanted. @throws where the address or the file can't be had */
export async function openOperating(
  { admin, accessLog }: OperationOptions,
  { report, readCopy, readOthers = () => [], isCounted = false }: Surroundings,
): Promise<Operation> {
  let standing: keyof typeof standings = 'opening';
  let legami: LegamiServer | null = null;
  const changes = { done: 0, failed: 0 };
  const log = accessLog === null ? null : await openAccessLog({ ...accessLog, report });
  const tally = admin === null && log === null && !isCounted ? null : new Tally(log?.note);
  const whyNotReady = (): string | null =>
    legami?.readState().isDamaged === true ? 'an answer met damage' : standings[standing];
  const figures = (): ThreadFigures => {
    const { cacheBytes, dear } = legami?.readState() ?? { cacheBytes: {}, dear: {} };
    return { routes: tally?.read() ?? [], cacheBytes: { ...cacheBytes }, dear: { ...dear } };
  };
  if (admin !== null) {
    const { contentType, openMetrics } = await import('./metrics.js');
    const write = openMetrics(() => ({
      threads: [figures(), ...readOthers()],
      legami,
      isReady: whyNotReady() === null,
      changes,
      copy: legami === null ? null : (readCopy?.() ?? null),
    }));
    const server = await openAdmin({ ...admin, whyNotReady, metrics: { contentType, write } });
    const { address, family, port } = server.address() as AddressInfo;
    report(`admin port: http://${family === 'IPv6' ? `[${address}]` : address}:${port}`);
  }
  return {
    tally,
    serve: (served) => {
      legami = served;
      standing = 'warming';
    },
    warm: () => {
      if (standing === 'warming') standing = 'ready';
    },
    figures,
    stop: () => void (standing = 'stopping'),
    count: (outcome) => void changes[outcome]++,
    reopenLog: async () => {
      try {
        await log?.reopen();
      } catch (error) {
        report(`${(error as Error).message}: the access log goes on in the old file`);
      }
    },
  };
}
