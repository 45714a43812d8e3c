// Resolves `norma` to one act, or to the answer that explains why it names none. It never guesses.
import {
  describeResolution,
  isDayOfCalendar,
  parseCitation,
  parseEli,
  resolveCitation,
  sigla,
  typeOf,
  type Catalog,
  type Citation,
  type Resolution,
  type shapes,
  type Words,
  type Purpose,
} from '../../engine/index.js';
import { problem, unprocessable, type Answer } from '../message/answer.js';
import { dayFault } from '../message/unprocessable.js';
import type { Context } from './endpoint.js';

/** The `descrizione` of an answer where no single act is meant. */
const unresolved: Purpose = {
  it: 'Il riferimento non indica un solo atto noto: si riporta ciò che se ne è capito, senza indovinare.',
  en: 'The reference does not identify exactly one known act: this is how it was understood, without guessing.',
};

/** The act, and the article where one was named. */
export interface ResolvedNorma {
  eli: string;
  /** Number of the article, `2-bis`. */
  article: string | null;
  articleEli: string | null;
  /** How it was understood, for the answer. */
  resolution: shapes.Resolution;
}

/**
 * Resolves a reference; where it does not lead to one act, the 300 or 404 that says what was understood.
 * @param parameter that held the reference, where an error has to say so because there are several
 */
export function resolveNorma(
  catalog: Catalog,
  asked: string,
  context: Context,
  parameter?: string,
): ResolvedNorma | { problem: Answer } {
  const citation = parseCitation(asked);
  if (citation.day !== null && !isDayOfCalendar(citation.day))
    return { problem: noSuchDay(citation.day, ['query', parameter ?? 'norma'], asked) };
  const found = resolveCitation(citation, catalog.index);
  const resolution = describeResolution(citation, found, context.words, (eli) => catalog.cardOf(eli));
  if (found.kind === 'one') {
    const article = found.article === null ? null : (parseEli(found.article)?.article ?? null);
    return { eli: found.act.eli, article, articleEli: found.article, resolution };
  }
  const detail = explain(citation, found, resolution.interpretazione, asked, context.words);
  const celex = found.kind === 'foreign' ? found.foreign.celex : null;
  const fields = {
    ...catalog.envelopes.of(context.language, unresolved),
    ...(parameter === undefined ? {} : { parametro: parameter }),
    risoluzione: resolution,
    ...(celex === null ? {} : { celex }),
  };
  return { problem: problem(found.kind === 'many' ? 300 : 404, detail, fields) };
}

/** The 422 for a reference that names a day which no calendar has. */
export function noSuchDay(day: string, loc: [string, string], input: string): Answer {
  const error = dayFault(day) ?? 'day value is outside expected range';
  const msg = `Input should be a valid date or datetime, ${error}`;
  return unprocessable([{ type: 'date_from_datetime_parsing', loc, msg, input, ctx: { error } }]);
}

/** One sentence that says why a citation leads to no text. */
export function explain(
  citation: Citation,
  found: Exclude<Resolution, { kind: 'one' }>,
  interpretazione: shapes.Interpretation,
  asked: string,
  words: Words,
): string {
  const { error } = words;
  if (found.kind === 'many') return error.severalFit(found.candidates.map(({ eli }) => sigla(eli)));
  if (found.kind === 'foreign') return error.foreign[found.foreign.kind](found.foreign.name, found.foreign.celex);
  if (found.kind === 'unrecognised') return error.refusal[found.refusal.code](shorten(asked));
  if (found.kind === 'unknown' && found.act !== null) {
    const say = found.act.inCorpus ? error.articleUnknown : error.articleUnrelated;
    const { article, part, annex } = citation;
    if (annex !== null) return error.annexUnknown(annex, sigla(found.act.eli));
    return say(part === null ? (article ?? '') : `${article} (${part})`, sigla(found.act.eli));
  }
  const { eli } = interpretazione;
  if (eli !== null) return error.actUnknown(sigla(eli));
  return error.notKnown(nameUnderstood(interpretazione) || shorten(asked));
}

/** `decreto legislativo n. 231`, `L. 7 agosto 1990`, `decreto 5/2001`: as much as the reference states. */
function nameUnderstood({ tipo, numero, anno, data }: shapes.Interpretation): string {
  if (tipo !== null && numero === null && data !== null) return sigla(`eli:/it/${tipo}/${data.replaceAll('-', '/')}`);
  const name = tipo === null ? null : (typeOf(tipo)?.name ?? tipo);
  const number = numero === null ? anno : anno === null ? `n. ${numero}` : `${numero}/${anno}`;
  return [name === null ? null : name.charAt(0).toLowerCase() + name.slice(1), number]
    .filter((part) => part !== null)
    .join(' ');
}

/** The reference as it was asked for, short enough for a sentence. */
function shorten(text: string): string {
  const folded = text.replace(/\s/g, ' ').trim();
  return folded.length <= 120 ? folded : `${folded.slice(0, 119)}…`;
}
