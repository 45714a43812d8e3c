// URNs of the `nir` namespace (Norme in rete) to acts and articles, and back.
import type { Target } from '../act.js';
import { remembering } from '../remembering.js';
import { articleNumber, latinSuffixes } from './article-number.js';
import { actParts } from './authority.js';
import { actNumber, formatEli, isRealDate, parseEli } from './parts.js';

const suffix = new RegExp(`^(?:${[...latinSuffixes].sort((a, b) => b.length - a.length).join('|')})$`);

/**
 * The act, part, article, comma and letter that a URN names: `urn:nir:stato:legge:1990-08-07;241~art2bis-com1-leta`, the authority
 * form `presidente.repubblica:decreto`, fragments as in the amendments of the official exports (`#4`, `#118 quinquies`,
 * `#CODICE CIVILE-art. 2712`), annexes (`;262:2`), versions (`@originale`, `!vig=2020-01-01`) left out, percent-escapes.
 * `null` for one with a malformed part, for an act of the European Union and for what is no `urn:nir`.
 */
export function eliFromUrn(urn: string): Target | null {
  if (urn.length > 1000) return null;
  let text = urn.trim();
  if (text.includes('%')) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return null;
    }
  }
  if (!/^urn:nir:/i.test(text)) return null;
  const at = text.indexOf('#');
  const name = at < 0 ? text : text.slice(0, at);
  const named = actOfName(name);
  if (named === null) return null;
  const { act, partition, annex } = named;
  const place = partition === '' ? fragmentPlace(at < 0 ? '' : text.slice(at + 1)) : partitionPlace(partition.slice(1));
  return place === null ? null : { act, ...place, part: place.part ?? annexName(act, annex) };
}

/** The part of a URN before its `#`: the act, `~art2`, the number of an annex. */
interface NamedAct {
  act: string;
  partition: string;
  annex: string;
}

/** A document names itself in each of its amendments, and few other acts many times. */
const actOfName = remembering((name): NamedAct | null => {
  const [head, ...marks] = name.split(/(?=[~@!*$])/);
  const fields = head!.toLowerCase().split(':').slice(2);
  const [authority, type, measure = '', annex = ''] = fields;
  if (authority === undefined || type === undefined || fields.length > 4 || !/^\d*$/.test(annex)) return null;
  const [date = '', number = null] = measure.split(';');
  const constitution = type === 'costituzione';
  if (!constitution && !isRealDate(/^\d{4}$/.test(date) ? `${date}-01-01` : date)) return null;
  const partition = /^art/.test(number ?? '') ? `~${number}` : (marks.find((mark) => mark.startsWith('~')) ?? '');
  const own = number === null || partition.slice(1) === number ? null : actNumber(number);
  if (own === null && number !== null && partition.slice(1) !== number) return null;
  const parts = actParts(type, authority, date, own);
  if (parts === null || (parts.number === null && !constitution && parts.date === null)) return null;
  return { act: formatEli(parts), partition, annex };
}, 20_000);

/**
 * URN of an act or article ELI, `urn:nir:stato:legge:1990-08-07;241~art2bis`; `null` for an act of another country.
 * The President of the Republic and the like are written in the type, as the official portal does.
 */
export function urnOf(eli: string): string | null {
  const parts = parseEli(eli);
  if (parts === null || parts.country !== 'it') return null;
  const authority = (parts.authority ?? 'stato').replaceAll('-', '.');
  const measure = parts.number === null ? (parts.date ?? parts.year) : `${parts.date ?? parts.year};${parts.number}`;
  const article = parts.article === null || parts.part !== null ? '' : `~art${parts.article.replaceAll('-', '')}`;
  return `urn:nir:${authority}:${parts.type.replaceAll('-', '.')}:${measure}${article}`;
}

/** Address of an act or article on the official portal, `https://www.normattiva.it/uri-res/N2Ls?urn:nir:…`; `null` for a foreign act. */
export function portalUrl(eli: string): string | null {
  const urn = urnOf(eli);
  return urn === null ? null : `https://www.normattiva.it/uri-res/N2Ls?${urn}`;
}

type UrnPlace = Omit<Target, 'act'>;

const nowhere: UrnPlace = { part: null, article: null, paragraph: null, point: null };

/** `art16bis`, `art79octies.1`, `art2-com1bis-leta`: suffixes are glued; `null` where the partition is malformed. */
function partitionPlace(partition: string): UrnPlace | null {
  const found =
    /^art(\d{1,5}(?:[a-z]{3,20})?(?:\.\d{1,3})?)(?:-com(\d{1,4}(?:[a-z]{3,20})?(?:\.\d{1,3})?))?(?:-let([a-z]{1,2}(?:-?[a-z]{3,12})?))?(?:-num(\d{1,3}[a-z]{0,12}))?$/i.exec(
      partition,
    );
  if (found === null) return null;
  const [article, paragraph] = [found[1], found[2]].map((number) =>
    number === undefined ? null : articleNumber(number),
  );
  if (!isSuffixed(article) || !isSuffixed(paragraph)) return null;
  return { part: null, article: article ?? null, paragraph: paragraph ?? null, point: found[3]?.toLowerCase() ?? null };
}

/** Whether every word in the number is a Latin suffix. */
function isSuffixed(number: string | null | undefined): boolean {
  return (
    number === null ||
    number === undefined ||
    number.split(/[-.]/).every((token) => /^\d+$/.test(token) || suffix.test(token))
  );
}

/** `4`, `118 quinquies`, `CODICE CIVILE-art. 2712`, `Allegati - Allegato I.01 art. 1`, `Allegato-XV`. */
function fragmentPlace(fragment: string): UrnPlace {
  const text = fragment.trim();
  if (text === '') return nowhere;
  if (/^\d/.test(text)) return { ...nowhere, article: articleNumber(text) };
  const words = text.split(/(?<=[\s-])(?=art(?:icolo)?\.? ?\d)/i);
  const article = words.length > 1 || /^art/i.test(text) ? articleNumber(words.at(-1)!) : null;
  const part = (article === null ? text : words.slice(0, -1).join('')).replace(/[\s-]{1,9}$/, '');
  return { ...nowhere, part: part === '' ? null : part, article };
}

/** Only the Civil Code's royal decree has a first annex that is not the main part (the general provisions, `:1`). */
function annexName(act: string, annex: string): string | null {
  return annex === '1' && act === 'eli:/it/regio-decreto/1942/03/16/262'
    ? 'Disposizioni sulla legge in generale'
    : null;
}
