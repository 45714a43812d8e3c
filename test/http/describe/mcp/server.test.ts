// The MCP server as the SDK's own client meets it, over HTTP and over stdio: its tools, its limits, and twelve questions of people.
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv } from 'ajv';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputSchemaOf } from '../../../../http/describe/mcp/schemas.js';
import { tokenBounds, usualTokens } from '../../../../http/describe/mcp/short.js';
import { endpoints } from '../../../../http/questions/index.js';
import { hostile, hostileEli, openHostile } from '../../formats/hostile-corpus.js';
import { publicUrl, startService } from '../../service.js';
import { tasks } from './tasks.js';

const mcp = suite('mcp');
const service = await startService(await openHostile(), endpoints);
const address = new URL(`http://127.0.0.1:${service.port}/mcp`);
const client = new Client({ name: 'test', version: '1.0.0' });
type Transport = Parameters<typeof client.connect>[0];
await client.connect(new StreamableHTTPClientTransport(address) as Transport);
mcp.after(async () => {
  await client.close();
  await service.stop();
});

const toolNames = [
  'act',
  'article',
  'history',
  'compare',
  'coverage',
  'proof',
  'relations',
  'citations',
  'path',
  'impact',
  'graph',
  'resolve',
  'search',
  'definitions',
  'similar',
];

interface Said {
  content: { type: string; text: string }[];
  structuredContent?: object;
  isError?: boolean;
}

const ajv = new Ajv({ allowUnionTypes: true });
const validators = new Map(toolNames.map((name) => [name, ajv.compile(outputSchemaOf(name))]));

async function call(
  name: string,
  values: Readonly<Record<string, unknown>>,
): Promise<{ text: string; isError: boolean }> {
  const answer = (await client.callTool({ name, arguments: { ...values } })) as Said;
  const { content, structuredContent, isError = false } = answer;
  assert.is(content.length, 1);
  assert.equal(structuredContent, JSON.parse(content[0]!.text));
  const validate = validators.get(name)!;
  assert.ok(validate(structuredContent), `${name} ${JSON.stringify(values)}: ${ajv.errorsText(validate.errors)}`);
  return { text: content[0]!.text, isError };
}

for (const { question, calls, says } of tasks) {
  mcp(question, async () => {
    assert.ok(calls.length <= 3);
    let all = '';
    for (const [tool, values] of calls) {
      const { text } = await call(tool, values);
      assert.ok(countTokens(text) <= tokenBounds.maximum, `${tool}: ${countTokens(text)} tokens`);
      all += text;
    }
    for (const pattern of says) assert.match(all, pattern);
  });
}

mcp('every tool has a schema from its endpoint, and says that it only reads', async () => {
  const { tools } = await client.listTools();
  assert.equal(
    tools.map(({ name }) => name),
    toolNames,
  );
  for (const { name, inputSchema, annotations, description } of tools) {
    assert.ok(description, name);
    assert.is(annotations?.readOnlyHint, true);
    for (const [key, schema] of Object.entries(inputSchema.properties ?? {}))
      assert.ok((schema as { description?: string }).description, `${name}.${key}`);
  }
  const relations = tools.find(({ name }) => name === 'relations')!.inputSchema;
  assert.equal(relations.required, ['norma']);
  assert.equal((relations.properties!['dir'] as { enum: string[] }).enum, ['out', 'in', 'entrambe']);
  // What models read of the tools; the schemas of answers are for programs.
  const read = JSON.stringify(tools.map((tool) => ({ ...tool, outputSchema: undefined })));
  assert.ok(countTokens(read) < 6000, `${countTokens(read)} tokens of tools`);
});

mcp('an answer stays within its tokens, says what it leaves out, and leads to the rest', async () => {
  for (const [tool, values] of [
    ['act', { norma: 'CAD' }],
    ['relations', { norma: 'CAD' }],
    ['impact', { norma: 'CAD', dir: 'in', profondita: 5 }],
    ['graph', { max_nodi: 500 }],
  ] as const) {
    for (const max_token of [tokenBounds.minimum, usualTokens, tokenBounds.maximum]) {
      const { text } = await call(tool, { ...values, max_token });
      assert.ok(countTokens(text) <= max_token, `${tool}: ${countTokens(text)} of ${max_token}`);
      const answer = JSON.parse(text) as { altro: string; omessi?: Record<string, number>; disclaimer?: string };
      assert.is(answer.disclaimer, undefined);
      assert.ok(answer.altro.startsWith(`${publicUrl}/api/public/`), answer.altro);
      assert.is((await service.get(answer.altro.slice(publicUrl.length))).status, 200);
      if (max_token === tokenBounds.minimum) assert.ok(answer.omessi, tool);
    }
  }
});

