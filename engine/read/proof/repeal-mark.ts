// The marks that editors leave where a place has gone: `2. COMMA ABROGATO DAL …`, `5) - 6) Soppressi;`.

/** A line that is such a mark, and what it says of the act that took the place away. */
export const repealMark =
  /^[\s(]{0,4}(?:(?:\d{1,4}(?:-[a-z]{2,20})?[.)]?|[a-z]{1,3}(?:-[a-z]{2,20})?\))(?:\s?[-–,]\s?(?:\d{1,4}(?:-[a-z]{2,20})?[.)]|[a-z]{1,3}(?:-[a-z]{2,20})?\))){0,9})?[\s(.]{0,6}(?:(?:ARTICOLO|COMMA|LETTERA|NUMERO|PUNTO|PERIODO|PROVVEDIMENTO|CAPOVERSO)\s)?(?:ABROGAT|SOPPRESS)[OAIE]([^\n]{0,200})/i;

/** A text without the lines that are such marks. */
export function withoutMarks(text: string): string {
  return text
    .split('\n')
    .filter((line) => !repealMark.test(line))
    .join('\n');
}
