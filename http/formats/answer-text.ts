// The JSON of an answer, parsed as far as a format needs it: whole, or its lists some entries at a time.

/** Entries that are parsed at a time, in bytes of JSON: parsed whole, a list takes many times the memory of its text. */
const batchBytes = 32 * 1024;

/** A list of the answer: where it begins and ends, and where it can be cut. Offsets in bytes. */
interface ListPlace {
  start: number;
  end: number;
  /** Commas between two batches. */
  cuts: readonly number[];
}

const byte = Object.fromEntries([...'{}[]",\\'].map((character) => [character, character.charCodeAt(0)]));
const { '{': brace, '}': braceEnd, '[': bracket, ']': bracketEnd, '"': quote, ',': comma, '\\': escape } = byte;

/** The answer to one question, with status 200. */
export class AnswerText {
  readonly #json: Buffer;
  #whole: unknown;
  #lists: ReadonlyMap<string, ListPlace> | null = null;

  /** @param json an object */
  constructor(json: Buffer) {
    this.#json = json;
  }

  /** All of it, parsed when it is first asked for. */
  get whole(): unknown {
    return (this.#whole ??= JSON.parse(this.#json.toString()));
  }

  /** The same, its lists empty. */
  get head(): unknown {
    const parts: string[] = [];
    let at = 0;
    for (const { start, end } of this.#places().values()) {
      parts.push(this.#json.toString('utf8', at, start));
      at = end;
    }
    return JSON.parse(parts.join('') + this.#json.toString('utf8', at));
  }

  /** The entries of one of its lists, some at a time; none where it has no such list. */
  *entries(name: string): Iterable<readonly unknown[]> {
    const place = this.#places().get(name);
    if (place === undefined) return;
    let from = place.start;
    for (const to of [...place.cuts, place.end]) {
      yield JSON.parse(`[${this.#json.toString('utf8', from, to)}]`) as unknown[];
      from = to + 1;
    }
  }

  #places(): ReadonlyMap<string, ListPlace> {
    return (this.#lists ??= findLists(this.#json));
  }
}

/** Lists that are members of an object, by name, in their order. */
function findLists(json: Buffer): Map<string, ListPlace> {
  const lists = new Map<string, ListPlace>();
  let [depth, name, start, last] = [0, '', 0, 0];
  let isName = false;
  let cuts: number[] = [];
  for (let at = 0; at < json.length; at++) {
    const found = json[at];
    if (found === quote) {
      const from = at + 1;
      for (at++; at < json.length && json[at] !== quote; at++) if (json[at] === escape) at++;
      if (isName) name = json.toString('utf8', from, at);
      isName = false;
    } else if (found === brace || found === bracket) {
      if (++depth === 1) isName = true;
      else if (depth === 2 && found === bracket) [start, last, cuts] = [at + 1, at + 1, []];
    } else if (found === braceEnd || found === bracketEnd) {
      if (depth-- !== 2) continue;
      if (found === bracketEnd) lists.set(name, { start, end: at, cuts });
      cuts = [];
    } else if (found === comma && depth === 1) isName = true;
    else if (found === comma && depth === 2 && at - last > batchBytes) {
      cuts.push(at);
      last = at;
    }
  }
  return lists;
}
