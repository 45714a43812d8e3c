// The relations that this program wrote under `proprietary` (`http/formats/akn/own.ts`), each as it was.
import {
  relationKinds,
  relationMethods,
  type Relation,
  type RelationClaim,
  type RelationDates,
  type RelationEnd,
  type StatedPlace,
} from '../../../law/relation.js';
import { childElements, firstChild, textContent, type XmlElement } from '../xml.js';

/**
 * A relation of a kind or by a method that this version does not know is left out, and said.
 * @param own an element each
 */
export function readOwnRelations(own: readonly XmlElement[]): { claims: RelationClaim[]; warnings: string[] } {
  const claims: RelationClaim[] = [];
  const warnings: string[] = [];
  for (const element of own) {
    const { id = '', tipo = '', metodo = '' } = element.attributes;
    if (!(relationKinds as readonly string[]).includes(tipo) || !Object.hasOwn(relationMethods, metodo))
      warnings.push(`${id}: kind ${tipo} by ${metodo} found, ones that this version knows expected`);
    else claims.push(claimOf(readRelation(element)));
  }
  return { claims, warnings };
}

/** Ends are those of the relation; what it was made of is not claimed again. */
function claimOf(relation: Relation): RelationClaim {
  const { kind, nature, reach, dates, effectEvidence, saving, from, to, evidence, method, confidence } = relation;
  const end = ({ act, article, paragraph, point, number, division }: RelationEnd) => ({
    ...{ act, part: null, article, paragraph, point, number, division },
  });
  return {
    ...{ kind, nature, reach, dates, effectEvidence, saving, evidence, method, confidence },
    from: end(from),
    to: end(to),
    relation,
  };
}

function readRelation(element: XmlElement): Relation {
  const { id, tipo, natura, portata, da, a, data, tipo_data, metodo, confidenza } = element.attributes;
  return {
    id: id!,
    kind: tipo as Relation['kind'],
    nature: (natura ?? null) as Relation['nature'],
    reach: (portata ?? null) as Relation['reach'],
    from: endOf(firstChild(element, 'da')!, da!),
    to: endOf(firstChild(element, 'a')!, a!),
    date: data ?? null,
    dateKind: (tipo_data ?? null) as Relation['dateKind'],
    dates: datesOf(element),
    evidence: leaf(element, 'evidenza'),
    effectEvidence: leaf(element, 'evidenza_effetto'),
    saving: leaf(element, 'salvo'),
    parts: childElements(element, 'parte').map((part) => {
      const [from, to] = [firstChild(part, 'da')!, firstChild(part, 'a')!];
      const { comma = null, lettera = null } = from.attributes;
      const { numero = null, partizione = null } = to.attributes;
      return {
        from: { paragraph: comma, point: lettera },
        to: {
          paragraph: to.attributes['comma'] ?? null,
          point: to.attributes['lettera'] ?? null,
          number: numero,
          division: partizione,
          ...statedOf(to),
        },
        reach: (part.attributes['portata'] ?? null) as Relation['reach'],
        dates: datesOf(part),
        evidence: leaf(part, 'evidenza'),
      };
    }),
    method: metodo as Relation['method'],
    confidence: Number(confidenza),
  };
}

/** @param eli of the article, or of the act where none is named */
function endOf(place: XmlElement, eli: string): RelationEnd {
  const { atto = eli, articolo = null, comma, lettera, numero, partizione } = place.attributes;
  return {
    act: atto,
    article: articolo,
    articleEli: articolo === null ? null : eli,
    paragraph: comma ?? null,
    point: lettera ?? null,
    number: numero ?? null,
    division: partizione ?? null,
    ...statedOf(place),
  };
}

function statedOf({ attributes }: XmlElement): { stated?: StatedPlace } {
  if (attributes['detto'] !== 'true') return {};
  const { detto_comma = null, detto_lettera = null, detto_numero = null } = attributes;
  return { stated: { paragraph: detto_comma, point: detto_lettera, number: detto_numero } };
}

function datesOf({ attributes: { pubblicazione, vigore, effetto } }: XmlElement): RelationDates {
  return { publication: pubblicazione ?? null, force: vigore ?? null, effect: effetto ?? null };
}

function leaf(element: XmlElement, name: string): string | null {
  const found = firstChild(element, name);
  return found === undefined ? null : textContent(found);
}
