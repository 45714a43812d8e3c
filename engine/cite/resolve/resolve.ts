// Resolves a citation in a corpus: to one act, several, or none.
import { typeOf } from '../../law/act-type.js';
import { articleEli, formatEli, parseEli } from '../../law/eli.js';
import { namedActs } from '../../law/named-acts.js';
import { findArticle } from './articles.js';
import type { Citation, Notice } from '../citation/citation.js';
import type { ActIndex, KnownAct, Resolution } from './resolution.js';
import { isDecree, typesLike, typesMeant } from './type-groups.js';
import { once } from '../../law/remembering.js';

/** Candidates and near misses that an answer holds at most. */
const mostCandidates = 20;

/** Looks a citation up without guessing: if several acts fit, it returns all of them. */
export function resolveCitation(citation: Citation, index: ActIndex): Resolution {
  if (citation.foreign !== null) return { kind: 'foreign', foreign: citation.foreign };
  if (citation.refusal !== null)
    return { kind: 'unrecognised', refusal: citation.refusal, suggestions: known(citation.suggestions, index) };
  const notices = noticesOf(citation);
  if (citation.mayMean.length > 0) return ofSeveral(citation.mayMean, index, notices);
  if (citation.publication !== null) return ofPublication(citation, index, notices);
  if (citation.method === 'nome') return ofName(citation, index, notices);
  return ofNumber(citation, index, notices);
}

/** The acts that words lead back to, where they may mean several: nearest first. */
function ofSeveral(citations: Citation[], index: ActIndex, notices: Notice[]): Resolution {
  const candidates = citations.flatMap((citation) => {
    const found = resolveCitation(citation, index);
    if (found.kind === 'one') return found.act;
    const eli = found.kind === 'unknown' ? found.eli : null;
    return eli === null ? [] : { eli, inCorpus: false, relations: 0 };
  });
  return candidates.length > 0
    ? { kind: 'many', candidates: distinct(candidates).slice(0, mostCandidates), notices }
    : unknown(null, [], null, notices);
}

function ofPublication(citation: Citation, index: ActIndex, notices: Notice[]): Resolution {
  const { date, editorialCode } = citation.publication!;
  const act = index.byPublication(date, editorialCode);
  if (act !== null) return oneAct(act, citation, index, notices);
  const eli = namedActs().find(
    ({ publication }) => publication?.date === date && publication.editorialCode === editorialCode,
  )?.eli;
  return eli === undefined ? unknown(null, [], null, notices) : byEli(eli, citation, index, notices);
}

function ofName(citation: Citation, index: ActIndex, notices: Notice[]): Resolution {
  const [first, ...others] = citation.named;
  if (first === undefined) return unknown(null, [], null, notices);
  if (!citation.inForce) {
    // Only acts that are known here: a candidate is an address that answers.
    const candidates = citation.named.flatMap((eli) => index.byEli(eli) ?? sameNumber(eli, index) ?? []);
    return candidates.length > 0
      ? { kind: 'many', candidates: distinct(candidates).sort(byRelations), notices }
      : unknown(null, [], null, notices);
  }
  if (others.length > 0) notices.push({ code: 'former-holders', name: citation.name ?? '', acts: others });
  const resolution = byEli(first, citation, index, notices);
  return resolution.kind === 'unknown' && resolution.act === null
    ? { ...resolution, near: known(others, index) }
    : resolution;
}

/** The act of that ELI, or, where its day differs from the one known, of its type, number and year. */
function byEli(eli: string, citation: Citation, index: ActIndex, notices: Notice[]): Resolution {
  const act = index.byEli(eli) ?? sameNumber(eli, index);
  return act === null ? unknown(null, near(eli, index), eli, notices) : oneAct(act, citation, index, notices);
}

function sameNumber(eli: string, index: ActIndex): KnownAct | null {
  const parts = parseEli(eli);
  if (parts === null || parts.number === null) return null;
  const acts = index.byTypeNumberYear(parts.type, parts.number, Number(parts.year));
  return acts.length === 1 ? acts[0]! : null;
}

