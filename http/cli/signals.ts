// Signals that tell a serving thread to open the snapshot again, or to stop: from the system, or passed on by the first thread.
import { isMainThread, parentPort } from 'node:worker_threads';

/** The signals that a service follows. */
export type Signal = 'SIGHUP' | 'SIGTERM' | 'SIGINT';

/** The handlers of signals; they are replaced once a catalog is served. */
export interface Signals {
  reopen: () => void;
  stop: () => void;
  /** A reload was requested while the first load was running. */
  isReopeningWanted: boolean;
}

/** Installs handlers before anything is served. Without them each signal would end the process at once. */
export function hearSignals(report: (line: string) => void): Signals {
  const signals: Signals = {
    reopen: () => {
      if (!signals.isReopeningWanted) report('SIGHUP: a reload is queued until the start is complete');
      signals.isReopeningWanted = true;
    },
    // No request is open yet, and an incomplete snapshot has a temporary name.
    stop: () => {
      report('stopping');
      process.exit(0);
    },
    isReopeningWanted: false,
  };
  const follow: Record<Signal, () => void> = {
    SIGHUP: () => signals.reopen(),
    SIGTERM: () => signals.stop(),
    SIGINT: () => signals.stop(),
  };
  // The system signals the process, which is the first thread.
  if (!isMainThread)
    parentPort!.on('message', (message: unknown) => {
      // Anything else is shared memory (sharing.ts).
      if (typeof message === 'string') follow[message as Signal]();
    });
  else for (const signal of ['SIGHUP', 'SIGTERM', 'SIGINT'] as const) process.on(signal, follow[signal]);
  return signals;
}
