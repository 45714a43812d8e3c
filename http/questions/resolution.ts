// How a reference was understood, as the wire says it.
import {
  formatEli,
  parseCitation,
  parseEli,
  resolveCitation,
  sigla,
  type ActIndex,
  type Catalog,
  type Citation,
  type KnownAct as EngineAct,
  type Resolution as EngineResolution,
} from '../../engine/index.js';
import type { Prose } from './prose.js';
import type { Interpretation, KnownAct, Resolution } from './wire.js';

/** How a citation was understood, as the wire says it. */
export function describeResolution(
  catalog: Catalog,
  citation: Citation,
  found: EngineResolution,
  prose: Prose,
): Resolution {
  const notices = 'notices' in found ? found.notices : [];
  return {
    metodo: citation.method,
    interpretazione: interpret(citation, found),
    avvisi: notices.map((notice) => prose.notice(notice, sigla)),
    candidati: candidatesOf(found).map((act) => nameAct(catalog, act)),
  };
}

/**
 * How the ELI of a known act is understood: the same in every language, and whatever other acts are known.
 * @returns `null` where that can't be told from the act alone
 */
export function resolutionOfEli(act: Pick<EngineAct, 'eli' | 'inCorpus'>): Resolution | null {
  const citation = parseCitation(act.eli);
  const found = resolveCitation(citation, indexOfOne({ ...act, relations: 0 }));
  if (found.kind !== 'one' || found.article !== null || found.notices.length > 0) return null;
  return { metodo: citation.method, interpretazione: interpret(citation, found), avvisi: [], candidati: [] };
}

/** Finds the act by its ELI, and nothing by anything else. */
function indexOfOne(act: EngineAct): ActIndex {
  return {
    byEli: (eli) => (eli === act.eli ? act : null),
    byNumberYear: () => [],
    byTypeNumber: () => [],
    byTypeNumberYear: () => [],
    hasArticle: () => null,
    hasAnnex: () => false,
    byPublication: () => null,
  };
}

export function interpret(citation: Citation, found: EngineResolution): Interpretation {
  const eli = eliOf(citation, found);
  const known = eli === null ? null : parseEli(eli);
  const isNamed = found.kind === 'one' || citation.method === 'nome';
  return {
    tipo: (isNamed ? known?.type : citation.type) ?? citation.type ?? known?.type ?? null,
    numero: citation.number ?? known?.number ?? null,
    anno: (found.kind === 'one' ? Number(known?.year) : citation.year) ?? (known ? Number(known.year) : null),
    data: citation.date ?? known?.date ?? null,
    articolo: articleOf(citation, found),
    comma: citation.paragraph,
    lettera: citation.point,
    eli: eli === null ? null : actOf(eli),
  };
}

/** As it was asked for; a loose number (`art. 25 octies 1`) is told by the article that was found. */
function articleOf({ article, looseNumber }: Citation, found: EngineResolution): string | null {
  const isFound = looseNumber !== null && found.kind === 'one' && found.article !== null;
  return isFound ? (parseEli(found.article!)?.article ?? article) : article;
}

/** An act as a candidate. */
export function nameAct(catalog: Catalog, { eli, inCorpus }: EngineAct): KnownAct {
  const act = catalog.find(eli);
  return { eli, sigla: sigla(eli), titolo: act === null ? null : catalog.card(act).title, nel_corpus: inCorpus };
}

export function candidatesOf(found: EngineResolution): readonly EngineAct[] {
  if (found.kind === 'many') return found.candidates;
  if (found.kind === 'unknown') return found.near;
  return found.kind === 'unrecognised' ? found.suggestions : [];
}

/** The ELI of the act as far as it can be told. */
function eliOf(citation: Citation, found: EngineResolution): string | null {
  if (found.kind === 'one') return found.act.eli;
  if (found.kind === 'unknown') return found.act?.eli ?? found.eli ?? citation.eli;
  if (found.kind === 'many') return null;
  return citation.eli;
}

function actOf(eli: string): string {
  const parts = parseEli(eli);
  return parts === null ? eli : formatEli({ ...parts, part: null, article: null, annex: null });
}
