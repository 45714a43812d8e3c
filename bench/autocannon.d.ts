// What load.ts uses of the package, which brings no types.
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Readonly<Record<string, string>>;
    requests: readonly { path: string }[];
  }

  interface Result {
    requests: { total: number };
    throughput: { total: number };
    latency: { p50: number; p99: number };
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    '4xx': number;
    '5xx': number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
