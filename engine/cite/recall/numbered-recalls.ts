// Back references by a number, or by a name that several acts share: `della citata legge n. 241`, `codice di rito`.
import type { Found } from '../citation/found.js';
import { isRecalling } from './recall-words.js';
import { Kind, type Tokens } from '../token/tokens.js';
import { recall, type Walk } from './walk.js';

/** `della citata legge n. 241`, `D.Lgs. n. 165 cit.`: type and number without a year, of an act named before. */
export function ofNumber({ tokens, acts, last }: Walk, act: Found): Found | null {
  const { citation } = act;
  if (act.complete || citation.type === null || citation.number === null || citation.year !== null) return null;
  const choice = acts.byNumber(citation.type, citation.number);
  if (choice === null) return null;
  let noun = act.next - 1;
  while (noun > act.from && tokens.kind[noun] !== Kind.Type) noun--;
  const isFree = noun > (last?.next ?? 0);
  const first = isFree && isRecalling(tokens, noun - 1) ? noun - 1 : noun;
  const next = isRecalling(tokens, act.next) ? act.next + 1 : act.next;
  const wordsEnd =
    isRecalling(tokens, act.next) || citation.article === null || act.led ? next : endOfNumber(tokens, noun);
  const from = Math.min(act.from, first);
  const found = recall(tokens, choice, { from, next }, { from: first, next: wordsEnd }, null);
  const { article, paragraph, point, looseNumber, moreArticles, moreParagraphs, fromEnd } = citation;
  Object.assign(found.citation, { article, paragraph, point, looseNumber, moreArticles, moreParagraphs, fromEnd });
  return found;
}

/** `codice di rito`: of the codes that are called so, the one that the text has named. */
export function ofShared({ tokens, acts }: Walk, act: Found): Found | null {
  const { citation, from, next } = act;
  if (citation.inForce || citation.named.length < 2 || !/^codice/i.test(citation.name ?? '')) return null;
  if (
    /\b(?:nuovo|attuale|vigente|vecchio|previgente|abrogato)\s[^.;]{0,3}$/i.test(
      tokens.text.slice(0, citation.end).replace(/codice.*$/is, ''),
    )
  )
    return null;
  const choice = acts.ofNamed(citation.named);
  if (choice === null) return null;
  const found = recall(tokens, choice, { from, next }, { from, next }, null);
  const { article, paragraph, point, looseNumber, moreArticles, moreParagraphs, fromEnd } = citation;
  Object.assign(found.citation, { article, paragraph, point, looseNumber, moreArticles, moreParagraphs, fromEnd });
  return { ...found, led: act.led };
}

function endOfNumber(tokens: Tokens, noun: number): number {
  let at = noun + 1;
  while (tokens.kind[at] !== Kind.Integer && at < tokens.count) at++;
  return at + 1;
}
