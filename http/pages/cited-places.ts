// Citations in the words of an article, at their places, and the pages that they lead to: links of its text.
import {
  actOfEli,
  DearError,
  inTurns,
  mapSteps,
  nameAsKnown,
  paragraphFromEnd,
  parseEli,
  partOfEli,
  placeCitations,
  sigla,
  unionActsIn,
  type Language,
  type PlacedCitation,
  type UnionAct,
} from '../../engine/index.js';
import type { Catalog, Context } from '../questions/endpoint.js';
import { localAddress, pageOf } from './parts/address.js';
import type { PlacedLink } from './parts/cited-phrases.js';
import { anchorOf } from './parts/contents.js';
import { eurLexOf } from './parts/elsewhere.js';
import { anchorOfPlace, anchorsOf, splitParts } from './parts/law-lines.js';

/** Words of an article that are a link. */
export interface CitedPlace {
  /** Place in the text of the article, in UTF-16 units. */
  start: number;
  end: number;
  /** ELI of the act or article that they name; for an act of the Union its CELEX number. */
  eli: string;
  /** Its page, without language and anchor; `null` for an act of the Union. */
  page: string | null;
  /** Anchor of the comma or letter on the page of the article, `com-2-let-b`; `null` where none is named, or the text has none. */
  anchor: string | null;
  /** `art. 5, comma 2, L. 241/1990` */
  name: string;
}

/**
 * Links of a text on the page of its article: to other pages, and to other paragraphs of the part that is shown.
 * @param eli of the article @param shown the part of it, from 0
 */
export function linksOfArticle(
  places: readonly CitedPlace[],
  eli: string,
  shown: number,
  language: Language,
): PlacedLink[] {
  const own = pageOfPart(eli, shown);
  return places.map(({ start, end, eli: cited, page, anchor, name }) => {
    if (page === null) return { start, end, name, href: eurLexOf(cited, language) };
    const fragment = anchor === null ? '' : `#${anchor}`;
    return { start, end, name, href: page === own ? fragment : localAddress(page + fragment, language) };
  });
}

/** Links of a text on the page of its act. @param act its ELI @param shown ELIs of the articles whose texts the page has */
export function linksWithinAct(
  places: readonly CitedPlace[],
  act: string,
  shown: ReadonlySet<string>,
  language: Language,
): PlacedLink[] {
  return places.map(({ start, end, eli, page, anchor, name }) => {
    if (page === null) return { start, end, name, href: eurLexOf(eli, language) };
    const href = shown.has(eli)
      ? `#${[anchorOf(eli, act), anchor].filter((part) => part !== null).join('-')}`
      : localAddress(anchor === null ? page : `${page}#${anchor}`, language);
    return { start, end, name, href };
  });
}

/** @param part from 0 */
function pageOfPart(eli: string, part: number): string {
  return part === 0 ? pageOf(eli) : `${pageOf(eli)}?parte=${part + 1}`;
}

/** By ELI of the citing article. */
export type CitedPlaces = ReadonlyMap<string, readonly CitedPlace[]>;

/** Texts with more characters than this are read by a thread. */
const longText = 60_000;

interface Text {
  /** ELI of the article. */
  eli: string;
  testo: string;
}

/**
 * The places of citations in texts of today; those of another day have none, for what the corpus has as a citation is of today's.
 * @param act whose text is loaded
 * @throws {DearError} from what it gives, where that takes long and others wait for this thread
 */
export async function readCitedPlaces(
  catalog: Catalog,
  act: { eli: string; titolo: string | null },
  texts: readonly Text[],
  { mayTakeLong }: Pick<Context, 'mayTakeLong'>,
): Promise<CitedPlaces> {
  const id = catalog.find(act.eli);
  if (id === null || !catalog.inCorpus(id)) return new Map();
  if (!mayTakeLong && texts.reduce((size, { testo }) => size + testo.length, 0) > longText)
    throw new DearError(act.eli);
  const long = texts.length === 1 && texts[0]!.testo.length > longText ? texts[0]! : null;
  const last = lastLong.get(catalog);
  if (long !== null && last?.eli === long.eli && last.testo === long.testo) return last.places;
  const record = catalog.record(id);
  const [first] = catalog.articlesOf(id);
  const known = new Map(texts.map(({ eli, testo }) => [eli, testo]));
  const textOf = (eli: string) => known.get(eli) ?? textIn(catalog, eli);
  const citing = { eli: act.eli, title: act.titolo ?? '', keys: record.articleKeys(), textOf };
  const pages = new Pages(act.eli, textOf, (eli) => isLoaded(catalog, eli));
  const steps = mapSteps(texts, ({ eli, testo }): [string, CitedPlace[]] => {
    const key = eli.slice(act.eli.length);
    const number = first + record.articleIndex(key);
    const placed = placeCitations(citing, key, catalog.citations.from(number, number + 1), testo);
    const places = placed.flatMap((one) => pages.describe(one, eli) ?? []);
    return [eli, withUnionActs(places, testo)];
  });
  const places = new Map(await inTurns(steps));
  if (long !== null) lastLong.set(catalog, { ...long, places });
  return places;
}

