// The words of an article → what it cites. Its `<ref>`s only help where words alone do not say which act is meant.
import type { Reference, Target } from '../../law/act.js';
import { findInLaw, type Citation, type OwnPlace } from '../../cite/cite.js';
import { readParagraphs, type Paragraph } from '../../law/paragraph.js';
import { CrimeLists } from './crime-lists.js';
import { isLike, linkedPlace, nowhere, ownLink } from './link-targets.js';
import { quotedIn } from './links.js';
import { markedWords } from './marked-words.js';
import { actOf, isNameOfSeveral, namedAct } from './named-act.js';
import { countOwn, ofAmended, OwnReferences, placesOf, type OwnAct } from './own-references.js';
import { firstFrom, Links, readLinks } from './reference-links.js';
import { isAside, type AmendedArticle } from './amended-articles.js';
import { Amendments } from './amendments.js';
import { ownWords } from './own-words.js';
import { foldSpace, readLines } from './text.js';
import type { XmlElement } from './xml.js';

/** `D.LGS. 26 AGOSTO 2016, N. 179` in capitals stands in a repeal mark: it repeals, it is not cited. */
const inMark =
  /^[^a-z]*\b(?:GENNAIO|FEBBRAIO|MARZO|APRILE|MAGGIO|GIUGNO|LUGLIO|AGOSTO|SETTEMBRE|OTTOBRE|NOVEMBRE|DICEMBRE)\b[^a-z]*$/;

/** A cheap test that every text with a citation passes. */
const mayCite = /\d|\bcomm[ai]\b|[Aa]rticol[oi]|[Cc]odice|[Cc]ostituzion|[Tt]esto unico|[Ss]tatut/;

/**
 * The citations of an article, in the order of its words, the same target with the same words once; a citation of several articles is a
 * reference to each. Left out: acts of the European Union, the act as a whole where it names itself, marks of repeal, and the words that
 * the article puts into other acts.
 * A date of a year only stays `eli:/it/<type>/<yyyy>/<number>` until the corpus resolves it.
 * @param elements paragraphs of law text, for their links
 * @param text the law text of the article
 */
export function readReferences(elements: readonly XmlElement[], own: OwnAct, text: string): Reference[] {
  if (!mayCite.test(text)) return [];
  const references = new Map<string, Reference>();
  const law = ownWords(withoutQuoted(elements, text));
  const since = own.markedSince ?? null;
  const marked = since === null ? [] : markedWords(elements, law);
  const ofItsTime = (citation: Citation) => {
    const isMarked = marked.some(({ start, end }) => start <= citation.start && citation.end <= end);
    return isMarked ? namedAct(citation, own, since) : null;
  };
  for (const { words, paragraph, targets } of findReferences(elements, own, law, text, ofItsTime))
    for (const target of targets) {
      if (isItself(target, own, paragraph)) continue;
      const { act, part, article, paragraph: named, point, within, rangeFrom } = target;
      const key = [act, part, article, named, point, words].join(' ');
      const range = { ...(within === true ? { within } : {}), ...(rangeFrom === undefined ? {} : { rangeFrom }) };
      const stored = { act, part, article, paragraph: named, point, ...range };
      if (!references.has(key)) references.set(key, { text: words, own: paragraph, target: stored });
    }
  return [...references.values()];
}

/** Words of an article that name places. */
export interface FoundReference {
  /** Start and end in the own words of the article, in UTF-16 units. */
  at: number;
  end: number;
  /** As printed, with white space folded. */
  words: string;
  /** Printed number of the paragraph that they stand in, or `null`. */
  paragraph: string | null;
  /** The places, at least one. */
  targets: readonly Target[];
}

/** Whether a place is the act as a whole, or the article or paragraph in which it is named. */
export function isItself({ act, part, article, paragraph }: Target, own: OwnAct, at: string | null): boolean {
  if (act !== own.eli) return false;
  if (article === null) return true;
  return article === own.article && part === own.part && (paragraph === null || paragraph === at);
}

/**
 * The references in the own words of an article, in their order.
 * @param elements paragraphs of law text, for their links; without them words alone are read
 * @param law {@link ownWords}
 * @param text the law text of the article
 * @param ofItsTime the act that a name which several acts had over time means in these words, `null` where that is not known
 */
