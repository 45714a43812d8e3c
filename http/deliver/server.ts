// The server: the whole life of a request, from its first line to the last byte of its answer.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import polka, { type Request } from 'polka';
import { problem, redirect, unavailable, type Answer } from './answer.js';
import type { Assets } from './assets.js';
import { DamagedError } from '../../engine/index.js';
import { connectionOptions, guardConnections } from './connections.js';
import { markDamaged, openEdition, retireEdition, useEdition, type Edition } from './edition.js';
import type { Catalog, Endpoint } from '../questions/endpoint.js';
import { createFileHandler, filePattern } from './files.js';
import { allow, preflightHeaders } from './headers.js';
import { chooseLanguage, readConditions, type Conditions } from './negotiation.js';
import type { Contact } from '../describe/openapi.js';
import { openOutbox, type Send } from './outbox.js';
import { keepPrepared, preparedKey } from './prepared.js';
import { prose } from '../questions/prose.js';
import { decodeQuery } from './query.js';
import { makeResponse, type Response } from './response.js';
import { makeRoutes, openRoutes, slashPattern, type Route } from './routes.js';
import { parseTarget, withoutSlash, type Target } from './target.js';

export interface ServerOptions {
  catalog: Catalog;
  endpoints: readonly Endpoint[];
  assets: Assets;
  contact: Contact;
  /** Told, with its stack, of what went wrong while serving. */
  report: (line: string) => void;
}

export interface LegamiServer {
  server: Server;
  /** Answers every request that comes from now on from another catalog. Resolves when the old one is no longer used. */
  change: (catalog: Catalog) => Promise<void>;
  /** Says from now on that a catalog is damaged, if it is the one that is served. */
  markDamaged: (catalog: Catalog) => void;
  /** Stops accepting; resolves when the last answer is sent, or when so many milliseconds have passed. */
  close: (milliseconds: number) => Promise<void>;
}

/**
 * A request on its way, as the router takes it. It keeps to the edition that it met, whatever changes meanwhile. Not Node's
 * own object: with members added that one costs more at every later step.
 */
class Call implements Pick<Request, 'path' | 'search' | 'query' | 'params' | 'originalUrl'> {
  readonly method: string;
  url: string;
  readonly target: Target;
  // The router's.
  path = '';
  search = '';
  query = {};
  params = {};
  originalUrl = '';

  /** @param key under which its response is kept */
  constructor(
    private readonly incoming: IncomingMessage,
    readonly edition: Edition,
    readonly conditions: Conditions,
    readonly key: string,
    readonly send: Send,
  ) {
    this.method = incoming.method!;
    this.url = incoming.url!;
    this.target = parseTarget(this.url);
  }

  get headers(): IncomingMessage['headers'] {
    return this.incoming.headers;
  }
}

/** Makes the server; it does not listen yet. */
export function createLegamiServer({ catalog, endpoints, assets, contact, report }: ServerOptions): LegamiServer {
  let edition = openEdition(catalog, assets.program);

  const findRoute = openRoutes(makeRoutes({ endpoints, assets, contact }));
  const fail = openFail(report);
  const app = createApp(slashPattern(endpoints), fail);
  const server = createServer(connectionOptions);
  guardConnections(server);
  const send = openOutbox(server);
  server.on('checkExpectation', (request, reply: ServerResponse) => {
    const call = new Call(request, edition, readConditions(request.rawHeaders), '', send);
    refuse(call, reply, problem(417, 'Expectation Failed'));
  });
  server.on('request', (request, reply) => {
    const conditions = readConditions(request.rawHeaders);
    // Node passes over all that follows on such a connection, as if it had been taken.
    if (conditions.wantsUpgrade) reply.shouldKeepAlive = false;
    const key = preparedKey(request.url!, conditions.preference.key);
    // HTTP/1.1 wants exactly one.
    const hasHost = conditions.hosts === 1 || (conditions.hosts === 0 && request.httpVersion === '1.0');
    const response = hasHost && isReading(request) ? edition.prepared.responses.get(key) : undefined;
    if (response) {
      send(response, request, conditions.validators, reply);
      return;
    }
    const call = new Call(request, edition, conditions, key, send);
    const route = isReading(request) ? findRoute(call.target.path) : undefined;
    if (!hasHost) refuse(call, reply, problem(400, 'Bad Request'));
    else if (route) void serveRoute(route, call, reply, fail);
    else void app.handler(call as never, reply, undefined as never);
  });

  return {
    server,
    change: (next) => {
      const old = edition;
      edition = openEdition(next, assets.program);
      return retireEdition(old);
    },
    markDamaged: (catalog) => {
      if (edition.catalog === catalog) markDamaged(edition);
    },
    close: (milliseconds) => closeServer(server, milliseconds),
  };
}

