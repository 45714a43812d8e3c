// Requests that come together are answered in several turns of the event loop, where answering them takes long.

/** Milliseconds of one turn after which further requests are put off to the next: Node accepts one new connection in each turn. */
const turnMilliseconds = 2;

/** Answers a request. It reads what is current when it is called. */
export type Begin = () => void;

/**
 * Begins to answer requests in the order in which they came. Hundreds may come in one turn: they are put off once it has lasted long, so
 * that new connections, and answers that are ready, have their turn in between.
 */
export class Turns {
  readonly #waiting: Begin[] = [];
  /** When the first request of this turn began; `null` before it. */
  #began: number | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Begins at once or in a later turn. */
  take(begin: Begin): void {
    if (this.#waiting.length === 0 && this.#hasTime()) return begin();
    if (this.#waiting.push(begin) === 1) setImmediate(this.#goOn);
  }

  #hasTime(): boolean {
    if (this.#began !== null) return this.now() - this.#began < turnMilliseconds;
    this.#began = this.now();
    setImmediate(() => (this.#began = null));
    return true;
  }

  readonly #goOn = (): void => {
    const began = this.now();
    try {
      while (this.#waiting.length > 0 && this.now() - began < turnMilliseconds) this.#waiting.shift()!();
    } finally {
      if (this.#waiting.length > 0) setImmediate(this.#goOn);
    }
  };
}
