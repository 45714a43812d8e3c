// The question of the search page: read from its address, and written into one.
import { isDayOfCalendar } from '../../engine/index.js';
import type { PageQuery, QueryName } from './request.js';

/** The words that are searched, and the filters. */
export interface Asked {
  q: string;
  in: 'tutto' | 'titoli' | 'testo';
  /** ELI type, or empty for all. */
  type: string;
  /** First and last year of the acts, or `null`. */
  from: number | null;
  to: number | null;
  /** The day whose texts are searched; `null` for those of today. */
  textDay: string | null;
  /** What stands for it and is no day of the calendar; `null` where nothing does. */
  notDay: string | null;
  /** Whether the words are searched as they are written. */
  isExact: boolean;
  /** An act, a part, an issuer and a status, as the API names them; empty for all. */
  within: string;
  part: string;
  issuer: string;
  status: string;
  order: 'pertinenza' | 'data';
  /** Acts and articles that are known to have ended. */
  ended: 'tutti' | 'solo' | 'esclusi';
  offset: number;
}

/** The API goes no further. */
const maxOffset = 10_000;

/** Reads the query of the page; what it does not know is as if it were not there. */
export function readAsked(raw: PageQuery | null): Asked {
  const text = (name: QueryName) => raw?.get(name)?.trim() ?? '';
  const one = <Choice extends string>(name: QueryName, choices: readonly Choice[], otherwise: Choice): Choice =>
    choices.find((choice) => choice === text(name)) ?? otherwise;
  const year = (name: QueryName) => (/^[12]\d{3}$/.test(text(name)) ? Number(text(name)) : null);
  const offset = /^\d{1,5}$/.test(text('offset')) ? Number(text('offset')) : 0;
  return {
    q: text('q').slice(0, 1000),
    in: one('in', ['tutto', 'titoli', 'testo'], 'tutto'),
    type: text('tipo').slice(0, 100),
    from: year('dal'),
    to: year('al'),
    textDay: isDayOfCalendar(text('testo_al')) ? text('testo_al') : null,
    notDay: text('testo_al') === '' || isDayOfCalendar(text('testo_al')) ? null : text('testo_al').slice(0, 100),
    isExact: text('esatto') === 'true',
    within: text('norma').slice(0, 300),
    part: text('parte').slice(0, 100),
    issuer: text('emittente').slice(0, 100),
    status: one('stato', ['', 'abrogato', 'decaduto', 'non-convertito', 'incostituzionale'], ''),
    order: one('ordine', ['pertinenza', 'data'], 'pertinenza'),
    ended: one('cessati', ['tutti', 'solo', 'esclusi'], 'tutti'),
    offset: Math.min(offset, maxOffset),
  };
}

/** The same question of the API, without its language. */
export function askedOfApi(asked: Asked): Record<string, string> {
  const { q, in: place, type, from, to, textDay, isExact, ended, offset } = asked;
  const { within: act, part, issuer, status, order } = asked;
  return {
    q,
    ...(place === 'tutto' ? {} : { in: place }),
    ...(type === '' ? {} : { tipo: type }),
    ...(from === null ? {} : { dal: `${from}-01-01` }),
    ...(to === null ? {} : { al: `${to}-12-31` }),
    ...(textDay === null ? {} : { testo_al: textDay }),
    ...(act === '' ? {} : { norma: act }),
    ...(part === '' ? {} : { parte: part }),
    ...(issuer === '' ? {} : { emittente: issuer }),
    ...(status === '' ? {} : { stato: status }),
    ...(order === 'data' ? { ordine: order } : {}),
    ...(isExact ? { esatto: 'true' } : {}),
    ...(ended === 'tutti' ? {} : { cessati: ended }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  };
}

/** The address of the page that answers it. */
export function addressOf(asked: Asked): string {
  const { dal, al, ...rest } = askedOfApi(asked);
  const years = {
    ...(dal === undefined ? {} : { dal: dal.slice(0, 4) }),
    ...(al === undefined ? {} : { al: al.slice(0, 4) }),
  };
  return asked.q === '' ? '/cerca' : `/cerca?${new URLSearchParams({ ...rest, ...years }).toString()}`;
}

/** The same question without filters; in the order and spelling asked. */
export function withoutFilters({ q, order, isExact }: Asked): Asked {
  return { ...readAsked(null), q, order, isExact };
}

/** Whether only some of what is loaded is searched. */
export function isFiltered(asked: Asked): boolean {
  return addressOf({ ...asked, offset: 0 }) !== addressOf(withoutFilters(asked));
}
