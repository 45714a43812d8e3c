// The command `legami`: finds the command that is named and runs it.
import { version } from '../questions/version.js';
import { commands, isCommand } from './commands.js';
import { explain } from './explain.js';
import { FlagError } from './flags.js';

export { commands };
export { readServeOptions } from './serve-options.js';

/** Runs a command until it ends; `serve` keeps running. An error is reported and sets the exit status to 1. */
export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  // The reader of the output may be gone. Without a handler, reporting that error fails and is reported, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const [first = ''] = args;
  if (args.includes('--version')) return void process.stdout.write(`legami ${version}\n`);
  if (['-h', '--help', 'help'].includes(first)) return void process.stdout.write(`${usage()}\n`);
  // Flags alone are those of `serve`.
  const name = first === '' || first.startsWith('-') ? 'serve' : first;
  if (!isCommand(name)) return fail(`${name}: not a command\n\n${usage()}`);
  const command = await commands[name].load();
  const rest = name === first ? args.slice(1) : args;
  if (rest.some((arg) => arg === '-h' || arg === '--help')) return void process.stdout.write(`${command.usage}\n`);
  try {
    await command.run(rest, environment);
  } catch (error) {
    fail(error instanceof FlagError ? `${error.message}\n\n${command.usage}` : explain(error));
  }
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const rows = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
  return `usage: legami COMMAND [FLAG]…

${rows.join('\n')}

  legami COMMAND --help  its flags
  legami --version       the version`;
}

/** Ends the process once the reason is written, whatever is still pending. */
function fail(reason: string): void {
  process.exitCode = 1;
  process.stderr.write(`${reason}\n`, () => process.exit());
}
