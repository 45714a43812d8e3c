// Reading a command line.
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command line is wrong; the message says what was found. */
export class FlagError extends Error {}

/** @throws {FlagError} where a flag is unknown or a value is not what it takes */
export function parseFlags<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Drop Node's advice on arguments that begin with a dash: no argument does here.
    throw new FlagError(error.message.replace(/\. To specify a positional argument[^]*/, ''));
  }
}

/** @param name under which the text was given */
export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new FlagError(`${name}: ${text} found, a number from 0 to 65535 expected`);
}
