// A relation, as an entry of a list: its shape and how it is written.
import type { tags } from '#typia';
import type * as law from '../law/relation.js';
import { members, nameAct, type ActCard, type KnownAct } from './act-name.js';
import type { Day, Share } from './values.js';
import { words, type Language } from './words.js';

/** Un estremo di una relazione. / One end of a relation. */
export interface RelationEnd extends KnownAct {
  /** Numero dell’articolo, o null per l’atto intero. / Number of the article, or null for the act as a whole. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** ELI dell’articolo, con la sua parte; o null. / ELI of the article, part included; or null. */
  articolo_eli: string | null;
  /** Comma, se detto. / Paragraph (comma), where stated. */
  comma: string | null;
  /** Lettera, se detta. / Point (lettera), where stated. */
  lettera: string | null;
}

/** Una modifica: chi modifica che cosa, come, da quando e come lo si sa. / One amendment: who amends what, how, since when, and how it is known. */
export interface Relation {
  /** Identificativo stabile della relazione. / Stable identifier of the relation. */
  id: string;
  /** Genere della modifica. / Kind of amendment. */
  tipo: law.RelationKind;
  /** La relazione in parole, nella lingua e nel verso della risposta. / The relation in words, in the answer’s language and direction. */
  verbo: string;
  /** Chi modifica. / The amending end. */
  da: RelationEnd;
  /** Che cosa è modificato. / The amended end. */
  a: RelationEnd;
  /** Data della modifica, se nota. / Date of the amendment, where known. */
  data: Day | null;
  /** Che data è: effetto dichiarato dal documento, pubblicazione in Gazzetta dell’atto che modifica, o data di questo. / Which date: effect stated by the document, Gazzetta publication of the amending act, or its own date. */
  tipo_data: law.RelationDateKind | null;
  /** La frase o il segno del documento che lo dice. / The sentence or mark of the document that says so. */
  evidenza: string | null;
  /** La regola che l’ha trovata. / The rule that found it. */
  metodo: string;
  /** Precisione misurata di quella regola, da 0 a 1. / Measured precision of that rule, from 0 to 1. */
  confidenza: Share;
}

/** Seen from the amending act, or from the amended one. */
export type Direction = 'outgoing' | 'incoming';

/** Writes one relation, in every language and as either act sees it. */
export class RelationWriter {
  /** What stands before the verb and after it, the same in every language. */
  readonly #before: string;
  readonly #after: string;
  readonly #kind: law.RelationKind;

  constructor(relation: law.Relation, from: ActCard, to: ActCard) {
    const { id, kind, date, dateKind, evidence, method, confidence } = relation;
    const rest: Omit<Relation, 'id' | 'tipo' | 'verbo'> = {
      da: writeEnd(relation.from, from),
      a: writeEnd(relation.to, to),
      data: date,
      tipo_data: dateKind,
      evidenza: evidence,
      metodo: method,
      confidenza: confidence,
    };
    const start: Pick<Relation, 'id' | 'tipo'> = { id, tipo: kind };
    this.#before = `{${members(start)},"verbo":`;
    this.#after = `,${members(rest)}}`;
    this.#kind = kind;
  }

  /** The entry as JSON. */
  write(language: Language, direction: Direction): string {
    return this.#before + JSON.stringify(words[language].verbs[this.#kind][direction]) + this.#after;
  }
}

function writeEnd({ article, articleEli, paragraph, point }: law.RelationEnd, card: ActCard): RelationEnd {
  const { eli, sigla, titolo, nel_corpus } = nameAct(card);
  return {
    eli,
    sigla,
    titolo,
    articolo: article,
    articolo_eli: articleEli,
    comma: paragraph,
    lettera: point,
    nel_corpus,
  };
}
