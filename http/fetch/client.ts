// One request to the portal at a time: its headers, its redirects, its waits, and another try where that may help.
import type { IValidation } from 'typia';
import { dropBody, readBeginning, readJson, shortAnswer } from './body.js';
import { StoppedError, type Clock } from './clock.js';
import { answerFault, describe, Fault, oneLine, outage, readError, transferFault } from './fault.js';

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT';
  /** Relative to the base address, or absolute. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Whether redirects are followed; else they are answers. */
  isFollowed?: boolean;
  /** The requested thing, for messages: `the catalogue`. */
  what: string;
  /** Longest answer that {@link Client.json} reads, in bytes after inflating; {@link shortAnswer} where it is absent. */
  most?: number;
}

export interface ClientOptions {
  /** Base address, with or without a slash at its end. */
  base: string;
  /** Name, version and contact of who asks. */
  userAgent: string;
  clock: Clock;
  /** Called with one line before a request is tried again. */
  say: (line: string) => void;
  /** Ends what is going on with a {@link StoppedError}. */
  signal?: AbortSignal | undefined;
}

/** The portal answers within this time, and a transfer never pauses for longer; milliseconds. */
const patience = 90_000;
/** Waits before another try: 2, 4, 8 … seconds. */
const firstWait = 2_000;
const longestWait = 120_000;
/** Tries of what came wrong; and of a service that does not answer: outages of ten minutes occur, and these take twelve. */
const mostTries = { again: 7, outage: 12 } as const;
/** After a 409: the firewall lets a well-formed request pass a little later, or never. */
const waitsAfter409 = [5_000, 20_000];
const mostRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

/** Called by the reader of an answer whenever bytes arrive. */
export type Touch = () => void;

/** Reads an answer; it must consume the body. */
export type Read<Result> = (response: Response, touch: Touch) => Promise<Result>;

export class Client {
  private readonly base: URL;
  private readonly pace: Pace;

  /** @throws {TypeError} where the base is no address */
  constructor(private readonly options: ClientOptions) {
    this.base = new URL(options.base.endsWith('/') ? options.base : `${options.base}/`);
    this.pace = new Pace(options.clock);
  }

