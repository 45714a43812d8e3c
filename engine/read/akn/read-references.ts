// `<ref>`s of law text → what an article cites. They are no amendments.
import type { Act, Reference, Target } from '../../law/act.js';
import { actType } from '../../law/act-type.js';
import { eliByWords, findCitations, parseCitation, type Citation } from '../../cite/cite.js';
import { articleNumber, eliFromIri, parseEli } from '../../law/eli.js';
import { remembering } from '../../law/remembering.js';
import { textContent, type XmlElement } from './xml.js';
import { foldSpace } from './text.js';

/** What holds no law of this act: notes that quote other acts, and the words that an amendment puts into another act. */
const skipped = new Set(['authorialNote', 'quotedText', 'quotedStructure', 'embeddedText', 'embeddedStructure']);

/** `D.LGS. 26 AGOSTO 2016, N. 179` in capitals stands in a repeal mark: it repeals, it is not cited. */
const inMark =
  /^[^a-z]*\b(?:GENNAIO|FEBBRAIO|MARZO|APRILE|MAGGIO|GIUGNO|LUGLIO|AGOSTO|SETTEMBRE|OTTOBRE|NOVEMBRE|DICEMBRE)\b[^a-z]*$/;

/**
 * The references in law text, in order, the same target with the same words once.
 * Left out: acts of the European Union, links without act, and the act as a whole where it names itself.
 * A date of a year only stays `eli:/it/<type>/<yyyy>/<number>` until the corpus resolves it.
 * @param elements paragraphs of law text, without update notes
 */
export function readReferences(elements: readonly XmlElement[], act: Pick<Act, 'eli'>): Reference[] {
  const references = new Map<string, Reference>();
  for (const element of elements) {
    const { text: law, spans } = spansOf(element);
    for (const { start, end, href } of spans) {
      const text = foldSpace(law.slice(start, end));
      if (inMark.test(text)) continue;
      for (const target of isBare(text) ? listedTarget(law, start, end, href) : targetsOf(text, href)) {
        if (target.act === act.eli && target.article === null) continue;
        const { part, article, paragraph, point } = target;
        references.set([target.act, part, article, paragraph, point, text].join(' '), { text, target });
      }
    }
  }
  return [...references.values()];
}

/** A `<ref>` in the text around it. */
interface Span {
  start: number;
  end: number;
  href: string;
}

function spansOf(element: XmlElement): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = '';
  collect(element);
  return { text, spans };

  function collect(at: XmlElement): void {
    for (const child of at.children) {
      if (typeof child === 'string') text += child;
      else if (child.name === 'ref') {
        const words = textContent(child);
        spans.push({ start: text.length, end: text.length + words.length, href: child.attributes['href'] ?? '' });
        text += words;
      } else if (!skipped.has(child.name)) collect(child);
    }
  }
}

/** `767`, `e b)`, `commi 2`: words that name no act of their own. */
function isBare(text: string): boolean {
  return !/\d{4}|codic|costituzione|\bn\.|regolament|testo unico|presente/i.test(text);
}

/**
 * A reference inside a list whose act stands behind it: `articolo 1, commi 762 e 767, della legge …`, where the link of `767` leads to the act
 * before the list. The act is that of the words around, the article the link's.
 */
function listedTarget(law: string, start: number, end: number, href: string): Target[] {
  const link = eliFromIri(href);
  if (link === null) return [];
  const from = Math.max(0, start - 80);
  const around = findCitations(law.slice(from, end + 160));
  const covering = around.find((citation) => from + citation.start <= start && end <= from + citation.end);
  const said = covering?.method === 'numero' ? eliByWords(covering) : null;
  return [
    covering !== undefined && said !== null && wordsWin(covering, said, link.act) ? { ...link, act: said } : link,
  ];
}

/** What a reference means: words in the usual form that agree with their link need no closer reading. */
function targetsOf(text: string, href: string): readonly Target[] {
  const link = eliFromIri(href);
  return link !== null && (isPlainlyOf(text, link) || !/\d|codic|costituzione/i.test(text))
    ? [link]
    : readTargets(text, link);
}

/** Acts cite the same provisions in the same words again and again. */
const readWords = remembering((text) => {
  const words = parseCitation(text);
  return { words, said: words.method === 'non-riconosciuta' ? null : eliByWords(words) };
}, 20_000);

/**
 * Words before link where both name an act and differ. The link takes the last date and number in the
 * words (`decreto legislativo 25 luglio 1998, n. 286, 416` leads to n. 416), a third day, another code. A name that several codes had is the
 * one of its time, which only the link knows; an authority (`decreto del Ministro …`) too is told better by the link.
 */
function readTargets(text: string, link: Target | null): Target[] {
  const { words, said } = readWords(text);
  if (words.method === 'non-statale') return [];
  const place = /\bart/i.test(text) && words.moreArticles.length === 0 ? words : null;
  if (said === null || said === link?.act || (link !== null && !wordsWin(words, said, link.act)))
    return link === null ? [] : [{ act: link.act, ...provisionOf(words.others.length === 0 ? place : null, link) }];
  // `decreti legislativi 30 giugno 1994, n. 509 e 10 febbraio 1996, n. 103` has one link for two acts.
  const others = words.others.flatMap((other) => (other.method === 'numero' ? (eliByWords(other) ?? []) : []));
  return [{ act: said, ...provisionOf(place, link) }, ...others.map((act) => ({ act, ...nowhere }))];
}

const nowhere = { part: null, article: null, paragraph: null, point: null };

/** The usual form, `articolo 8, comma 2, del decreto legislativo 31 marzo 2023, n. 36` or `D.L. 24 maggio 1999, n. 145`. */
const usual =
  /^(?:art(?:icolo|\.)\s(\d{1,4}(?:-[a-z]{3,20})?)(?:,\s[^;]{1,60}?)?,?\sdel(?:la)?\s)?([a-zA-Z. -]{2,40})\s(\d{1,2})°?\s[a-z]{5,9}\s(\d{4}),\sn\.\s(\d{1,5})$/;

/** Whether words of the usual form agree with their link in everything. */
function isPlainlyOf(text: string, { act, article }: Target): boolean {
  const [, said, type, day, year, number] = usual.exec(text) ?? [];
  if (type === undefined || !(said === undefined || said === article)) return false;
  return act.startsWith(`eli:/it/${actType(type)}/${year}/`) && act.endsWith(`/${day!.padStart(2, '0')}/${number}`);
}

function wordsWin({ method, named }: Citation, said: string, linked: string): boolean {
  if (method !== 'numero') return named.length === 1 && !named.includes(linked);
  const [own, other] = [parseEli(said), parseEli(linked)];
  return (
    own !== null &&
    (other === null || other.authority === null || own.number !== other.number || own.year !== other.year)
  );
}

/** Article, comma and letter of the words where they name another article, else of the link. */
function provisionOf(words: Citation | null, link: Target | null): Omit<Target, 'act'> {
  const { part, article, paragraph, point } = link ?? nowhere;
  const said = words?.article == null ? null : articleNumber(words.article);
  if (words === null || said === null || (article !== null && isLike(said, article)))
    return { part, article, paragraph, point };
  return { part: words.part, article: said, paragraph: words.paragraph, point: words.point };
}

/** Articles that may be one under two spellings (`14-vicies semel`, `14-unvicies`): same number, both with or both without a suffix. */
function isLike(said: string, linked: string): boolean {
  const [a, b] = [/^\d*/.exec(said)![0], /^\d*/.exec(linked)![0]];
  return a === b && (a === said) === (b === linked);
}
