// The places for whole tables: a client keeps its place as long as it reads fast enough.
import type { ServerResponse } from 'node:http';

/** A client that has taken less than this on average, in bytes a second, is closed. */
const leastRate = 5_000;
/** Time before its rate is judged, in milliseconds: what the buffers of the system take at once says nothing. */
const grace = 30_000;
/** How often rates are looked at, in milliseconds. */
const interval = 5_000;

/** Streams at the same time. Each holds less than a megabyte, and works only as fast as its client reads. */
export class Slots {
  readonly #taken = new Map<ServerResponse, { started: number; before: number }>();
  #watch: NodeJS.Timeout | undefined;

  /** @param most at the same time */
  constructor(private readonly most: number) {}

  /** Takes a place. @returns false where there is none */
  take(reply: ServerResponse): boolean {
    if (this.#taken.size >= this.most) return false;
    this.#taken.set(reply, { started: performance.now(), before: reply.socket?.bytesWritten ?? 0 });
    this.#watch ??= setInterval(() => this.#closeSlow(), interval).unref();
    // The rate decides, not how long nothing was read: at some kB/s the buffers of the system take minutes to empty.
    reply.socket?.setTimeout(0);
    return true;
  }

  /** Gives a place back. @param idle milliseconds after which the connection is closed from now on */
  release(reply: ServerResponse, idle: number): void {
    this.#taken.delete(reply);
    if (!reply.destroyed) reply.socket?.setTimeout(idle);
    if (this.#taken.size > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  /** Bytes a second since the beginning; `Infinity` as long as it is too early to tell. */
  #rateOf(reply: ServerResponse): number {
    const { started, before } = this.#taken.get(reply)!;
    const passed = performance.now() - started;
    if (passed < grace) return Infinity;
    const { bytesWritten = 0, writableLength = 0 } = reply.socket ?? {};
    return (bytesWritten - writableLength - before) / (passed / 1000);
  }

  #closeSlow(): void {
    for (const reply of this.#taken.keys()) if (this.#rateOf(reply) < leastRate) reply.destroy();
  }
}
