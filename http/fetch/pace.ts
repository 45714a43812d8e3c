// The pace of requests: one at a time, and at most two a second.
import type { Clock } from './clock.js';

/** Milliseconds from the start of one request to the start of the next. */
const gap = 500;

export class Pace {
  private next = -Infinity;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly clock: Clock) {}

  /** Runs a request once those before it have ended and half a second has passed since the last began. */
  turn<Result>(request: () => Promise<Result>): Promise<Result> {
    const own = this.last.then(async () => {
      const wait = this.next - this.clock.now();
      if (wait > 0) await this.clock.sleep(wait);
      this.next = this.clock.now() + gap;
      return request();
    });
    this.last = own.catch(() => undefined);
    return own;
  }
}
