// A relation, as an entry of a list: its shape and how it is written.
import type { tags } from '#typia';
import { partOfEli } from '../law/eli.js';
import { sigla } from '../law/act-type.js';
import * as law from '../law/relation.js';
import { members, nameAct, type ActCard, type KnownAct } from './act-name.js';
import type { Day, Share } from './values.js';
import { deedOf, describeDeed, type Deed, type Direction } from './verbs.js';
import type { Operazione, Prova } from './riscontro/entry.js';
import { statusOfDropped, type Stato, type StatusOf } from './status.js';
import type { Language } from './words.js';

/** Il luogo che le parole nominano, dove i testi ne provano un altro. / The place that the words name, where the texts prove another one. */
export interface StatedPlace {
  /** Comma. / Paragraph. */
  comma: (string & tags.Example<'1'>) | null;
  /** Lettera. / Point. */
  lettera: (string & tags.Example<'a'>) | null;
  /** Numero. / Number. */
  numero: (string & tags.Example<'1'>) | null;
}

/** Un estremo di una relazione. / One end of a relation. */
export interface RelationEnd extends KnownAct {
  /** Numero dell’articolo, o null per l’atto intero. / Number of the article, or null for the act as a whole. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** ELI dell’articolo, con la sua parte; o null. / ELI of the article, part included; or null. */
  articolo_eli: string | null;
  /** La parte a cui l’articolo appartiene (allegato, testo di approvazione), o null nella parte principale. / The part that the article belongs to (annex, enacting text), or null in the main part. */
  parte: (string & tags.Example<'allegato I.7'>) | null;
  /** Comma, se detto. / Paragraph (comma), where stated. */
  comma: string | null;
  /** Lettera, se detta; di più luoghi solo se ciascuno ne ha una. / Point (lettera), where stated; of several places only if each has one. */
  lettera: (string & tags.Example<'a'>) | null;
  /** Numero, se detto; di più luoghi solo se ciascuno ne ha uno. / Number, where stated; of several places only if each has one. */
  numero: (string & tags.Example<'1'>) | null;
  /** Partizione intera, se detta, con quelle che la contengono («Libro IV, Titolo II, Capo I»); di più luoghi separate da punto e virgola. / Whole division, where stated, with those around it (“Libro IV, Titolo II, Capo I”); of several places apart by semicolons. */
  partizione: (string & tags.Example<'Capo VI'>) | null;
  /** Stato dell’articolo, o dell’atto dove non è nominato un articolo; di chi modifica «non-convertito» anche se la legge di conversione ha soppresso i commi che la relazione nomina; null se non è noto. / Status of the article, or of the act where no article is named; of the amending end “non-convertito” also where the conversion law dropped the paragraphs that the relation names; null where it is not known. */
  stato: Stato | null;
}

/** L’atto che ha cambiato, abrogato, differito o sospeso una disposizione prima che avesse effetto. / The act that changed, repealed, postponed or suspended a provision before it had effect. */
export interface ChangingLaw {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/2010/07/30/122'>;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 122/2010'>;
  /** La relazione che lo dice. / The relation that says so. */
  relazione: string & tags.Example<'b65cf93660e8f488'>;
  /** Che cosa ne ha fatto: «converte» la legge di conversione che ne ha cambiato le parole; degli altri atti «abroga» la toglie intera, «modifica» ha cambiato il suo articolo, gli altri ne toccano l’efficacia. / What it did: “converte” the conversion law that changed its words; of other acts “abroga” takes it away whole, “modifica” changed its article, the others touch when or on what it has effect. */
  tipo: law.RelationKind;
}

/** L’estremo che modifica. / The amending end. */
export interface AmendingEnd extends RelationEnd {
  /** Solo dove la legge di conversione, o un altro atto prima del giorno in cui ciò che stabilisce ha effetto, ha cambiato la disposizione, e le parole e i giorni letti sono quelli di prima. / Only where the conversion law, or another act before the day on which what it states has effect, changed the provision, and the words and days that were read are those of before. */
  cambiata_da?: ChangingLaw;
}

/** L’estremo modificato. / The amended end. */
export interface AmendedEnd extends RelationEnd {
  /** Solo dove il testo prima, con le parole, fa il testo dopo in un altro comma: il luogo che le parole nominano. / Only where the text before with the words makes the text after in another paragraph: the place that the words name. */
  luogo_detto?: StatedPlace;
}

