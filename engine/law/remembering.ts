// Answers to what is asked again and again.

/** A value that is made when it is first asked for, and kept: tables and indexes that a start need not wait for. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Longer texts are answered about every time. */
const longest = 1000;

/**
 * The same function with a cache of its last results, bounded in number: all are dropped when there are too many. For what weighs
 * little; what is weighed in bytes lies in an `lru-cache`.
 * A text cut out of a document holds the whole document in memory, so what is kept, and what is answered about, is a copy.
 *
 * @param most results that are kept
 */
export function remembering<Answer>(answer: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (text.length > longest) return answer(text);
    if (known.size >= most) known.clear();
    const own = Buffer.from(text).toString();
    const found = answer(own);
    known.set(own, found);
    return found;
  };
}
