// Every answer that shows text says of which day it is, and what came after.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type Catalog, type Language, type shapes } from '../../../engine/index.js';
import { datedText } from '../../../http/questions/text-day.js';
import type { EndpointName } from '../../../http/questions/answers.js';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { openReal, openSample } from '../../corpora.js';
import { italian } from '../../engine/search/ranking/judged.js';
import { amender, code, writeDatedCorpus } from '../../dated-corpus.js';
import { sharedPath } from '../../shared.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { askAny } from './ask-any.js';

const days = suite('the day of a text');
const folder = newFolder();
days.after(() => removeFolder(folder));
writeDatedCorpus(folder);
const opened = openCatalog({ corpus: [folder], strict: true, report: () => undefined });

async function ask<Body>(catalog: Catalog, name: EndpointName, values: Record<string, string>, language?: Language) {
  return (await askAny<Body>(catalog, name, values, language)).body;
}

type Dated = shapes.DatedText & { completezza?: shapes.ActAnswer['completezza']; descrizione: string };

days('act, article, paragraph and hit count the amendments that are later than the day of the name', async () => {
  const catalog = await opened;
  for (const [eli, n, first] of [
    [code, 3, '2024-12-31'],
    [`${code}/art/1`, 0, null],
    [`${code}/art/2`, 1, '2024-12-31'],
    [`${code}/art/2/com/2`, 1, '2024-12-31'],
    [`${code}/art/2/com/1`, 0, null],
    [`${code}/art/3/com/1`, 1, '2024-12-31'],
  ] as const) {
    const { versione_dal, testo_al, testo_consolidato, modifiche_successive } = await ask<Dated>(catalog, 'norma', {
      eli,
    });
    assert.equal([versione_dal, testo_al, testo_consolidato], ['2023-04-01', '2023-05-30', true], eli);
    assert.equal([modifiche_successive.n, modifiche_successive.prima_data], [n, first], eli);
  }
  const { risultati } = await ask<CercaAnswer>(catalog, 'cerca', { q: 'posteggio rinnovo' });
  const hit = risultati.find(({ eli }) => eli === `${code}/art/2`)!;
  assert.equal([hit.testo_al, hit.testo_dal, hit.modifiche_successive.n], ['2023-05-30', null, 1]);
});

days('the list of later amendments holds as many as are counted', async () => {
  const catalog = await opened;
  for (const eli of [code, `${code}/art/2`, `${code}/art/1`]) {
    const { modifiche_successive } = await ask<Dated>(catalog, 'norma', { eli });
    const url = new URL(modifiche_successive.relazioni, 'http://localhost');
    assert.is(url.searchParams.get('dal'), '2023-05-31');
    const values = Object.fromEntries(url.searchParams);
    const { modificata_da } = await ask<shapes.RelazioniAnswer>(catalog, 'relazioni', values);
    assert.is(modificata_da!.filter(({ natura }) => natura === 'testuale').length, modifiche_successive.n, eli);
  }
});

days('the list begins on the day after the text, at the end of every month, too', async () => {
  const catalog = await opened;
  const record = catalog.record(catalog.find(code)!);
  for (let day = Date.UTC(1999, 11, 1); day < Date.UTC(2001, 2, 5); day += 86_400_000) {
    const [until, next] = [day, day + 86_400_000].map((at) => new Date(at).toISOString().slice(0, 10));
    const version = { from: until!, until: until!, isConsolidated: true, isOriginal: false };
    const { modifiche_successive } = datedText(catalog, { record, eli: code, key: null, version }, 'it');
    assert.match(modifiche_successive.relazioni, `dal=${next}`);
  }
});

days('a sentence says so in both languages, and zero is never said where nobody looked', async () => {
  const catalog = await opened;
  const say = async (eli: string, language: 'it' | 'en') =>
    (await ask<Dated>(catalog, 'norma', { eli }, language)).modifiche_successive.frase;
  assert.match(await say(code, 'it'), /^Testo al 30 maggio 2023: 3 modifiche successive non vi sono comprese\./);
  assert.match(await say(`${code}/art/2`, 'en'), /^Text as at 30 May 2023: 1 later amendment is not in it\./);
  assert.match(await say(`${code}/art/1`, 'it'), /^Testo al 30 maggio 2023: non risulta se vi siano modifiche/);
  const old = await ask<Dated>(catalog, 'norma', { eli: code });
  assert.equal([old.modifiche_successive.complete, old.completezza!.successive_complete], [false, false]);
  // Of the newest text of all nothing later can be loaded.
  const newest = await ask<Dated>(catalog, 'norma', { eli: amender });
  assert.equal([newest.testo_al, newest.testo_consolidato], ['2025-01-15', false]);
  assert.equal([newest.modifiche_successive.n, newest.modifiche_successive.complete], [0, true]);
  assert.ok(newest.completezza!.successive_complete);
});

