// `/mcp`: the MCP server over streamable HTTP, without sessions; every POST gets one JSON answer.
import { literal } from '../../engine/index.js';
import { problem, type Answer } from '../message/answer.js';
import { corsHeaders } from '../message/headers.js';
import { askPool, languageOf, sendError, type Call } from './call.js';
import { useEdition } from './edition.js';
import { readBody } from './form.js';

export const mcpPath = '/mcp';
const allow = 'POST, OPTIONS';
const preflight = [
  'access-control-allow-headers',
  'content-type, accept, authorization, mcp-protocol-version, mcp-session-id, last-event-id',
];

/** Handles a call of {@link mcpPath}, whatever its method. */
export type AnswerMcp = (call: Call) => Promise<void>;

/** @param publicUrl public address; its origin and those of this machine may call from a browser */
export function openMcp(publicUrl: string | null): AnswerMcp {
  return async (call) => {
    const { request, reply, edition } = call;
    const { origin } = request.headers;
    if (origin !== undefined && !isAllowed(origin, publicUrl)) return sendError(call, close(problem(403, 'Forbidden')));
    if (call.method === 'OPTIONS') {
      reply.writeHead(204, [...corsHeaders, 'allow', allow, 'access-control-allow-methods', allow, ...preflight]).end();
      return;
    }
    // The server sends no messages of its own, so there is no stream to open.
    if (call.method !== 'POST')
      return sendError(call, close({ ...problem(405, 'Method Not Allowed'), headers: ['allow', allow] }));
    const coding = request.headers['content-encoding'] ?? 'identity';
    if (coding.toLowerCase() !== 'identity')
      return sendError(call, close(problem(415, `content-encoding: ${coding} found, none expected`)));
    await useEdition(edition, async () => {
      const body = await readBody(request);
      if (body === 'unfinished') return;
      if (body === 'too-long') return sendError(call, close(problem(413, 'Content Too Large')));
      if (body === 'too-many')
        return sendError(call, close({ ...problem(503, 'Service Unavailable'), headers: ['retry-after', '1'] }));
      // Since 2025-06-18 the protocol has no batches: one message of a hundred calls would be a hundred dear questions.
      if (/^\s*\[/.test(body.toString('latin1', 0, 100))) return sendError(call, batchRefusal);
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      return sendError(
        call,
        await askPool(call, null, languageOf(call), { kind: 'mcp', headers, body: body.toString() }),
      );
    });
  };
}

/** An error of JSON-RPC, as the protocol answers a message that it does not know. */
const batchRefusal: Answer = {
  ...problem(400, ''),
  contentType: 'application/json',
  body: [
    literal(
      JSON.stringify({
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: 'Invalid Request: a batch found, one message expected' },
      }),
    ),
  ],
};

/** Otherwise Node would wait for the rest of an unread body. */
function close(answer: Answer): Answer {
  return { ...answer, headers: ['connection', 'close', ...(answer.headers ?? [])] };
}

/** Allows pages of this service and programs on the same machine. */
function isAllowed(origin: string, publicUrl: string | null): boolean {
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
