// Finds the main part of an act, and from it the ELI of each article and annex.
import { lacksParagraph } from '../../law/last-paragraph.js';
import type { Act, Annex, Article } from '../../law/act.js';
import { annexEli, articleEli, partSlug } from '../../law/eli.js';
import type { OwnAct } from './own-references.js';
import type { RawAnnex, RawArticle, RawProvisions } from './raw-provisions.js';
import { isRepealed } from './repealed.js';
import { giveDays } from './dated-acts.js';

/** A treaty that a ratification law carries is never its main part. */
const treaty =
  /\b(?:accord|convenzion|protocoll|trattat|agreement|convention|protocol|treat|scambio|memorandum|intes|emendament|patt|concordat|atto\b|carta\b)/i;
const approval = /\bapprov(?:at[oaie]|azione)\b/i;
const approved = /\b(?:codic[ei]|test[oi] unic[oi]|regolament[oi]|norme|disposizioni|ordinamento|statut[oi])\b/i;

/**
 * Name of the part that is the act's main part, or `null` for its body: the annex part with most articles, if the body
 * only approves a code, consolidated text or regulation and the part outnumbers it (R.D. 1398/1930).
 */
function mainPart(title: string, articles: readonly RawArticle[]): string | null {
  const counts = new Map<string | null, number>();
  for (const { part } of articles) counts.set(part, (counts.get(part) ?? 0) + 1);
  const bodySize = counts.get(null) ?? 0;
  let main: string | null = null;
  for (const [part, count] of counts) {
    if (part !== null && !treaty.test(part) && count > bodySize && count > (counts.get(main) ?? 0)) main = part;
  }
  if (main === null || /\b(?:ratifica|adesione|esecuzione dell)/i.test(title)) return null;
  const enacting = articles.filter(({ part }) => part === null).map(({ lines }) => lines.join('\n'));
  const says = [title, ...enacting].some((text) => approval.test(text) && approved.test(text));
  return bodySize === 0 || says ? main : null;
}

/** Name under which the enacting articles go where what they approve is the main part. */
const enactingPart = 'testo';

/**
 * How many articles at the head of the body only approve the text below them, whose numbers begin anew (D.Lgs. 267/2000: `E'
 * approvato l'unito testo unico`, then `Art. 1` again): three at most, else 0.
 */
function enactingHead(articles: readonly RawArticle[]): number {
  const body = articles.filter(({ part }) => part === null);
  const begin = body.findIndex(({ number }, i) => i > 0 && number === body[0]!.number);
  if (begin < 1 || begin > 3 || body.length < 2 * begin + 1) return 0;
  const head = body.slice(0, begin).map(({ lines }) => lines.join('\n'));
  return head.some((text) => approval.test(text) && approved.test(text)) ? begin : 0;
}

/** Gives every article and annex its ELI; names that occur twice are numbered (`Tabelle` in L. 296/2006). */
export function identify(
  act: Pick<Act, 'eli' | 'title' | 'date'>,
  provisions: RawProvisions,
  readReferences: (law: RawArticle['law'], own: OwnAct, text: string) => Article['references'],
): { articles: Article[]; annexes: Annex[] } {
  const main = mainPart(act.title, provisions.articles);
  const mainSlug = main === null ? null : partSlug(main);
  const taken = new Set<string>();
  const unique = (make: (suffix: string) => string): string => {
    let eli = make('');
    for (let n = 2; taken.has(eli); n++) eli = make(`-${n}`);
    taken.add(eli);
    return eli;
  };
  let enacting = main === null ? enactingHead(provisions.articles) : 0;
  const articles = provisions.articles.map((raw): Article => {
    const isEnacting = raw.part === null && enacting-- > 0;
    const isMain = !isEnacting && (raw.part === null ? main === null : partSlug(raw.part) === mainSlug);
    const part = isMain ? null : (raw.part ?? enactingPart);
    const eli = unique((suffix) => articleEli(act.eli, part, raw.number + suffix));
    const text = raw.lines.join('\n');
    return {
      eli,
      number: eli.slice(eli.lastIndexOf('/') + 1),
      part,
      heading: raw.heading,
      division: raw.division,
      text,
      notes: raw.notes,
      repealed: isRepealed(raw.lines),
      ...factsOf(raw, text, act.date),
      references: [],
      noted: raw.noted,
    };
  });
  const numbers = new Map<string | null, string[]>();
  for (const { part, number } of articles) {
    const known = numbers.get(part);
    if (known === undefined) numbers.set(part, [number]);
    else known.push(number);
  }
  const parts = [...numbers.keys()];
  const articlesOf = (part: string | null) => numbers.get(part) ?? [];
  const texts = new Map(articles.map(({ part, number, text }) => [JSON.stringify([part, number]), text]));
  const lacks = (part: string | null, number: string, paragraph: string) =>
    lacksParagraph(texts.get(JSON.stringify([part, number])) ?? '', paragraph);
  const { eli, title, date } = act;
  articles.forEach((article, i) => {
    const { part, number, text, textSince: markedSince } = article;
    const own: OwnAct = { eli, title, date, part, article: number, articlesOf, parts, markedSince, lacks };
    const { law, headingAgain = [] } = provisions.articles[i]!;
    article.references = readReferences(law, own, [...headingAgain, text].join('\n'));
  });
  giveDays(articles);
  const annexes = provisions.annexes.map((raw): Annex => {
    const eli = unique((suffix) => annexEli(act.eli, raw.name + suffix));
    const text = raw.lines.join('\n');
    return { eli, name: raw.name, text, notes: raw.notes, ...factsOf(raw, text, act.date) };
  });
  return { articles, annexes };
}

/** The facts about a text beside its words. No text is dated before its act was made. */
function factsOf(
  { textSince, amended }: Pick<RawAnnex, 'textSince' | 'amended'>,
  text: string,
  date: string,
): Pick<Annex, 'textSince' | 'amendedText' | 'graphic'> {
  return {
    textSince: textSince !== null && textSince >= date ? textSince : null,
    amendedText: amended,
    graphic: hasPicture(text),
  };
}

/** Whether a text has what the portal writes where the Gazzetta has a picture. */
function hasPicture(text: string): boolean {
  // Two plain searches leave out nearly every text.
  return (text.includes('ormato grafico') || text.includes('ORMATO GRAFICO')) && /\bin formato grafico\b/i.test(text);
}
