// Part of the build: asks the sample corpus one question of each endpoint, for the examples of the OpenAPI document.
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { openCatalog } from '../../engine/index.js';
import { createLegamiServer } from '../deliver/server.js';
import { examplesFile, exampleTargets, type AnswerExample } from '../describe/examples.js';
import { sampleSnapshot } from '../cli/options.js';
import { endpoints } from '../questions/index.js';
import { writers } from '../questions/writers.js';

const report = (line: string): void => void process.stderr.write(`${line}\n`);
const catalog = await openCatalog({
  corpus: [],
  snapshot: sampleSnapshot,
  strict: true,
  writers,
  writersModule: new URL('../questions/writers.js', import.meta.url).href,
  report,
});
const contact = { name: '', email: '', url: '' };
const { server, close } = createLegamiServer({
  catalog,
  endpoints,
  assets: { paths: {}, program: '' },
  contact,
  report,
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const ask = async (target: string): Promise<AnswerExample> => {
  const reply = await fetch(`http://127.0.0.1:${port}${target}`);
  return { status: reply.status, body: await reply.json() };
};
const examples: Record<string, AnswerExample[]> = {};
for (const [name, targets] of Object.entries(exampleTargets)) examples[name] = await Promise.all(targets.map(ask));
writeFileSync(examplesFile, JSON.stringify(examples));
await close(0);
catalog.close();
