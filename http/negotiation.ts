// What a request's headers say of language and encoding, worked out once for each pair of headers that clients send.
import type { IncomingHttpHeaders } from 'node:http';
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

export function negotiate(headers: IncomingHttpHeaders): Preference {
  const pair = `${headers['accept-language']}\n${headers['accept-encoding'] as string | undefined}`;
  let preference = known.get(pair);
  if (!preference) {
    const language = negotiateLanguage(headers['accept-language']);
    const encodings = negotiateEncodings(headers['accept-encoding'] as string | undefined);
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
