// The first citations of an act or article, and a link to the rest.
import type { JSX } from 'preact';
import { citePlace, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { citationsTo, localAddress, pageOf } from './address.js';
import { formatNumber } from './days.js';
import { placeWords } from './place.js';

/** Citations that are shown. */
export const shownCitations = 10;

interface Props {
  /** ELI of what is cited. */
  eli: string;
  cited: CitedByCount;
  frame: Frame;
}

/** The number of citations, how many of them the act itself makes, and the first. */
export interface CitedByCount {
  total: number;
  internal: number;
  citations: readonly shapes.CitationEntry[];
  /** Of an article of a decree-law: the law that converted it, where that is loaded. */
  conversion?: { eli: string; sigla: string } | null;
}

/** Without citations, it says that none is in the texts loaded, which are not all there are. */
export function CitedBy({ eli, cited: { total, internal, citations, conversion }, frame }: Props): JSX.Element {
  const { language, words } = frame;
  const shown = fromElsewhere(eli, citations);
  return (
    <section aria-labelledby="citato-da">
      <h2 id="citato-da">{words.citedBy.title}</h2>
      {total === 0 ? (
        <NotCited conversion={conversion} frame={frame} />
      ) : (
        <>
          <p class="soft">
            {words.citedBy.count(formatNumber(total, language), total === 1)}
            {internal === 0 ? null : ` ${words.citedBy.internal(formatNumber(internal, language), internal === total)}`}
          </p>
          <CitationList citations={shown} frame={frame} />
        </>
      )}
      {total <= shown.length ? null : (
        <p class="onward">
          <a href={localAddress(citationsTo(eli), language)}>{words.citedBy.all}</a>
        </p>
      )}
    </section>
  );
}

/** That nobody cites it; a law that converts a decree names its articles without the decree. */
export function NotCited({
  conversion,
  frame: { language, words },
}: Pick<CitedByCount, 'conversion'> & { frame: Frame }): JSX.Element {
  if (!conversion) return <p class="empty">{words.citedBy.none}</p>;
  return (
    <p class="empty">
      {words.citedBy.noneByName} <a href={localAddress(pageOf(conversion.eli), language)}>{conversion.sigla}</a>.
    </p>
  );
}

/** Citations without those by the article itself, unless there are no others; words that name several paragraphs of it once. */
function fromElsewhere(eli: string, citations: readonly shapes.CitationEntry[]): readonly shapes.CitationEntry[] {
  const others = citations.filter(({ da }) => da.articolo_eli !== eli);
  const kept = others.length > 0 ? others : citations;
  return firstOfEach(kept, ({ da, testo }) => `${da.articolo_eli ?? da.eli} ${testo}`);
}

/** The first of all that have one key. */
export function firstOfEach<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one);
    return !seen.has(key) && seen.add(key);
  });
}

interface ListProps {
  citations: readonly shapes.CitationEntry[];
  frame: Frame;
}

/** Each citation: its place, and its words. */
export function CitationList({ citations, frame: { language, words } }: ListProps): JSX.Element {
  return (
    <ul class="cited">
      {citations.map(({ da, testo }, i) => (
        <li key={i}>
          <a href={localAddress(pageOf(da.articolo_eli ?? da.eli), language)}>
            {citePlace(placeWords({ parte: da.parte, articolo: da.articolo }, words), da, da.parte)}
          </a>{' '}
          <span class="soft" lang="it">
            «{testo}»
          </span>
        </li>
      ))}
    </ul>
  );
}
