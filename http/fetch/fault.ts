// Faults of requests, read from the five shapes in which the layers of the portal report errors.

/**
 * `outage`: the service does not answer, and will; `again`: the same request may succeed later; `soon`: once or twice only; `never`: it
 * will fail the same way.
 */
export type Remedy = 'outage' | 'again' | 'soon' | 'never';

/** Fetching cannot go on; the message is one line for the operator. */
export class FetchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(showControls(message), options);
  }
}

/** A text from elsewhere as a terminal may show it: control and direction characters as their numbers, `\\x1b`. */
export function showControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, '0')}`;
  });
}

/** A request that failed. */
export class Fault extends FetchError {
  constructor(
    message: string,
    readonly remedy: Remedy,
    /** The code of a rule, `1501`, where the answer has one. */
    readonly code: string | null = null,
    readonly status: number | null = null,
    /** Milliseconds, as `Retry-After` asks. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'Fault';
  }
}

/** Codes of rules: the same request is refused every time. 1000, a general fault, is not one of them. */
const rules: Readonly<Record<string, string>> = {
  1003: 'format not offered',
  1005: 'request not understood',
  1006: 'mode not offered',
  1200: 'no such collection',
  1204: 'no such token',
  1501: 'more than 12 months',
  1502: 'more than 7,000 acts',
  1503: 'end before start',
};

/** The longest wait that `Retry-After` can ask for: an hour. */
const longestWait = 3_600_000;

/**
 * The fault of an unexpected answer.
 * @param body its beginning
 */
export function faultOf(status: number, body: string, retryAfter: string | null = null): Fault {
  const wait = readRetryAfter(retryAfter);
  const stated = readError(body);
  const code = stated?.code ?? null;
  const message = sentence(status, stated, body);
  if (code !== null && Object.hasOwn(rules, code))
    return new Fault(`${message} (${rules[code]})`, 'never', code, status);
  // The firewall answers 409; so does a busy service: a well-formed request may pass a little later.
  if (status === 409) return new Fault(message, 'soon', code, status, wait);
  if ([408, 425, 429, 500, 502, 503, 504].includes(status)) return new Fault(message, 'outage', code, status, wait);
  if (status === 400) return new Fault(message, 'again', code, status, wait);
  // Errors that come with status 200 or 202 are the service's own, and pass.
  if (status < 300) return new Fault(message, 'again', code, status, wait);
  return new Fault(message, 'never', code, status, wait);
}

/** The fault of an answer whose body was read. */
export function answerFault({ status, headers }: Response, body: string): Fault {
  return faultOf(status, body, headers.get('retry-after'));
}

/** A fault of the network, of a transfer or of a file that came: to be tried again. */
export function transferFault(message: string): Fault {
  return new Fault(message, 'again');
}

/** The fault of a service that could not be reached. */
export function outage(message: string): Fault {
  return new Fault(message, 'outage');
}

interface StatedError {
  message: string;
  code: string | null;
}

/** The text of an error: `message` of a rule, the gateway or the firewall, `error` of Spring, `descrizioneStato` of a job. */
export function readError(body: string): StatedError | null {
  let found: unknown;
  try {
    found = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return null;
  const { message, description, error, descrizioneErrore, descrizioneStato, code } = found as Record<string, unknown>;
  const stated = [message, description, error, descrizioneErrore, descrizioneStato].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  const known = typeof code === 'string' || typeof code === 'number' ? String(code) : null;
  return { message: stated[0] ?? 'no message', code: known };
}

function sentence(status: number, stated: StatedError | null, body: string): string {
  if (stated !== null) {
    const code = stated.code === null ? '' : `, code ${oneLine(stated.code)}`;
    return `status ${status}${code}: ${oneLine(stated.message)}`;
  }
  if (body.trim() === '') return `status ${status} without a body`;
  return `status ${status}: ${oneLine(body)}`;
}

/** At most 160 characters on one line, without markup; control characters as {@link showControls} shows them. */
export function oneLine(text: string): string {
  const words = text
    .slice(0, 2_000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const plain = showControls(words);
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain;
}

/** A value of an answer as a message shows it: `null`, `missing`, `"abc"`. */
export function describe(value: unknown): string {
  return oneLine(JSON.stringify(value) ?? 'missing');
}

/** Seconds or a date, in milliseconds. */
function readRetryAfter(text: string | null): number | null {
  if (text === null) return null;
  const wait = /^\d{1,9}$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(longestWait, Math.max(0, wait));
}
