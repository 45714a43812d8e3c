// Negotiates language and encoding from the headers of a request, once for each pair of headers.
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { remembering, type Language } from '../../engine/index.js';
import { negotiateEncodings, type Encoding } from '../message/encoding.js';
import { negotiateLanguage } from '../message/language.js';
import { formats, type FormatName } from '../formats/index.js';

export interface Preference {
  /** By `accept-language`. */
  language: Language;
  /** By `accept-encoding`, best first. */
  encodings: readonly Encoding[];
  /** The same in one word. */
  codings: string;
  /** A key that is equal for equivalent headers. */
  key: string;
}

/** More values of a header than honest clients send. */
const maxKnown = 100;
/** Longer `accept` headers ask for nothing in particular. */
const maxAcceptLength = 1000;

/** Headers that make a request conditional (RFC 9110 §13.1). */
export interface Validators {
  'if-none-match': string;
  'cache-control': string | undefined;
  [other: string]: string | undefined;
}

/** The preference of `accept` where a path has both a page and an answer of the API; `any` if it prefers neither. */
export type Media = 'html' | 'json' | 'any';

/** The parts of a request that every answer depends on. */
export interface Conditions {
  preference: Preference;
  media: Media;
  /** The `accept` header where it names a format other than JSON, else empty. */
  accept: string;
  /** Number of `host` headers: Node silently keeps the first of several. */
  hosts: number;
  /** Whether the client asks for another protocol, which is never accepted. */
  wantsUpgrade: boolean;
  /** Validators of the copy that the client has, and its cache directives; `null` if it sends none. */
  validators: Validators | null;
}

/** What `accept` asks for. */
export type Wanted = Pick<Conditions, 'media' | 'accept'>;

/** @param rawHeaders names and values as they came: Node's object of all headers is expensive, and most requests need none */
export function readConditions(rawHeaders: readonly string[]): Conditions {
  let hosts = 0;
  let wantsUpgrade = false;
  let acceptLanguage = '';
  let acceptEncoding: string | null = null;
  let accept = '';
  let ifNoneMatch = '';
  let cacheControl = '';
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    const { length } = name;
    // Skips most headers: few names have one of these lengths.
    if (length !== 4 && length !== 6 && length !== 7 && length !== 13 && length !== 15) continue;
    const value = rawHeaders[at + 1]!;
    switch (name.toLowerCase()) {
      case 'host':
        hosts++;
        break;
      case 'accept':
        accept = joined(accept, value);
        break;
      case 'upgrade':
        wantsUpgrade = true;
        break;
      case 'accept-language':
        acceptLanguage = joined(acceptLanguage, value);
        break;
      case 'accept-encoding':
        acceptEncoding = joined(acceptEncoding ?? '', value);
        break;
      case 'if-none-match':
        ifNoneMatch = joined(ifNoneMatch, value);
        break;
      case 'cache-control':
        cacheControl = joined(cacheControl, value);
    }
  }
  const validators =
    ifNoneMatch === '' ? null : { 'if-none-match': ifNoneMatch, 'cache-control': cacheControl || undefined };
  const preference = negotiate(acceptLanguage, acceptEncoding);
  return { preference, ...readAccept(accept), hosts, wantsUpgrade, validators };
}

/** What an `accept` header asks for. Browsers send a long one, the same with every request. */
const readAccept = remembering(
  (accept): Wanted => ({ media: negotiateMedia(accept), accept: acceptOfFormats(accept) }),
  maxKnown,
);

/** A client that accepts anything (`*\/*`) prefers neither. */
function negotiateMedia(accept: string): Media {
  const takesHtml = accept.includes('text/html') ? 'html' : 'any';
  if (!(accept.includes('json') || otherTypes.test(accept)) || accept.length > maxAcceptLength) return takesHtml;
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(['text/html', ...dataTypes]);
  return best !== undefined && best !== 'text/html' ? 'json' : takesHtml;
}

/** Media types of the API's answers; pages have a Markdown of their own. */
const dataTypes = Object.values(formats)
  .map(({ mediaType }) => mediaType)
  .filter((mediaType) => mediaType !== formats.md.mediaType);

/** Media types of the formats, as a header may name them. */
const otherTypes = new RegExp(
  Object.values(formats)
    .filter(({ load }) => load !== null)
    .map(({ mediaType }) => mediaType.replace(/[.+/-]/g, '\\$&'))
    .join('|'),
  'i',
);

function acceptOfFormats(accept: string): string {
  if (accept.length < 8 || accept === 'application/json' || accept.length > maxAcceptLength) return '';
  return otherTypes.test(accept) ? accept : '';
}

/** Whether an `accept` header takes Markdown before HTML. */
export function prefersMarkdown(accept: string): boolean {
  return new Negotiator({ headers: { accept } }).mediaTypes(['text/html', 'text/markdown'])[0] === 'text/markdown';
}

/** The best of the formats that an `accept` header takes; JSON where it takes none. @param available JSON first */
export function chooseFormat(available: readonly FormatName[], accept: string): FormatName {
  const types = available.map((name) => formats[name].mediaType);
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(types);
  return available[types.findIndex((type) => type === best)] ?? 'json';
}

/** A field that comes twice is one list (RFC 9110 §5.3). */
function joined(before: string, value: string): string {
  return before === '' ? value : `${before}, ${value}`;
}

/** Stands for an absent `accept-encoding`, which is not the same as an empty one; no header can contain it. */
const noHeader = '\n';

/** @param acceptEncoding `null` where the client sends none */
function negotiate(acceptLanguage: string, acceptEncoding: string | null): Preference {
  return byLanguage(acceptLanguage)(acceptEncoding ?? noHeader);
}

const byLanguage = remembering((acceptLanguage) => {
  const language = negotiateLanguage(acceptLanguage === '' ? undefined : acceptLanguage);
  return remembering((acceptEncoding): Preference => {
    const encodings = negotiateEncodings(acceptEncoding === noHeader ? undefined : acceptEncoding);
    const codings = encodings.join();
    return { language, encodings, codings, key: `${language} ${codings}` };
  }, maxKnown);
}, maxKnown);

/** `lang` if it names a language, else the negotiated language. */
export function chooseLanguage(query: ReadonlyMap<string, string>, preference: Preference): Language {
  const lang = query.get('lang');
  return lang === 'it' || lang === 'en' ? lang : preference.language;
}

/** Only by ETag: the date of one text says nothing about the others, so `if-modified-since` is ignored. */
export function isFresh(validators: Validators | null, etag: string): boolean {
  return validators !== null && fresh(validators, { etag });
}
