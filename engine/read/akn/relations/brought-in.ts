// What a conversion law brings into its decree amends other acts in its turn: the decree does it, in the words of the law.
import type { Act, Article } from '../../../law/act.js';
import { articleEli, compareArticleNumbers, parseEli } from '../../../law/eli.js';
import type { RelationClaim } from '../../../law/relation.js';
import type { Stretch } from '../../../law/wording.js';
import type { XmlElement } from '../xml.js';
import { daysOfAct } from './claim.js';
import { articleStretch } from './clause/article-stretch.js';
import { readActOperations, type PlacedOperation } from './clause/operations.js';
import { quotedArticles, quotedLabels } from './clause/place/quoted.js';
import { decreesConvertedBy } from './conversion.js';
import { readEfficacy } from './own/efficacy.js';
import { readForces } from './own/entry-into-force.js';
import { readOwnRules } from './own/own-rules.js';
import { Provisions } from './own/provisions.js';
import { readUnreadEntries } from './own/unread-entry.js';
import { reconcile } from './reconcile.js';

/**
 * The claims that the paragraphs and articles make which a conversion law brings into a decree: `All'articolo 3, dopo il comma 2 e' inserito
 * il seguente: «2-bis. All'articolo 5 della legge … il comma 3 e' abrogato»`. They come from the decree, with the days of the law; where the
 * document of the decree says the same, the relation is one.
 * @param act the law
 * @param operations what its own words do
 */
export function readBroughtIn(act: Act, operations: readonly PlacedOperation[]): RelationClaim[] {
  return decreesConvertedBy(act).flatMap((decree) => {
    const pieces = operations.filter((operation) => operation.act === decree).flatMap((one) => piecesOf(act, one));
    return pieces.length === 0 ? [] : claimsOf(act, decree, pieces);
  });
}

/** New text of a decree: a paragraph, or an article. */
interface Piece {
  article: string;
  part: string | null;
  /** The paragraph with which it begins. */
  paragraph: string;
  text: string;
  /** The words of the law that bring it in. */
  words: string;
}

function piecesOf(act: Act, operation: PlacedOperation): Piece[] {
  const { kind, reach, to, article, part, annex, times, stretches, words } = operation;
  const [number, ...more] = to.article ?? [];
  if (number === undefined || more.length > 0 || (kind !== 'inserisce' && kind !== 'sostituisce')) return [];
  if (reach !== 'comma' && reach !== 'articolo') return [];
  const holder =
    article === null
      ? act.annexes.find(({ name }) => name === annex)
      : act.articles.find((one) => one.number === article && one.part === part);
  if (holder === undefined) return [];
  return times
    .flatMap(({ brought }) => brought)
    .flatMap((index) => stretches[index] ?? [])
    .flatMap((quoted: Stretch) => {
      const stretch = reach === 'articolo' ? articleStretch(quoted, holder.text, number)! : quoted;
      const text = holder.text.slice(stretch.start, stretch.end);
      if (reach === 'articolo')
        return quotedArticles(text)[0]?.number === number
          ? { article: number, part: to.annex?.[0] ?? null, paragraph: '', text: withoutHeading(text), words }
          : [];
      const printed = quotedLabels('paragraph', [text]);
      const [own, ...others] = to.paragraph ?? [];
      if (printed.length === 0 && (own === undefined || others.length > 0)) return [];
      const paragraph = printed[0] ?? own!;
      const labelled = printed.length > 0 ? text : `${paragraph}. ${text}`;
      return { article: number, part: to.annex?.[0] ?? null, paragraph, text: labelled, words };
    });
}

/** `Art. 6-bis. - (Turismo). - 1. Il comma …`: from its first paragraph on. */
const firstParagraph = /[.)–\-\s]\s{1,3}(?=1\.\s{1,3}[A-Z«È])/;
const label = /^[\s(«"]{0,5}art(?:icolo|\.)?\s{0,3}[\w°.-]{1,30}[\s.–-]{0,9}/i;
const heading = /^\([^)\n]{1,400}\)[\s.–-]{0,9}/;
/** Characters of a heading. */
const longestHeading = 600;

function withoutHeading(text: string): string {
  const at = text.slice(0, longestHeading).search(firstParagraph);
  return at === -1 ? text.replace(label, '').replace(heading, '') : text.slice(at + 1).trimStart();
}

function claimsOf(act: Act, decree: string, pieces: readonly Piece[]): RelationClaim[] {
  const read = asDecree(act, decree, pieces);
  const provisions = new Provisions(read, noTree);
  const { clauses: forces, apart: excepted } = readForces(read, provisions);
  const apart = [...excepted, ...readUnreadEntries(read, provisions)];
  const clauses = [...forces, ...readEfficacy(read, provisions)];
  const operations = readActOperations(read, (article) => provisions.outline(article));
  const own = { act: read, operations, provisions, clauses, apart, whole: null };
  const stated = reconcile([], [], own, () => undefined);
  const { publication, force } = daysOfAct(act);
  const isSetApart = forces.length + apart.length > 0;
  return [...stated, ...readOwnRules(own, stated)].map((claim) => ({
    ...claim,
    dates: { ...claim.dates, publication, force: claim.dates.force ?? (isSetApart ? null : force) },
    evidence: [...new Set([...bringing(pieces, claim), claim.evidence])].join('\n'),
    isAdded: publication === null && force === null,
  }));
}

/** The words of the law that bring in the place that a claim comes from. */
function bringing(pieces: readonly Piece[], { from }: RelationClaim): string[] {
  const own = pieces.filter(({ article, part }) => article === from.article && part === from.part);
  const named = own.filter(({ paragraph }) => paragraph === from.paragraph);
  return (named.length > 0 ? named : own.slice(0, 1)).map(({ words }) => words);
}

const noTree: XmlElement = { name: 'act', prefix: '', namespace: undefined, attributes: {}, children: [], line: 0 };

/** The decree with nothing but the new text. Its own days are not those of the law, and unknown here. */
function asDecree(act: Act, decree: string, pieces: readonly Piece[]): Act {
  const byArticle = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const eli = articleEli(decree, piece.part, piece.article);
    byArticle.set(eli, [...(byArticle.get(eli) ?? []), piece]);
  }
  const { type, date, number } = parseEli(decree)!;
  const { textDays, begins } = act;
  return {
    ...{ eli: decree, urn: null, type, number, date: date!, title: '', textDays, begins },
    ...{ textDate: null, entryIntoForce: null, preamble: null, conclusions: null, annexes: [] },
    publication: { date: null, number: null, editorialCode: null, eli: null },
    articles: [...byArticle].map(([eli, of]) => newArticle(eli, of)),
  };
}

function newArticle(eli: string, pieces: readonly Piece[]): Article {
  const { article: number, part } = pieces[0]!;
  const inOrder = [...pieces].sort((a, b) => compareArticleNumbers(a.paragraph, b.paragraph));
  return {
    ...{ eli, number, part, heading: null, division: [], notes: [], repealed: false, textSince: null },
    ...{ amendedText: false, graphic: false, references: [], noted: [] },
    text: inOrder.map(({ text }) => text).join('\n'),
  };
}
