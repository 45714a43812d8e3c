// Accents that documents print as apostrophes (`attivita'`, `E'`), for people to read; data keep them as printed.

/** Words with a last vowel that only looks accented: names (`Serra de' Conti`), words cut short (`un po'`), misprints (`di' cui`). */
const unaccented = new Set('a be ca che co de di i mo po su to u vo'.split(' '));
/** Words in `-e'` whose accent is known; others are mostly names, with either accent. */
const graveE = new Set('e cioe caffe ahime ohime'.split(' '));
const acuteE = /(?:ch|^n|^s|^pot|^merc|^scimpanz|\p{L}tr)e$/u;

const marks = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' } as const;

const printed = /(?<![\p{L}\p{N}])(\p{L}{0,40})([aeiou])['’´`](?![\p{L}\p{N}])/giu;
/** An apostrophe that begins a quotation, `'entro trenta mesi'`, which the last one ends. */
const opening = /(?:^|[\s(:«"])['‘](?=\p{L})/u;

/**
 * Text with accents where a document has apostrophes: `attività`, `È`, `perché`, `più`. An apostrophe that may be something else stays:
 * an elision (`dell'articolo`), the end of a quotation, a word that is not known.
 */
export function withAccents(text: string): string {
  if (!/['’´`]/.test(text)) return text;
  const mayQuote = opening.test(text);
  return text.replace(printed, (whole, stem: string, vowel: string, at: number) => {
    const word = (stem + vowel).toLowerCase();
    if (unaccented.has(word)) return whole;
    const key = vowel.toLowerCase() as keyof typeof marks;
    const isAcute = key === 'e' && acuteE.test(word);
    if (key === 'e' && !isAcute && !graveE.has(word)) return whole;
    if (mayQuote && isInQuotation(text.slice(Math.max(0, at - 80), at + word.length))) return whole;
    const accented = isAcute ? 'é' : marks[key];
    return stem + (vowel === key ? accented : accented.toUpperCase());
  });
}

/** Whether the last apostrophe that is no elision begins a quotation. */
function isInQuotation(before: string): boolean {
  for (let at = before.length - 1; at >= 0; at--) {
    const isLetter = /\p{L}/u.test(before[at + 1] ?? '');
    if (!/['’‘]/.test(before[at]!) || (isLetter && /\p{L}/u.test(before[at - 1] ?? ''))) continue;
    return isLetter && opening.test(before.slice(Math.max(0, at - 1)));
  }
  return false;
}

/** Elements whose text is data, or a table drawn with characters. */
const verbatim = /^<(?:script|textarea|pre|code)\b/;

/** A page {@link withAccents}: what people read of it, without attributes and data. */
export function accentHtml(html: string): string {
  return html.replace(/>([^<>]+)</g, (whole, text: string, at: number) => {
    const accented = withAccents(text);
    const isVerbatim = () => verbatim.test(html.slice(html.lastIndexOf('<', at), at + 1));
    return accented === text || isVerbatim() ? whole : `>${accented}<`;
  });
}
