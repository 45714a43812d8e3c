// The acts that a text asks for, by citation, title or name: `norme?q=` and `cerca?in=titoli` answer the same.
import {
  eliOutside,
  foldWords,
  hasOperators,
  parseCitation,
  parseEli,
  resolveCitation,
  sigla,
  type TitleMatches,
  type Words,
} from '../../engine/index.js';
import type { Catalog } from './endpoint.js';

/** Acts, best first. */
export interface FoundActs {
  /** First those that the text may cite. */
  acts: Uint32Array;
  /** How many come before all, because the text is their title, though it cites another act. */
  titled: number;
  /** How many of them come first: these, the acts that it may cite, and those that convert a decree-law if it asks for them. */
  first: number;
  match: TitleMatches['match'];
  /** The text that was searched instead, where a typo was forgiven. */
  searched: string | null;
  /** By group of the query, the stems that were found. */
  stems: TitleMatches['stems'];
  /** ELI of the one act outside the corpus that it cites. */
  outside: string | null;
}

/**
 * The acts that the text asks for; those that it may cite stand before all. Where it cites some, none is added that has only most of
 * its words.
 * @param accepts keeps an act; `null` keeps all
 */
export async function findActs(
  catalog: Catalog,
  text: string,
  accepts: ((act: number) => boolean) | null,
): Promise<FoundActs> {
  const titles = await catalog.titles();
  const found = await titles.search(text);
  const matching = accepts === null ? found.acts : found.acts.filter(accepts);
  const cited = hasOperators(text) ? { acts: [], outside: null } : citedActs(catalog, text);
  const titled = (await titledActs(catalog, text)).filter((act) => accepts === null || accepts(act));
  const first = [...new Set([...titled, ...(await conversionsOf(catalog, text)), ...cited.acts])].filter(
    (act) => accepts === null || accepts(act),
  );
  const { match, searched, stems } = found;
  const told = { match, searched, stems, first: first.length, titled: titled.length };
  if (first.length === 0) return { ...told, acts: matching, outside: cited.outside };
  const others = match === 'most' ? [] : matching.filter((act) => !first.includes(act));
  return { ...told, acts: Uint32Array.from([...first, ...others]), outside: null };
}

/** Says that the act that is cited is not in the corpus, and that no act has all the words, or any; `null` where none is so. */
export function actNotice(
  { acts, first, match, outside }: Omit<FoundActs, 'searched' | 'stems' | 'titled'>,
  words: Words,
): string | null {
  const notices = [
    ...(outside === null ? [] : [words.citedOutside(sigla(outside))]),
    ...(match === 'most' && first === 0 && acts.length > 0 ? [words.mostWords] : []),
    ...(acts.length === 0 && outside === null ? [words.noneTitled] : []),
  ];
  return notices.length === 0 ? null : notices.join(' ');
}

/** The words before a decree-law whose conversion is asked for. */
const conversion = /\bconversione\s+(?:in\s+legge\s+)?(?:del\s+)?/i;

/** The acts whose title says that they convert the decree-law that the text names, if it asks for its conversion. */
async function conversionsOf(catalog: Catalog, text: string): Promise<number[]> {
  const found = conversion.exec(text);
  if (found === null) return [];
  const { acts, outside } = citedActs(catalog, text.slice(found.index + found[0].length));
  const eli = acts.length === 1 ? catalog.eli(acts[0]!) : outside;
  const parts = eli === null ? null : parseEli(eli);
  if (parts?.type !== 'decreto-legge') return [];
  const titles = await catalog.titles();
  const converting = await titles.search(`conversione del decreto-legge ${parts.number} ${parts.year} `);
  return converting.match === 'all' ? [...converting.acts].filter((act) => act !== acts[0]) : [];
}

/** Acts among which those are looked for whose titles begin with a text. */
const mostTitled = 20;

/**
 * The acts whose titles begin with the text, where this has words before an act that it cites: `Modifiche al decreto legislativo 30 aprile
 * 1992, n. 285`.
 */
export async function titledActs(catalog: Catalog, text: string): Promise<number[]> {
  if (hasOperators(text)) return [];
  const { method, start } = parseCitation(text, { suggests: false });
  if (method === 'non-riconosciuta' || !/\p{L}/u.test(text.slice(0, start))) return [];
  const { acts, match } = await (await catalog.titles()).search(text);
  const asked = `${foldWords(text).join(' ')} `;
  const isTitled = (act: number) => `${foldWords(catalog.card(act).title!).join(' ')} `.startsWith(asked);
  return match === 'all' ? [...acts.subarray(0, mostTitled)].filter(isTitled) : [];
}

interface Cited {
  acts: number[];
  outside: string | null;
}

/** The acts of the corpus that the text may cite, best known first; or the one act outside it that it cites, by its ELI. */
function citedActs(catalog: Catalog, text: string): Cited {
  const found = resolveCitation(parseCitation(text, { suggests: false }), catalog.index);
  const known = found.kind === 'one' ? [found.act] : found.kind === 'many' ? found.candidates : [];
  const acts = known.flatMap(({ eli, inCorpus }) => (inCorpus ? catalog.find(eli)! : []));
  return { acts, outside: eliOutside(found) };
}
