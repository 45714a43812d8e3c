// `/cerca?q=`: acts found by their titles and names, articles found by their text, or the acts that a citation may mean.
import type { shapes } from '../../engine/index.js';
import { SearchForm, type Frame, type PageContent } from './document.js';
import { ActList } from './parts/act-list.js';
import { Candidates, type Candidate } from './parts/candidates.js';
import { formatNumber } from './parts/days.js';
import { TextHits } from './parts/text-hits.js';
import type { CercaAnswer } from '../questions/cerca.js';
import { localAddress } from './parts/address.js';
import type { JSX } from 'preact';

/** @param text what is found in the text of articles @param candidates acts that `q`, read as a citation, may mean; empty for words */
export function searchPage(
  q: string,
  list: shapes.NormeAnswer | null,
  text: CercaAnswer | null,
  candidates: readonly Candidate[],
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const path = q === '' ? '/cerca' : `/cerca?q=${encodeURIComponent(q)}`;
  const found = list?.totale ?? 0;
  return {
    title: q === '' ? words.search : words.searchPage.title(q),
    description: words.searchPage.empty,
    path,
    ...(q === '' ? {} : { api: `/api/public/cerca?q=${encodeURIComponent(q)}` }),
    query: null,
    isListed: false,
    body: (
      <>
        <h1>{q === '' ? words.search : words.searchPage.title(q)}</h1>
        <SearchForm frame={frame} query={q} id="cerca" />
        {q === '' ? <p>{words.searchPage.empty}</p> : null}
        <Candidates acts={candidates} frame={frame} />
        {list === null ? null : (
          <section aria-label={words.search}>
            <p role="status">
              {found === 0
                ? words.searchPage.none(q)
                : words.searchPage.found(formatNumber(found, language), found === 1)}
            </p>
            {found > 0 ? (
              <ActList acts={list.norme} frame={frame} />
            ) : (text?.totale ?? 0) > 0 ? null : (
              <ul>
                {words.searchPage.advice.map((advice) => (
                  <li key={advice}>{advice}</li>
                ))}
              </ul>
            )}
          </section>
        )}
        {text === null || text.totale === 0 ? null : <InText q={q} text={text} frame={frame} />}
      </>
    ),
  };
}

interface TextProps {
  q: string;
  text: CercaAnswer;
  frame: Frame;
}

function InText({ q, text, frame }: TextProps): JSX.Element {
  const { language, words } = frame;
  const { totale, totale_minimo, cercato, avviso, limit, offset } = text;
  const next = text.successiva === null ? null : `/cerca?q=${encodeURIComponent(q)}&offset=${offset + limit}`;
  return (
    <section aria-labelledby="nel-testo">
      <h2 id="nel-testo">{words.searchPage.inText}</h2>
      <p role="status">{words.searchPage.foundInText(formatNumber(totale, language), totale === 1, totale_minimo)}</p>
      {cercato === null ? null : <p class="notice">{words.searchPage.searched(cercato)}</p>}
      {avviso === null ? null : <p class="notice">{avviso}</p>}
      <TextHits hits={text.risultati} frame={frame} />
      {next === null ? null : (
        <p class="pages">
          <a rel="next" href={localAddress(next, language)}>
            {words.searchPage.nextHits} →
          </a>
        </p>
      )}
    </section>
  );
}
