// The articles that a line of own words says it amends: `all'articolo 5 della legge …, il comma 2 è sostituito`.
import type { Citation, OwnPlace } from '../../cite/cite.js';
import { articleNumber } from '../../law/eli.js';

/** An article that is amended. */
export interface AmendedArticle {
  act: string;
  part: string | null;
  article: string;
}

/** Words that say where a line amends. */
export interface Stem {
  /** Place of the words, in UTF-16 units. */
  at: number;
  end: number;
  /** `null` where they name several articles, an act as a whole, or an article of an act that is not known: no paragraph is sure behind them. */
  article: AmendedArticle | null;
}

/** What {@link stemsOf} asks for. */
export interface AmendedActs {
  /** The act that a citation names; `null` where that is not known, or is the amending act itself. */
  otherAct: (citation: Citation) => string | null;
  /** The act that the words around a place amend; `null` where it is not known. */
  amendedAt: (at: number) => { act: string; part: string | null } | null;
}

/**
 * What stands before words that say where a line amends: its label, a comma or `e`, then `all'`, `al`, `dopo il`. Not `di cui all'`, nor
 * `dall'`.
 */
const leading =
  /(?:^|[,;:»)]\s{0,2}|\d\.\s{1,2}|^[-–]\s{0,2}|\s(?:ed?|nonch[eé]'?)\s)(?:(?:inoltre|ivi|conseguentemente),?\s)?(?:(?:dopo|premesso)\s)?(?:(?:al|nel|il|dopo\sil)\s(?:primo|secondo|terzo|quarto|quinto|sesto|ultimo)\speriodo\sde|all['’]\s?alinea\sde|(?:all|dopo\sl|nell|l)a\slettera\s[a-z]{1,2}(?:-[a-z]{2,15})?\)\sde)?(?:all['’]|agli|al|ai|alla|nell['’]|negli|nel|nei|nella|l['’]|ll['’]|gli|il|i|l|la|lo)?\s{0,2}$/i;

/** Whether words at a place of a line say where it amends. @param start of the line */
export function isLed(text: string, start: number, at: number): boolean {
  return leading.test(text.slice(Math.max(start, at - 90), at));
}

/** Whether `di cui all'articolo 5`, `ai sensi dell'articolo 5` leads to a place: what is amended is not what such words lead to. */
export function isRelative(text: string, at: number): boolean {
  return /(?:di cui|(?:previst|prevedut|contemplat|indicat|individuat|stabilit|prescritt|dispost|definit|disciplinat|contenut|richiamat|punit)[oaie]|sensi|norma|accordo|base|deroga|fermo restando(?: quanto)?|fatto salvo)\s(?:(?:dal|al|nel|d?alla?|della?|nella?|ai|dai|nei|agli|dagli|degli|negli|l)['’]?\s?){0,2}$/i.test(
    text.slice(Math.max(0, at - 50), at),
  );
}

/**
 * Whether an aside tells what an act did to the place before it, `l'articolo 349, abrogato dall'articolo 5 del decreto …`: that act is not
 * the one that the words around it speak of.
 */
export function isAside(text: string, at: number): boolean {
  return /(?:abrogat|soppress|introdott|inserit|aggiunt|premess|sostituit|modificat|integrat|novellat)[oaie],?\s(?:(?:da\sultimo|in\sultimo),?\s)?(?:dall['’]|(?:dal|dalla|dallo|dagli|dai|dalle)\s)\s?$/i.test(
    text.slice(Math.max(0, at - 50), at),
  );
}

/** Words between two places of a list, `, all'` and ` e al comma 3 dell'`. */
const joining = /^,?\s(?:(?:ed?|o|nonch[eé]'?)\s)?[^.;:,»]{0,30}$/;

/** An article or act that the words name, at its place. */
interface Mark {
  start: number;
  end: number;
  /** Where the article is named. */
  at: number;
  hasArticle: boolean;
  read: () => AmendedArticle | null;
}

/** The places of a line that say where it amends, in order. @param citations and `places` of that line, each in order */
export function stemsOf(
  text: string,
  line: { start: number; end: number },
  citations: readonly Citation[],
  places: readonly OwnPlace[],
  acts: AmendedActs,
): Stem[] {
  const marks = [
    ...citations.map((citation) => markOf(text, citation, acts)),
    ...places.filter(({ articles }) => articles.length > 0).map((place) => ownMark(place, acts)),
  ].sort((a, b) => a.start - b.start);
  const stems: Stem[] = [];
  let relative: Mark | null = null;
  for (const mark of marks) {
    const { start, end, at, hasArticle } = mark;
    // `di cui all'articolo 5 della legge …, all'articolo 7`: nothing tells whether the second goes on with the first.
    const isListed: boolean = relative?.hasArticle === true && joining.test(text.slice(relative.end, at));
    if (isRelative(text, start) || isRelative(text, at)) relative = mark;
    else if (isLed(text, line.start, at)) {
      if (isListed && hasArticle) relative = mark;
      const isBehind = /\b(?:dopo|prima)\s.{0,6}$/i.test(text.slice(Math.max(line.start, at - 14), at));
      if (hasArticle || named.test(text.slice(Math.max(line.start, at - 10), at)))
        stems.push({ at, end, article: isListed || isBehind ? null : mark.read() });
    }
  }
  return stems;
}

/** Words that lead to an act that is amended. */
const named = /(?:^|[^\p{L}])(?:all?a?|nell?a?|il|la|l)['’]?\s?$/iu;

function markOf(text: string, citation: Citation, { otherAct }: AmendedActs): Mark {
  const { start, end, placeEnd, article, moreArticles, part } = citation;
  const offset = article === null ? -1 : text.slice(start, end).search(/\bart/i);
  // `il comma 2 dell'articolo 5 della legge` leads with its paragraph, `codice civile, all'articolo 5` with its article.
  const isPlaceFirst = /^(?:art|comm|\S{4,9}[oi]\scomma|lett)/i.test(text.slice(start, start + 20));
  return {
    start,
    end: placeEnd ?? end,
    at: offset > 0 && !isPlaceFirst ? start + offset : start,
    hasArticle: article !== null,
    read: () => {
      const [act, number] = [otherAct(citation), article === null ? null : articleNumber(article)];
      return act === null || number === null || moreArticles.length > 0 ? null : { act, part, article: number };
    },
  };
}

function ownMark(place: OwnPlace, { amendedAt }: AmendedActs): Mark {
  const { start, end, articles, annex, noun, isPresent, behind } = place;
  return {
    start,
    end,
    at: start,
    hasArticle: true,
    read: () => {
      const number = articleNumber(articles[0]!.article);
      if (number === null || articles.length > 1 || noun !== null || isPresent || behind !== null) return null;
      const amended = amendedAt(start);
      if (amended === null) return null;
      return { act: amended.act, part: annex === null ? amended.part : `allegato ${annex}`, article: number };
    },
  };
}