type Fail = (error: unknown, call: Call, reply: ServerResponse) => void | Promise<void>;

/** What becomes of a request whose answer failed. */
function openFail(report: (line: string) => void): Fail {
  const reportDamage = openSeldom(report);
  return (error, call, reply) => {
    const asked = `${call.method} ${call.target.path}`;
    if (error instanceof DamagedError) {
      markDamaged(call.edition);
      reportDamage(error.message, `${asked}: ${error.message}`);
    } else report(`${asked}: ${error instanceof Error ? error.stack : String(error)}`);
    // An answer already begun can't be taken back; cut short, it isn't mistaken for a whole one.
    if (reply.headersSent) reply.destroy();
    else return sendError(call, reply, describeError(error, call));
  };
}

/** Damage lies where it lies: every question that meets it would say so again. */
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

/** All that is no reading of a route: files, a slash too many, other methods, and what isn't there. */
function createApp(slash: RegExp, fail: Fail) {
  const serveFile = createFileHandler();
  const app = polka<Call & Request>({
    onNoMatch: (call, reply) => {
      if (call.method === 'OPTIONS') return preflight(reply);
      // Other methods are answered nowhere, so that they are refused before the path is looked at.
      return sendError(call, reply, isReading(call) ? notFound : methodNotAllowed);
    },
    onError: fail,
  });
  // Routing goes by the path decoded once. polka would read the query too, which each route does for itself.
  app.parse = (request) => {
    const { path, search } = (request as unknown as Call).target;
    return { pathname: path, search, query: undefined, hash: undefined, raw: request.url! };
  };
  // GET stands for HEAD too.
  app.get(slash, (call, reply) => sendError(call, reply, redirect(withoutSlash(call.target))));
  app.get(filePattern, (call, reply, next) => {
    serveFile(call as never, reply, call.conditions.preference.encodings, () => void next());
  });
  return app;
}

/** Damage that was found only now is a 503, never a wrong text; of anything else that fails the outside learns nothing. */
function describeError(error: unknown, { conditions, target }: Call): Answer {
  if (!(error instanceof DamagedError)) return problem(500, 'Internal Server Error');
  return unavailable(prose[chooseLanguage(decodeQuery(target.search), conditions.preference)].error.damaged);
}

const notFound = problem(404, 'Not Found');
const methodNotAllowed: Answer = { ...problem(405, 'Method Not Allowed'), headers: ['allow', allow] };

/** The router's part for routes, without its patterns and promises: a tenth of what a small answer costs. */
function serveRoute(route: Route, call: Call, reply: ServerResponse, fail: Fail): void | Promise<void> {
  try {
    const pending = answerCall(route, call, reply);
    return pending && pending.catch((error: unknown) => fail(error, call, reply));
  } catch (error) {
    return fail(error, call, reply);
  }
}

function answerCall(route: Route, call: Call, reply: ServerResponse): void | Promise<void> {
  const { edition, target, key } = call;
  const { preference } = call.conditions;
  if (target.length > route.maxTarget) return sendError(call, reply, problem(414, 'URI Too Long'));
  const raw = decodeQuery(target.search);
  const question = route.ask(target.path, raw);
  if (question.refusal) return sendError(call, reply, question.refusal);
  const language = chooseLanguage(raw, preference);
  const request = {
    key: question.key,
    language,
    encodings: preference.encodings,
    validators: call.conditions.validators,
  };
  const finish = (response: Response, isDear: boolean) => {
    call.send(keepPrepared(edition.prepared, key, response, isDear), call, null, reply);
  };
  // Most answers are there at once, and go out in the same turn.
  const answer = question.answer(edition.catalog, { language, prose: prose[language], isDamaged: edition.isDamaged });
  const response =
    answer instanceof Promise
      ? useEdition(edition, async () => makeResponse(await answer, request, edition))
      : makeResponse(answer, request, edition);
  return response instanceof Promise ? response.then((made) => finish(made, true)) : finish(response, false);
}

/** Sends what has no ETag and is not kept. */
async function sendError(call: Call, reply: ServerResponse, answer: Answer): Promise<void> {
  const { edition, target } = call;
  const { preference } = call.conditions;
  const language = chooseLanguage(decodeQuery(target.search), preference);
  const request = { key: '', language, encodings: preference.encodings, validators: call.conditions.validators };
  call.send(await makeResponse(answer, request, edition), call, null, reply);
}

function preflight(reply: ServerResponse): void {
  reply.writeHead(204, preflightHeaders as string[]).end();
}

/** Answers in its turn, after earlier requests of the connection, and closes that. */
function refuse(call: Call, reply: ServerResponse, answer: Answer): void {
  void sendError(call, reply, { ...answer, headers: ['connection', 'close'] });
}

function isReading({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
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
