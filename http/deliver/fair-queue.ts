// A short queue of work that shares its places and its turns among clients.

export interface QueueLimits {
  /** Done at the same time. */
  running: number;
  /** That wait, of all clients together. */
  waiting: number;
  /** Milliseconds that work waits at most. */
  patience: number;
}

interface Waiting {
  client: string | null;
  /** Called when its turn has come; with `false` when it has waited too long. */
  begin: (hasTurn: boolean) => void;
  late: NodeJS.Timeout;
}

/**
 * Runs some work at a time. Clients take turns: of what waits, that of the client whose last turn is longest ago begins next. A client
 * has at most half of the places, so that one that asks for much leaves room for others.
 */
export class FairQueue {
  readonly #waiting: Waiting[] = [];
  /** By client: when it had its last turn, as long as anything of it is running or waits. */
  readonly #turns = new Map<string | null, number>();
  #turn = 0;
  #running = 0;

  constructor(private readonly limits: QueueLimits) {}

  get isEmpty(): boolean {
    return this.#running === 0 && this.#waiting.length === 0;
  }

  /** Numbers of tasks that run, and that wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /**
   * @param client whose share it takes; `null` has no share: only the total holds
   * @returns what the work returns, or `null` where its turn did not come in time; `null` at once where there is no place left
   */
  add<Result>(client: string | null, work: () => Promise<Result>): Promise<Result | null> | null {
    if (this.#running < this.limits.running) {
      this.#begin(client);
      return this.#finish(work);
    }
    if (this.#waiting.length >= this.limits.waiting || !this.#hasShare(client)) return null;
    return this.#wait(client).then((hasTurn) => (hasTurn ? this.#finish(work) : null));
  }

  #wait(client: string | null): Promise<boolean> {
    return new Promise((begin) => {
      const give = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(one), 1);
        begin(false);
      };
      const one: Waiting = { client, begin, late: setTimeout(give, this.limits.patience).unref() };
      this.#waiting.push(one);
    });
  }

  #hasShare(client: string | null): boolean {
    if (client === null) return true;
    const own = this.#waiting.filter((one) => one.client === client).length;
    return own < Math.max(1, Math.floor(this.limits.waiting / 2));
  }

  #begin(client: string | null): void {
    this.#running++;
    this.#turns.set(client, ++this.#turn);
  }

  async #finish<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      this.#running--;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    let best = -1;
    let oldest = Infinity;
    for (const [at, { client }] of this.#waiting.entries()) {
      const turn = this.#turns.get(client) ?? 0;
      if (turn >= oldest) continue;
      [best, oldest] = [at, turn];
    }
    const [next] = best === -1 ? [] : this.#waiting.splice(best, 1);
    // When nothing waits, every client is a new one the next time.
    if (this.#waiting.length === 0) this.#turns.clear();
    if (next === undefined) return;
    clearTimeout(next.late);
    this.#begin(next.client);
    next.begin(true);
  }
}
