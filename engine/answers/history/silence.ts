// Whether a loaded act says nothing of an article: then it is not the one that changed it, whatever the days fit.
import type { Reference, Target } from '../../law/act.js';
import type { Relation } from '../../law/relation.js';
import type { CorpusAct } from '../../read/corpus.js';
import { articleKeys } from '../../read/versions/article-key.js';
import type { PackedDocument } from '../body.js';
import type { ReferenceEnd } from '../cited-ranges.js';

/** What is known of an act that may have changed another one. */
export interface Amender {
  /** Whether its words of every day that matters are loaded: of a decree-law those before its conversion and those after. */
  isReadWhole: boolean;
  /** Whether a loaded text of it cites the amended act as a whole. */
  citesWhole: boolean;
  /** The articles of the amended act that its loaded texts cite, as articles are compared. */
  cited: ReadonlySet<string>;
}

/**
 * Whether the words of an act amend other articles, each of them named, and not this one; or amend nothing that was read, and cite other ones
 * only. Of a decree-law, which another text was, they do not cite it either.
 * @param key of the article
 * @param incoming what amends its act
 */
export function isSilentOn(key: string, act: string, incoming: readonly Relation[], amender: Amender | null): boolean {
  if (amender?.isReadWhole !== true) return false;
  const own = incoming.filter(({ from, method }) => from.act === act && method !== 'elenco');
  if (
    own.some(({ to, reach }) => (to.articleEli === null ? reach !== 'allegato' : keyIn(to.articleEli, to.act) === key))
  )
    return false;
  const { citesWhole, cited } = amender;
  if (own.length > 0) return !act.includes('/decreto-legge/') || !cited.has(key);
  return cited.size > 0 && !citesWhole && !cited.has(key);
}

/** Finds what is known of the acts that may have changed an act; `null` of one that is not loaded. */
export function amendersOf(
  eli: string,
  acts: ReadonlyMap<string, CorpusAct<PackedDocument>>,
  { resolve, conversionOf }: Known,
): (act: string) => Amender | null {
  const found = new Map<string, Amender | null>();
  const read = (act: CorpusAct<PackedDocument>): Amender => {
    const { summary, series } = act;
    const texts = series.versions.map(({ document }) => document);
    const ends = texts.flatMap((document) => endsIn(document, resolve)).filter((end) => end.act === eli);
    const isOriginal = texts.some(({ summary: { textDays } }) => textDays.isOriginal);
    const law = conversionOf(summary.eli)?.law;
    const isConverted = texts.some((one) => !one.summary.textDays.isOriginal) || (law !== undefined && acts.has(law));
    return {
      isReadWhole: !summary.eli.includes('/decreto-legge/') || (isOriginal && isConverted),
      citesWhole: ends.some(({ articleEli }) => articleEli === null),
      cited: new Set(ends.flatMap(({ articleEli }) => (articleEli === null ? [] : keyIn(articleEli, eli)))),
    };
  };
  return (one) => {
    const act = acts.get(one);
    if (!found.has(one)) found.set(one, act === undefined ? null : read(act));
    return found.get(one)!;
  };
}

interface Known {
  resolve: (target: Target) => ReferenceEnd | null;
  /** The law that converted a decree-law. */
  conversionOf: (decree: string) => { law: string } | null;
}

function endsIn(document: PackedDocument, resolve: Known['resolve']): ReferenceEnd[] {
  const lines = Buffer.from(document.text().references).toString().split('\n');
  return lines.flatMap((line) =>
    line.length <= 2 ? [] : (JSON.parse(line) as Reference[]).flatMap(({ target }) => resolve(target) ?? []),
  );
}

const keyIn = (articleEli: string, act: string): string => articleKeys([articleEli.slice(act.length)])[0]!;
