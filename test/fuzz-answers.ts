// Asks a served program thousands of random questions from a grammar of paths, parameters, headers and bodies, and judges every answer.
// `node dist/test/fuzz-answers.js PROGRAM [COUNT] [SEED] [FLAG…]`: a built program (main.cjs), and flags of `serve`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createInterface } from 'node:readline';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { randomQuestions, type Asked } from './fuzz-grammar.js';
import { assertMatchesSchema } from './http/schema-check.js';

/** Asked at the same time. */
const clients = 6;
/** Milliseconds after which a question counts as unanswered. */
const patience = 120_000;
/** What is shown of each kind of fault. */
const shown = 5;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const [program, count = '20000', seed = '1', ...flags] = process.argv.slice(2);
if (program === undefined) {
  console.error(
    'usage: node dist/test/fuzz-answers.js PROGRAM [COUNT] [SEED] [FLAG…]: a built program (main.cjs) expected',
  );
  process.exit(1);
}
const server = spawn(process.execPath, [program, ...flags, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
let reported = '';
server.stderr.on('data', (chunk: Buffer) => (reported += chunk.toString()));
const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
const port = Number(/:(\d+)$/.exec(line)![1]);
const agent = new Agent({ keepAlive: true, maxSockets: clients });

const faults = new Map<string, string[]>();
const statuses = new Map<number, number>();
/** By address and entity tag: the digest of the plain body, and of the bytes that were sent. */
const bodies = new Map<string, { plain: string; sent: string }>();
/** The entity tag of each question: address, and what was negotiated. */
const tags = new Map<string, string>();
let tagged = 0;

const questions = randomQuestions(Number(seed), await listElis());
try {
  let left = Number(count);
  const ask = async (): Promise<void> => {
    while (left-- > 0) await judge(questions.next());
  };
  await Promise.all(Array.from({ length: clients }, ask));
  if (server.exitCode !== null) fault('the server ended', `exit ${server.exitCode}`);
  const complaints = reported.split('\n').filter((said) => said !== '' && !said.startsWith('started in'));
  for (const said of complaints) fault('reported', said);
} finally {
  server.kill();
  agent.destroy();
}
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
console.log(`${count} questions, seed ${seed}: ${counts.join(', ')}; ${bodies.size} entity tags in ${tagged} answers`);
for (const [kind, examples] of faults) {
  console.log(`${examples.length} × ${kind}`);
  for (const example of examples.slice(0, shown)) console.log(`  ${example}`);
}
process.exitCode = faults.size > 0 ? 1 : 0;

function fault(kind: string, example: string): void {
  faults.set(kind, [...(faults.get(kind) ?? []), example]);
}

async function judge(asked: Asked): Promise<void> {
  const name = `${asked.method} ${asked.target} ${JSON.stringify(asked.headers)}${asked.body === null ? '' : ` ${asked.body.slice(0, 200)}`}`;
  let reply: Reply;
  try {
    reply = await send(asked);
  } catch (error) {
    // Not for every request line is there an answer before the connection is closed.
    if (!asked.mayBeCut) fault(`no answer: ${(error as Error).message}`, name);
    return;
  }
  const { status, headers } = reply;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 500 && !(status === 503 && headers['retry-after'] !== undefined)) fault(`status ${status}`, name);
  try {
    const plain = unpack(reply);
    for (const found of wrongIn(asked, reply, plain)) fault(found, name);
    judgeTag(asked, reply, plain, name);
  } catch (error) {
    fault(`an answer that cannot be read: ${(error as Error).message.slice(0, 300)}`, name);
  }
}

/** What an answer says that it should not. */
function* wrongIn({ method, target, headers: sent }: Asked, { status, headers, body }: Reply, plain: Buffer) {
  if (headers['x-content-type-options'] !== 'nosniff' && status !== 204 && status !== 400)
    yield `${status} without nosniff`;
  if (method === 'HEAD' || status === 304 || status === 204) {
    if (body.length > 0) yield `a body of ${status} to ${method}`;
    return;
  }
  const length = headers['content-length'];
  if (length !== undefined && Number(length) !== body.length) yield 'content-length differs';
  if (status === 304 && sent['if-none-match'] === undefined) yield '304 to who has nothing';
  // A redirect has no body.
  if (status === 307) return;
  const type = headers['content-type'] ?? '';
  if (!/^application\/(problem\+)?json/.test(type)) return;
  const json = JSON.parse(plain.toString()) as Record<string, unknown>;
  const path = decodePath(target);
  if (status >= 400 && status !== 422 && json['status'] !== undefined && json['status'] !== status)
    yield `status ${String(json['status'])} in the body of ${status}`;
  if (method !== 'GET' || !path.startsWith('/api/public/') || ![200, 300, 404, 422].includes(status)) return;
  // A 404 of no endpoint, and the document about all of them, have no schema.
  if (json['risoluzione'] === undefined && status === 404) return;
  if (path.endsWith('/openapi.json')) return;
  assertMatchesSchema(path, status, json);
  if (status !== 200) return;
  const { lang, totale, limit, norme } = json as { lang?: string; totale?: number; limit?: number; norme?: unknown[] };
  if (lang !== undefined && !String(headers['content-language']).includes(lang)) yield 'content-language is not lang';
  if (norme !== undefined && totale !== undefined && limit !== undefined)
    if (norme.length > Math.min(totale, limit)) yield `${norme.length} entries of ${totale}, limit ${limit}`;
}

/** One body for one entity tag, and one entity tag for one question: same address, language, encoding and accept. */
function judgeTag(
  { method, target, headers: sent }: Asked,
  { status, headers, body }: Reply,
  plain: Buffer,
  name: string,
) {
  const { etag } = headers;
  if (etag === undefined || status !== 200 || method !== 'GET') return;
  tagged++;
  const own = `${target} ${etag}`;
  const found = { plain: digest(plain), sent: digest(body) };
  const known = bodies.get(own);
  if (known === undefined) bodies.set(own, found);
  else if (known.plain !== found.plain) fault('two bodies for one entity tag', name);
  else if (known.sent !== found.sent) fault('two encodings of a body for one entity tag', name);
  const negotiated = ['accept', 'accept-language', 'accept-encoding'].map((header) => sent[header] ?? null);
  const asked = `${target} ${JSON.stringify(negotiated)}`;
  const before = tags.get(asked);
  if (before === undefined) tags.set(asked, etag);
  else if (before !== etag) fault('two entity tags for one question', name);
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}

function unpack({ headers, body }: Reply): Buffer {
  if (body.length === 0) return body;
  const coding = headers['content-encoding'];
  if (coding === undefined) return body;
  return coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}

function decodePath(target: string): string {
  const path = target.split('?')[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function send(asked: Asked): Promise<Reply> {
  const { method, target, headers, body } = asked;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, headers, agent, timeout: patience }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({ status: reply.statusCode!, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    });
    // Node refuses to send characters that a URL should escape; other clients do send them.
    call.path = target;
    call.on('timeout', () => call.destroy(new Error('timeout')));
    // The server may close a connection in the moment in which it is used again.
    call.on('error', (error: NodeJS.ErrnoException) =>
      call.reusedSocket && error.code === 'ECONNRESET' ? resolve(send(asked)) : reject(error),
    );
    call.end(body ?? undefined);
  });
}

/** Acts that are served, and their articles. */
async function listElis(): Promise<string[]> {
  const list = await fetch(`http://127.0.0.1:${port}/api/public/norme?limit=1000`);
  const { norme } = (await list.json()) as { norme: { eli: string }[] };
  return norme.map(({ eli }) => eli);
}
