// Acts named by a known name, with the year, number or place beside it.
import { emptyCitation } from '../citation/citation.js';
import { foldPhrase } from '../token/fold.js';
import { foreign, isNation, placeAround, placed, type Found } from '../citation/found.js';
import { implementingBefore } from './implementing.js';
import { nameByFold, names, type Name } from '../token/lexicon.js';
import { readMention } from './mentions.js';
import { readYear, romanNumber } from '../token/numbers.js';
import { readBareArticle, type Provision } from '../provision/provisions.js';
import { Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';
import { withFurther } from './typed.js';

/** Tokens between a name and its year. */
const beforeYear = kindSet(Kind.Of, Kind.Noise, Kind.Dated, Kind.At);

/** Tokens between a name and the type of its act. */
const beforeType = kindSet(Kind.Comma, Kind.Open, Kind.At, Kind.Of, Kind.Noise, Kind.Dash, Kind.Mark);

export function readName(tokens: Tokens, i: number, found: Name, place: Provision | null): Found[] {
  if (isConstituting(tokens, i, found)) return [];
  const regulation = implementingBefore(tokens, i, found);
  if (regulation?.name === null) return [];
  let name = regulation?.name ?? found;
  let next = i + 1;
  if (name.annual) {
    const year = annualName(tokens, i, name);
    [name, next] = year === null ? [anyYear(name), i + 1] : [year.name, year.next];
    if (name.acts.length === 0) return [];
  }
  const dated = name.annual ? null : datedName(tokens, next, name, place !== null);
  if (dated !== null) [name, next] = [dated.name, dated.next];
  else if (isFormer(tokens, i, next)) name = formerOf(name);
  if (isOfOtherCode(tokens, next, name) || goesOn(tokens, next)) return [];
  if (isNation(tokens, next) || isNation(tokens, next + 1, tokens.kind[next] === Kind.Of))
    return [
      foreign(tokens, i, next + 1, place, {
        kind: 'foreign',
        name: `${textOf(tokens, i)} ${textOf(tokens, next)}`,
        celex: null,
      }),
    ];
  const enacting = enactingAfter(tokens, next, name, isFormer(tokens, i, next) || formerName.test(name.text));
  if (enacting > 0) {
    const mention = readMention(tokens, enacting);
    const numbered = withFurther(tokens, { ...mention, from: i }, place);
    numbered[0]!.citation.name = textOf(tokens, i);
    return numbered;
  }
  const around = placeAround(tokens, i, next, place ?? bareArticleAfter(tokens, i, next, name));
  const from = place?.from ?? i;
  const end = Math.max(around.next, around.place?.next ?? 0);
  const citation = emptyCitation('nome', tokens.start[from]!, tokens.end[end - 1]!);
  citation.name = tokens.text.slice(tokens.start[i], tokens.end[next - 1]);
  citation.named = name.acts;
  citation.inForce = name.inForce;
  citation.part = name.part;
  const transitional = place === null ? transitionalProvision(tokens, i, name) : null;
  if (transitional !== null) {
    citation.annex = transitional.annex;
    citation.start = tokens.start[transitional.from]!;
  }
  if (regulation !== null && place === null) citation.start = regulation.start;
  return [
    {
      citation: placed(citation, around.place),
      from: transitional?.from ?? from,
      next: end,
      name,
      complete: true,
      led: place !== null,
    },
  ];
}

/** `la costituzione di parte civile`, `la costituzione in giudizio`: what somebody does, not the Constitution. */
function isConstituting(tokens: Tokens, i: number, { acts }: Name): boolean {
  if (acts[0]?.startsWith('eli:/it/costituzione/') !== true || textOf(tokens, i) !== 'costituzione') return false;
  const end = tokens.end[i]!;
  return /^\s(?:di\s|in\s(?:giudizi|mora\b|cancelleria|appello|udienza))/.test(tokens.text.slice(end, end + 15));
}

const transitionalWord = /^(?:disp(?:osizion[ei])?|trans(?:itori[ae])?|fin(?:al[ei])?)\.?$/i;

/**
 * `XII disposizione transitoria e finale della Costituzione`, `XIV disp. trans. Cost.`: the annex that the official text makes of each of
 * them, and the token of its number; `null` where none stands before the name.
 */
function transitionalProvision(tokens: Tokens, i: number, name: Name): { annex: string; from: number } | null {
  if (name.acts[0]?.startsWith('eli:/it/costituzione/') !== true) return null;
  let at = tokens.kind[i - 1] === Kind.Of ? i - 2 : i - 1;
  let isTransitional = false;
  for (; at >= 0 && at > i - 9; at--) {
    const text = textOf(tokens, at);
    if (transitionalWord.test(text)) isTransitional ||= /^trans/i.test(text);
    else if (tokens.kind[at] !== Kind.And && tokens.kind[at] !== Kind.Dot) break;
  }
  if (at < 0 || !isTransitional) return null;
  const number = tokens.kind[at] === Kind.Ordinal ? tokens.value[at]! : romanNumber(textOf(tokens, at));
  return number < 1 || number > 18 ? null : { annex: `allegato-${numerals[number - 1]!}`, from: at };
}

const numerals = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii'.split(' ');

/** `c.c. 1175`, `codice civile 2043`: an abbreviation or a code and a number that is not the act's own, nor its year, and nothing else in the text. */
function bareArticleAfter(tokens: Tokens, i: number, next: number, { text, acts }: Name): Provision | null {
  if (i > 0 || tokens.kind[next] !== Kind.Integer) return null;
  const isShort = text.includes('.') || text.length <= 4;
  if (!isShort && (!/^(?:codice|costituzione)\b/i.test(text) || isOwnNumber(acts, textOf(tokens, next)))) return null;
  const article = readBareArticle(tokens, next);
  return article !== null && article.next === tokens.count ? article : null;
}

/** Whether a number is that of one of the acts or its year: `codice dei contratti pubblici 36`, `codice penale 1930`. */
const isOwnNumber = (acts: readonly string[], number: string): boolean =>
  acts.some((eli) => eli.split('/').includes(number));

/** `legge di bilancio per l'anno 2020`: the name that the year completes. */
function annualName(tokens: Tokens, i: number, name: Name): { name: Name; next: number } | null {
  let at = i + 1;
  while (at < i + 5 && beforeYear.has(tokens.kind[at])) at++;
  const year = readYear(tokens, at, false);
  const row = year === null ? undefined : nameByFold.get(foldPhrase(name.text) + String(year.year));
  return year === null || row === undefined ? null : { name: names[row]!, next: year.next };
}

/** `la legge di bilancio`: the acts of all years that have the name, newest first; a candidate each. */
function anyYear(name: Name): Name {
  const fold = foldPhrase(name.text);
  let acts = byAnyYear.get(fold);
  if (acts === undefined) {
    acts = [...nameByFold]
      .filter(([other]) => other.length === fold.length + 4 && other.startsWith(fold) && /\d{4}$/.test(other))
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .flatMap(([, row]) => names[row]!.acts)
      .slice(0, 10);
    byAnyYear.set(fold, acts);
  }
  return {
    ...name,
    acts: /^(?:legge|decreto)/i.test(name.text) ? acts : [],
    weak: true,
    inForce: false,
    telling: true,
  };
}

const byAnyYear = new Map<string, string[]>();

/**
 * `codice dei contratti pubblici del 2006`: the year says which act that had the name is meant, that of its day or one of the next two, in
 * which it entered into force. A code of another year, `codice della strada del 1959`, is none of them: no act.
 * @param isPlaced whether an article stands before the name, so that a number behind it is none: `art. 1151 c.c. 1865`
 */
function datedName(tokens: Tokens, i: number, name: Name, isPlaced: boolean): { name: Name; next: number } | null {
  const isLed = tokens.kind[i] === Kind.Of || tokens.kind[i] === Kind.Open;
  const year = readYear(tokens, isLed ? i + 1 : i, false);
  if (year === null) return null;
  const acts = bornIn(year.year, name.acts);
  if (acts.length === 0 && !(isCode(name) && (isLed || (isPlaced && isLast(tokens, year.next))))) return null;
  return {
    name: { ...name, acts, weak: false, inForce: acts.length === 1 },
    next: tokens.kind[i] === Kind.Open ? year.next + 1 : year.next,
  };
}

function bornIn(year: number, acts: readonly string[]): string[] {
  const exact = acts.filter((eli) => eli.includes(`/${year}/`));
  if (exact.length > 0) return exact;
  const isNear = (eli: string) => year - yearOf(eli) > 0 && year - yearOf(eli) <= 2;
  return acts.filter(isNear);
}

const yearOf = (eli: string): number => Number(/\/(\d{4})\//.exec(eli)?.[1] ?? 0);

/** A code, whose name passes from one act to the next. */
const isCode = ({ text, acts }: Name): boolean =>
  acts.length > 0 && (/^cod(?:ice|\.)/i.test(text) || text.includes('.'));

/** Whether a text, or its clause, ends here. */
function isLast(tokens: Tokens, at: number): boolean {
  const kind = tokens.kind[at];
  return at >= tokens.count || (kind !== undefined && kind >= Kind.Comma && kind <= Kind.Mark);
}

/** `vecchio codice`, `l'abrogato codice`, `codice previgente` */
function isFormer(tokens: Tokens, i: number, next: number): boolean {
  const before = i > 0 ? textOf(tokens, i - 1) : '';
  const after = next < tokens.count ? textOf(tokens, next) : '';
  return /^(?:vecchi[oa]|previgente|abrogat[oa])$/i.test(before) || /^previgente$/i.test(after);
}

/** `vecchio codice appalti`: a name that means another act as the years go. */
const formerName = /^(?:vecchi|previgent)/i;

/** The acts that had a name before the one that has it; where none is known the name may mean an old text of its act, and is unsure. */
function formerOf(name: Name): Name {
  if (!name.inForce) return name;
  const former = name.acts.slice(1);
  return former.length === 0 ? { ...name, inForce: false } : { ...name, acts: former, inForce: former.length === 1 };
}

/** `codice Rocco di procedura penale`: the nickname of a code is also that of the other one of its time. */
function isOfOtherCode(tokens: Tokens, next: number, { text }: Name): boolean {
  const behind = tokens.text.slice(tokens.end[next - 1], (tokens.end[next - 1] ?? 0) + 20);
  return /^cod/i.test(text) && !/proc/i.test(text) && /^\s(?:di\s)?proc(?:edura|\.)/i.test(behind);
}

/**
 * `disp. att. c.p.a.`, `c.p.m.`, `c.p.p. min.`, `c.p.c. penale`: behind the abbreviation that was read the name goes on, and no name of the
 * table is as long: it is that of another act.
 * @param next the token behind the name
 */
export function goesOn({ text, end }: Tokens, next: number): boolean {
  const at = end[next - 1]!;
  return text[at - 1] === '.' && continued.test(text.slice(at, at + 20));
}

const continued =
  /^(?:\p{L}{1,3}\.|\s(?:(?:min|minor|mil|milit|pen|civ|trib|nav|med|sport)\.|(?:penale|civile|militare|minorile|minorenni|pace|guerra)(?!\p{L})))/u;

/** Words of the rest of a name. */
const restWords = kindSet(Kind.Word, Kind.Of, Kind.At, Kind.And, Kind.Noise, Kind.Comma);

/** `codice dei contratti pubblici relativi a lavori, servizi e forniture, di cui al decreto …`: the type; `i` where none is led to. */
function behindRest(tokens: Tokens, i: number): number {
  let at = i;
  while (at < i + 12 && restWords.has(tokens.kind[at])) at++;
  if (tokens.kind[at] !== Kind.Whereof && tokens.kind[at] !== Kind.Enacted) return i;
  at++;
  while (at < i + 16 && beforeType.has(tokens.kind[at])) at++;
  return tokens.kind[at] === Kind.Type ? at : i;
}

/**
 * The type that a name leads to: `codice …, di cui al decreto …`, `codice … (d.lgs. 196/2003)`. In brackets, after a comma or behind
 * more words the act must be one that the name stands for; directly behind the bracket after the name of a former act it may be any.
 * 0 where none follows.
 * @param isOfFormer whether the name is one of a former act: `vecchio codice appalti (d.lgs. 50/2016)`
 */
function enactingAfter(tokens: Tokens, i: number, name: Name, isOfFormer: boolean): number {
  let at = i;
  let said = false;
  for (; at < i + 6 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Whereof || kind === Kind.Enacted) said = true;
    else if (!beforeType.has(kind)) break;
  }
  const isFar = tokens.kind[at] !== Kind.Type;
  if (isFar) [at, said] = [behindRest(tokens, i), false];
  if (tokens.kind[at] !== Kind.Type || at === i) return 0;
  const mention = readMention(tokens, at);
  if (mention.number === null || mention.year === null) return 0;
  if (said || (isOfFormer && at === i + 1 && tokens.kind[i] === Kind.Open)) return at;
  // Behind more words no misprint of the type is forgiven: `decreto del Presidente della Rupubblica`.
  const type = isFar ? `/it/${mention.type?.slug ?? ''}` : '';
  return name.acts.some((eli) => eli.includes(`${type}/${mention.year}/`) && eli.endsWith(`/${mention.number}`))
    ? at
    : 0;
}
