// Whether a snapshot is as good as the one that it would replace: its counts, its bytes, and a sample of questions.
import { inTurns, verifySteps, words, type Catalog } from '../../engine/index.js';
import type { EndpointName } from '../questions/answers.js';
import { openAsk, type Ask } from '../questions/ask.js';
import { endpoints } from '../questions/index.js';

export interface JudgeLimits {
  /** Per cent of acts, articles, relations that may go. */
  maxShrink: number;
  /** Documents that may be refused beyond those of the old one. */
  maxRefused: number;
}

/** Acts that are asked for, spread over the old snapshot. */
const sampleActs = 40;
/** Types with fewer acts may lose any share of them. */
const fewActs = 20;

/**
 * @param path of the new snapshot
 * @param old `null` where there is none that this program can open
 * @param oldCounts of one that another version of the program made; `null` where there is none
 * @returns a line for each fault; none where it may be served
 */
export async function judgeSnapshot(
  path: string,
  next: Catalog,
  old: Catalog | null,
  oldCounts: Partial<Counts> | null,
  limits: JudgeLimits,
): Promise<string[]> {
  const damage = await inTurns(verifySteps(path)).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
  if (damage !== null) return [damage];
  const compared = old === null ? compareCounts(next, oldCounts ?? {}, limits) : compareAll(next, old, limits);
  return [...compared, ...(await askSample(next, old, limits))];
}

type Counts = Record<(typeof counted)[number], number>;

/** The numbers that are compared, by their names in the facts. */
const counted = ['acts', 'articles', 'relations', 'others'] as const;

function compareCounts(next: Catalog, before: Partial<Counts>, { maxShrink }: JudgeLimits): string[] {
  return counted.flatMap((name) => {
    const said = name === 'others' ? 'other effects' : name;
    return shrunk(said, next.facts.counts[name], before[name] ?? 0, maxShrink);
  });
}

/** A line where more is gone than may go. */
function shrunk(name: string, found: number, held: number, maxShrink: number): string[] {
  if (found >= held * (1 - maxShrink / 100)) return [];
  return [`${name}: ${found} found, ${held} before: more than ${maxShrink} % are gone`];
}

function compareAll(next: Catalog, old: Catalog, limits: JudgeLimits): string[] {
  const { maxShrink, maxRefused } = limits;
  const [{ counts, types, textDate: day }, before] = [next.facts, old.facts];
  const acts = new Map(types.map(({ type, acts }) => [type, acts]));
  const faults = compareCounts(next, before.counts, limits);
  for (const { type, acts: held } of before.types)
    if (held >= fewActs) faults.push(...shrunk(`acts of type ${type}`, acts.get(type) ?? 0, held, maxShrink));
  if (counts.refused > before.counts.refused + maxRefused)
    faults.push(
      `refused documents: ${counts.refused} found, ${before.counts.refused} before, ${maxRefused} more allowed`,
    );
  if (before.textDate !== null && (day === null || day < before.textDate))
    faults.push(`newest text: of ${day ?? 'no day'} found, ${before.textDate} before`);
  return faults;
}

/** Asks the new snapshot about acts that the old one has, and some questions that every snapshot answers. */
async function askSample(next: Catalog, old: Catalog | null, { maxShrink }: JudgeLimits): Promise<string[]> {
  const ask = openAsk(endpoints, next, { language: 'it', words: words.it, mayTakeLong: true });
  const faults: string[] = [];
  const of = old ?? next;
  const { acts } = of.facts.counts;
  const asked = Math.min(sampleActs, acts);
  let gone = 0;
  for (let n = 0; n < asked; n++) {
    const eli = of.eli(Math.floor((n * acts) / asked));
    const act = next.find(eli);
    if (act === null || !next.inCorpus(act)) gone++;
    else faults.push(...(await faultsOf(ask, eli)));
  }
  if (gone > Math.ceil((asked * maxShrink) / 100)) faults.push(`${gone} of ${asked} acts of the sample are gone`);
  const general = [
    ['health', {}],
    ['norme', { limit: '5' }],
    ['cerca', { q: 'legge' }],
    ['graph', { max_nodi: '20' }],
    ['modifiche', {}],
  ] as const;
  for (const [name, values] of general) faults.push(...(await faultOf(ask, name, values)));
  return faults;
}

async function faultsOf(ask: Ask, eli: string): Promise<string[]> {
  const act = await faultOf(ask, 'norma', { eli: eli.replace(/^eli:\//, '') });
  return [...act, ...(await faultOf(ask, 'relazioni', { norma: eli }))];
}

/** The faults of one answer; none if it is right. */
async function faultOf(ask: Ask, name: EndpointName, values: Readonly<Record<string, string>>): Promise<string[]> {
  const question = `${name} ${Object.values(values).join(' ')}`.trim();
  try {
    const { status, body } = await ask(name, values);
    const isWhole = typeof body === 'object' && body !== null && Object.keys(body).length > 0;
    return status === 200 && isWhole ? [] : [`${question}: status ${status} found, an answer expected`];
  } catch (error) {
    return [`${question}: ${(error as Error).message}`];
  }
}
