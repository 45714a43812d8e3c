// «Segnala un errore»: on every relation, hit and text, with its id, address and corpus; nothing where nobody can be reached.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { publicUrl, startService } from '../../service.js';

const reports = suite('report of an error');
const catalog = await openSample();
const startWith = (contact: object) =>
  startService(catalog, endpoints, { installation: { contact, publicUrl: null, basePath: '' } });
const byPage = await startService(catalog, endpoints);
const byLetter = await startWith({ email: 'uffici+leggi@example.org' });
const nobody = await startWith({ name: 'Prova' });
reports.after(async () => {
  await Promise.all([byPage, byLetter, nobody].map((service) => service.stop()));
});

const article = '/norme/it/legge/1990/08/07/241/art/2';
const act = '/norme/it/legge/1990/08/07/241';
const pages = [
  `${act}?relazioni=in`,
  `${act}?relazioni=in&con=it/decreto-legge/2020/07/16/76`,
  '/modifiche',
  '/cerca?q=trasparenza',
  article,
];

const linksOf = (text: string) =>
  [...text.matchAll(/<a href="([^"]+)" rel="nofollow">Segnala un errore<\/a>/g)].map(
    ([, href]) => new URL(href!.replaceAll('&amp;', '&')),
  );
const read = async ({ get }: { get: typeof byPage.get }, path: string) =>
  (await get(`${path}${path.includes('?') ? '&' : '?'}lang=it`)).text;

for (const path of pages) {
  reports(
    `${path}: each leads to the operator's page with id, address and corpus, and the address answers`,
    async () => {
      const links = linksOf(await read(byPage, path));
      assert.ok(links.length > 1);
      const withId = links.filter(({ searchParams }) => searchParams.has('id'));
      // The one of the footer is about the page.
      assert.ok(withId.length >= links.length - 1);
      for (const { origin, searchParams } of [withId[0]!, withId.at(-1)!]) {
        assert.is(origin, 'https://example.org');
        assert.is(searchParams.get('corpus'), catalog.digest);
        const about = searchParams.get('riferimento')!;
        assert.ok(about.startsWith(publicUrl));
        assert.is((await byPage.get(about.slice(publicUrl.length))).status, 200, about);
        assert.match(searchParams.get('id')!, /^(?:[0-9a-f]{16}|eli:\/it\/.+)$/);
      }
    },
  );
}

reports('the relation of a report is the one that its address shows', async () => {
  const [link] = linksOf(await read(byPage, '/modifiche'));
  const [about, id] = ['riferimento', 'id'].map((name) => link!.searchParams.get(name)!);
  assert.match(await read(byPage, about!.slice(publicUrl.length)), `id="r-${id}"`);
});

reports('without a page of the operator it is a letter', async () => {
  const [link] = linksOf(await read(byLetter, article));
  assert.is(link!.pathname, 'uffici%2Bleggi@example.org');
  const body = link!.searchParams.get('body')!;
  assert.match(body, article);
  assert.match(body, 'eli:/it/legge/1990/08/07/241/art/2');
  assert.match(body, catalog.digest);
});

reports('where nobody can be reached there is no link', async () => {
  for (const path of pages) assert.not.match(await read(nobody, path), 'Segnala un errore');
});

reports.run();
