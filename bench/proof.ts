// What does holding the words of amending acts against texts cost, and what is it worth on the documents at hand?
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openCatalog, reportProofs } from '../engine/index.js';
import { proveActs } from '../engine/answers/riscontro/prove-acts.js';
import type { Target } from '../engine/law/act.js';
import { isAmendment, type Relation } from '../engine/law/relation.js';
import { makeSnapshotFile } from '../engine/make/open-catalog.js';
import { readCorpus } from '../engine/make/read-corpus.js';
import { relationIndex } from '../engine/read/corpus.js';
import { resolveEnd } from '../engine/read/corpus/resolve-end.js';
import { median, spread, table } from './readme.js';
import type { BenchOptions } from './run.js';

const rounds = { quick: 1, usual: 5 };

export async function run({ quick }: BenchOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'legami-proof-'));
  const paths = documents();
  const snapshot = join(folder, 'proof.snapshot');
  try {
    const [making, proving]: [number[], number[]] = [[], []];
    let operations = 0;
    for (let round = 0; round < rounds[quick ? 'quick' : 'usual']; round++) {
      rmSync(snapshot, { force: true });
      let used = process.cpuUsage();
      const { catalog } = await makeSnapshotFile({ corpus: paths, snapshot, strict: false, report: () => undefined });
      catalog.close();
      making.push(secondsSince(used));
      const corpus = await readCorpus({ paths, threads: 1, refuse: () => undefined });
      const index = relationIndex(corpus.acts);
      const incoming = new Map<string, Relation[]>();
      for (const relation of corpus.relations.filter(isAmendment))
        incoming.set(relation.to.act, [...(incoming.get(relation.to.act) ?? []), relation]);
      used = process.cpuUsage();
      const proofs = proveActs({ acts: corpus.acts, resolve: (target: Target) => resolveEnd(target, index), incoming });
      proving.push(secondsSince(used));
      operations = proofs.reduce((sum, own) => sum + own.length, 0);
      corpus.close();
    }
    const catalog = await openCatalog({ corpus: [], snapshot, strict: false, report: () => undefined });
    const { forward, backward, control } = reportProofs(catalog).measure;
    catalog.close();
    const share = (part: number, whole: number) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);
    const row = (name: string, part: number, whole: number) => [name, String(part), String(whole), share(part, whole)];
    return [
      `${operations} operations of the documents at hand: ${Math.round(operations / median(proving))} a second of processor time, ${spread(proving.map((time, i) => (100 * time) / making[i]!))} % of making the snapshot.`,
      table(
        ['measure', 'operations', 'of', 'share'],
        [
          row('forward, on the text before: place found', forward.placed, forward.total),
          row('forward: applied, each exactly once', forward.applied, forward.total),
          row('forward: the text after, to the letter', forward.exact, forward.compared),
          row('backward, on the text after or the notes: place found', backward.placed, backward.places),
          row('backward: borne out', backward.borneOut, backward.total),
          row('backward: another text stands there', backward.against, backward.total),
          row('control: words of an operation on another article', control.borneOut, control.total),
        ],
      ),
      'The control is the share that agrees by chance. `legami report --snapshot FILE` says the same of any snapshot.',
    ].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Real documents where they lie beside the project, else the sample corpus, whose texts are not those of the law. */
function documents(): string[] {
  const root = resolve(import.meta.dirname, '../..');
  return [join(root, '../shared/corpus'), join(root, 'corpus')].filter((path) => existsSync(path)).slice(0, 1);
}

/** Processor time of all threads. */
function secondsSince(used: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1e6;
}
