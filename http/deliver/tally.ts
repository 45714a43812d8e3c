// Counts answers by route and status, and how long they took: flat arrays, which are read when somebody asks for metrics.
import { ServerResponse, type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';

/** Upper bounds of the buckets of the histogram, in seconds; the last bucket has none. */
export const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const buckets = bounds.length + 1;

/** 1xx to 5xx. */
const classes = 5;

/** The name of what no route answers: refusals, unknown paths. Its number is 0. */
const noRoute = 'none';

/** The answers of one route, counted. */
export interface RouteTally {
  route: string;
  /** By the first digit of the status, from 1 to 5. */
  answers: readonly number[];
  /** From the head of the request to the head of the answer, in seconds, of all answers together. */
  seconds: number;
  /** By bound: how many took at most so long; the last is how many there are. */
  within: readonly number[];
}

/** The figures of one thread of the process. */
export interface ThreadFigures {
  routes: readonly RouteTally[];
  /** Bytes of answers that are kept, by cache. */
  cacheBytes: Readonly<Record<string, number>>;
  /** Dear questions, by what they do. */
  dear: Readonly<Record<string, number>>;
}

/** The sums of the figures of all threads. */
export function addFigures(threads: readonly ThreadFigures[]): ThreadFigures {
  const add = (a: readonly number[], b: readonly number[]): number[] => a.map((value, at) => value + b[at]!);
  const routes = new Map<string, RouteTally>();
  for (const one of threads.flatMap((thread) => thread.routes)) {
    const { route, answers, seconds, within } = one;
    const before = routes.get(route);
    if (before === undefined) routes.set(route, one);
    else {
      const sums = { answers: add(before.answers, answers), within: add(before.within, within) };
      routes.set(route, { route, ...sums, seconds: before.seconds + seconds });
    }
  }
  return {
    routes: [...routes.values()],
    cacheBytes: addMembers(threads.map(({ cacheBytes }) => cacheBytes)),
    dear: addMembers(threads.map(({ dear }) => dear)),
  };
}

function addMembers(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const count of counts) for (const [name, value] of Object.entries(count)) sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

/** Hears of each answer when its head is written. @param milliseconds from the head of the request to that of the answer */
export type NoteAnswer = (reply: CountedReply, route: string, status: number, milliseconds: number) => void;

export class Tally {
  /** By number. */
  readonly #names: string[] = [noRoute];
  #answers = new Float64Array(classes);
  #buckets = new Float64Array(buckets);
  #seconds = new Float64Array(1);

  /** @param noteAnswer the access log, where there is one */
  constructor(private readonly noteAnswer: NoteAnswer | null = null) {}

  /** Numbers routes as they are declared. @returns the number of the first */
  add(names: readonly string[]): number {
    const first = this.#names.length;
    this.#names.push(...names);
    this.#answers = new Float64Array(this.#names.length * classes);
    this.#buckets = new Float64Array(this.#names.length * buckets);
    this.#seconds = new Float64Array(this.#names.length);
    return first;
  }

  note(reply: CountedReply, status: number): void {
    const { route, began } = reply;
    const milliseconds = performance.now() - began;
    const seconds = milliseconds / 1000;
    let bucket = 0;
    while (bucket < bounds.length && seconds > bounds[bucket]!) bucket++;
    this.#answers[route * classes + Math.trunc(status / 100) - 1]!++;
    this.#buckets[route * buckets + bucket]!++;
    this.#seconds[route]! += seconds;
    this.noteAnswer?.(reply, this.#names[route]!, status, milliseconds);
  }

  /** The figures of each route since the start; routes that answered nothing are left out. */
  read(): RouteTally[] {
    return this.#names.flatMap((route, at): RouteTally[] => {
      const answers = [...this.#answers.subarray(at * classes, (at + 1) * classes)];
      if (answers.every((count) => count === 0)) return [];
      let sum = 0;
      const within = Array.from(this.#buckets.subarray(at * buckets, (at + 1) * buckets), (count) => (sum += count));
      return [{ route, answers, seconds: this.#seconds[at]!, within }];
    });
  }
}

/** A response that is counted when its head is written. */
export class CountedReply<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** When the head of the request was read. */
  readonly began = performance.now();
  /** Number of the route that answers. */
  route = 0;
  tally: Tally | null = null;

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    this.tally?.note(this, status);
    return super.writeHead(status, reason as string, headers);
  }
}

/** Says which route answers; nothing where answers are not counted. */
export function nameRoute(reply: ServerResponse<IncomingMessage>, route: number): void {
  if (reply instanceof CountedReply) reply.route = route;
}
