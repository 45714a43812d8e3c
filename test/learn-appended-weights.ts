// `node --import ./dist/test/engine/search/ranking/empty-tables.js dist/test/learn-appended-weights.js`: looks for the weights of annexes and
// editors' notes in `engine/search/text/weights.ts`. Two wishes pull apart: whoever types the telling words of an annex or note wants it among
// ten hits, whoever asks for a matter wants articles. So that weight is taken with which most are found, while the mean nDCG@10 of the queries
// that are open, which articles answer, is at most `mostLoss` below the best.
import { readAppended } from '../engine/answers/appended-search.js';
import { StoredTexts } from '../engine/answers/appended/stored.js';
import type { AppendedText } from '../engine/answers/appended/texts.js';
import { TextIndex } from '../engine/search/text.js';
import { tellingWords } from '../engine/search/text/telling.js';
import { weights } from '../engine/search/text/weights.js';
import { endpoints } from '../http/questions/index.js';
import { openReal } from './corpora.js';
import { startService } from './http/service.js';
import { fourthJudged, secondJudged, thirdJudged } from './engine/search/judged-again.js';
import { judgedQueries } from './engine/search/judged-queries.js';
import { gradesOf, italian, meanOf, readQueries, scoreOf } from './engine/search/ranking/judged.js';

const tried = [0.25, 0.35, 0.5, 0.6, 0.7, 0.85, 1];

/** Loss of nDCG@10 that finding more of them is worth. */
const mostLoss = 0.002;

/** Telling words that are typed. */
const typed = 5;

const catalog = await openReal(...italian);
const open = readQueries('open');
if (catalog === null || open === null) process.exit(0);
const older = [...judgedQueries, ...secondJudged, ...thirdJudged, ...fourthJudged];
const asked = [...open, ...older.map(([query, answers]) => gradesOf(query, answers))].filter(
  ({ grades }) => grades.size > 0,
);

/** Words that somebody types for a text, and its names among the hits. */
interface Sought {
  query: string;
  eli: string;
  number: number | null;
}

const sought = { annex: [] as Sought[], note: [] as Sought[] };
const stored = new StoredTexts(catalog.snapshot);
const index = stored.index()!;
const words = new TextIndex(catalog.snapshot);
for (let own = 0; own < index.acts; own++) {
  const record = catalog.record(stored.acts.at(own)!);
  for (let text = index.starts.at(own)!; text < index.starts.at(own + 1)!; text++) {
    const place: AppendedText = stored.at(text);
    if (place.kind === 'annex' ? place.item > 0 : text % 7 > 0) continue;
    const { eli, testo } = readAppended(record, place);
    const query = tellingWords(words, { heading: null, text: testo }, typed).join(' ');
    if (query.split(' ').length < typed) continue;
    if (place.kind === 'annex') sought.annex.push({ query, eli, number: null });
    else sought.note.push({ query, eli, number: place.item + 1 });
  }
}

type Service = Awaited<ReturnType<typeof startService>>;

interface Hit {
  eli: string;
  tipo_risultato: string;
  nota: number | null;
}

async function ask(service: Service, query: string): Promise<Hit[]> {
  const { text } = await service.get(`/api/public/cerca?limit=10&in=testo&q=${encodeURIComponent(query)}`);
  return (JSON.parse(text) as { risultati: Hit[] }).risultati;
}

/** Mean nDCG@10 of the open queries, and the share of annexes and notes that are among ten hits. */
async function judge(): Promise<{ ndcg: number; annex: number; note: number }> {
  // A service keeps answers.
  const service = await startService(catalog!, endpoints);
  const scores = [];
  for (const query of asked) {
    const hits = await ask(service, query.query);
    const names = hits.map(({ eli, tipo_risultato }) => (tipo_risultato === 'nota' ? `${eli}#nota` : eli));
    scores.push(scoreOf(query, names));
  }
  const share = async (list: readonly Sought[]) => {
    let found = 0;
    for (const { query, eli, number } of list)
      if ((await ask(service, query)).some((hit) => hit.eli === eli && (hit.nota ?? null) === number)) found++;
    return found / list.length;
  };
  const judged = { ndcg: meanOf(scores).ndcg, annex: await share(sought.annex), note: await share(sought.note) };
  await service.stop();
  return judged;
}

console.log(`${asked.length} queries, ${sought.annex.length} annexes, ${sought.note.length} notes`);
for (const name of ['annex', 'note'] as const) {
  const found: { weight: number; ndcg: number; share: number }[] = [];
  for (const weight of tried) {
    weights[name] = weight;
    const { ndcg, [name]: share } = await judge();
    console.log(`${name} ${weight}: nDCG@10 ${ndcg.toFixed(4)}, found ${share.toFixed(3)}`);
    found.push({ weight, ndcg, share });
  }
  const best = Math.max(...found.map(({ ndcg }) => ndcg));
  const kept = found.filter(({ ndcg }) => ndcg >= best - mostLoss);
  weights[name] = kept.reduce((most, one) => (one.share > most.share ? one : most)).weight;
}
console.log({ annex: weights.annex, note: weights.note });
process.exit(0);
