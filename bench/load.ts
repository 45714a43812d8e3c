// The load: wrk on the second core, or autocannon where wrk is not installed.
import autocannon from 'autocannon';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onCore, type Contender } from './contender.js';

export interface Load {
  /** Asked in turn; the yardstick does not look at them. */
  targets: readonly string[];
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
}

export interface Measure {
  requests: number;
  bytes: number;
  seconds: number;
  /** Of the server's processor time, in microseconds, per request. */
  microseconds: number;
  /** Latencies in milliseconds. */
  p50: number;
  p99: number;
}

type Raw = Omit<Measure, 'microseconds'> & { errors: number };

export const generator = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/** Loads a server for a while. @param from how many targets to skip @throws where any answer is an error */
export async function load(contender: Contender, run: Load, from = 0): Promise<Measure> {
  const before = contender.spent();
  const { errors, ...raw } = await (generator === 'wrk' ? byWrk : byAutocannon)(contender.port, run, from);
  const microseconds = (contender.spent() - before) / raw.requests;
  if (errors > 0)
    throw new Error(`${contender.name}: ${errors} errors found among ${raw.requests} answers, none expected`);
  return { ...raw, microseconds };
}

const script = `
local requests, at = {}, 0
function init(args)
  at = tonumber(args[2])
  for i = 3, #args do
    local name, value = args[i]:match("^(.-): (.*)$")
    wrk.headers[name] = value
  end
  for target in io.lines(args[1]) do requests[#requests + 1] = wrk.format("GET", target) end
end
function request()
  at = at % #requests + 1
  return requests[at]
end
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('\\nRESULT {"requests":%d,"bytes":%d,"seconds":%f,"p50":%f,"p99":%f,"errors":%d}\\n',
    summary.requests, summary.bytes, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    failed))
end
`;

const folder = mkdtempSync(join(tmpdir(), 'legami-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const scriptFile = join(folder, 'load.lua');
writeFileSync(scriptFile, script);
const written = new Map<readonly string[], string>();

function fileOf(targets: readonly string[]): string {
  let file = written.get(targets);
  if (!file) {
    file = join(folder, `${written.size}.targets`);
    writeFileSync(file, targets.map((target) => `${target}\n`).join(''));
    written.set(targets, file);
  }
  return file;
}

async function byWrk(port: number, { targets, headers, connections, seconds }: Load, from: number): Promise<Raw> {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', scriptFile];
  const rest = [`http://127.0.0.1:${port}`, '--', fileOf(targets), String(from % targets.length), ...fields];
  const [command, args] = onCore(1, ['wrk', ...flags, ...rest]);
  const { stdout } = await promisify(execFile)(command, args);
  const result = /^RESULT (.*)$/m.exec(stdout)?.[1];
  if (!result) throw new Error(`wrk: ${stdout} found, a result expected`);
  return JSON.parse(result) as Raw;
}

async function byAutocannon(port: number, run: Load, from: number): Promise<Raw> {
  const { targets, headers, connections, seconds } = run;
  const start = from % targets.length;
  const requests = [...targets.slice(start), ...targets.slice(0, start)].map((path) => ({ path }));
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    headers,
    requests,
  });
  return {
    requests: result.requests.total,
    bytes: result.throughput.total,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result['4xx'] + result['5xx'],
  };
}
