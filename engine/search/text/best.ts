// The best of many hits, kept as they are found.

/** Keeps the `size` hits of highest score; of equal ones the lower number. Memory and order depend on nothing else. */
export class Best {
  readonly #scores: Float64Array;
  readonly #hits: Uint32Array;
  #count = 0;

  constructor(readonly size: number) {
    this.#scores = new Float64Array(size);
    this.#hits = new Uint32Array(size);
  }

  get isFull(): boolean {
    return this.#count === this.size;
  }

  /** The score that a further hit must exceed, or equal with a lower number, once there are enough. */
  get least(): number {
    return this.isFull && this.size > 0 ? this.#scores[0]! : -Infinity;
  }

  add(hit: number, score: number): void {
    if (this.size === 0) return;
    if (!this.isFull) {
      this.#put(this.#count++, hit, score);
      this.#rise(this.#count - 1);
    } else if (score > this.#scores[0]! || (score === this.#scores[0]! && hit < this.#hits[0]!)) {
      this.#put(0, hit, score);
      this.#sink(0);
    }
  }

  /** The hits, best first; none is kept afterwards. A heap gives ten thousand in a fraction of the time of a sort with a comparison. */
  drain(): { hit: number; score: number }[] {
    const best = new Array<{ hit: number; score: number }>(this.#count);
    while (this.#count > 0) {
      const last = --this.#count;
      best[last] = { hit: this.#hits[0]!, score: this.#scores[0]! };
      this.#put(0, this.#hits[last]!, this.#scores[last]!);
      this.#sink(0);
    }
    return best;
  }

  #put(at: number, hit: number, score: number): void {
    this.#hits[at] = hit;
    this.#scores[at] = score;
  }

  /** Whether the hit at `a` is to be given up before the one at `b`. */
  #isWorse(a: number, b: number): boolean {
    const difference = this.#scores[a]! - this.#scores[b]!;
    return difference < 0 || (difference === 0 && this.#hits[a]! > this.#hits[b]!);
  }

  #swap(a: number, b: number): void {
    const [hit, score] = [this.#hits[a]!, this.#scores[a]!];
    this.#put(a, this.#hits[b]!, this.#scores[b]!);
    this.#put(b, hit, score);
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(from: number): void {
    for (let at = from; ;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < this.#count && this.#isWorse(child, worst)) worst = child;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }
}
