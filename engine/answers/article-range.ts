// The articles of an act from one to another.

/** Articles that a range has at most between its ends; of a longer one the numbers that are written are all that is told. */
const mostBetween = 60;

/** ELI suffixes of the articles of an act, in the order of the document. */
interface Keys {
  /** -1 where it has none of that suffix. */
  indexOf(key: string): number;
  at(index: number): string | undefined;
}

/**
 * ELI suffixes of the articles between two of an act.
 * @returns `null` where it lacks one of the two, where they don't ascend or are of two parts, or where too many stand between
 */
export function keysBetween(keys: Keys, from: string, to: string): string[] | null {
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)];
  if (first === -1 || last <= first || last - first > mostBetween) return null;
  const part = from.slice(0, from.lastIndexOf('/'));
  const run = Array.from({ length: last - first - 1 }, (_, i) => keys.at(first + 1 + i)!);
  return [...run, to].every((key) => key.slice(0, key.lastIndexOf('/')) === part) ? run : null;
}