function ofNumber(citation: Citation, index: ActIndex, notices: Notice[]): Resolution {
  const { type, number, year } = citation;
  if (number === null)
    return citation.eli !== null || citation.date !== null
      ? unnumbered(citation, index, notices)
      : unknown(null, [], null, notices);
  if (year === null) {
    const candidates = ranked(typesMeant(type).flatMap((slug) => index.byTypeNumber(slug, number)));
    return candidates.length > 0 ? { kind: 'many', candidates, notices } : unknown(null, [], null, notices);
  }
  if (citation.eli !== null && (citation.authority !== null || citation.method === 'identificatore')) {
    const act = index.byEli(citation.eli);
    if (act !== null) return oneAct(act, citation, index, notices);
  }
  let acts = withAuthority(fitting(type, number, year, index), citation.authority);
  if (acts.length === 0 && citation.shortYear) {
    const other = year >= 2000 ? year - 100 : year + 100;
    acts = fitting(type, number, other, index);
    if (acts.length > 0) notices.push({ code: 'other-century', asked: year, actual: other });
  }
  const [only] = acts;
  if (acts.length > 1) {
    const sameDay = acts.filter(({ eli }) => citation.date !== null && parseEli(eli)?.date === citation.date);
    if (sameDay.length === 1) return oneAct(sameDay[0]!, citation, index, notices);
    return { kind: 'many', candidates: ranked(acts), notices };
  }
  if (only === undefined) {
    if (citation.impossibleDate !== null) notices.push({ code: 'no-such-day', asked: citation.impossibleDate });
    return unknown(null, nearNumber(citation, index), eliByWords(citation), notices);
  }
  const date = parseEli(only.eli)?.date ?? null;
  if (type === null) notices.push({ code: 'no-type', number, year });
  else if (typeOf(type)?.standing === 'generic' || type === 'decreto') notices.push({ code: 'generic-type', type });
  const asked = citation.date ?? citation.impossibleDate;
  if (asked !== null && date !== null && asked !== date) notices.push({ code: 'wrong-day', asked, actual: date });
  return oneAct(only, citation, index, notices);
}

/** Acts of the type (or of any, where none or a generic one was said), number and year. */
function fitting(type: string | null, number: string, year: number, index: ActIndex): KnownAct[] {
  if (type === null || typeOf(type)?.standing === 'generic') return index.byNumberYear(number, year);
  for (const group of [[type], typesLike(type).slice(1)]) {
    const acts = distinct(group.flatMap((slug) => index.byTypeNumberYear(slug, number, year)));
    if (acts.length > 0) return acts;
  }
  if (type !== 'decreto') return [];
  return index.byNumberYear(number, year).filter(({ eli }) => isDecree(parseEli(eli)?.type ?? ''));
}

function withAuthority(acts: KnownAct[], authority: string | null): KnownAct[] {
  if (authority === null || acts.length < 2) return acts;
  const same = acts.filter(({ eli }) => parseEli(eli)?.authority === authority);
  return same.length > 0 ? same : acts;
}

/** An act without a number, known by type and day. */
function unnumbered(citation: Citation, index: ActIndex, notices: Notice[]): Resolution {
  const eli =
    citation.eli ?? (citation.type === null ? null : `eli:/it/${citation.type}/${citation.date!.replaceAll('-', '/')}`);
  const act = eli === null ? null : index.byEli(eli);
  return act === null ? unknown(null, [], citation.eli, notices) : oneAct(act, citation, index, notices);
}

/** The act, with its article; an article that neither text nor relations know leaves it unknown, and so does an annex it hasn't. */
function oneAct(act: KnownAct, citation: Citation, index: ActIndex, notices: Notice[]): Resolution {
  const { annex } = citation;
  if (annex !== null) {
    if (!index.hasAnnex(act.eli, annex)) return unknown(act, [], act.eli, notices);
    notices.push({ code: 'annex', annex, act: act.eli });
  }
  if (citation.day !== null) notices.push({ code: 'day', day: citation.day });
  if (citation.article === null) return inSoleArticle(act, citation, index, notices);
  const found = findArticle(act.eli, citation, index);
  if (found === null) return unknown(act, [], act.eli, notices);
  if (found.asked !== found.number)
    notices.push({ code: 'other-article-spelling', asked: found.asked, actual: found.number });
  return { kind: 'one', act, article: found.eli, notices };
}

