// Words that lead back to an act named before: `della medesima legge`, `d.lgs. cit.`, `cit. art. 12`, `art. 3 del decreto`.
import { amendedBefore } from './amending-acts.js';
import { Antecedents, meansLast } from './antecedents.js';
import { emptyCitation } from '../citation/citation.js';
import { placeAround, placed, skipToAct, type Found } from '../citation/found.js';
import { mayNameIssuer } from '../mention/issuers.js';
import { readNickname } from './nicknames.js';
import { isNoun, nounOf, typeSlug } from './nouns.js';
import type { Provision } from '../provision/provisions.js';
import { iviBefore, leadsToOwn, sameArticle, wordsForLast } from './near-places.js';
import { afterRecalling, endsNoun, isRecalling } from './recall-words.js';
import { ofNumber, ofShared } from './numbered-recalls.js';
import type { Scan } from '../mention/scan.js';
import { endsSentence, Kind, textBetween, textOf, type Tokens } from '../token/tokens.js';
import { recall, type Walk } from './walk.js';

/** Tokens that are passed without a pause. */
const tokensPerStep = 500;

/**
 * The citations of a text with those that lead back to earlier ones, in order.
 * @param isCited whether a citation stands for itself
 */
export function* withRecalls(
  tokens: Tokens,
  { found, loose }: Scan,
  isCited: (found: Found) => boolean,
): Generator<undefined, Found[], undefined> {
  const walk: Walk = {
    tokens,
    acts: new Antecedents(tokens.text),
    sentence: 0,
    official: -1,
    last: null,
    amended: null,
  };
  const places = new Map(loose.map((place) => [place.from, place]));
  const all: Found[] = [];
  let upcoming = 0;
  let pause = tokensPerStep;
  for (let i = 0; i < tokens.count;) {
    if (i >= pause) {
      yield;
      pause = i + tokensPerStep;
    }
    const act = found[upcoming];
    let read: Found | null;
    if (act !== undefined && act.from <= i) {
      upcoming++;
      read = ofNumber(walk, act) ?? ofShared(walk, act) ?? (isCited(act) ? act : null);
    } else {
      const recalled = recalledAt(walk, i, places.get(i));
      read = recalled !== null && (act === undefined || recalled.next <= act.from) ? recalled : null;
      // Places that follow an article of an unknown act may be parts of that article.
      if (read === null && (places.get(i)?.article ?? null) !== null) walk.last = walk.amended = null;
    }
    if (read !== null) {
      walk.amended = amendedBefore(tokens.text, read, all, walk.amended);
      walk.acts.remember(read, walk.sentence, walk.amended);
      walk.last = read;
      all.push(read);
    }
    const next = Math.max(i + 1, read?.next ?? 0, act !== undefined && act.from <= i ? act.next : 0);
    for (; i < next; i++) pass(walk, i, read !== null);
  }
  return all;
}

/** @param isRead whether the token is part of a citation */
function pass(walk: Walk, i: number, isRead: boolean): void {
  const { tokens } = walk;
  const kind = tokens.kind[i];
  const office = kind === Kind.Type && /^(?:deliberazione|ordinanza|circolare|direttiva-ue)$/.test(typeSlug(tokens, i));
  if (!isRead) blur(walk, i);
  if (kind === Kind.Court || kind === Kind.Office || office) walk.official = walk.sentence;
  if (endsSentence(tokens, i)) walk.sentence++;
}

