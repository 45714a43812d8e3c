// In which paragraphs of a long article the words of a search are.
import { openingOf, bestPlaces, readParagraphs, type Passage, type shapes } from '../../engine/index.js';
import type { Catalog } from './endpoint.js';

/** From so many characters, or with more than so many paragraphs, an article is long: a hit says in which paragraphs the words are. */
const longArticle = { characters: 4_000, paragraphs: 10 };

/** Paragraphs that a hit shows. */
const mostShown = 3;

export const noParagraphs = { comma: null, comma_eli: null, commi: [] } satisfies Paragraphs;

type Paragraphs = Pick<shapes.Hit, 'comma' | 'comma_eli' | 'commi'>;

/**
 * The passage of a hit; of a long article, the paragraphs that have most of the words, and the passage of the best one, where none that runs
 * over several has more; of one of which the query cites a paragraph, that one, where the text has it.
 */
export function paragraphsOf(
  catalog: Catalog,
  entry: { eli: string; testo: string } | null,
  passage: Passage,
  cited: string | null,
): Paragraphs & Pick<shapes.Hit, 'passo'> {
  const first = passage.words[0];
  const none = { ...noParagraphs, passo: shownAs(passage) };
  if (entry === null || (first === undefined && cited === null)) return none;
  const { eli, testo } = entry;
  const all = rememberParagraphs(catalog, eli, testo);
  if (cited !== null) {
    const own = all.find(({ number }) => number === cited);
    if (own === undefined) return none;
    const address = `${eli}/com/${own.number}`;
    const passo = shownAs({ text: openingOf(testo.slice(own.start, own.end)), words: [] });
    return { comma: own.number, comma_eli: address, commi: [{ eli: address, num: own.number!, passo }], passo };
  }
  if (first === undefined) return none;
  if (testo.length < longArticle.characters && all.length <= longArticle.paragraphs) return none;
  const numbered = all.flatMap(({ number, start, end }) => (number === null ? [] : { number, start, end }));
  const found = bestPlaces(testo, passage, numbered, mostShown);
  const commi = found.map(({ place, ...own }) => ({
    eli: `${eli}/com/${place.number}`,
    num: place.number,
    passo: shownAs(own),
  }));
  const [best] = commi;
  if (best !== undefined && found[0]!.stems >= stemsIn(passage))
    return { comma: best.num, comma_eli: best.eli, commi, passo: best.passo };
  const at = passage.start + first.start;
  const comma = all.find(({ start, end }) => start <= at && at < end)?.number ?? null;
  return { comma, comma_eli: comma === null ? null : `${eli}/com/${comma}`, commi, passo: shownAs(passage) };
}

const shownAs = ({ text, words }: Pick<Passage, 'text' | 'words'>): shapes.FoundPassage => ({
  testo: text,
  parole: words.map(({ start, end }) => ({ inizio: start, fine: end })),
});

/** How many stems a passage shows. */
function stemsIn({ start, text, found }: Passage): number {
  const shown = found.filter((word) => word.start >= start && word.end <= start + text.length);
  return new Set(shown.map(({ stem }) => stem)).size;
}

/** Articles from so many characters on: to find their paragraphs takes some milliseconds. */
const giant = 100_000;

/** By catalog and ELI, the paragraphs of the giant articles that were found last. */
const remembered = new WeakMap<Catalog, Map<string, Paragraph[]>>();
const mostRemembered = 16;

function rememberParagraphs(catalog: Catalog, eli: string, text: string): Paragraph[] {
  if (text.length < giant) return readParagraphs(text);
  const known = remembered.get(catalog) ?? new Map<string, Paragraph[]>();
  remembered.set(catalog, known);
  const before = known.get(eli);
  if (before !== undefined) return before;
  if (known.size >= mostRemembered) known.clear();
  const paragraphs = readParagraphs(text);
  known.set(eli, paragraphs);
  return paragraphs;
}

type Paragraph = ReturnType<typeof readParagraphs>[number];
