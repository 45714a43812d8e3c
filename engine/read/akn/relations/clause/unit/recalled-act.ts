// Words of a clause that recall an act or article named before it.
import { inQuotedText } from '../token/quoted-lead.js';
import type { Unit } from './outline.js';

/** `2. All'articolo 16 della medesima legge …` */
export const recallsAct =
  /\b(?:medesim|stess|predett|suddett|citat)[oa]\s(?:legge|decreto|codice|testo\sunico|regio)\b|\b(?:legge|decreto(?:\slegislativo|-legge)?|codice|testo\sunico)\s(?:medesim|stess|predett|suddett|citat)[oa](?![a-z])/;

/** `della legge di cui al comma 1`, `del decreto indicato al comma 1`: the act that the paragraph names. */
export const recallsParagraph =
  /\b(?:legge|decreto(?:\slegislativo|-legge)?|codice|testo\sunico)\s(?:di\scui|indicat[oa]|richiamat[oa]|citat[oa])\sal\s(?:precedente\s)?comma\s(\d{1,4}(?:-[a-z]{3,20})?)(?!,\s(?:del|dell|lett))(?![a-z\d]|\sdel)/;
const recallsParagraphPrinted = new RegExp(recallsParagraph.source, 'i');

/**
 * A unit with `della medesima legge` in the place of such words, as many characters: places in both texts agree.
 * @param quoted the text, quoted in a place, that the words above it lead to
 */
export function withRecall(unit: Pick<Unit, 'text' | 'printed'>, quoted: string | null = null): typeof unit {
  const [text, printed] = [inQuotedText(unit.text, quoted), inQuotedText(unit.printed, quoted)];
  if (!/\sal\s(?:precedente\s)?comma\s\d/.test(text) || !recallsParagraph.test(text)) return { text, printed };
  return {
    text: text.replace(recallsParagraph, sameAct),
    printed: printed.replace(recallsParagraphPrinted, sameAct),
  };
}

function sameAct(words: string): string {
  const noun = /^\S+(?:\s(?:legislativo|unico))?/.exec(words)![0];
  return `${noun} medesim${noun.startsWith('legge') ? 'a' : 'o'}`.padEnd(words.length);
}

/** The first place that a unit names: `Al medesimo articolo 10`, `Al comma 5 dello stesso articolo`. */
export const recallsArticle =
  /^(?:(?!articol)[^;:«]){0,80}\b(?:medesim|stess|predett|suddett|citat)[oa]\s(?:articolo|art\.)(?:\s(\d{1,4}(?:-[a-z]{3,20})?))?/;
