// `/`: one search field, and what there is to find.
import type { shapes } from '../../engine/index.js';
import { SearchForm, type Frame, type PageContent } from './document.js';
import { ActList } from './parts/act-list.js';
import { localAddress, pageOf } from './parts/address.js';
import { shorten } from './parts/shorten.js';
import { formatDay, formatNumber } from './parts/days.js';
import { Neighbours } from './parts/neighbours.js';

/** @param graph the acts of highest degree and the links between them @param titleOf title of an act, or `null` */
export function homePage(
  health: shapes.HealthAnswer,
  graph: shapes.GraphAnswer,
  newest: shapes.NormeAnswer,
  titleOf: (eli: string) => string | null,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const { norme, articoli, relazioni } = health.conteggi;
  const [acts, articles, relations] = [norme, articoli, relazioni].map((count) => formatNumber(count, language));
  return {
    title: words.home.title,
    description: words.home.lead,
    path: '/',
    api: '/api/public/health',
    query: null,
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: words.site, description: words.home.lead },
    body: (
      <>
        <section class="hero">
          <h1>{words.claim}</h1>
          <p class="lead">{words.home.lead}</p>
          <SearchForm frame={frame} query="" id="cerca" />
          <p class="soft">{words.searchHint}</p>
        </section>
        <div class="two">
          <section aria-labelledby="piu-legami">
            <h2 id="piu-legami">{words.home.mostAmended}</h2>
            <ol class="ranked">
              {graph.nodes.slice(0, 8).map(({ id, label, grado }) => (
                <li key={id}>
                  <span>
                    <a href={localAddress(pageOf(id), language)}>{label}</a>{' '}
                    <span class="title" lang="it">
                      {shorten(titleOf(id) ?? '', 110)}
                    </span>
                  </span>
                  <span class="soft">{words.actsPage.relations(formatNumber(grado, language), grado === 1)}</span>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="recenti">
            <h2 id="recenti">{words.home.newest}</h2>
            <ActList acts={newest.norme.slice(0, 6)} frame={frame} />
          </section>
        </div>
        <Neighbours graph={graph} caption={words.home.drawing} frame={frame} />
        <div class="two">
          <section aria-labelledby="dati">
            <h2 id="dati">{words.home.loaded}</h2>
            <p>{words.home.counts(acts!, articles!, relations!)}</p>
            {health.corpus.aggiornato_al === null ? null : (
              <p>{words.home.upTo(formatDay(health.corpus.aggiornato_al, language))}</p>
            )}
            <p>
              <a href={localAddress('/dati', language)}>{words.home.missing}</a>
            </p>
          </section>
          <section aria-labelledby="programmi">
            <h2 id="programmi">{words.home.developers}</h2>
            <p>
              {words.home.developersText} <a href={localAddress('/api/public/docs', language)}>{words.documentation}</a>
            </p>
            <pre>
              <code>GET /api/public/relazioni?norma=l. 241/1990</code>
            </pre>
          </section>
        </div>
      </>
    ),
  };
}
