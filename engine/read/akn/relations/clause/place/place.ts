// A place of the amended act, and what further words add to it.
import { levels, type Level } from '../token/token.js';

/** A place of the amended act; lists are in the order of the words. */
export type Place = Partial<Record<Level, readonly string[]>>;

/** Adds the words of a group to a place: the levels narrower than the group's widest one are dropped. */
export function merge(place: Place, group: Place): Place {
  const named = levels.find((level) => group[level] !== undefined && level !== 'division' && level !== 'act');
  // `la rubrica del Capo II` is of no article.
  const widest = named === 'heading' && group.division !== undefined ? undefined : named;
  // `all'articolo 8, il comma 5 della legge …`: what stood without an act is of this one.
  const isOfAny = place.act === undefined && place.article !== undefined;
  const isSameAct = group.act === undefined || isOfAny || group.act[0] === place.act?.[0];
  // `alla tabella A: … alla parte II`: a division of the annex.
  const inAnnex = widest === undefined && group.division !== undefined && place.annex !== undefined;
  // `alla rubrica le parole …, al comma 1 le parole …`: no paragraph is in the heading.
  const isBesideHeading = widest === 'paragraph' || widest === 'point' || widest === 'number' || widest === 'sentence';
  const level = isBesideHeading && place.heading !== undefined ? 'heading' : widest;
  const base = isSameAct ? upTo(place, level ?? (inAnnex ? 'article' : 'division')) : {};
  const around = isSameAct ? divisionsAround(place.division, group.division) : [];
  const division = group.division === undefined ? base.division : [...around, ...group.division];
  return { ...base, ...group, ...(division ? { division } : {}) };
}

const divisionNouns = ['Libro', 'Parte', 'Titolo', 'Capo', 'Sezione'];

/** Whether the first divisions are wider than all the others: `Titolo I` than `Capo II`. */
export function isWider(first: readonly string[], others: readonly string[]): boolean {
  return Math.max(...first.map(rankOf)) < Math.min(...others.map(rankOf));
}

function rankOf(name: string): number {
  return divisionNouns.indexOf(name.split(' ', 1)[0]!);
}

/** `Al Libro IV, Titolo II, …: a) il Capo I e' abrogato`: what the words above say of divisions wider than those that are named. */
function divisionsAround(above: readonly string[] = [], named: readonly string[] = []): string[] {
  const widest = Math.min(...named.map(rankOf));
  return above.filter((name) => rankOf(name) !== -1 && rankOf(name) < widest);
}

/** Whether a place with an article is nearer than one that names nothing, or only the same act: `alla legge …, il comma 2 dell'articolo 8 e' … e il comma 4 …`. */
export function isAround({ act, article }: Place, place: Place): boolean {
  if (place.act === undefined) return true;
  const isActAlone = levels.every((level) => level === 'act' || place[level] === undefined);
  return isActAlone && article !== undefined && act?.[0] === place.act[0];
}

/** Levels wider than `level`; all of them for `null`. */
export function upTo(place: Place, level: Level | null): Place {
  const outer: Place = {};
  for (const wider of levels) {
    if (wider === level) break;
    if (place[wider]) outer[wider] = place[wider];
  }
  return outer;
}

/** `All'allegato II.4 …: la tabella C e' sostituita`: tables of that annex, where they are of the same act. */
export function annexesIn(
  { annex: holder = [], act }: Place,
  { annex: named = [], act: own }: Place,
): readonly string[] {
  const isOfHolder = holder.length === 1 && holder[0]!.startsWith('Allegato') && named[0]?.startsWith('Tabella');
  return isOfHolder && act?.[0] === own?.[0] ? [...holder, ...named] : named;
}
