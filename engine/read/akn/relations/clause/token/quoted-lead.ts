// Words that lead into a text which the amended place quotes: `alla lettera c), capoverso Art. 557:`. The words below them are of that text.
import { patternAt } from './patterns.js';

/** The text into which words lead. */
export interface QuotedLead {
  /** `capoverso art. 557`, in lower case. */
  words: string;
  /** What its label is of; `null` for a quotation that has none. */
  level: 'article' | 'paragraph' | 'point' | null;
}

/**
 * The quoted text that all words below a line are of; `null` where the line leads to none.
 * @param printed the line, quotations masked
 * @param quotations those of its text: `capoverso «Art. 8»:`
 */
export function quotedLead(printed: string, quotations: readonly string[] = []): QuotedLead | null {
  const found = printed.endsWith(':') ? lastQuoted(printed, quotations) : null;
  return found === null || does.test(found.behind) ? null : found.lead;
}

/** The last text that a line says to be quoted, and the words behind it; `null` for none. */
export function lastQuoted(
  printed: string,
  quotations: readonly string[],
): { lead: QuotedLead; behind: string } | null {
  const text = printed.toLowerCase();
  const at = text.lastIndexOf('capovers');
  const found = at === -1 ? null : patternAt(text, at);
  if (found?.name !== 'inQuoted') return null;
  const label = found.words.replace(/«(\d+)»/g, (_, index: string) => quotations[Number(index)]?.toLowerCase() ?? '');
  const [, article, paragraph, point] = labelled.exec(label) ?? [];
  const level = article ? 'article' : paragraph ? 'paragraph' : point ? 'point' : null;
  return { lead: { words: found.words, level }, behind: text.slice(at + found.words.length) };
}

const does = /sostituit|soppress|inserit|aggiunt|abrogat|premess|;/;
const labelled = /^capovers[oi]\s[«"]?(?:(art)|(?:comma\s)?(\d)|(?:lettera\s)?([a-z]{1,3}(?:-[a-z]{2,20})?\)))/;

/** A line as it would be without the one above it: `al capoverso art. 557, il comma 2 è soppresso`; a line that leads to an article is of none. */
export function inQuotedText(words: string, lead: string | null): string {
  if (lead === null || ofArticle.test(words)) return words;
  return `al ${lead}, ${words.replace(nextClause, (stop) => `${stop}al ${lead}, `)}`;
}

const ofArticle = /^(?:(?:all'|nell'|dell'|l')|(?:dopo|prima\sdel)\s?l'|(?:gli|agli|negli)\s)(?:articol|art\.)/i;
const nextClause = /;\s(?=(?:al|alla|alle|ai|all'alinea|nel|nella|il|la|le|i|dopo|è|e'|sono)\s)/gi;
