// References to acts that are not the State's: of the Union, regions, other countries, courts.
import { slugOf } from '../../law/eli/authority.js';
import type { ForeignReference } from '../citation/citation.js';
import { fullYear } from '../token/numbers.js';
import { digitsOf, Kind, textOf, type Tokens } from '../token/tokens.js';

/** Letter of the CELEX number by ELI name of the type. */
const celexLetters: Record<string, string> = {
  'regolamento-ue': 'R',
  'direttiva-ue': 'L',
  'decisione-ue': 'D',
  'decisione-quadro-ue': 'F',
  'raccomandazione-ue': 'H',
};
const labels: Record<string, string> = {
  'regolamento-ue': 'Regolamento',
  'direttiva-ue': 'Direttiva',
  'decisione-ue': 'Decisione',
  'decisione-quadro-ue': 'Decisione quadro',
  'raccomandazione-ue': 'Raccomandazione',
};

/** `Regolamento (UE)`; an act from before 2010 may be of the CEE, the CE or another Community, and is told without one. */
function labelOf(type: string, year: number): string {
  const label = labels[type] ?? 'Atto';
  return year < 2010 || type === 'decisione-quadro-ue' ? label : `${label} (UE)`;
}

/** An act of the Union from its type and the two numbers of its name, in the order that its kind and time have unless `yearFirst`; `null` numbers give no CELEX. */
export function europeanAct(
  type: string,
  first: string | null,
  second: string | null,
  yearFirst = false,
): ForeignReference {
  const order =
    first === null || second === null
      ? null
      : yearFirst
        ? { year: Number(first), number: Number(second) }
        : yearAndNumber(type, first, second);
  if (order === null) return { kind: 'eu', name: [labelOf(type, 0), first].filter(Boolean).join(' '), celex: null };
  const letter = celexLetters[type];
  return {
    kind: 'eu',
    name: `${labelOf(type, order.year)} ${first}/${second}`,
    celex: letter === undefined ? null : `3${order.year}${letter}${String(order.number).padStart(4, '0')}`,
  };
}

/** Directives and decisions begin with the year; regulations with the number until 2014, with the year since 2015. */
function yearAndNumber(type: string, first: string, second: string): { year: number; number: number } | null {
  const [a, b] = [Number(first), Number(second)];
  const [firstIsYear, secondIsYear] = [isYear(first), isYear(second)];
  if (firstIsYear === 4 && secondIsYear !== 4) return { year: a, number: b };
  if (secondIsYear === 4 && firstIsYear !== 4) return { year: b, number: a };
  if (firstIsYear === 4 && secondIsYear === 4)
    return type === 'regolamento-ue' && a < 2015 ? { year: b, number: a } : { year: a, number: b };
  if (type === 'regolamento-ue') return secondIsYear === 2 ? { year: fullYear(b), number: a } : null;
  return firstIsYear === 2 ? { year: fullYear(a), number: b } : null;
}

function isYear(digits: string): 0 | 2 | 4 {
  const value = Number(digits);
  if (digits.length === 4 && value >= 1952 && value < 2100) return 4;
  return digits.length === 2 && (value >= 52 || value <= 20) ? 2 : 0;
}