days('health has the oldest and the newest day, never one for all', async () => {
  const { corpus } = await ask<shapes.HealthAnswer>(await opened, 'health', {});
  assert.equal(corpus.testi, { dal: '2023-05-30', al: '2025-01-15' });
  assert.is(corpus.aggiornato_al, corpus.testi.al);
  assert.is(corpus.natura_testi, 'legge');
});

days('a corpus of summaries says so before anything else, and of no text that it is one of law', async () => {
  const sample = await openSample();
  const eli = 'eli:/it/legge/1990/08/07/241/art/2';
  for (const [name, values] of [
    ['norma', { eli }],
    ['norma', { eli: 'eli:/it/legge/1990/08/07/241' }],
    ['cerca', { q: 'preavviso di rigetto' }],
    ['relazioni', { norma: 'CAD' }],
    ['health', {}],
    ['risolvi', { testo: 'l. 241/1990' }],
    ['graph', {}],
  ] as const) {
    const it = await ask<Dated>(sample, name, values);
    assert.match(it.descrizione, /^Corpus di esempio: i testi sono riassunti .+ non le parole della legge/, name);
    assert.not.match(JSON.stringify(it), /Testo al/);
    const en = await ask<Dated>(sample, name, values, 'en');
    assert.match(en.descrizione, /^Sample corpus: the texts are summaries .+ not the words of the law/, name);
  }
  const { corpus } = await ask<shapes.HealthAnswer>(sample, 'health', {});
  assert.is(corpus.natura_testi, 'riassunti');
  const real = await ask<Dated>(await opened, 'norma', { eli: code });
  assert.not.match(real.descrizione, /riassunti/);
});

const real = await openReal(...italian);
(real === null ? days.skip : days)('every real act and article has its days in order', async () => {
  const { norme } = await ask<shapes.NormeAnswer>(real!, 'norme', { limit: '1000' });
  assert.ok(norme.length > 10);
  for (const { eli } of norme) {
    const act = await ask<shapes.ActAnswer>(real!, 'norma', { eli });
    assert.ok(act.versione_dal !== null && act.testo_al !== null && act.versione_dal <= act.testo_al, eli);
    const later = act.modificata_da.filter(
      ({ natura, data }) => natura === 'testuale' && data !== null && data > act.testo_al!,
    );
    assert.is(act.modifiche_successive.n, later.length, eli);
    assert.is(act.modifiche_successive.prima_data, later.map(({ data }) => data!).sort()[0] ?? null);
  }
});

const versioned = sharedPath('corpus', 'versioni');
const inTime = versioned === null ? days.skip : days;

inTime(
  'a past text says which amendments came after it, whenever their Gazzetta was, and which version follows',
  async () => {
    const catalog = await openCatalog({ corpus: [versioned!], strict: false, report: () => undefined });
    const eli = 'eli:/it/legge-costituzionale/1953/03/11/1';
    const later = async (place: string, al: string) =>
      (await ask<shapes.ActAnswer>(catalog, 'norma', { eli: eli + place, al }, 'it')).modifiche_successive;
    // Published on 25 November 1967, in force since 10 December.
    const act = await later('', '1960-01-01');
    assert.equal([act.n, act.prima_data], [3, '1967-12-10']);
    assert.is(
      act.frase,
      'Testo al 9 dicembre 1967: 3 modifiche successive non vi sono comprese. Possono essercene altre. Dal 10 dicembre 1967 ne è caricata una versione successiva.',
    );
    const listed = await ask<shapes.RelazioniAnswer>(
      catalog,
      'relazioni',
      Object.fromEntries(new URL(act.relazioni, 'http://x').searchParams),
    );
    assert.is((listed.modificata_da ?? []).filter(({ natura }) => natura === 'testuale').length, 3);
    const article = await later('/art/3', '1967-12-09');
    assert.equal([article.n, article.prima_data], [1, '1967-12-10']);
    assert.is((await later('/art/3', '1967-12-10')).n, 0);
    assert.is(
      (await later('/art/12', '1980-01-01')).frase,
      'Testo al 16 gennaio 1989. Dal 18 gennaio 1989 ne è caricata una versione successiva.',
    );
  },
);

days.run();
