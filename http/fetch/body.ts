// Bodies of answers, read up to a bound. Bytes are counted as they come out of the decoder: a small one may inflate to any size.
import { Fault } from './fault.js';

/** Longest short answer: a list of collections or types, a count, an export's status. */
export const shortAnswer = 1 << 20;
/** Longest list of amended acts: 7,000 rows, the most that the portal gives, take 9 MB. */
export const longAnswer = 10 << 20;
/** The code of the fault of a longer answer; the portal has none for it. */
export const tooLong = 'too long';
/** How much of an error is read: its message is cut after far less. */
const errorBytes = 1 << 14;

/** Objects and arrays of an answer; each takes many times the three bytes that it may be written in. */
const mostObjects = 100_000;

/**
 * A body as JSON; `undefined` where it is none.
 * @throws {Fault} where it has more bytes, or more objects than any list has
 */
export async function readJson(response: Response, most: number): Promise<{ text: string; json: unknown }> {
  const text = await readText(response, most);
  let objects = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b) objects++;
  }
  if (objects > mostObjects) {
    throw new Fault(`${objects} objects, fewer than ${mostObjects} expected`, 'never', tooLong, response.status);
  }
  try {
    return { text, json: JSON.parse(text) };
  } catch {
    return { text, json: undefined };
  }
}

/** The chunks of a body; none where there is no body. The connection is closed where the reader stops early. */
export async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  let isWhole = reader === undefined;
  try {
    for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) yield read.value;
    isWhole = true;
  } finally {
    if (!isWhole) await reader?.cancel().catch(() => undefined);
  }
}

/**
 * A body as text.
 * @param most bytes
 * @throws {Fault} where there are more
 */
export async function readText(response: Response, most: number): Promise<string> {
  const { text, isWhole } = await readUpTo(response, most);
  if (isWhole) return text;
  throw new Fault(`more than ${most} bytes, fewer expected`, 'never', tooLong, response.status);
}

/** The beginning of a body that is only shown. */
export async function readBeginning(response: Response): Promise<string> {
  return (await readUpTo(response, errorBytes)).text;
}

/** Closes an answer whose body nobody needs. */
export async function dropBody({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => undefined);
}

async function readUpTo(response: Response, most: number): Promise<{ text: string; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(response)) {
    bytes += chunk.length;
    if (bytes > most) return { text: Buffer.concat(chunks).toString(), isWhole: false };
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks).toString(), isWhole: true };
}
