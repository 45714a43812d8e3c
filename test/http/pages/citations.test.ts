// What an act cites, what of that is no longer in force, its last amendment, and its other days: each a click from its page.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import type { CitazioniAnswer } from '../../../http/questions/citazioni.js';
import { endpoints } from '../../../http/questions/index.js';
import { openCitingDead } from '../../corpora.js';
import { startService } from '../service.js';

const citing = suite('what an act cites, and when');
const catalog = await openCitingDead();
const service = await startService(catalog, endpoints);
citing.after(() => service.stop());

const procedure = '/norme/it/legge/1990/08/07/241';
const read = async (path: string) => (await service.get(`${path}${path.includes('?') ? '&' : '?'}lang=it`)).text;
const ask = async <Body>(path: string) => JSON.parse(await read(`/api/public${path}`)) as Body;
const askCited = (path: string, rest: string) =>
  ask<CitazioniAnswer>(`/citazioni?norma=${path.replace('/norme/', 'eli:/')}&dir=out&limit=1000${rest}`);

/** Acts of the sample that cite what others than the provision by which it ended still cite. */
const citingDead: string[] = [];
const { norme } = await ask<shapes.NormeAnswer>('/norme?limit=1000');
for (const { eli } of norme) {
  const path = eli.replace('eli:/', '/norme/');
  if ((await askCited(path, '&cessati=solo')).totale > 0) citingDead.push(path);
}

citing('the page of an act leads to what it cites that is no longer in force, with its number', async () => {
  assert.ok(citingDead.length > 0);
  for (const path of citingDead) {
    const { totale, citazioni } = await askCited(path, '&cessati=solo');
    const link = `<a href="${path}?citazioni=out&amp;cessati=solo&amp;lang=it">${totale} di ciò che non è più in vigore</a>`;
    assert.ok((await read(path)).includes(link), link);
    const list = await read(`${path}?citazioni=out&cessati=solo`);
    assert.is(list.split('<tr><td>').length - 1, Math.min(totale, 100));
    for (const { a } of citazioni)
      assert.ok(list.includes(`"${(a.articolo_eli ?? a.eli).replace('eli:/', '/norme/')}?lang=it"`));
    assert.match(list, /class="badge">(?:abrogato|decaduto|non convertito|incostituzionale)/);
  }
});

citing('an act that cites nothing of the kind does not offer the list, which says so to who asks', async () => {
  const quiet = norme.map(({ eli }) => eli.replace('eli:/', '/norme/')).find((path) => !citingDead.includes(path))!;
  assert.not.match(await read(quiet), 'cessati=solo');
  assert.match(await read(`${quiet}?citazioni=out&cessati=solo`), 'non risulta che ciò che cita abbia cessato');
});

citing('a list of those who cite what nobody cites says that nobody does, in the texts loaded', async () => {
  const { articoli } = await ask<shapes.ActAnswer>(procedure);
  const counts = await Promise.all(
    articoli.map(({ eli }) => ask<CitazioniAnswer>(`/citazioni?norma=${eli}`).then(({ totale }) => totale)),
  );
  const [none, some] = [counts.indexOf(0), counts.findIndex((count) => count > 0)].map((at) =>
    articoli[at]!.eli.replace('eli:/', '/norme/'),
  );
  assert.match(await read(`${none}?citazioni=in`), 'Nessuno degli articoli caricati lo cita.');
  assert.not.match(await read(`${some}?citazioni=in`), 'Nessuno degli articoli caricati');
});

citing('all that an act cites is a page, a hundred at a time', async () => {
  const { totale } = await askCited(procedure, '');
  assert.match(await read(procedure), `${procedure}?citazioni=out&amp;lang=it">${totale} citazioni</a>`);
  const list = await read(`${procedure}?citazioni=out`);
  assert.is(list.split('<tr><td>').length - 1, Math.min(totale, 100));
  assert.match(await read(`${procedure}/art/2?citazioni=out`), 'Che cosa cita: art. 2, L. 241/1990');
});

