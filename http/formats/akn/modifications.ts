// Relations as Akoma Ntoso has them, typed where the type is proven, and each whole in a vocabulary of our own.
import { kindTable, type shapes } from '../../../engine/index.js';
import { element, type XmlNode } from '../xml.js';
import { writeRelation } from './own.js';

type Relation = shapes.Relation;

/** The lists of an act, an article or a paragraph. */
export type Lists = Pick<shapes.ActAnswer, 'modifica' | 'modificata_da' | 'altri_effetti' | 'altri_effetti_subiti'>;

/** The element and its `type`. */
type ModificationType = readonly [name: string, type: string];

/**
 * The type that a relation has in Akoma Ntoso, by what is known of its nature and kind; `null` where that is not proven: an
 * amendment of an unstated kind, a relation whose nature cannot be decided, rules that have no type of their own there.
 */
export function modificationType({ tipo, natura }: Pick<Relation, 'tipo' | 'natura'>): ModificationType | null {
  const [nature, element, type] = kindTable[tipo].akn ?? [];
  return element !== undefined && nature === natura ? [element, type!] : null;
}

/** The place that a typed modification names as its destination: an act or article, or a paragraph of an article. */
interface Destination {
  comma: string | null;
}

/**
 * The destinations of which the type holds as a whole: a reader takes `repeal` of `#art_2` for the end of the article. Words, points and
 * sentences have no identifier in the document, and are told by the relation alone.
 */
export function destinationsOf({ natura, portata, a, parti }: Relation): Destination[] {
  if (natura !== 'testuale') return [{ comma: null }];
  const places = parti.length === 0 ? [{ portata, a }] : parti;
  const whole = places.flatMap(({ portata, a: { comma } }): Destination[] => {
    if (portata === (a.articolo_eli === null ? 'atto' : 'articolo')) return [{ comma: null }];
    return portata === 'comma' && a.articolo_eli !== null && comma !== null ? [{ comma }] : [];
  });
  return whole.filter(({ comma }, i) => whole.findIndex((other) => other.comma === comma) === i);
}

/**
 * `analysis`, empty where there is nothing in it, and each relation whole, for `proprietary`.
 * @param places identifiers in the document, by ELI of an article, annex or paragraph
 * @param take gives out identifiers
 */
export function describeModifications(
  lists: Lists,
  places: ReadonlyMap<string, string>,
  take: (name: string) => string,
): Record<'analysis' | 'relations', XmlNode[]> {
  const active = [...lists.modifica, ...lists.altri_effetti];
  const passive = [...lists.modificata_da, ...lists.altri_effetti_subiti];
  const typed = (relations: readonly Relation[], prefix: string) =>
    relations.flatMap((relation) => {
      const type = modificationType(relation);
      if (type === null) return [];
      return destinationsOf(relation).map((to) => writeModification(relation, type, to, take(prefix), places));
    });
  const [made, undergone] = [typed(active, 'mod'), typed(passive, 'pmod')];
  const all = [...active, ...passive];
  const analysis = element('analysis', { source: '#legami' }, [
    made.length === 0 ? null : element('activeModifications', {}, made),
    undergone.length === 0 ? null : element('passiveModifications', {}, undergone),
  ]);
  return {
    analysis: made.length + undergone.length === 0 ? [] : [analysis],
    relations: all.map(writeRelation),
  };
}

function writeModification(
  { da, a }: Relation,
  [name, type]: ModificationType,
  { comma }: Destination,
  eId: string,
  places: ReadonlyMap<string, string>,
): XmlNode {
  const href = (eli: string) => {
    const here = places.get(eli);
    return here === undefined ? eli : `#${here}`;
  };
  const reached = a.articolo_eli ?? a.eli;
  return element(name, { type, eId }, [
    element('source', { href: href(da.articolo_eli ?? da.eli) }),
    element('destination', { href: href(comma === null ? reached : `${reached}/com/${comma}`) }),
  ]);
}
