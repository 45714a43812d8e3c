// The texts of amended articles that an act prints in its notes: «Si riporta il testo dell'articolo 8 …, come modificato dal presente decreto».
import type { NotedText, Target } from '../../law/act.js';
import { eliByWords, findInLaw } from '../../cite/cite.js';
import { articleNumber, eliFromIri } from '../../law/eli.js';
import { readLines } from './text.js';
import { textContent, type XmlElement } from './xml.js';

/** `come modificati dal presente decreto: "`, behind the words that say what is repeated. */
const amendedHere =
  /\bcome\s(?:ulteriormente\s)?(?:modificat|sostituit|integrat|inserit|introdott|aggiunt)[oaie](?:\se\s[a-z]{1,20})?,?\s(?:dal|dalla)\spresente\s(?:decreto|legge|regolamento)[^"«»:]{0,80}:\s{0,9}["«“]/g;

/** Characters before these words in which what is repeated is named. */
const longestLead = 1_500;

const leads = ['Si riporta', 'Il testo', 'Il nuovo testo', 'Per il testo'];

/** The end of a quotation: the next note begins, or this one ends. */
const quotationEnd = /["»”]\s{0,3}[.;]?\s{0,9}(?:-\s{1,3}(?=\p{Lu})|Not[ae]\s(?:all|al)|$)/gu;

/** `Art. 16-novies.`, at the beginning of what is quoted, of a line, or of the next quotation. */
const articleStart =
  /(?:^|["«»“”\n]\s{0,9})(?=Art(?:icolo|\.)\s{0,3}(\d{1,5}(?:[\s-]{0,3}[a-z]{2,20})?(?:\.\d{1,3})?)\s{0,3}[.(\n-])/g;

const paragraphStart = /^\d{1,4}(?:-[a-z]{2,20})?\.\s/;

/** The texts that the notes of an article print. @param article an element with its notes */
export function readNotedTexts(article: XmlElement): NotedText[] {
  return notesIn(article).flatMap((note) => {
    const { text, links } = linesOf(note);
    const found: NotedText[] = [];
    for (const { index, 0: words } of text.matchAll(amendedHere)) {
      const before = text.slice(Math.max(0, index - longestLead), index);
      const from = Math.max(...leads.map((lead) => before.lastIndexOf(lead)));
      const lead = before.slice(from);
      // An article of an annex has the number of another one of the act.
      if (from === -1 || /["«»“”]/.test(lead) || /\b(?:allegat|tabell|anness)/i.test(lead)) continue;
      const start = index + words.length;
      quotationEnd.lastIndex = start;
      const end = quotationEnd.exec(text)?.index ?? text.length;
      const leadStart = index - lead.length;
      const targets = links.filter((link) => link.start >= leadStart && link.start < index);
      const named = placeNamed(
        lead,
        targets.map(({ target }) => target),
      );
      if (named !== null) found.push(...articlesIn(text.slice(start, end), named));
    }
    return found;
  });
}

function notesIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === 'authorialNote' ? [child] : notesIn(child),
  );
}

/** The words of a note, and the acts that it links. */
function linesOf(note: XmlElement): { text: string; links: { start: number; target: Target }[] } {
  const links: { start: number; target: Target }[] = [];
  let text = '';
  collect(note);
  return { text, links };

  function collect(at: XmlElement): void {
    for (const child of at.children) {
      if (typeof child === 'string') text += child;
      else if (child.name === 'ref') {
        const target = eliFromIri(child.attributes['href'] ?? '');
        if (target !== null) links.push({ start: text.length, target });
        text += textContent(child);
      } else collect(child);
    }
  }
}

/** The act of the first link, else of the first citation; and the article where one alone is named. */
function placeNamed(lead: string, targets: readonly Target[]): { act: string; article: string | null } | null {
  const [linked] = targets;
  const [citation] = findInLaw(lead).citations;
  const act = linked?.act ?? (citation === undefined ? null : eliByWords(citation));
  if (act == null) return null;
  const one = /\bdell'art(?:icolo|\.)\s{0,3}(\d{1,5}(?:-[a-z]{2,20})?(?:\.\d{1,3})?)\b/.exec(lead)?.[1];
  return { act, article: one === undefined ? null : articleNumber(one) };
}

/** The articles in a quotation, one each; a quotation of paragraphs alone is of the article that is named. */
function articlesIn(quoted: string, { act, article }: { act: string; article: string | null }): NotedText[] {
  const starts = [...quoted.matchAll(articleStart)];
  const [first] = starts;
  if (first === undefined)
    return article !== null && paragraphStart.test(quoted.trim()) ? [{ act, article, text: tidy(quoted) }] : [];
  return starts.flatMap((start, i) => {
    const number = articleNumber(start[1]!.replace(/\s+/g, '-'));
    const text = tidy(quoted.slice(start.index, starts[i + 1]?.index ?? quoted.length));
    return number === null || text === '' ? [] : [{ act, article: number, text }];
  });
}

/** Lines as they are read elsewhere, without the quotation marks around. */
function tidy(text: string): string {
  const bare = text.replace(/^[\s"«“]+/, '').replace(/[\s"»”]{1,20}$/, '');
  return readLines([bare]).join('\n');
}
