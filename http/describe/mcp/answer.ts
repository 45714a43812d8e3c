// One message of the Model Context Protocol, answered by the SDK's server.
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { literal, type Language } from '../../../engine/index.js';
import type { Answer } from '../../message/answer.js';
import type { Catalog, Endpoint } from '../../questions/endpoint.js';
import type { Installation } from '../openapi.js';
import { createMcpServer } from './server.js';

/** The sources of an answer. */
interface McpSite {
  endpoints: readonly Endpoint[];
  catalog: Catalog;
  installation: Installation;
}

/** @param asked the headers and the body of the POST */
export async function askMcp(
  { headers, body, language }: { headers: [name: string, value: string][]; body: string; language: Language },
  { endpoints, catalog, installation: { publicUrl, basePath } }: McpSite,
): Promise<Answer> {
  const server = createMcpServer({ endpoints, catalog, language, publicUrl, basePath });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    // The SDK types do not allow `undefined` for an optional member.
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    const request = new Request('http://localhost/', { method: 'POST', headers, body });
    const response = await transport.handleRequest(request);
    const contentType = response.headers.get('content-type') ?? 'application/json';
    const text = Buffer.from(await response.arrayBuffer());
    return { status: response.status, contentType, cache: 'error', body: [literal(text)] };
  } finally {
    await server.close();
  }
}
