// `<ref>`s of law text → what an article cites. They are no amendments.
import type { Act, Reference, Target } from '../../law/act.js';
import { actType, typeOf } from '../../law/act-type.js';
import { eliByWords, type Citation } from '../../cite/cite.js';
import { articleNumber, eliFromIri, parseEli } from '../../law/eli.js';
import { linkedText, type Link } from './links.js';
import { stripMarks } from './marks.js';
import { Passages } from './passages.js';
import { foldSpace } from './text.js';
import type { XmlElement } from './xml.js';

/** `D.LGS. 26 AGOSTO 2016, N. 179` in capitals stands in a repeal mark: it repeals, it is not cited. */
const inMark =
  /^[^a-z]*\b(?:GENNAIO|FEBBRAIO|MARZO|APRILE|MAGGIO|GIUGNO|LUGLIO|AGOSTO|SETTEMBRE|OTTOBRE|NOVEMBRE|DICEMBRE)\b[^a-z]*$/;

/**
 * The references in law text, in order, the same target with the same words once. The words are those of the citation that the link
 * is part of, read as running text is; several articles of one citation are a reference each.
 * Left out: acts of the European Union, links without act, the act as a whole where it names itself, and words that the text has not.
 * A date of a year only stays `eli:/it/<type>/<yyyy>/<number>` until the corpus resolves it.
 * @param elements paragraphs of law text, without update notes
 * @param text the law text of the article, in which the words of every reference stand
 */
export function readReferences(elements: readonly XmlElement[], act: Pick<Act, 'eli'>, text: string): Reference[] {
  const references = new Map<string, Reference>();
  let searched = 0;
  for (const element of elements) {
    const { text: law, links } = linkedText(element);
    const passages = new Passages(law);
    let last = 0;
    // Where the list begins that the links so far are one of.
    let head = 0;
    for (const link of links) {
      const between = law.slice(Math.max(last, link.start - 120), link.start);
      if (!goesOn.test(law.slice(last, Math.min(link.start, last + 20)))) head = link.start;
      last = link.end;
      const words = cleanWords(law.slice(link.start, link.end));
      if (inMark.test(words)) continue;
      for (const { text: said, target } of citedBy(link, words, between, law, passages)) {
        if (target.act === act.eli && target.article === null) continue;
        const listed = isFragment(said) && head < link.start ? [cleanWords(law.slice(head, link.end))] : [];
        const cited = [...listed, said, words].find(stands);
        if (cited === undefined) continue;
        const { part, article, paragraph, point } = target;
        references.set([target.act, part, article, paragraph, point, cited].join(' '), { text: cited, target });
      }
    }
  }
  return [...references.values()];

  /** Whether the article's text has the words; links are in the order of the text, so that mostly little of it is searched. */
  function stands(words: string): boolean {
    const at = text.indexOf(words, searched);
    if (at !== -1) searched = at;
    return at !== -1 || text.includes(words);
  }
}

/** What stands between two links of one list: `commi 23, 24 e 25`, `articolo 5, lettere a), c)`, `articoli da 34 a 37`. */
const goesOn = /^[\s,]{0,3}(?:(?:e|ed|o|a)\s)?$/;

/** Whether words say nothing by themselves: `25`, `c)`, `n. 89`. They are shown with the beginning of their list. */
function isFragment(words: string): boolean {
  return words.length < 12 && !/\p{L}{3}/u.test(words);
}

/** Words without the marks of the editors, of which a citation may have one end alone: `articoli 314 e 316)) del codice penale`. */
function cleanWords(words: string): string {
  if (!/\(\(|\)\)/.test(words)) return foldSpace(words);
  return foldSpace(stripMarks(words).replace(/\(\(|\)\)/g, ''));
}

/** What a link is about: words of the usual form that agree with it, and stand alone, need no closer reading. */
function citedBy(link: Link, words: string, between: string, law: string, passages: Passages): Reference[] {
  const linked = eliFromIri(link.href);
  const alone =
    linked?.article != null ||
    (!/\bart/i.test(between) &&
      !passages.hasRead(link.start, link.end) &&
      !followed.test(law.slice(link.end, link.end + 40)));
  if (linked !== null && alone && isPlainlyOf(words, linked)) return [{ text: words, target: linked }];
  const citations = passages.over(link.start, link.end);
  if (citations.length === 0) return linked === null ? [] : [{ text: words, target: linked }];
  return citations.flatMap((citation) => {
    const text = cleanWords(law.slice(citation.start, citation.placeEnd ?? citation.end));
    const own =
      linked === null
        ? null
        : ownLink(citation, text, linked, citations.length === 1 && !runsOn(words, text) ? null : words);
    return targetsOf(citation, text, own, linked).map((target) => ({ text, target }));
  });
}

