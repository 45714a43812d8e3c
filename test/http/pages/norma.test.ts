// Pages of acts and articles: every relation with its sentence and its address, what is known of their end.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CitazioniAnswer } from '../../../http/questions/citazioni.js';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const pages = suite('norma pages');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
pages.after(() => service.stop());

const procedure = '/norme/it/legge/1990/08/07/241';
const digital = '/norme/it/decreto-legislativo/2005/03/07/82';
/** It amends nothing and nothing amends it, as far as the sample tells. */
const lonely = '/norme/it/legge/2000/06/07/150';

const read = async (path: string) => (await service.get(`${path}${path.includes('?') ? '&' : '?'}lang=it`)).text;
const ask = async (path: string) => JSON.parse(await read(`/api/public${path}`)) as shapes.ActAnswer;
const idsIn = (text: string) => [...text.matchAll(/ id="r-([^"]+)"/g)].map(([, id]) => id!);
const idsOf = (...lists: (readonly shapes.Relation[])[]) => lists.flat().map(({ id }) => id);

pages('an act of few relations shows all of them, each with an address and its sentence', async () => {
  const act = await ask('/norme/it/decreto-legislativo/2003/06/30/196');
  const text = await read('/norme/it/decreto-legislativo/2003/06/30/196');
  const lists = [act.modificata_da, act.modifica, act.altri_effetti, act.altri_effetti_subiti];
  assert.equal(idsIn(text).sort(), idsOf(...lists).sort());
  const evidence = act.modificata_da.find(({ evidenza }) => evidenza !== null)!.evidenza!;
  assert.ok(text.includes(evidence.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')));
  assert.match(text, 'precisione misurata: almeno');
});

pages('an act of many relations is shown act by act, each leading to its relations', async () => {
  const act = await ask(digital);
  const text = await read(digital);
  assert.match(text, '<table class="overview">');
  const amenders = new Set(act.modificata_da.map(({ da }) => da.eli));
  const shown = new Set<string>();
  for (const eli of amenders) {
    const link = `${digital}?relazioni=in&amp;con=${eli.replace('eli:/', '')}&amp;lang=it`;
    assert.ok(text.includes(`href="${link}"`), link);
    for (const id of idsIn(await read(link.replaceAll('&amp;', '&')))) shown.add(id);
  }
  const others = act.altri_effetti_subiti.filter(({ da }) => amenders.has(da.eli));
  assert.equal([...shown].sort(), idsOf(act.modificata_da, others).sort());
});

pages('a bar of the years leads to the relations of that year, and to no others', async () => {
  const act = await ask(procedure);
  const text = await read(procedure);
  const years = new Set(act.modificata_da.flatMap(({ data }) => data?.slice(0, 4) ?? []));
  for (const year of years) {
    assert.ok(text.includes(`href="${procedure}?relazioni=in&amp;anno=${year}&amp;lang=it"`), year);
    const expected = [...act.modificata_da, ...act.altri_effetti_subiti].filter(({ data }) => data?.startsWith(year));
    assert.equal(idsIn(await read(`${procedure}?relazioni=in&anno=${year}`)).sort(), idsOf(expected).sort());
  }
});

pages('the chosen year is marked among the years', async () => {
  const [{ data }] = (await ask(procedure)).modificata_da.filter((one) => one.data !== null) as [shapes.Relation];
  const year = data!.slice(0, 4);
  const text = await read(`${procedure}?relazioni=in&anno=${year}`);
  const marked = [...text.matchAll(/<a href="[^"]*anno=(\d+)[^>]*aria-current="true"/g)].map(([, one]) => one);
  assert.equal([...new Set(marked)], [year]);
  assert.not.match(await read(procedure), /anno=[^>]*aria-current/);
});

pages('the head of an article leads to those of its lists that have entries', async () => {
  const article = `${procedure}/art/2`;
  const text = await read(article);
  const ways = [...text.matchAll(/<a href="#((?:modific|effetti|citato)[^"]*)">[^<]*<\/a> <span class="count">/g)];
  assert.ok(ways.some(([, id]) => id === 'modificata-da'));
  for (const [, id = ''] of ways) assert.match(text, ` id="${id}"`);
  assert.ok(text.indexOf('href="#modificata-da"') < text.indexOf('class="law'));
});

pages('filters by kind and article, and a page a hundred, lose no relation', async () => {
  const act = await ask(procedure);
  const incoming = [...act.modificata_da, ...act.altri_effetti_subiti];
  const repeals = incoming.filter(({ tipo }) => tipo === 'abroga');
  assert.equal(idsIn(await read(`${procedure}?relazioni=in&tipo=abroga`)).sort(), idsOf(repeals).sort());
  const eli = 'eli:/it/legge/1990/08/07/241/art/2';
  const ofArticle = incoming.filter(({ a }) => a.articolo_eli === eli);
  assert.ok(ofArticle.length > 0);
  assert.equal(idsIn(await read(`${procedure}?relazioni=in&articolo=art/2`)).sort(), idsOf(ofArticle).sort());
  assert.equal(idsIn(await read(`${procedure}?relazioni=in&offset=200`)), []);
  assert.match(await read(`${procedure}?relazioni=in&anno=1066`), 'Nessuna relazione passa questi filtri');
});

pages('every relation has a page of its own, and an address that is none says so', async () => {
  const act = await ask(procedure);
  const { id, da } = act.modificata_da[5]!;
  const text = await read(`${procedure}?relazione=${id}`);
  assert.equal(idsIn(text), [id]);
  assert.ok(text.includes(da.sigla));
  assert.match(await read(`${procedure}?relazione=none`), 'i documenti caricati possono essere cambiati');
});

pages('an article that has ended says how, since when, by whom, and which relation says so', async () => {
  const article = (await ask(`${procedure}/art/31`)) as unknown as shapes.ArticleAnswer;
  const { relazione, da } = article.stato!;
  const text = await read(`${procedure}/art/31`);
  assert.match(text, 'Questo articolo risulta <strong>abrogato</strong> da');
  const dated = await read('/norme/it/decreto-legislativo/2013/03/14/33/art/4');
  assert.match(dated, /<strong>abrogato<\/strong> da[^<]*<a [^>]+>[^<]+<\/a>, dal 23 giugno 2016/);
  assert.ok(text.includes(`>${da!.sigla}</a>`));
  assert.ok(text.includes(`relazione=${relazione}&amp;lang=it#r-${relazione}"`));
  assert.match(await read(procedure), /Art\. 31<\/a>(<span lang="it">[^<]*<\/span>)?<span class="badge">abrogato/);
});

pages('an article that ended and whose text is not loaded is called an article, not its act', async () => {
  const { nodes } = JSON.parse(await read('/api/public/graph?livello=articolo&max_nodi=5000')) as shapes.GraphAnswer;
  const ended = nodes.filter(
    ({ id, nel_corpus, abrogato }) => !nel_corpus && abrogato === true && id.includes('/art/'),
  );
  assert.ok(ended.length > 0);
  for (const { id } of ended.slice(0, 20)) {
    const text = await read(id.replace('eli:/', '/norme/'));
    const number = id.slice(id.lastIndexOf('/') + 1);
    assert.match(text, `<h1>Art. ${number}</h1>`);
    assert.match(text, 'Questo articolo risulta <strong>');
    assert.not.match(text, 'Questo atto risulta');
  }
});

pages('the page of some relations is named after the other act, not after its address', async () => {
  const { modificata_da } = await ask(digital);
  const { eli, sigla } = modificata_da[0]!.da;
  const text = await read(`${digital}?relazioni=in&con=${eli.replace('eli:/', '')}`);
  assert.ok(text.includes(`<h1>Relazioni: Codice dell'amministrazione digitale (D.Lgs. 82/2005), con ${sigla}</h1>`));
});

pages('of an article that nobody cites the page says so', async () => {
  const { articoli } = await ask(procedure);
  const paths = articoli.map(({ eli }) => eli.replace('eli:/', '/norme/'));
  const counts = await Promise.all(
    articoli.map(async ({ eli }) => {
      const { text } = await service.get(`/api/public/citazioni?norma=${eli}`);
      return (JSON.parse(text) as CitazioniAnswer).totale;
    }),
  );
  for (const isCited of [true, false]) {
    const path = paths[counts.findIndex((count) => count > 0 === isCited)]!;
    const says = (await read(path)).includes('Nessuno degli articoli caricati lo cita.');
    assert.is(says, !isCited, path);
  }
});

pages('one click leads from a relation to its paragraph in the amending act, where that is loaded', async () => {
  const act = await ask(procedure);
  const { da, id } = act.modificata_da.find(({ da }) => da.nel_corpus && da.articolo !== null && da.comma !== null)!;
  const text = await read(`${procedure}?relazione=${id}`);
  const to = `/norme/${da.articolo_eli!.replace('eli:/', '')}/com/${da.comma!.split(', ')[0]!}`;
  assert.ok(text.includes(`href="${to}?lang=it"`), to);
  const { status, headers } = await service.get(`${to}?lang=it`);
  assert.is(status, 307);
  assert.is((await service.get(headers.location!.replace(/#.*/, ''))).status, 200);
});

pages('what changed an article stands beside it in the text of the act', async () => {
  const act = await ask(procedure);
  const [eli = '', changes] = [...groupByArticle(act.modificata_da)].find(([, { length }]) => length > 1)!;
  const text = await read(procedure);
  const article = new RegExp(`<article id="art-${eli.split('/').at(-1)!}"[^]*?</article>`).exec(text)![0];
  assert.is(article.match(/<li class="kind-/g)?.length, Math.min(changes.length, 8));
});

pages('a paragraph that the text does not have leads to its article, which says so', async () => {
  const { status, headers } = await service.get(`${procedure}/art/2/com/99?lang=it`);
  assert.is(status, 307);
  assert.is(headers.location, `${procedure}/art/2?comma=99&lang=it`);
  assert.match(await read(`${procedure}/art/2?comma=99`), 'non ha un comma 99');
});

pages('the number of a paragraph leads to the ways to cite it, below its words', async () => {
  const text = await read(`${procedure}/art/2-bis`);
  assert.match(
    text,
    `href="${procedure}/art/2-bis?comma=1&amp;lang=it#com-1" rel="nofollow" aria-label="Cita il comma 1"`,
  );
  assert.not.match(text, 'cita-comma');
  const cited = await read(`${procedure}/art/2-bis?comma=1`);
  assert.match(
    cited,
    /id="com-1"[^]*?id="cita-comma-esteso"[^>]* value="art\. 2-bis, comma 1, legge 7 agosto 1990, n\. 241/,
  );
  assert.match(cited, `${procedure}/art/2-bis?comma=1#com-1" lang="it"`);
  assert.match(cited, `href="/api/public${procedure}/art/2-bis/com/1?formato=csl&amp;lang=it"`);
});

pages('all citations of an act are a page, and its page leads there', async () => {
  const { eli } = await ask(procedure);
  const { totale } = JSON.parse((await service.get(`/api/public/citazioni?norma=${eli}`)).text) as CitazioniAnswer;
  const text = await read(procedure);
  assert.ok(totale > 10);
  assert.match(text, `href="${procedure}?citazioni=in&amp;lang=it"`);
  const listed = await read(`${procedure}?citazioni=in`);
  assert.is(listed.split('<li>').length - 1, Math.min(totale, 100));
  assert.match(await read(`${procedure}/art/2?citazioni=in`), 'Chi cita: art. 2, L. 241/1990');
});

pages('who cites an act whose text is not loaded is on its page, and on one of their own', async () => {
  const { bersagli } = JSON.parse(
    (await service.get('/api/public/citazioni/bersagli?livello=norma&limit=100')).text,
  ) as {
    bersagli: { eli: string; n_citazioni: number }[];
  };
  const outside = bersagli.filter(
    ({ eli }) => catalog.find(eli) !== null && catalog.find(eli)! >= catalog.facts.counts.acts,
  );
  assert.ok(outside.length > 2);
  for (const { eli, n_citazioni } of outside.slice(0, 3)) {
    const path = `/norme/${eli.replace('eli:/', '')}`;
    const text = await read(path);
    assert.match(text, '<h2 id="citato-da">');
    assert.is(text.includes(`href="${path}?citazioni=in&amp;lang=it"`), n_citazioni > 10);
    assert.is((await read(`${path}?citazioni=in`)).split('<li>').length - 1, Math.min(n_citazioni, 100));
  }
});

pages('a long title is cut in the heading, and whole behind it', async () => {
  const { norme } = JSON.parse((await service.get('/api/public/norme?limit=100')).text) as shapes.NormeAnswer;
  for (const { eli, titolo } of norme) {
    const text = await read(eli.replace('eli:/', '/norme/'));
    const [, heading = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(text) ?? [];
    assert.ok(heading.length <= 221, heading);
    assert.is(text.includes('Titolo intero'), titolo.length > 220, eli);
  }
});

pages('the page of an act leads to its newest amendments and to their feed', async () => {
  const { status, text } = await service.get(`${procedure}?lang=it`);
  assert.is(status, 200);
  const [, feed = ''] = /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(text)!;
  const reply = await service.get(feed.replaceAll('&amp;', '&'));
  assert.is(reply.status, 200);
  assert.match(String(reply.headers['content-type']), 'application/atom+xml');
  assert.ok(text.includes(`<a href="${feed}" type="application/atom+xml">feed Atom</a>`));
  assert.match(text, 'href="/modifiche?norma=eli:/it/legge/1990/08/07/241&amp;lang=it"');
  const newest = await read('/modifiche?norma=eli:/it/legge/1990/08/07/241');
  assert.match(newest, 'in Gazzetta il');
});

pages('an act without relations says that none is known, and what that means', async () => {
  const text = await read(lonely);
  assert.match(text, 'non è stata letta alcuna modifica, fatta o subita.');
  assert.match(text, 'non vuol dire che l’atto non abbia modificato');
  assert.not.match(text, '<figure class="years">');
});

pages('an annex has a page, and the act lists it', async () => {
  const act = await ask('/norme/it/costituzione/1947/12/27');
  const text = await read('/norme/it/costituzione/1947/12/27');
  assert.ok(act.allegati.length > 0);
  for (const { eli, testo } of act.allegati) {
    const path = `/norme/${eli.replace('eli:/', '')}`;
    assert.ok(text.includes(`href="${path}?lang=it"`), path);
    assert.ok((await read(path)).includes(testo.split('\n')[0]!.slice(0, 40)), path);
  }
});

function groupByArticle(relations: readonly shapes.Relation[]): Map<string, shapes.Relation[]> {
  const groups = new Map<string, shapes.Relation[]>();
  for (const relation of relations) {
    const eli = relation.a.articolo_eli;
    if (eli !== null) groups.set(eli, [...(groups.get(eli) ?? []), relation]);
  }
  return groups;
}

pages.run();
