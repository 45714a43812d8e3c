// Places that a law names without an act, `all'articolo 5`, `il comma 2`, `l'articolo precedente`: of the law itself, as far as the words say.
import type { Found } from '../citation/found.js';
import type { CitedPlace, Provision } from '../provision/provisions.js';
import { annexAt, annexNumberOf } from '../provision/annexes.js';
import { listEnd, type ListEnd } from './open-lists.js';
import { sameArticle } from './near-places.js';
import { isOfText } from './other-texts.js';
import { isRecalling } from './recall-words.js';
import { endsSentence, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/** A place in a law's own text. */
export interface OwnPlace {
  /** Place in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** The articles that are named, each with its comma and letter; empty for paragraphs alone. */
  articles: CitedPlace[];
  /** The paragraphs that are named: of the first article, or else of the one that the words stand in. */
  paragraphs: string[];
  /** 1 for `l'ultimo comma`, 2 for `il penultimo comma`, of what `paragraphs` are of; else `null`. */
  fromEnd: number | null;
  /** `l'articolo precedente`, `il comma precedente`: how many back (or forward) the words reach; 0 where numbers are named. */
  step: number;
  /** What the steps go over. */
  stepsOver: 'articles' | 'paragraphs';
  /** `II.1` of `dell'allegato II.1`; `null` where no annex is named. */
  annex: string | null;
  /** The noun by which the words name the whole, `legge`, and whether they say that it is this one, `della presente legge`. */
  noun: string | null;
  isPresent: boolean;
  /** The act at the end of a list that goes on behind words within it; `null` where none is named. */
  behind: ListEnd;
}

/** With these a name begins: the place is of what they name, which is not known. */
const names = kindSet(
  Kind.Type,
  Kind.Name,
  Kind.Foreign,
  Kind.Generic,
  Kind.Identifier,
  Kind.European,
  Kind.Region,
  Kind.ForeignLaw,
  Kind.Office,
  Kind.Court,
);

/** Words for texts that have articles, too: `l'articolo 5 del contratto`. */
const texts =
  /^(?:accord|allegat|anness|appendic|atto$|atti$|band[oi]$|capitolat|carta$|codic|concordat|contratt|convenzion|decision|decret|deliber|direttiv|disciplin|disposizion|intes[ae]$|legg[ei]$|memorandum|norm[ae]$|ordinament|ordinanz|part[ei]$|patt[oi]$|piano$|protocoll|provvediment|raccomandazion|regolament|sezion|statut|tabell|test[oi]$|titol|tratt)/i;

/** Nouns that call an act without naming it. */
const nouns = /^(?:legge|decreto|codice|testo unico|regolamento|statuto|allegato|ordinamento)$/i;

/**
 * The places that stand beside no act and that no words lead back from, in order.
 * @param loose the places of the scan that have no act
 * @param found the citations of the text
 */
export function ownPlaces(tokens: Tokens, loose: readonly Provision[], found: readonly Found[]): OwnPlace[] {
  const places: OwnPlace[] = [];
  let [nextLoose, nextFound, end] = [0, 0, 0];
  for (let i = 0; i < tokens.count; i++) {
    while (nextFound < found.length && found[nextFound]!.next <= i) nextFound++;
    const isCited = nextFound < found.length && found[nextFound]!.from <= i;
    while (nextLoose < loose.length && loose[nextLoose]!.from < i) nextLoose++;
    const place = loose[nextLoose];
    if (isCited || tokens.start[i]! < end || isSeries(tokens, i)) continue;
    const before = { loose, nextLoose, found, nextFound };
    if (place?.from === i && (isOfOther(tokens, place, before) || isOfText(tokens, place))) continue;
    const own =
      place?.from === i
        ? (ofNeighbour(tokens, place) ??
          ofSameArticle(tokens, place, before) ??
          (isException(tokens, place, before) ? null : ownPlace(tokens, place)))
        : tokens.kind[i] === Kind.Article
          ? neighbour(tokens, i)
          : tokens.kind[i] === Kind.Paragraph
            ? paragraphBeside(tokens, i)
            : null;
    if (own === null) continue;
    if (place?.from === i) own.behind = listEnd(tokens, place, { loose, found }, nextLoose + 1, nextFound);
    places.push(own);
    end = own.end;
  }
  return places;
}

/** `n. C 131` of the Gazzetta of the Union, `M1C3`: no paragraph. */
const isSeries = (tokens: Tokens, i: number) => tokens.kind[i] === Kind.Paragraph && textOf(tokens, i) === 'C';

/** Places and citations that are looked back at: what is meant by `medesimo` stands near. */
const nearest = 50;

/** The places and citations of a text, and how many of each stand before a place. */
interface Before {
  loose: readonly Provision[];
  nextLoose: number;
  found: readonly Found[];
  nextFound: number;
}

/** `quarto comma dell'articolo 163 … di cui al medesimo quarto comma`: the paragraph of that number that was named last is of an article. */
function isOfOther(tokens: Tokens, { article, paragraph, from }: Provision, before: Before): boolean {
  if (article !== null || paragraph === null || !isRecalling(tokens, from - 1)) return false;
  const { loose, nextLoose, found, nextFound } = before;
  const place = loose.slice(Math.max(0, nextLoose - nearest), nextLoose).findLast((one) => one.paragraph === paragraph);
  const cited = found
    .slice(Math.max(0, nextFound - nearest), nextFound)
    .findLast(({ citation }) => citation.paragraph === paragraph && citation.article !== null);
  if (cited !== undefined && cited.from > (place?.from ?? -1)) return true;
  return place !== undefined && place.article !== null;
}

const exceptBehind =
  /^(?:,? e successive modificazioni(?: ed? integrazioni)?)?,? (?:ad|a|con|fatta) (?:eccezione|esclusione) (?:del|dei) $/;

/** `articolo 5 della legge …, ad eccezione del comma 6`: a paragraph of the article that stands right before it. */
function isException(tokens: Tokens, { article, from }: Provision, before: Before): boolean {
  const [place, cited] = [before.loose[before.nextLoose - 1], before.found[before.nextFound - 1]];
  const isCited = (cited?.next ?? 0) > (place?.next ?? 0);
  if (article !== null || (isCited ? cited!.citation : place)?.article == null) return false;
  return exceptBehind.test(tokens.text.slice(tokens.end[(isCited ? cited : place)!.next - 1], tokens.start[from]));
}

/** Tokens between an article and `comma 1 del medesimo articolo`, at most. */
const farthest = 60;

/** `articolo 36, a eccezione del comma 1 del medesimo articolo`: of the one article that the sentence named last; `null` where it is not sure which. */
function ofSameArticle(tokens: Tokens, place: Provision, before: Before): OwnPlace | null {
  const same = sameArticle(tokens, place);
  const { loose, nextLoose, found, nextFound } = before;
  const last = nextLoose > 0 ? loose[nextLoose - 1]! : null;
  if (same === null || last === null || last.article === null || last.moreArticles.length > 0) return null;
  if ((found[nextFound - 1]?.next ?? 0) > last.from || place.from - last.next > farthest) return null;
  if (same.number !== null && same.number !== last.article) return null;
  for (let i = last.next; i < place.from; i++) if (isArticle(tokens, i) || endsSentence(tokens, i)) return null;
  const whole = wholeBehind(tokens, last.next);
  if (whole === null || whole.noun !== null || whole.annex !== null || whole.isArticle) return null;
  const { paragraph, moreParagraphs, point, fromEnd, from } = place;
  return {
    ...unplaced,
    start: tokens.start[from]!,
    end: tokens.end[same.next - 1]!,
    articles: [{ article: last.article, paragraph, point, moreParagraphs, fromEnd }],
    paragraphs: paragraph === null ? [] : [paragraph, ...moreParagraphs],
    fromEnd,
  };
}

const unplaced = { step: 0, stepsOver: 'articles', annex: null, noun: null, isPresent: false, behind: null } as const;

function ownPlace(tokens: Tokens, place: Provision): OwnPlace | null {
  const { article, moreArticles, paragraph, moreParagraphs, point, fromEnd, from, next, part } = place;
  if (article === null && paragraph === null && fromEnd === null) return null;
  const whole = wholeBehind(tokens, next);
  if (whole === null) return null;
  // `i commi 2 e 3 del medesimo articolo`, `il comma 2 dell'articolo precedente`.
  if (article === null && (whole.isArticle || whole.noun !== null)) return null;
  if (article === null && isArticle(tokens, from - 1)) return null;
  if (article !== null && isAmendedHere(tokens, next)) return null;
  return {
    start: tokens.start[from]!,
    end: tokens.end[next - 1]!,
    articles: article === null ? [] : [{ article, paragraph, point, moreParagraphs, fromEnd }, ...moreArticles],
    paragraphs: paragraph === null ? [] : [paragraph, ...moreParagraphs],
    fromEnd,
    ...unplaced,
    annex: whole.annex ?? annexNumberOf(part),
    noun: whole.noun,
    isPresent: whole.isPresent,
  };
}

const amended =
  /^,?\s(?:(?:così|cosi')\s)?(?:come\s)?(?:da\sultimo\s)?(?:modificat|sostituit|introdott|inserit|integrat)[oaei]\s(?:dall['’]|(?:dal|dalla|dagli|dai)(?!\p{L}))/u;

/** `l'articolo 16, come modificato dall'articolo 7 del presente decreto`: of the act that is amended, for none amends itself. */
function isAmendedHere(tokens: Tokens, next: number): boolean {
  const start = tokens.end[next - 1]!;
  const behind = tokens.text.slice(start, start + 120);
  const found = amended.exec(behind);
  return found !== null && /^[^.;:]{0,60}\bpresent[ei]\s(?:decreto|legge)\b/.test(behind.slice(found[0].length));
}

interface Whole {
  annex: string | null;
  noun: string | null;
  isPresent: boolean;
  isArticle: boolean;
}

const nothing: Whole = { annex: null, noun: null, isPresent: false, isArticle: false };

/** The whole that the words after a place name: none, the law itself, or an annex; `null` for another text. */
function wholeBehind(tokens: Tokens, i: number): Whole | null {
  const { kind } = tokens;
  let at = kind[i] === Kind.Comma && (kind[i + 1] === Kind.Of || kind[i + 1] === Kind.At) ? i + 1 : i;
  if (kind[at] !== Kind.Of && kind[at] !== Kind.At)
    return kind[at] === Kind.Word && isAcronym(textOf(tokens, at)) ? null : nothing;
  const isOf = kind[at] === Kind.Of;
  at++;
  if (at >= tokens.count) return nothing;
  const isPresent = /^present[ei]$/i.test(textOf(tokens, at));
  if (isPresent) at++;
  else if (isOf && kind[at] === Kind.Cited) return isArticle(tokens, at + 1) ? { ...nothing, isArticle: true } : null;
  // `al terzo comma del presente articolo`.
  if (isOf && isArticle(tokens, at)) return isPresent ? { ...nothing, isPresent } : { ...nothing, isArticle: true };
  const word = at < tokens.count ? textOf(tokens, at) : '';
  const annex = annexAt(tokens, at);
  if (annex !== null) return { ...nothing, annex };
  if (isPresent) return { ...nothing, noun: word.toLowerCase(), isPresent };
  if (!isOf) return nothing;
  if (nouns.test(word) && !isNamed(tokens, at + 1)) return { ...nothing, noun: word.toLowerCase() };
  return names.has(kind[at]) || texts.test(word) || /^\p{Lu}/u.test(word) ? null : nothing;
}

/** Whether a noun goes on with a name or number, `decreto 5 maggio`, `codice della strada`: it is not the law's own. */
function isNamed(tokens: Tokens, i: number): boolean {
  const kind = tokens.kind[i];
  return (
    i < tokens.count &&
    (kind === Kind.Of || kind === Kind.Integer || kind === Kind.Numero || kind === Kind.Whereof || kind === Kind.Word)
  );
}

/** `TFUE`, `CEDU`. */
function isAcronym(word: string): boolean {
  return /^\p{Lu}{3,}$/u.test(word) && !/^(?:COMMA|ARTICOLO|LETTERA|ABROGAT[OA])$/.test(word);
}

function isArticle(tokens: Tokens, i: number): boolean {
  return i >= 0 && tokens.kind[i] === Kind.Article;
}

const [before, behind] = [/^precedent[ei]$/i, /^(?:seguent[ei]|successiv[oi])$/i];
const counts = ['due', 'tre', 'quattro'];

/** `terzo comma dell'articolo precedente`, `ultimo comma del precedente articolo`; `null` where no article is named so. */
function ofNeighbour(
  tokens: Tokens,
  { article, paragraph, moreParagraphs, fromEnd, from, next }: Provision,
): OwnPlace | null {
  if (article !== null || (paragraph === null && fromEnd === null) || moreParagraphs.length > 0) return null;
  if (tokens.kind[next] !== Kind.Of) return null;
  const at = isArticle(tokens, next + 1) ? next + 1 : next + 2;
  const near = isArticle(tokens, at) ? neighbour(tokens, at) : null;
  if (near === null || Math.abs(near.step) !== 1) return null;
  return { ...near, start: tokens.start[from]!, paragraphs: paragraph === null ? [] : [paragraph], fromEnd };
}

/** `l'articolo precedente`, `il precedente articolo`, `nei due articoli precedenti`, `l'articolo che segue`; `null` where a number follows. */
function neighbour(tokens: Tokens, i: number): OwnPlace | null {
  const beside = besideOf(tokens, i);
  if (beside === null) return null;
  const isMany = /^articoli|^artt/i.test(textOf(tokens, i));
  const last = i > 0 ? textOf(tokens, i - 1) : '';
  const said = /^(?:precedenti|seguenti|successivi)$/i.test(last) ? i - 2 : i - 1;
  const count = said >= 0 ? counts.indexOf(textOf(tokens, said).toLowerCase()) + 2 : 1;
  if (isMany && count < 2) return null;
  return { ...beside, step: beside.step * (isMany ? count : 1) };
}

/** `il comma precedente`, `del precedente comma`, `il comma che segue`: of the article that the words stand in, or `null`. */
function paragraphBeside(tokens: Tokens, i: number): OwnPlace | null {
  const beside = /^comma$/i.test(textOf(tokens, i)) ? besideOf(tokens, i) : null;
  if (beside === null || isArticle(tokens, i - 1)) return null;
  let next = i + 1;
  while (next < tokens.count && tokens.start[next]! < beside.end) next++;
  // A comma behind it may begin `, della legge …`.
  const whole = wholeBehind(tokens, next);
  if (whole === null || whole.isArticle || whole.noun !== null || whole.annex !== null) return null;
  return { ...beside, stepsOver: 'paragraphs' };
}

/** An article or paragraph with `precedente` or `seguente` beside it, one step away; `null` where a number follows, or a colon, behind which it is made. */
function besideOf(tokens: Tokens, i: number): OwnPlace | null {
  if (tokens.kind[i + 1] === Kind.Integer) return null;
  const [last, next, second] = [i - 1, i + 1, i + 2].map((at) =>
    at >= 0 && at < tokens.count ? textOf(tokens, at) : '',
  ) as [string, string, string];
  const isWhich = /^che$/i.test(next);
  const isBack = before.test(next) || before.test(last) || (isWhich && /^preced(?:e|ono)$/i.test(second));
  const isForth = behind.test(next) || behind.test(last) || (isWhich && /^segu(?:e|ono)$/i.test(second));
  if (!isBack && !isForth) return null;
  const from = before.test(last) || behind.test(last) ? i - 1 : i;
  const to = before.test(next) || behind.test(next) ? i + 1 : isWhich ? i + 2 : i;
  const end = tokens.end[to]!;
  if (!isBack && /^\s?:/.test(tokens.text.slice(end, end + 2))) return null;
  return {
    ...unplaced,
    start: tokens.start[from]!,
    end,
    articles: [],
    paragraphs: [],
    fromEnd: null,
    step: isBack ? -1 : 1,
  };
}
