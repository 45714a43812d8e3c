// Which acts and articles a search looks among, by its parameters.
import { actType, type TextFilter } from '../../engine/index.js';
import type { Catalog } from './endpoint.js';

const among = { tutto: 'all', titoli: 'acts', testo: 'articles' } as const satisfies Record<
  string,
  TextFilter['among']
>;
const ended = { tutti: 'with', solo: 'only', esclusi: 'without' } as const satisfies Record<
  string,
  TextFilter['ended']
>;

/** The parameters that choose acts and articles. */
interface Asked {
  in: string;
  tipo: string;
  dal?: string;
  al?: string;
  testo_al?: string;
  cessati: string;
  norma: string;
  parte: string;
  emittente: string;
  stato: string;
  decennio?: number;
  ordine: string;
}

type Filter = Pick<TextFilter, 'among' | 'accepts' | 'acceptsArticle' | 'acceptsAct' | 'ended' | 'isByDay'>;

/** The filter of a question. @param query with the ELI of `norma`, where there is one */
export function filterOf(catalog: Catalog, query: Asked): Filter {
  const { testo_al, stato, parte } = query;
  const { facets } = catalog;
  // Validation has checked the values.
  const filter = {
    among: among[query.in as keyof typeof among],
    ended: ended[query.cessati as keyof typeof ended],
    accepts: acceptsOf(catalog, query),
    isByDay: query.ordine === 'data',
  };
  const isOnDay = (article: number) => testo_al === undefined || catalog.past.isServedOn(article, testo_al);
  if (stato === '' && parte === '') return testo_al === undefined ? filter : { ...filter, acceptsArticle: isOnDay };
  return {
    ...filter,
    acceptsAct: (act) => parte === '' && facets.statusOf(act) === stato,
    acceptsArticle: (article) =>
      isOnDay(article) &&
      (stato === '' || facets.articleStatus(article) === stato) &&
      (parte === '' || facets.partOf(article) === parte),
  };
}

const nothingChosen = { tipo: '', cessati: 'tutti', norma: '', parte: '', emittente: '', stato: '' };

/** The same question without what narrows its result, in the same texts; `null` where nothing does. */
export function withoutChoices<Query extends Asked>(query: Query): Omit<Query, 'dal' | 'al' | 'decennio'> | null {
  const { dal, al, decennio, ...rest } = query;
  const isDated = [dal, al, decennio].some((value) => value !== undefined);
  const isChosen = Object.entries(nothingChosen).some(([name, value]) => query[name as keyof Asked] !== value);
  return isDated || isChosen ? { ...rest, ...nothingChosen } : null;
}

/** By what is one for all articles of an act; `null` for all acts. */
function acceptsOf(catalog: Catalog, query: Asked): TextFilter['accepts'] {
  const { tipo, dal, testo_al, norma, emittente, decennio } = query;
  // No act is older than the day of its text.
  const al = query.al === undefined || (testo_al !== undefined && testo_al < query.al) ? testo_al : query.al;
  const within = norma === '' ? null : catalog.find(norma);
  const type = tipo === '' ? null : (actType(tipo) ?? tipo.trim().toLowerCase());
  const isOfType = type === null ? null : catalog.isOfType(type);
  const [from, to] = [dayNumber(dal, 0), dayNumber(al, Infinity)];
  const isDated = dal !== undefined || al !== undefined;
  if (type === null && !isDated && norma === '' && emittente === '' && decennio === undefined) return null;
  return (act) => {
    if (norma !== '' && act !== within) return false;
    const day = catalog.text.day(act);
    return (
      day >= from &&
      day <= to &&
      (decennio === undefined || Math.floor(day / 100_000) === Math.floor(decennio / 10)) &&
      (emittente === '' || catalog.facets.issuerOf(act) === emittente) &&
      (isOfType === null || isOfType(act))
    );
  };
}

const dayNumber = (day: string | undefined, otherwise: number): number =>
  day === undefined ? otherwise : Number(day.replaceAll('-', ''));
