// The description of the search for browsers, and the suggestions that it names.
import { spawnSync } from 'node:child_process';
import { XMLParser } from 'fast-xml-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { needing } from '../../programs.js';
import { contact, publicUrl, startService } from '../service.js';

const openSearch = suite('OpenSearch');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
openSearch.after(() => service.stop());

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'Url' });

interface Description {
  OpenSearchDescription: {
    ShortName: string;
    Description: string;
    Language: string;
    Url: { '@_type': string; '@_rel': string; '@_template': string }[];
  };
}

for (const language of ['it', 'en'] as const)
  openSearch(`describes the search in ${language}, and each of its addresses answers in its type`, async () => {
    const reply = await service.get(`/opensearch.xml?lang=${language}`);
    assert.is(reply.headers['content-type'], 'application/opensearchdescription+xml; charset=utf-8');
    const { OpenSearchDescription: told } = parser.parse(reply.text) as Description;
    assert.is(told.Language, language);
    // The lengths that the specification allows.
    assert.ok(told.ShortName.length <= 16 && told.Description.length <= 1024);
    assert.equal(
      told.Url.map((url) => url['@_rel']),
      ['results', 'suggestions', 'results', 'self'],
    );
    for (const { '@_type': type, '@_template': template } of told.Url) {
      assert.ok(template.startsWith(`${publicUrl}/`) && template.endsWith(`lang=${language}`), template);
      const address = template.slice(publicUrl.length).replace('{searchTerms}', 'codice%20priv');
      const { status, headers } = await service.get(address);
      assert.is(status, 200, address);
      assert.is(headers['content-type']!.split(';')[0], type);
      assert.is(headers['content-language'], language);
    }
  });

needing(openSearch, 'xmllint')('is well-formed XML', async () => {
  const { text } = await service.get('/opensearch.xml');
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '-'], { input: text, encoding: 'utf8' });
  assert.is(status, 0, stderr);
});

openSearch('every page names it where there is a public address', async () => {
  for (const [path, lang] of [
    ['/', 'it'],
    ['/cerca', 'en'],
    ['/norme/it/legge/1990/08/07/241', 'it'],
  ] as const)
    assert.match((await service.get(`${path}?lang=${lang}`)).text, `href="/opensearch.xml?lang=${lang}"`);
});

openSearch('without one it is a 404 that says why, and no page names it', async () => {
  const other = await startService(catalog, endpoints, { installation: { contact, publicUrl: null, basePath: '' } });
  const { status, text } = await other.get('/opensearch.xml?lang=en');
  assert.is(status, 404);
  assert.match((JSON.parse(text) as { detail: string }).detail, 'PUBLIC_URL');
  assert.not.match((await other.get('/?lang=en')).text, 'opensearch');
  await other.stop();
});

openSearch('suggestions are lists of one length, with the text typed', async () => {
  const q = 'codice priv';
  const { text } = await service.get(`/api/public/suggerimenti?q=${encodeURIComponent(q)}&formato=opensearch`);
  const [typed, names, said, addresses] = JSON.parse(text) as [string, string[], string[], string[]];
  assert.is(typed, q);
  assert.is(names[0], 'codice privacy');
  assert.match(said[0]!, /^D\.Lgs\. 196\/2003, /);
  assert.is(new Set([names.length, said.length, addresses.length]).size, 1);
  assert.is((await service.get(addresses[0]!.slice(publicUrl.length))).status, 200);
  const none = await service.get('/api/public/suggerimenti?q=&formato=opensearch');
  assert.equal(JSON.parse(none.text), ['', [], [], []]);
});

openSearch.run();