export function findReferences(
  elements: readonly XmlElement[],
  own: OwnAct,
  law: string,
  text: string,
  ofItsTime: (citation: Citation, words: string) => string | null,
): FoundReference[] {
  const { citations, own: places } = findInLaw(law);
  const links = new Links(readLinks(elements, law));
  if (citations.length === 0 && places.length === 0 && links.all.length === 0) return [];
  const paragraphs = readParagraphs(law);
  const found: FoundReference[] = [];
  const add = (at: number, end: number, words: string, targets: readonly Target[]) => {
    if (targets.length > 0) found.push({ at, end, words, paragraph: paragraphAt(paragraphs, at), targets });
  };
  for (const citation of citations) {
    const [start, end] = [citation.start, citation.placeEnd ?? citation.end];
    const words = foldSpace(law.slice(start, end));
    const over = links.over(start, end);
    for (const link of over) link.isRead = true;
    if (!inMark.test(words))
      add(
        start,
        end,
        words,
        targetsOf(
          citation,
          words,
          ownLink(citation, words, over, citations),
          over[0]?.target ?? null,
          (named) => namedAct(named, own) ?? (isNameOfSeveral(named) ? ofItsTime(named, words) : null),
        ),
      );
  }
  if (places.length > 0) {
    const amendments = new Amendments(law, citations, places, (citation) => {
      const act = citation.foreign === null ? actOf(citation) : null;
      return act === own.eli ? null : act;
    });
    const counted = countOwn(law, text) ?? paragraphs;
    const ownReferences = new OwnReferences(own, counted, law);
    const crimes = new CrimeLists(law, citations, paragraphs, (citation) =>
      citation.foreign === null ? namedAct(citation, own) : null,
    );
    for (const place of places) {
      const amended = amendments.of(place.start);
      const paragraph = paragraphs[indexAt(paragraphs, place.start)];
      let targets: Target[] = [];
      if (place.behind === 'unknown') continue;
      const [link] = links.over(place.start, place.end);
      const linked = link === undefined ? null : linkedPlace(place, link, law);
      const ofCrime = amended === null ? crimes.targetsOf(place) : null;
      if (link !== undefined) link.isRead = true;
      if (linked !== null) targets = linked;
      else if (place.behind !== null) targets = ofListEnd(place, place.behind, own);
      else if (ofCrime !== null) targets = ofCrime;
      else if (amended === null || place.isPresent) {
        const standsIn = paragraphAt(counted, place.start);
        targets = ownReferences.targetsOf(place, standsIn);
        const near =
          targets.length > 0 || place.noun !== null
            ? null
            : actBeside(place, citations, law, paragraph?.start ?? 0, own);
        if (near !== null) targets = ofAmended(place, near);
        else if (targets.length === 0) targets = ownReferences.targetsOf(place, standsIn, true);
      } else if (place.articles.length === 0 && place.noun === null && place.step === 0) {
        const article = amendments.articleOf(place.start);
        if (article !== null) targets = paragraphsOf(place, article);
      } else if (amended !== 'unknown') targets = ofAmended(place, amended);
      add(place.start, place.end, foldSpace(law.slice(place.start, place.end)), targets);
    }
  }
  for (const { start, end, words, target, isRead } of links.all)
    if (!isRead && !inMark.test(words)) add(start, end, law.slice(start, end), [target]);
  return found.sort((a, b) => a.at - b.at);
}

/** The paragraphs that a place names of an article of another act. */
function paragraphsOf({ paragraphs, fromEnd }: OwnPlace, of: AmendedArticle): Target[] {
  const [paragraph = null, ...moreParagraphs] = paragraphs;
  return placesOf([{ article: of.article, paragraph, point: null, moreParagraphs, fromEnd }], of.act, of.part);
}

/** The articles of a list, of the act that is named at its end. */
function ofListEnd(place: OwnPlace, end: Citation, own: OwnAct): Target[] {
  const act = end.foreign === null ? namedAct(end, own) : null;
  return act === null ? [] : ofAmended(place, { act, part: end.part });
}

