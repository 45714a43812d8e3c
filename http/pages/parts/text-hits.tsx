// What a search in the text found: each article or act with the passage, its words marked.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';

export function TextHits({ hits, frame }: { hits: readonly shapes.Hit[]; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  return (
    <ol class="hits">
      {hits.map((hit) => (
        <li key={hit.eli}>
          <a href={localAddress(pageOf(hit.eli), language)}>
            {hit.articolo === null ? hit.norma.sigla : `art. ${hit.articolo}, ${hit.norma.sigla}`}
            {hit.rubrica === null ? null : <span lang="it"> {hit.rubrica}</span>}
          </a>
          {hit.norma.stato === null ? null : <span class="soft"> {words.searchPage.dead}</span>}
          <p lang="it">
            <Passage passage={hit.passo} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Passage({ passage: { testo, parole } }: { passage: shapes.FoundPassage }): JSX.Element {
  const parts: (string | JSX.Element)[] = [];
  let end = 0;
  for (const { inizio, fine } of parole) {
    parts.push(testo.slice(end, inizio), <mark key={inizio}>{testo.slice(inizio, fine)}</mark>);
    end = fine;
  }
  return (
    <>
      {parts}
      {testo.slice(end)}
    </>
  );
}
