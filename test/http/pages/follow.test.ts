// `/seguire`: what a reader follows is in the address, can be added to without a script, and is one OPML file.
import { parseAtomFeed, parseOpml } from 'feedsmith';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { publicUrl, startService } from '../service.js';

const follow = suite('page of what is followed');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
const unnamed = await startService(catalog, endpoints, {
  installation: { contact: {}, publicUrl: null, basePath: '' },
});
follow.after(async () => {
  await Promise.all([service.stop(), unnamed.stop()]);
});

const procedure = 'it/legge/1990/08/07/241';
const code = 'it/decreto-legislativo/2005/03/07/82';

follow('a citation adds its act to the address, once', async () => {
  const first = await service.get('/seguire?aggiungi=l.%20241%2F1990&lang=it');
  assert.is(first.headers.location, `/seguire?norme=${procedure}&lang=it`);
  const second = await service.get(`${first.headers.location}&aggiungi=CAD&tipo=abroga`);
  assert.is(second.headers.location, `/seguire?norme=${procedure},${code}&tipo=abroga&lang=it`);
  const third = await service.get(`${second.headers.location}&aggiungi=art.%202%20l.%20241%2F1990`);
  assert.is((await service.get(third.headers.location!)).text.match(/formato=atom/g)?.length, 3);
});

follow('each feed of the page answers, and each act can be removed', async () => {
  const { text } = await service.get(`/seguire?norme=${procedure},eli:/${code}&tipo=abroga&lang=en`);
  const feeds = [...text.matchAll(/href="([^"]+formato=atom)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  assert.is(feeds.length, 2);
  for (const feed of feeds) {
    assert.match(feed, 'tipo=abroga');
    assert.ok(parseAtomFeed((await service.get(feed)).text).title);
  }
  assert.match(text, `href="/seguire?norme=${code}&amp;tipo=abroga&amp;lang=en"`);
  assert.match(text, `href="/seguire?norme=${procedure}&amp;tipo=abroga&amp;lang=en"`);
});

follow('an article and a reform have feeds of their own, whose pages lead here', async () => {
  const chosen = `${procedure}/art/2,${code}~it/decreto-legge/2020/07/16/76`;
  const { text } = await service.get(`/seguire?norme=${chosen}&lang=it`);
  assert.match(text, 'art. 2, L. 241/1990');
  assert.match(text, 'D.Lgs. 82/2005 – D.L. 76/2020');
  const feeds = [...text.matchAll(/href="([^"]+formato=atom)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  const titles = await Promise.all(feeds.map(async (feed) => parseAtomFeed((await service.get(feed)).text).title));
  assert.equal(
    titles.map((title) => (typeof title === 'string' ? title : title?.value)),
    [
      'Legami: art. 2, L. 241/1990',
      "Legami: Codice dell'amministrazione digitale (D.Lgs. 82/2005) – Decreto Semplificazioni 2020 (D.L. 76/2020)",
    ],
  );
  assert.match(
    (await service.get(`/norme/${procedure}/art/2?lang=it`)).text,
    `href="/seguire?norme=${procedure}/art/2&amp;lang=it"`,
  );
  const reform = await service.get(`/norme/${code}?relazioni=in&con=it/decreto-legge/2020/07/16/76&lang=it`);
  assert.match(reform.text, `href="/seguire?norme=${code}~it/decreto-legge/2020/07/16/76&amp;lang=it"`);
});

follow('a citation of several acts or none is answered with what was understood', async () => {
  const several = await service.get('/seguire?aggiungi=legge%20241&lang=it');
  assert.is(several.status, 200);
  assert.match(several.text, 'class="notice"');
  assert.match(several.text, `href="/seguire?norme=${procedure}&amp;lang=it"`);
  assert.match((await service.get('/seguire?aggiungi=pippo&lang=it')).text, 'class="notice"');
});

follow('unknown acts are named, what is no act is left out, and an address holds a hundred', async () => {
  const { text } = await service.get(`/seguire?norme=it/legge/1980/01/01/9999,x,${procedure}~x,%3Cb%3E&lang=it`);
  assert.match(text, 'L. 9999/1980');
  assert.not.match(text, 'formato=atom');
  const many = Array.from({ length: 120 }, (_, i) => `it/legge/1980/01/01/${i + 1}`).join(',');
  const full = await service.get(`/seguire?norme=${many}&aggiungi=CAD&lang=it`);
  assert.is(full.status, 200);
  assert.match(full.text, 'al più 100 scelte');
});

follow('the feeds are one file under a public address, and without one the page says why there is none', async () => {
  const path = `/seguire?norme=${procedure},${code}&lang=it`;
  assert.match((await service.get(path)).text, `${path.replaceAll('&', '&amp;')}&amp;formato=opml`);
  const file = await service.get(`${path}&formato=opml`, { host: 'evil.example' });
  assert.is(file.headers['content-type'], 'text/x-opml; charset=utf-8');
  assert.is(file.headers['content-disposition'], 'attachment; filename="legami.opml"');
  const outlines = parseOpml(file.text).body?.outlines ?? [];
  assert.equal(
    outlines.map(({ xmlUrl }) => xmlUrl),
    [procedure, code].map((eli) => `${publicUrl}/modifiche?norma=eli:/${eli}&lang=it&formato=atom`),
  );
  assert.ok(outlines.some(({ title }) => title?.startsWith("Codice dell'amministrazione digitale (D.Lgs. 82/2005), ")));
  assert.ok(outlines.every(({ type, htmlUrl }) => type === 'rss' && htmlUrl?.startsWith(publicUrl)));
  const all = parseOpml((await service.get('/seguire?formato=opml&lang=en')).text).body?.outlines ?? [];
  assert.equal(
    all.map(({ xmlUrl }) => xmlUrl),
    [`${publicUrl}/modifiche?lang=en&formato=atom`],
  );

  const page = await unnamed.get(path);
  assert.match(page.text, 'PUBLIC_URL');
  assert.not.match(page.text, 'formato=opml');
  const none = await unnamed.get(`${path}&formato=opml`);
  assert.is(none.status, 404);
  assert.match(none.text, 'PUBLIC_URL');
});

follow('pages of acts and articles lead to it', async () => {
  for (const path of [`/norme/${procedure}`, `/norme/${procedure}/art/2`])
    assert.match((await service.get(`${path}?lang=en`)).text, `href="/seguire?norme=${procedure}&amp;lang=en"`);
});

follow.run();
