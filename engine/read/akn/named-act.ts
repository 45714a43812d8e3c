// The act that the words of a citation name.
import { eliByWords, type Citation } from '../../cite/cite.js';
import { typeOf } from '../../law/act-type.js';
import { parseEli } from '../../law/eli.js';
import type { OwnAct } from './own-references.js';

/** The act that the words name; of a date of a year only as far as that goes. */
export function actOf(citation: Citation): string | null {
  const { type, number, year } = citation;
  const eli = eliByWords(citation);
  if (eli !== null || type === null || number === null || year === null) return eli;
  return typeOf(type)?.standing === 'state' && type !== 'decreto' ? `eli:/it/${type}/${year}/${number}` : null;
}

/** Whether a citation is a name that several acts had over time, `codice di procedura penale`. */
export function isNameOfSeveral({ method, named }: Citation): boolean {
  return method === 'nome' && named.length > 1;
}

/**
 * The act that words name without a link. A name that several acts had over time is the one of today only in words that are no older.
 * @param since the day from which the words stand; else those of the act's own day
 */
export function namedAct(citation: Citation, own: Pick<OwnAct, 'date'>, since: string | null = null): string | null {
  const act = actOf(citation);
  if (act === null || !isNameOfSeveral(citation)) return act;
  const made = parseEli(act)?.date ?? null;
  return made !== null && made <= (since ?? own.date) ? act : null;
}
