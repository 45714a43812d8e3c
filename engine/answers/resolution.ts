// The resolution of a reference, in the words of answers.
import type { tags } from '#typia';
import type * as cite from '../cite/cite.js';
import { sigla } from '../law/act-type.js';
import { formatEli, parseEli } from '../law/eli.js';
import { nameAct, type ActCard, type KnownAct } from './act-name.js';
import type { Envelope } from './envelope.js';
import type { Problem } from './problem.js';
import type { Day, Int32 } from './values.js';
import type { Words } from './words.js';

/** Che cosa si è capito di un riferimento. / What was understood of a reference. */
export interface Interpretation {
  /** Tipo ELI dell’atto. / ELI type of the act. */
  tipo: (string & tags.Example<'legge'>) | null;
  /** Numero dell’atto. / Number of the act. */
  numero: (string & tags.Example<'241'>) | null;
  /** Anno dell’atto. / Year of the act. */
  anno: (Int32 & tags.Example<1990>) | null;
  /** Data dell’atto. / Date of the act. */
  data: Day | null;
  /** Articolo. / Article. */
  articolo: string | null;
  /** Comma. / Paragraph. */
  comma: string | null;
  /** Lettera. / Point. */
  lettera: string | null;
  /** ELI, per quanto si lascia scrivere. / ELI, as far as it can be written. */
  eli: string | null;
}

/** Come il riferimento è stato risolto. / How the reference was resolved. */
export interface Resolution {
  /** La via seguita; non-statale e non-riconosciuta dicono perché non si è risolto. / The way taken; non-statale (no act of the State) and non-riconosciuta (no reference) say why nothing was resolved. */
  metodo: string;
  interpretazione: Interpretation;
  /** Che cosa è stato corretto o sottinteso. / What was repaired or assumed. */
  avvisi: string[];
  /** Gli atti possibili, il più noto per primo. / The acts that may be meant, best known first. */
  candidati: KnownAct[];
}

/** Riferimento a più atti possibili, a nessuno noto qui, o che non è un riferimento. / A reference that several acts fit, that none known here fits, or that is no reference. */
export interface Unresolved extends Problem, Envelope {
  risoluzione: Resolution;
  /** Numero CELEX, per un atto dell’Unione europea. / CELEX number, for an act of the European Union. */
  celex?: string & tags.Example<'32016R0679'>;
}

/** Lo stesso, dove i riferimenti sono più d’uno. / The same, where there are several references. */
export interface UnresolvedParameter extends Unresolved {
  /** Il parametro che contiene il riferimento. / The parameter that holds the reference. */
  parametro: string & tags.Example<'da'>;
}

/** Lo stesso, dove un secondo riferimento può mancare. / The same, where a second reference may be absent. */
export interface UnresolvedOfTwo extends Unresolved {
  /** Il parametro che contiene il riferimento, se non è norma. / The parameter that holds the reference, where it is not norma. */
  parametro?: string & tags.Example<'con'>;
}

/** The card of an act, by its ELI. */
export type FindCard = (eli: string) => ActCard;

/** The resolution of a citation: how it was understood, and which acts it may mean. */
export function describeResolution(
  citation: cite.Citation,
  found: cite.Resolution,
  words: Words,
  findCard: FindCard,
): Resolution {
  const notices = 'notices' in found ? found.notices : [];
  return {
    metodo: citation.method,
    interpretazione: interpret(citation, found),
    avvisi: notices.map((notice) => words.notice(notice, sigla)),
    candidati: nameCandidates(found, findCard),
  };
}

/**
 * The resolution of a known act's ELI: the same in every language, and whatever other acts are known.
 * @returns `null` for one that is not in its usual form, which only a request can resolve
 */
export function resolutionOfEli(eli: string): Resolution | null {
  const parts = parseEli(eli);
  if (parts === null || parts.date === null || formatEli(parts) !== eli) return null;
  const { type, number, year, date } = parts;
  const act = { tipo: type, numero: number, anno: Number(year), data: date };
  const interpretazione = { ...act, articolo: null, comma: null, lettera: null, eli };
  return { metodo: 'identificatore', interpretazione, avvisi: [], candidati: [] };
}

/** The understood parts of a citation: the act, and the place in it. */
export function interpret(citation: cite.Citation, found: cite.Resolution): Interpretation {
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

/** As it was asked for; a loose number (`art. 25 octies 1`) is taken from the article that was found. */
function articleOf({ article, looseNumber }: cite.Citation, found: cite.Resolution): string | null {
  const isFound = looseNumber !== null && found.kind === 'one' && found.article !== null;
  return isFound ? (parseEli(found.article!)?.article ?? article) : article;
}

/** The acts that may be meant, in brief. */
export function nameCandidates(found: cite.Resolution, findCard: FindCard): KnownAct[] {
  return candidatesOf(found).map(({ eli, inCorpus }) => ({ ...nameAct(findCard(eli)), nel_corpus: inCorpus }));
}

function candidatesOf(found: cite.Resolution): readonly cite.KnownAct[] {
  if (found.kind === 'many') return found.candidates;
  if (found.kind === 'unknown') return found.near;
  return found.kind === 'unrecognised' ? found.suggestions : [];
}

/** The ELI of the act, as complete as the citation allows. */
function eliOf(citation: cite.Citation, found: cite.Resolution): string | null {
  if (found.kind === 'one') return found.act.eli;
  if (found.kind === 'unknown') return found.act?.eli ?? found.eli ?? citation.eli;
  if (found.kind === 'many') return null;
  return citation.eli;
}

function actOf(eli: string): string {
  const parts = parseEli(eli);
  return parts === null ? eli : formatEli({ ...parts, part: null, article: null, annex: null });
}
