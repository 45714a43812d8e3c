// `/norme/<eli>` of an act, or of an article of one, that is known only from relations: the same page, without text.
import { placeOfEli, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { feedOf, localAddress, pageOf } from './parts/address.js';
import type { CitazioniAnswer } from '../questions/citazioni.js';
import { Brief } from './parts/brief.js';
import { CitedBy } from './parts/cited-by.js';
import { Neighbours } from './parts/neighbours.js';
import { RelationSections, type Lists } from './parts/relation-sections.js';
import { StatusNote } from './parts/status.js';
import { YearStrip } from './parts/years.js';

/** @param cited the first citations of it in the texts that are loaded; `null` where they cannot be asked for */
export function outsidePage(
  relations: shapes.RelazioniAnswer,
  graph: shapes.GraphAnswer,
  cited: CitazioniAnswer | null,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const { norma, articolo } = relations;
  const { stato, sigla } = norma;
  const lists = listsOf(relations);
  const name = norma.titolo ?? norma.nome;
  const number = articolo === null ? null : placeOfEli(articolo);
  // What ended the act as a whole is no relation of its article.
  const isOfArticle = number !== null && lists.modificata_da.some(({ id }) => id === stato?.relazione);
  return {
    title: [number, sigla, name].filter((part) => part != null).join(', '),
    description: words.act.onlyRelations,
    path: pageOf(articolo ?? norma.eli),
    api: `/api/public/relazioni?norma=${articolo ?? norma.eli}`,
    feed: feedOf(norma.eli),
    body: (
      <>
        <header class="act">
          {number === null ? (
            <>
              {name === undefined ? null : <p class="kicker">{sigla}</p>}
              <h1 lang="it">{name ?? sigla}</h1>
            </>
          ) : (
            <>
              <p class="kicker">
                <a href={localAddress(pageOf(norma.eli), language)}>{sigla}</a>{' '}
                <span class="soft" lang="it">
                  {name ?? ''}
                </span>
              </p>
              <h1>{number.replace('a', 'A')}</h1>
            </>
          )}
          <p class="notice" role="note">
            {words.act.onlyRelations}
          </p>
          {stato === null ? (
            <p class="soft">{number === null ? words.act.statusUnknown : words.article.statusUnknown}</p>
          ) : (
            <StatusNote stato={stato} act={norma.eli} isArticle={isOfArticle} frame={frame} />
          )}
        </header>
        <Brief act={lists} eli={norma.eli} frame={frame} />
        <YearStrip eli={norma.eli} made={lists.modifica} undergone={lists.modificata_da} frame={frame} />
        <RelationSections
          lists={lists}
          eli={norma.eli}
          {...(articolo === null ? {} : { article: articolo })}
          frame={frame}
        />
        {cited === null ? null : (
          <CitedBy
            eli={articolo ?? norma.eli}
            cited={{ total: cited.totale, internal: 0, citations: cited.citazioni }}
            frame={frame}
          />
        )}
        <Neighbours graph={graph} caption={words.act.neighbourhood} frame={frame} />
      </>
    ),
  };
}

/** The lists of an answer that was asked for all of them. */
export function listsOf(relations: shapes.RelazioniAnswer): Lists {
  const { modifica = [], modificata_da = [], altri_effetti = [], altri_effetti_subiti = [] } = relations;
  return { modifica, modificata_da, altri_effetti, altri_effetti_subiti };
}
