// What a request's headers say of language and encoding, worked out once for each pair of headers that clients send.
import { LRUCache } from 'lru-cache';
import { negotiateEncodings, type Encoding } from './encoding.js';
import { negotiateLanguage, type Language } from './language.js';

export interface Preference {
  /** By `accept-language`. */
  language: Language;
  /** By `accept-encoding`, best first. */
  encodings: readonly Encoding[];
  /** The same for headers that mean the same. */
  key: string;
}

const known = new LRUCache<string, Preference>({
  max: 1000,
  maxSize: 1_000_000,
  sizeCalculation: (_, key) => key.length + 1,
});

/** What every answer depends on. */
export interface Conditions {
  preference: Preference;
  /** How many `host` headers there are: Node keeps the first of several and says nothing. */
  hosts: number;
  /** Whether the client names what it has already. */
  isConditional: boolean;
}

/** @param rawHeaders names and values as they came: Node's object of them all is dear to make, and most requests need none */
export function readConditions(rawHeaders: readonly string[]): Conditions {
  let [hosts, isConditional] = [0, false];
  let acceptLanguage: string | undefined;
  let acceptEncoding: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    const { length } = name;
    // Few have one of these lengths.
    if (length !== 4 && length !== 13 && length !== 15) continue;
    const lower = name.toLowerCase();
    if (lower === 'host') hosts++;
    else if (lower === 'if-none-match') isConditional = true;
    else if (lower === 'accept-language') acceptLanguage = joined(acceptLanguage, rawHeaders[at + 1]!);
    else if (lower === 'accept-encoding') acceptEncoding = joined(acceptEncoding, rawHeaders[at + 1]!);
  }
  return { preference: negotiate(acceptLanguage, acceptEncoding), hosts, isConditional };
}

/** A field that comes twice is one list (RFC 9110 §5.3). */
function joined(before: string | undefined, value: string): string {
  return before === undefined ? value : `${before}, ${value}`;
}

function negotiate(acceptLanguage: string | undefined, acceptEncoding: string | undefined): Preference {
  const pair = `${acceptLanguage}\n${acceptEncoding}`;
  let preference = known.get(pair);
  if (!preference) {
    const language = negotiateLanguage(acceptLanguage);
    const encodings = negotiateEncodings(acceptEncoding);
    preference = { language, encodings, key: `${language} ${encodings.join()}` };
    known.set(pair, preference);
  }
  return preference;
}

/** `lang` where it names a language, else what the headers say. */
export function chooseLanguage(query: ReadonlyMap<string, string>, preference: Preference): Language {
  const lang = query.get('lang');
  return lang === 'it' || lang === 'en' ? lang : preference.language;
}
