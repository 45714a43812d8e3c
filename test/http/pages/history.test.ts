// Pages of law in time: a text on a day under a banner, the history of an article, the versions of an act, two texts compared.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { openReal } from '../../corpora.js';
import { publicUrl, startService } from '../service.js';

const pages = suite('pages of law in time');
const catalog = await openReal('versioni');
const inTime = catalog === null ? pages.skip : pages;
const service = catalog === null ? null : await startService(catalog, endpoints);
pages.after(() => service?.stop());

const act = '/norme/it/legge-costituzionale/1953/03/11/1';
const article = `${act}/art/12`;

async function read(path: string, status = 200): Promise<string> {
  const answer = await service!.get(`${path}${path.includes('?') ? '&' : '?'}lang=it`);
  assert.is(answer.status, status, path);
  return answer.text;
}
const ask = async <Body>(path: string) => JSON.parse(await read(`/api/public${path}`)) as Body;
/** Text of a page without tags, white space folded. */
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

inTime('a past text says first that it is not the one of today, and links keep the day', async () => {
  const text = await read(`${article}?giorno=1970-01-01`);
  const main = text.slice(text.indexOf('<main'));
  assert.match(
    plain(main),
    /^ Testo passato, com’era il 1º gennaio 1970: dopo ne è venuto un altro\. Vale dal 29 marzo 1953 al 17 gennaio 1989\./,
  );
  assert.match(main, 'La messa in stato di accusa');
  assert.match(main, `href="${act}?giorno=1970-01-01&amp;lang=it"`);
  assert.match(text, '<meta name="robots" content="noindex"/>');
  assert.match(
    plain(await read(`${article}?giorno=1995-01-01`)),
    'Fino al 1º gennaio 1995 il testo più recente fra quelli caricati è questo.',
  );
});

inTime('a past text does not say that nothing is known of what came after', async () => {
  for (const path of [article, act]) {
    const [past, newest] = [plain(await read(`${path}?giorno=1970-02-03`)), plain(await read(path))];
    assert.match(past, /non è abrogato nel testo consolidato al \d+ \S+ 19\d\d\. /);
    assert.not.match(past, /che cosa ne sia stato dopo|se vi siano modifiche successive/);
    assert.match(newest, 'che cosa ne sia stato dopo, i documenti caricati non lo dicono');
  }
});

