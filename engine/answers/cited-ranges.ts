// References to a range of articles, `articoli da 14 a 14-quinquies`: all that the cited act has from one end to the other.
import type { Reference } from '../law/act.js';
import { articleOfEli } from '../law/eli.js';
import { keysBetween } from './article-range.js';

/** The target of a reference, as the corpus knows it. */
export interface ReferenceEnd {
  act: string;
  article: string | null;
  articleEli: string | null;
  paragraph: string | null;
}

interface Resolved {
  reference: Reference;
  end: ReferenceEnd;
}

/**
 * The references of an article whose target is known, in their order. Of a range in an act whose articles are known each of them is one,
 * in the order of that act; else the numbers that are written, and those between them.
 * @param own ELI of the article that cites, which a range may include
 * @param keysOf ELI suffixes of the articles of an act, in the order of its text; empty where it is not loaded
 */
export function* resolveReferences(
  references: readonly Reference[],
  own: string,
  resolve: (reference: Reference) => ReferenceEnd | null,
  keysOf: (act: string) => readonly string[],
): Iterable<Resolved> {
  let passedOver: Resolved[] = [];
  for (const reference of references) {
    const end = resolve(reference);
    const { within, rangeFrom } = reference.target;
    if (within === true) {
      if (end !== null) passedOver.push({ reference, end });
      continue;
    }
    if (end !== null && rangeFrom !== undefined) {
      const target = { ...reference.target, article: rangeFrom, paragraph: null, point: null };
      const from = resolve({ ...reference, target });
      const between = from?.act === end.act ? betweenOf(from, end, keysOf(end.act)) : [];
      const known = new Set(between.map(({ articleEli }) => articleEli));
      for (const one of between) if (one.articleEli !== own) yield { reference, end: one };
      passedOver = passedOver.filter((one) => !known.has(one.end.articleEli));
    }
    yield* passedOver;
    passedOver = [];
    if (end !== null) yield { reference, end };
  }
  yield* passedOver;
}

function betweenOf(from: ReferenceEnd, to: ReferenceEnd, keys: readonly string[]): ReferenceEnd[] {
  const { act } = to;
  if (from.articleEli === null || to.articleEli === null || keys.length === 0) return [];
  const between = keysBetween(keys, from.articleEli.slice(act.length), to.articleEli.slice(act.length)) ?? [];
  return between.map((key) => ({ act, article: articleOfEli(act + key), articleEli: act + key, paragraph: null }));
}
