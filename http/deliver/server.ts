// The server: the whole life of a request, from its first line to the last byte of its answer.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { DamagedError, shareMemory } from '../../engine/index.js';
import { problem } from '../message/answer.js';
import { takeOff } from '../message/base-path.js';
import type { Assets } from '../pages/assets.js';
import { damaged, isReading, refuse, sendError, type Call, type ReadCopy } from './call.js';
import { connectionLimits, connectionOptions, guardConnections, noteWaiting } from './connections.js';
import { closeEdition, markDamaged, openEdition, readState, retireEdition, type EditionState } from './edition.js';
import type { Catalog, Endpoint } from '../questions/endpoint.js';
import { readConditions, type Conditions } from './negotiation.js';
import type { Installation } from '../describe/openapi.js';
import type { ReadSeal } from './offer.js';
import { openMcp } from './mcp.js';
import { openOutbox } from './outbox.js';
import { findPrepared, preparedKey } from './prepared.js';
import { dearLimits, Pool } from './pool.js';
import { openRouter, type Fail } from './router.js';
import { makeSite } from './routes.js';
import { CountedReply, nameRoute, Tally } from './tally.js';
import { parseTarget } from './target.js';
import { Turns } from './turns.js';

export interface ServerOptions {
  catalog: Catalog;
  endpoints: readonly Endpoint[];
  assets: Assets;
  installation: Installation;
  /** Reads the seal of the snapshot; if set, mirrors may download the snapshot. */
  readSeal?: ReadSeal;
  /** Whether a proxy in front names its client as the last hop of `x-forwarded-for`. */
  trustsProxy?: boolean;
  /** Reads the copy that a mirror serves; absent for a service that is no mirror. */
  readCopy?: ReadCopy | undefined;
  /** Counts the answers; nothing is counted where it is absent. */
  tally?: Tally | null;
  /** Days after which the newest text is called old; `null` for never. */
  staleDays?: number | null;
  /** Limits; an absent one has its own default. */
  limits?: ServerLimits;
  /** Called with the stack of an error while serving. */
  report: (line: string) => void;
}

export interface ServerLimits {
  /** Dear questions answered at once. */
  dear?: number;
  /** Dear questions that wait for that. */
  waiting?: number;
  /** Connections open at once. */
  connections?: number;
  /** Bytes that the process may hold. */
  memory?: number;
}

export interface LegamiServer {
  server: Server;
  /** Answers new requests from another catalog. Resolves when the old one is no longer used. */
  change: (catalog: Catalog) => Promise<void>;
  /** Reports a catalog as damaged, if it is the one that is served. */
  markDamaged: (catalog: Catalog) => void;
  /** The catalog that is served, and the memory that is held. */
  readState: () => EditionState;
  /** Stops accepting; resolves when the last answer is sent, or after `milliseconds`. */
  close: (milliseconds: number) => Promise<void>;
}

