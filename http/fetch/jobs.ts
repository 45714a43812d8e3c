// Exports by token: a handful is ordered, then each is asked after until its pack can be fetched.
import type { Api, Criteria, Mode } from './api.js';
import type { Clock } from './clock.js';
import { Fault, oneLine } from './fault.js';

/** An export that is wanted. */
export interface Export {
  /** `LEGGE 1990-08 (V)`. */
  name: string;
  criteria: Criteria;
  mode: Mode;
}

/** Exports that are waited for together. */
const mostJobs = 4;
/** Milliseconds before the first question after an export, between questions, and where it will take longer. */
const firstPoll = 4_000;
const nextPoll = 5_000;
const slowPoll = 30_000;
/** An export that takes longer is ordered again: its token lives about 10 minutes once it is ready. */
const longestJob = 1_800_000;
const mostOrders = 3;
/** The code of a token that expired or never was. */
const noToken = '1204';

/** Values of `stato`. */
const states = { done: 3, failed: 4, overloaded: 5, slow: 6 } as const;

export interface ExportsOptions<Wanted extends Export> {
  api: Api;
  clock: Clock;
  say: (line: string) => void;
  /** Fetches the pack of a finished export. `location` is where the portal says it is. */
  fetchPack: (wanted: Wanted, token: string, location: string | null) => Promise<void>;
  /** Called when an export is given up; throws to stop the others too. */
  giveUp: (wanted: Wanted, fault: Fault) => void;
  /** Called before a wait, with the number of exports that are waited for. */
  waiting: (jobs: number) => void;
}

interface Job<Wanted> {
  wanted: Wanted;
  token: string;
  /** When it was ordered and when to ask next, milliseconds. */
  ordered: number;
  due: number;
  /** How often it was ordered. */
  orders: number;
}

/** Runs exports until each is fetched or given up. */
export async function runExports<Wanted extends Export>(
  exports: readonly Wanted[],
  options: ExportsOptions<Wanted>,
): Promise<void> {
  const { clock, giveUp, waiting } = options;
  const queue = exports.map((wanted) => ({ wanted, orders: 0 }));
  const jobs: Job<Wanted>[] = [];
  while (queue.length > 0 || jobs.length > 0) {
    const next = jobs.length < mostJobs ? queue.shift() : undefined;
    const job = next === undefined ? jobs.sort((a, b) => a.due - b.due).shift()! : null;
    const { wanted, orders } = next ?? job!;
    try {
      if (job === null) {
        jobs.push(await order(wanted, orders + 1, options));
        continue;
      }
      const wait = job.due - clock.now();
      if (wait > 0) {
        waiting(jobs.length + 1);
        await clock.sleep(wait);
      }
      if (!(await advance(job, options))) jobs.push(job);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (!mayOrderAgain(error) || orders >= mostOrders) giveUp(wanted, error);
      else {
        options.say(`${wanted.name}: ${error.message}; ordered again`);
        queue.push({ wanted, orders });
      }
    }
  }
}

async function order<Wanted extends Export>(
  wanted: Wanted,
  orders: number,
  { api, clock }: ExportsOptions<Wanted>,
): Promise<Job<Wanted>> {
  const what = `the export of ${wanted.name}`;
  const token = await api.orderExport(wanted.criteria, wanted.mode, what);
  await api.confirmExport(token, what);
  const now = clock.now();
  return { wanted, token, ordered: now, due: now + firstPoll, orders };
}

/** Asks after an export once. @returns whether it is fetched @throws {Fault} where it failed */
async function advance<Wanted extends Export>(
  job: Job<Wanted>,
  { api, clock, fetchPack }: ExportsOptions<Wanted>,
): Promise<boolean> {
  const { wanted, token } = job;
  const { stato, descrizioneErrore, location } = await api.exportStatus(token, `the export of ${wanted.name}`);
  if (stato === states.done) {
    await fetchPack(wanted, token, location);
    return true;
  }
  if (stato === states.failed) throw new JobFault(`failed: ${oneLine(descrizioneErrore ?? 'no reason stated')}`);
  if (clock.now() - job.ordered > longestJob) throw new JobFault(`not ready after ${longestJob / 60_000} minutes`);
  job.due = clock.now() + (stato === states.slow || stato === states.overloaded ? slowPoll : nextPoll);
  return false;
}

/** An export that the portal accepted and did not make. */
class JobFault extends Fault {
  constructor(message: string) {
    super(message, 'never');
  }
}

function mayOrderAgain(fault: Fault): boolean {
  return fault instanceof JobFault || fault.code === noToken;
}
