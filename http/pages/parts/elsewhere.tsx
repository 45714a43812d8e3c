// Texts that the service has not, where they are official: acts of the State on the portal, acts of the Union on EUR-Lex.
import type { JSX } from 'preact';
import { parseEli, portalUrl, type Language } from '../../../engine/index.js';
import type { Refusal } from '../../questions/answers.js';
import type { Frame } from '../document.js';

/** What is sought elsewhere; neither where that is not known. */
export interface Elsewhere {
  /** ELI of an act or article. */
  eli?: string | null | undefined;
  /** CELEX number of an act of the Union. */
  celex?: string | null | undefined;
}

/** The text of an act of the Union, in the language of the page. */
export function eurLexOf(celex: string, language: Language): string {
  return `https://eur-lex.europa.eu/legal-content/${language.toUpperCase()}/TXT/?uri=CELEX:${celex}`;
}

/** What an answer that leads to no text has understood. */
export function elsewhereOf({ risoluzione, celex }: Pick<Refusal, 'risoluzione' | 'celex'>): Elsewhere {
  const { eli = null, articolo = null } = risoluzione?.interpretazione ?? {};
  return { celex, eli: eli === null || articolo === null ? eli : `${eli}/art/${articolo}` };
}

interface ElsewhereLinkProps {
  to: Elsewhere;
  frame: Frame;
}

/** A link to the official text; nothing where the portal has no acts of that kind: judgments, acts of other authorities and countries. */
export function ElsewhereLink({
  to: { eli, celex },
  frame: { language, words },
}: ElsewhereLinkProps): JSX.Element | null {
  if (celex != null) return <a href={eurLexOf(celex, language)}>{words.act.onEurLex}</a>;
  const url = eli == null || parseEli(eli)?.authority !== null ? null : portalUrl(eli);
  return url === null ? null : <a href={url}>{words.act.official}</a>;
}
