// The router: polka finds the route of every address, the pages and files among them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import polka, { type Request } from 'polka';
import { problem, redirect, type Answer } from './answer.js';
import { answerCall, isReading, sendError, type Call } from './call.js';
import { createFileHandler, filePattern } from './files.js';
import { allow, preflightHeaders } from './headers.js';
import type { Route } from './routes.js';
import { withoutSlash } from './target.js';

/** A request as the router hands it on. */
interface Routed extends Request {
  call: Call;
}

/** Leads a call to its answer. */
export type Router = (call: Call) => void;

/** What becomes of a call whose answer failed. */
export type Fail = (error: unknown, call: Call) => void | Promise<void>;

const notFound = problem(404, 'Not Found');
const methodNotAllowed: Answer = { ...problem(405, 'Method Not Allowed'), headers: ['allow', allow] };

/** @param routes each its own row; of several that match, the first answers */
export function openRouter(routes: readonly Route[], fail: Fail): Router {
  const app = polka<Routed>({
    onNoMatch: ({ call }) => {
      if (call.method === 'OPTIONS') return preflight(call.reply);
      // Other methods are answered nowhere, so that they are refused before the path is looked at.
      return sendError(call, isReading(call) ? notFound : methodNotAllowed);
    },
    onError: (error, { call }) => fail(error, call),
  });
  // Routes go by the path decoded once; polka would read the query too, which each route does for itself.
  app.parse = (request) => {
    const { path, search } = (request as Routed).call.target;
    return { pathname: path, search, query: undefined, hash: undefined, raw: '' };
  };
  // GET stands for HEAD too. As patterns, paths are case-sensitive, and a slash at the end is another path.
  for (const route of routes) app.get(route.pattern, ({ call }) => answerCall(route, call));
  app.get(slashPattern(routes), ({ call }) => sendError(call, redirect(withoutSlash(call.target))));
  const serveFile = createFileHandler();
  app.get(filePattern, (request, reply, next) => {
    serveFile(request, reply, request.call.conditions.preference.encodings, () => void next());
  });
  // polka's own type wants its request, which it makes of Node's, and a third argument, which it makes itself.
  const handle = app.handler as (request: IncomingMessage, reply: ServerResponse) => void;
  return (call) => {
    (call.request as Routed).call = call;
    handle(call.request, call.reply);
  };
}

function preflight(reply: ServerResponse): void {
  reply.writeHead(204, preflightHeaders as string[]).end();
}

/** Paths that also lead somewhere with a slash too many. */
function slashPattern(routes: readonly Route[]): RegExp {
  const sources = routes.filter(({ takesSlash }) => takesSlash).map(({ pattern }) => pattern.source);
  return new RegExp(sources.map((source) => source.replace(/\$$/, '/$')).join('|') || '(?!)');
}
