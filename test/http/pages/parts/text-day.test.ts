// Pages say of which day their text is, what it does not contain, and what it is where it is not the law.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../../engine/index.js';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { code, writeDatedCorpus } from '../../../dated-corpus.js';
import { article, write } from '../../../engine/read/akn/act-document.js';
import { newFolder, removeFolder } from '../../fetch/run-fetch.js';
import { mayHaveEnded } from '../../../../http/pages/parts/text-day.js';
import { startService } from '../../service.js';

const textDay = suite('the day of a text on pages');
const folder = newFolder();
textDay.after(() => removeFolder(folder));
writeDatedCorpus(folder);
const dated = await startService(
  await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
  endpoints,
);
const sample = await startService(await openSample(), endpoints);
textDay.after(async () => {
  await dated.stop();
  await sample.stop();
});

const page = `/norme/${code.replace('eli:/', '')}`;
const read = async (path: string, language = 'it') =>
  (await dated.get(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)).text;
/** The text of a page from the banner to the end of the article. */
const lawOf = (html: string) => /text-day[^]*?class="law[^]*?<\/div>/.exec(html)?.[0] ?? '';

textDay(
  'a banner above the text counts what it does not contain, and the paragraph that was changed says by whom',
  async () => {
    const second = lawOf(await read(`${page}/art/2`));
    assert.match(second, /role="note"><strong>Testo al 30 maggio 2023: 1 modifica successiva non vi è compresa\./);
    assert.match(
      second,
      /class="comma touched" id="com-2"[^]*?modificato dopo, e il testo non lo riporta: .*D\.Lgs\. 299\/2024/,
    );
    assert.is(second.match(/comma touched/g)?.length, 1);
    const third = lawOf(await read(`${page}/art/3`, 'en'));
    assert.match(third, /Text as at 30 May 2023: 1 later amendment is not in it/);
    assert.match(third, /class="law numbered touched"/);
    const first = lawOf(await read(`${page}/art/1`));
    assert.match(first, /Testo al 30 maggio 2023: non risulta se vi siano modifiche successive/);
    assert.not.match(first, /touched|role="note"/);
  },
);

textDay(
  'that an article is not repealed is not said where a repeal of unknown reach or a note may have ended it',
  () => {
    type Article = Required<Parameters<typeof mayHaveEnded>[0]>;
    const article: Article = { num: '6', testo_al: '2020-01-01', note: [], modificata_da: [] };
    const repeal = (more: object) =>
      [
        { tipo: 'abroga', portata: null, a: { comma: null, lettera: null }, data: '2015-01-01', ...more },
      ] as unknown as Article['modificata_da'];
    const ended = (more: Partial<Article>) => mayHaveEnded({ ...article, ...more });
    assert.is(ended({}), false);
    assert.is(ended({ modificata_da: repeal({}) }), true);
    assert.is(ended({ modificata_da: repeal({ data: null, portata: 'articolo' }) }), true);
    for (const other of [
      { tipo: 'sostituisce' },
      { portata: 'comma', a: { comma: '2', lettera: null } },
      { data: '2021-01-01' },
      { portata: 'parole' },
    ])
      assert.is(ended({ modificata_da: repeal(other) }), false, JSON.stringify(other));
    const noted = (words: string) =>
      ended({ note: [`AGGIORNAMENTO (3)\nLa L. 3 marzo 2014, n. 5 ha disposto ${words}`] });
    assert.is(noted('che "È abrogato l\'art. 6, salvo quanto previsto dal comma 4".'), true);
    assert.is(noted('che il presente articolo è abrogato dal 1° gennaio.'), true);
    assert.is(noted('che "È abrogato l\'art. 61".'), false);
    assert.is(noted("la modifica dell'art. 6."), false);
  },
);

