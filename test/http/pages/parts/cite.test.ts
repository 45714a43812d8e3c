// How acts and articles are cited, opened by their number, and reported.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../../engine/index.js';
import { endpoints } from '../../../../http/questions/index.js';
import { openSample } from '../../../corpora.js';
import { code, writeDatedCorpus } from '../../../dated-corpus.js';
import { publicUrl, startService } from '../../service.js';

const pages = suite('citing');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
pages.after(() => service.stop());

const digital = '/norme/it/decreto-legislativo/2005/03/07/82';
const read = async (path: string) => (await service.get(`${path}${path.includes('?') ? '&' : '?'}lang=it`)).text;

/** The forms of a citation, by their names. @param of what their ids begin with */
const fieldsIn = (text: string, of = 'cita-') =>
  Object.fromEntries(
    [...text.matchAll(/<input id="([a-z-]+)" type="text" readonly value="([^"]*)"/g)].flatMap(([, id, value]) =>
      id!.startsWith(of) ? [[id!.slice(of.length), value]] : [],
    ),
  );

pages('acts and articles can be cited without a script, known names first', async () => {
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

pages('the number of an act stays in one line, with a space that can be copied', async () => {
  const [list, act] = [await read('/norme'), await read(digital)];
  assert.match(list, '</strong> · <span class="sigla">D.Lgs. 82/2005</span></a>');
  assert.match(act, '</strong> · <span class="sigla">D.Lgs. 82/2005</span>');
  const relations = await read(`${digital}?relazioni=in`);
  assert.match(
    relations,
    /<h3><a class="sigla" [^>]*><strong lang="it">[^<]+<\/strong> · <span class="sigla">D\.L\. \d+\/\d+<\/span><\/a>/,
  );
  assert.match(
    await read('/cerca?q=trasparenza'),
    /<h2><a [^>]*>Art\. [^<]+, <span class="sigla">D\.Lgs\. \d+\/\d+<\/span><\/a>/,
  );
});

const folder = mkdtempSync(join(tmpdir(), 'legami-cited-'));
writeDatedCorpus(folder);
const dated = await startService(
  await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
  endpoints,
);
pages.after(async () => {
  await dated.stop();
  rmSync(folder, { recursive: true });
});

pages('every form of a citation says of which day the text is', async () => {
  const page = `/norme/${code.replace('eli:/', '')}/art/2`;
  const [day, said] = ['2023-05-30', 'testo al 30 maggio 2023'];
  const full = `art. 2, comma 1, decreto legislativo 5 aprile 2019, n. 51, ${said}`;
  const link = `${publicUrl}${page}?giorno=${day}&amp;comma=1#com-1`;
  const whole = (await dated.get(`${page}?comma=1&lang=it`)).text;
  assert.equal(fieldsIn(whole, 'cita-comma-'), {
    esteso: full,
    breve: `art. 2, comma 1, D.Lgs. 51/2019 (${said})`,
    indirizzo: link,
    markdown: `[${full}](${link})`,
  });
  const linked = await dated.get(`${page}?giorno=${day}&comma=1&lang=it`);
  assert.is(linked.status, 200);
  assert.match(linked.text, 'Testo al 30 maggio 2023');
  const api = `/api/public${page}/com/1?formato=`;
  const [item] = JSON.parse((await dated.get(`${api}csl`)).text) as { version: string; note: string }[];
  assert.is(item!.version, said);
  assert.is(item!.note, full);
  const entry = (await dated.get(`${api}bib`)).text;
  assert.match(entry, `shorttitle = {art. 2, comma 1, D.Lgs. 51/2019 (${said})}`);
  assert.match(entry, `version = {${said}}`);
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
