// `<ref>`s of law text → what an article cites. They are no amendments.
import type { Act, Reference, Target } from '../act.js';
import { eliByWords, parseCitation, type Citation } from '../citation.js';
import { articleNumber, eliFromIri, latinRank, parseEli } from '../eli.js';
import { textContent, type XmlElement } from './xml.js';
import { foldSpace } from './relations/claim.js';

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
  for (const element of elements) collect(element);
  return [...references.values()];

  function collect(element: XmlElement): void {
    for (const child of element.children) {
      if (typeof child === 'string' || skipped.has(child.name)) continue;
      if (child.name !== 'ref') {
        collect(child);
        continue;
      }
      const text = foldSpace(textContent(child));
      if (inMark.test(text)) continue;
      for (const target of targetsOf(text, child.attributes['href'] ?? '')) {
        if (target.act === act.eli && target.article === null) continue;
        const { part, article, paragraph, point } = target;
        references.set([target.act, part, article, paragraph, point, text].join(' '), { text, target });
      }
    }
  }
}

/**
 * What a reference means: its words before its link where both name an act and differ. The link takes the last date and number in the
 * words (`decreto legislativo 25 luglio 1998, n. 286, 416` leads to n. 416), a third day, another code. A name that several codes had is the
 * one of its time, which only the link knows; an authority (`decreto del Ministro …`) too is told better by the link.
 */
function targetsOf(text: string, href: string): Target[] {
  const link = eliFromIri(href);
  if (!/\d|codic|costituzione/i.test(text)) return link === null ? [] : [link];
  const words = parseCitation(text);
  if (words.method === 'non-statale') return [];
  const said = words.method === 'non-riconosciuta' ? null : eliByWords(words);
  const place = /\bart/i.test(text) && words.moreArticles.length === 0 ? words : null;
  if (said === null || (link !== null && !wordsWin(words, said, link.act)))
    return link === null ? [] : [{ act: link.act, ...provisionOf(words.others.length === 0 ? place : null, link) }];
  // `decreti legislativi 30 giugno 1994, n. 509 e 10 febbraio 1996, n. 103` has one link for two acts.
  const others = words.others.flatMap((other) => (other.method === 'numero' ? (eliByWords(other) ?? []) : []));
  return [{ act: said, ...provisionOf(place, link) }, ...others.map((act) => ({ act, ...nowhere }))];
}

const nowhere = { part: null, article: null, paragraph: null, point: null };

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
  if (words === null || said === null || (article !== null && rankOf(said) === rankOf(article)))
    return { part, article, paragraph, point };
  return { part: words.part, article: said, paragraph: words.paragraph, point: words.point };
}

/** `14-vicies-semel`, `14-unvicies`: one article under two spellings. */
function rankOf(article: string): string {
  const [, base, suffix, rest] = /^(\d*)-?([a-z-]*)(.*)$/.exec(article)!;
  return `${base} ${latinRank(suffix!.replaceAll('-', '')) || suffix} ${rest}`;
}