/** I giorni di una relazione, di più luoghi i primi; null ciò che i documenti non dicono. / The days of a relation, of several places the first; null what the documents do not say. */
export interface RelationDays {
  /** Gazzetta della disposizione che modifica; per ciò che ha aggiunto la legge di conversione, la sua. / Gazzetta of the amending provision; for what the conversion law added, its own. */
  pubblicazione: (Day & tags.Example<'2022-10-17'>) | null;
  /** Entrata in vigore della disposizione che modifica. / Entry into force of the amending provision. */
  vigore: (Day & tags.Example<'2022-10-18'>) | null;
  /** Giorno di effetto che una clausola della legge stabilisce, mai anteriore all’atto; senza clausola, con metodo prova, il giorno in cui comincia il testo che le parole hanno fatto. / Day of effect that a clause of the law states, never before the act; without a clause, with metodo prova, the day on which the text begins that the words made. */
  effetto: (Day & tags.Example<'2023-02-28'>) | null;
}

/** Un luogo che modifica. / A place that amends. */
export interface SourcePlace {
  /** Comma. / Paragraph. */
  comma: (string & tags.Example<'1'>) | null;
  /** Lettera. / Point. */
  lettera: (string & tags.Example<'a'>) | null;
}

/** Un luogo modificato. / A place that is amended. */
export interface TargetPlace extends SourcePlace {
  /** Partizione. / Division. */
  partizione: (string & tags.Example<'Capo VI'>) | null;
  /** Numero. / Number. */
  numero: (string & tags.Example<'1'>) | null;
  /** Come negli estremi. / As at the ends. */
  luogo_detto?: StatedPlace;
}

/** Una coppia di luoghi che la relazione unisce. / A pair of places that the relation joins. */
export interface RelationPart {
  /** Il luogo che modifica. / The amending place. */
  da: SourcePlace;
  /** Il luogo modificato. / The amended place. */
  a: TargetPlace;
  /** Quanto ne è toccato. / How much of it is reached. */
  portata: law.Reach | null;
  /** I suoi giorni. / Its days. */
  date: RelationDays;
  /** La frase che lo dice. / The sentence that says so. */
  evidenza: (string & tags.Example<'il comma 2 è abrogato'>) | null;
  /** Solo con operazioni=true: che cosa le parole fanno in questo luogo; manca dove non sono lette. / Only with operazioni=true: what the words do at this place; absent where they are not read. */
  operazione?: Operazione;
  /** Quanto il testo conferma quelle parole. / How far the text bears those words out. */
  prova?: Prova;
}

/** Una modifica: chi modifica che cosa, come, da quando e come lo si sa. / One amendment: who amends what, how, since when, and how it is known. */
export interface Relation {
  /** Identificativo stabile della relazione. / Stable identifier of the relation. */
  id: string;
  /** Genere della modifica. / Kind of amendment. */
  tipo: law.RelationKind;
  /** La relazione in parole, nella lingua e nel verso della risposta. / The relation in words, in the answer’s language and direction. */
  verbo: string;
  /** Che cosa fa al bersaglio: ne cambia le parole (testuale), gli effetti, la vigenza, il senso, l’ambito, il posto fra le fonti; null se non si può decidere. / What it does to the target: changes its words (testuale), its effects, its being in force, its meaning, its scope, its place among the sources; null where it cannot be decided. */
  natura: law.Nature | null;
  /** Quanto del bersaglio è toccato, il più ampio dove sono più d’uno; null se non è noto o se nessun testo cambia. / How much of the target is reached, the widest where several; null where it is not known or no text changes. */
  portata: law.Reach | null;
  /** Chi modifica. / The amending end. */
  da: AmendingEnd;
  /** Che cosa è modificato. / The amended end. */
  a: AmendedEnd;
  /** Data della modifica, se nota. / Date of the amendment, where known. */
  data: Day | null;
  /** Che data è: la prima nota fra effetto, entrata in vigore, pubblicazione in Gazzetta e data dell’atto che modifica. / Which date: the first known of effect, entry into force, Gazzetta publication and date of the amending act. */
  tipo_data: law.RelationDateKind | null;
  date: RelationDays;
  /** La frase o il segno del documento che lo dice. / The sentence or mark of the document that says so. */
  evidenza: string | null;
  /** La clausola che stabilisce il giorno di effetto, o l’evento da cui dipende (date.effetto è allora null). / The clause that states the day of effect, or the event on which it depends (date.effetto is null then). */
  evidenza_effetto: (string & tags.Example<'hanno effetto a decorrere dal 28 febbraio 2023'>) | null;
  /** La clausola di salvezza che accompagna la modifica, nelle sue parole: non ne toglie nulla; dove l’abrogazione non è intera (portata null) anche ciò che ne è eccettuato. Null se non ve n’è. / The saving clause that accompanies the amendment, in its words: it takes nothing away from it; where a repeal is not whole (portata null), also what it excepts. Null where there is none. */
  salvo: (string & tags.Example<'fatto salvo quanto previsto dal comma 4'>) | null;
  /** I luoghi che unisce, dove sono più d’uno, nell’ordine del testo che modifica; con operazioni=true anche l’unico, e una volta per ogni operazione che lo tocca. / The places that it joins, where there are several, in the order of the amending text; with operazioni=true the only one, too, and once for each operation that touches it. */
  parti: RelationPart[];
  /** ELI del testo dell’articolo modificato che ha fatto cominciare; null se i testi caricati non lo dicono. / ELI of the text of the amended article that it began; null where the texts loaded do not say. */
  versione: (string & tags.Example<'eli:/it/legge/1990/08/07/241/art/19@2005-03-08'>) | null;
  /** Giorno in cui questo corpus ha avuto la relazione per la prima volta; null se non si sa. / Day on which this corpus first held the relation; null where it is not known. */
  visto_il: (Day & tags.Example<'2026-11-26'>) | null;
  /** La regola che l’ha trovata. / The rule that found it. */
  metodo: string;
  /** Precisione misurata di quella regola, da 0 a 1. / Measured precision of that rule, from 0 to 1. */
  confidenza: Share;
}

