// The commands of `legami`, one file each, loaded only where it is run. A new command is a file and a row here.

export interface Command {
  /** The text that `--help` prints. */
  usage: string;
  /** @throws {FlagError} if the command line is wrong; any other error is explained and sets the exit status to 1 */
  run: (args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<void>;
}

interface Row {
  /** One line of `legami --help`. */
  does: string;
  load: () => Promise<Command>;
}

export const commands = {
  serve: { does: 'answers over HTTP', load: () => import('./serve.js') },
  fetch: { does: 'fetches the official open data and keeps them current', load: () => import('./fetch.js') },
  snapshot: { does: 'reads documents and writes a snapshot', load: () => import('./snapshot.js') },
  keep: { does: 'keeps a service current, and goes back where that fails', load: () => import('./keep.js') },
  sign: { does: 'vouches for a snapshot with a key', load: () => import('./sign.js') },
  mirror: { does: 'keeps a copy of the snapshot of another service, and serves it', load: () => import('./mirror.js') },
  report: {
    does: 'reports what a corpus holds and what it lacks, or how far its texts bear its amendments out',
    load: () => import('./report.js'),
  },
  resolve: { does: 'finds every citation in a text', load: () => import('./resolve.js') },
  mcp: { does: 'answers agents on standard input and output', load: () => import('./mcp.js') },
} as const satisfies Record<string, Row>;

export function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
