// Article numbers as strings: one spelling for each, and their order.
import { remembering } from '../remembering.js';

const units = ['', 'semel', 'bis', 'ter', 'quater', 'quinquies', 'sexies', 'septies', 'octies', 'novies'];
const tens: [string, number][] = [
  ['decies', 10],
  ['vicies', 20],
  ['tricies', 30],
  ['quadragies', 40],
  ['quinquagies', 50],
];

/** Contracted and variant forms beside the regular `units + tens` (`terdecies`, `quinquiesvicies`). */
const variants: [string, number][] = [
  ['undecies', 11],
  ['duodecies', 12],
  ['tredecies', 13],
  ['quattuordecies', 14],
  ['quatuordecies', 14],
  ['quindecies', 15],
  ['sexdecies', 16],
  ['sedecies', 16],
  ['septdecies', 17],
  ['septendecies', 17],
  ['octodecies', 18],
  ['duodevicies', 18],
  ['novodecies', 19],
  ['undevicies', 19],
  ['unvicies', 21],
  ['duovicies', 22],
  ['quintricies', 35],
  ['nonies', 9],
  ['unquadragies', 41],
  ['duoquadragies', 42],
  ['unquinquagies', 51],
  ['duoquinquagies', 52],
  ['untricies', 31],
  ['duotricies', 32],
];

const ranks = new Map<string, number>(variants);
units.forEach((unit, rank) => {
  if (rank > 1) ranks.set(unit, rank);
});
for (const [ten, value] of tens) {
  ranks.set(ten, value);
  units.forEach((unit, rank) => {
    if (rank === 0) return;
    ranks.set(unit + ten, value + rank);
    ranks.set(ten + unit, value + rank);
  });
}

/** Rank of a Latin suffix (`bis` 2, `quinquiesvicies` 25), or 0 for a word that is none. */
export function latinRank(word: string): number {
  return ranks.get(word) ?? 0;
}

/** All Latin suffixes that are understood, lower case. */
export const latinSuffixes: readonly string[] = [...ranks.keys()];

/**
 * Normal form of an article number: lower case, hyphens (`625bis` → `625-bis`, `270 quinquies.1` → `270-quinquies.1`,
 * `314/15` → `314-15`, `Art. 2.` → `2`, `Articolo unico` → `1`). `null` where nothing of a number is left. What counts on behind a
 * Latin suffix has a dot, as official documents print it, also where a text leaves it out (`19-bis1` → `19-bis.1`).
 * A leading zero stays: D.P.R. 235/1977 has an article 01 before its article 1, and `0a` is a point before `a`.
 */
export function articleNumber(text: string): string | null {
  if (/^(?:\d{1,5}(?:-[a-z]{2,20})?|0{0,2}[a-z]{1,2})$/.test(text)) return text;
  return text.length > 40 ? normalForm(text) : knownNumber(text);
}

/** Documents spell few numbers many times. */
const knownNumber = remembering(normalForm, 10_000);

function normalForm(text: string): string | null {
  const number = text
    .slice(0, 120)
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/^art(?:icol[oi]|t)?(?![a-z])\.?/, '')
    .replace(/[°()]/g, '')
    .replace(/^(\s{0,3}\d{1,4})o(?![a-z])/, '$1')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/(\d)(?=[a-z])/g, '$1-')
    .replace(/([a-z]{1,20})(?=\d)/g, (word) => (latinRank(word) > 0 ? `${word}.` : `${word}-`))
    .replace(/-?\.-?/g, '.')
    .replace(/\.(?=[a-z])/g, '-')
    .replace(/^[-.]{1,9}|[-.]{1,9}$/g, '');
  if (number === 'unico') return '1';
  return number === '' ? null : number;
}

/**
 * How other documents spell a number: `171-octies-1` for `171-octies.1`, `21-nonies` for `21-novies`, `102-ter-decies` for
 * `102-terdecies`, each the other way round as well. None for most numbers.
 */
export function otherSpellings(number: string): string[] {
  if (/^\d{1,5}$/.test(number)) return [];
  const [, base, suffix, mark, count] = /^(.{0,30}-|)([a-z]{3,20})([.-])(\d{1,3})$/.exec(number) ?? [];
  const stroked =
    suffix === undefined || latinRank(suffix) === 0 ? [] : [`${base}${suffix}${mark === '.' ? '-' : '.'}${count}`];
  const ninth = /-(nonies|novies)(?=$|\.)/.exec(number)?.[1];
  const ninths = ninth === undefined ? [] : [number.replace(ninth, ninth === 'nonies' ? 'novies' : 'nonies')];
  return [...stroked, ...ninths, ...joinedOrParted(number)];
}

/** `102-ter-decies` → `102-terdecies`, and the other way round. */
function joinedOrParted(number: string): string[] {
  const [, base, word = '', second] = /^(\d{1,5}-)([a-z]{3,20})(?:-([a-z]{3,20}))?$/.exec(number) ?? [];
  if (second !== undefined) return latinRank(word + second) > 0 ? [base! + word + second] : [];
  const ten = tens.find(([name]) => word.endsWith(name) && word !== name)?.[0];
  const unit = ten === undefined ? '' : word.slice(0, -ten.length);
  return units.includes(unit) && unit !== '' ? [`${base}${unit}-${ten}`] : [];
}

/** Order of article numbers: `2`, `2-bis`, `2-ter`, `2-ter.1`, `3`; `01` comes before `1`; words come last. */
export function compareArticleNumbers(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}

/** `102-ter-decies.1` → [102, 13, 1]; a suffix alone sorts by its rank, an unknown word after all suffixes. */
function sortKey(number: string): number[] {
  const key: number[] = [];
  const tokens = number.split(/[-.]/);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (/^\d+$/.test(token)) {
      if (i === 1) key.push(0);
      key.push(Number(token) - (i === 0 && token.startsWith('0') ? 0.5 : 0));
      continue;
    }
    const joined = latinRank(token + (tokens[i + 1] ?? ''));
    if (joined > 0 && i + 1 < tokens.length) i++;
    if (i === 0) key.push(1e6);
    key.push(joined || latinRank(token) || 1000);
  }
  return key;
}

/** The same for every spelling of a number: `71-nonies` and `71-novies`, `102-ter-decies` and `102-terdecies`, `171-octies.1` and `171-octies-1`. */
export function rankKey(number: string): string {
  const tokens = number.toLowerCase().split(/[-.]/);
  const key: (string | number)[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const joined = latinRank(tokens[i]! + (tokens[i + 1] ?? ''));
    if (joined > 0 && i + 1 < tokens.length) i++;
    const rank = joined || latinRank(tokens[i]!);
    // A rank is told from a count behind it: `2-bis` is no `2-2`.
    key.push(rank > 0 ? `r${rank}` : tokens[i]!);
  }
  return key.join('.');
}
