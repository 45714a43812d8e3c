// What a snapshot states about itself: kept as JSON, and answered by `health`.
import type { tags } from '#typia';
import type { Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';
import { members } from './act-name.js';
import type { Envelope, Manifest, TextNature } from './envelope.js';
import { hasBegun } from '../read/corpus/today.js';
import type { TypeList } from './list.js';
import type { SeenFacts } from './seen.js';
import type { Count, Day } from './values.js';

/** Quanto c’è. / How much there is. */
export interface Counts {
  /** Atti. / Acts. */
  norme: Count;
  /** Articoli, allegati strutturati in articoli compresi. / Articles, those of annexes included. */
  articoli: Count;
  /** Relazioni di modifica. / Amendment relations. */
  relazioni: Count;
  /** Altri effetti, che non sono modifiche. / Other effects, which are no amendments. */
  altri_effetti: Count;
  /** Documenti che non si sono potuti leggere. / Documents that could not be read. */
  documenti_rifiutati: Count;
}

/** Quanti atti di un tipo. / How many acts of a type. */
export interface TypeCount {
  /** Tipo ELI. / ELI type. */
  tipo: string;
  /** Atti di questo tipo. / Acts of this type. */
  norme: Count;
}

/** Le regole con cui uno snapshot è stato fatto. / The rules by which a snapshot was made. */
export type Rules = 'attuali' | 'altre';

/** Di quali giorni sono i testi serviti. / Of which days the texts are that are served. */
export interface TextRange {
  /** Il più vecchio. / The oldest. */
  dal: (Day & tags.Example<'1989-01-17'>) | null;
  /** Il più recente. / The newest. */
  al: (Day & tags.Example<'2026-05-07'>) | null;
}

/** Quale corpus. / Which corpus. */
export interface CorpusDigest {
  /** Impronta dei documenti: cambia quando cambiano. / Digest of the documents: it changes when they do. */
  impronta: string;
  /** Data del testo più recente fra quelli serviti: lo stesso di testi.al; gli altri possono essere molto più vecchi. / Latest date of a text that is served: the same as testi.al; others may be much older. */
  aggiornato_al: Day | null;
  testi: TextRange;
  /** Che cosa sono i testi: la legge, o riassunti che non lo sono. / What the texts are: the law, or summaries, which are not. */
  natura_testi: TextNature;
  /** Giorno in cui comincia il prossimo testo già noto, o ha effetto la prossima abrogazione già nota: fino ad allora l'uno non è servito, l'altra non è contata; null se non se ne conoscono. Da quel giorno lo snapshot va rifatto. Conta il giorno della domanda. / Day on which the next text begins, or the next repeal has effect, that is already known: before it the text is not served, the repeal not counted; null where none is known. From that day on the snapshot should be made again. The day of the question counts. */
  prossimo_testo: (Day & tags.Example<'2027-01-01'>) | null;
  /** Se il testo più recente ha più giorni di quanti ne ammette chi gestisce il servizio: può mancare ciò che è entrato in vigore dopo; null se non è detto o se quel giorno non è noto. / Whether the newest text is older than the operator of the service allows: what came into force after it may be missing; null where nothing is set or that day is not known. */
  non_recente: boolean | null;
  /** Primo giorno da cui /dati/cambiamenti.ndjson dice tutto ciò che è cambiato; null se lo snapshot non è stato fatto su uno precedente, o nulla è cambiato da allora. / First day from which /dati/cambiamenti.ndjson says all that changed; null where the snapshot was not made over another one, or nothing has changed since. */
  cambiamenti_dal: (Day & tags.Example<'2026-11-26'>) | null;
  /** Regole con cui sono stati letti i documenti e scritte le risposte: «attuali», quelle di questa versione del programma; «altre», quelle di un’altra, e allora lo snapshot va rifatto. / Rules by which the documents were read and the answers written: `attuali`, those of this version of the program; `altre`, those of another one, and then the snapshot should be made again. */
  regole: Rules;
  /** Impronta (SHA-256) del file del thesaurus di cui si cercano i sinonimi, se chi gestisce il servizio ne ha indicato uno; altrimenti null. / Digest (SHA-256) of the file of the thesaurus whose synonyms are searched, where the operator of the service named one; otherwise null. */
  thesaurus: (string & tags.Example<'2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'>) | null;
}

/** La copia che un mirror tiene dello snapshot di un altro servizio. / The copy that a mirror keeps of another service’s snapshot. */
export interface Copia {
  /** Quando l’origine l’ha firmata (RFC 3339). / When the origin signed it (RFC 3339). */
  firmata_il: string & tags.Example<'2026-11-24T02:10:00.000Z'>;
  /** Secondi passati da allora. / Seconds since then. */
  eta_secondi: Count;
  /** Quando l’origine ha risposto l’ultima volta che nulla è cambiato, o ha dato una copia nuova; null se non ancora da quando il programma è partito. / When the origin last answered that nothing has changed, or gave a new copy; null where it has not since the program started. */
  controllata_il: (string & tags.Example<'2026-11-25T08:00:00.000Z'>) | null;
  /** Tentativi falliti da allora. / Attempts that failed since then. */
  tentativi_falliti: Count;
}

/** Stato del servizio e conteggi. / Status of the service and counts. */
export interface HealthAnswer extends Envelope {
  /** Sempre ok quando risponde. / Always ok when it answers. */
  stato: 'ok';
  /** Versione dell’API. / Version of the API. */
  versione: string;
  conteggi: Counts;
  /** Atti per tipo, i più numerosi per primi. / Acts by type, most first. */
  tipi: TypeCount[];
  corpus: CorpusDigest;
  /** Di che copia si tratta, in un mirror; altrimenti null. / Which copy this is, in a mirror; else null. */
  copia: Copia | null;
}

/** Kept as JSON. */
export interface Facts {
  counts: {
    acts: number;
    outside: number;
    articles: number;
    relations: number;
    /** Effects that are no amendments. */
    others: number;
    refused: number;
  };
  types: TypeList[];
  /** Latest day of a text that is served. */
  textDate: string | null;
  /** Earliest day of a text that is served. */
  oldestText: string | null;
  /** Days after the one on which the snapshot was made on which a text begins, or a repeal has effect, in order. */
  begins: string[];
  /** Days after the one on which the snapshot was made on which answers change though no document does, in order. */
  turns: string[];
  /** Since when things are held. */
  seen: SeenFacts;
  /** The manifest of the corpus, where it has one. */
  source: Manifest | null;
  /** SHA-256 of the thesaurus whose synonyms are searched, where the operator named one. */
  thesaurus: string | null;
}

export function writeFacts(writer: SnapshotWriter, facts: Facts): void {
  writer.begin('facts');
  writer.append(Buffer.from(JSON.stringify(facts)));
}

export function readFacts(snapshot: Snapshot): Facts {
  const arena = snapshot.arena('facts');
  return JSON.parse(arena.text(0, arena.size)) as Facts;
}

/** The snapshot that is served, with its facts. */
interface Loaded {
  facts: Facts;
  snapshot: Pick<Snapshot, 'digest' | 'hasOwnRules'>;
}

/** The facts of the service beside its snapshot. */
interface Service {
  version: string;
  copy: Copia | null;
  /** Whether the newest text is older than the operator allows. */
  isStale: boolean | null;
}

/** All of the answer that follows the envelope. @param now the moment of the question */
export function writeHealth(loaded: Loaded, { version, copy, isStale }: Service, now = new Date()): string {
  const { counts, types, textDate, oldestText, begins, seen, source, thesaurus } = loaded.facts;
  const { digest, hasOwnRules } = loaded.snapshot;
  const health: Omit<HealthAnswer, keyof Envelope> = {
    stato: 'ok',
    versione: version,
    conteggi: {
      norme: counts.acts,
      articoli: counts.articles,
      relazioni: counts.relations,
      altri_effetti: counts.others,
      documenti_rifiutati: counts.refused,
    },
    tipi: types.map(({ type, acts }): TypeCount => ({ tipo: type, norme: acts })),
    corpus: {
      impronta: digest,
      aggiornato_al: textDate,
      testi: { dal: oldestText, al: textDate },
      natura_testi: source?.testi ?? 'legge',
      prossimo_testo: begins.find((day) => !hasBegun(day, now)) ?? null,
      non_recente: isStale,
      cambiamenti_dal: seen.since,
      regole: hasOwnRules ? 'attuali' : 'altre',
      thesaurus,
    },
    copia: copy,
  };
  return `,${members(health)}}`;
}
