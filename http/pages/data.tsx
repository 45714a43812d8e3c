// `/dati`: what is loaded, its licence, and how to cite it.
import type { JSX } from 'preact';
import type { shapes } from '../../engine/index.js';
import type { MorteAnswer } from '../questions/citazioni-morte.js';
import { type Frame, type PageContent } from './document.js';
import { localAddress, pageOf } from './parts/address.js';
import { formatDay, formatNumber } from './parts/days.js';

/** @param missing acts whose text is not loaded, those with most relations first */
export function dataPage(
  health: shapes.HealthAnswer,
  missing: readonly shapes.GraphNode[],
  dead: MorteAnswer,
  frame: Frame,
): PageContent {
  const { language, words, source } = frame;
  const { norme, articoli, relazioni, documenti_rifiutati } = health.conteggi;
  const [acts, articles, relations] = [norme, articoli, relazioni].map((count) => formatNumber(count, language));
  return {
    title: words.dataPage.title,
    description: words.dataPage.lead,
    path: '/dati',
    api: '/api/public/health',
    body: (
      <>
        <h1>{words.dataPage.title}</h1>
        <p class="lead">{words.dataPage.lead}</p>
        <section aria-labelledby="caricato">
          <h2 id="caricato">{words.dataPage.loaded}</h2>
          <p>{words.home.counts(acts!, articles!, relations!)}</p>
          {health.corpus.aggiornato_al === null ? null : (
            <p>{words.home.upTo(formatDay(health.corpus.aggiornato_al, language))}</p>
          )}
          <p>
            {words.dataPage.refused}: {formatNumber(documenti_rifiutati, language)}
          </p>
          <p>
            {words.dataPage.digest}: <code>{health.corpus.impronta}</code>
          </p>
        </section>
        <section aria-labelledby="tipi">
          <h2 id="tipi">{words.dataPage.types}</h2>
          <ul class="bars">
            {health.tipi.map(({ tipo, norme: count }) => (
              <li key={tipo}>
                <a href={localAddress(`/norme?tipo=${tipo}`, language)} lang="it">
                  {tipo.replaceAll('-', ' ')}
                </a>{' '}
                <meter min={0} max={health.tipi[0]!.norme} value={count} aria-label={tipo} />{' '}
                <span>{formatNumber(count, language)}</span>
              </li>
            ))}
          </ul>
        </section>
        {missing.length === 0 ? null : (
          <section aria-labelledby="mancanti">
            <h2 id="mancanti">{words.dataPage.missing}</h2>
            <p>{words.dataPage.missingText}</p>
            <ul class="tags">
              {missing.map(({ id, label, grado }) => (
                <li key={id}>
                  <a href={localAddress(pageOf(id), language)}>{label}</a>{' '}
                  <span class="soft">{words.actsPage.relations(formatNumber(grado, language), grado === 1)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <DeadReferences dead={dead} frame={frame} />
        <section aria-labelledby="licenza">
          <h2 id="licenza">{words.dataPage.licence}</h2>
          <p>
            <a href={source.url}>{source.nome}</a>,{' '}
            <a href={source.licenza_url} rel="license">
              {source.licenza}
            </a>
            . {source.avvertenza}
          </p>
          <h3>{words.dataPage.cite}</h3>
          <p>{words.dataPage.citeText}</p>
          <h3>{words.wholeTables}</h3>
          <p>{words.wholeTablesText}</p>
          <ul class="tags">
            {['norme', 'articoli', 'relazioni', 'citazioni'].flatMap((name) =>
              ['csv', 'ndjson'].map((format) => (
                <li key={`${name}.${format}`}>
                  <a href={`/dati/${name}.${format}?lang=${language}`}>
                    {name}.{format}
                  </a>
                </li>
              )),
            )}
            <li>
              <a href={`/dati?formato=jsonld&lang=${language}`}>{words.dataset}</a>
            </li>
            <li>
              <a href={localAddress('/modifiche', language)}>{words.amendments.title}</a>
            </li>
          </ul>
          <p>
            <a href={localAddress('/api/public/docs', language)}>{words.dataPage.api}</a>
          </p>
        </section>
      </>
    ),
  };
}

/** What is dead and cited still, most cited first. */
function DeadReferences({ dead, frame: { language, words } }: { dead: MorteAnswer; frame: Frame }): JSX.Element | null {
  if (dead.totale === 0) return null;
  return (
    <section aria-labelledby="morti">
      <h2 id="morti">{words.dataPage.dead}</h2>
      <p>{words.dataPage.deadText}</p>
      <ul class="tags">
        {dead.bersagli.map(({ eli, sigla, articolo, n_citazioni }) => (
          <li key={eli}>
            <a href={localAddress(pageOf(eli), language)}>{articolo === null ? sigla : `art. ${articolo}, ${sigla}`}</a>{' '}
            <span class="soft">{words.dataPage.citations(formatNumber(n_citazioni, language), n_citazioni === 1)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={localAddress('/api/public/citazioni/morte', language)}>{words.dataPage.allDead}</a>
      </p>
    </section>
  );
}