  /**
   * The JSON of an answer that is as it should be.
   * @throws {Fault} that names the first member that is not
   */
  async json<Shape>(ask: Ask, validate: (found: unknown) => IValidation<Shape>): Promise<Shape> {
    return this.ask(ask, async (response) => {
      if (!response.ok) throw answerFault(response, await readBeginning(response));
      const { text: body, json } = await readJson(response, ask.most ?? shortAnswer);
      const result = validate(json);
      if (result.success) return result.data;
      // Errors of the service may come with status 200.
      if (readError(body)?.code !== undefined || !/^\s*[[{]/.test(body)) throw answerFault(response, body);
      const { path, expected, value } = result.errors[0]!;
      const where = path.replace('$input', 'the answer');
      throw new Fault(`${where} is ${describe(value)}, ${expected} expected`, 'never');
    });
  }

  /**
   * Sends a request as often as its faults allow.
   * @throws {Fault} the last one
   */
  async ask<Result>(ask: Ask, read: Read<Result>): Promise<Result> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.send(ask, read);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const wait = waitAfter(error, tries);
        if (wait === null) throw new Fault(`${ask.what}: ${error.message}`, 'never', error.code, error.status);
        this.options.say(`${ask.what}: ${error.message}; asked again in ${Math.ceil(wait / 1000)} s`);
        await this.options.clock.sleep(wait);
      }
    }
  }

  /** One try. Each redirect is a request of its own, with its own turn. */
  private async send<Result>(ask: Ask, read: Read<Result>): Promise<Result> {
    let url = this.addressOf(ask);
    for (let hops = 0; hops <= mostRedirects; hops++) {
      const step = await this.pace.turn(() =>
        this.exchange<{ to: URL } | { result: Result }>(
          url,
          hops === 0 ? ask : { headers: ask.headers ?? {} },
          async (response, touch) => {
            if (ask.isFollowed !== true || !redirects.includes(response.status)) {
              return { result: await read(response, touch) };
            }
            await dropBody(response);
            return { to: this.redirectOf(response, url) };
          },
        ),
      );
      if ('result' in step) return step.result;
      url = step.to;
    }
    throw transferFault(`more than ${mostRedirects} redirects`);
  }

  /** @throws {Fault} where the path is an address that leads elsewhere than to http, or away from https */
  private addressOf({ path, query }: Ask): URL {
    const url = leadingOn(path, this.base);
    if (url === null)
      throw transferFault(`the address ${JSON.stringify(oneLine(path))}, one of ${this.base.protocol}// expected`);
    const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    if (pairs.length > 0) url.search = pairs.join('&');
    return url;
  }

  /** @throws {Fault} where the redirect leads nowhere, or from https to http */
  private redirectOf(response: Response, from: URL): URL {
    const location = response.headers.get('location') ?? '';
    const to = location === '' ? null : leadingOn(location, from);
    if (to !== null) return to;
    throw transferFault(`status ${response.status} to ${JSON.stringify(oneLine(location))}, an address expected`);
  }

  /** @throws {Fault} for what happens on the network; what `read` throws passes through */
  private async exchange<Result>(
    url: URL,
    { method, headers, body }: Partial<Ask>,
    read: Read<Result>,
  ): Promise<Result> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), patience);
    const { signal } = this.options;
    try {
      const response = await fetch(url, {
        method: method ?? 'GET',
        redirect: 'manual',
        signal: signal === undefined ? silence.signal : AbortSignal.any([silence.signal, signal]),
        headers: {
          accept: 'application/json',
          'user-agent': this.options.userAgent,
          // The firewall refuses a GET that has a content type and no body.
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return await read(response, () => void timer.refresh());
    } catch (error) {
      if (signal?.aborted === true) throw new StoppedError();
      if (silence.signal.aborted) throw outage(`no byte within ${patience / 1000} s`);
      const reason = networkReason(error);
      if (reason === null) throw error;
      throw reason;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The address that a text means, seen from another: of http or https, and of https where the other is; else `null`. */
function leadingOn(text: string, from: URL): URL | null {
  const to = URL.canParse(text, from) ? new URL(text, from) : null;
  const isSafe = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
  return isSafe ? to : null;
}

/** Why the network failed; `null` for any other error. */
function networkReason(error: unknown): Fault | null {
  if (!(error instanceof TypeError) || !/^(?:fetch failed|terminated)$/.test(error.message)) return null;
  const { cause } = error;
  if (!(cause instanceof Error)) return outage(error.message);
  const { code } = cause as NodeJS.ErrnoException;
  const reason = oneLine(cause.message || code || error.message);
  return error.message === 'terminated' ? transferFault(`the transfer was cut (${reason})`) : outage(reason);
}

/** Milliseconds before the next try, `null` where none may help. */
function waitAfter({ remedy, retryAfter }: Fault, tries: number): number | null {
  if (remedy === 'never' || (remedy !== 'soon' && tries >= mostTries[remedy])) return null;
  const usual = remedy === 'soon' ? waitsAfter409[tries - 1] : Math.min(longestWait, firstWait * 2 ** (tries - 1));
  return usual === undefined ? null : Math.max(usual, retryAfter ?? 0);
}

/** Milliseconds from the start of one request to the start of the next. */
const gap = 500;

/** The pace of requests: one at a time, and at most two a second. */
class Pace {
  private next = -Infinity;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly clock: Clock) {}

  /** Runs a request once those before it have ended and half a second has passed since the last began. */
  turn<Result>(request: () => Promise<Result>): Promise<Result> {
    const own = this.last.then(async () => {
      const wait = this.next - this.clock.now();
      if (wait > 0) await this.clock.sleep(wait);
      this.next = this.clock.now() + gap;
      return request();
    });
    this.last = own.catch(() => undefined);
    return own;
  }
}
