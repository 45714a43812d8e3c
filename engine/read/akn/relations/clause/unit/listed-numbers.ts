// Items that are numbers of what their lead names: `I seguenti articoli della legge … sono abrogati: a) 3; b) 5, comma 2`.
import type { Unit } from './outline.js';
import { withRecall } from './recalled-act.js';

const listed = /\bseguenti\s(articoli|commi|capi|titoli|allegati)\b[^:«]{0,400}:$/;
const singular: Record<string, string> = { articoli: "l'articolo", commi: 'il comma', allegati: "l'allegato" };
const startsWithNumber = /^\d{1,4}(?:-[a-z]{2,20})?(?:\.\d{1,3})?(?=[;,.]|$|\s(?:e\s\d|comm|letter))/;

/** The noun of the items that a unit leads to, `l'articolo`; `null` where it names none. */
export function nounOfItems({ text }: Pick<Unit, 'text'>): string | null {
  const noun = listed.exec(text)?.[1];
  return noun === undefined ? null : (singular[noun] ?? null);
}

/**
 * A unit as its places are read: with the noun that its number is of, and the act that it recalls.
 * @param above what the words above it lead to
 */
export function asRead(
  unit: Unit,
  { quoted, noun }: { quoted?: string | null; noun?: string | null },
): Pick<Unit, 'text' | 'printed'> {
  const { text, printed } = withRecall(unit, quoted);
  if (noun == null || !startsWithNumber.test(text)) return { text, printed };
  return { text: `${noun} ${text}`, printed: `${noun} ${printed}` };
}
