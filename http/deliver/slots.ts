// The places for whole tables: a client keeps its place as long as it reads fast enough.
import type { ServerResponse } from 'node:http';

/** The rate at which clients must read. */
interface Pace {
  /** A client that takes less than this, in bytes a second, is closed. */
  leastRate: number;
  /** Bytes that a client is ahead of that rate when it begins: what the buffers of the system take at once says nothing. */
  firstCredit: number;
  /** The most that it can be ahead. */
  mostCredit: number;
  /** How often clients are looked at, in milliseconds. */
  interval: number;
}

const leastRate = 5_000;
/**
 * A client that has read fast may pause for two minutes. A buffer of the system of 6 MB, which a client has at most, is filled again in
 * steps of a sixteenth of it.
 */
const usualPace: Pace = { leastRate, firstCredit: 30 * leastRate, mostCredit: 120 * leastRate, interval: 5_000 };

/** A client that reads a table. */
interface Reader {
  /** The client whose share it takes; `null` for none. */
  client: string | null;
  /** Bytes sent when it was looked at last, and when that was. */
  sent: number;
  at: number;
  /** Bytes that it is ahead of the least rate. */
  credit: number;
}

/** Streams at the same time. Each holds some hundred kilobytes, and works only as fast as its client reads. */
export class Slots {
  readonly #taken = new Map<ServerResponse, Reader>();
  #watch: NodeJS.Timeout | undefined;

  /** @param most at the same time; a client has half of them at most */
  constructor(
    private readonly most: number,
    private readonly pace = usualPace,
  ) {}

  /** Takes a place. @param client whose share it takes; `null` has no share: only the total holds @returns false where there is none */
  take(reply: ServerResponse, client: string | null): boolean {
    const { firstCredit, interval } = this.pace;
    if (this.#taken.size >= this.most || !this.#hasShare(client)) return false;
    this.#taken.set(reply, { client, sent: sentTo(reply), at: performance.now(), credit: firstCredit });
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

  #hasShare(client: string | null): boolean {
    if (client === null) return true;
    let own = 0;
    for (const reader of this.#taken.values()) if (reader.client === client) own++;
    return own < Math.max(1, this.most / 2);
  }

  #closeSlow(): void {
    const { leastRate, mostCredit } = this.pace;
    const now = performance.now();
    for (const [reply, reader] of this.#taken) {
      const sent = sentTo(reply);
      // Where nothing waits to be taken, the client waits for rows: they are passed over, or others are made at the same time.
      const isBehind = reply.socket !== null && reply.socket.writableLength > 0;
      const due = isBehind ? ((now - reader.at) / 1000) * leastRate : 0;
      reader.credit = Math.min(mostCredit, reader.credit + sent - reader.sent - due);
      [reader.sent, reader.at] = [sent, now];
      if (reader.credit < 0) reply.destroy();
    }
  }
}

/** Bytes that the system has taken of what was sent to a client. */
function sentTo({ socket }: ServerResponse): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}