/** The text without what the document marks as quoted; the words may lack quotation marks of their own. */
function withoutQuoted(elements: readonly XmlElement[], text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const quoted of elements.flatMap((element) => quotedIn(element))) {
    const words = readLines([quoted]).join('\n');
    const at = words === '' ? -1 : text.indexOf(words, from);
    if (at === -1) continue;
    kept.push(text.slice(from, at));
    from = at + words.length;
  }
  return kept.length === 0 ? text : [...kept, text.slice(from)].join('«»');
}

function paragraphAt(paragraphs: readonly Paragraph[], at: number): string | null {
  return paragraphs[indexAt(paragraphs, at)]?.number ?? null;
}

function indexAt(paragraphs: readonly Paragraph[], at: number): number {
  let [low, high] = [0, paragraphs.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (paragraphs[middle]!.start <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The act of a place whose number the own act lacks: `articoli 582 e 583-quinquies, nelle ipotesi aggravate ai sensi degli articoli 576 e
 * 577 del codice penale` has it behind, `i delitti previsti dal codice penale: per quello di cui all'articolo 493-ter` before, where the
 * paragraph names no other.
 * @param from where the paragraph begins
 */
function actBeside(
  place: OwnPlace,
  citations: readonly Citation[],
  law: string,
  from: number,
  own: OwnAct,
): Pick<Target, 'act' | 'part'> | null {
  if (place.articles.length === 0 || place.annex !== null) return null;
  const behind = citations[firstFrom(citations, place.end)];
  const between = behind === undefined ? '' : law.slice(place.end, behind.start);
  // Articles that the own act has, but not with those paragraphs, are of another only where nothing but `e` stands between.
  const isOwn = place.articles.every(({ article }) => own.articlesOf(own.part).includes(article));
  const isBeside = isOwn ? joined.test(between) : !/[.;:\n]/.test(between);
  if (behind?.article != null && behind.start - place.end < 60 && isBeside) {
    const act = namedAct(behind, own);
    return act === null ? null : { act, part: behind.part };
  }
  const before = citations
    .slice(firstFrom(citations, from), firstFrom(citations, place.start))
    .filter(({ start, end }) => end <= place.start && !isAside(law, start));
  if (before.some(({ foreign }) => foreign !== null)) return null;
  const acts = new Set(before.map((citation) => namedAct(citation, own)));
  const [act] = acts;
  return acts.size === 1 && act != null && act !== own.eli ? { act, part: null } : null;
}

/** `, ovvero di cui all'`: what stands between two places of one act. */
const joined =
  /^,?\s(?:ed?|od?|ovvero|nonch[eé]['’]?)\s(?:di\scui\s)?(?:(?:d|d?a|ne)(?:ll['’]|gli)\s?|all['’]\s?|agli\s)?$/;

/**
 * The places that a citation names, one an article: those of the words where they name any, else the link's.
 * @param link where it leads to the act of the citation @param linked the first link over the words
 * @param named the act that the words name
 */
function targetsOf(
  citation: Citation,
  words: string,
  link: Target | null,
  linked: Target | null,
  named: (citation: Citation) => string | null,
): Target[] {
  // A decision of an office has an address if the link gives one; an act of another State or of the Union has none.
  if (citation.foreign !== null && (citation.foreign.kind !== 'administrative' || link === null)) return [];
  // For a citation that refers back to an act named before, the link is the better source.
  const act = link?.act ?? (citation.recall === null || linked === null ? named(citation) : linked.act);
  if (act === null) return [];
  const { article, paragraph, point, moreArticles, moreParagraphs, fromEnd, part } = citation;
  // `2, della legge 5 maggio 2009, n. 42` ends a list of paragraphs.
  if (article === null || (link !== null && !/\bart/i.test(words))) return [{ ...(link ?? nowhere), act }];
  const places = placesOf(
    [{ article, paragraph, point, moreParagraphs, fromEnd }, ...moreArticles],
    act,
    part ?? link?.part ?? null,
  );
  // Of `articoli 609-bis e 609-ter` the link leads to one.
  const exact = places.some(({ article }) => article === link?.article);
  return places.map((place) => {
    if (link?.article == null || !(exact ? place.article === link.article : isLike(place.article, link.article)))
      return place;
    return { ...link, paragraph: place.paragraph ?? link.paragraph, point: place.point ?? link.point };
  });
}
