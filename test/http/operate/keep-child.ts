// A process that keeps a folder current and is killed as a step begins: node keep-child.js FOLDER BASE URL STEP [PID-FILE].
import { keep } from '../../../http/operate/keep.js';
import { keepOptions } from './keeping.js';

const [folder = '', base = '', url = '', last = '', pidFile = null] = process.argv.slice(2);
const server = { pidFile, url, patience: 3_000 };
const ending = await keep(keepOptions(folder, base, { server }), {
  say: () => undefined,
  detail: () => undefined,
  begin: (step) => {
    if (step === last) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(ending);
