// `/mcp`: the MCP server over streamable HTTP, without sessions; every POST gets one JSON answer.
import type { Endpoint } from '../questions/endpoint.js';
import { problem, type Answer } from '../message/answer.js';
import { languageOf, sendError, type Call } from './call.js';
import { useEdition } from './edition.js';
import { readBody } from './form.js';
import { corsHeaders } from '../message/headers.js';

export const mcpPath = '/mcp';
const allow = 'POST, OPTIONS';

/** Handles a call of {@link mcpPath}, whatever its method. */
export type AnswerMcp = (call: Call) => Promise<void>;

/** @param publicUrl public address; its origin and those of this machine may call from a browser */
export function openMcp(endpoints: readonly Endpoint[], publicUrl: string | null): AnswerMcp {
  return async (call) => {
    const { request, reply, edition } = call;
    const { origin } = request.headers;
    if (origin !== undefined && !isAllowed(origin, publicUrl)) return sendError(call, close(problem(403, 'Forbidden')));
    if (call.method === 'OPTIONS') {
      const wanted = [
        'access-control-allow-headers',
        'content-type, accept, authorization, mcp-protocol-version, mcp-session-id, last-event-id',
      ];
      reply.writeHead(204, [...corsHeaders, 'allow', allow, 'access-control-allow-methods', allow, ...wanted]).end();
      return;
    }
    // The server sends no messages of its own, so there is no stream to open.
    if (call.method !== 'POST')
      return sendError(call, close({ ...problem(405, 'Method Not Allowed'), headers: ['allow', allow] }));
    await useEdition(edition, async () => {
      const body = await readBody(request);
      if (body === 'unfinished') return;
      if (body === 'too-long') return sendError(call, close(problem(413, 'Content Too Large')));
      if (body === 'too-many')
        return sendError(call, close({ ...problem(503, 'Service Unavailable'), headers: ['retry-after', '1'] }));
      const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
        import('../describe/mcp/server.js'),
        import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
      ]);
      const { catalog } = edition;
      const server = createMcpServer({ endpoints, catalog, language: languageOf(call), publicUrl });
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      try {
        // The SDK types do not allow `undefined` for an optional member.
        await server.connect(transport as Parameters<typeof server.connect>[0]);
        const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' ? [[name, value]] : [],
        );
        const asked = new Request(`http://localhost${mcpPath}`, { method: 'POST', headers, body: body.toString() });
        const response = await transport.handleRequest(asked);
        const text = Buffer.from(await response.arrayBuffer());
        const type = response.headers.get('content-type') ?? 'application/json';
        const own = ['content-type', type, 'content-length', String(text.length), 'cache-control', 'no-store'];
        reply.writeHead(response.status, [...corsHeaders, ...own]).end(text);
      } finally {
        await server.close();
      }
    });
  };
}

/** Otherwise Node would wait for the rest of an unread body. */
function close(answer: Answer): Answer {
  return { ...answer, headers: ['connection', 'close', ...(answer.headers ?? [])] };
}

/** Allows pages of this service and programs on the same machine. */
function isAllowed(origin: string, publicUrl: string | null): boolean {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
