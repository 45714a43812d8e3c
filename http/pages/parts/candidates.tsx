// The acts that a citation may mean, to choose from.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';

export function Candidates({ acts, frame }: { acts: readonly shapes.KnownAct[]; frame: Frame }): JSX.Element | null {
  const { language, words } = frame;
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="candidati">
      <h2 id="candidati">{words.searchPage.candidates}</h2>
      <ul class="acts">
        {acts.map(({ eli, sigla, titolo }) => (
          <li key={eli}>
            <a href={localAddress(pageOf(eli), language)}>{sigla}</a>{' '}
            {titolo === null ? (
              <span class="soft">{words.relation.notLoaded}</span>
            ) : (
              <span class="title" lang="it">
                {titolo}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
