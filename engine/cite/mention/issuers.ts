// The issuer of a deliberation, circular or order: a few are acts of the State, most are one office's.
import { emptyCitation, type Citation, type ForeignReference } from '../citation/citation.js';
import { readDate } from '../token/dates.js';
import { endsSentence, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/** Tokens that may name who issued an act. */
const issuerWords = kindSet(Kind.Word, Kind.Region, Kind.Court, Kind.Name, Kind.Foreign);

/** Tokens between the noun of an office and the number. */
const officeWords = kindSet(Kind.Word, Kind.Of, Kind.Comma, Kind.And, Kind.Office);

/** Types that every office issues: without an issuer of the State they may be anyone's. */
const issuedByMany: ReadonlySet<string> = new Set(['deliberazione', 'circolare', 'ordinanza', 'regolamento']);

/** Whether every office issues acts of that type. */
export function isIssuedByMany(type: string): boolean {
  return issuedByMany.has(type);
}

/** Issuers whose deliberations, orders and regulations are acts of the State. */
const state =
  /\b(?:cipe|cipess|comitato interministeriale|consiglio dei ministri|presidente del consiglio|protezione civile|ministr[oi]|ministero)\b|^(?:opcm|ocdpc|om)\b|^o\.\s?m/i;

/** First words of those who issue decrees: `decreto del Ministro …`, `decreto del Capo dipartimento …`, `decreto MEF …`. */
const issuer =
  /^(?:ministr|minister|intermin|president|capo|sottosegretari|comitat|commissari|diretto|dirigen|dipartiment|agenzi|ragionier|autorit|assessor|prefett|questor|rettor|sindac|giunt|consigl|garante|segretari)/i;

/** `decreto MEF 5 agosto 2021`. */
const acronym = /^[A-Z]{2,8}$/;

/** Whether the words from token `i` may name who issued an act, and not go on with the sentence. */
export function mayNameIssuer(tokens: Tokens, i: number): boolean {
  let at = i;
  while (at < i + 3 && (tokens.kind[at] === Kind.Of || tokens.kind[at] === Kind.At || tokens.kind[at] === Kind.Noise))
    at++;
  if (at >= tokens.count || tokens.kind[at] === Kind.Cited) return false;
  if (tokens.kind[at] === Kind.Region || tokens.kind[at] === Kind.Numero || tokens.kind[at] === Kind.Integer)
    return true;
  const text = textOf(tokens, at);
  return issuer.test(text) || acronym.test(text);
}

/** The office's act that stands from token `from` to before `next`, of the type `slug`, where it is not the State's; else `null`. */
export function officeAct(tokens: Tokens, slug: string, from: number, next: number): ForeignReference | null {
  if (!issuedByMany.has(slug)) return null;
  const name = tokens.text.slice(tokens.start[from], tokens.end[next - 1]);
  if (state.test(name) && slug !== 'circolare') return null;
  return hasIssuer(tokens, from, next) ? { kind: 'administrative', name, celex: null } : null;
}

/** Whether more than the type, a date and a number stands there. */
function hasIssuer(tokens: Tokens, from: number, next: number): boolean {
  if (/cicr|di giunta|giunta/i.test(textOf(tokens, from))) return true;
  for (let i = from + 1; i < next; i++) {
    const kind = tokens.kind[i];
    if (issuerWords.has(kind)) return true;
  }
  return false;
}

/** In running text an act of such a type whose issuer is not named is an office's, or nobody can say whose. */
export function asOfficeAct(citation: Citation, text: string): Citation {
  if (citation.type === null || !issuedByMany.has(citation.type) || citation.method !== 'numero') return citation;
  const name = text.slice(citation.start, citation.end);
  if (state.test(name) && citation.type !== 'circolare') return citation;
  return {
    ...emptyCitation('non-statale', citation.start, citation.end),
    article: citation.article,
    paragraph: citation.paragraph,
    point: citation.point,
    moreArticles: citation.moreArticles,
    moreParagraphs: citation.moreParagraphs,
    foreign: { kind: 'administrative', name, celex: null },
  };
}

/** `nota INPS n. 1495/2021`, `risoluzione dell'Agenzia delle entrate n. 3/E del 2021`: the token after the number; 0 where none stands. */
export function officeNumber(tokens: Tokens, i: number): number {
  for (let at = i + 1; at < i + 12 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Numero && tokens.kind[at + 1] === Kind.Integer) return afterNumber(tokens, at + 2);
    const passes = officeWords.has(kind);
    if (!passes || endsSentence(tokens, at)) return 0;
  }
  return 0;
}

/** `/2021`, `/E del 2021`, ` del 2021`, ` del 4 settembre 2023`. */
function afterNumber(tokens: Tokens, i: number): number {
  let at = i;
  if (tokens.kind[at] === Kind.Slash && at + 1 < tokens.count) at += 2;
  if (tokens.kind[at] === Kind.Of && tokens.kind[at + 1] === Kind.Integer)
    at = readDate(tokens, at + 1)?.next ?? at + 2;
  return at;
}
