// The answer about the relations of an act or article, but for its opening.
import type { tags } from '#typia';
import { parseEli } from '../law/eli.js';
import { relationKinds } from '../law/relation.js';
import { members, nameAct, type ActCard, type KnownAct } from './act-name.js';
import type { Envelope } from './envelope.js';
import type { Relation } from './relation.js';
import type { KindCounts } from './relation-list.js';
import { resolutionOfEli, type Resolution } from './resolution.js';
import type { Count } from './values.js';

/** L’atto di cui si chiede. / The act in question. */
export interface AskedAct extends KnownAct {
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'legge'>;
}

/** Le relazioni di un atto o di un articolo. / The relations of an act or article. */
export interface RelazioniAnswer extends Envelope {
  norma: AskedAct;
  /** ELI dell’articolo, se il riferimento ne nomina uno: allora solo le sue relazioni. / ELI of the article, where the reference names one: then only its relations. */
  articolo: string | null;
  risoluzione: Resolution;
  /** Il verso chiesto. / The direction asked for. */
  dir: 'out' | 'in' | 'entrambe';
  /** Quante relazioni in questa risposta. / How many relations in this answer. */
  totale: Count;
  /** Quante per genere. / How many of each kind. */
  per_tipo: KindCounts;
  /** Che cosa modifica; manca se dir è in. / What it amends; absent if dir is in. */
  modifica?: Relation[];
  /** Da quali atti è modificata; manca se dir è out. / By which acts it is amended; absent if dir is out. */
  modificata_da?: Relation[];
}

/** The members before the lists. */
export type RelationsHead = Omit<RelazioniAnswer, keyof Envelope | 'modifica' | 'modificata_da'>;

/** How many relations an act has in each direction. */
export interface RelationCounts {
  outgoing: number;
  incoming: number;
}

/**
 * The members before the lists.
 * @param kinds how many of each kind stand in each list that follows
 */
export function writeRelationsHead(
  act: ActCard,
  articleEli: string | null,
  resolution: Resolution,
  dir: RelazioniAnswer['dir'],
  kinds: readonly KindCounts[],
): string {
  const perKind: KindCounts = {};
  let total = 0;
  for (const kind of relationKinds) {
    const count = kinds.reduce((sum, byKind) => sum + (byKind[kind] ?? 0), 0);
    if (count > 0) perKind[kind] = count;
    total += count;
  }
  const { eli, sigla, titolo, nel_corpus } = nameAct(act);
  const head: RelationsHead = {
    norma: { eli, sigla, titolo, tipo: parseEli(eli)?.type ?? '', nel_corpus },
    articolo: articleEli,
    risoluzione: resolution,
    dir,
    totale: total,
    per_tipo: perKind,
  };
  return `,${members(head)}`;
}

/**
 * The same for all relations of an act that is asked for by its ELI, which is alike in every language; empty where only a
 * request can tell.
 */
export function writeOwnRelationsHead(act: ActCard, kinds: readonly KindCounts[]): string {
  const resolution = resolutionOfEli(act.eli);
  return resolution === null ? '' : writeRelationsHead(act, null, resolution, 'entrambe', kinds);
}
