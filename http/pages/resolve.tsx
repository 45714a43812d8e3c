// `/risolvi`: a text with its citations marked in place, each with the act it leads to.
import type { JSX } from 'preact';
import type { FoundCitation } from '../questions/risolvi.js';
import { type Frame, type PageContent } from './document.js';
import { localAddress, pageOf } from './parts/address.js';
import { formatNumber } from './parts/days.js';

/** Longest text that the form takes, in characters: what a browser makes of it stays below the limit of bytes. */
export const maxTextLength = 200_000;

/** @param found the citations, or `null` where no text was given, or one over a limit @param maxLength that limit, in characters */
export function resolvePage(
  text: string,
  found: readonly FoundCitation[] | null,
  maxLength: number | null,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  return {
    title: words.resolvePage.title,
    description: words.resolvePage.lead,
    path: '/risolvi',
    api: '/api/public/risolvi?testo=art.%2097%20Cost.',
    body: (
      <>
        <h1>{words.resolvePage.title}</h1>
        <p class="lead">{words.resolvePage.lead}</p>
        <form class="resolve" action={localAddress('/risolvi', language)} method="post">
          <label for="testo">{words.resolvePage.label}</label>
          <textarea id="testo" name="testo" rows={8} maxLength={maxTextLength} lang="it" required>
            {text}
          </textarea>
          <button type="submit">{words.resolvePage.submit}</button>
        </form>
        {maxLength === null ? null : (
          <p class="notice" role="alert">
            {words.resolvePage.tooLong(formatNumber(maxLength, language))}
          </p>
        )}
        {found === null ? null : (
          <section aria-labelledby="esito">
            <h2 id="esito">
              {found.length === 0
                ? words.resolvePage.none
                : words.resolvePage.found(formatNumber(found.length, language), found.length === 1)}
            </h2>
            <div class="law marked" lang="it">
              {markCitations(text, found, language)}
            </div>
            {found.length === 0 ? null : <CitationTable citations={found} frame={frame} />}
          </section>
        )}
      </>
    ),
  };
}

function markCitations(
  text: string,
  citations: readonly FoundCitation[],
  language: Frame['language'],
): (string | JSX.Element)[] {
  const parts: (string | JSX.Element)[] = [];
  let end = 0;
  for (const citation of citations) {
    parts.push(text.slice(end, citation.inizio));
    const words = text.slice(citation.inizio, citation.fine);
    const target = citation.articolo ?? citation.eli;
    parts.push(
      target === null ? (
        <mark>{words}</mark>
      ) : (
        <a class="citation" href={localAddress(pageOf(target), language)}>
          {words}
        </a>
      ),
    );
    end = citation.fine;
  }
  parts.push(text.slice(end));
  return parts;
}

function CitationTable({
  citations,
  frame: { language, words },
}: {
  citations: readonly FoundCitation[];
  frame: Frame;
}): JSX.Element {
  return (
    <div class="scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {words.resolvePage.table.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {citations.map(({ inizio, testo, eli, sigla, interpretazione, nel_corpus, candidati }) => (
            <tr key={inizio}>
              <td lang="it">{testo}</td>
              <td>
                {eli === null ? (
                  candidati.length === 0 ? (
                    '–'
                  ) : (
                    <>
                      {words.resolvePage.several}:{' '}
                      {candidati.map((candidate, i) => (
                        <span key={candidate.eli}>
                          {i > 0 ? ', ' : ''}
                          <a href={localAddress(pageOf(candidate.eli), language)}>{candidate.sigla}</a>
                        </span>
                      ))}
                    </>
                  )
                ) : (
                  <>
                    <a href={localAddress(pageOf(eli), language)}>{sigla}</a>{' '}
                    <span class="soft">({nel_corpus ? words.resolvePage.loaded : words.resolvePage.notLoaded})</span>
                  </>
                )}
              </td>
              <td>{interpretazione.articolo ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