/** The long article that was read last: its page has parts, which a reader opens one after the other. */
const lastLong = new WeakMap<Catalog, Text & { places: CitedPlaces }>();

/** The places with the acts of the Union that a text names beside them, in the order of the text. */
function withUnionActs(places: readonly CitedPlace[], text: string): CitedPlace[] {
  const isFree = ({ start, end }: UnionAct) => places.every((place) => place.end <= start || place.start >= end);
  const union = unionActsIn(text).filter(isFree);
  const added = union.map(({ start, end, celex, name }) => ({
    start,
    end,
    eli: celex,
    page: null,
    anchor: null,
    name,
  }));
  return [...places, ...added].sort((a, b) => a.start - b.start);
}

/** The text of an article of the corpus; `null` where it has none. */
function textIn(catalog: Catalog, eli: string): string | null {
  const act = actOfEli(eli);
  const id = catalog.find(act);
  return id === null || !catalog.inCorpus(id)
    ? null
    : (catalog.record(id).articleEntry(eli.slice(act.length))?.testo ?? null);
}

/** @param eli of an act, or of what is in it */
function isLoaded(catalog: Catalog, eli: string): boolean {
  const id = catalog.find(actOfEli(eli));
  return id !== null && catalog.inCorpus(id);
}

/** The pages of articles, with the anchors of those of one act. */
class Pages {
  readonly #anchors = new Map<string, ReadonlyMap<string, number>>();

  /** @param textOf the text of an article, `null` where none is loaded @param isLoaded whether the texts of its act are */
  constructor(
    private readonly act: string,
    private readonly textOf: (eli: string) => string | null,
    private readonly isLoaded: (eli: string) => boolean,
  ) {}

  /** `null` where the words name a place of their own article that it does not have. @param citing ELI of the article that they stand in */
  describe({ start, end, eli, paragraph: named, point, fromEnd }: PlacedCitation, citing: string): CitedPlace | null {
    const text = fromEnd === null ? null : this.textOf(eli);
    const paragraph = text === null ? named : paragraphFromEnd(text, fromEnd!);
    const name = nameAsKnown({
      eli,
      parte: partOfEli(eli),
      articolo: parseEli(eli)?.article ?? null,
      comma: paragraph,
      lettera: point,
      sigla: sigla(eli),
    });
    const found = paragraph === null ? null : this.#find(eli, paragraph, point);
    if (found === null && eli === citing) return null;
    const { anchor, part } = found ?? { anchor: null, part: 0 };
    return { start, end, eli, page: pageOfPart(eli, part), anchor, name };
  }

  /**
   * The anchor of a letter, or else of its comma. Of articles of other acts it is not known whether they have it; the page of an act that is
   * not loaded has no texts, and so no anchors.
   */
  #find(eli: string, paragraph: string, point: string | null): { anchor: string; part: number } | null {
    const wanted = anchorOfPlace(paragraph, point ?? '');
    if (!eli.startsWith(`${this.act}/`))
      return this.isLoaded(eli) ? { anchor: anchorOfPlace(paragraph, ''), part: 0 } : null;
    let known = this.#anchors.get(eli);
    if (known === undefined) this.#anchors.set(eli, (known = readAnchors(this.textOf(eli) ?? '')));
    for (const anchor of [wanted, anchorOfPlace(paragraph, '')]) {
      const part = known.get(anchor);
      if (part !== undefined) return { anchor, part };
    }
    return null;
  }
}

/** The anchors of a text, and the part of it that each is in, from 0. */
function readAnchors(text: string): ReadonlyMap<string, number> {
  const anchors = new Map<string, number>();
  splitParts(text).forEach(({ lines }, part) => {
    for (const anchor of anchorsOf(lines)) if (anchor !== null && !anchors.has(anchor)) anchors.set(anchor, part);
  });
  return anchors;
}
