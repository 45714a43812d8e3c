// What Akoma Ntoso has no place for, in a vocabulary of our own: with it our reader gets back what was written, as `engine/read/akn/own/` says.
import type { shapes } from '../../../engine/index.js';
import { element, text, type Attributes, type XmlNode } from '../xml.js';

type Relation = shapes.Relation;
type Act = shapes.ActAnswer;

/** Days and names of an act, and of the version that this text is. */
export function ownOfAct(act: Act): XmlNode {
  const { codice_redazionale, eli } = act.pubblicazione;
  const official = act.eli_ufficiale === undefined ? eli : act.eli_ufficiale;
  return element('legami:atto', {
    eli: act.eli,
    data: act.data,
    vigore: act.entrata_in_vigore,
    codice: codice_redazionale,
    ufficiale: official?.replace(/^https?:\/\/[^/]+\//, '') ?? null,
    testo: act.vigenza_al,
    dal: act.dal ?? act.versione_dal,
    al: act.testo_al,
    consolidato: String(act.testo_consolidato),
    originale: act.originale === true ? 'true' : null,
  });
}

/** What is known of the text of an article or annex beside its words. */
export function ownOfText(place: Partial<Act['articoli'][number] | Act['allegati'][number]>): Attributes {
  const { eli = null, testo_dal = null, testo_modificato, parti_grafiche } = place;
  const isRepealed = 'abrogato' in place && place.abrogato === true;
  const stated = {
    eli,
    dal: testo_dal,
    abrogato: isRepealed ? 'true' : null,
    modificato: testo_modificato === true ? 'true' : null,
    grafico: parti_grafiche === true ? 'true' : null,
  };
  return Object.fromEntries(Object.entries(stated).map(([name, value]) => [`legami:${name}`, value]));
}

/** A relation, whole. */
export function writeRelation(relation: Relation): XmlNode {
  const { id, tipo, natura, portata, da, a, data, tipo_data, metodo, confidenza } = relation;
  const leaf = (name: string, words: string | null) =>
    words === null ? null : element(`legami:${name}`, {}, [text(words)]);
  return element(
    'legami:relazione',
    {
      ...{ id, tipo, natura, portata },
      ...{ da: da.articolo_eli ?? da.eli, a: a.articolo_eli ?? a.eli },
      ...{ data, tipo_data, ...relation.date },
      ...{ metodo, confidenza: String(confidenza) },
    },
    [
      element('legami:da', placeOf(da, da.eli)),
      element('legami:a', placeOf(a, a.eli)),
      leaf('evidenza', relation.evidenza),
      leaf('evidenza_effetto', relation.evidenza_effetto),
      leaf('salvo', relation.salvo),
      ...relation.parti.map((part) =>
        element('legami:parte', { portata: part.portata, ...part.date }, [
          element('legami:da', placeOf(part.da)),
          element('legami:a', placeOf(part.a)),
          leaf('evidenza', part.evidenza),
        ]),
      ),
    ],
  );
}

/** @param atto ELI of the act, at an end of the relation */
function placeOf(place: Partial<Relation['a']>, atto: string | null = null): Attributes {
  const { articolo = null, comma = null, lettera = null, numero = null, partizione = null, luogo_detto } = place;
  const said = luogo_detto === undefined ? {} : saidOf(luogo_detto);
  return { atto, articolo, comma, lettera, numero, partizione, ...said };
}

function saidOf({ comma, lettera, numero }: NonNullable<Relation['a']['luogo_detto']>): Attributes {
  return { detto: 'true', detto_comma: comma, detto_lettera: lettera, detto_numero: numero };
}
