// `/norme/<eli>` of an act that is known only from relations: the same page, without text.
import type { shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { feedOf, pageOf } from './parts/address.js';
import { Brief } from './parts/brief.js';
import { Neighbours } from './parts/neighbours.js';
import { RelationSections, type Lists } from './parts/relation-sections.js';
import { StatusNote } from './parts/status.js';
import { YearStrip } from './parts/years.js';

export function outsidePage(relations: shapes.RelazioniAnswer, graph: shapes.GraphAnswer, frame: Frame): PageContent {
  const { words } = frame;
  const { norma } = relations;
  const lists = listsOf(relations);
  const name = norma.titolo ?? norma.nome;
  return {
    title: name === undefined ? norma.sigla : `${norma.sigla}, ${name}`,
    description: words.act.onlyRelations,
    path: pageOf(norma.eli),
    api: `/api/public/relazioni?norma=${norma.eli}`,
    feed: feedOf(norma.eli),
    body: (
      <>
        <header class="act">
          {name === undefined ? null : <p class="kicker">{norma.sigla}</p>}
          <h1 lang="it">{name ?? norma.sigla}</h1>
          <p class="notice" role="note">
            {words.act.onlyRelations}
          </p>
          {norma.stato === null ? (
            <p class="soft">{words.act.statusUnknown}</p>
          ) : (
            <StatusNote stato={norma.stato} act={norma.eli} isArticle={false} frame={frame} />
          )}
        </header>
        <Brief act={lists} eli={norma.eli} frame={frame} />
        <YearStrip eli={norma.eli} made={lists.modifica} undergone={lists.modificata_da} frame={frame} />
        <RelationSections lists={lists} eli={norma.eli} frame={frame} />
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
