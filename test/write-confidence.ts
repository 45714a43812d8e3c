// `npm run confidence`: measures the methods against the blind labels and writes what it finds into the code and into corpus/README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RelationMethod } from '../engine/law/relation.js';
import { apart, boundOf, type Tally } from './engine/law/labelled.js';
import { measureEffects } from './engine/law/measure-effects.js';
import { sharedPath } from './shared.js';
import { projectRoot } from './source-tree.js';

const corpus = sharedPath('corpus');
if (corpus === null) process.exit(1);
const { fields, methods, stretches } = measureEffects(corpus);
rewrite(
  'corpus/README.md',
  /^\| `([\w-]+)` \| (.*?) \| \d+ of \d+ \| [\d.]+ \| .* \|$/gm,
  (name, { all, older }, [reads]) => {
    const cells = [
      reads,
      stated(all),
      boundOf(all),
      older === null ? '' : stated(older),
      older === null ? '' : boundOf(older),
    ];
    return `| \`${name}\` | ${cells.join(' | ')} |`.replaceAll('  |', ' |');
  },
);
rewrite(
  'engine/law/relation.ts',
  /^ {2}'?([\w-]+)'?: \{ confidence: [\d.]+,(?: older: [\d.]+,)? rank: (.*)$/gm,
  (name, { all, older }, [rest]) => {
    const split = older === null ? '' : ` older: ${boundOf(older)},`;
    return `  ${/-/.test(name) ? `'${name}'` : name}: { confidence: ${boundOf(all)},${split} rank: ${rest}`;
  },
);
for (const [field, tally] of fields) console.log(`${field}: ${stated(tally)}`);
for (const { stretch, found, placed, precise } of stretches)
  console.log(`${stretch}: found ${stated(found)}, placed ${stated(placed)}, right ${stated(precise)}`);

function stated({ right, all }: Tally): string {
  return `${right} of ${all}`;
}

/** Writes one file anew: each line that names a measured method. */
function rewrite(
  file: string,
  line: RegExp,
  write: (name: string, measured: ReturnType<typeof apart>, rest: string[]) => string,
): void {
  const path = join(projectRoot, file);
  const text = readFileSync(path, 'utf8').replace(line, (whole: string, name: string, ...rest: unknown[]) => {
    const measured = methods.get(name as RelationMethod);
    return measured === undefined ? whole : write(name, apart(measured), rest.map(String));
  });
  writeFileSync(path, text);
}
