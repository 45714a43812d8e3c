// Colours of the graph, distinguishable for most people with a colour vision deficiency, in light and dark mode.

/** For classes without an order. */
export const distinct: readonly string[] = [
  ...['#3d7fc4', '#e08a1e', '#3f9d5a', '#c8505f', '#8a63c9'],
  ...['#1f9aa8', '#b07b3c', '#d86fb2', '#7b8f1f', '#5b6fd6'],
];
/** For what belongs to no class that is named. */
export const grey = '#8793a1';

/** Types of act that have a colour of their own, the same in every picture. */
const typesOfAct: readonly string[] = [
  ...['legge', 'decreto-legge', 'decreto-legislativo', 'decreto-del-presidente-della-repubblica'],
  ...['legge-costituzionale', 'decreto-del-presidente-del-consiglio-dei-ministri', 'regio-decreto'],
  ...['decreto-ministeriale', 'circolare', 'costituzione'],
];

/** The colour of a type of act, by its ELI name. */
export function colourOfType(type: string): string {
  return distinct[typesOfAct.indexOf(type)] ?? grey;
}

/** The most frequent types of some nodes that have a colour, the most frequent first. */
export function mostTypes(types: Iterable<string>, most: number): string[] {
  const counts = new Map<string, number>();
  for (const type of types) if (typesOfAct.includes(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  const ranked = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return ranked.slice(0, most).map(([type]) => type);
}
