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

/**
 * `analysis`, empty where there is nothing in it, and each relation whole, for `proprietary`.
 * @param articles identifiers in the document, by ELI of an article
 * @param take gives out identifiers
 */
export function describeModifications(
  lists: Lists,
  articles: ReadonlyMap<string, string>,
  take: (name: string) => string,
): Record<'analysis' | 'relations', XmlNode[]> {
  const active = [...lists.modifica, ...lists.altri_effetti];
  const passive = [...lists.modificata_da, ...lists.altri_effetti_subiti];
  const typed = (relations: readonly Relation[], prefix: string) =>
    relations.flatMap((relation) => {
      const type = modificationType(relation);
      return type === null ? [] : [writeModification(relation, type, take(prefix), articles)];
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
  eId: string,
  articles: ReadonlyMap<string, string>,
): XmlNode {
  const href = (end: Relation['da']) => {
    const here = articles.get(end.articolo_eli ?? '');
    return here === undefined ? (end.articolo_eli ?? end.eli) : `#${here}`;
  };
  return element(name, { type, eId }, [
    element('source', { href: href(da) }),
    element('destination', { href: href(a) }),
  ]);
}