citing('the last amendment of an act stands at the top of its page', async () => {
  const answer = await ask<shapes.ActAnswer>(procedure);
  // What nobody states the kind of is no amendment.
  const modificata_da = answer.modificata_da.filter(({ tipo }) => tipo !== 'altro');
  const [last] = modificata_da.flatMap(({ data }) => data ?? []).sort((a, b) => (a < b ? 1 : -1));
  const latest = modificata_da.filter(({ data }) => data === last).map(({ da }) => da.sigla);
  const [, href = '', shown = ''] =
    /Ultima modifica(?: di genere detto)?: <a class="sigla" href="([^"]*)">([^<]+)<\/a>/.exec(await read(procedure)) ??
    [];
  assert.ok(latest.includes(shown), shown);
  // It leads to what that act amends here, sentences included.
  const led = (await service.get(href.replaceAll('&amp;', '&'))).text;
  const made = modificata_da.filter(({ da }) => da.sigla === shown);
  assert.ok(made.length > 0 && made.every(({ id }) => led.includes(`r-${id}`)));
  assert.not.match(await read('/norme/it/legge/2000/06/07/150'), 'Ultima modifica');
});

citing('no amendment is said to be the last where an act of unstated kind intervened later', async () => {
  let overtaken = 0;
  for (const { eli } of norme) {
    const path = eli.replace('eli:/', '/norme/');
    const { modificata_da } = await ask<shapes.ActAnswer>(path);
    const lastOf = (relations: shapes.Relation[]) =>
      relations.flatMap(({ data }) => data ?? []).reduce((best, one) => (best < one ? one : best), '');
    const stated = lastOf(modificata_da.filter(({ tipo }) => tipo !== 'altro'));
    const unstated = lastOf(modificata_da.filter(({ tipo }) => tipo === 'altro'));
    const isOvertaken = stated < unstated;
    if (isOvertaken) overtaken++;
    const page = await read(path);
    assert.is(page.includes('Ultima modifica: '), stated !== '' && !isOvertaken, path);
    assert.is(page.includes('Ultima modifica di genere detto: '), stated !== '' && isOvertaken, path);
    const [, shown = ''] = /Ultimo intervento, di genere non detto: <a [^>]*>([^<]+)<\/a>/.exec(page) ?? [];
    const latest = modificata_da.filter(({ tipo, data }) => tipo === 'altro' && data === unstated);
    assert.is(shown !== '', isOvertaken, path);
    if (isOvertaken) assert.ok(latest.some(({ da }) => da.sigla === shown));
  }
  assert.ok(overtaken > 0);
});

citing('of another day an article has its official text, and what has amended it since', async () => {
  const path = `${procedure}/art/2`;
  assert.match(await read(path), `<form class="day" action="${path}" method="get">`);
  assert.match(await read(path), 'N2Ls?urn:nir:stato:legge:1990-08-07;241~art2"');
  const text = await read(`${path}?giorno=2010-01-01`);
  assert.match(text, 'N2Ls?urn:nir:stato:legge:1990-08-07;241~art2!vig=2010-01-01"');
  const { modificata_da } = await ask<shapes.ArticleAnswer>(path);
  const later = modificata_da.filter(({ date, data }) => (date.effetto ?? date.vigore ?? data ?? '') > '2010-01-01');
  assert.ok(later.length > 0);
  const [, section = ''] = /<section aria-labelledby="dopo">(.*?)<\/section><(?:section aria-l|\/main)/s.exec(text)!;
  for (const { id } of modificata_da)
    assert.is(
      section.includes(`id="r-${id}"`),
      later.some((one) => one.id === id),
      id,
    );
});

citing('of another day paper says which one was asked for, and of what', async () => {
  const text = await read(`${procedure}/art/2?giorno=2010-01-01`);
  const [, paper = ''] = /<p class="printed">(.*?)<\/p>/s.exec(text)!;
  assert.match(paper, /^<strong>art. 2, L. 241\/1990<\/strong> · art. 2, .*legge 7 agosto 1990, n. 241/);
  assert.match(paper, ' · Giorno chiesto: 1º gennaio 2010 · ');
});

citing('the day of a text may be asked for as under /api/public, too', async () => {
  const main = (text: string) =>
    /<main[^]*<\/main>/.exec(text)![0].replaceAll('&amp;', '&').replaceAll('al=', 'giorno=');
  for (const path of [`${procedure}/art/2`, procedure])
    assert.is(main(await read(`${path}?al=2010-01-01`)), main(await read(`${path}?giorno=2010-01-01`)), path);
});

citing('an act lists the other texts that are loaded, and a day that is none is told', async () => {
  assert.match(await read(`${procedure}?giorno=2010-01-01`), ';241!vig=2010-01-01"');
  assert.match(await read(`${procedure}?giorno=1950-01-01`), 'prima non c’era');
  assert.match(await read(`${procedure}?giorno=2010-02-30`), 'non è un giorno del calendario');
});

citing.run();