textDay('the page of the act and hits of a search say so, too', async () => {
  const act = await read(page);
  assert.match(act, /Testo al 30 maggio 2023: 3 modifiche successive non vi sono comprese/);
  assert.is(act.match(/badge later">1 modifica successiva non compresa/g)?.length, 2);
  assert.match(
    await read('/cerca?q=posteggio%20rinnovo%20gratuito'),
    /class="later">Testo al 30 maggio 2023: 1 modifica/,
  );
});

textDay(
  'an article that a later act inserts is said to be so, by whom and since when, on pages and in the API',
  async () => {
    const html = await read(`${page}/art/4-bis`);
    assert.match(html, /Il testo caricato di D\.Lgs\. 51\/2019 è al 30 maggio 2023, e questo articolo non vi è:/);
    assert.match(
      html,
      /lo inserisce <a [^>]*>art\. 3, comma 1, D\.Lgs\. 299\/2024<\/a>, in Gazzetta il 31 dicembre 2024/,
    );
    assert.not.match(html, /non è fra i documenti caricati/);
    const { status, text } = await dated.get(`/api/public/norme/${code.replace('eli:/', '')}/art/4-bis?lang=it`);
    assert.is(status, 404);
    assert.match(
      text,
      /che è al 30 maggio 2023, non ha ancora l’articolo 4-bis: lo inserisce art\. 3, D\.Lgs\. 299\/2024\./,
    );
  },
);

textDay('a text without mark of repeal proves that much and no more', async () => {
  assert.match(
    await read(`${page}/art/1`),
    /L’articolo non è abrogato nel testo consolidato al 30 maggio 2023; che cosa/,
  );
  assert.match(await read(page, 'en'), /The act is not repealed in the text consolidated as at 30 May 2023;/);
});

textDay(
  'of an amendment that was in the Gazzetta by the day of the text, nobody says that the text lacks it',
  async () => {
    const early = newFolder();
    writeDatedCorpus(early);
    const name = '20241231_24G00299_ORIGINALE.xml';
    const amender = readFileSync(join(early, name), 'utf8');
    const published = amender
      .replaceAll('2024-12-31', '2023-05-02')
      .replaceAll('2024/12/31', '2023/05/02')
      .replaceAll('2025-01-15', '2023-05-17')
      .replace(
        '</body>',
        '<article eId="art_4"><num>Art. 4</num><heading>Decorrenza</heading><paragraph eId="art_4__para_1"><num>1.</num><content><p>Le disposizioni del presente decreto hanno effetto dal 1° ottobre 2023.</p></content></paragraph></article></body>',
      );
    writeFileSync(join(early, name), published);
    const service = await startService(
      await openCatalog({ corpus: [early], strict: false, report: () => undefined }),
      endpoints,
    );
    const get = async (path: string, language = 'it') => (await service.get(`${path}?lang=${language}`)).text;
    try {
      const article = lawOf(await get(`${page}/art/2`));
      assert.match(article, 'Testo al 30 maggio 2023: 1 modifica ha effetto dopo quel giorno.');
      assert.match(article, 'modificato con effetto da dopo il giorno del testo: ');
      assert.match(await get(page), '<span class="badge later">1 modifica con effetto successivo</span>');
      const english = lawOf(await get(`${page}/art/2`, 'en'));
      assert.match(english, 'Text as at 30 May 2023: 1 amendment takes effect after that day.');
      assert.match(english, 'changed with effect from after the day of the text: ');
      assert.not.match(article + english, /compresa|not in it|non lo riporta|does not show/);
    } finally {
      await service.stop();
      removeFolder(early);
    }
  },
);

textDay('of an article that its document gives no text of, nobody is told that it stands', async () => {
  const holes = newFolder();
  const body = [
    article('1', '<p>Vigila il sindaco.</p>'),
    article('2', "<p>((ARTICOLO SOSTITUITO DALL'ARTICOLO 3 DELLA L. 5 MAGGIO 2009, N. 3))</p>"),
    '<article eId="art_3"><num>Art. 3.</num><heading/><paragraph><content/></paragraph></article>',
  ].join('');
  const work = '<FRBRalias name="eli" value="eli/id/2001/02/10/001G0045/CONSOLIDATED/20100101"/>';
  writeFileSync(join(holes, 'legge.xml'), write({ body, work }));
  const service = await startService(
    await openCatalog({ corpus: [holes], strict: false, report: () => undefined }),
    endpoints,
  );
  const law = 'it/legge/2001/02/03/45/art';
  const get = async (path: string) => (await service.get(path)).text;
  try {
    assert.match(await get(`/norme/${law}/1?lang=it`), 'L’articolo non è abrogato nel testo consolidato');
    for (const [number, said, english] of [
      [
        '2',
        'In luogo del testo il documento ha solo un’annotazione',
        'In place of the text the document has only a remark',
      ],
      [
        '3',
        'Il documento caricato non ha il testo di questo articolo',
        'The document loaded lacks the text of this article',
      ],
    ]) {
      const html = await get(`/norme/${law}/${number}?lang=it`);
      assert.match(html, said!);
      assert.not.match(html, 'non è abrogato');
      assert.match(await get(`/norme/${law}/${number}?lang=en`), english!);
      const plain = await get(`/api/public/norme/${law}/${number}?lang=it&formato=md`);
      assert.match(plain, said!);
      assert.not.match(plain, 'Non abrogato');
    }
  } finally {
    await service.stop();
    removeFolder(holes);
  }
});

textDay('pages of summaries say so before anything else, and date none of them as law', async () => {
  const said = 'Corpus di esempio: i testi sono riassunti scritti per questo progetto';
  const law = '/norme/it/legge/1990/08/07/241';
  for (const path of ['/', '/cerca?q=silenzio', '/norme', law, `${law}/art/2`, `${law}?giorno=2005-01-01`, '/grafo']) {
    const { text } = await sample.get(`${path}${path.includes('?') ? '&' : '?'}lang=it`);
    assert.match(text, new RegExp(`^[^]*?<p class="sample" role="note">${said}[^<]*</p><header`), path);
    assert.match(text, new RegExp(`og:description" content="${said}`), path);
    assert.match(text, new RegExp(`name="description" content="${said}`), path);
    assert.not.match(text, /Testo al |Testo in questa forma|non è abrogato nel testo/, path);
  }
  for (const path of [
    '/risolvi',
    '/modifiche',
    '/dati',
    '/guida',
    '/norme/it/legge/1990/08/07/9999',
    '/api/public/docs',
  ]) {
    const { text } = await sample.get(`${path}?lang=it`);
    assert.match(text, new RegExp(`<p class="sample" role="note">${said}`), path);
  }
  assert.match((await sample.get('/llms.txt?lang=it')).text, new RegExp(`> ${said}`));
  assert.not.match((await dated.get('/?lang=it')).text, /class="sample"/);
});

textDay.run();