/** The place of a relation in time. */
interface InTime {
  /** ELI of the version of the amended act that it began, or `null`. */
  version: string | null;
  /** When it was first held, or `null`. */
  seen: string | null;
}

/** Writes one relation, in every language and as either act sees it. */
export class RelationWriter {
  /** The entry before the verb and after it, the same in every language. */
  readonly #before: string;
  readonly #after: string;
  readonly #deed: Deed;
  readonly #isWhole: boolean;

  constructor(relation: law.Relation, from: ActCard, to: ActCard, statusOf: StatusOf, { version, seen }: InTime) {
    const { id, kind, nature, reach, date, dateKind, dates, parts, method, confidence } = relation;
    const { evidence, effectEvidence, saving } = relation;
    const rest: Omit<Relation, 'id' | 'tipo' | 'verbo'> = {
      natura: nature,
      portata: reach,
      da: {
        ...writeEnd(relation.from, from, statusOf),
        ...(relation.dropped && { stato: statusOfDropped(relation.dropped) }),
        ...(relation.changed && { cambiata_da: writeChanging(relation.changed) }),
      },
      a: writeEnd(endReached(relation), to, statusOf),
      data: date,
      tipo_data: dateKind,
      date: writeDays(dates),
      evidenza: evidence,
      evidenza_effetto: effectEvidence,
      salvo: saving,
      parti: parts.map(writePart),
      versione: version,
      visto_il: seen,
      metodo: method,
      confidenza: confidence,
    };
    const start: Pick<Relation, 'id' | 'tipo'> = { id, tipo: kind };
    this.#before = `{${members(start)},"verbo":`;
    this.#after = `,${members(rest)}}`;
    this.#deed = deedOf(relation);
    this.#isWhole = law.reachesWhole(relation);
  }

  /** The entry as JSON. */
  write(language: Language, direction: Direction): string {
    return this.#before + JSON.stringify(describeDeed(this.#deed, this.#isWhole, language, direction)) + this.#after;
  }
}

/** The amended end; of several places, of which one is all that it names, no paragraph of another one. */
function endReached({ reach, to, parts }: law.Relation): law.RelationEnd {
  const isWhole = parts.length > 0 && law.reachesWhole({ reach, to });
  return isWhole ? { ...to, paragraph: null, point: null, number: null } : to;
}

function writeEnd(end: law.RelationEnd, card: ActCard, statusOf: StatusOf): AmendedEnd {
  const { act, article, articleEli, paragraph, point, number, division, stated } = end;
  return {
    ...nameAct(card),
    articolo: article,
    articolo_eli: articleEli,
    parte: articleEli === null ? null : partOfEli(articleEli),
    comma: paragraph,
    lettera: point,
    numero: number,
    partizione: division,
    ...(stated === undefined ? {} : { luogo_detto: writeStated(stated) }),
    stato: statusOf(articleEli ?? act),
  };
}

function writeChanging({ by, relation, kind }: NonNullable<law.Relation['changed']>): ChangingLaw {
  return { eli: by, sigla: sigla(by), relazione: relation, tipo: kind };
}

function writeStated({ paragraph, point, number }: law.StatedPlace): StatedPlace {
  return { comma: paragraph, lettera: point, numero: number };
}

function writeDays({ publication, force, effect }: law.RelationDates): RelationDays {
  return { pubblicazione: publication, vigore: force, effetto: effect };
}

function writePart({ from, to, reach, dates, evidence }: law.RelationPart): RelationPart {
  return {
    da: { comma: from.paragraph, lettera: from.point },
    a: {
      ...{ comma: to.paragraph, lettera: to.point, partizione: to.division, numero: to.number },
      ...(to.stated === undefined ? {} : { luogo_detto: writeStated(to.stated) }),
    },
    portata: reach,
    date: writeDays(dates),
    evidenza: evidence,
  };
}