/** `legge 18 novembre 2019, n. 133, e di cui all'articolo 12`: the link has an article behind the citation that is not of its act. */
function runsOn(words: string, text: string): boolean {
  const at = words.indexOf(text);
  const rest = at === -1 ? '' : words.slice(at + text.length);
  return /\bart/i.test(rest) && !/^,?\s?(?:l['’]\s?|gli\s|il\scomma\s\S{1,20}\sdell['’]\s?)?art/i.test(rest);
}

/** An article that stands behind its act. */
const followed = /^\s?[,(:]?\s?(?:e(?: in particolare)?,?\s)?(?:l['’]|all['’]|gli\s|agli\s)?\s?art/i;

/** The usual form, `articolo 8, comma 2, del decreto legislativo 31 marzo 2023, n. 36` or `D.L. 24 maggio 1999, n. 145`. */
const usual =
  /^(?:art(?:icolo|\.)\s(\d{1,4}(?:-[a-z]{3,20})?)(?:,\s[^;]{1,60}?)?,?\sdel(?:la)?\s)?([a-zA-Z. -]{2,40})\s(\d{1,2})°?\s[a-z]{5,9}\s(\d{4}),\sn\.\s(\d{1,5})$/;

/** Whether words of the usual form agree with their link in everything. */
function isPlainlyOf(text: string, { act, article }: Target): boolean {
  const [, said = null, type, day, year, number] = usual.exec(text) ?? [];
  if (type === undefined || said !== article) return false;
  return act.startsWith(`eli:/it/${actType(type)}/${year}/`) && act.endsWith(`/${day!.padStart(2, '0')}/${number}`);
}

/**
 * The link, as far as a citation is what it leads to; `null` where the words name another act. Words before link where they differ: the link
 * takes the last date and number in the words (`decreto legislativo 25 luglio 1998, n. 286, 416` leads to n. 416), a third day, another
 * code. A name that several codes had is the one of its time, which only the link knows; an authority too is better told by the link.
 * @param words those of the link, where other citations are in them too
 */
function ownLink(citation: Citation, text: string, linked: Target, words: string | null): Target | null {
  const said = actOf(citation);
  if (said === null ? words !== null : said !== linked.act && wordsWin(citation, said, linked.act)) return null;
  // `decreto legislativo n. 82 del 2005 e dell'articolo 3` runs on to the article of the act behind it.
  return words === null || /\bart/i.test(text) ? linked : { act: linked.act, ...nowhere };
}

const nowhere = { part: null, article: null, paragraph: null, point: null };

/** The act that the words name; of a date of a year only as far as that goes. */
function actOf(citation: Citation): string | null {
  const { type, number, year } = citation;
  const eli = eliByWords(citation);
  if (eli !== null || type === null || number === null || year === null) return eli;
  return typeOf(type)?.standing === 'state' && type !== 'decreto' ? `eli:/it/${type}/${year}/${number}` : null;
}

function wordsWin({ method, named, number, year }: Citation, said: string, linked: string): boolean {
  if (method !== 'numero') return named.length === 1 && !named.includes(linked);
  const other = parseEli(linked);
  if (other === null || other.number !== number || Number(other.year) !== year) return true;
  return other.authority === null && eliByDay.test(said);
}

const eliByDay = /\/\d{4}\/\d\d\/\d\d\//;

/**
 * The places that a citation names, one an article: those of the words where they name any, else the link's.
 * @param own the link, where it leads to the act of the citation
 */
function targetsOf(citation: Citation, text: string, own: Target | null, linked: Target | null): Target[] {
  // What an office decides has an address where the link gives one; what is not of this State has none.
  if (citation.foreign !== null && (citation.foreign.kind !== 'administrative' || own === null)) return [];
  // What leads back to an act named before is better told by the link.
  const act = own?.act ?? (citation.recall === null || linked === null ? actOf(citation) : linked.act);
  if (act === null) return [];
  const { article, paragraph, point, moreArticles } = citation;
  // `2, della legge 5 maggio 2009, n. 42` ends a list of paragraphs.
  if (article === null || !/\bart/i.test(text)) return [{ ...(own ?? nowhere), act }];
  return [{ article, paragraph, point }, ...moreArticles].flatMap((place) => {
    const number = articleNumber(place.article);
    if (number === null) return [];
    if (own?.article != null && isLike(number, own.article))
      return { ...own, paragraph: place.paragraph ?? own.paragraph, point: place.point ?? own.point };
    const { paragraph, point } = place;
    return { act, part: citation.part ?? own?.part ?? null, article: number, paragraph, point };
  });
}

/** Articles that may be one under two spellings (`14-vicies semel`, `14-unvicies`): same number, both with or both without a suffix. */
function isLike(said: string, linked: string): boolean {
  const [a, b] = [/^\d*/.exec(said)![0], /^\d*/.exec(linked)![0]];
  return a === b && (a === said) === (b === linked);
}
