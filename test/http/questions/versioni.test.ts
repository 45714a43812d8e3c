// The law on any day: the text of a day is that of the file, starts and ends are right, and what is not known is said.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import type { Act, Article } from '../../../engine/law/act.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { openReal, openSample } from '../../corpora.js';
import { sharedPath } from '../../shared.js';
import { dated, versionFile, versionsOfLaw, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { askAny as ask } from './ask-any.js';
import { followAddresses } from './version-addresses.js';

const versions = suite('the law on any day');

const folder = sharedPath('corpus', 'versioni') ?? '';
const isThere = folder !== '';
const real = isThere ? openReal('versioni') : null;

/** The documents of the folder, as they are read one by one. */
function* documents() {
  for (const act of readdirSync(folder)) {
    for (const name of readdirSync(join(folder, act))) {
      const path = join(folder, act, name);
      yield { path, ...readDocument(readFileSync(path), path) };
    }
  }
}

/** What a file that gives the published text marks as put in later (D.L. 59/2012 art. 1-bis) was not in it. */
const wasPublished =
  ({ textDays }: Act) =>
  ({ number, amendedText }: Article) =>
    !(textDays.isOriginal && amendedText && number.includes('-'));

(isThere ? versions : versions.skip)(
  'the text of a day is that of the file, of every article of every version',
  async () => {
    const catalog = (await real)!;
    let count = 0;
    for (const { act, path } of documents()) {
      const start = act.textDays.from!;
      const { body } = await ask<shapes.ActAnswer>(catalog, 'norma', { eli: act.eli, al: start });
      assert.is(body.eli_versione, `${act.eli}@${start}`, path);
      assert.equal(
        body.articoli.map(({ stato, ...entry }) => (void stato, entry)),
        act.articles.filter(wasPublished(act)).map((article) => ({
          eli: article.eli,
          num: article.number,
          parte: article.part,
          partizione: article.division,
          rubrica: article.heading,
          testo: article.text,
          note: article.notes,
          abrogato: article.repealed,
          testo_dal: article.textSince,
          testo_modificato: article.amendedText,
          parti_grafiche: article.graphic,
        })),
        path,
      );
      assert.equal([body.premessa, body.conclusioni], [act.preamble, act.conclusions], path);
      assert.equal(
        body.allegati.map(({ nome, testo, note }) => [nome, testo, note]),
        act.annexes.map(({ name, text, notes }) => [name, text, notes]),
        path,
      );
      for (const article of act.articles) {
        const one = await ask<shapes.ArticleAnswer>(catalog, 'norma', { eli: article.eli, al: start });
        if (wasPublished(act)(article))
          assert.equal([one.status, one.body.testo, one.body.note], [200, article.text, article.notes], article.eli);
        else assert.is(one.status, 404, article.eli);
        count++;
      }
    }
    assert.ok(count > 600, String(count));
  },
);

const written = newFolder();
versions.after(() => removeFolder(written));
writeVersionedCorpus(written);
const law = openCatalog({ corpus: [written], strict: false, report: () => undefined });

versions('a pack’s versions have their days, without gaps, and those that change nothing are told', async () => {
  const { body } = await ask<shapes.VersioniAnswer>(await law, 'versioni', { eli: dated.eli });
  assert.equal(
    body.versioni.map((one) => [
      one.dal,
      one.al,
      one.posizione,
      one.senza_modifiche,
      one.articoli_modificati,
      one.certezza,
    ]),
    [
      ['2001-03-25', '2005-06-24', 'storica', false, 0, 'completa'],
      ['2005-06-25', '2010-09-14', 'storica', false, 2, 'completa'],
      ['2010-09-15', '2010-09-29', 'storica', true, 0, 'completa'],
      // No pack says what began after it was made.
      ['2010-09-30', null, 'attuale', false, 1, 'parziale'],
    ],
  );
  assert.ok(body.complete);
});

versions('an article is repealed since the version with which its mark began', async () => {
  const { body } = await ask<shapes.ArticleAnswer>(await law, 'norma', { eli: `${dated.eli}/art/2` });
  assert.equal([body.stato!.valore, body.stato!.dal], ['abrogato', '2010-09-30']);
});

versions('every dated identifier leads to the version of its day', async () => {
  const catalog = await law;
  for (const eli of [
    'eli:/it/legge/2001/03/04/50@2006-01-01',
    'urn:nir:stato:legge:2001-03-04;50!vig=2006-01-01',
    '/akn/it/act/legge/stato/2001-03-04/50/ita@2006-01-01/!main',
    'https://www.normattiva.it/eli/id/2001/03/10/001G0050/CONSOLIDATED/20060101',
    'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2001-03-04;50!vig=2006-01-01',
  ]) {
    const { status, body } = await ask<shapes.ActAnswer>(catalog, 'norma', { eli });
    assert.equal([status, body.eli_versione], [200, `${dated.eli}@2005-06-25`], eli);
    assert.is(body.articoli[0]!.testo, 'Il posteggio dura dieci anni.');
  }
  for (const eli of ['urn:nir:stato:legge:2001-03-04;50@originale', '/eli/id/2001/03/10/001G0050/ORIGINAL']) {
    const { body } = await ask<shapes.ActAnswer>(catalog, 'norma', { eli });
    assert.equal([body.originale, body.articoli.length], [true, 2], eli);
  }
});

versions('what had ended by the day asked was not in force, though its mark is a version, too', async () => {
  const catalog = await law;
  for (const [place, day, isInForce] of [
    ['/art/2', '2010-09-29', true],
    ['/art/2', '2010-09-30', false],
    ['/art/2', '2020-01-01', false],
    ['/art/1', '2020-01-01', true],
    ['', '2020-01-01', true],
  ] as const) {
    const { body } = await ask<shapes.ArticleAnswer>(catalog, 'norma', { eli: dated.eli + place, al: day });
    assert.is(body.in_vigore, isInForce, `${place} ${day}`);
  }
});

versions('a day before the first text, a day that is none, and two days that differ are refused', async () => {
  const catalog = await law;
  const before = await ask<{ detail: string; primo_giorno: string }>(catalog, 'norma', {
    eli: dated.eli,
    al: '2001-03-09',
  });
  assert.equal([before.status, before.body.primo_giorno], [404, '2001-03-25']);
  const published = await ask<shapes.ActAnswer>(catalog, 'norma', { eli: dated.eli, al: '2001-03-10' });
  assert.equal([published.status, published.body.in_vigore], [200, false]);
  const refused: readonly Record<string, string>[] = [
    { eli: dated.eli, al: '2006-02-30' },
    { eli: `${dated.eli}@2006-02-30` },
    { eli: `${dated.eli}@2006-01-01`, al: '2007-01-01' },
  ];
  for (const values of refused) assert.is((await ask(catalog, 'norma', values)).status, 422, JSON.stringify(values));
});

versions(
  'an article that is not there yet is a 404 with its first day; a paragraph of another day is cut from its text',
  async () => {
    const catalog = await law;
    const eli = `${dated.eli}/art/1-bis`;
    const early = await ask<{ detail: string }>(catalog, 'norma', { eli, al: '2004-01-01' });
    assert.is(early.status, 404);
    assert.match(early.body.detail, /25 giugno 2005/);
    const late = await ask<shapes.ArticleAnswer>(catalog, 'norma', { eli: `${eli}@2010-12-31` });
    assert.equal([late.body.dal, late.body.al, late.body.testo], ['2005-06-25', null, "Il subentro e' ammesso."]);
  },
);

versions('where a version may be missing, nobody says that an article was not there yet', async () => {
  const home = newFolder();
  writeVersionedCorpus(
    home,
    versionsOfLaw.filter(([name]) => !name.includes('_V1.')),
  );
  const catalog = await openCatalog({ corpus: [home], strict: true, report: () => undefined });
  const at = async (al: string) =>
    (await ask<{ detail: string; primo_giorno?: string }>(catalog, 'norma', { eli: `${dated.eli}/art/1-bis`, al }))
      .body;
  const [published, between] = [await at('2001-03-25'), await at('2006-01-01')];
  assert.match(published.detail, 'In quel giorno l’articolo 1-bis non è nel testo');
  assert.match(between.detail, 'comincia dal 15 settembre 2010. Prima di questo può mancarne un altro');
  assert.equal([published.primo_giorno, between.primo_giorno], [undefined, '2010-09-15']);
  catalog.close();
  removeFolder(home);
});

versions('since when an article stands that was put into the only text, the published one, is not said', async () => {
  const home = newFolder();
  const articles = [['1', 'Il posteggio dura sei anni.'] as const, ['1-bis', "((Il subentro e' ammesso.))"] as const];
  writeVersionedCorpus(home, [['2001-03-10_001G0050_ORIGINALE_V0.xml', versionFile(null, articles, [])]]);
  const catalog = await openCatalog({ corpus: [home], strict: true, report: () => undefined });
  const days = async (article: string) => {
    const { body } = await ask<shapes.ArticleAnswer>(catalog, 'norma', {
      eli: `${dated.eli}/art/${article}`,
      al: '2001-03-25',
    });
    return [body.dal, body.certezza];
  };
  assert.equal(await days('1'), ['2001-03-25', 'completa']);
  assert.equal(await days('1-bis'), [null, 'parziale']);
  const served = async (article: string) => {
    const { body } = await ask<shapes.ArticleAnswer>(catalog, 'norma', { eli: `${dated.eli}/art/${article}` });
    return [body.versione_dal, body.testo_al];
  };
  assert.equal(await served('1'), ['2001-03-25', '2001-03-25']);
  assert.equal(await served('1-bis'), [null, null]);
  const ofAct = async (asked: object) => {
    const { body } = await ask<shapes.ActAnswer>(catalog, 'norma', { eli: dated.eli, ...asked });
    return [body.versione_dal, body.testo_al, body.n_articoli, body.articoli.map(({ num }) => num)];
  };
  assert.equal(await ofAct({}), [null, null, 2, ['1', '1-bis']], 'the served text is of no single day');
  for (const asked of [{ al: '2001-03-25' }, { al: '2003-01-01' }, { eli: `${dated.eli}@originale` }])
    assert.equal(await ofAct(asked), ['2001-03-25', '2001-03-25', 1, ['1']], 'that of a day has what was published');
  const said = async (language: 'it' | 'en') =>
    (await ask<shapes.ActAnswer>(catalog, 'norma', { eli: dated.eli }, language)).body.modifiche_successive;
  assert.match(
    (await said('it')).frase,
    /^Testo di più giorni: quello pubblicato, con articoli che vi sono entrati dopo/,
  );
  assert.match((await said('en')).frase, /^Text of several days: the one published, with articles that came in later/);
  assert.is((await said('it')).complete, false);
  const versions = (await ask<shapes.VersioniAnswer>(catalog, 'versioni', { eli: dated.eli })).body.versioni;
  assert.equal(
    versions.map(({ dal, originale, testo_al, n_articoli }) => [dal, originale, testo_al, n_articoli]),
    [['2001-03-25', true, '2001-03-25', 1]],
  );
  const foundOn = async (testo_al?: string) => {
    const asked = { q: 'subentro', in: 'testo', ...(testo_al === undefined ? {} : { testo_al }) };
    return (await ask<{ totale: number }>(catalog, 'cerca', asked)).body.totale;
  };
  assert.equal([await foundOn(), await foundOn('2001-03-25')], [1, 0]);
  assert.match(catalog.table.row(catalog.find(dated.eli)!).toString(), '"testo_al":null');
  const begun = async (article: string) => {
    const { body } = await ask<shapes.StoriaAnswer>(catalog, 'storia', { eli: `${dated.eli}/art/${article}` });
    return body.storia.map(({ dal, dal_certo, tipo }) => [dal, dal_certo, tipo]);
  };
  assert.equal(await begun('1'), [['2001-03-25', true, 'originale']]);
  assert.equal(await begun('1-bis'), [[null, false, 'prima-nota']]);
  catalog.close();
  removeFolder(home);
});

versions('every text answers at the address that is printed for it', async () => {
  assert.ok((await followAddresses(await openSample())) > 300);
});

versions(
  'an article that says since when it stands answers on that day, though its act has no older version',
  async () => {
    const catalog = await openSample();
    const act = 'eli:/it/regio-decreto/1930/10/19/1398';
    const [since] = (await ask<shapes.ActAnswer>(catalog, 'norma', { eli: act })).body.articoli.filter(
      ({ testo_dal }) => testo_dal !== null,
    );
    const day = since!.testo_dal!;
    const { status, body } = await ask<shapes.ArticleAnswer>(catalog, 'norma', { eli: since!.eli, al: day });
    assert.equal([status, body.testo, body.dal, body.certezza], [200, since!.testo, day, 'completa']);
    const before = await ask<{ primo_giorno: string }>(catalog, 'norma', { eli: since!.eli, al: '1900-01-01' });
    assert.is(before.status, 404);
  },
);

versions('before an act is in force, nothing is said of a provision that may have a day of its own', async () => {
  const home = newFolder();
  writeVersionedCorpus(home);
  const catalog = await openCatalog({ corpus: [home], strict: true, report: () => undefined });
  const { body } = await ask<shapes.ArticleAnswer>(catalog, 'norma', { eli: `${dated.eli}/art/1`, al: '2001-03-12' });
  assert.match(body.avviso_versione!, /non era in vigore nel suo insieme.*può avere un giorno proprio/);
  catalog.close();
  removeFolder(home);
});

versions('where a day cannot matter, the answer says that it does not', async () => {
  const { status, body } = await ask<shapes.RelazioniAnswer>(await openSample(), 'relazioni', {
    norma: 'eli:/it/legge/1990/08/07/241/art/2-bis@2009-07-04',
  });
  assert.equal([status, body.articolo], [200, 'eli:/it/legge/1990/08/07/241/art/2-bis']);
  assert.match(body.risoluzione.avvisi.join(), /2009-07-04/);
  const none = await ask(await openSample(), 'relazioni', { norma: 'eli:/it/legge/1990/08/07/241@2009-02-30' });
  assert.is(none.status, 422);
});

versions.run();
