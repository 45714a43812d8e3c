// Provisions cited by their name alone: `stalking`, `preavviso di rigetto`.
import { namedProvisions } from '../../law/named-provisions.js';
import { emptyCitation, type Citation } from '../citation/citation.js';
import { foldPhrase } from '../token/fold.js';
import { once } from '../../law/remembering.js';

/** Longer texts are no name. */
const longestName = 120;

/** What may stand before the name of a crime. */
const crime = /^(?:(?:il|lo|la|l['’])\s*)?(?:reato|delitto|contravvenzione)\s+(?:di\s+|d['’]\s*)/i;

/** The provisions by folded name, without names that may be something else. */
const provisionsByFold = once(() => {
  const byFold = new Map<string, { act: string; article: string }>();
  for (const { act, article, aliases } of namedProvisions())
    for (const { text, weak } of aliases) if (!weak) byFold.set(foldPhrase(text), { act, article });
  return byFold;
});

/**
 * The citation of the article whose name a text is, or `null`. Only a whole text is taken for a name: in a sentence the same words are
 * mostly the subject.
 * @param start of the text in what was asked, in UTF-16 units
 */
export function citeByName(text: string, start: number): Citation | null {
  if (text.length > longestName) return null;
  const provisions = provisionsByFold();
  const found = provisions.get(foldPhrase(text)) ?? provisions.get(foldPhrase(text.replace(crime, '')));
  if (found === undefined) return null;
  const citation = emptyCitation('nome', start, start + text.length);
  return { ...citation, name: text, named: [found.act], article: found.article };
}
