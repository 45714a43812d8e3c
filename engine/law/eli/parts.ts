// `eli:/it/<type>/<yyyy>/<mm>/<dd>/<number>` and what may follow it: parse and format.
import { remembering } from '../remembering.js';
import { articleNumber } from './article-number.js';

/** The parts of an ELI. All are lower case; slugs have hyphens. */
export interface EliParts {
  /** Two letters, `it`. */
  country: string;
  /** Authority other than the State (`ministero-giustizia`), or `null`. */
  authority: string | null;
  /** ELI type, `decreto-legislativo`. */
  type: string;
  /** Four digits. */
  year: string;
  /** `YYYY-MM-DD`, or `null` where only the year is known (`eli:/it/legge/1990/241`). */
  date: string | null;
  /** `null` for an act without a number (the Constitution). */
  number: string | null;
  /** Slug of a part other than the main one (`testo` = the enacting articles), or `null`. */
  part: string | null;
  /** Normalised article number, or `null`. */
  article: string | null;
  /** Slug of an annex that is no article, or `null`. */
  annex: string | null;
}

/**
 * Reads an ELI with or without `eli:` and the leading slash, in any letter case, slashes raw or percent-encoded.
 * `null` for anything else, also for one with a malformed part (an impossible date, an empty article).
 */
export function parseEli(text: string): Readonly<EliParts> | null {
  return recentParts(text);
}

/** While one question is answered its ELI is read again and again. */
const recentParts = remembering<Readonly<EliParts> | null>(readParts, 64);