/** The two numbers after a type of the Union, `n. 1907/2006/CE`, `(UE) 2016/679`, and the token after them. */
export function readEuropeanNumbers(
  tokens: Tokens,
  i: number,
): { first: string | null; second: string | null; next: number; marked: boolean } {
  let at = i;
  let marked = false;
  for (let skipped = 0; skipped < 10 && isBetween(tokens, at); skipped++) {
    if (tokens.kind[at] === Kind.European) marked = true;
    at++;
  }
  const numbered = at;
  if (tokens.kind[at] !== Kind.Integer) return { first: null, second: null, next: marked ? at : i, marked };
  const first = digitsOf(tokens, at++);
  let second: string | null = null;
  if (tokens.kind[at] === Kind.Slash && tokens.kind[at + 1] === Kind.Integer) {
    second = digitsOf(tokens, at + 1);
    at += 2;
  } else if (
    tokens.kind[at] === Kind.Of &&
    tokens.kind[at + 1] === Kind.Integer &&
    tokens.kind[at + 2] !== Kind.Month
  ) {
    second = digitsOf(tokens, at + 1);
    at += 2;
  } else if (tokens.kind[at] === Kind.Month || tokens.kind[at] === Kind.Dot) {
    return { first: null, second: null, next: numbered, marked };
  }
  for (let k = 0; k < 2 && tokens.kind[at] === Kind.Slash && tokens.kind[at + 1] === Kind.European; k++) {
    marked = true;
    at += 2;
  }
  const open = tokens.kind[at] === Kind.Open ? 1 : 0;
  if (second !== null && tokens.kind[at + open] === Kind.European)
    return { first, second, next: at + 1 + 2 * open, marked: true };
  return { first, second, next: at, marked };
}

const between = new Set<number>([
  Kind.European,
  Kind.Open,
  Kind.Close,
  Kind.Numero,
  Kind.Comma,
  Kind.Of,
  Kind.And,
  Kind.At,
  Kind.Slash,
]);

function isBetween(tokens: Tokens, i: number): boolean {
  return (
    between.has(tokens.kind[i]!) ||
    (tokens.kind[i] === Kind.Word &&
      /^(?:delegat[oa]|esecuzione|quadro|attuazione|consiglio|commissione)$/i.test(textOf(tokens, i)))
  );
}

/** An AKN reference to an act of the Union: `direttivaUe/eu/2003/20`, `regolamento//2016/679`; else `null`. */
export function celexOfIri(type: string, authority: string, date: string, number: string): ForeignReference | null {
  const slug = slugOf(type);
  const european =
    slugOf(authority) === 'eu' ||
    slugOf(authority) === 'ue' ||
    slug.endsWith('-ue') ||
    (slug === 'regolamento' && authority === '');
  if (!european) return null;
  const kind = slug.startsWith('direttiva')
    ? 'direttiva-ue'
    : slug.startsWith('decisione')
      ? 'decisione-ue'
      : 'regolamento-ue';
  const joined = /^(\d{4})-(\d{1,5})$/.exec(number);
  return joined === null ? celexOf(kind, date.slice(0, 4), number) : celexOf(kind, joined[1]!, joined[2]!);
}

/** The act of the Union of this type, year and number; no CELEX for what is no number. */
export function celexOf(type: string, year: string, number: string): ForeignReference {
  const celex = /^\d{1,5}$/.test(number) ? `3${year}${celexLetters[type]!}${number.padStart(4, '0')}` : null;
  return { kind: 'eu', name: `${labelOf(type, Number(year))} ${year}/${number}`, celex };
}

/** The reference for the authority in a URN: a region, a court, the Union; `null` for the State and its ministries. */
export function foreignOfAuthority(authority: string, type: string, measure: string): ForeignReference | null {
  const [body, kind] = [slugOf(authority), slugOf(type)];
  const name = `${kind} ${measure}`.slice(0, 80);
  if (
    /^(?:regione|provincia|comune)(?:-|$)/.test(body) ||
    /^(?:legge|regolamento)-(?:regionale|provinciale)$/.test(kind)
  )
    return { kind: 'regional', name, celex: null };
  if (/^(?:comunita-europe[ae]|unione-europea|eu|ue|consiglio-ue|parlamento-europeo)/.test(body)) {
    const [date = '', number = ''] = measure.split(';');
    const found = celexOfIri(kind, 'eu', date, number.split(':')[0]!);
    return found ?? { kind: 'eu', name, celex: null };
  }
  if (
    /^(?:corte|tribunale|consiglio-stato|consiglio-di-stato|tar)(?:-|$)/.test(body) &&
    /^(?:sentenza|ordinanza|decisione|parere)/.test(kind)
  )
    return { kind: 'judgment', name, celex: null };
  return null;
}
