// The attackers of `bench/attack.ts`, in a process of their own: all kinds at once, until a time that is given, towards this machine only.
import { connect, type Socket } from 'node:net';
import { targetsOf, type Attacked } from './targets.js';

/** What is to be attacked, from the parent. */
export interface Order {
  port: number;
  /** Milliseconds, after which every attacker stops. */
  lasting: number;
  /** How many attackers of each kind. */
  numbers: Readonly<Record<Kind, number>>;
  acts: Attacked;
}

export type Kind = 'dear' | 'mcp' | 'slow' | 'drip';

/** Answers by kind and status; `503!` is one without `retry-after`. */
export type Tally = Record<Kind, Record<string, number>>;

/** After a refusal, in milliseconds: `retry-after` says seconds, an attacker does not wait so long. */
const pause = 100;
/** A slow reader takes so many bytes every so many milliseconds. */
const slowly = { bytes: 2_048, milliseconds: 5_000 };
/** A dripping client sends a byte of its body at this interval, in milliseconds. */
const dripMilliseconds = 500;

const tally: Tally = { dear: {}, mcp: {}, slow: {}, drip: {} };
const host = '127.0.0.1';

process.once('message', (order: Order) => {
  void attack(order).then(() => {
    process.send!(tally);
    process.disconnect();
  });
});

async function attack({ port, lasting, numbers, acts }: Order): Promise<void> {
  const { dear, mcp, slow } = targetsOf(acts);
  const ends = performance.now() + lasting;
  const isOver = (): boolean => performance.now() >= ends;
  const of = (kind: Kind, begin: (at: number) => Promise<void>): Promise<void>[] =>
    Array.from({ length: numbers[kind] }, (_, at) => begin(at));
  let asked = 0;
  const askOn = (kind: Kind, request: (at: number) => string) => async (): Promise<void> => {
    while (!isOver()) if (!(await ask(kind, port, request(asked++), ends))) await wait(pause);
  };
  await Promise.all([
    ...of('slow', (at) => readSlowly(port, get(slow[at % slow.length]!, at % 3 === 0), ends)),
    ...of('drip', (at) => dripOn(port, at % 2 === 0 ? '/mcp' : '/risolvi', ends)),
    ...of(
      'dear',
      askOn('dear', (at) => get(dear[at % dear.length]!(at), true)),
    ),
    ...of(
      'mcp',
      askOn('mcp', (at) => post('/mcp', JSON.stringify(mcp[at % mcp.length]!(at)))),
    ),
  ]);
}

function get(target: string, isPacked: boolean): string {
  return `GET ${target} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${isPacked ? 'gzip' : 'identity'}\r\nconnection: close\r\n\r\n`;
}

function post(path: string, body: string): string {
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\naccept: application/json, text/event-stream`;
  return `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
}

/** Asks on a connection of its own and reads the whole answer. @returns whether it was a 200 */
function ask(kind: Kind, port: number, request: string, ends: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const late = setTimeout(() => socket.destroy(), Math.max(0, ends - performance.now()));
    let head = '';
    socket.on('data', (chunk: Buffer) => {
      if (head.length < 2_048) head += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      count(kind, head, performance.now() >= ends);
      resolve(head.startsWith('HTTP/1.1 200'));
    });
    socket.write(request);
  });
}

function count(kind: Kind, head: string, isEnded: boolean): void {
  if (head === '' && isEnded) return;
  const status = head === '' ? 'none' : head.slice(9, 12);
  const name = status === '503' && !/\r\nretry-after: \d/.test(head) ? '503!' : status;
  tally[kind][name] = (tally[kind][name] ?? 0) + 1;
}

/** Reads a large answer as slowly as it can; once it is closed it begins again. */
async function readSlowly(port: number, request: string, ends: number): Promise<void> {
  while (performance.now() < ends) {
    const socket = connect({ port, host });
    socket.on('error', () => undefined).pause();
    let head = '';
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.write(request);
    while (performance.now() < ends && !socket.destroyed) {
      await wait(head === '' ? 200 : slowly.milliseconds, ends);
      const taken = socket.read(slowly.bytes) as Buffer | null;
      if (head === '' && taken !== null) head = taken.toString('latin1');
      if (socket.readableEnded) break;
    }
    count('slow', head, performance.now() >= ends);
    socket.destroy();
    await closed;
    if (!head.startsWith('HTTP/1.1 200')) await wait(pause, ends);
  }
}

/** Posts a body of which a byte comes now and then; once it is closed it begins again. */
async function dripOn(port: number, path: string, ends: number): Promise<void> {
  const type = path === '/mcp' ? 'application/json' : 'application/x-www-form-urlencoded';
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\ncontent-length: 200000\r\n\r\n`;
  while (performance.now() < ends) {
    const socket: Socket = connect(port, host);
    let answer = '';
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    // Beyond what needs no place.
    socket.write(head + 'a'.repeat(10_000));
    while (performance.now() < ends && !socket.destroyed && answer === '') {
      await wait(dripMilliseconds, ends);
      if (socket.writable) socket.write('a');
    }
    count('drip', answer, performance.now() >= ends);
    socket.destroy();
    await wait(pause, ends);
  }
}

/** Resolves after some time, or where all ends. */
function wait(milliseconds: number, ends = Infinity): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, Math.max(0, ends - performance.now()))));
}
