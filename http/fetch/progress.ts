// The progress of a run: bytes of the current pack, acts in all, time left.
import type { Clock } from './clock.js';

export interface FetchProgress {
  /** The pack in hand, `Codici (V)`; or what is waited for. */
  name: string;
  /** Bytes of it, and its size where the portal states it. */
  bytes: number;
  size: number | null;
  /** Bytes of all packs of this run. */
  totalBytes: number;
  /** From 0 to 1, in acts: sizes are unknown before a pack comes. */
  share: number;
  /** Milliseconds since the run began. */
  elapsed: number;
}

/** Counts acts and bytes as they come. */
export class Tally {
  private expected = 0;
  private done = 0;
  private doneBytes = 0;
  private current = { name: '', acts: 0, bytes: 0, size: null as number | null };
  private step = 'the beginning';
  private readonly started: number;

  constructor(
    private readonly show: (progress: FetchProgress) => void,
    private readonly clock: Clock,
  ) {
    this.started = clock.now();
  }

  /** Announces further acts. */
  expect(acts: number): void {
    this.expected += acts;
  }

  /** The current step, for the operator who interrupts the run. */
  get place(): string {
    return this.step;
  }

  /** A step that is no transfer: `counting LEGGE 1990`. */
  at(name: string): void {
    this.step = name;
    this.report(name);
  }

  begin(name: string, acts: number): void {
    this.step = name;
    this.current = { name, acts, bytes: 0, size: null };
  }

  arrived(bytes: number, size: number | null): void {
    this.current.bytes = bytes;
    this.current.size = size;
    this.report(this.current.name);
  }

  wait(jobs: number): void {
    this.at(`waiting for ${jobs} ${jobs === 1 ? 'export' : 'exports'}`);
  }

  /** The pack in hand is whole, or given up. */
  end(): void {
    this.done += this.current.acts;
    this.doneBytes += this.current.bytes;
    this.current = { name: '', acts: 0, bytes: 0, size: null };
  }

  private report(name: string): void {
    const { acts, bytes, size } = this.current;
    const ofCurrent = size === null || size === 0 ? 0 : (acts * bytes) / size;
    this.show({
      name,
      bytes,
      size,
      totalBytes: this.doneBytes + bytes,
      share: this.expected > 0 ? Math.min(1, (this.done + ofCurrent) / this.expected) : 0,
      elapsed: this.clock.now() - this.started,
    });
  }
}
