// Links to the official portals: which act or publication they lead to.
import type { Target } from '../act.js';
import { eliFromIri } from './iri.js';
import { formatEli, isRealDate, parseEli } from './parts.js';
import { eliFromUrn } from './urn.js';

/** The target of a link or an official ELI: an act, or a publication in the Gazzetta that the corpus must know. */
export type Link = { kind: 'act'; target: Target } | { kind: 'publication'; date: string; editorialCode: string };

const hosts = new Set([
  'normattiva.it',
  'www.normattiva.it',
  'gazzettaufficiale.it',
  'www.gazzettaufficiale.it',
  'dati.normattiva.it',
]);

/**
 * Reads a link to Normattiva or the Gazzetta Ufficiale (the host must be exactly theirs) or an official ELI
 * (`eli/id/1990/08/18/090G0294/CONSOLIDATED`); `null` for anything else.
 */
export function readLink(text: string): Link | null {
  if (text.length > 2000) return null;
  const address = text.trim().replaceAll('\\/', '/');
  if (/^\/?eli\/id\//i.test(address)) return publicationOf(address.startsWith('/') ? address : `/${address}`);
  const found = /^(?:https?:)?\/\/([^/?#]+)(\/[^?#]*)(\?[^#]*)?(#.*)?$/i.exec(
    /^(?:www\.)?(?:normattiva|gazzettaufficiale)\.it\//i.test(address) ? `//${address}` : address,
  );
  if (found === null || !hosts.has(found[1]!.toLowerCase().replace(/:(?:80|443)$/, ''))) return null;
  const [path, query = '', fragment = ''] = [found[2]!, found[3], found[4]];
  const rest = unescapeUrn(`${path}${query}${fragment}`);
  const urn = rest.search(/urn:nir:/i);
  if (urn >= 0) return act(eliFromUrn(rest.slice(urn).split('&')[0]!));
  if (path.startsWith('/akn/')) return act(eliFromIri(path + fragment));
  return act(ofState(path)) ?? publicationOf(path) ?? publicationOfQuery(query);
}

/** The act that a link names by itself; `null` where it is no such link or only names a publication (see {@link readLink}). */
export function eliFromLink(url: string): Target | null {
  const link = readLink(url);
  return link?.kind === 'act' ? link.target : null;
}

function act(target: Target | null): Link | null {
  return target === null ? null : { kind: 'act', target };
}

function unescapeUrn(text: string): string {
  return text.replace(/%3A/gi, ':').replace(/%3B/gi, ';').replace(/%7E/gi, '~');
}

/** `/eli/stato/DECRETO_LEGISLATIVO/2015/06/15/81/CONSOLIDATED/20240101`: the portal's address by type, day and number. */
function ofState(path: string): Target | null {
  const found = /^\/eli\/stato\/([a-z_ %\d-]{4,120})\/(\d{4}\/\d\d\/\d\d\/[^/]{1,20})(?:\/|$)/i.exec(path);
  const parts = found === null ? null : parseEli(`it/${found[1]!.replace(/%20|[_ ]/g, '-')}/${found[2]}`);
  return parts === null || parts.article !== null
    ? null
    : { act: formatEli(parts), part: null, article: null, paragraph: null, point: null };
}

/** `/eli/id/1990/08/18/090G0294/sg`. */
function publicationOf(path: string): Link | null {
  const found = /^\/eli\/id\/(\d{4})\/(\d\d)\/(\d\d)\/([0-9a-z]{8})(?:\/|$)/i.exec(path);
  return found === null ? null : publication(`${found[1]}-${found[2]}-${found[3]}`, found[4]!);
}

/** `?atto.dataPubblicazioneGazzetta=2005-05-16&atto.codiceRedazionale=005G0104`, `?dataGU=20050516&codiceRedaz=005G0104`. */
function publicationOfQuery(query: string): Link | null {
  const value = new URLSearchParams(query);
  const date =
    value.get('atto.dataPubblicazioneGazzetta') ?? value.get('dataPubblicazioneGazzetta') ?? value.get('dataGU');
  const code = value.get('atto.codiceRedazionale') ?? value.get('codiceRedazionale') ?? value.get('codiceRedaz');
  if (date === null || code === null || !/^[0-9a-z]{8}$/i.test(code)) return null;
  return publication(date.replace(/^(\d{4})-?(\d\d)-?(\d\d)$/, '$1-$2-$3'), code);
}

function publication(date: string, code: string): Link | null {
  return /^\d{4}-\d\d-\d\d$/.test(date) && isRealDate(date)
    ? { kind: 'publication', date, editorialCode: code.toUpperCase() }
    : null;
}
