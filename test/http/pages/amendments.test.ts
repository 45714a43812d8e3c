// `/modifiche`: the newest amendments by day, narrowed by kind, a page at a time.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { pageWords } from '../../../http/pages/words.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const amendments = suite('page of amendments');
const service = await startService(await openSample(), endpoints);
amendments.after(() => service.stop());

const read = async (path: string) => (await service.get(path)).text;
const linkTo = (rel: string, text: string) =>
  new RegExp(`rel="${rel}" href="([^"]+)"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? null;

amendments('every amendment is on one page of them, each under its day', async () => {
  const { totale, modifiche } = JSON.parse(await read('/api/public/modifiche?limit=200')) as shapes.ModificheAnswer;
  const seen = new Set<string>();
  let pages = 0;
  for (let path: string | null = '/modifiche?lang=it'; path !== null; pages++) {
    const text = await read(path);
    for (const [, id] of text.matchAll(/#r-([0-9a-f]+)"/g)) {
      assert.not(seen.has(id!), id);
      seen.add(id!);
    }
    if (pages > 0) assert.is.not(linkTo('prev', text), null);
    path = linkTo('next', text);
  }
  assert.is(seen.size, Math.min(totale, 1000));
  assert.is(pages, Math.ceil(seen.size / 100));
  for (const { id } of modifiche) assert.ok(seen.has(id), id);
});

amendments('a kind that is chosen stays chosen on the next page, and alone is listed', async () => {
  const text = await read('/modifiche?tipo=abroga&lang=it');
  assert.match(text, '<option value="abroga" selected>');
  assert.match(text, 'kind-abroga');
  assert.not.match(text, /kind-(?!abroga)/);
  const next = linkTo('next', text);
  if (next !== null) assert.match(next, 'tipo=abroga');
});

amendments('kinds that change no words are not offered; asked for, they are said to stand elsewhere', async () => {
  for (const page of ['/modifiche', '/seguire']) {
    const text = await read(`${page}?lang=it`);
    assert.match(text, '<option value="abroga">');
    assert.not.match(text, '<option value="proroga"');
  }
  const text = await read('/modifiche?tipo=proroga&lang=it');
  assert.match(text, '<option value="proroga" selected>');
  assert.match(text, 'I documenti caricati non dicono alcuna modifica così');
  assert.match(text, pageWords.it.act.otherEffectsText);
  assert.not.match(text, '>0 ');
});

amendments(
  'an address that cannot be answered says which parameter is missing or wrong, and does not say that there is no page',
  async () => {
    for (const [query, it, en] of [
      ['con=L.%20241/1990', 'Manca «norma»', '“norma” is missing'],
      ['dal=2024-99-01', '«2024-99-01» non è un giorno', '“2024-99-01” is no day'],
      ['tipo=leggi', '«leggi» non è fra i valori', '“leggi” is not among the values'],
    ] as const) {
      for (const [language, said, gone] of [
        ['it', it, 'Questa pagina non c’è'],
        ['en', en, 'This page does not exist'],
      ] as const) {
        const { status, text } = await service.get(`/modifiche?${query}&lang=${language}`);
        assert.is(status, 422, query);
        assert.match(text, said);
        assert.match(text, `href="/modifiche?lang=${language}"`);
        assert.not.match(text, gone);
      }
    }
    assert.is((await service.get('/riscontri?grado=forse&lang=it')).status, 422);
  },
);

amendments('acts have the names that jurists use, their numbers behind', async () => {
  const text = await read('/modifiche?norma=CAD&lang=it');
  assert.match(
    text,
    '<h1>Modifiche recenti: Codice dell’amministrazione digitale (D.Lgs. 82/2005)</h1>'.replace('’', "'"),
  );
  assert.match(
    text,
    />Codice dell.amministrazione digitale<\/a> <span class="soft sigla">\(D\.Lgs\. 82\/2005\)<\/span>/,
  );
});

amendments.run();
