// The divisions around an article, and those that a clause names: `capi I e II del titolo III`.
import { remembering } from './remembering.js';

/** `capi I e II del titolo III del libro secondo`: each noun that is named has one of its numbers in the path. */
export function isBelow(path: readonly string[], named: readonly string[]): boolean {
  const own = path.map(numbered);
  const names = named.map(numbered);
  const nounOf = (name: string) => name.split(' ')[0];
  return (
    own.length > 0 &&
    names.every((name) => names.some((other) => nounOf(other) === nounOf(name) && own.includes(other)))
  );
}

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ordinalStems = [
  '',
  'prim',
  'second',
  'terz',
  'quart',
  'quint',
  'sest',
  'settim',
  'ottav',
  'non',
  'decim',
  'undicesim',
  'dodicesim',
];

/** `Libro secondo`, `CAPO II DELLE …`, `Sezione Settima` → `libro ii`, `capo ii`, `sezione vii`. */
const numbered = remembering((name) => {
  const [noun = '', number = ''] = name.toLowerCase().split(/[\s.,:-]+/);
  const rank = ordinalStems.findIndex((stem, i) => i > 0 && number.slice(0, -1) === stem);
  const suffix = /\b[ivxl]{1,7}[\s-](bis|ter|quater|quinquies)\b/.exec(name.toLowerCase())?.[1];
  return `${noun} ${rank > 0 ? romans[rank]! : number}${suffix === undefined ? '' : `-${suffix}`}`;
}, 2_000);
