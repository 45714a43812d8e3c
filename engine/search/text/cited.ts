// Acts that a query cites by its words, `legge 241 accesso`: their own articles are what is looked for, before others that cite the act.
import type { Steps } from '../../steps.js';
import { mostTitled, type Group } from './conjunction.js';
import { weightOf } from './enough.js';
import type { TextFilter } from './found.js';
import type { TextIndex } from './index.js';
import { anyOf, FoundList, type Matches } from './matches.js';
import { Narrowed } from './narrowed.js';
import { noMore } from './postings.js';
import { matchesOf } from './term-matches.js';
import type { KnownTerm } from './terms.js';
import { weights } from './weights.js';

type Cited = Pick<TextFilter, 'cited'>;

/** What the words of a citation count for the articles of the act, of what they count at most for others that have them. */
const citedShare = 1.2;

/** Whether all terms of a group stand in the citation. */
const isCited = (terms: readonly KnownTerm[], { cited }: Cited): boolean =>
  cited !== undefined && terms.every(({ term }) => cited.start <= term.start && term.end <= cited.end);

/** The acts that have one of the terms in their title or names, or that the query cites by them. */
export function* titledOrCited(index: TextIndex, terms: readonly KnownTerm[], filter: Cited): Steps<Matches> {
  // No article is found before others for a word of its act's title.
  const titled = yield* matchesOf(
    index,
    'acts',
    terms.map((term) => ({ ...term, isAlone: false })),
  );
  if (!isCited(terms, filter)) return titled;
  const acts = Uint32Array.from(filter.cited!.acts).sort();
  const scores = new Float32Array(acts.length).fill((citedShare * weightOf(terms)) / weights.title);
  const few = titled.count > mostTitled ? [] : [titled];
  return yield* anyOf([...few, new FoundList(acts, scores)]);
}

/** The group; of one by which an act is cited only what lies outside of that act, so that all articles of it count alike. */
export function outsideCited<G extends Group>(
  index: TextIndex,
  terms: readonly KnownTerm[],
  filter: Cited,
  group: G,
): G {
  if (!isCited(terms, filter)) return group;
  const acts = [...filter.cited!.acts].sort((a, b) => a - b);
  const ranges = acts.map((act) => [index.starts.at(act)!, index.starts.at(act + 1)!] as const);
  return { ...group, open: () => new Outside(group.open(), ranges) };
}

/** The documents of a walk that lie outside of some ranges, which ascend. */
class Outside extends Narrowed {
  constructor(
    walk: Matches,
    private readonly ranges: readonly (readonly [from: number, to: number])[],
  ) {
    super(walk);
    this.settle();
  }

  protected settle(): void {
    for (const [from, to] of this.ranges)
      if (this.walk.document !== noMore && this.walk.document >= from && this.walk.document < to) this.walk.advance(to);
  }
}
