// Which acts of the European Union an act says in its title that it implements.
import type { tags } from '#typia';
import { findCitations } from '../cite/cite.js';

/** Un atto dell’Unione europea che l’atto dice di attuare. / An act of the European Union that the act says it implements. */
export interface AttoAttuato {
  /** Numero CELEX. / CELEX number. */
  celex: string & tags.Example<'32014L0024'>;
  /** Il nome dell’atto. / Name of the act. */
  titolo: string & tags.Example<'Direttiva (UE) 2014/24'>;
  /** Le parole del titolo che lo dicono. / The words of the title that say so. */
  testo: string & tags.Example<'Attuazione della direttiva 2014/24/UE'>;
}

/** `Attuazione della direttiva …`, `Recepimento …`, `adeguamento della normativa nazionale alle disposizioni del regolamento …`. */
const implementing = /\b(?:attuazione|recepimento|trasposizione|adeguamento)\b/gi;

/** Words between the Union's act and another one: the second is not implemented, as in `della direttiva A, che modifica la direttiva B`. */
const ofOther = /\b(?:modific|abrog|integra|sostitu|rettific|ai sensi|a norma|recante)/i;

const more = /^(?:,\s|\se\s|,\se\s)((?:n\.\s)?\(?(?:UE|CE)?\)?\s?\d{2,4}\/\d{1,4}(?:\/(?:UE|CE|CEE))?)(?![\d/])/;

/** The institutions and the day that end the name of an act of the Union: ` e del Consiglio, del 23 ottobre 2019`. */
const restOfName =
  /^(?:\sdel Parlamento europeo)?(?:,?\s(?:e )?del(?:la)? (?:Consiglio|Commissione))?(?:,?\sdel \d{1,2}[°º]? \p{L}{5,9} \d{4})?/u;

/** @param title of an act of the State */
export function implementedActs(title: string): AttoAttuato[] {
  if (!/attuazione|recepimento|trasposizione|adeguamento/i.test(title)) return [];
  const verbs = [...title.matchAll(implementing)].map(({ index }) => index);
  const found = new Map<string, AttoAttuato>();
  const citations = findCitations(title);
  for (const { foreign, start, end } of citations) {
    const from = verbs.findLast((at) => at < start);
    if (foreign?.kind !== 'eu' || foreign.celex === null || from === undefined) continue;
    const isBehindAnother = citations.some(
      (other) => other.foreign === null && other.start > from && other.start < start,
    );
    if (isBehindAnother || ofOther.test(title.slice(from, start)) || found.has(foreign.celex)) continue;
    const rest = restOfName.exec(title.slice(end))![0].length;
    found.set(foreign.celex, { celex: foreign.celex, titolo: foreign.name, testo: title.slice(from, end + rest) });
    // `delle direttive 2014/23/UE, 2014/24/UE e 2014/25/UE`: the noun stands once.
    const noun = /^\p{L}{4,20}/u.exec(title.slice(start, end))?.[0] ?? '';
    let at = end;
    for (let next = more.exec(title.slice(at)); next !== null; next = more.exec(title.slice(at))) {
      at += next[0].length;
      const other = findCitations(`${noun} ${next[1]}`)[0]?.foreign;
      if (other?.celex != null)
        found.set(other.celex, { celex: other.celex, titolo: other.name, testo: title.slice(from, at) });
    }
  }
  return [...found.values()];
}