const definite =
  /^(?:il|lo|la|l|del|dello|della|dell|al|allo|alla|all|dal|dallo|dalla|dall|nel|nello|nella|nell|sul|sullo|sulla|sull)['\u2019]?$/i;

/** `con decreto del Ministro`, `il decreto ingiuntivo`, `una legge`: acts without a number, to which later words may refer. */
function blur({ tokens, acts }: Walk, i: number): void {
  const kind = tokens.kind[i];
  if (kind !== Kind.Type && kind !== Kind.Word) return;
  if (kind === Kind.Word) {
    if (tokens.end[i]! - tokens.start[i]! > 9 && /^decret/i.test(textOf(tokens, i))) acts.blur('decreto');
    return;
  }
  const noun = typeSlug(tokens, i);
  if (tokens.kind[i + 1] === Kind.Integer || tokens.kind[i + 1] === Kind.Numero) return;
  const before = i > 0 ? textOf(tokens, i - 1) : '';
  if (noun === 'legge') {
    if (/^una$/i.test(before)) acts.blur(noun);
    return;
  }
  const isIssued = tokens.kind[i + 1] === Kind.Of && mayNameIssuer(tokens, i + 1);
  if (isIssued || !(definite.test(before) || isRecalling(tokens, i - 1) || isRecalling(tokens, i + 1))) acts.blur(noun);
}

/** The back reference at token `i`: a place with its noun or `cit.`, a noun alone, a nickname; `null` if there is none. */
function recalledAt(walk: Walk, i: number, place: Provision | undefined): Found | null {
  const { tokens } = walk;
  if (place !== undefined) return placeRecalled(walk, place);
  // Nouns are few and recognised by the kind of token, so look for them first.
  if (isNoun(tokens, i + 1) && isRecalling(tokens, i)) return nounRecalled(walk, i + 1, i, null);
  if (isNoun(tokens, i) && afterRecalling(tokens, i + 1) > i + 1 && !/^tale/i.test(textOf(tokens, i + 1)))
    return nounRecalled(walk, i, i, null);
  return nicknamed(walk, i);
}

function placeRecalled(walk: Walk, place: Provision): Found | null {
  const { tokens } = walk;
  const reach = skipToAct(tokens, place.next);
  // `di detta legge`.
  const isThis = isThisLatter(tokens, reach);
  const latter = isThis ? reach + 3 : isRecalling(tokens, reach) && isLatter(tokens, reach + 1) ? reach + 2 : reach + 1;
  const noun = (isThis || isRecalling(tokens, reach)) && isNoun(tokens, latter) ? latter : reach;
  if (isNoun(tokens, noun)) {
    const led = noun > place.next && (isRecalling(tokens, noun - 1) || isLatter(tokens, noun - 1));
    if (led || afterRecalling(tokens, noun + 1) > noun + 1) return nounRecalled(walk, noun, place.from, place);
    const ends = endsNoun(tokens, noun + 1) || isDefined(walk, noun);
    return tokens.kind[noun - 1] === Kind.Of && ends ? nounRecalled(walk, noun, place.from, place) : null;
  }
  if (place.article === null) return ofSameArticle(walk, place);
  const own = ofLast(walk, place) ?? ofNicknamed(walk, place);
  if (own !== null) return own;
  const before = place.from > 0 && isRecalling(tokens, place.from - 1);
  const after = tokens.kind[place.next] === Kind.Comma ? place.next + 1 : place.next;
  const follows = isRecalling(tokens, after) && !/^(?:stess|medesim|tale|dett)/i.test(textOf(tokens, after));
  if (!before && !follows) return null;
  const said = textOf(tokens, before ? place.from - 1 : after);
  const choice = walk.acts.byArticle(place.article, meansLast.test(said));
  if (choice === null) return null;
  const [from, next] = before ? [place.from - 1, place.next] : [place.from, after + 1];
  return recall(tokens, choice, { from, next }, before ? { from, next } : { from: after, next }, place);
}

/** `di tale ultima legge`. */
function isLatter(tokens: Tokens, i: number): boolean {
  return i > 0 && i < tokens.count && /^ultim[oa]$/i.test(textOf(tokens, i));
}

/** `di quest'ultima legge`. */
function isThisLatter(tokens: Tokens, i: number): boolean {
  return (
    i >= 0 && /^quest$/i.test(textOf(tokens, i)) && /^['’]$/.test(textOf(tokens, i + 1)) && isLatter(tokens, i + 2)
  );
}

/** `(di seguito «Codice») … l'art. 163 del Codice riprende`: the text said what it means by the noun. */
function isDefined({ tokens, acts }: Walk, noun: number): boolean {
  return /^\p{Lu}/u.test(textOf(tokens, noun)) && acts.isDefined(nounOf(tokens, noun)!);
}

/** `legge 27 settembre 2021, n. 134, il cui art. 1`, `di cui al d.P.R. 380/2001, nei suoi artt. 6 e 10`: of the act before it. */
function ofLast({ tokens, acts, last, amended }: Walk, place: Provision): Found | null {
  if (last === null || !isSure(last)) return null;
  // `legge 241/1990, come modificata dalla legge 15/2005, e l'art. 3 della stessa`: of the first; `quest'ultima` is the second.
  const ofFirst = amended === null ? null : wordsForLast(tokens, place, amended.citation);
  const isFirst = ofFirst !== null && /^(?:stess|medesim|citat|predett)/i.test(textOf(tokens, ofFirst.from + 1));
  const words = isFirst ? ofFirst : wordsForLast(tokens, place, last.citation);
  const said = words === null ? null : acts.last(isFirst);
  if (words !== null && said !== null) {
    const at = { from: Math.min(place.from, words.from), next: Math.max(place.next, words.next) };
    return recall(tokens, said, at, words, place);
  }
  const from = leadsToOwn(tokens, last, place);
  const choice = from < 0 ? null : acts.last();
  return choice === null ? null : recall(tokens, choice, { from, next: place.next }, { from, next: place.from }, place);
}

/** Whether the citation names one act, which is then the one named last. */
const isSure = ({ citation: { mayMean, refusal, inForce } }: Found): boolean =>
  mayMean.length === 0 && refusal === null && inForce;

/** `art. 186 C.d.S. … comma 7 del medesimo articolo`, `comma 7 dello stesso articolo 186`, `ivi, co. 8`. */
function ofSameArticle({ tokens, acts, last: named, amended }: Walk, place: Provision): Found | null {
  const ivi = iviBefore(tokens, place);
  const same = ivi === -1 ? sameArticle(tokens, place) : { next: place.next, number: null };
  const last = amended ?? named;
  if (same === null || last === null || !isSure(last)) return null;
  const { article: first, moreArticles } = last.citation;
  const articles = [first, ...moreArticles.map(({ article }) => article)];
  const article = same.number ?? (moreArticles.length === 0 ? first : null);
  const choice = article !== null && articles.includes(article) ? acts.last(amended !== null) : null;
  if (choice === null) return null;
  const { next } = same;
  if (ivi !== -1)
    return recall(tokens, choice, { from: ivi, next }, { from: ivi, next: ivi + 1 }, { ...place, article });
  const said = tokens.kind[place.next] === Kind.Of ? place.next + 1 : place.next;
  return recall(tokens, choice, { from: place.from, next }, { from: said, next }, { ...place, article });
}

/** `art. 27 della 392`, `articolo 3, comma 6, della 431`. */
function ofNicknamed(walk: Walk, place: Provision): Found | null {
  const at = walk.tokens.kind[place.next] === Kind.Comma ? place.next + 1 : place.next;
  const nickname = readNickname(walk.tokens, at);
  if (nickname?.kind !== 'number') return null;
  const act = nicknamed(walk, at);
  if (act === null) return null;
  const citation = { ...act.citation, start: walk.tokens.start[place.from]! };
  return { ...act, citation: placed(citation, place), from: place.from, led: true };
}

/** `medesima legge`, `d.lgs. cit.`, `art. 5 del decreto`: the noun is token `noun`, the citation begins with token `from`. */
function nounRecalled(walk: Walk, noun: number, from: number, place: Provision | null): Found | null {
  const { tokens, acts, sentence } = walk;
  const isThis = isThisLatter(tokens, noun - 3);
  const lead = isThis ? noun - 3 : isLatter(tokens, noun - 1) ? noun - 2 : noun - 1;
  const first = isThis || (lead >= 0 && isRecalling(tokens, lead)) ? lead : noun;
  const end = first === noun ? afterRecalling(tokens, noun + 1) : noun + 1;
  const said = first < noun ? textOf(tokens, noun - 1) : end === noun + 1 ? '' : textBetween(tokens, noun + 1, end);
  // `il medesimo decreto di cui al comma 2`: one that another paragraph speaks of.
  if (tokens.kind[end] === Kind.Whereof) return null;
  // `quella legge che tutti aspettano`, `quel decreto sulle carceri` is recognised by what follows.
  if (/^quel/i.test(said) && (!endsNoun(tokens, end) || /^che$/i.test(textOf(tokens, end)))) return null;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(textOf(tokens, noun));
  const choice = acts.byNoun(nounOf(tokens, noun)!, sentence, said, place !== null, isCapital);
  if (choice === null) return null;
  const around = placeAround(tokens, first, end, place);
  const next = Math.max(end, around.next);
  return recall(tokens, choice, { from: Math.min(from, first), next }, { from: first, next: end }, around.place);
}

/** `la 633 del 1941`, `la 231`, `il 41 bis`. */
function nicknamed(walk: Walk, i: number): Found | null {
  const { tokens, acts, last } = walk;
  const nickname = readNickname(tokens, i);
  if (nickname === null) return null;
  const at = { from: i, next: nickname.next };
  const [start, end] = [tokens.start[nickname.start]!, tokens.end[nickname.next - 1]!];
  if (nickname.kind === 'article') {
    const choice = acts.byArticle(nickname.place.article!, false);
    if (choice !== null) return recall(tokens, choice, at, at, nickname.place);
    if (nickname.acts.length === 0) return null;
  } else if (nickname.kind === 'number') {
    // Only few laws are called by their number in every text; any other one by a text that has named it.
    const choice = acts.byNumber(nickname.acts.length === 0 ? 'legge' : null, nickname.number);
    if (choice !== null) return recall(tokens, choice, at, at, null);
    if (nickname.acts.length === 0) return null;
  } else {
    const { number, year } = nickname;
    const isApposed =
      last !== null && (last.next === i || (last.next === i - 1 && tokens.kind[last.next] === Kind.Comma));
    const named = isApposed
      ? last.citation.named.find((eli) => eli.includes(`/${year}/`) && eli.endsWith(`/${number}`))
      : undefined;
    if (named !== undefined)
      return {
        ...last!,
        citation: { ...emptyCitation('nome', start, end), named: [named], name: last!.citation.name },
        ...at,
      };
    if (nickname.numbered || walk.official === walk.sentence) return null;
    const citation = { ...emptyCitation('numero', start, end), type: 'legge', number, year };
    return { citation, ...at, name: null, complete: true, led: false };
  }
  const name = tokens.text.slice(start, end);
  const citation = emptyCitation('nome', start, end);
  citation.name = name;
  citation.named = nickname.acts;
  citation.inForce = false;
  const place = nickname.kind === 'article' ? nickname.place : null;
  return { citation: placed(citation, place), ...at, name: null, complete: true, led: false };
}
