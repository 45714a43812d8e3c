// `legami mcp`: the MCP server over standard input and output, for programs that start it themselves.
import { openCatalog } from '../../engine/index.js';
import { endpoints } from '../questions/index.js';
import { readServeOptions } from './serve-options.js';

export const usage = `usage: legami mcp [FLAG]…

  --corpus PATH    a folder, a file or a .zip; may be repeated
  --snapshot FILE  answer from this snapshot; with --corpus, only if it was made from these documents, else make it again
  --strict         do not start if any document is refused
  -h, --help       print this

Speaks the Model Context Protocol on standard input and output; the environment is that of legami serve.`;

/** Answers until its input ends. */
export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { corpus, snapshot, strict, installation } = readServeOptions(args, environment);
  // Standard output belongs to the protocol.
  const report = (line: string) => void process.stderr.write(`${line}\n`);
  const [catalog, { createMcpServer }, { StdioServerTransport }] = await Promise.all([
    openCatalog({ corpus, snapshot, strict, report }),
    import('../describe/mcp/server.js'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
  ]);
  const server = createMcpServer({ endpoints, catalog, language: 'it', ...installation });
  await server.connect(new StdioServerTransport());
  await new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve));
  await server.close();
  catalog.close();
}
