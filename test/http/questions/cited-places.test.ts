// What articles of real documents cite, against our own reading of their words, sealed before the program's answers were seen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openReal } from '../../corpora.js';
import { italian } from '../../engine/search/ranking/judged.js';
import { startService } from '../service.js';
import { askCitations } from './ask-citations.js';

/** What an article cites: articles by act (`''` is the act as a whole), articles of its own act, paragraphs of its own. */
interface Label {
  eli: string;
  acts: Record<string, string[]>;
  own: string[];
  commas: string[];
  /** What may be counted or not: marks of repeal, the title of an annex. */
  maybe?: Record<string, string[]>;
}

const cited = suite('cited places of real articles');

const catalog = await openReal(...italian);
const service = catalog === null ? null : await startService(catalog, endpoints);
cited.after(() => service?.stop());

/**
 * 79 articles drawn by chance, with 213 places (two acts of them lie elsewhere). What was found of them when they were run first: 209, and two
 * that are none, of which one is the title of an annex that the label left open.
 */
cited('at least 97 of 100 places are found, and at most 2 of 100 that are found are none', async () => {
  if (service === null) return;
  const { ask } = askCitations(service);
  const file = join(import.meta.dirname, '../../../../test/http/questions/cited-places.jsonl');
  const labels = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Label)
    .filter(({ eli }) => !/1953\/03\/11|2012\/05\/15/.test(eli));
  const missed: string[] = [];
  const extra: string[] = [];
  let [wanted, found] = [0, 0];
  for (const { eli, acts, own, commas, maybe = {} } of labels) {
    const { citazioni } = await ask(eli, '&dir=out');
    const read = new Set(citazioni.map(({ a }) => placeOf(a, eli)));
    const places = [...placesOf(acts), ...own.map((number) => `own ${number}`), ...commas.map((one) => `comma ${one}`)];
    const may = new Set([...places, ...placesOf(maybe)]);
    wanted += places.length;
    found += read.size;
    missed.push(...places.filter((place) => !read.has(place)).map((place) => `${eli}: ${place}`));
    extra.push(...[...read].filter((place) => !may.has(place)).map((place) => `${eli}: ${place}`));
  }
  console.log(`${wanted - missed.length} of ${wanted} places found; ${extra.length} of ${found} are none`);
  assert.ok(missed.length <= 0.03 * wanted, missed.join('\n'));
  assert.ok(extra.length <= 0.02 * found, extra.join('\n'));
});

function placesOf(acts: Record<string, string[]>): string[] {
  return Object.entries(acts).flatMap(([act, articles]) => articles.map((article) => `${act} ${article}`));
}

interface End {
  eli: string;
  articolo: string | null;
  articolo_eli: string | null;
  comma: string | null;
}

function placeOf({ eli, articolo, articolo_eli, comma }: End, from: string): string {
  if (articolo_eli === from) return `comma ${comma}`;
  if (from.startsWith(`${eli}/`)) return `own ${articolo ?? ''}`;
  const act = eli.replace(/^eli:\/it\//, '').replace(/^(costituzione).*|(\/\d{4})\/\d\d\/\d\d/, '$1$2');
  return `${act} ${articolo ?? ''}`;
}

cited.run();
