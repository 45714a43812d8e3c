// The acts that a citation may mean, to choose from.
import type { JSX } from 'preact';
import { citePlace, partOfEli, placeOfEli, type shapes } from '../../../engine/index.js';
import { KnownName } from './cite.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';
import { textLanguage } from './text-language.js';

/** An act that may be meant. */
export interface Candidate extends shapes.KnownAct {
  /** ELI of the article that was asked for, where its text has it. */
  article?: string | null;
}

interface CandidatesProps {
  acts: readonly Candidate[];
  /** A heading in place of the question which of several acts is meant. */
  heading?: string;
  frame: Frame;
}

export function Candidates({ acts, heading, frame }: CandidatesProps): JSX.Element | null {
  const { language, words } = frame;
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="candidati">
      <h2 id="candidati">{heading ?? words.searchPage.candidates}</h2>
      <ul class="acts">
        {acts.map(({ eli, sigla, titolo, nome, nel_corpus, article = null }) => (
          <li key={eli}>
            <a href={localAddress(pageOf(article ?? eli), language)}>
              {article === null ? <KnownName eli={eli} /> : null}
              {article === null ? sigla : citePlace(placeOfEli(article), { eli, sigla }, partOfEli(article))}
            </a>{' '}
            <span class="title" lang={textLanguage(eli)}>
              {titolo ?? (article === null ? '' : (nome ?? ''))}
            </span>
            {nel_corpus ? null : <span class="soft">{words.relation.notLoaded}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
