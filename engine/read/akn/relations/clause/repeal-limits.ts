// Repeals for a time, for some cases, or of all but a part, where no place of the words says so.
import { monthNames } from '../../../../law/months.js';

const day = String.raw`\d{1,2}[°º]?\s(?:${monthNames.join('|')})\s\d{4}`;
const gone = '(?:abrogat|soppress)[oaie]';
const limits = new RegExp(
  [
    // `e' abrogato fino al 31 dicembre 1995`, `dal 1° gennaio 2012 al 31 dicembre 2014 l'articolo 23 e' abrogato`
    String.raw`\b${gone},?\s(?:fino|sino)\sal(?:la\s|l'|\s)|^(?:fino|sino)\sal\s${day}`,
    String.raw`(?:^|[,;.]\s)dal\s${day}\s(?:e\s)?(?:fino\s|sino\s)?al\s${day}`,
    String.raw`\b${gone}\s(?:dal\s${day}\s)?(?:e\s)?(?:fino\s|sino\s)?al\s${day}`,
    // `e' abrogato per gli atti successivi al 31 dicembre 2010`
    String.raw`\b${gone},?\sper\s(?:gli|i|le|la|il|l')\s?[a-z]{3,20}\s(?:[a-z]{4,20}\s)?(?:successiv|anterior|posterior|compiut|stipulat|avviat|iniziat|pendent|presentat|notificat)`,
    // `l'articolo 3 e, limitatamente ai comuni, l'articolo 4`, `gli articoli 3 e 4, il primo limitatamente al comma 2`
    String.raw`\se,\s(?:limitatamente|quanto|relativamente|per\s(?:il|la|i|gli|le)\ssol[oaie])\s`,
    String.raw`,\s(?:il|la)\s(?:prim|second|terz)[oa]\s(?:solo\s|soltanto\s)?limitatamente\s`,
    // `e continua ad avere vigore il solo articolo 7`, `tutte le disposizioni, diverse dall'articolo 3`, `a parte le disposizioni transitorie`
    String.raw`\bcontinua(?:no)?\sa(?:d)?\s(?:avere?\s(?:vigore|efficacia)|vigere|valere|rimanere\sin\svigore)|\be\s(?:rimane|resta)(?:no)?\svigent[ei]|\be\sconserva(?:no)?\s(?:efficacia|vigore)`,
    String.raw`\bdivers[oaie]\sda(?:l|ll'|lla|gli|i|lle)?\s?(?:articol|artt?\.|comm|letter|cap|titol|quell)`,
    String.raw`\ba\sparte\s(?:l'|il\s|la\s|i\s|gli\s|le\s)`,
  ].join('|'),
  'i',
);

const clauseEnd = /;\s|(?<=[a-z»)]{4}|\d»)\.\s(?=[A-Z])/;

/**
 * Whether the clause that repeals an article, or an act where none is named, repeals it for a time, for some cases, or but for a part.
 * @param printed the words of the unit, quotations masked
 */
export function limitsRepeal(printed: string, article: string | null): boolean {
  const clauses = printed.split(clauseEnd).filter((clause) => /abrog|soppress/i.test(clause));
  const named = article === null ? null : new RegExp(String.raw`(?<!n\. )\b${article}\b`, 'i');
  const own = named === null ? clauses : clauses.filter((clause) => named.test(clause));
  return (own.length > 0 ? own : clauses).some((clause) => limits.test(clause));
}
