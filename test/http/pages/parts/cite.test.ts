// How acts and articles are cited, opened by their number, and reported.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { publicUrl, startService } from '../../service.js';

const pages = suite('citing');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
pages.after(() => service.stop());

const digital = '/norme/it/decreto-legislativo/2005/03/07/82';
const read = async (path: string) => (await service.get(`${path}${path.includes('?') ? '&' : '?'}lang=it`)).text;

pages('acts and articles can be cited without a script, known names first', async () => {
  const fieldsIn = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/<input id="cita-(\w+)" type="text" readonly value="([^"]*)"/g)].map(([, id, value]) => [
        id,
        value,
      ]),
    );
  const article = await read(`${digital}/art/1`);
  assert.equal(fieldsIn(article), {
    esteso: 'art. 1, decreto legislativo 7 marzo 2005, n. 82',
    breve: 'art. 1 CAD',
    indirizzo: `${publicUrl}${digital}/art/1`,
    markdown: `[art. 1, decreto legislativo 7 marzo 2005, n. 82](${publicUrl}${digital}/art/1)`,
  });
  assert.match(article, /<strong lang="it">Codice dell.amministrazione digitale<\/strong> · <a href/);
  const act = fieldsIn(await read('/norme/it/legge/2000/06/07/150'));
  assert.is(act['breve'], 'L. 150/2000');
  for (const [, link] of article.matchAll(/href="([^"]+formato=(?:csl|bib)[^"]*)"/g))
    assert.is((await service.get(link!.replaceAll('&amp;', '&'))).status, 200, link);
});

pages('an error is reported with the address of what is wrong and the corpus that says so', async () => {
  const text = await read(`${digital}?relazioni=in`);
  const reported = [...text.matchAll(/href="(https:\/\/example\.org\/\?riferimento=[^"]+)"/g)].map(
    ([, href]) => new URL(href!.replaceAll('&amp;', '&')),
  );
  assert.ok(reported.length > 10);
  for (const { searchParams } of reported) {
    assert.ok(searchParams.get('riferimento')!.startsWith(`${publicUrl}${digital}`));
    assert.is(searchParams.get('corpus'), catalog.digest);
  }
});

pages('a number, as people write it, leads to the article of the act', async () => {
  assert.match(
    await read(digital),
    /<form class="day" action="[^"]+" method="get"><label for="art">Vai all’art.<\/label>/,
  );
  for (const [number, article] of [
    ['1', '1'],
    ['art. 3 bis', '3-bis'],
  ]) {
    const first = await service.get(`${digital}?art=${encodeURIComponent(number!)}&lang=it`);
    assert.is(first.status, 307);
    const second = await service.get(first.headers['location']!);
    assert.match(second.headers['location'] ?? '', `${digital}/art/${article}?lang=it`);
  }
});

pages.run();
