// Judgments of the Constitutional Court as authors of effects: their identifiers, in the form of an authority's acts.

const court = 'eli:/it/corte-costituzionale/';

/** The form in which the Court decides. */
export type JudgmentType = 'sentenza' | 'ordinanza';

/**
 * `eli:/it/corte-costituzionale/sentenza/1985/06/06/149`; without a number the day alone.
 * @param date the day on which it was deposited, or the year where that is all that is known
 */
export function eliOfJudgment(type: JudgmentType, date: string, number: string | null): string {
  return `${court}${type}/${date.replaceAll('-', '/')}${number === null ? '' : `/${number}`}`;
}

/** Whether an ELI is that of a judgment of the Court. */
export function isJudgment(eli: string): boolean {
  return eli.startsWith(court);
}
