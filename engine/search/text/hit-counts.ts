// How many hits there are, and how many of each act.

/** Hits that are counted; of more it is only said that they are more. */
export const mostCounted = 10_000;

/** Hits by act, of which those of an act mostly come one after the other. */
export class HitCounts {
  total = 0;
  /** The articles that are counted, by their number in the order of the corpus. */
  readonly articles: number[] = [];
  readonly #counts = new Map<number, number>();
  #act = -1;
  #ofAct = 0;

  /** Whether there are more than are counted. */
  get isFull(): boolean {
    return this.total > mostCounted;
  }

  /** @param article `null` for the act itself */
  add(act: number, article: number | null): void {
    if (this.total++ >= mostCounted) return;
    if (article !== null) this.articles.push(article);
    if (act !== this.#act) this.#keep(act);
    this.#ofAct++;
  }

  get counts(): ReadonlyMap<number, number> {
    this.#keep(-1);
    return this.#counts;
  }

  #keep(next: number): void {
    if (this.#ofAct > 0) this.#counts.set(this.#act, (this.#counts.get(this.#act) ?? 0) + this.#ofAct);
    this.#act = next;
    this.#ofAct = 0;
  }
}
