// `/cerca?q=`: acts found by words of their titles and names, or the acts that a citation may mean.
import type { shapes } from '../../engine/index.js';
import { SearchForm, type Frame, type PageContent } from './document.js';
import { ActList } from './parts/act-list.js';
import { Candidates, type Candidate } from './parts/candidates.js';
import { formatNumber } from './parts/days.js';

/** @param candidates acts that `q`, read as a citation, may mean; empty for words */
export function searchPage(
  q: string,
  list: shapes.NormeAnswer | null,
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
    ...(q === '' ? {} : { api: `/api/public/norme?q=${encodeURIComponent(q)}` }),
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
            ) : (
              <ul>
                {words.searchPage.advice.map((advice) => (
                  <li key={advice}>{advice}</li>
                ))}
              </ul>
            )}
          </section>
        )}
      </>
    ),
  };
}
