// A process that answers queries as the server does, over the real documents: JSON of them on standard input, of hits on standard output.
import { readFileSync } from 'node:fs';
import { endpoints } from '../../../../http/questions/index.js';
import { openReal } from '../../../corpora.js';
import { startService } from '../../../http/service.js';
import type { Answers } from './contenders.js';
import { italian } from './judged.js';

const queries = JSON.parse(readFileSync(0, 'utf8')) as string[];
const catalog = (await openReal(...italian))!;
const service = await startService(catalog, endpoints);
const answers: Answers & { notices: (string | null)[] } = { hits: [], milliseconds: [], notices: [] };
for (const query of queries) {
  const started = performance.now();
  const { text } = await service.get(`/api/public/cerca?limit=10&in=testo&q=${encodeURIComponent(query)}`);
  answers.milliseconds.push(performance.now() - started);
  const { risultati, cercato } = JSON.parse(text) as {
    risultati: { eli: string; tipo_risultato: string }[];
    cercato: string | null;
  };
  // A note is not the article that it is a note to.
  answers.hits.push(risultati.map(({ eli, tipo_risultato }) => (tipo_risultato === 'nota' ? `${eli}#nota` : eli)));
  answers.notices.push(cercato);
}
await service.stop();
process.stdout.write(JSON.stringify(answers), () => process.exit(0));
