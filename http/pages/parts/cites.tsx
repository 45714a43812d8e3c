// What an article cites, as a list.
import type { JSX } from 'preact';
import { nameAsKnown, type shapes } from '../../../engine/index.js';
import type { Frame } from '../document.js';
import type { PageWords } from '../words.js';
import { localAddress, pageOf } from './address.js';
import { firstOfEach } from './cited-by.js';

type Citation = shapes.ArticleAnswer['cita'][number];

interface CitesProps {
  cited: readonly Citation[];
  language: Frame['language'];
  words: PageWords;
}

export function Cites({ cited, language, words }: CitesProps): JSX.Element | null {
  if (cited.length === 0) return null;
  const addressOf = ({ eli, articolo_eli }: Citation) => localAddress(pageOf(articolo_eli ?? eli), language);
  // Words that name several paragraphs of an article lead to it once.
  const shown = firstOfEach(cited, ({ eli, articolo_eli, testo }) => `${articolo_eli ?? eli} ${testo}`);
  return (
    <section aria-labelledby="cita">
      <h2 id="cita">{words.article.cites}</h2>
      <ul class="cited">
        {shown.map((citation, i) => (
          <li key={i}>
            <a href={addressOf(citation)}>{nameAsKnown(citation)}</a>
            {citation.bersaglio_cessato === true ? <span class="badge">{words.citing.ended}</span> : null}{' '}
            <span class="soft" lang="it">
              «{citation.testo}»
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
