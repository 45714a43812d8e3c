// Numbers written in words, as deeds and judgments write dates: `dodici febbraio millenovecentonovantatré`.

const units = (
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici ' +
  'diciassette diciotto diciannove'
).split(' ');
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/** Words from 1 to 99, without accents: `ventuno`, `novantatre`. */
const small = new Map(units.map((word, i) => [word, i + 1]));
tens.forEach((word, i) => {
  small.set(word, 20 + i * 10);
  units.slice(0, 9).forEach((unit, k) => {
    small.set((/^[uo]/.test(unit) ? word.slice(0, -1) : word) + unit, 21 + i * 10 + k);
  });
});

const words = new Map([...small].map(([word, number]) => [number, word]));

/** A number from 2 to 99 as a word, without accent, `trentatre`; `null` for another. */
export const wordOfNumber = (number: number): string | null => (number === 1 ? null : (words.get(number) ?? null));

const centuries: readonly (readonly [string, number])[] = [
  ['milleottocento', 1800],
  ['millenovecento', 1900],
  ['duemila', 2000],
];

function plain(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/** The day of a month that a word says, `primo`, `ventuno`; 0 for another word. */
export function dayInWords(word: string): number {
  const said = plain(word);
  const day = said === 'primo' ? 1 : (small.get(said) ?? 0);
  return day <= 31 ? day : 0;
}

/** The year from 1800 to 2099 that a word says, `duemilaventitré`; 0 for another word. */
export function yearInWords(word: string): number {
  const said = plain(word);
  const century = centuries.find(([prefix]) => said.startsWith(prefix));
  if (century === undefined) return 0;
  const rest = said.slice(century[0].length);
  if (rest === '') return century[1];
  const more = small.get(rest) ?? (rest.startsWith('e') ? small.get(rest.slice(1)) : undefined);
  return more === undefined ? 0 : century[1] + more;
}
