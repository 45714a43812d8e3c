// Answers to what is asked again and again.

/**
 * The same function with a cache of its last results, bounded in number.
 * A text cut out of a document holds the whole document in memory, so what is kept, and what is answered about, is a copy.
 */
export function remembering<Answer>(answer: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const own = Buffer.from(text).toString();
    const found = answer(own);
    known.set(own, found);
    return found;
  };
}