mcp(
  'an answer about an article cannot be misread: its day, what came after, its notes, its source, a citation',
  async () => {
    for (const [tool, norma, citation] of [
      ['article', 'art. 2 l. 241/1990', /^art\. 2, legge 7 agosto 1990, n\. 241$/],
      ['article', 'art. 2, comma 1, l. 241/1990', /^art\. 2, comma 1, legge 7 agosto 1990, n\. 241$/],
      ['article', 'art. 97 Cost.', /^art\. 97, Costituzione$/],
      ['act', 'CAD', /^decreto legislativo 7 marzo 2005, n\. 82$/],
    ] as const) {
      const answer = JSON.parse((await call(tool, { norma })).text) as Record<string, unknown>;
      for (const name of ['testo_al', 'versione_dal', 'modifiche_successive', 'stato', 'url_fonte', 'citazione'])
        assert.ok(Object.hasOwn(answer, name), `${norma}: ${name}`);
      // Summaries are of no day of the law, and say what they are.
      assert.match(answer['citazione'] as string, citation);
      assert.ok((answer['avvertenza'] as string).length > 20);
      if (tool === 'article') assert.type(answer['n_note'], 'number');
    }
  },
);

mcp('a long text and a long table of articles go on where the answer before ended', async () => {
  interface Part {
    testo: string;
    testo_parte?: { prosegue: number | null; caratteri: number };
  }
  let [inizio, text]: [number | null, string] = [0, ''];
  for (let calls = 0; inizio !== null && calls < 50; calls++) {
    const said = await call('article', { norma: 'art. 2 l. 241/1990', max_token: tokenBounds.minimum, inizio });
    const { testo, testo_parte } = JSON.parse(said.text) as Part;
    text += testo.replace(/ …$/, '');
    inizio = testo_parte?.prosegue ?? null;
  }
  const { testo } = JSON.parse((await service.get('/api/public/norme/it/legge/1990/08/07/241/art/2')).text) as Part;
  assert.is(text.replace(/\s/g, ''), testo.replace(/\s/g, ''));
  const { articoli, n_articoli } = JSON.parse((await call('act', { norma: 'CAD', inizio: 5 })).text) as {
    articoli: string[];
    n_articoli: number;
  };
  const whole = JSON.parse((await call('act', { norma: 'CAD' })).text) as { articoli: string[] };
  assert.is(articoli[0], whole.articoli[5]);
  assert.ok(n_articoli > 5);
});

mcp('coverage says what is loaded, of which days, and what is not known; of one act, too', async () => {
  const all = JSON.parse((await call('coverage', {})).text) as {
    conteggi: { norme: number };
    testi: object;
    non_noto: string[];
  };
  assert.ok(all.conteggi.norme > 20);
  assert.equal(Object.keys(all.testi), ['dal', 'al']);
  assert.ok(all.non_noto.length >= 3);
  const one = JSON.parse((await call('coverage', { norma: 'CAD', lang: 'en' })).text) as Record<string, unknown>;
  assert.ok(one['completezza'] && one['modifiche_successive'] && one['testo_al'] !== undefined);
  assert.is((await call('coverage', { norma: 'pippo' })).isError, true);
});

mcp('a relation says of what its day is', async () => {
  const { modificata_da } = JSON.parse((await call('relations', { norma: 'CAD', dir: 'in' })).text) as {
    modificata_da: { data?: string; tipo_data?: string }[];
  };
  assert.ok(modificata_da.length > 0);
  for (const { data, tipo_data } of modificata_da) assert.is(data === undefined, tipo_data === undefined);
});

mcp('what is ambiguous has candidates, what is unknown or wrong is an error with its reason', async () => {
  const many = await call('relations', { norma: 'legge 114' });
  assert.is(many.isError, false);
  assert.match(many.text, '"candidati"');
  assert.is((await call('article', { norma: 'pippo' })).isError, true);
  const wrong = await call('relations', { norma: 'CAD', dir: 'sideways' });
  assert.is(wrong.isError, true);
  assert.match(wrong.text, '"dir: ');
  // A parameter has the tool's name: the endpoint calls it `eli`.
  assert.match((await call('article', { eli: 'art. 1 l. 241/1990' })).text, '"norma: Field required"');
  assert.match((await call('relations', { norma: 'CAD', con: 'pippo' })).text, '"parametro":"con"');
  // An act of which only relations are known: what is known of it is where the error says.
  const outside = await call('act', { norma: 'd.l. 138/2011' });
  assert.is(outside.isError, true);
  assert.match(outside.text, /"relazioni_url":"\/api\/public\/relazioni/);
  assert.match(outside.text, 'relations, citations');
  await client.callTool({ name: 'nothing', arguments: {} }).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, 'no tool of that name'),
  );
});

