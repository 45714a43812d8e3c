// A process that keeps a folder current and is killed as a step begins: node keep-child.js FOLDER BASE URL STEP.
import { keep } from '../../../http/operate/keep.js';
import { keepOptions } from './keeping.js';

const [folder = '', base = '', url = '', last = ''] = process.argv.slice(2);
const server = { pidFile: null, url, patience: 3_000 };
const ending = await keep(keepOptions(folder, base, { server }), {
  say: () => undefined,
  detail: () => undefined,
  begin: (step) => {
    if (step === last) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(ending);
