// A process that fetches everything from the double, to be killed: node fetch-child.js BASE FOLDER SPEED.
import { modes } from '../../../http/fetch/api.js';
import { fetchLaw } from '../../../http/fetch/fetch-law.js';
import { fastClock, userAgent } from './run-fetch.js';

const [base = '', folder = '', speed = ''] = process.argv.slice(2);
const clock = fastClock(Number(speed));
const selection = {
  collections: modes.map((mode) => ({ name: null, mode })),
  slices: [{ type: 'LEGGE', from: 0, to: 9999, mode: 'M' as const }],
};
process.stdout.write('begins\n');
const outcome = await fetchLaw(
  { base, folder, selection, userAgent, isDryRun: false, clock },
  { say: (line) => void process.stderr.write(`${line}\n`), progress: () => undefined },
);
process.stdout.write(`${JSON.stringify(outcome)}\n`);
