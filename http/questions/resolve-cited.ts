// The act or article that a reference names, also where nothing is known of it but that it is cited.
import {
  articlesOf,
  describeResolution,
  formatEli,
  parseCitation,
  parseEli,
  resolveCitation,
  type Citation,
} from '../../engine/index.js';
import type { Answer } from '../message/answer.js';
import type { Catalog, Context } from './endpoint.js';
import { resolveNorma, type ResolvedNorma } from './resolve-norma.js';

/** The act or article that a reference names, as {@link resolveNorma} finds it; also one of which only citations are known. */
export function resolveCited(catalog: Catalog, norma: string, context: Context): ResolvedNorma | { problem: Answer } {
  const asked = resolveNorma(catalog, norma, context);
  return 'problem' in asked ? (citedOnly(catalog, norma, context) ?? asked) : asked;
}

/** An act or article of which nothing is known but that it is cited. */
function citedOnly(catalog: Catalog, reference: string, { words }: Context): ResolvedNorma | null {
  const citation = parseCitation(reference);
  const found = resolveCitation(citation, catalog.index);
  const asked = withScheme(reference);
  if (asked !== null && catalog.citations.of(asked) !== null) {
    // As citations are stored: also an article that the text of its act does not have, or an act whose day nobody names.
    const at = asked.lastIndexOf('/art/');
    const resolution = describeResolution(citation, found, words, (act) => catalog.cardOf(act));
    if (at === -1) return { eli: asked, article: null, articleEli: null, resolution };
    return {
      eli: actOfCited(catalog, asked, at),
      article: asked.slice(at + '/art/'.length),
      articleEli: asked,
      resolution,
    };
  }
  if (found.kind !== 'unknown') return null;
  const eli = found.act?.eli ?? found.eli ?? citedInYear(catalog, citation);
  if (eli === null) return null;
  const meant = { ...found, eli };
  const articleEli = citation.article === null ? null : (articlesOf(citation, meant, catalog.index)[0] ?? null);
  if (citation.article !== null && articleEli === null) return null;
  if (catalog.citations.of(articleEli ?? eli) === null) return null;
  const resolution = describeResolution(citation, meant, words, (act) => catalog.cardOf(act));
  return { eli, article: citation.article, articleEli, resolution };
}

/** The one act of that type, number and year that is cited, whatever its day; `null` where several are: one of them may be misdated. */
function citedInYear(catalog: Catalog, { type, authority, number, year, date, shortYear }: Citation): string | null {
  if (type === null || number === null || year === null || date !== null || shortYear) return null;
  const cited: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += day) {
    const [date = ''] = new Date(at).toISOString().split('T');
    const eli = formatEli({ ...stateAct, authority, type, year: String(year), date, number });
    if (catalog.citations.of(eli) !== null) cited.push(eli);
  }
  if (cited.length > 0) return cited.length === 1 ? cited[0]! : null;
  const undated = formatEli({ ...stateAct, authority, type, year: String(year), date: null, number });
  return catalog.citations.of(undated) === null ? null : undated;
}

const day = 86_400_000;
const stateAct = { country: 'it', annex: null, part: null, article: null } as const;

/** `/it/legge/1990/08/07/241`, an ELI as the addresses of pages have it, with its scheme; `null` for what is none. */
function withScheme(reference: string): string | null {
  const [, path] = /^(?:eli:)?\/?([a-z]{2}\/\S{1,2000})$/i.exec(reference) ?? [];
  return path === undefined ? null : `eli:/${path.toLowerCase()}`;
}

/** The act of an article, before whose number its part may be. @param at where the number begins */
export function actOfCited(catalog: Catalog, eli: string, at: number): string {
  const plain = eli.slice(0, at);
  if (catalog.find(plain) !== null) return plain;
  const inner = plain.slice(0, plain.lastIndexOf('/'));
  // A part alone is no address: the article says whether there is one.
  return catalog.find(inner) !== null && parseEli(eli)?.part != null ? inner : plain;
}
