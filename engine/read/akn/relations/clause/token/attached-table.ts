// A table without a number that is beside the articles of the amended act.

/** `nella tabella allegata, la voce …`: of the act, not of the article before; `nella tabella allegata alla legge …` is only a word for that act. */
export const attachedTable = String.raw`(?<=\b(?:nell|all)[ae]\s)tabell[ae](?=\s(?:allegat|anness)[ae][,:])`;
