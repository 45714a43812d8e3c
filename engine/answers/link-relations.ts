// The relations behind a link of the graph, as the list of the amending act has them.
import type { Level } from '../graph/view.js';

/** The members of a relation by which it is selected. */
interface ListedRelation {
  id: string;
  confidenza: number;
  da: ListedEnd;
  a: ListedEnd;
}

interface ListedEnd {
  eli: string;
  articolo_eli: string | null;
}

/** One end of a link: the ELI of a node, and of its act. */
export interface LinkEnd {
  id: string;
  act: string;
}

/**
 * The relations from one node to another, parsed.
 * @param list of what the amending act amends, JSON as it is answered; only the relations with the other act are parsed
 */
export function relationsBetween<Relation extends ListedRelation>(
  list: Buffer,
  from: LinkEnd,
  to: LinkEnd,
  level: Level,
): Relation[] {
  const isMeant = ({ eli, articolo_eli }: ListedEnd, { id }: LinkEnd) =>
    level === 'act' || (articolo_eli ?? eli) === id;
  return Array.from(relationsWith(list, to.act), (text) => JSON.parse(text) as Relation).filter(
    ({ da, a }) => isMeant(da, from) && isMeant(a, to),
  );
}

/** The relation of highest confidence; of several the one whose id comes first. @param relations at least one */
export function mostCertain<Relation extends ListedRelation>(relations: readonly Relation[]): Relation {
  return relations.reduce((best, one) =>
    one.confidenza > best.confidenza || (one.confidenza === best.confidenza && one.id < best.id) ? one : best,
  );
}

/** No text within a string of JSON has quotes of its own: they are escaped. */
const opening = Buffer.from('{"id":"');

/** The relations of a list whose amended act is this one, each as JSON. */
function* relationsWith(list: Buffer, act: string): Generator<string> {
  const mark = Buffer.from(`"a":{"eli":${JSON.stringify(act)},`);
  for (let at = list.indexOf(mark); at !== -1; at = list.indexOf(mark, at + 1)) {
    const next = list.indexOf(opening, at);
    // A comma separates two relations; a bracket follows the last one.
    yield list.toString('utf8', list.lastIndexOf(opening, at), (next === -1 ? list.length : next) - 1);
  }
}