/** The act; where a comma is named that one article alone has, `comma 557 della legge 296/2006`, that article. */
function inSoleArticle(act: KnownAct, citation: Citation, index: ActIndex, notices: Notice[]): Resolution {
  const { annex, paragraph, part } = citation;
  const article = annex === null && part === null && paragraph !== null ? index.articleWith(act.eli, paragraph) : null;
  if (article === null || paragraph === null) return { kind: 'one', act, article: null, notices };
  const others = notices.filter(({ code }) => code !== 'no-article');
  return {
    kind: 'one',
    act,
    article: articleEli(act.eli, null, article),
    notices: [...others, { code: 'sole-article', paragraph, article }],
  };
}

function unknown(act: KnownAct | null, misses: KnownAct[], eli: string | null, notices: Notice[]): Resolution {
  return { kind: 'unknown', act, near: misses, eli, notices };
}

/** The ELI that the words say, or that the table of known names supplies for type, number and year. */
export function eliByWords(citation: Citation): string | null {
  const { type, number, year } = citation;
  const named =
    type === null || number === null || year === null ? undefined : namedNumbers().get(`${type}/${year}/${number}`);
  return named ?? citation.eli ?? (citation.inForce ? (citation.named[0] ?? null) : null);
}

/** Known acts by type, year and number. */
const namedNumbers = once(() => {
  const byNumber = new Map<string, string>();
  for (const { eli } of namedActs()) {
    const parts = parseEli(eli)!;
    byNumber.set(`${parts.type}/${parts.year}/${parts.number}`, eli);
  }
  return byNumber;
});

/** Same type and number a year before or after; same number and year of another type. */
function nearNumber({ type, number, year }: Citation, index: ActIndex): KnownAct[] {
  if (number === null || year === null) return [];
  const types = typesLike(type);
  const around = [year - 1, year + 1].flatMap((other) =>
    types.length === 0
      ? index.byNumberYear(number, other)
      : types.flatMap((slug) => index.byTypeNumberYear(slug, number, other)),
  );
  return distinct([...ranked(index.byNumberYear(number, year)), ...ranked(around)]).slice(0, mostCandidates);
}

function near(eli: string, index: ActIndex): KnownAct[] {
  const parts = parseEli(eli);
  if (parts === null || parts.number === null) return [];
  const around = [-1, 1].flatMap((step) =>
    index.byTypeNumberYear(parts.type, parts.number!, Number(parts.year) + step),
  );
  return ranked(around.filter((act) => act.eli !== formatEli(parts)));
}

function known(elis: string[], index: ActIndex): KnownAct[] {
  return elis.map((eli) => index.byEli(eli)).filter((act) => act !== null);
}

/** Most relations first, acts of the corpus before others, then by ELI. */
function ranked(acts: KnownAct[]): KnownAct[] {
  return distinct(acts)
    .sort((a, b) => byRelations(a, b) || (a.eli < b.eli ? -1 : 1))
    .slice(0, mostCandidates);
}

/** Acts that compare equal keep the order of the table of names, which is the best known first. */
function byRelations(a: KnownAct, b: KnownAct): number {
  return b.relations - a.relations || Number(b.inCorpus) - Number(a.inCorpus);
}

function distinct(acts: KnownAct[]): KnownAct[] {
  return [...new Map(acts.map((act) => [act.eli, act])).values()];
}

function noticesOf(citation: Citation): Notice[] {
  const notices: Notice[] = [];
  if (citation.others.length > 0) notices.push({ code: 'several-citations', others: citation.others.map(labelOf) });
  if (citation.moreArticles.length > 0)
    notices.push({ code: 'several-articles', articles: citation.moreArticles.map(({ article }) => article) });
  if (citation.article !== null && citation.moreParagraphs.length > 0)
    notices.push({ code: 'several-paragraphs', paragraphs: citation.moreParagraphs });
  const { article, annex, paragraph, point } = citation;
  if (article === null && annex === null && (paragraph ?? point) !== null)
    notices.push({ code: 'no-article', paragraph, point });
  return notices;
}

/** A short label for a further citation: its ELI, its name, or abbreviated type, number and year. */
function labelOf(citation: Citation): string {
  const eli = eliByWords(citation);
  if (eli !== null) return eli;
  if (citation.foreign !== null) return citation.foreign.name;
  const { type, number, year } = citation;
  const abbreviation = type === null ? null : (typeOf(type)?.abbreviation ?? type);
  return citation.name ?? [abbreviation, year === null ? number : `${number}/${year}`].filter(Boolean).join(' ');
}
