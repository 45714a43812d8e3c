// What every 200 answer carries, as the first piece of its body, made once per catalog and language.
import { prepared, type Catalog, type Piece } from '../../engine/index.js';
import type { Context } from './endpoint.js';
import type { Language } from './language.js';
import { prose, type Prose } from './prose.js';
import { members } from './writers.js';
import type { Envelope, Source } from './wire.js';

type Description = keyof Prose['description'];

const openings = new WeakMap<Catalog, Record<Language, Map<string, Piece>>>();

/**
 * `{"lang":…,"descrizione":…,"disclaimer":…,"fonte":{…}`: the opening of an answer, its closing brace still to come.
 * @param criterio a further member, of which there are few different ones
 */
export function openEnvelope(
  catalog: Catalog,
  { language }: Context,
  description: Description,
  criterio?: string,
): Piece {
  let known = openings.get(catalog);
  if (!known) openings.set(catalog, (known = { it: new Map(), en: new Map() }));
  const key = criterio === undefined ? description : `${description} ${criterio}`;
  let piece = known[language].get(key);
  if (!piece) {
    piece = prepared(
      `{${members({ ...envelope(catalog, language, description), ...(criterio === undefined ? {} : { criterio }) })}`,
    );
    known[language].set(key, piece);
  }
  return piece;
}

export function envelope(catalog: Catalog, language: Language, description: Description): Envelope {
  const { disclaimer, description: descriptions } = prose[language];
  return { lang: language, descrizione: descriptions[description], disclaimer, fonte: sourceOf(catalog, language) };
}

/** The manifest of the corpus says where it comes from; without one it is the official portal. */
function sourceOf({ facts }: Catalog, language: Language): Source {
  const { name, url, licence, licenceUrl, notice } = prose[language].source;
  const official: Source = { nome: name, url, licenza: licence, licenza_url: licenceUrl, avvertenza: notice };
  const stated = (
    facts.source as {
      fonte?: Partial<Omit<Source, 'avvertenza'>> & { avvertenza?: Partial<Record<Language, string>> };
    } | null
  )?.fonte;
  if (!stated) return official;
  return { ...official, ...stated, avvertenza: stated.avvertenza?.[language] ?? official.avvertenza };
}
