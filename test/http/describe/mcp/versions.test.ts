// The law in time for agents: texts of a day, histories and comparisons, within their tokens and by their schemas.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Ajv } from 'ajv';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../../engine/index.js';
import { outputSchemaOf } from '../../../../http/describe/mcp/schemas.js';
import { createMcpServer } from '../../../../http/describe/mcp/server.js';
import { tokenBounds } from '../../../../http/describe/mcp/short.js';
import { countTokens } from '../../../../http/describe/mcp/tokens.js';
import { endpoints } from '../../../../http/questions/index.js';
import { dated, versionFile, versionsOfLaw, writeVersionedCorpus } from '../../../versioned-corpus.js';
import { newFolder, removeFolder } from '../../fetch/run-fetch.js';

const folder = newFolder();
const long = Array.from(
  { length: 40 },
  (_, i) => `Il comma ${i} riguarda il banco numero ${i} del mercato coperto.`,
).join(' ');
writeVersionedCorpus(folder, [
  ...versionsOfLaw,
  [
    '2001-03-10_001G0050_VIGENZA_2015-01-01_V4.xml',
    versionFile(
      '2015-01-01',
      [
        ['1', long],
        ['2', 'Vigila il comune.'],
      ],
      [],
    ),
  ],
  [
    '2001-03-10_001G0050_VIGENZA_2016-01-01_V5.xml',
    versionFile(
      '2016-01-01',
      [
        ['1', long.replaceAll('banco', 'posto')],
        ['2', 'Vigila il comune.'],
      ],
      [],
    ),
  ],
]);
const catalog = await openCatalog({ corpus: [folder], strict: false, report: () => undefined });
const server = createMcpServer({ endpoints, catalog, language: 'it', publicUrl: null, basePath: '' });
const client = new Client({ name: 'test', version: '1.0.0' });
const [near, far] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(far), client.connect(near)]);

const versions = suite('the law in time for agents');
versions.after(async () => {
  await client.close();
  removeFolder(folder);
});

const ajv = new Ajv({ allowUnionTypes: true });

async function call(name: string, values: Record<string, unknown>) {
  const { structuredContent, isError } = (await client.callTool({ name, arguments: values })) as {
    structuredContent: Record<string, unknown>;
    isError?: boolean;
  };
  const validate = ajv.compile(outputSchemaOf(name));
  assert.ok(validate(structuredContent), `${name}: ${ajv.errorsText(validate.errors)}`);
  const most = (values['max_token'] as number | undefined) ?? 1500;
  assert.ok(countTokens(JSON.stringify(structuredContent)) <= most, `${name} within ${most}`);
  return { answer: structuredContent, isError: isError ?? false };
}

versions('a text of a day says which version it is', async () => {
  const { answer } = await call('article', { norma: 'art. 1 l. 50/2001', al: '2003-01-01' });
  assert.equal(
    ['testo', 'eli_versione', 'al', 'posizione', 'certezza', 'testo_al'].map((name) => answer[name]),
    ['Il posteggio dura sei anni.', `${dated.eli}/art/1@2001-03-25`, '2005-06-24', 'storica', 'completa', '2005-06-24'],
  );
  const before = await call('article', { norma: `${dated.eli}@1999-01-01/art/1` });
  assert.ok(before.isError);
  assert.match(String(before.answer['detail']), /25 marzo 2001/);
  assert.is((await call('act', { norma: 'l. 50/2001', al: '2004-01-01' })).answer['n_articoli'], 2);
  assert.ok((await call('article', { norma: 'art. 1 l. 50/2001', al: '2003-02-30' })).isError);
});

versions('a history names each text with its cause, and of an act its versions', async () => {
  const { answer } = await call('history', { norma: 'art. 2 l. 50/2001' });
  const storia = answer['storia'] as Record<string, unknown>[];
  assert.is(answer['totale'], storia.length);
  assert.equal(
    storia.map(({ dal, tipo, metodo }) => [dal, tipo, metodo]),
    [
      ['2001-03-25', 'originale', undefined],
      ['2010-09-30', 'abrogato', 'segno'],
      ['2015-01-01', 'ripristinato', undefined],
    ],
  );
  assert.match(String(storia[1]!['evidenza']), /D\.LGS\. 1 SETTEMBRE 2010, N\. 12/);
  const act = (await call('history', { norma: 'l. 50/2001' })).answer;
  assert.is((act['versioni'] as object[]).length, 6);
  assert.match(String(act['altro']), /\/versioni/);
  assert.ok((await call('history', { norma: 'art. 77 l. 50/2001' })).isError);
});

versions('a comparison shows the words of each text in marks, folded, with what began between them', async () => {
  const { answer } = await call('compare', { norma: 'art. 1 l. 50/2001', da: '2004-01-01', a: '2006-01-01' });
  assert.equal(answer['capoversi'], ['Il posteggio dura [-sei-]{+dieci+} anni.']);
  assert.equal(answer['parole'], { aggiunte: 1, tolte: 1 });
  assert.is((answer['tappe'] as object[]).length, 1);
  const act = (await call('compare', { norma: 'l. 50/2001', da: '2004-01-01', a: '2006-01-01' })).answer;
  assert.equal(act['articoli'], ['art. 1: modificato (+1 −1)', 'art. 1-bis: inserito (+4 −0)']);
});

versions('answers stay within their tokens, and count what they leave out', async () => {
  for (const max_token of [tokenBounds.minimum, 1500, tokenBounds.maximum])
    for (const [tool, values] of [
      ['history', { norma: 'art. 1 l. 50/2001' }],
      ['history', { norma: 'l. 50/2001' }],
      ['compare', { norma: 'art. 1 l. 50/2001', da: '2015-02-01', a: '2016-02-01' }],
      ['compare', { norma: 'l. 50/2001', da: '2001-04-01' }],
    ] as const) {
      const { answer } = await call(tool, { ...values, max_token });
      const [entries] = [answer['storia'] ?? answer['versioni'] ?? answer['capoversi'] ?? answer['articoli'] ?? []] as [
        object[],
      ];
      const left = Object.values((answer['omessi'] as Record<string, number> | undefined) ?? {});
      assert.ok(entries.length > 0 || left.length > 0, tool);
    }
});

versions.run();
