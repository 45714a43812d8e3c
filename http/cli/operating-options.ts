// Flags for those who run the service: the admin port, the access log, and the age of the law.
import { FlagError, readPort } from './flags.js';

export interface Operating {
  /** `null` for no admin port. */
  admin: { host: string; port: number } | null;
  /** `null` for no access log. */
  accessLog: { path: string; hasQueries: boolean } | null;
  /** Path of the file for the number of the process; `null` for none. */
  pidFile: string | null;
  /** Whether the snapshot is opened again when another one takes its place. */
  watches: boolean;
  /** Days after which the newest text is called old; `null` for never. */
  staleDays: number | null;
}

/** The options of a thread beside the first one, which alone has the port, the file and the watch. */
export function forTwins(operating: Operating): Operating {
  return { ...operating, admin: null, pidFile: null, watches: false };
}

export const operatingFlags = {
  'admin-port': { type: 'string' },
  'admin-host': { type: 'string' },
  'access-log': { type: 'string' },
  'access-log-queries': { type: 'boolean' },
  'stale-days': { type: 'string' },
  'pid-file': { type: 'string' },
  watch: { type: 'boolean' },
} as const;

type Values = Partial<Record<keyof typeof operatingFlags, string | boolean | undefined>>;

/** @throws {FlagError} where a value is not what it takes, or a flag lacks the one that it belongs to */
export function readOperating(values: Values): Operating {
  const [port, host, path, days, pidFile] = (
    ['admin-port', 'admin-host', 'access-log', 'stale-days', 'pid-file'] as const
  ).map((name) => values[name] as string | undefined);
  if (host !== undefined && port === undefined) throw new FlagError('--admin-host: no --admin-port found');
  const hasQueries = values['access-log-queries'] === true;
  if (hasQueries && path === undefined) throw new FlagError('--access-log-queries: no --access-log found');
  return {
    admin: port === undefined ? null : { host: host ?? '127.0.0.1', port: readPort('--admin-port', port) },
    accessLog: path === undefined ? null : { path, hasQueries },
    pidFile: pidFile ?? null,
    watches: values.watch === true,
    staleDays: days === undefined ? null : readDays(days),
  };
}

/** @throws {FlagError} */
function readDays(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) > 0) return Number(text);
  throw new FlagError(`--stale-days: ${text} found, a number from 1 to 99999 expected`);
}
