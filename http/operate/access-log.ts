// The access log: a line of JSON for each answer. Without being asked for it keeps nothing of who asks or what is asked.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import type { NoteAnswer } from '../deliver/tally.js';

/** Characters that may wait to be written; what comes beyond is dropped and counted. */
const mostWaiting = 4 * 2 ** 20;

export interface AccessLogOptions {
  /** `-` for standard output. */
  path: string;
  /** Whether whole targets are logged, with what people search for. */
  hasQueries: boolean;
  report: (line: string) => void;
}

export interface AccessLog {
  note: NoteAnswer;
  /** Opens the file again, for those who rotate logs by renaming. */
  reopen: () => Promise<void>;
}

/** One line. Addresses of clients are personal data, and are never in it. */
interface Line {
  /** When the head of the answer was written (RFC 3339). */
  time: string;
  method: string;
  /** As in the metrics. */
  route: string;
  /** The target of the request as it came; only where the operator wants it. */
  target?: string;
  status: number;
  /** From the head of the request to the head of the answer. */
  milliseconds: number;
}

/** @throws where the file can't be opened */
export async function openAccessLog({ path, hasQueries, report }: AccessLogOptions): Promise<AccessLog> {
  let stream = await openLog(path, report);
  let waiting = '';
  let dropped = 0;

  const flush = (): void => {
    stream.write(waiting);
    waiting = '';
    if (dropped > 0) report(`${path}: too slow: ${dropped} lines of the access log were dropped`);
    dropped = 0;
  };

  return {
    note: ({ req }, route, status, milliseconds) => {
      const { method = '', url = '', originalUrl = url } = req as typeof req & { originalUrl?: string };
      const line: Line = {
        time: new Date().toISOString(),
        method,
        route,
        ...(hasQueries ? { target: originalUrl } : {}),
        status,
        milliseconds: Math.round(milliseconds * 1000) / 1000,
      };
      if (waiting.length + stream.writableLength > mostWaiting) return void dropped++;
      // Lines of one turn are written together.
      if (waiting === '') setImmediate(flush);
      waiting += `${JSON.stringify(line)}\n`;
    },
    reopen: async () => {
      if (path === '-') return;
      const old = stream;
      stream = await openLog(path, report);
      old.end();
    },
  };
}

async function openLog(path: string, report: (line: string) => void): Promise<Writable> {
  if (path === '-') return process.stdout;
  // Others than the operator and its group need not read it.
  const stream = createWriteStream(path, { flags: 'a', mode: 0o640 });
  await once(stream, 'open');
  return stream.on('error', (error) => report(`${path}: ${error.message}: lines of the access log are lost`));
}
