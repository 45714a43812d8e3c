// Akoma Ntoso: valid against the schema of OASIS, the very text of the answer, and types only where they are proven.
import { XMLParser } from 'fast-xml-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { destinationsOf, modificationType } from '../../../http/formats/akn/modifications.js';
import { element, text, writeXml } from '../../../http/formats/xml.js';
import { needing } from '../../programs.js';
import { assertSameWhenRead, assertValid, findSchema } from './akn-checks.js';
import { hostile, hostileEli, openHostile } from './hostile-corpus.js';
import { writeAs } from './texts.js';

const akn = suite('akn');
const sample = await openHostile();

const schema = findSchema();
if (schema !== null)
  needing(akn, 'xmllint')('every act and every article of the sample is valid', () => assertValid(sample, schema));

akn('the sample, written and read again, is the same acts with the same articles', () => assertSameWhenRead(sample));

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

akn('a type is told of what it holds of as a whole: the act, the article, the paragraph', () => {
  type Given = Parameters<typeof destinationsOf>[0];
  const article = 'eli:/it/legge/1990/08/07/241/art/2';
  const of = (
    portata: string | null,
    comma: string | null,
    parti: object[] = [],
    articolo_eli: string | null = article,
  ) =>
    destinationsOf({ natura: 'testuale', portata, a: { articolo_eli, comma }, parti } as unknown as Given).map(
      ({ comma }) => comma ?? 'all',
    );
  const part = (portata: string | null, comma: string | null) => ({ portata, a: { comma } });
  assert.equal(of('articolo', null), ['all']);
  assert.equal(of('atto', null, [], null), ['all']);
  assert.equal(of('comma', '3'), ['3']);
  for (const portata of ['parole', 'periodo', 'lettera', 'rubrica', null])
    assert.equal(of(portata, '3'), [], `${portata}`);
  assert.equal(of('partizione', null, [], null), [], 'a title is not its act');
  assert.equal(of('comma', null), []);
  const several = [part('comma', '1'), part('parole', '2'), part('comma', '4'), part('comma', '1')];
  assert.equal(of('comma', null, several), ['1', '4']);
});

akn('every relation of an act is whole under proprietary, and typed where its type is proven', async () => {
  const eli = 'eli:/it/decreto-legislativo/2005/03/07/82';
  const json = JSON.parse(await writeAs(sample, eli, 'json')) as shapes.ActAnswer;
  const relations = (['modifica', 'modificata_da', 'altri_effetti', 'altri_effetti_subiti'] as const).flatMap(
    (name) => json[name],
  );
  const typed = relations.flatMap((relation) => (modificationType(relation) === null ? [] : destinationsOf(relation)));
  const xml = await writeAs(sample, eli, 'akn');
  assert.is(xml.match(/<(?:textual|meaning|legalSystem)Mod /g)?.length ?? 0, typed.length);
  assert.is(xml.match(/<legami:relazione /g)?.length ?? 0, relations.length);
});

akn.run();
