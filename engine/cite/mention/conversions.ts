// A decree and the law that converts it: the place behind both is the decree's.
import { setPlace, type Found } from '../citation/found.js';
import { emptyProvision } from '../provision/provision.js';
import { Kind, type Tokens } from '../token/tokens.js';

/** Characters between a decree and the law that converts it, at most. */
const mostBetween = 60;

/**
 * Gives the place behind a converting law to the decree that it converts, if that has none:
 * `decreto-legge n. 306 del 1992, convertito dalla legge n. 356 del 1992, articolo 12-sexies`.
 */
export function giveToDecree(tokens: Tokens, decree: Found | undefined, law: Found): void {
  if (decree === undefined || law.led || law.citation.article === null || decree.citation.article !== null) return;
  if (!isConversion(tokens, decree, law)) return;
  let place = law.from;
  while (place < law.next && tokens.kind[place] !== Kind.Article) place++;
  if (place === law.next) return;
  const { citation } = law;
  decree.citation.placeEnd = citation.end;
  setPlace(decree.citation, citation);
  setPlace(citation, emptyProvision(0, 0));
  while (tokens.kind[place] !== Kind.Integer && tokens.kind[place] !== Kind.Close) place--;
  citation.end = tokens.end[place]!;
}

function isConversion({ text }: Tokens, { citation: decree }: Found, { citation: law }: Found): boolean {
  if (decree.type === null || !decree.type.includes('decreto-legge') || law.type !== 'legge') return false;
  if (law.start - decree.end > mostBetween) return false;
  return /^[\s,(]{0,4}conv/i.test(text.slice(decree.end, law.start));
}
