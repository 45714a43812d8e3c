// Types that one word or abbreviation may stand for.
import { actTypes, typeOf } from '../../law/act-type.js';

/** Types that an abbreviation may also stand for, the usual one first. */
const alike: Record<string, string[]> = {
  'decreto-legislativo-luogotenenziale': [
    'decreto-legge-luogotenenziale',
    'decreto-luogotenenziale',
    'decreto-legislativo',
  ],
  'regio-decreto-legislativo': ['decreto-legislativo'],
  'decreto-legislativo-del-capo-provvisorio-dello-stato': ['decreto-legislativo'],
  'decreto-legge-luogotenenziale': ['decreto-legislativo-luogotenenziale', 'decreto-luogotenenziale'],
  'decreto-luogotenenziale': ['decreto-legislativo-luogotenenziale', 'decreto-legge-luogotenenziale'],
  'decreto-ministeriale': ['decreto'],
  'decreto-del-capo-del-governo': ['decreto-del-capo-del-governo-primo-ministro-segretario-di-stato'],
  'decreto-del-duce': ['decreto-del-duce-del-fascismo-capo-del-governo'],
  deliberazione: ['delibera'],
};

/** The type and those that its abbreviation may also stand for; none of `null`. */
export function typesLike(type: string | null): string[] {
  return type === null ? [] : [type, ...(alike[type] ?? [])];
}

/** Types that the word may stand for: all decrees for `decreto`, all acts for `testo unico`. */
export function typesMeant(type: string | null): string[] {
  const isAnyDecree = type === 'decreto';
  if (type === null || (!isAnyDecree && typeOf(type)?.standing !== 'generic')) return typesLike(type);
  const state = actTypes.filter(({ standing }) => standing === 'state').map(({ slug }) => slug);
  return isAnyDecree ? state.filter(isDecree) : state;
}

/** Whether a type is one of the many decrees. */
export function isDecree(slug: string): boolean {
  return /^(?:regio-)?decreto/.test(slug);
}
