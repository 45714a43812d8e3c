// Articles of which a document has no text of law: nothing at all, or a remark of the editors in its place.

/** Verbs and nouns of the editors' remarks: `LA L. … HA DISPOSTO LA SOSTITUZIONE DEL LIBRO VIII`, `ARTICOLO SOSTITUITO DALL'ARTICOLO 3 DELLA L. …`. */
const remarkWord = /ABROGA|SOSTITU|SOPPRESS|DECADUT|PREVIST|CONVERTIT|RINUMERAT|ILLEGITTIM/;

/**
 * What stands where the text of an article should: `nothing` (some exports lose a text), or a `remark` in capitals, be it of a repeal or not;
 * `null` where there is a text. Of the first two nobody can say that the article stands.
 */
export function textless(text: string): 'nothing' | 'remark' | null {
  if (text.trim() === '') return 'nothing';
  if (text.length > 2000 || !remarkWord.test(text)) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  // `1-bis. COMMA ABROGATO …`: the numbers of paragraphs may have small letters.
  return small * 5 <= letters ? 'remark' : null;
}
