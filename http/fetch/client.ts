// One request to the portal at a time: its headers, its redirects, its waits, and another try where that may help.
import type { IValidation } from 'typia';
import type { Clock } from './clock.js';
import { answerFault, Fault, oneLine, readError, transferFault } from './fault.js';

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
}

export interface ClientOptions {
  /** Base address, with or without a slash at its end. */
  base: string;
  /** Name, version and contact of who asks. */
  userAgent: string;
  clock: Clock;
  /** Called with one line before a request is tried again. */
  say: (line: string) => void;
}

/** The portal answers within this time, and a transfer never pauses for longer; milliseconds. */
const patience = 90_000;
/** Waits before another try: 2, 4, 8 … seconds. */
const firstWait = 2_000;
const mostTries = 7;
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
      const body = await response.text();
      if (!response.ok) throw answerFault(response, body);
      const result = validate(parse(body));
      if (result.success) return result.data;
      // Errors of the service may come with status 200.
      if (readError(body)?.code !== undefined || !/^\s*[[{]/.test(body)) throw answerFault(response, body);
      const { path, expected, value } = result.errors[0]!;
      const where = path.replace('$input', 'the answer');
      throw new Fault(`${where} is ${oneLine(JSON.stringify(value) ?? 'missing')}, ${expected} expected`, 'never');
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
            await response.arrayBuffer();
            return { to: this.redirectOf(response, url) };
          },
        ),
      );
      if ('result' in step) return step.result;
      url = step.to;
    }
    throw transferFault(`more than ${mostRedirects} redirects`);
  }

  private addressOf({ path, query }: Ask): URL {
    const url = new URL(path, this.base);
    const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    if (pairs.length > 0) url.search = pairs.join('&');
    return url;
  }

  /** @throws {Fault} where the redirect leads nowhere, or from https to http */
  private redirectOf(response: Response, from: URL): URL {
    const location = response.headers.get('location') ?? '';
    const to = URL.canParse(location, from) ? new URL(location, from) : null;
    const isSafe = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
    if (to !== null && location !== '' && isSafe) return to;
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
    try {
      const response = await fetch(url, {
        method: method ?? 'GET',
        redirect: 'manual',
        signal: silence.signal,
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
      if (silence.signal.aborted) throw transferFault(`no byte within ${patience / 1000} s`);
      const reason = networkReason(error);
      if (reason === null) throw error;
      throw transferFault(reason);
    } finally {
      clearTimeout(timer);
    }
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Why the network failed; `null` for any other error. */
function networkReason(error: unknown): string | null {
  if (!(error instanceof TypeError) || !/^(?:fetch failed|terminated)$/.test(error.message)) return null;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const { code } = cause as NodeJS.ErrnoException;
  const reason = cause.message || code || error.message;
  return error.message === 'terminated' ? `the transfer was cut (${oneLine(reason)})` : oneLine(reason);
}

/** Milliseconds before the next try, `null` where none may help. */
function waitAfter({ remedy, retryAfter }: Fault, tries: number): number | null {
  if (remedy === 'never' || tries >= mostTries) return null;
  const usual = remedy === 'soon' ? waitsAfter409[tries - 1] : firstWait * 2 ** (tries - 1);
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
