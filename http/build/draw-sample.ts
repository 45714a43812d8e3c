// `npm run picture`: draws the graph of the sample corpus as the README shows it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawGraph, type Picture } from './draw-graph.js';
import { withSampleService } from './sample-service.js';

const path = join(import.meta.dirname, '../../../corpus/graph.svg');
const { body } = await withSampleService((ask) => ask('/api/public/graph?max_nodi=400'));
// The type of the answer is in the description of the API, not known to the compiler here.
writeFileSync(path, drawGraph(body as Picture));
process.stderr.write(`wrote ${path}\n`);
