// What tools say to a reader of English: no Italian prose is left; what is Italian is law, names, and the values that fields may have.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv } from 'ajv';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputSchemaOf } from '../../../../http/describe/mcp/schemas.js';
import { tools } from '../../../../http/describe/mcp/tools.js';
import { endpoints } from '../../../../http/questions/index.js';
import { openCitingDead } from '../../../corpora.js';
import { startService } from '../../service.js';
import { tasks, type ToolCall } from './tasks.js';

const inEnglish = suite('mcp in English');
const service = await startService(await openCitingDead(), endpoints);
const client = new Client({ name: 'test', version: '1.0.0' });
type Transport = Parameters<typeof client.connect>[0];
await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${service.port}/mcp`)) as Transport);
inEnglish.after(async () => {
  await client.close();
  await service.stop();
});

const ajv = new Ajv({ allowUnionTypes: true });

/** Beside what people ask: answers with acts that are not loaded or repealed, with nothing found, and refusals. */
const others: readonly ToolCall[] = [
  ['act', { norma: 'D.Lgs. 33/2013' }],
  ['history', { norma: 'L. 241/1990' }],
  ['history', { norma: 'art. 2 l. 241/1990' }],
  ['compare', { norma: 'L. 241/1990', da: '1990-09-02', a: '2024-01-01' }],
  ['compare', { norma: 'art. 2 l. 241/1990', da: '1990-09-02', a: '2024-01-01' }],
  ['proof', { norma: 'D.Lgs. 97/2016' }],
  ['proof', { norma: 'art. 2 l. 241/1990' }],
  ['coverage', {}],
  ['coverage', { norma: 'D.Lgs. 33/2013' }],
  ['relations', { norma: 'd.l. 138/2011' }],
  ['impact', { norma: 'd.lgs. 97/2016', dir: 'out', profondita: 2 }],
  ['graph', { max_nodi: 200 }],
  ['search', { q: 'preaviso rigetto istanza veloce' }],
  ['search', { q: 'public tender' }],
  ['definitions', { q: 'pratica sospesa' }],
  ['similar', { norma: 'art. 9999 l. 241/1990' }],
  ['article', { norma: 'pippo' }],
  ['act', { norma: 'legge 114' }],
  ['path', { da: 'Cost.', a: 'art. 9999 l. 241/1990' }],
];

/** Members that hold law or names, which stay Italian, and addresses. */
const isItalian =
  /^(?:testo|evidenza|salvo|titolo|rubrica|sigla|atto|nome|eli\w*|altro|url_fonte|relazioni|relazioni_url|capoversi|note|passo|termine|ambito|vecchie|nuove|citazione|parole|parole_affini|cercato|cita|tipi)$/;

const italianWords =
  /(?<![\p{L}'’])(?:il|lo|gli|dal|dalla|del|della|delle|dei|nel|nella|non|che|fuori|senza|è|sono|abrogat[oaie]|per intero|modifica|sostituisce|inserisce|converte|risulta)(?![\p{L}'’])/iu;

/** The strings of an answer that are prose, each with the name of its member. */
function* proseOf(value: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof value === 'string') yield [name, value];
  else if (Array.isArray(value)) for (const one of value) yield* proseOf(one, name);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) if (!isItalian.test(key)) yield* proseOf(one, key);
}

/** Of a table of articles, what is said of each beside its heading. */
const marksOf = (text: string) => [...text.matchAll(/\(([^()]*)\)$/g)].map(([, mark]) => mark!).join(' ');

const calls = [...tasks.flatMap((task) => task.calls), ...others];

inEnglish('every tool is asked', () => {
  assert.equal([...new Set(calls.map(([tool]) => tool))].sort(), Object.keys(tools).sort());
});

for (const [tool, values] of calls)
  inEnglish(`${tool} ${JSON.stringify(values)}`, async () => {
    const { structuredContent } = await client.callTool({ name: tool, arguments: { ...values, lang: 'en' } });
    let strings = 0;
    for (const [name, text] of proseOf(structuredContent)) {
      strings++;
      const said = tool === 'act' && name === 'articoli' ? marksOf(text) : text;
      // A value of a closed set, such as `storica`, is a word of the interface.
      if (/^[\w-]+$/.test(said) && name !== 'nodi') continue;
      assert.not.match(said, italianWords, `${name}: ${said}`);
    }
    assert.ok(strings > 0);
  });

inEnglish('what a node or an article is beside its name is English', async () => {
  const said = JSON.stringify([
    (await client.callTool({ name: 'graph', arguments: { max_nodi: 500, max_token: 6000, lang: 'en' } }))
      .structuredContent,
    (await client.callTool({ name: 'act', arguments: { norma: 'D.Lgs. 33/2013', max_token: 6000, lang: 'en' } }))
      .structuredContent,
  ]);
  assert.match(said, '(outside the corpus)');
  assert.match(said, / (?:repeals wholly|amends|converts) /);
});

inEnglish('a definition is answered with its words, its paragraph and what it is for', async () => {
  const { structuredContent } = await client.callTool({ name: 'definitions', arguments: { q: 'pratiche sospese' } });
  assert.ok(ajv.validate(outputSchemaOf('definitions'), structuredContent), ajv.errorsText());
  const { totale, definizioni } = structuredContent as { totale: number; definizioni: Record<string, unknown>[] };
  assert.is(totale, 1);
  const { termine, testo, nome, eli, ambito, testo_al } = definizioni[0]!;
  assert.equal([termine, testo], ['pratica sospesa', 'quella che nessuno ha chiuso.']);
  assert.is(ambito, 'Ai fini della presente legge');
  assert.match(nome as string, /^art\. 4, comma 1, /);
  assert.match(eli as string, /\/art\/4\/com\/1$/);
  assert.type(testo_al, 'string');
});

inEnglish.run();
