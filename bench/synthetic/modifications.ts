// What one act does to another: the same answer whether the amending or the amended act asks.
import type { RelationKind } from '../../engine/law/relation.js';
import type { Outline } from './outline.js';
import { mix, randomAt } from './random.js';

export interface Modification {
  kind: RelationKind;
  /** Article of the amending act, `4`. */
  by: string;
  /** Comma of that article. */
  comma: number;
  /** Article of the amended act, `12` or `12-bis`. */
  article: string;
  /** True for the repeal of the whole act, which the documents repeat for every article. */
  isWhole: boolean;
}

export interface Amendment {
  /** Indices of the acts. */
  source: number;
  target: number;
  /** Whether the amending document lists it, and whether the amended one does: seldom both are complete. */
  isListedBySource: boolean;
  isListedByTarget: boolean;
  modifications: Modification[];
}

const suffixes = ['bis', 'ter', 'quater', 'quinquies', 'sexies'];

/** The amendment of a pair, by its position in the outline. */
export function amendmentOf(outline: Outline, pair: number): Amendment {
  const source = outline.sources[pair]!;
  const target = outline.targets[pair]!;
  const random = randomAt(outline.seed ^ mix(source), target);
  const listed = random.real();
  const articles = outline.articles[target]!;
  const by = () => String(1 + random.below(outline.articles[source]!));
  const modifications: Modification[] = [];
  if (random.chance(0.15) && articles <= 200) {
    const whole = { kind: 'abroga', by: by(), comma: 1 + random.below(5), isWhole: true } as const;
    for (let n = 1; n <= articles; n++) modifications.push({ ...whole, article: String(n) });
  } else {
    do {
      const drawn = random.real();
      const kind: RelationKind =
        drawn < 0.6 ? 'modifica' : drawn < 0.8 ? 'inserisce' : drawn < 0.97 ? 'abroga' : 'proroga';
      const number = String(1 + random.below(articles));
      const article = kind === 'inserisce' ? `${number}-${random.pick(suffixes)}` : number;
      modifications.push({ kind, by: by(), comma: 1 + random.below(5), article, isWhole: false });
    } while (random.chance(0.68));
  }
  return { source, target, isListedBySource: listed > 0.3, isListedByTarget: listed < 0.95, modifications };
}
