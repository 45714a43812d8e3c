// Whether judgments of the Constitutional Court struck all of an article, as its notes tell.
import type { Article } from '../../../../law/act.js';
import { wholeAct } from '../claim.js';
import { statementsOf } from './note-statements.js';
import { judgmentOf, rulingsIn, struckSince } from './rulings.js';

/** The judgment that struck the last of an article. */
export interface Strike {
  /** ELI of the judgment. */
  by: string;
  /** The first day without the article: the one after the Gazzetta, if the judgment states no other. */
  since: string;
}

/**
 * The judgment that struck all of an article: the article as such, or all of its paragraphs, none only in part. `null` where there is none,
 * or where the text may have been changed since: it stands since a later day, or, if no such day is known, has marks of amendment.
 * @param act ELI of its act
 */
export function strikeOf(article: Article, act: string): Strike | null {
  const own = { ...wholeAct(act), part: article.part, article: article.number };
  const struck = new Map<string, Strike>();
  for (const note of article.notes) {
    // Most judgments strike one part: these are told from the note's first words.
    if (!/[Cc]orte\s[Cc]ostituzionale/.test(note) || /rettific|errata/i.test(note) || strikesOnePart(note)) continue;
    for (const statement of statementsOf(note)) {
      const judgment = judgmentOf(statement);
      if (judgment === null) continue;
      const since = struckSince(judgment, statement);
      if (since === null) continue;
      const strike = { by: judgment.eli, since };
      for (const { to, isOwn, strikes, reach } of rulingsIn(statement, own)) {
        if (!isOwn || !strikes || (reach !== 'articolo' && reach !== 'comma')) continue;
        for (const paragraph of to!.paragraph?.split(', ') ?? [all])
          if (!struck.has(paragraph) || strike.since < struck.get(paragraph)!.since) struck.set(paragraph, strike);
      }
    }
  }
  const paragraphs = struck.has(all) ? [all] : paragraphsOf(article.text);
  if (paragraphs.length === 0 || !paragraphs.every((paragraph) => struck.has(paragraph))) return null;
  const last = paragraphs
    .map((paragraph) => struck.get(paragraph)!)
    .sort((a, b) => (a.since < b.since ? -1 : 1))
    .at(-1)!;
  const isOlder = article.textSince === null ? !article.amendedText : article.textSince <= last.since;
  return isOlder ? last : null;
}

function strikesOnePart(note: string): boolean {
  return (note.match(/illegittimit/gi)?.length ?? 0) === 1 && /parte\sin\scui|limitatamente/.test(note);
}

/** A whole article among its paragraphs. */
const all = 'all';

/** Numbers of the paragraphs of a text, `1`, `2` …; those without a printed number are counted. */
function paragraphsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => !/^\s{0,9}(?:[a-z]{1,2}|\d{1,3})(?:-[a-z]+)?[)°]/.test(line));
  const printed = lines.flatMap((line) => /^\s{0,9}(\d{1,3}(?:-[a-z]{3,20})?)\.\s/.exec(line)?.[1] ?? []);
  return printed.length > 0 ? printed : lines.map((_, i) => String(i + 1));
}
