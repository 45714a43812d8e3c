// `/norme/<eli>/simili`: the articles that are most like one, and why.
import type { JSX } from 'preact';
import { citePlace, partOfEli, placeOfEli, titleArticle } from '../../engine/index.js';
import type { SimilarArticle, SimiliAnswer } from '../questions/simili.js';
import type { Frame, PageContent } from './document.js';
import { apiOf, localAddress, pageOf, similarOf } from './parts/address.js';
import { sayTextDay } from './parts/days.js';
import { StatusBadge } from './parts/status.js';
import { textLanguage } from './parts/text-language.js';

export function similarPage({ eli, norma, parole, simili }: SimiliAnswer, frame: Frame): PageContent {
  const { words, language } = frame;
  const said = words.similar;
  const name = citePlace(placeOfEli(eli), norma, partOfEli(eli));
  return {
    title: said.title(name),
    description: said.lead,
    path: similarOf(eli),
    api: `${apiOf(eli)}/simili`,
    isListed: false,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(norma.eli), language)}>{norma.sigla}</a>
            {' · '}
            <a href={localAddress(pageOf(eli), language)}>{words.origin.article}</a>
          </p>
          <h1>{said.title(name)}</h1>
          <p class="lead">{said.lead}</p>
          {parole.length === 0 ? null : (
            <p>
              {said.words} <span lang={textLanguage(eli)}>{parole.join(', ')}</span>
            </p>
          )}
        </header>
        {simili.length === 0 ? (
          <p role="status">{said.none}</p>
        ) : (
          <ol class="hits">
            {simili.map((found) => (
              <Similar key={found.eli} found={found} frame={frame} />
            ))}
          </ol>
        )}
      </>
    ),
  };
}

/** An article, why it is alike, and of which day its text is. */
function Similar({ found, frame }: { found: SimilarArticle; frame: Frame }): JSX.Element {
  const { words, language } = frame;
  const { eli, num, parte, rubrica, norma, stato, per_parole, citati_insieme, testo_al, modifiche_successive } = found;
  const reasons = [
    ...(per_parole ? [words.similar.byWords] : []),
    ...(citati_insieme > 0 ? [words.similar.together(String(citati_insieme))] : []),
  ];
  return (
    <li>
      <h2>
        <a href={localAddress(pageOf(eli), language)}>{citePlace(titleArticle({ num, parte }), norma, parte)}</a>
        <StatusBadge stato={stato} frame={frame} />
      </h2>
      {rubrica === null ? null : <p lang={textLanguage(eli)}>{rubrica}</p>}
      <p class="soft">{reasons.join(' · ')}</p>
      {modifiche_successive.n > 0 ? (
        <p class="later">{modifiche_successive.frase}</p>
      ) : testo_al === null ? null : (
        <p class="soft">{sayTextDay(testo_al, frame)}</p>
      )}
    </li>
  );
}
