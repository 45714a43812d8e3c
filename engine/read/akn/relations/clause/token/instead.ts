// Words that lead to a place and say more of it: `in luogo delle parole «…»`, for which others come, whatever the verb is; `prima del comma 2`.
import { inFront, isSign, type Token } from './token.js';

/** `in luogo delle parole`, `al posto della cifra`; not `in luogo diverso`, nor `in luogo del pagamento`. */
export const insteadOf = String.raw`(?:in\sluogo|al\sposto|in\ssostituzione|invece)\sdell[ae]\s(?=(?:parol|cifr|espression|dizion|locuzion)[aei])`;

const leads = /^(?:in\s|al\sposto\s|invece\s)/;
const leadsBehind = new RegExp(String.raw`^,?\s${insteadOf}`);
const sign = 'in luogo';

/** The token for `words` that lead to what goes, or to what something comes in front of; none for others. */
export function leadSign(words: string): Token[] {
  if (leads.test(words)) return [{ type: 'other', word: sign }];
  return words.startsWith('prima') ? [{ type: 'other', word: inFront }] : [];
}

/**
 * Whether what a verb of insertion brings in takes the place of other words.
 * @param clause the tokens before it
 * @param behind the words that follow it
 */
export function isInstead(clause: readonly Token[], behind: string): boolean {
  return leadsBehind.test(behind) || clause.some((token) => isSign(token, sign));
}