mcp('a paragraph is answered alone where the reference names one that is numbered', async () => {
  const { text } = await call('article', { norma: 'art. 2, comma 1, L. 241/1990' });
  const paragraph = JSON.parse(text) as { eli: string; testo: string; altro: string };
  assert.match(paragraph.eli, /art\/2\/com\/1$/);
  assert.not.match(paragraph.testo, /\n2\./);
  assert.is((await service.get(paragraph.altro.slice(publicUrl.length))).status, 200);
  const whole = JSON.parse((await call('article', { norma: 'art. 2, comma 99, L. 241/1990' })).text) as object;
  assert.match((whole as { eli: string }).eli, /art\/2$/);
  assert.match((whole as { avvisi: string[] }).avvisi.join(), '99');
});

mcp('an answer says what its lists cannot show', async () => {
  const limits = async (tool: string, norma: string) =>
    (JSON.parse((await call(tool, { norma, lang: 'en' })).text) as { limiti: string }).limiti;
  assert.match(await limits('relations', 'CAD'), 'there may be others');
  assert.match(await limits('article', 'art. 2 l. 241/1990'), 'there may be others');
  assert.match(await limits('relations', 'd.l. 138/2011'), 'The text of D.L. 138/2011 is not in the corpus');
});

mcp('resources are acts and articles by their ELI, in Markdown', async () => {
  const { resourceTemplates } = await client.listResourceTemplates();
  assert.equal(
    resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    ['eli:/{+eli}{?pagina}'],
  );
  const { resources } = await client.listResources();
  assert.ok(resources.length > 20);
  for (const uri of [resources[0]!.uri, 'eli:/it/legge/1990/08/07/241/art/2', hostileEli]) {
    const { contents } = await client.readResource({ uri });
    assert.is(contents[0]!.mimeType, 'text/markdown');
    assert.match((contents[0] as { text: string }).text, /^(?:> .+\n\n)+# /);
  }
  await client.readResource({ uri: 'eli:/it/legge/1800/01/01/1' }).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, 'not in the corpus'),
  );
});

mcp('the prompt holds the text to check', async () => {
  const { prompts } = await client.listPrompts();
  assert.equal(
    prompts.map(({ name }) => name),
    ['check_citations'],
  );
  const { messages } = await client.getPrompt({ name: 'check_citations', arguments: { testo: hostile } });
  assert.match((messages[0]!.content as { text: string }).text, hostile);
});

const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const post = (headers: Record<string, string>, body = message) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body,
  });

mcp('only pages of this service and of this machine may call it', async () => {
  for (const origin of [publicUrl, 'http://localhost:6274', 'http://127.0.0.1:1', 'http://[::1]:2']) {
    const reply = await post({ origin });
    assert.is(reply.status, 200, origin);
    assert.ok(((await reply.json()) as { result: { tools: unknown[] } }).result.tools.length === toolNames.length);
  }
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'file://localhost'])
    assert.is((await post({ origin })).status, 403, origin);
});

mcp('other methods are 405, and bodies are bounded', async () => {
  for (const method of ['GET', 'HEAD', 'DELETE']) {
    const reply = await fetch(address, { method, headers: { accept: 'text/event-stream' } });
    assert.is(reply.status, 405, method);
    assert.is(reply.headers.get('allow'), 'POST, OPTIONS');
  }
  assert.is((await fetch(address, { method: 'OPTIONS' })).status, 204);
  assert.is((await post({}, 'x'.repeat(257 * 1024))).status, 413);
  assert.is((await post({}, '{')).status, 400);
  assert.is((await post({}, message)).status, 200);
  assert.equal(service.reports, []);
});

mcp('over stdio it is the same server', async () => {
  const command = join(import.meta.dirname, '../../../../http/cli/main.cjs');
  const other = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'], stderr: 'ignore' });
  await other.connect(transport as Transport);
  assert.is((await other.listTools()).tools.length, toolNames.length);
  const { content } = (await other.callTool({
    name: 'article',
    arguments: { norma: 'art. 2-bis l. 241/1990' },
  })) as Said;
  assert.match(content[0]!.text, 'art/2-bis');
  await other.close();
});

mcp.run();
