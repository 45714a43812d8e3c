// `npm run confidence`: measures the methods against the blind labels and writes their table into corpus/README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { relationMethods } from '../engine/law/relation.js';
import { measureEffects, wilson } from './engine/law/measure-effects.js';
import { sharedPath } from './shared.js';
import { projectRoot } from './source-tree.js';

const corpus = sharedPath('corpus');
if (corpus === null) process.exit(1);
const { fields, methods } = measureEffects(corpus);
const path = join(projectRoot, 'corpus/README.md');
const page = readFileSync(path, 'utf8').replace(
  /^\| `([\w-]+)` \| (.*) \| \d+ of \d+ \| [\d.]+ \|$/gm,
  (row, name: keyof typeof relationMethods, reads: string) => {
    const tally = methods.get(name);
    if (tally === undefined) return row;
    const bound = Math.max(0.01, wilson(tally));
    const stated = relationMethods[name].confidence;
    if (stated !== bound) console.log(`engine/law/relation.ts: ${name} says ${stated}, the labels ${bound}`);
    return `| \`${name}\` | ${reads} | ${tally.right} of ${tally.all} | ${bound} |`;
  },
);
writeFileSync(path, page);
for (const [field, { right, all }] of fields) console.log(`${field}: ${right} of ${all}`);
