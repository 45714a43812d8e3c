// The law that converted a decree-law, as an act's own detail says it.
import type { tags } from '#typia';
import { sigla } from '../law/act-type.js';
import type { Relation } from '../law/relation.js';
import type { Stato } from './status.js';
import type { Day } from './values.js';

/** La legge che ha convertito un decreto-legge. / The law that converted a decree-law. */
export interface Conversion {
  /** ELI della legge. / ELI of the law. */
  eli: string & tags.Example<'eli:/it/legge/2020/09/11/120'>;
  /** La legge come la scrivono i giuristi. / The law as jurists write it. */
  sigla: string & tags.Example<'L. 120/2020'>;
  /** Vero se le parole dicono «con modificazioni», falso se dicono «senza modificazioni»; null se non lo dicono. / True where the words say “with amendments”, false where they say “without amendments”; null where they say neither. */
  con_modificazioni: boolean | null;
  /** Giorno della Gazzetta della legge, se noto. / Day of the law’s Gazzetta, where known. */
  pubblicazione: (Day & tags.Example<'2020-09-14'>) | null;
  /** Identificativo della relazione che lo dice. / Identifier of the relation that says so. */
  relazione: string & tags.Example<'147102d872f57f4f'>;
}

/** `convertito in legge, con modificazioni,`, `Conversione in legge, con modificazioni, del`, `convertito con le modificazioni`. */
const changes = /\bconver(?:sione|tit[oaie])\b,?(?:\sin\slegge\b,?)?\s(con|senza)\s(?:le\s)?modific(?:azion|h)[ei]\b/i;

/**
 * The law that converted an act, whole.
 * @param relations those in which the act is the target
 * @returns `null` where none says so, where two laws would have done it, or where the documents say that the act was not converted
 */
export function conversionOf(relations: readonly Relation[], status: Stato | null): Conversion | null {
  if (status?.valore === 'non-convertito' || status?.valore === 'decaduto') return null;
  const converting = relations.filter(({ kind, to }) => kind === 'converte' && to.article === null);
  const [law, ...others] = new Set(converting.map(({ from }) => from.act));
  if (law === undefined || others.length > 0) return null;
  const sure = converting.reduce((best, one) => (one.confidence > best.confidence ? one : best));
  const said = converting.flatMap(({ evidence }) => changes.exec(evidence ?? '')?.[1]?.toLowerCase() ?? []);
  return {
    eli: law,
    sigla: sigla(law),
    con_modificazioni: new Set(said).size === 1 ? said[0] === 'con' : null,
    pubblicazione: converting.map(({ dates }) => dates.publication).find((day) => day !== null) ?? null,
    relazione: sure.id,
  };
}
