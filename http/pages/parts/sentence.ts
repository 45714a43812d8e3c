// The sentence of a relation: its two ends and the verb between them, joined as one reads them aloud.
import type { shapes } from '../../../engine/index.js';
import { named } from '../../formats/named-place.js';

type End = shapes.Relation['da'];

/** A verb with all the places that its relation names, of which it says the first: `ha i commi 1, 2, 3, 4, 5 … abrogati da`. */
export function wholeVerb(end: End, verb: string): string {
  const cut = verb.indexOf(' …');
  if (cut === -1) return verb;
  const before = verb.slice(0, cut);
  for (const [part] of named) {
    const labels = (end[part] ?? '').split(', ').map((label) => (part === 'lettera' ? `${label})` : label));
    for (let count = labels.length - 1; count > 0; count--) {
      const first = ` ${labels.slice(0, count).join(', ')}`;
      if (before.endsWith(first))
        return `${before.slice(0, before.length - first.length)} ${labels.join(', ')}${verb.slice(cut + 2)}`;
    }
  }
  return verb;
}

/**
 * The verb as it agrees with its subject, where that is a place of several parts: `commi 1, 2` `sono modificati da`.
 * @param place the place that stands before the verb; one without places within it is one thing
 */
export function agreeingVerb({ comma, lettera, numero }: Within, verb: string, language: string): string {
  const isSeveral = (numero ?? lettera ?? comma ?? '').includes(', ');
  if (language !== 'it') return isSeveral ? verb.replace(/^\S+/, pluralInEnglish) : verb;
  const isPoint = lettera !== null && numero === null;
  const ending = isSeveral ? (isPoint ? 'e' : 'i') : isPoint ? 'a' : 'o';
  const agreed = verb.replace(
    /^è (\p{L}{1,20}[st]t?)o(?: (illegittim)o)?(?=[ ,])/u,
    (whole, word: string, more?: string) =>
      word === 'oggett' ? whole : `è ${word}${ending}${more === undefined ? '' : ` ${more}${ending}`}`,
  );
  return isSeveral ? agreed.replace(/^\p{L}+/u, pluralInItalian) : agreed;
}

type Within = Pick<End, 'comma' | 'lettera' | 'numero'>;

/** `modifica` → `modificano`, `sostituisce` → `sostituiscono`. */
function pluralInItalian(verb: string): string {
  if (verb === 'è') return 'sono';
  if (verb === 'ha') return 'hanno';
  return verb
    .replace(/viene$/, 'vengono')
    .replace(/isce$/, 'iscono')
    .replace(/a$/, 'ano')
    .replace(/e$/, 'ono');
}

/** `amends` → `amend`. */
function pluralInEnglish(verb: string): string {
  if (verb === 'is') return 'are';
  return verb === 'has' ? 'have' : verb.replace(/s$/, '');
}
