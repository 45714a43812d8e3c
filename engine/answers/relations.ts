// The answer about the relations of an act or article, but for its opening.
import type { tags } from '#typia';
import { parseEli } from '../law/eli.js';
import { relationKinds } from '../law/relation.js';
import { members, nameAct, type ActCard, type KnownAct } from './act-name.js';
import type { Envelope } from './envelope.js';
import type { Relation } from './relation.js';
import type { KindCounts } from './kind-counts.js';
import { resolutionOfEli, type Resolution } from './resolution.js';
import type { Stato } from './status.js';
import type { Count } from './values.js';
import { words, type Language } from './words.js';

/** L’atto di cui si chiede, con il suo stato. / The act in question, with its status. */
export interface AskedAct extends KnownAct {
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'legge'>;
  /** Che cosa gli è accaduto, o null se i documenti caricati non lo dicono. / What happened to it, or null where the loaded documents do not say. */
  stato: Stato | null;
}

/** Le relazioni di un atto o di un articolo. / The relations of an act or article. */
export interface RelazioniAnswer extends Envelope {
  norma: AskedAct;
  /** ELI dell’articolo, se il riferimento ne nomina uno: allora solo le sue relazioni. / ELI of the article, where the reference names one: then only its relations. */
  articolo: string | null;
  risoluzione: Resolution;
  /** Il verso chiesto. / The requested direction. */
  dir: 'out' | 'in' | 'entrambe';
  /** Quante modifiche passano i filtri; gli altri effetti non sono contati. / How many amendments pass the filters; other effects are not counted. */
  totale: Count;
  /** Quante modifiche per genere, dopo i filtri. / How many amendments of each kind, after the filters. */
  per_tipo: KindCounts;
  /** Quanti altri effetti passano i filtri, che non sono modifiche del testo. / How many other effects pass the filters, which are no amendments of text. */
  n_altri_effetti: Count;
  /** Indirizzo relativo della pagina dopo, o null. / Relative address of the next page, or null. */
  successiva: string | null;
  /** Indirizzo relativo della pagina prima, o null. / Relative address of the previous page, or null. */
  precedente: string | null;
  /** Che cosa modifica; manca se dir è in. / What it amends; absent if dir is in. */
  modifica?: Relation[];
  /** Da quali atti è modificata; manca se dir è out. / By which acts it is amended; absent if dir is out. */
  modificata_da?: Relation[];
  /** Effetti dell’atto che non sono modifiche: regole transitorie, proroghe, sospensioni, interpretazioni; manca se dir è in. / Effects of the act that are no amendments: transitional rules, extensions, suspensions, interpretations; absent if dir is in. */
  altri_effetti?: Relation[];
  /** Gli stessi, subiti dall’atto, e le circolari e gli avvisi che il documento elenca; manca se dir è out. / The same, undergone by the act, and the circulars and notices that the document lists; absent if dir is out. */
  altri_effetti_subiti?: Relation[];
}

/** The members before the lists. */
export type RelationsHead = Omit<
  RelazioniAnswer,
  keyof Envelope | 'modifica' | 'modificata_da' | 'altri_effetti' | 'altri_effetti_subiti'
>;

/** How many relations an act has: amendments in each direction, and other effects. */
export interface RelationCounts {
  outgoing: number;
  incoming: number;
  other: number;
}

/** The facts from which the members before the lists are written. */
export interface RelationsHeadSource {
  act: ActCard;
  status: Stato | null;
  articleEli: string | null;
  resolution: Resolution;
  dir: RelazioniAnswer['dir'];
  /** The numbers of relations by kind, in each list of amendments. */
  kinds: readonly KindCounts[];
  /** How many other effects there are. */
  others: number;
  /** Relative addresses of the next and the previous page. */
  next?: string | null;
  previous?: string | null;
}

/** The members before the lists. */
export function writeRelationsHead(source: RelationsHeadSource): string {
  const { act, status, articleEli, resolution, dir, kinds, others, next = null, previous = null } = source;
  const perKind: KindCounts = {};
  let total = 0;
  for (const kind of relationKinds) {
    const count = kinds.reduce((sum, byKind) => sum + (byKind[kind] ?? 0), 0);
    if (count > 0) perKind[kind] = count;
    total += count;
  }
  const { eli, sigla, titolo, nome, nel_corpus } = nameAct(act);
  const head: RelationsHead = {
    norma: {
      eli,
      sigla,
      titolo,
      ...(nome === undefined ? {} : { nome }),
      tipo: parseEli(eli)?.type ?? '',
      nel_corpus,
      stato: status,
    },
    articolo: articleEli,
    risoluzione: resolution,
    dir,
    totale: total,
    per_tipo: perKind,
    n_altri_effetti: others,
    successiva: next,
    precedente: previous,
  };
  return `,${members(head)}`;
}

/** The same for all relations of an act that is asked for by its ELI; empty where only a request can decide. */
export function writeOwnRelationsHead(
  act: ActCard,
  status: Stato | null,
  kinds: readonly KindCounts[],
  others: number,
  language: Language,
): string {
  const resolution = resolutionOfEli(act.eli);
  if (resolution === null) return '';
  // A total of zero is never silent.
  const isEmpty = kinds.every((byKind) => Object.keys(byKind).length === 0);
  if (isEmpty) resolution.avvisi.push(words[language].relations.noneKnown);
  return writeRelationsHead({ act, status, articleEli: null, resolution, dir: 'entrambe', kinds, others });
}