function readParts(text: string): EliParts | null {
  const path = pathOf(text);
  if (path === null) return null;
  const segments = path.split('/');
  const country = segments.shift()!;
  if (!/^[a-z]{2}$/.test(country)) return null;
  const yearAt = segments.findIndex((segment) => /^\d{4}$/.test(segment));
  if (yearAt < 1 || yearAt > 2) return null;
  const names = segments.slice(0, yearAt);
  if (!names.every((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))) return null;
  const type = names.at(-1)!;
  const parts: EliParts = {
    country,
    authority: names.length === 2 ? names[0]! : null,
    type,
    year: segments[yearAt]!,
    date: null,
    number: null,
    part: null,
    article: null,
    annex: null,
  };
  let rest = segments.slice(yearAt + 1);
  const [month, day] = rest;
  if (month !== undefined && day !== undefined && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)) {
    parts.date = `${parts.year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (!isRealDate(parts.date)) return null;
    rest = rest.slice(2);
  }
  if (
    rest.length > 0 &&
    rest[0] !== 'art' &&
    rest[0] !== 'all' &&
    (type !== 'costituzione' || /^(?:\d+|const)$/.test(rest[0]!))
  ) {
    const number = actNumber(rest.shift()!);
    if (number === null) return null;
    parts.number = type === 'costituzione' ? null : number;
  }
  if (parts.date === null && parts.number === null) return null;
  return readProvision(parts, rest) ? parts : null;
}

/** `eli:/it/legge/1990/08/07/241/art/2-bis`: the one spelling of these parts. */
export function formatEli(parts: EliParts): string {
  const { country, authority, type, year, date, number } = parts;
  const kind = authority === null ? type : `${plainOffice(authority)}/${type}`;
  const day = date?.replaceAll('-', '/') ?? year;
  const act = `eli:/${country}/${kind}/${day}${number === null ? '' : `/${number}`}`;
  if (parts.annex !== null) return annexEli(act, parts.annex);
  if (parts.article !== null) return articleEli(act, parts.part, parts.article);
  return act;
}

/** `ministero-dell-istruzione-e-della-ricerca` → `ministero-istruzione-ricerca`: documents name one ministry with and without its particles. */
function plainOffice(authority: string): string {
  return authority.startsWith('ministero-') ? authority.replace(particles, '') : authority;
}

const particles = /-(?:d[ei]|del|dell|dell[aeo]|dei|degli|ed?|per)(?=-)/g;

/** ELI of an article of `act`; `part` is a part's name or slug, `null` for the main part. */
export function articleEli(act: string, part: string | null, number: string): string {
  return part === null ? `${act}/art/${number}` : `${act}/${partSlug(part)}/art/${number}`;
}

/** ELI of an annex of `act` that is no article. */
export function annexEli(act: string, name: string): string {
  return `${act}/all/${partSlug(name)}`;
}

/** The act that an ELI of an act, article or annex belongs to; the text itself where it is no ELI. */
export function actOfEli(eli: string): string {
  const parts = parseEli(eli);
  return parts === null ? eli : formatEli({ ...parts, part: null, article: null, annex: null });
}

/** Number of the article that an ELI names, or `null`. */
export function articleOfEli(eli: string): string | null {
  return parseEli(eli)?.article ?? null;
}

/** A name as an ELI segment: lower case, without accents, every other run of characters one hyphen (`Allegato I.7` → `allegato-i-7`). */
export function partSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The part that an article's ELI names, in words: `allegato-i-7` → `allegato I.7`, `testo` → `testo`; `null` for the main part, and for
 * what is no article.
 */
export function partOfEli(eli: string): string | null {
  const slug = parseEli(eli)?.part ?? null;
  if (slug === null) return null;
  // `allegati-allegato-i-01`: the last name is the part's own.
  const own = slug.slice(Math.max(slug.lastIndexOf('-allegato-'), slug.lastIndexOf('-tabella-')) + 1);
  const [noun = '', ...numbers] = own.split('-');
  if (!/^(?:allegato|tabella|annesso|appendice)$/.test(noun) || numbers.length === 0) return own.replaceAll('-', ' ');
  // `i-7`, `ii-2-bis`, `a`: what Roman numbers and letters count stands behind a dot.
  const label = numbers.map((number, i) => {
    if (i === 0) return /^(?:[ivxl]+|[a-z]{1,2})$/.test(number) ? number.toUpperCase() : number;
    return /^\d/.test(number) ? `.${number}` : latinSuffix.test(number) ? `-${number}` : ` ${number}`;
  });
  return `${noun} ${label.join('')}`;
}

const latinSuffix = /^[a-z]{3,}(?:es|er|is|ies)$|^bis$|^ter$/;

/** An act's number as in an ELI: lower case, blanks as hyphens, no leading zeros (`7-B` → `7-b`); `null` if it has other characters. */
export function actNumber(text: string): string | null {
  const number = text.trim().toLowerCase().replace(/\s+/g, '-');
  if (!/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(number)) return null;
  return /^\d+$/.test(number) ? number.replace(/^0{1,20}(?=\d)/, '') : number;
}

/** Whether `YYYY-MM-DD` is a day of the calendar in a year that a statute can have (1700 to 2199). */
export function isRealDate(date: string): boolean {
  // Asked of every link, so without making lists.
  const [year, month, day] =
    date.length === 10
      ? [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))]
      : (date.split('-').map(Number) as [number, number, number]);
  if (!(year >= 1700 && year < 2200 && month >= 1 && month <= 12 && day >= 1)) return false;
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Lower-case path without `eli:`, outer slashes, query and fragment; `null` where the text can't be an ELI. */
function pathOf(text: string): string | null {
  if (text.length > 600) return null;
  let path = text.trim();
  if (path.includes('%')) {
    try {
      path = decodeURIComponent(path);
    } catch {
      return null;
    }
  }
  path = path
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^eli:/, '')
    .replace(/^\/?eli\/(?=[a-z]{2}\/)|^\//, '')
    .replace(/\/$/, '');
  return /^[a-z]{2}\/[^\s?#/]+(?:\/[^?#/]+)+$/.test(path) ? path : null;
}

/** Reads `art/<n>`, `<part>/art/<n>`, `all/<name>` into `parts`; false for anything else. */
function readProvision(parts: EliParts, rest: string[]): boolean {
  if (rest.length === 0) return true;
  if (rest[0] === 'all') {
    parts.annex = rest.length === 2 ? partSlug(rest[1]!) : null;
    return parts.annex !== null && parts.annex !== '';
  }
  if (rest[0] !== 'art') {
    parts.part = partSlug(rest.shift()!);
    if (parts.part === '') return false;
  }
  if (rest.length !== 2 || rest[0] !== 'art') return false;
  parts.article = articleNumber(rest[1]!);
  return parts.article !== null && /^[a-z0-9 .-]+$/.test(rest[1]!);
}