/** Makes the server; it does not listen yet. */
export function createLegamiServer(options: ServerOptions): LegamiServer {
  // Functions that outlive the first catalog must not hold `options`, which has it.
  const { catalog, endpoints, assets, installation, readSeal, readCopy, report, trustsProxy = false } = options;
  const { tally = null, staleDays = null } = options;
  const { basePath } = installation;
  const about = { assets, installation, offersSnapshot: readSeal !== undefined };
  const limits = options.limits ?? {};
  const memory = shareMemory(limits.memory);
  const dear = dearLimits(limits.dear, limits.waiting);
  const open = (next: Catalog) =>
    openEdition(
      next,
      { program: assets.program, memory: memory.prepared, staleDays, basePath },
      (catalog, onRest) => new Pool(catalog, about, dear, onRest),
    );
  let edition = open(catalog);

  const mcp = openMcp(installation.publicUrl);
  const site = makeSite({ ...about, endpoints });
  const route = openRouter(site, mcp, openFail(report), tally ?? new Tally(), about, readSeal);
  const server = createServer(
    tally === null ? connectionOptions : { ...connectionOptions, ServerResponse: CountedReply },
  );
  const noteRequest = guardConnections(server, connectionLimits(limits.connections));
  const send = openOutbox(server, memory.unread);
  const turns = new Turns();
  const makeCall = (request: IncomingMessage, reply: ServerResponse, conditions: Conditions, key: string): Call => ({
    method: request.method!,
    target: parseTarget(request.url!),
    edition,
    conditions,
    route: 0,
    key,
    trustsProxy,
    readCopy,
    request,
    reply,
    send,
  });
  const count = (reply: ServerResponse): void => {
    if (reply instanceof CountedReply) reply.tally = tally;
  };
  server.on('checkExpectation', (request, reply: ServerResponse) => {
    count(reply);
    refuse(makeCall(request, reply, readConditions(request.rawHeaders), ''), problem(417, 'Expectation Failed'));
  });
  server.on('request', (request, reply) => {
    noteRequest(request);
    count(reply);
    if (reply.socket === null && !noteWaiting(request.socket, reply)) return;
    const conditions = readConditions(request.rawHeaders);
    // Node ignores the rest of such a connection, as if the upgrade had been accepted.
    if (conditions.wantsUpgrade) reply.shouldKeepAlive = false;
    const isBelow = basePath === '' || enter(request, basePath);
    const key = preparedKey(request.url!, conditions.preference.key, conditions.media, conditions.accept);
    // HTTP/1.1 requires exactly one.
    const hasHost = conditions.hosts === 1 || (conditions.hosts === 0 && request.httpVersion === '1.0');
    const response = hasHost && isBelow && isReading(request) ? findPrepared(edition.prepared, key) : undefined;
    if (response) {
      nameRoute(reply, response.route);
      return send(response, request, conditions.validators, reply);
    }
    if (!hasHost) return refuse(makeCall(request, reply, conditions, key), problem(400, 'Bad Request'));
    if (!isBelow) return void sendError(makeCall(request, reply, conditions, key), problem(404, 'Not Found'));
    // The edition is that of the turn in which the answer begins: what came before may have been closed meanwhile.
    const begin = (): void => {
      if (!reply.destroyed) route(makeCall(request, reply, conditions, key));
    };
    // A monitor that waits takes the service for dead.
    if (request.url === '/status') begin();
    else turns.take(begin);
  });

  return {
    server,
    change: (next) => {
      const old = edition;
      edition = open(next);
      return retireEdition(old);
    },
    markDamaged: (catalog) => {
      if (edition.catalog === catalog) markDamaged(edition);
    },
    readState: () => readState(edition),
    close: async (milliseconds) => {
      await closeServer(server, milliseconds);
      await closeEdition(edition);
    },
  };
}

/**
 * Takes the base path off what is asked; the log keeps the whole of it.
 * @returns false where something else is asked for
 */
function enter(request: IncomingMessage & { originalUrl?: string }, basePath: string): boolean {
  const target = takeOff(request.url!, basePath);
  if (target === null) return false;
  request.originalUrl = request.url!;
  request.url = target;
  return true;
}

/** Clients learn only that an answer failed, or that damage was found. */
function openFail(report: (line: string) => void): Fail {
  const reportDamage = openSeldom(report);
  return (error, call) => {
    const isDamage = error instanceof DamagedError;
    const asked = `${call.method} ${call.target.path}`;
    if (isDamage) {
      markDamaged(call.edition);
      reportDamage(error.message, `${asked}: ${error.message}`);
    } else report(`${asked}: ${error instanceof Error ? error.stack : String(error)}`);
    // An answer that has begun cannot be replaced; truncated, it is not mistaken for a complete one.
    if (call.reply.headersSent) call.reply.destroy();
    else return sendError(call, isDamage ? damaged(call) : problem(500, 'Internal Server Error'));
  };
}

/** Every question that meets the same damage would report it again. */
const seldomMilliseconds = 60_000;

/** Reports a line unless one about the same was reported within the last minute. */
function openSeldom(report: (line: string) => void): (about: string, line: string) => void {
  const said = new Map<string, number>();
  return (about, line) => {
    const now = performance.now();
    if (now - (said.get(about) ?? -Infinity) < seldomMilliseconds) return;
    for (const [other, at] of said) if (now - at >= seldomMilliseconds) said.delete(other);
    said.set(about, now);
    report(line);
  };
}

function closeServer(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that becomes idle while closing would otherwise hold the process for its keep-alive time.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
  });
}
