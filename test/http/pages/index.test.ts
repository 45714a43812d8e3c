// What pages show of the whole corpus, and where citations lead.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { act, article, inLanguage, startSite } from './site.js';

const pages = suite('pages of the corpus');
const { service, catalog, stop } = await startSite();
pages.after(stop);

const read = async (path: string) => (await service.get(inLanguage(path, 'it'))).text;
const ask = async <Answer>(path: string) => JSON.parse(await read(`/api/public${path}`)) as Answer;
const { nodes } = await ask<shapes.GraphAnswer>('/graph?max_nodi=2000');
const incoming = nodes.map(({ id }) => {
  const found = catalog.find(id)!;
  return { eli: id, relations: catalog.record(found).relations('incoming') };
});
const path = (eli: string) => `/norme/${eli.replace('eli:/', '')}`;

function amendmentsOf({ relations }: (typeof incoming)[number]): shapes.Relation[] {
  const list = Buffer.concat([...relations.piece('it').plain()]).toString();
  return (JSON.parse(`{${list.slice(1)}}`) as { modificata_da: shapes.Relation[] }).modificata_da;
}

pages('the most amended acts stand on the first page, with the number of their amendments', async () => {
  const text = await read('/');
  // Entries of unknown kind are counted apart.
  const stated = incoming.map((one) => amendmentsOf(one).filter(({ tipo }) => tipo !== 'altro').length);
  const most = Math.max(...stated);
  const { eli } = incoming[stated.indexOf(most)]!;
  const [, first = ''] = /<ol class="ranked">(.*?)<\/li>/s.exec(text) ?? [];
  assert.ok(first.includes(`href="${path(eli)}?lang=it"`), first);
  assert.ok(first.includes(`${most} modifiche`), first);
});

