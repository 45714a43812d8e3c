// Finds the acts that a document's citations mean where their words alone do not say.
import type { Act } from '../../../../law/act.js';
import { eliByWords, findCitations, type Citation } from '../../../../cite/cite.js';
import type { ActOf } from './token/spans.js';

/**
 * Finds the act that a citation in this act means: for a name, the act that had it at its time; for an act without its day, the one that the
 * document cites with a day.
 */
export function actsNamedIn(act: Act): ActOf {
  const findDated = datedActs(act);
  return (citation) =>
    isNamed(citation) ? newestUntil(act.date, citation.named) : (eliByWords(citation) ?? findDated(citation));
}

function isNamed({ method, named, inForce, number }: Citation): boolean {
  return method === 'nome' && inForce && named.length > 0 && number === null;
}

/**
 * `codice dei contratti pubblici` in an act of 2012: the code of 2006; `codice della strada` in one of 1975, when another act had that name:
 * `null`, as in any act older than all that have the name.
 */
function newestUntil(date: string, named: readonly string[]): string | null {
  return named.find((eli) => dayOf(eli) <= date) ?? null;
}

/** `eli:/it/legge/1990/08/07/241` → `1990-08-07`. */
function dayOf(eli: string): string {
  return eli.split('/').slice(3, 6).join('-');
}

/** Acts that the references of a document name with their day; two of one type, year and number are none. */
function datedActs({ articles }: Act): ActOf {
  let dated: Map<string, string | null> | undefined;
  return ({ type, year, number, recall }) => {
    if (type === null || year === null || number === null || recall !== null) return null;
    if (dated === undefined) {
      dated = new Map();
      for (const { references } of articles)
        for (const { target } of references) {
          const key = target.act.replace(/^eli:\/it\/([a-z-]+)\/(\d{4})\/\d\d\/\d\d\/([^/]+)$/, '$1 $2 $3');
          const known = dated.get(key);
          if (key !== target.act) dated.set(key, known === undefined || known === target.act ? target.act : null);
        }
    }
    return dated.get(`${type} ${year} ${number}`) ?? null;
  };
}

/** The one act that a heading names: `Modifiche al codice di procedura civile`. */
export function headingAct(heading: string | null, actOf: ActOf): string | null {
  if (heading === null || !/modific|abroga|disposizion|integrazion/i.test(heading)) return null;
  const acts = findCitations(heading).flatMap((citation) => actOf(citation) ?? []);
  return new Set(acts).size === 1 ? acts[0]! : null;
}
