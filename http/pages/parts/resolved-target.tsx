// What a citation in a pasted text leads to: an act with its articles, several to choose from, or a text elsewhere.
import type { JSX } from 'preact';
import { findCitations, placeOfEli } from '../../../engine/index.js';
import type { FoundCitation } from '../../questions/risolvi.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf } from './address.js';
import { ElsewhereLink } from './elsewhere.js';
import { shorten } from './shorten.js';

/** Articles of one citation that are listed, at most. */
export const maxArticles = 12;

/** CELEX number of the act of the Union that a citation names itself; `null` for any other. */
export function unionActOf({ eli, testo }: FoundCitation): string | null {
  const foreign = eli === null ? findCitations(testo)[0]?.foreign : null;
  return foreign?.kind === 'eu' ? foreign.celex : null;
}

interface ResolvedTargetProps {
  citation: FoundCitation;
  /** Title of an act, or the name by which it is known; `null` for none. */
  nameOf: (eli: string) => string | null;
  frame: Frame;
}

/** The paragraph that a citation names, where its words name no other: `comma 3`, but not `commi 1 e 3` or `comma 3 e seguenti`. */
function loneParagraph({ testo, interpretazione: { comma } }: FoundCitation): string | null {
  const [, after, ...others] = testo.split(/\b(?:comma|co?\.) /i);
  if (comma === null || after === undefined || others.length > 0 || /\bcommi\b/i.test(testo)) return null;
  const behind = after.startsWith(comma) ? after.slice(comma.length) : null;
  return behind !== null && /^(?:,? (?!ed? |o )[a-z]|,?$)/i.test(behind) ? comma : null;
}

/** ELI of the one place that a citation names: a paragraph, its first article, or the act; `null` where no act is known. */
export function placeOf(citation: FoundCitation): string | null {
  const { eli, articolo, articoli, nel_corpus } = citation;
  const paragraph = nel_corpus && articoli.length === 1 ? loneParagraph(citation) : null;
  return paragraph === null ? (articolo ?? eli) : `${articoli[0]!}/com/${paragraph}`;
}

export function ResolvedTarget({ citation, nameOf, frame }: ResolvedTargetProps): JSX.Element {
  const { language, words } = frame;
  const { eli, sigla, articoli, nel_corpus, candidati, interpretazione } = citation;
  const link = (to: string, text: string) => <a href={localAddress(pageOf(to), language)}>{text}</a>;
  if (eli === null) {
    const celex = unionActOf(citation);
    if (celex !== null) return <ElsewhereLink to={{ celex }} frame={frame} />;
    // If the citation is of no act of the State, the notice beside it says so.
    if (candidati.length === 0) return <>{interpretazione.tipo === null ? '–' : words.resolvePage.unknown}</>;
    return (
      <>
        {candidati.length === 1 ? words.resolvePage.severalKnown : words.resolvePage.several}:
        <ul>
          {candidati.map(({ eli, sigla, titolo, nome }) => (
            <li key={eli}>
              {link(eli, sigla)} <span lang="it">{shorten(titolo ?? nome ?? '', 90)}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const shown = articoli.slice(0, maxArticles);
  const paragraph = articoli.length === 1 ? loneParagraph(citation) : null;
  return (
    <>
      {link(eli, sigla ?? eli)}{' '}
      <span class="soft" lang="it">
        {shorten(nameOf(eli) ?? '', 90)}
      </span>{' '}
      {nel_corpus ? null : (
        <>
          <span class="soft">({words.resolvePage.notLoaded})</span>{' '}
          <ElsewhereLink to={{ eli: citation.articolo ?? eli }} frame={frame} />
        </>
      )}
      {shown.length === 0 ? null : (
        <p>
          {shown.map((article, i) => (
            <>
              {i === 0 ? null : ', '}
              {paragraph === null
                ? link(article, placeOfEli(article))
                : link(
                    `${article}/com/${paragraph}`,
                    `${placeOfEli(article)}, ${words.searchPage.paragraph(paragraph)}`,
                  )}
            </>
          ))}
          {articoli.length > maxArticles ? ` … ${words.relation.more(articoli.length - maxArticles)}` : null}
        </p>
      )}
    </>
  );
}
