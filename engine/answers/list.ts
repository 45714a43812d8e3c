// The list of acts: its shape, how it is kept, and the pages that are cut from it.
import type { tags } from '#typia';
import { sigla } from '../law/act-type.js';
import type { ActSummary, CorpusAct } from '../read/corpus.js';
import { Ladder, writeLadder } from '../store/ladder.js';
import type { Piece } from '../store/piece.js';
import type { Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';
import type { Envelope } from './envelope.js';
import type { RelationCounts } from './relations.js';
import type { Stato, StatusOf } from './status.js';
import type { Count, Day, Int32, Int64 } from './values.js';

/** Un atto nell’elenco. / An act in the list. */
export interface ActEntry {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'legge'>;
  /** Numero; null per la Costituzione. / Number; null for the Constitution. */
  numero: (string & tags.Example<'241'>) | null;
  /** Data dell’atto. / Date of the act. */
  data: Day;
  /** Titolo, nella lingua dell’atto. / Title, in the language of the act. */
  titolo: string;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Quanti articoli. / How many articles. */
  n_articoli: Count;
  /** Quante relazioni di modifica, nei due versi. / How many amendment relations, both directions. */
  n_relazioni: Count;
  /** Quante in cui l’atto modifica. / How many in which the act amends. */
  n_relazioni_out: Count;
  /** Quante in cui l’atto è modificato. / How many in which the act is amended. */
  n_relazioni_in: Count;
  /** Che cosa gli è accaduto, o null se i documenti caricati non lo dicono. / What happened to it, or null where the loaded documents do not say. */
  stato: Stato | null;
  /** Giorno in cui questo corpus ha avuto l’atto per la prima volta; null se non si sa. / Day on which this corpus first held the act; null where it is not known. */
  visto_il: (Day & tags.Example<'2026-11-26'>) | null;
}

/** Una pagina dell’elenco degli atti. / A page of the list of acts. */
export interface NormeAnswer extends Envelope {
  /** Quanti atti passano i filtri. / How many acts pass the filters. */
  totale: Count;
  /** Voci per pagina. / Entries a page. */
  limit: Int32;
  /** Voci saltate. / Entries skipped. */
  offset: Int64;
  /** Indirizzo relativo della pagina dopo, o null. / Relative address of the next page, or null. */
  successiva: string | null;
  /** Indirizzo relativo della pagina prima, o null. / Relative address of the previous page, or null. */
  precedente: string | null;
  /** Solo con q: avvisa che nessun atto ha tutte le parole e che si elencano gli atti che ne hanno di più, o che l’atto citato non è nel corpus; altrimenti null. / Only with q: says that no act has all the words and that those with most of them are listed, or that the act cited is not in the corpus; otherwise null. */
  avviso?: string | null;
  /** Solo con q: con lang=en, ciò che si è cercato in italiano dove le parole inglesi non trovavano nulla; altrimenti null. / Only with q: with lang=en, what was searched in Italian where the English words found nothing; otherwise null. */
  cercato?: (string & tags.Example<'procedimento amministrativo'>) | null;
  /** Le voci: senza q le più recenti per prime, con q le più pertinenti. / The entries: newest first without q, best match first with it. */
  norme: ActEntry[];
}

/** One element of the list, as JSON. */
function writeEntry(act: ActSummary, counts: RelationCounts, status: Stato | null, seen: string | null): string {
  const entry: ActEntry = {
    eli: act.eli,
    tipo: act.type,
    numero: act.number,
    data: act.date,
    titolo: act.title,
    sigla: sigla(act.eli),
    n_articoli: act.articleCount,
    n_relazioni: counts.outgoing + counts.incoming,
    n_relazioni_out: counts.outgoing,
    n_relazioni_in: counts.incoming,
    stato: status,
    visto_il: seen,
  };
  return JSON.stringify(entry);
}

/** Lists begin at a multiple of this many entries, so that the pages of each are cut alike. */
const alignment = 1_000;

/** The acts of a type: how many, and where their own list begins. */
export interface TypeList {
  type: string;
  acts: number;
  start: number;
}

/** The facts that the list states of an act beside those of its document. */
interface ListedFacts {
  countsOf: (eli: string) => RelationCounts;
  statusOf: StatusOf;
  /** When an act was first held. */
  seenOf: (act: CorpusAct) => string | null;
}

/**
 * Writes the list of all acts, then one of each type.
 * @returns the types, those of most acts first, then by name; and the entries of the acts, in their order
 */
export function writeList(
  writer: SnapshotWriter,
  corpusActs: readonly CorpusAct[],
  { countsOf, statusOf, seenOf }: ListedFacts,
): { types: TypeList[]; entries: readonly Buffer[] } {
  const acts = corpusActs.map(({ summary }) => summary);
  const entries = corpusActs.map((act) => {
    const { eli } = act.summary;
    return Buffer.from(writeEntry(act.summary, countsOf(eli), statusOf(eli), seenOf(act)));
  });
  const none = Buffer.alloc(0);
  const all = [...entries];
  const types = [...groupByType(acts)]
    .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([type, members]) => {
      while (all.length % alignment !== 0) all.push(none);
      const start = all.length;
      for (const i of members) all.push(entries[i]!);
      return { type, acts: members.length, start };
    });
  writeLadder(writer, 'list', all, 'pages');
  return { types, entries };
}

function groupByType(acts: readonly ActSummary[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  acts.forEach(({ type }, i) => {
    const group = groups.get(type);
    if (group) group.push(i);
    else groups.set(type, [i]);
  });
  return groups;
}

/** The list of an opened snapshot. */
export class ActList {
  readonly #ladder: Ladder;

  constructor(
    snapshot: Snapshot,
    private readonly count: number,
    private readonly types: readonly TypeList[],
  ) {
    this.#ladder = new Ladder(snapshot, 'list', 'pages');
  }

  /** Part of the list of acts, or of those of one type; `null` type for all. An unknown type has no acts. */
  page(type: string | null, offset: number, limit: number): { total: number; entries: Piece; count: number } {
    const list = type === null ? { start: 0, acts: this.count } : this.types.find((known) => known.type === type);
    const { start, acts } = list ?? { start: 0, acts: 0 };
    const from = Math.min(offset, acts);
    const to = Math.min(offset + limit, acts);
    return { total: acts, entries: this.#ladder.run(start + from, start + to), count: to - from };
  }

  /** One act of the corpus, as JSON. */
  entry(act: number): Buffer {
    return this.#ladder.entry(act);
  }

  /** The entries of some acts of the corpus, in this order. */
  pick(acts: readonly number[]): Piece {
    return this.#ladder.pick(acts);
  }
}
