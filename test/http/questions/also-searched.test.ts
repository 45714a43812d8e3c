// Synonyms of a thesaurus over HTTP: said in the answer and on the page, with the way back to the words as written.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { endpoints } from '../../../http/questions/index.js';
import { projectRoot } from '../../source-tree.js';
import { startService } from '../service.js';

const synonyms = suite('cerca with a thesaurus');
const folder = mkdtempSync(join(tmpdir(), 'legami-synonyms-'));
const thesaurus = join(folder, 'th.dat');
writeFileSync(thesaurus, 'UTF-8\ncelerita|1\n(s.f.)|economicità\npretesto|1\n(s.m.)|motivazione\n');
const corpus = [join(projectRoot, 'corpus/legge_1990-08-07_241.xml')];
const catalog = await openCatalog({ corpus, thesaurus, strict: true, report: () => undefined });
const service = await startService(catalog, endpoints);
synonyms.after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

async function ask(q: string, rest = '') {
  const { status, text } = await service.get(`/api/public/cerca?q=${encodeURIComponent(q)}${rest}`);
  assert.is(status, 200, text.slice(0, 300));
  return JSON.parse(text) as CercaAnswer;
}

const query = 'pretesto del provvedimento';

synonyms(
  'what was searched beside the words is said, as synonyms, with the address of the words as written',
  async () => {
    const found = await ask(query);
    assert.equal(found.parole_affini, [{ parola: 'pretesto', anche: ['motivazione'], sinonimi: true }]);
    assert.match(found.come_scritto!, /esatto=true/);
    assert.match(found.risultati[0]!.eli, /\/art\/3$/);
    assert.ok(found.risultati[0]!.passo.parole.length > 0);
  },
);

synonyms('quoted words and esatto=true are as written', async () => {
  for (const [q, rest] of [
    [query, '&esatto=true'],
    ['"pretesto" del provvedimento', ''],
  ] as const)
    assert.equal((await ask(q, rest)).parole_affini, [], q);
});

synonyms('the page says it in both languages, and does not call them words of the law', async () => {
  const page = async (rest: string) => (await service.get(`/cerca?q=${encodeURIComponent(query)}${rest}`)).text;
  const italian = await page('');
  assert.match(italian, /si sono cercati anche loro sinonimi, da un thesaurus: pretesto \(motivazione\)/);
  assert.match(italian, /così come è scritto/);
  assert.not.match(italian, /nelle parole della legge/);
  assert.match(await page('&lang=en'), /also used synonyms of them, from a thesaurus: pretesto \(motivazione\)/);
});

synonyms('health says which thesaurus it is', async () => {
  const { text } = await service.get('/api/public/health');
  const { corpus } = JSON.parse(text) as { corpus: { thesaurus: string } };
  assert.is(corpus.thesaurus, catalog.facts.thesaurus);
});

synonyms.run();
