// Citations in the text of the law, as links at the words that make them.
import type { ComponentChildren } from 'preact';
import { nameAsKnown, type shapes, type Language } from '../../../engine/index.js';
import { localAddress, pageOf } from './address.js';

type Citation = shapes.ArticleAnswer['cita'][number];

/** Words that cite, and the page of what they name. */
export interface CitedPhrase {
  text: string;
  href: string;
  /** The name of the cited act or article, as jurists write it. */
  name: string;
}

/** Words that name an act wherever they stand: with its year, or a code. The `25` of «articoli 24 e 25 della legge …» may be any number. */
const namesAct = /\d{4}|\/\d{2}\b|\b(?:codice|costituzione|testo unico|preleggi)\b|\b(?:cost|c\.c|c\.p)\./i;

/**
 * The words of citations that name an act, the longest first. Words that name several articles of one act lead to the act;
 * those that name several acts lead nowhere.
 */
export function citedPhrases(citations: readonly Citation[], language: Language): CitedPhrase[] {
  const targets = new Map<string, Citation[]>();
  for (const citation of citations) targets.set(citation.testo, [...(targets.get(citation.testo) ?? []), citation]);
  return [...targets]
    .filter(([text, [first, ...others]]) => namesAct.test(text) && others.every(({ eli }) => eli === first!.eli))
    .map(([text, [first, ...others]]) => {
      const { eli, articolo_eli, sigla } = first!;
      const isOne = articolo_eli !== null && others.every((other) => other.articolo_eli === articolo_eli);
      return {
        text,
        href: localAddress(pageOf(isOne ? articolo_eli : eli), language),
        name: isOne ? nameAsKnown(first!) : sigla,
      };
    })
    .sort((a, b) => b.text.length - a.text.length);
}

/** Words at their place in a text, and where they lead. */
export interface PlacedLink extends Omit<CitedPhrase, 'text'> {
  /** In UTF-16 units. */
  start: number;
  end: number;
}

/**
 * A line of a text with its citations as links: what is known by its place first, then words that are links wherever they stand.
 * @param phrases the longest first @param placed in the order of the text @param at where the line begins in the text
 */
export function linkWords(
  text: string,
  phrases: readonly CitedPhrase[],
  placed: readonly PlacedLink[],
  at: number,
): ComponentChildren {
  const found: PlacedLink[] = placed
    .filter(({ start, end }) => start >= at && end <= at + text.length)
    .map((link) => ({ ...link, start: link.start - at, end: link.end - at }));
  for (const phrase of phrases) {
    const { length } = phrase.text;
    for (let start = text.indexOf(phrase.text); start !== -1; start = text.indexOf(phrase.text, start + length)) {
      const end = start + length;
      const isFree = found.every((other) => end <= other.start || start >= other.end);
      if (isFree && !isInWord(text, start, end)) found.push({ href: phrase.href, name: phrase.name, start, end });
    }
  }
  if (found.length === 0) return text;
  found.sort((a, b) => a.start - b.start);
  return found.map(({ start, end, href, name }, i) => (
    <>
      {text.slice(found[i - 1]?.end ?? 0, start)}
      <a class="cited" href={href} title={name}>
        {text.slice(start, end)}
      </a>
      {i === found.length - 1 ? text.slice(end) : null}
    </>
  ));
}

/** Whether a name goes on before or behind: `n. 24` within `n. 241`, a `legge` within a `decreto-legge`, a military code. */
function isInWord(text: string, start: number, end: number): boolean {
  return (
    /[\p{L}\p{N}-]/u.test(text[start - 1] ?? '') ||
    /[\p{L}\p{N}-]/u.test(text[end] ?? '') ||
    text.startsWith(' militar', end)
  );
}
