// What the words behind `salvo`, `fermo` and `limitatamente` say of what they except or limit.
import { ordinal } from './patterns.js';

/** `exception` of a place, `reservation` of a repeal, `condition` of one, `aside` for what takes nothing away. */
export type Force = 'exception' | 'reservation' | 'aside' | 'condition';

const reserved = /^\s(?:quanto|che|se|divers[oaie]|i casi|il caso|il disposto)\b/;
/** What a repeal leaves standing although nothing of the text does. */
const consequences =
  /^\s(?:gli effetti|i diritti|i rapporti|gli atti|i procedimenti|la validita'|l'efficacia|le situazioni)/;

/** `salvo quanto previsto`, `salvo che` reserve; `salvo il comma 2` excepts; `fatti salvi gli effetti prodotti` does neither. */
export function forceOf(words: string, text: string, end: number): Force {
  if (/ferm[oaie]/.test(words)) return 'aside';
  const next = text.slice(end, end + 20);
  if (!/salv[oaie]$/.test(words)) return 'exception';
  return consequences.test(next) ? 'aside' : reserved.test(next) ? 'reservation' : 'exception';
}

const ofPlace = new RegExp(
  String.raw`^\s(?:al|all'|alla|ai|agli|alle|allo)\s?(?:sol[oaei]\s)?(?:${ordinal},?\s(?:e\s)?){0,3}(?:articol|comm[ai]\b|letter|numer|cap[oi]\b|titol|sezion|period|capovers|parol|part[ei]\b|allegat|tabell)`,
);

/** Whether `limitatamente`, which ends at `end`, names places: `all'articolo 14`, not `ai soggetti di cui all'articolo 3`. */
export function limitsPlaces(text: string, end: number): boolean {
  return ofPlace.test(text.slice(end, end + 60));
}
