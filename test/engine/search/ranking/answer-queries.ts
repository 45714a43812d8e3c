// A process that answers queries as the server does, over the real documents, perhaps with a thesaurus that is named: JSON of them on standard
// input, of hits on standard output.
import { readFileSync } from 'node:fs';
import { openCatalog } from '../../../../engine/index.js';
import { endpoints } from '../../../../http/questions/index.js';
import { openReal } from '../../../corpora.js';
import { startService } from '../../../http/service.js';
import { sharedPath } from '../../../shared.js';
import type { Answers } from './contenders.js';
import { italian } from './judged.js';

const queries = JSON.parse(readFileSync(0, 'utf8')) as string[];
const thesaurus = process.argv[2];
const folders = italian.map((folder) => sharedPath('corpus', folder)!);
const catalog = await (thesaurus === undefined
  ? openReal(...italian)
  : openCatalog({ corpus: folders, thesaurus, strict: false, report: () => undefined }));
const service = await startService(catalog!, endpoints);
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
