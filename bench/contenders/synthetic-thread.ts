// A thread that makes synthetic acts and packs them as a reading thread does: every so many of a corpus.
import { parentPort, workerData } from 'node:worker_threads';
import { remember } from '../../engine/make/recall.js';
import { packAct, type CountedText } from '../../engine/answers/body.js';
import type { ReadDocument } from '../../engine/read/akn/read-document.js';
import { summarise, type ActSummary } from '../../engine/read/corpus.js';
import { modelAct } from '../synthetic/act-model.js';
import { planCorpus } from '../synthetic/outline.js';
import { readModel } from '../synthetic/read-model.js';
import { readVersions } from '../synthetic/versions.js';

/** Which acts of a corpus: those of number `first`, `first + step` … */
export interface SyntheticShare {
  acts: number;
  first: number;
  step: number;
  /** Whether acts have their older texts too. */
  versions: boolean;
}

export interface SyntheticDocument extends Pick<ReadDocument, 'claims' | 'warnings'> {
  act: number;
  /** Its place among the texts of the act, oldest first. */
  version: number;
  path: string;
  digest: string;
  summary: ActSummary;
  record: Uint8Array;
  text: CountedText;
}

/** Acts of a message. */
const batchSize = 16;

const { acts, first, step, versions } = workerData as SyntheticShare;
const outline = planCorpus(acts, 1);
let batch: SyntheticDocument[] = [];
for (let act = first; act < acts; act += step) {
  const model = modelAct(outline, act);
  const texts = versions ? readVersions(model) : [readModel(model)];
  texts.forEach(({ act: read, claims, warnings }, version) => {
    const summary = summarise(read, claims);
    const [path, digest] = namesOf(act, version);
    const record = remember({ path, digest, summary, claims, warnings, leftOut: [] });
    batch.push({ path, digest, act, version, summary, claims, warnings, record, text: packAct(read) });
  });
  if (batch.length >= batchSize) send();
}
send();

function namesOf(act: number, version: number): [path: string, digest: string] {
  const digest = `${act.toString(16).padStart(56, '0')}${version.toString(16).padStart(8, '0')}`;
  return [`${act}/${act}_V${version}.xml`, digest];
}

function send(): void {
  const moved = batch.flatMap(({ text: { deflated, references, articles, words }, record }) =>
    [deflated, references, articles, words, record].map(({ buffer }) => buffer as ArrayBuffer),
  );
  parentPort!.postMessage(batch, moved);
  batch = [];
}
