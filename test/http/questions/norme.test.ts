// The list of acts searched over HTTP: what comes first, and what is said where no act has all the words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { openReal, openSample } from '../../corpora.js';
import { italian } from '../../engine/search/ranking/judged.js';
import { projectRoot } from '../../source-tree.js';
import { startService, type Service } from '../service.js';

/** A query, the act wanted first, and others that may stand first instead. */
interface Wanted {
  q: string;
  eli: string;
  nel_corpus: boolean;
  accetta?: string[];
}

const norme = suite('norme');

async function list(service: Service, q: string, rest = ''): Promise<shapes.NormeAnswer> {
  const { status, text } = await service.get(`/api/public/norme?q=${encodeURIComponent(q)}${rest}`);
  assert.is(status, 200, q);
  return JSON.parse(text) as shapes.NormeAnswer;
}

const sample = await startService(await openSample(), endpoints);
norme.after(() => sample.stop());
const first = async (q: string): Promise<string | undefined> => (await list(sample, q)).norme[0]?.eli.slice(8);

norme('q: a name or nickname of an act finds it', async () => {
  assert.is(await first('codice privacy'), 'decreto-legislativo/2003/06/30/196');
  assert.is(await first('decreto rilancio'), 'decreto-legge/2020/05/19/34');
  assert.is(await first('cad'), 'decreto-legislativo/2005/03/07/82');
  assert.is(await first('tupi'), 'decreto-legislativo/2001/03/30/165');
});

norme('q: the conversion of a decree-law, cited by number or name, finds the act that converts it', async () => {
  assert.is(await first('conversione dl 90/2014'), 'legge/2014/08/11/114');
  assert.is(await first('legge di conversione del decreto crescita 2.0'), 'legge/2012/12/17/221');
  assert.is(await first('dl 90/2014'), 'decreto-legge/2014/06/24/90');
  assert.is(await first('conversione del d.lgs. 33/2013'), 'decreto-legislativo/2013/03/14/33');
});

norme('q: number, year and type of an act find it, alone or with words', async () => {
  assert.is(await first('241'), 'legge/1990/08/07/241');
  assert.is(await first('legge 241 1990'), 'legge/1990/08/07/241');
  assert.is(await first('d.lgs 165'), 'decreto-legislativo/2001/03/30/165');
  assert.is(await first('2001 165 pubbliche'), 'decreto-legislativo/2001/03/30/165');
  assert.is(await first('legge 2015 riorganizzazione'), 'legge/2015/08/07/124');
});

norme('q: acts that a citation without a year may mean come first, best known first', async () => {
  const { norme } = await list(sample, 'l. 114');
  assert.equal(
    norme.slice(0, 2).map(({ eli }) => eli),
    ['eli:/it/legge/2024/08/09/114', 'eli:/it/legge/2014/08/11/114'],
  );
});

norme('avviso: null where an act has all the words, with a typo too', async () => {
  for (const q of ['procedimento amministrativo', 'proccedimento amministrativo', 'l. 241/1990'])
    assert.is((await list(sample, q)).avviso, null, q);
});

norme('avviso: says in both languages that the acts listed have most of the words', async () => {
  const q = 'procedimento amministrativo zuzzurellone';
  const italian = await list(sample, q, '&lang=it');
  assert.match(italian.avviso ?? '', /^Nessun atto ha tutte le parole/);
  assert.is(italian.norme[0]!.eli, 'eli:/it/legge/1990/08/07/241');
  const english = await list(sample, q, '&lang=en');
  assert.match(english.avviso ?? '', /^No act has all the words/);
  assert.equal(english.norme, italian.norme);
});

norme('avviso: says that the act cited is not in the corpus', async () => {
  const { avviso } = await list(sample, 'codice della strada', '&lang=it');
  assert.match(avviso ?? '', /^Il testo di D\.Lgs\. 285\/1992, di cui parlano queste parole, non è caricato\./);
});

norme('avviso: says that nothing is found, absent without q', async () => {
  const nothing = await list(sample, 'zuzzurellone');
  assert.match(nothing.avviso!, /Nessun atto ha queste parole nel titolo/);
  assert.is(nothing.totale, 0);
  assert.not.ok('avviso' in (await list(sample, ' ')));
});

norme('q: pages of acts with most of the words neither overlap nor skip', async () => {
  const q = 'legge decreto disposizioni zuzzurellone';
  const { totale, norme } = await list(sample, q, '&limit=1000');
  assert.is(norme.length, totale);
  assert.is(new Set(norme.map(({ eli }) => eli)).size, totale);
  const pages = [];
  for (let offset = 0; offset < totale; offset += 7)
    pages.push(...(await list(sample, q, `&limit=7&offset=${offset}`)).norme);
  assert.equal(pages, norme);
});

norme('q: of the sample, too, the act wanted comes first in 95 of 100 queries', async () => {
  const rows = readFileSync(join(projectRoot, 'test/http/questions/wanted-sample-acts.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const missed: string[] = [];
  for (const { q, eli } of rows.map((row) => JSON.parse(row) as Pick<Wanted, 'q' | 'eli'>)) {
    const found = (await list(sample, q)).norme[0]?.eli ?? 'nothing';
    if (found !== eli) missed.push(`${q}: ${found}, expected ${eli}`);
  }
  assert.is(rows.length, 75);
  assert.ok(missed.length <= 0.05 * rows.length, missed.join('\n'));
});

const catalog = await openReal(...italian);
if (catalog !== null) {
  norme('q: the act wanted comes first in 95 of 100 queries', async () => {
    const real = await startService(catalog, endpoints);
    const rows = readFileSync(join(projectRoot, 'test/http/questions/wanted-acts.jsonl'), 'utf8').trim().split('\n');
    const wanted = rows.map((row) => JSON.parse(row) as Wanted).filter(({ nel_corpus }) => nel_corpus);
    assert.is(wanted.length, 60);
    const missed: string[] = [];
    for (const { q, eli, accetta = [] } of wanted) {
      const found = (await list(real, q)).norme[0]?.eli ?? 'nothing';
      if (![eli, ...accetta].includes(found)) missed.push(`${q}: ${found}, expected ${eli}`);
    }
    await real.stop();
    assert.ok(missed.length <= 0.05 * wanted.length, missed.join('\n'));
  });
}

norme.run();
