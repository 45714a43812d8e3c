// `/norme/<eli>` of an act that is known only from relations: the same page, without text.
import type { shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { pageOf } from './parts/address.js';
import { Neighbours } from './parts/neighbours.js';
import { RelationList } from './parts/relation.js';
import { YearStrip } from './parts/years.js';

export function outsidePage(relations: shapes.RelazioniAnswer, graph: shapes.GraphAnswer, frame: Frame): PageContent {
  const { language, words } = frame;
  const { norma, modifica = [], modificata_da = [] } = relations;
  const path = pageOf(norma.eli);
  return {
    title: norma.sigla,
    description: words.act.onlyRelations,
    path,
    api: `/api/public/relazioni?norma=${norma.eli}`,
    body: (
      <>
        <header class="act">
          <h1>{norma.sigla}</h1>
          <p class="notice" role="note">
            {words.act.onlyRelations}
          </p>
        </header>
        <YearStrip made={modifica} undergone={modificata_da} words={words} />
        <section aria-labelledby="modifica">
          <h2 id="modifica">{words.act.amends}</h2>
          <RelationList relations={modifica} side="a" language={language} words={words} />
        </section>
        <section aria-labelledby="modificata-da">
          <h2 id="modificata-da">{words.act.amendedBy}</h2>
          <RelationList relations={modificata_da} side="da" language={language} words={words} />
        </section>
        <Neighbours graph={graph} caption={words.act.neighbourhood} frame={frame} />
      </>
    ),
  };
}
