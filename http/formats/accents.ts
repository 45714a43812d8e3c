// Accents that documents print as apostrophes (`attivita'`, `E'`), for people to read; data keep them as printed.

/** Words with a last vowel that only looks accented: names (`Serra de' Conti`), words cut short (`un po'`), misprints (`di' cui`). */
const unaccented = new Set('a be ca che co de di i mo po su to u vo'.split(' '));
/** Words in `-e'` whose accent is known; others are mostly names, with either accent. */
const graveE = new Set('e cioe caffe ahime ohime'.split(' '));
const acuteE = /(?:ch|^n|^s|^pot|^merc|^scimpanz|\p{L}tr)e$/u;

const marks = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' } as const;

/** The apostrophe comes first: whatever looks for letters before it looks at every letter of a text. */
const printed = /['’´`](?<=[aeiou].)(?![\p{L}\p{N}])/giu;
const longestWord = 41;
const letter = /\p{L}/u;
/** An apostrophe that begins a quotation, `'entro trenta mesi'`, which the last one ends. */
const opening = /(?:^|[\s(:«"])['‘](?=\p{L})/u;

/**
 * Text with accents where a document has apostrophes: `attività`, `È`, `perché`, `più`. An apostrophe that may be something else stays:
 * an elision (`dell'articolo`), the end of a quotation, a word that is not known.
 */
export function withAccents(text: string): string {
  let read = '';
  let from = 0;
  for (const { at, letter } of findAccents(text)) {
    read += text.slice(from, at) + letter;
    from = at + 2;
  }
  return from === 0 ? text : read + text.slice(from);
}

/** The places where a vowel and an apostrophe are one letter with an accent. */
function findAccents(text: string): { at: number; letter: string }[] {
  if (!/['’´`]/.test(text)) return [];
  const mayQuote = opening.test(text);
  const found = [];
  for (const { index } of text.matchAll(printed)) {
    const vowel = text[index - 1]!;
    const accent = accentOf(wordBefore(text, index), vowel.toLowerCase() as keyof typeof marks);
    if (accent === null || (mayQuote && isInQuotation(text.slice(Math.max(0, index - 80), index)))) continue;
    found.push({ at: index - 1, letter: vowel === vowel.toLowerCase() ? accent : accent.toUpperCase() });
  }
  return found;
}

/** A text in which words that were searched for are marked: an apostrophe may stand behind the mark of its word. */
function accentMarked(html: string): string {
  const parts = html.split(/(<\/?mark>)/);
  const isText = (_: string, i: number) => i % 2 === 0;
  const letters = parts.filter(isText).join('').split('');
  for (const { at, letter } of findAccents(letters.join(''))) letters.splice(at, 2, letter, '');
  let from = 0;
  return parts
    .map((part, i) => (isText(part, i) ? letters.slice(from, (from += part.length)).join('') : part))
    .join('');
}

/** The word in small letters that ends at a place; `''` for one that is too long, or has a digit. */
function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start <= longestWord && letter.test(text[start - 1]!)) start--;
  return end - start > longestWord || /\p{N}/u.test(text[start - 1] ?? '') ? '' : text.slice(start, end).toLowerCase();
}

/** The accent of a word's last vowel; `null` where none is known. */
function accentOf(word: string, vowel: keyof typeof marks): string | null {
  if (word === '' || unaccented.has(word)) return null;
  if (vowel !== 'e') return marks[vowel];
  if (acuteE.test(word)) return 'é';
  return graveE.has(word) ? marks.e : null;
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
  return html.replace(/>([^<>]+(?:<\/?mark>[^<>]*)*)</g, (whole, text: string, at: number) => {
    const accented = text.includes('<') ? accentMarked(text) : withAccents(text);
    const isVerbatim = () => verbatim.test(html.slice(html.lastIndexOf('<', at), at + 1));
    return accented === text || isVerbatim() ? whole : `>${accented}<`;
  });
}
