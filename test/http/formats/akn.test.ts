// Akoma Ntoso: valid against the schema of OASIS, the very text of the answer, and types only where they are proven.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type Catalog } from '../../../engine/index.js';
import { modificationType } from '../../../http/formats/akn/modifications.js';
import { element, text, writeXml } from '../../../http/formats/xml.js';
import { sharedPath } from '../../shared.js';
import { hostile, hostileEli, openHostile } from './hostile-corpus.js';
import { actsOf, articlesOf, writeAs } from './texts.js';

const akn = suite('akn');
const folder = mkdtempSync(join(tmpdir(), 'legami-akn-'));
const sample = await openHostile();
const real = sharedPath('corpus');
const documents = real === null ? null : await openCatalog({ corpus: [real], strict: false, report: () => undefined });
akn.after(() => rmSync(folder, { recursive: true }));

const corpora: [name: string, catalog: Catalog][] = [
  ['the sample with a hostile act', sample],
  ...(documents === null ? [] : [['the real documents', documents] as [string, Catalog]]),
];

const schema = sharedPath('xsd', 'akomantoso30.xsd');
if (schema !== null && spawnSync('xmllint', ['--version']).error === undefined) {
  for (const [name, catalog] of corpora) {
    akn(`${name}: every act and every article is valid`, async () => {
      const into = mkdtempSync(join(folder, 'valid-'));
      let count = 0;
      for (const eli of actsOf(catalog).flatMap((act) => [act, ...articlesOf(catalog, act)]))
        writeFileSync(join(into, `${count++}.xml`), await writeAs(catalog, eli, 'akn'));
      const run = spawnSync('sh', ['-c', `xmllint --nonet --noout --schema "${schema}" *.xml`], {
        cwd: into,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      const verdicts = run.stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' validates'));
      assert.equal(verdicts.slice(0, 5), []);
      assert.is(run.stderr.split('\n').filter((line) => line.endsWith(' validates')).length, count);
      console.log(`${name}: ${actsOf(catalog).length} acts, ${count} documents valid`);
    });
  }
} else console.log('skips validation: xmllint or the schema not found');

for (const [name, catalog] of corpora) {
  akn(`${name}: read again, it is the same act with the same articles`, async () => {
    const into = join(folder, name.replaceAll(' ', '-'));
    mkdirSync(into);
    for (const [i, eli] of actsOf(catalog).entries())
      writeFileSync(join(into, `${i}.akn`), await writeAs(catalog, eli, 'akn'));
    const refused: string[] = [];
    const again = await openCatalog({ corpus: [into], strict: false, report: (line) => void refused.push(line) });
    assert.equal(
      refused.filter((line) => line.includes('expected')),
      [],
    );
    for (const eli of actsOf(catalog)) {
      const act = again.find(eli);
      assert.ok(act !== null && again.inCorpus(act), eli);
      const [before, after] = [catalog.record(catalog.find(eli)!), again.record(act)];
      for (const key of before.articleKeys()) {
        const article = before.articleEntry(key)!;
        // Articles of other parts stand in an annex, as one text.
        if (article.parte !== null) continue;
        const found = after.articleEntry(key);
        assert.ok(found, eli + key);
        assert.is(squeezed(found.testo), squeezed(article.testo), eli + key);
        assert.is(found.rubrica, article.rubrica, eli + key);
        assert.equal(found.partizione, article.partizione, eli + key);
      }
    }
  });
}

akn('hostile words are text', async () => {
  const xml = await writeAs(sample, hostileEli, 'akn');
  assert.not.match(xml, '<script');
  const { akomaNtoso } = new XMLParser({ ignoreAttributes: false, trimValues: false }).parse(xml) as {
    akomaNtoso: { act: { preface: { longTitle: { p: { docTitle: string } } } } };
  };
  assert.is(akomaNtoso.act.preface.longTitle.p.docTitle, hostile);
});

akn('what XML cannot hold is replaced', () => {
  const xml = writeXml(
    element('a', { b: 'x\u0000"<&\ud800', c: 'true', d: null }, [text('\u0008\ufffe\udc00ok\t\n😀')]),
  );
  assert.match(xml, '<a b="x\ufffd&quot;&lt;&amp;\ufffd" c="true">\ufffd\ufffd\ufffdok\t\n😀</a>');
});

akn('a modification has a type only where nature and kind prove it', () => {
  const type = (tipo: string, natura: string | null) =>
    modificationType({ tipo, natura } as Parameters<typeof modificationType>[0]);
  assert.equal(type('abroga', 'testuale'), ['textualMod', 'repeal']);
  assert.equal(type('sostituisce', 'testuale'), ['textualMod', 'substitution']);
  assert.equal(type('inserisce', 'testuale'), ['textualMod', 'insertion']);
  assert.equal(type('interpreta', 'interpretazione'), ['meaningMod', 'authenticInterpretation']);
  assert.equal(type('converte', 'ordinamento'), ['legalSystemMod', 'conversion']);
  for (const [tipo, natura] of [
    ['abroga', null],
    ['modifica', 'testuale'],
    ['altro', null],
    ['proroga', 'efficacia'],
    ['regola', 'ambito'],
  ] as const)
    assert.is(type(tipo, natura), null);
});

akn('every relation of an act is either typed or under proprietary', async () => {
  const eli = 'eli:/it/decreto-legislativo/2005/03/07/82';
  const json = JSON.parse(await writeAs(sample, eli, 'json')) as Record<
    string,
    { natura: string | null; tipo: string }[]
  >;
  const relations = ['modifica', 'modificata_da', 'altri_effetti', 'altri_effetti_subiti'].flatMap(
    (name) => json[name]!,
  );
  const typed = relations.filter(
    (relation) => modificationType(relation as Parameters<typeof modificationType>[0]) !== null,
  );
  const xml = await writeAs(sample, eli, 'akn');
  assert.is(xml.match(/<(?:textual|meaning|legalSystem)Mod /g)?.length ?? 0, typed.length);
  assert.is(xml.match(/<legami:relazione /g)?.length ?? 0, relations.length - typed.length);
});

/** A number and its paragraph may be printed without a blank between. */
function squeezed(words: string): string {
  return words.replace(/\s+/g, '');
}

akn.run();
