// Time as fetching sees it: the machine's clock, or a faster one in tests.
import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError } from './fault.js';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  sleep: async (milliseconds) => void (await sleep(milliseconds)),
};

/** The operator stopped the run. */
export class StoppedError extends FetchError {
  constructor() {
    super('stopped');
  }
}

/** A clock whose sleep ends with a {@link StoppedError} when the signal comes. */
export function stoppableClock(clock: Clock, signal: AbortSignal): Clock {
  return {
    now: () => clock.now(),
    sleep: async (milliseconds) => {
      let stop: (() => void) | undefined;
      const stopped = new Promise<never>((_, reject) => {
        stop = () => reject(new StoppedError());
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      });
      try {
        await Promise.race([clock.sleep(milliseconds), stopped]);
      } finally {
        signal.removeEventListener('abort', stop!);
      }
    },
  };
}

/** `2026-08-25`, of the clock, in UTC. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** A day plus a number of days. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
}