inTime(
  'a text of a day before an article was repealed does not say that it was: only what is known of today',
  async () => {
    const repealed = `${act}/art/3`;
    const [before, after] = [await read(`${repealed}?giorno=1967-12-09`), await read(`${repealed}?giorno=1967-12-10`)];
    assert.not.match(plain(before), 'Questo articolo risulta');
    assert.match(
      plain(before),
      /Oggi, non nel giorno di questo testo, l’articolo risulta abrogato dalla L\. cost\. 2\/1967 ?, dal 10 dicembre 1967/,
    );
    assert.match(plain(after), /Questo articolo risulta abrogato dalla L\. cost\. 2\/1967 ?, dal 10 dicembre 1967/);
    assert.not.match(before, 'NotInForce');
    assert.match(after, 'NotInForce');
    const badges = async (day: string) =>
      [...(await read(`${act}?giorno=${day}`)).matchAll(/badge">Abrogato/gi)].length;
    assert.is(await badges('1967-12-09'), 0);
    assert.ok((await badges('1967-12-10')) >= 6);
    assert.match(
      await read(`/api/public${repealed}?al=1967-12-09&formato=md`),
      'Oggi, non nel giorno di questo testo, risulta abrogato',
    );
    assert.match(await read(`/api/public${repealed}?al=1967-12-10&formato=md`), /^Risulta abrogato/m);
  },
);

inTime('on paper a past text says the day that was asked for and where its text and the official one are', async () => {
  const text = await read(`${article}?giorno=1970-02-03`);
  const [, paper = ''] = /<p class="printed">(.*?)<\/p>/s.exec(text)!;
  assert.match(paper, ' · Giorno chiesto: 3 febbraio 1970 · Testo al ');
  assert.ok(paper.endsWith(`${article}?giorno=1970-02-03&amp;lang=it`), paper);
  assert.match(text, /<li><a href="[^"]+!vig=1970-02-03">Testo ufficiale al 3 febbraio 1970 su Normattiva<\/a><\/li>/);
  // The stable address is that of the day on which the text began.
  assert.match(text, `<link rel="canonical" href="${publicUrl}${article}?giorno=1953-03-29&amp;lang=it"/>`);
  assert.match(text, `href="${article}?giorno=1970-02-03&amp;lang=en" lang="en"`);
});

inTime('an identifier with a day leads to the page of that day', async () => {
  for (const path of [`${act}@1970-01-01`, '/norme/urn:nir:stato:legge.costituzionale:1953-03-11;1!vig=1970-01-01']) {
    const { status, headers } = await service!.get(path);
    assert.is(status, 307, path);
    assert.is(headers.location, `${act}?giorno=1970-01-01&lang=it`);
  }
});

inTime(
  'an identifier of the text as published leads to the page of the day on which it began, not to the one of today',
  async () => {
    const published = '1953-03-29';
    const led: Record<string, string> = {
      [`${act}@originale`]: `${act}?giorno=${published}&lang=it`,
      [`${act}/art/3@originale`]: `${act}/art/3?giorno=${published}&lang=it`,
      [`${act}@originale/art/12/note`]: `${article}/note?giorno=${published}&lang=it`,
      '/norme/urn:nir:stato:legge.costituzionale:1953-03-11;1@originale': `${act}?giorno=${published}&lang=it`,
      '/norme/https://www.normattiva.it/eli/id/1953/03/14/053C0001/ORIGINAL': `${act}?giorno=${published}&lang=it`,
    };
    for (const [path, to] of Object.entries(led)) {
      const { status, headers } = await service!.get(path);
      assert.equal([status, headers.location], [307, to], path);
    }
    assert.match(plain(await read(`${act}/art/3?giorno=${published}`)), 'Testo passato, com’era il 29 marzo 1953');
  },
);

inTime('a search for an identifier with a day goes to the page that reads the day', async () => {
  for (const day of ['@originale', '!vig=1970-01-01']) {
    const { status, headers } = await service!.get(`/cerca?q=urn:nir:stato:legge.costituzionale:1953-03-11;1${day}`);
    assert.is(status, 307);
    const { headers: then } = await service!.get(headers.location as string);
    assert.is(then.location, `${act}?giorno=${day === '@originale' ? '1953-03-29' : '1970-01-01'}&lang=it`);
  }
});

inTime('the history of an article has every text with its days and its cause, newest first', async () => {
  const { storia } = await ask<shapes.StoriaAnswer>(`${article}/storia`);
  const text = await read(`${article}/storia`);
  const ids = [...text.matchAll(/<li class="at-\w+" id="dal-([\d-]+)"/g)].map(([, day]) => day);
  assert.equal(ids, storia.map(({ dal }) => dal).reverse());
  assert.ok(storia.length > 1);
  for (const { causa } of storia) if (causa?.norma) assert.match(text, causa.norma.sigla);
  assert.match(text, `${article}/confronto?da=1953-03-29&amp;a=1989-01-18`);
});

inTime('the versions of an act are all there', async () => {
  const { versioni } = await ask<shapes.VersioniAnswer>(`${act}/versioni`);
  const text = await read(`${act}/versioni`);
  assert.is([...text.matchAll(/<li class="at-/g)].length, versioni.length);
});

inTime('two texts compared: without what was added the older, without what was removed the newer one', async () => {
  const days = 'da=1960-01-01&a=1990-01-01';
  const text = await read(`${article}/confronto?${days}`);
  const law = text.slice(text.indexOf('<div class="law compared"'), text.indexOf('</main>'));
  // A page has accents where a document prints apostrophes.
  const words = (html: string) => plain(html).normalize('NFD').replace(/\W+/g, '');
  for (const [day, gone] of [
    ['1960-01-01', /<ins>[^]*?<\/ins>/g],
    ['1990-01-01', /<del>[^]*?<\/del>/g],
  ] as const) {
    const { testo } = await ask<shapes.ArticleAnswer>(`${article}?al=${day}`);
    assert.is(words(law.replace(gone, '')), words(testo), day);
  }
  const beside = await read(`${article}/confronto?${days}&vista=affiancata`);
  assert.match(beside, '<table class="compared">');
  assert.match(plain(await read(`${act}/confronto?da=1960-01-01`)), /Cambia(?:no \d+ articoli| un articolo)/);
});

inTime('a day that is none, and a place that is unknown, are said', async () => {
  assert.match(plain(await read(`${article}/confronto?da=ieri`, 422)), 'Serve un giorno del calendario');
  await read(`${act}/art/999/storia`, 404);
  const before = await read(`${article}/confronto?da=1951-01-01`, 404);
  assert.match(before, '<h1>Di quel giorno non è caricato alcun testo</h1>');
  assert.match(before, `<a href="${article}?lang=it">`);
  assert.match(before, `<a href="${act}/versioni?lang=it">`);
  assert.match(plain(await read(`${act}?giorno=1950-01-01`)), 'prima non c’era');
});

pages.run();
