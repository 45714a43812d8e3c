// An act as a row of the table under `/dati`: its entry in the list, and by what others know it.
import { sigla } from '../law/act-type.js';
import { parseEli, urnOf } from '../law/eli.js';
import type { ActAnswer } from './act.js';
import type { ActEntry } from './list.js';
import type { RelationCounts } from './relations.js';
import type { Stato } from './status.js';

/** The members that a row has beside those of the list. `caricato`: whether the act's text is loaded, not only named by relations. */
export interface ActKeys extends Pick<ActAnswer, 'urn' | 'pubblicazione' | 'testo_al' | 'url_fonte'> {
  caricato: boolean;
}

/** The row of an act that relations name and of which no text is loaded: `null` is what is not known of it. */
type NamedRow = { [Member in keyof ActEntry]: ActEntry[Member] | null } & {
  [Member in keyof ActKeys]: ActKeys[Member] | null;
};

/** The row of an act whose text is loaded, as JSON. @param entry its element of the list, a JSON object */
export function rowOfAct(entry: Buffer, keys: Omit<ActKeys, 'caricato'>): Buffer {
  const { urn, pubblicazione, testo_al, url_fonte } = keys;
  const more: ActKeys = { caricato: true, urn, pubblicazione, testo_al, url_fonte };
  return Buffer.concat([entry.subarray(0, -1), Buffer.from(`,${JSON.stringify(more).slice(1)}`)]);
}

/**
 * The row of an act that only relations name: what its ELI says, how many of the loaded relations name it, and what they did to it.
 * @param eli in its one spelling
 */
export function rowOfNamed(eli: string, { outgoing, incoming }: RelationCounts, status: Stato | null): Buffer {
  const parts = parseEli(eli);
  const row: NamedRow = {
    eli,
    tipo: parts?.type ?? null,
    numero: parts?.number ?? null,
    data: parts?.date ?? null,
    titolo: null,
    sigla: sigla(eli),
    n_articoli: null,
    n_relazioni: outgoing + incoming,
    n_relazioni_out: outgoing,
    n_relazioni_in: incoming,
    stato: status,
    visto_il: null,
    caricato: false,
    urn: urnOf(eli),
    pubblicazione: null,
    testo_al: null,
    // The portal has no rulings of the Court, for one: whether it has an act, a document tells.
    url_fonte: null,
  };
  return Buffer.from(JSON.stringify(row));
}
