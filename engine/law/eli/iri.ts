// Akoma Ntoso IRIs, in every spelling of the official exports, to the act and article they name.
import type { Target } from '../act.js';
import { remembering } from '../remembering.js';
import { articleNumber } from './article-number.js';
import { actParts, slugOf } from './authority.js';
import { actNumber, formatEli, isRealDate, type EliParts } from './parts.js';

const root = '/akn/';

/**
 * The act, article, comma and letter that an AKN IRI names: `/akn/it/act/decretoLegge/stato/2020-03-17/18/!main#art_1-com2bis`,
 * `/akn/it/act/regio_decreto/stato/1942-03-30/318/ita@2022-10-18/!main/~art_38__para_1__point_b`; with or without `/akn` and a
 * host before it. A date of a year only gives `eli:/it/<type>/<yyyy>/<number>`. `null` for an act of the European Union, for one
 * without type, date or number, and for what is no IRI of a document.
 */
export function eliFromIri(iri: string): Target | null {
  if (iri.length > 1000) return null;
  let text = iri.trim();
  if (!text.startsWith(root)) text = text.replace(/^https?:\/\/[^/]{1,200}(?=\/akn\/)/, '');
  if (text.includes('%')) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return null;
    }
  }
  const hash = text.indexOf('#');
  const path = hash < 0 ? text : text.slice(0, hash);
  const whole = path.startsWith(root) ? path.slice(root.length - 1) : path.replace(/^\/?akn(?=\/)/i, '');
  const end = whole.search(/\/(?:!|~|[a-z]{3}[@:]|annesso_)/i);
  const work = end < 0 ? whole : whole.slice(0, end);
  if (!work.startsWith('/')) return null;
  const act = actOfWork(work);
  if (act === null) return null;
  const place = hash >= 0 ? text.slice(hash + 1) : path.includes('~') ? path.slice(path.indexOf('~') + 1) : '';
  return { act, ...provisionOf(place) };
}

/** A document names few acts many times. */
const actOfWork = remembering((work): string | null => {
  const [country, kind, ...rest] = work
    .replace(/\/{1,9}$/, '')
    .slice(1)
    .split('/');
  if (country === undefined || kind === undefined || !/^[a-z]{2}$/i.test(country)) return null;
  const parts = country.toLowerCase() === 'it' ? italian(kind, rest) : foreign(country.toLowerCase(), kind, rest);
  return parts === null ? null : formatEli(parts);
}, 20_000);

/** `art_38__para_1__point_b`, `art_275-com3-letqbis`: article, comma, letter; `art_com2` names no article, so nothing. */
function provisionOf(place: string): Omit<Target, 'act'> {
  const none = { part: null, article: null, paragraph: null, point: null };
  if (!place.startsWith('art_') || place.length > 120) return none;
  if (place.includes('__')) {
    const [article, ...divisions] = place.split('__');
    const division = (name: string) =>
      divisions
        .find((text) => text.startsWith(name))
        ?.slice(name.length)
        .replace(/\.$/, '') ?? null;
    return {
      part: null,
      article: articleNumber(article!.slice(4)),
      paragraph: normal(division('para_')),
      point: normal(division('point_')),
    };
  }
  const [head, ...divisions] = place.slice(4).split(/-(?=com|let|num|par|all)/);
  if (head === undefined || /^(?:com|let|num|par)/.test(head)) return none;
  const division = (...names: string[]) =>
    names.map((name) => divisions.find((text) => text.startsWith(name))?.slice(3)).find((text) => text !== undefined) ??
    null;
  return {
    part: null,
    article: articleNumber(head),
    paragraph: normal(division('com', 'par')),
    point: letter(division('let')),
  };
}

function normal(number: string | null): string | null {
  return number === null ? null : articleNumber(number);
}

/** `qbis` → `q-bis`; `aa` stays. */
function letter(text: string | null): string | null {
  if (text === null) return null;
  const suffixed = /^([a-z])(bis|ter|quater|quinquies|sexies|septies|octies|novies|decies)$/.exec(text.toLowerCase());
  return suffixed === null ? articleNumber(text) : `${suffixed[1]}-${suffixed[2]}`;
}

/** `act`, then type, authority, date, number. */
function italian(kind: string, rest: string[]): EliParts | null {
  if (kind !== 'act' || rest.length < 4) return null;
  const [type, authority, date, number] = rest as [string, string, string, string];
  const constitution = slugOf(type) === 'costituzione';
  if (!constitution && !isDate(date)) return null;
  const own = actNumber(number);
  return own === null ? null : actParts(type, authority, date, own);
}

/** Country, kind of document, perhaps subtype and author, date or year, number: the naming convention of Akoma Ntoso. */
function foreign(country: string, kind: string, rest: string[]): EliParts | null {
  const at = rest.findIndex((segment) => /^\d{4}(?:-\d\d-\d\d)?$/.test(segment));
  const date = rest[at];
  const number = actNumber(slugOf(rest[at + 1] ?? ''));
  if (at < 0 || at > 2 || date === undefined || number === null || !isDate(date)) return null;
  const names = [slugOf(kind), ...rest.slice(0, at).map(slugOf)].filter((name) => name !== '');
  if (kind === 'act' && names.length > 1) names.shift();
  const [type, authority] = [names[0] ?? 'act', names.slice(1).join('-') || null];
  return {
    country,
    authority,
    type,
    year: date.slice(0, 4),
    date: date.length > 4 ? date : null,
    number,
    part: null,
    article: null,
    annex: null,
  };
}

function isDate(date: string): boolean {
  return isRealDate(/^\d{4}$/.test(date) ? `${date}-01-01` : date);
}
