// The router: polka finds the route of every address, the pages and files among them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import polka, { type Request } from 'polka';
import { problem, redirect, type Answer } from '../message/answer.js';
import { answerCall, answerForm, isPerson, isReading, sendError, type Call } from './call.js';
import { createFileHandler, filePattern } from './files.js';
import { allow, preflightHeaders } from '../message/headers.js';
import { mcpPath, type AnswerMcp } from './mcp.js';
import { answerMade, madePaths, madePattern } from './made-files.js';
import type { Route, Site, SiteRoutes } from './routes.js';
import { answerSeal, answerSnapshot, sealPattern, snapshotPattern, type ReadSeal } from './offer.js';
import { answerStream, streamPattern } from './stream.js';
import { nameRoute, type Tally } from './tally.js';
import { withoutSlash } from './target.js';

/** A request as polka passes it to a handler. */
interface Routed extends Request {
  call: Call;
}

/** Finds the route of a call and answers it. */
export type Router = (call: Call) => void;

/** Handles a call whose answer failed. */
export type Fail = (error: unknown, call: Call) => void | Promise<void>;

const notFound = problem(404, 'Not Found');
const methodNotAllowed: Answer = { ...problem(405, 'Method Not Allowed'), headers: ['allow', allow] };

/**
 * Routes are in order of precedence: the first that matches answers.
 * @param mcp what agents ask, by JSON-RPC
 * @param tally where answers are counted: it learns the names of the routes
 * @param about what threads are told
 * @param readSeal where the snapshot is offered whole
 */
export function openRouter(
  { routes, forms, notFoundPage, busyPage }: SiteRoutes,
  mcp: AnswerMcp,
  fail: Fail,
  tally: Tally,
  about: Omit<Site, 'endpoints'>,
  readSeal?: ReadSeal,
): Router {
  /** Notes the route of a call, the one of its names that is the path. */
  const named = (names: readonly string[], answer: (call: Call) => void | Promise<void>) => {
    const first = tally.add(names);
    return ({ call }: Routed): void | Promise<void> => {
      call.route = first + (names.length === 1 ? 0 : names.indexOf(call.target.path));
      nameRoute(call.reply, call.route);
      return answer(call);
    };
  };
  const app = polka<Routed>({
    onNoMatch: ({ call }) => {
      if (call.method === 'OPTIONS') return preflight(call.reply);
      // Other methods are refused on every path that takes no form.
      if (!isReading(call)) return sendError(call, methodNotAllowed);
      return isPerson(call) ? answerCall(notFoundPage, call, busyPage) : sendError(call, notFound);
    },
    onError: (error, { call }) => fail(error, call),
  });
  // Routes match the path decoded once; each route parses the query itself.
  app.parse = (request) => {
    const { path, search } = (request as Routed).call.target;
    return { pathname: path, search, query: undefined, hash: undefined, raw: '' };
  };
  // polka answers HEAD by GET routes. As patterns, paths are case-sensitive, and a trailing slash makes another path.
  for (const route of routes)
    app.get(
      route.pattern,
      named(route.names, (call) => answerCall(route, call, busyPage)),
    );
  for (const path of Object.keys(forms))
    app.post(
      path,
      named([`POST ${path}`], (call) => answerForm(call, busyPage)),
    );
  const answerMcp = named([mcpPath], mcp);
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) app.add(method, mcpPath, answerMcp);
  app.get(
    streamPattern,
    named(['/dati/…'], (call) => answerStream(call, about.installation.publicUrl)),
  );
  app.get(
    madePattern,
    named(madePaths, (call) => answerMade(call, about)),
  );
  if (readSeal !== undefined) {
    app.get(snapshotPattern, named(['/dati/legami.snapshot'], answerSnapshot));
    app.get(
      sealPattern,
      named(['/dati/legami.snapshot.sig'], (call) => answerSeal(call, readSeal)),
    );
  }
  app.get(slashPattern(routes), ({ call }) => sendError(call, redirect(withoutSlash(call.target))));
  const serveFile = createFileHandler();
  const file = tally.add(['/static/…']);
  app.get(filePattern, (request, reply, next) => {
    nameRoute(reply, file);
    serveFile(request, reply, request.call.conditions.preference.encodings, () => void next());
  });
  // polka's type requires its own request and a third argument; polka adds both at run time.
  const handle = app.handler as (request: IncomingMessage, reply: ServerResponse) => void;
  return (call) => {
    (call.request as Routed).call = call;
    handle(call.request, call.reply);
  };
}

function preflight(reply: ServerResponse): void {
  reply.writeHead(204, preflightHeaders as string[]).end();
}

/** Paths that redirect when they have a trailing slash. */
function slashPattern(routes: readonly Route[]): RegExp {
  const sources = routes.filter(({ takesSlash }) => takesSlash).map(({ pattern }) => pattern.source.slice(1, -1));
  return new RegExp(`^(?:${sources.join('|') || '(?!)'})/$`);
}