pages('the newest amendments are the newest of all, and lead to their relations', async () => {
  const recent = catalog.recentPairs();
  const days: string[] = [];
  for (const one of incoming) {
    const { eli } = one;
    const modificata_da = amendmentsOf(one);
    const pairs = new Map(
      modificata_da.filter(({ tipo }) => tipo !== 'altro').map(({ da, date }) => [da.eli, date.pubblicazione]),
    );
    for (const [from, day] of pairs) days.push(day ?? from.split('/').slice(-4, -1).join('-'));
    assert.ok(modificata_da.every(({ a }) => a.eli === eli));
  }
  assert.equal(
    recent.map(({ data }) => data),
    days.sort().reverse().slice(0, recent.length),
  );
  const [{ da, a, n }] = recent as [shapes.RecentPair];
  const text = await read(`${path(a.eli)}?relazioni=in&con=${da.eli.replace('eli:/', '')}`);
  assert.is(text.match(/<section aria-labelledby="modificata-da">.*?<\/section>/s)?.[0].match(/ id="r-/g)?.length, n);
});

pages('the first page says how many interventions of those days its list leaves out', async () => {
  const shown = catalog.recentPairs().slice(0, 8);
  const { data, n_senza_genere } = shown.at(-1)!;
  const left = incoming.flatMap(amendmentsOf).filter(({ tipo, da, date }) => {
    const day = date.pubblicazione ?? da.eli.split('/').slice(-4, -1).join('-');
    return tipo === 'altro' && day >= data;
  });
  assert.is(n_senza_genere, left.length);
  const text = await read('/');
  if (left.length > 1) assert.match(text, `Non sono elencati ${left.length} interventi di genere non detto`);
  else assert.is(left.length === 1, /Non è elencato un intervento di genere non detto/.test(text));
});

pages('types of acts are written as Italian writes them', async () => {
  assert.match(await read('/norme'), />decreto-legge </);
  assert.match(await read('/norme?tipo=decreto-legge'), '<h1>Atti: decreto-legge</h1>');
  assert.match(await read('/norme?tipo=decreto-legislativo'), '<h1>Atti: decreto legislativo</h1>');
});

pages('every year of a type lists its acts, and together the years have all of them', async () => {
  const text = await read('/norme?tipo=legge');
  const years = [...text.matchAll(/anno=(\d{4})&amp;lang=it"[^>]*>\d{4} <span>(\d+)</g)];
  const { totale } = await ask<shapes.NormeAnswer>('/norme?tipo=legge');
  assert.is(
    years.reduce((sum, [, , count]) => sum + Number(count), 0),
    totale,
  );
  for (const [, year, count] of years) {
    const listed = await read(`/norme?tipo=legge&anno=${year!}`);
    const acts = [...listed.matchAll(/<li><a href="(\/norme\/it\/legge\/(\d{4})[^"]*)"/g)];
    assert.is(acts.length, Number(count), year);
    assert.ok(acts.every(([, , of]) => of === year));
  }
  assert.match(await read('/norme?tipo=legge&anno=1066'), 'Nessun atto di questo tipo e anno');
});

pages('a citation without a year leads to the only act that fits, whose page says that none was named', async () => {
  const { status, headers } = await service.get('/cerca?q=art.%202-bis%20legge%20241&lang=it');
  assert.is(status, 307);
  assert.is(headers.location, `${act}/art/2-bis?cercato=art.%202-bis%20legge%20241&lang=it`);
  assert.match((await service.get(headers.location!)).text, 'non dice l’anno');
  const paragraph = await service.get('/cerca?q=art.%202%20comma%203%20legge%20241&lang=it');
  const asked = 'cercato=art.%202%20comma%203%20legge%20241&comma=3&lang=it';
  assert.is(paragraph.headers.location, `${act}/art/2?${asked}#com-3`);
});

pages('`/cerca` finds articles by their text and marks the words; the name of an article finds it first', async () => {
  const named = await read('/cerca?q=preavviso%20di%20rigetto');
  assert.match(named, new RegExp(`<ol class="hits"><li><h2><a href="${act}/art/10-bis[?"]`));
  const found = await read('/cerca?q=provvedimento%20motivato');
  assert.match(found, /<mark>[^<]{5,30}<\/mark>/);
  assert.match(await read('/cerca?q=preaviso%20rigeto%20istanza'), 'si è cercato');
  assert.match(
    await read('/cerca?q=firmare'),
    'Per «firmare» si è cercato anche, nelle parole della legge: sottoscrizione',
  );
  assert.match((await service.get('/cerca?q=firmare&lang=en')).text, 'For “firmare” the search also used');
  // From there one link leads to the word as it is written.
  assert.match(await read('/cerca?q=firmare'), '/cerca?q=firmare&amp;esatto=true');
  const exact = await read('/cerca?q=firmare&esatto=true');
  assert.not.match(exact, 'si è cercato anche');
  assert.not.match(exact, 'così come è scritto');
});

pages('acts and articles say who cites them', async () => {
  const { citazioni } = await ask<{ citazioni: shapes.CitationEntry[] }>('/citazioni?norma=l.%20241/1990&limit=10');
  const text = await read(act);
  assert.match(text, 'Citato da');
  for (const { da } of citazioni) assert.match(text, `art. ${da.articolo}, ${da.sigla}`);
});

pages('`/risolvi` leads to the paragraph that a citation names', async () => {
  const text = await read(`/risolvi?testo=${encodeURIComponent("l'art. 2-bis, comma 1, l. 241/1990")}`);
  assert.match(text, `<a href="${article}/com/1?lang=it">art. 2-bis, comma 1</a>`);
  assert.match(text, `<a class="citation" href="${article}/com/1?lang=it">`);
  assert.match(text, `[art. 2-bis, comma 1, l. 241/1990](https://legami.example.org${article}/com/1)`);
  assert.match(
    await read(`/risolvi?testo=${encodeURIComponent("l'art. 2-bis l. 241/1990, comma 1")}`),
    `<a href="${article}/com/1?lang=it">art. 2-bis, comma 1</a>`,
  );
  for (const short of ['co. 1', 'c. 1'])
    assert.match(
      await read(`/risolvi?testo=${encodeURIComponent(`l'art. 2-bis, ${short}, l. 241/1990`)}`),
      `<a href="${article}/com/1?lang=it">`,
      short,
    );
  for (const cited of [
    'commi 1 e 1-bis',
    'co. 1 e 1-bis',
    'comma 1 e 1-bis',
    'comma 1, 1-bis',
    'comma 1 e seguenti',
    'comma 1 e comma 2',
  ]) {
    const several = await read(`/risolvi?testo=${encodeURIComponent(`l'art. 2-bis, ${cited}, l. 241/1990`)}`);
    assert.match(several, `<a href="${article}?lang=it">art. 2-bis</a>`, cited);
    assert.match(several, `<a class="citation" href="${article}?lang=it">`, cited);
    assert.not.match(several, '/com/1', cited);
  }
});

pages('`/risolvi` marks what is dead, and says what it could not tell', async () => {
  const cited = 'visto l’art. 31 l. 241/1990, la legge 104 e l’art. 2, comma 1, l. 241/1990';
  const text = await read(`/risolvi?testo=${encodeURIComponent(cited)}`);
  assert.match(text, /class="citation dead"[^>]*>art\. 31 l\. 241\/1990<\/a><span class="badge"[^>]*>abrogato/);
  assert.match(text, /class="citation open" href="#c-2">legge 104/);
  const several = await read(`/risolvi?testo=${encodeURIComponent('visti gli artt. 3, 4 e 11 d.lgs. 33/2013')}`);
  assert.match(
    several,
    /class="citation"[^>]*>artt\. 3, <s class="dead">4<\/s> e <s class="dead">11<\/s> d\.lgs\. 33\/2013<\/a><span class="badge"[^>]*>art\. 4: abrogato<\/span><span[^>]*>art\. 11: abrogato/,
  );
  assert.match(several, /<p>art\. 4: <strong class="dead">abrogato<\/strong>/);
  assert.match(text, 'Non è fra gli atti noti qui');
  assert.match(text, `[art. 2, comma 1, l. 241/1990](https://legami.example.org${act}/art/2/com/1)`);
  assert.match(text, '&lt;a href=&quot;https://legami.example.org');
});

pages('a search shows what the API finds, with its words marked and why it is there', async () => {
  const { risultati, totale } = await ask<CercaAnswer>('/cerca?q=trasparenza');
  const text = await read('/cerca?q=trasparenza');
  assert.ok(text.includes(`${totale} risultati`), String(totale));
  const listed = [...text.matchAll(/<h2><a href="([^"?]+)\?lang=it"/g)].map(([, to]) => to);
  assert.equal(
    listed,
    risultati.map(({ eli }) => path(eli)),
  );
  const marked = text.match(/<mark>/g)?.length ?? 0;
  assert.is(
    marked,
    risultati.reduce((sum, { passo, rubrica_parole }) => sum + passo.parole.length + rubrica_parole.length, 0),
  );
  assert.match(text, 'le parole sono nel ');
});

pages('filters of a search are those of the API, and an empty result says what to try', async () => {
  const { totale } = await ask<CercaAnswer>(
    '/cerca?q=trasparenza&in=testo&tipo=legge&dal=1990-01-01&al=2012-12-31&cessati=esclusi',
  );
  const onDay = await ask<CercaAnswer>('/cerca?q=trasparenza&testo_al=2010-01-01');
  const dated = await read('/cerca?q=trasparenza&testo_al=2010-01-01');
  assert.match(dated, '<input type="date" name="testo_al" value="2010-01-01"');
  assert.match(dated, onDay.avviso!);
  // A day that the calendar lacks is as if it were not there.
  assert.match(
    await read('/cerca?q=trasparenza&testo_al=2010-02-30'),
    /<input type="date" name="testo_al" value(?:="")?\/?>/,
  );
  const text = await read('/cerca?q=trasparenza&in=testo&tipo=legge&dal=1990&al=2012&cessati=esclusi');
  assert.ok(totale > 1);
  assert.ok(text.includes(`${totale} risultati`), String(totale));
  assert.match(text, '<option value="legge" selected');
  const next = await read('/cerca?q=trasparenza&offset=20');
  assert.match(next, 'rel="prev"');
  assert.match(await read('/cerca?q=xyzzyqxq'), 'Prova con un’altra parola');
  assert.match(await read('/cerca?q=xyzzyqxq%20qzyzyq'), 'Prova con meno parole');
});

pages.run();
