// What was answered when the snapshot was made is what is answered when it is asked.
import { gunzipSync, gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { languages, type Language, type Piece } from '../../../engine/index.js';
import type { Answer } from '../../../http/message/answer.js';
import { gzipMember } from '../../../http/message/encoding.js';
import type { Catalog } from '../../../http/questions/endpoint.js';
import { relazioni } from '../../../http/questions/relazioni.js';
import { words } from '../../../engine/answers/words.js';
import { openSample } from '../../corpora.js';
import { makeCatalog } from '../fixture.js';

const test = suite('relazioni');

const sample = await openSample();
const catalogs: [string, Catalog][] = [
  ['the sample corpus', sample],
  ['a random corpus', makeCatalog(23, 60)],
];

async function ask(catalog: Catalog, norma: string, language: Language, dir = 'entrambe'): Promise<Answer> {
  const values = { norma, dir };
  const question = relazioni.read(new Map(Object.entries(values)));
  assert.is(question.refusal, null, norma);
  return question.refusal ?? question.answer(catalog, { language, words: words[language] });
}

const plainOf = (body: readonly Piece[]): Buffer => Buffer.concat(body.flatMap((piece) => piece.plain()));

/** Envelope, head, four lists, brace. */
const wholeLength = 7;

function eachAct(catalog: Catalog): string[] {
  const { acts, outside } = catalog.facts.counts;
  return Array.from({ length: acts + outside }, (_, act) => catalog.eli(act));
}

for (const [name, catalog] of catalogs) {
  test(`${name}: an act asked by its ELI is answered with what was written, byte for byte what would be put together`, async () => {
    for (const eli of eachAct(catalog)) {
      for (const language of languages) {
        const ready = await ask(catalog, eli, language);
        // The envelope and one run of bytes: put together, it would be more.
        assert.is(ready.body.length, 2, eli);
        const plain = plainOf(ready.body);
        for (const spelling of [` ${eli}`, eli.toUpperCase()]) {
          const general = await ask(catalog, spelling, language);
          assert.is(general.body.length, wholeLength, spelling);
          assert.is(plainOf(general.body).toString(), plain.toString(), `${spelling} in ${language}`);
        }
        for (const piece of ready.body) assert.is(plainOf([piece]).length, piece.size);
        const { chunks, storedBytes } = gzipMember(ready.body);
        const packed = Buffer.concat(chunks);
        assert.ok(gunzipSync(packed).equals(plain), `${eli} in ${language}, in gzip`);
        assert.is(storedBytes, 0, eli);
        const share = packed.length / gzipSync(plain, { level: 6 }).length;
        assert.ok(share <= 1.15, `${eli} in ${language}: ${share.toFixed(3)} of gzip -6 found, at most 1.15 expected`);
      }
    }
  });
}

test('one direction holds that list alone, and counts it alone', async () => {
  const [eli] = eachAct(sample);
  const parse = async (dir: string) =>
    JSON.parse(plainOf((await ask(sample, eli!, 'it', dir)).body).toString()) as Record<string, unknown[]>;
  const [both, out, inbound] = [await parse('entrambe'), await parse('out'), await parse('in')];
  assert.equal([out['modifica'], out['modificata_da']], [both['modifica'], undefined]);
  assert.equal([inbound['modifica'], inbound['modificata_da']], [undefined, both['modificata_da']]);
  assert.is(Number(out['totale']) + Number(inbound['totale']), both['totale']);
  assert.is(out['modifica']!.length, out['totale']);
});

test('the ELI of a paragraph is answered like its citation', async () => {
  const parse = async (norma: string) => {
    const { risoluzione, ...answer } = JSON.parse(plainOf((await ask(sample, norma, 'it')).body).toString()) as {
      risoluzione: { interpretazione: { comma: string | null } };
      totale: number;
    };
    assert.is(risoluzione.interpretazione.comma, '1', norma);
    return answer;
  };
  const cited = await parse('art. 7, comma 1, l. 69/2009');
  assert.ok(cited.totale > 0);
  assert.equal(await parse('eli:/it/legge/2009/06/18/69/art/7/com/1'), cited);
});

test('con leaves the relations with one act, or with one article of it, in both directions', async () => {
  const parse = async (norma: string, con?: string, dir = 'entrambe') => {
    const values = { norma, dir, ...(con === undefined ? {} : { con }) };
    const question = relazioni.read(new Map(Object.entries(values)));
    const { status, body } = question.refusal ?? (await question.answer(sample, { language: 'it', words: words.it }));
    return { status, ...(JSON.parse(plainOf(body).toString()) as Listed) };
  };
  const all = await parse('l. 241/1990');
  const acts = [...new Set(all.modificata_da.map(({ da }) => da.eli))];
  let counted = 0;
  for (const act of acts) {
    const { modificata_da, totale } = await parse('l. 241/1990', act, 'in');
    assert.equal(
      modificata_da,
      all.modificata_da.filter(({ da }) => da.eli === act),
      act,
    );
    assert.is(totale, modificata_da.length);
    counted += totale;
  }
  assert.is(counted, all.modificata_da.length);
  // The other side of the same relations; their order follows the other act.
  const there = await parse(acts[0]!, 'l. 241/1990', 'out');
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
  assert.equal(ids(there.modifica), ids((await parse('l. 241/1990', acts[0], 'in')).modificata_da));
  const named = all.modificata_da.find(({ da }) => da.articolo_eli !== null)!.da.articolo_eli!;
  const { modificata_da: ofArticle } = await parse('l. 241/1990', named, 'in');
  assert.equal(
    ofArticle,
    all.modificata_da.filter(({ da }) => da.articolo_eli === named),
  );
  assert.ok(ofArticle.length > 0);
  const unknown = await parse('l. 241/1990', 'pippo');
  assert.equal([unknown.status, unknown.parametro], [404, 'con']);
  assert.is((await parse('l. 241/1990', 'legge 114')).status, 300);
});

interface Listed {
  totale: number;
  parametro?: string;
  modifica: { id: string }[];
  modificata_da: { id: string; da: { eli: string; articolo_eli: string | null } }[];
}

test('paragraphs that are left out, and one that the text has not, are told', async () => {
  const noticesOf = async (norma: string) => {
    const { body } = await ask(sample, norma, 'it');
    return (JSON.parse(plainOf(body).toString()) as { risoluzione: { avvisi: string[] } }).risoluzione.avvisi;
  };
  const missing = words.it.relations.noParagraph('77');
  assert.not.ok((await noticesOf('art. 2-bis, comma 1, l. 241/1990')).includes(missing));
  assert.ok((await noticesOf('art. 2-bis, comma 77, l. 241/1990')).includes(missing));
  assert.ok(
    (await noticesOf('art. 2-bis, commi 1, 2 e 3, l. 241/1990')).includes(
      'Sono indicati anche altri commi: 2-3. Si risponde per il primo.',
    ),
  );
});

test.run();
