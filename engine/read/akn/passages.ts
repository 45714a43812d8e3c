// Citations around links: the words before and after a link are read with it.
import { findCitations, type Citation } from '../../cite/cite.js';

/** Characters that are read before and after a link. */
const reach = 200;

/** Of them, those after a link that a passage read for another one must have too. */
const ahead = 100;

/** What ends a passage: citations go on behind neither. */
const stop = /[;:]|\.\s{1,9}[A-Z]/;

/** The citations of a text, found where they are asked for; links near one another share what is read. */
export class Passages {
  private from = 0;
  private to = 0;
  /** The last place in it behind which enough was read. */
  private sure = 0;
  private citations: Citation[] = [];

  constructor(private readonly text: string) {}

  /** Whether the stretch was read already. */
  hasRead(start: number, end: number): boolean {
    return this.from <= start && end <= this.sure;
  }

  /** The citations that touch the stretch, with places in the whole text, in order. */
  over(start: number, end: number): Citation[] {
    if (!this.hasRead(start, end)) this.read(start, end);
    return this.citations.filter((citation) => citation.start < end && start < (citation.placeEnd ?? citation.end));
  }

  /** Reads the sentence around the stretch, as far as it reaches. */
  private read(start: number, end: number): void {
    const before = this.text.slice(Math.max(0, start - reach), start);
    const lead = Math.max(before.lastIndexOf(';'), before.lastIndexOf(':')) + 1;
    this.from = start - before.length + (lead > 0 || start <= reach ? lead : before.indexOf(' ') + 1);
    const after = this.text.slice(end, end + reach);
    const stopped = after.search(stop);
    // A number that is cut would be another one.
    const whole = end + after.length < this.text.length ? after.lastIndexOf(' ') : after.length;
    this.to = end + (stopped === -1 ? Math.max(whole, 0) : stopped + 1);
    this.sure = stopped === -1 && this.to < this.text.length ? this.to - ahead : this.to;
    this.citations = findCitations(this.text.slice(this.from, this.to)).map((citation) => ({
      ...citation,
      start: this.from + citation.start,
      end: this.from + citation.end,
      placeEnd: citation.placeEnd === null ? null : this.from + citation.placeEnd,
    }));
  }
}
