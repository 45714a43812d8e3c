// The results of a search in the text, and how several are joined.
import { isUnknown, type KnownQuery } from './terms.js';

/** The acts and articles that a search looks among. */
export interface TextFilter {
  /** Whether acts, articles, or both are looked for. */
  among: 'all' | 'acts' | 'articles';
  /** `null` for all acts. */
  accepts: ((act: number) => boolean) | null;
  /** Whether an article may be a hit, by its number in the order of the corpus; absent for all. */
  acceptsArticle?: (article: number) => boolean;
  /** Whether an act itself may be a hit, where articles are looked for, too; absent for all. */
  acceptsAct?: (act: number) => boolean;
  /** Whether the newest acts come first, instead of the best hits; scores are then days. */
  isByDay?: boolean;
  /** Whether articles and acts with a status are included, the only ones, or excluded. */
  ended: 'with' | 'only' | 'without';
  /** Acts that words of the query cite, and where these stand: their articles count as having these words. */
  cited?: { acts: readonly number[]; start: number; end: number };
  /** Hits that are not wanted. */
  except?: readonly { act: number; article: number | null }[];
  /** Whether only hits that have every word, in any form, are wanted. */
  isStrict?: boolean;
  /** Whether only hits that have every word in the form as written are wanted. */
  isLiteral?: boolean;
  /** The same filter without choices that narrow what the query finds: where that is enough by itself, a part of it is not filled up. */
  unchosen?: Choice;
  /** Whether the query was translated, so that its alternatives are not the asker's. */
  isTranslated?: boolean;
}

/** The acts and articles that are chosen. */
type Choice = Pick<TextFilter, 'accepts' | 'acceptsArticle' | 'acceptsAct' | 'ended'>;

/** The filter without what it chooses; `null` where it chooses nothing. */
export const unchosenOf = (filter: TextFilter): TextFilter | null =>
  filter.unchosen === undefined
    ? null
    : { ...filter, acceptsArticle: () => true, acceptsAct: () => true, ...filter.unchosen };

/** An act, or an article by its place in the act. */
export interface TextHit {
  act: number;
  article: number | null;
  score: number;
  /** Whether it has only some of the words. */
  isPart?: boolean;
  /** For a query of one word: whether it has that as it is written. */
  isWritten?: boolean;
}

export interface TextMatches {
  /** Best first. */
  hits: TextHit[];
  total: number;
  /** True where the total is only a lower bound. */
  isLeast: boolean;
  /** Whether texts were left unread that may have a phrase. */
  isCut?: boolean;
  /** How many of the hits counted are of each act. */
  counts: ReadonlyMap<number, number>;
  /** The articles among them, by number in the order of the corpus. */
  articles: readonly number[];
  /** The query that was searched instead, where a typo was forgiven; else `null`. */
  searched: string | null;
  /** Whether hits have every word, or only some of them have, or none. */
  match: 'all' | 'some' | 'most';
  /** Whether every hit only mentions the words. */
  isFaint: boolean;
  /** Stems to show in hits, or forms (`=partito`) where only these are meant; and by group, of which a hit has one of each. */
  stems: ReadonlySet<string>;
  groups: readonly (readonly string[])[];
  /** Stems among them that the words of the query only may mean. */
  related: ReadonlySet<string>;
  /** Where in the query the words stand that no document has. */
  missing: readonly { start: number; end: number }[];
  /** For a query of one word: whether some of the hits have it in another form only, or a word for it. */
  hasOthers?: boolean;
  /** Words of the query, folded, with what was looked for beside each: words of the law for an everyday word, or synonyms. */
  added: readonly { word: string; legal: readonly string[]; areSynonyms?: boolean }[];
}

/** The facts about the words of a query that are answered beside its hits. */
export function saidOf(
  known: KnownQuery['groups'],
): Pick<TextMatches, 'groups' | 'related' | 'stems' | 'added' | 'missing'> {
  const groups = known.map((terms) =>
    terms.flatMap(({ words }) =>
      words.flatMap((stems) => stems.flatMap(({ entry, only }) => (only ?? [entry]).map(({ stem }) => stem))),
    ),
  );
  const meant = known.flat().flatMap(({ words }) => words.flat());
  const related = new Set(meant.filter(({ isRelated }) => isRelated).map(({ entry }) => entry.stem));
  const added = known.flatMap((terms) =>
    terms.flatMap(({ term, legal, synonyms = [] }) => {
      const { word } = term.words[0]!;
      return [
        ...(legal.length > 0 ? [{ word, legal }] : []),
        ...(synonyms.length > 0 ? [{ word, legal: synonyms.map((one) => one.word), areSynonyms: true }] : []),
      ];
    }),
  );
  const isFirst = ({ word }: (typeof added)[number], at: number) => added.findIndex((one) => one.word === word) === at;
  const missing = known.flatMap(([first, ...others]) =>
    first !== undefined && [first, ...others].every(isUnknown)
      ? [{ start: first.term.start, end: first.term.end }]
      : [],
  );
  return { groups, related, stems: new Set(groups.flat()), added: added.filter(isFirst), missing };
}

/** Whether texts were left unread that may have a phrase. */
export const isCut = (known: KnownQuery['groups']): boolean =>
  known.some((terms) => terms.some(({ wording }) => wording?.isSpent === true));

/** Best first; then acts before articles, in the order of the corpus. */
function compareHits(a: TextHit, b: TextHit): number {
  return (
    b.score - a.score ||
    (a.article === null ? 0 : 1) - (b.article === null ? 0 : 1) ||
    a.act - b.act ||
    (a.article ?? 0) - (b.article ?? 0)
  );
}

/** The best of two lists, each of which is sorted. */
export function mergeHits(a: readonly TextHit[], b: readonly TextHit[], size: number): TextHit[] {
  const merged: TextHit[] = [];
  for (let i = 0, j = 0; merged.length < size && (i < a.length || j < b.length);)
    merged.push(j >= b.length || (i < a.length && compareHits(a[i]!, b[j]!) < 0) ? a[i++]! : b[j++]!);
  return merged;
}

export function noHits(groups: KnownQuery['groups']): TextMatches {
  return {
    hits: [],
    total: 0,
    isLeast: false,
    counts: new Map(),
    articles: [],
    searched: null,
    match: 'all',
    isFaint: true,
    ...saidOf(groups),
  };
}
