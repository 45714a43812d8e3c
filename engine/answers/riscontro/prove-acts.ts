// The operations of all acts held against the texts of the acts that they amend, when a snapshot is made.
import type { Target } from '../../law/act.js';
import type { Relation } from '../../law/relation.js';
import type { Wording } from '../../law/wording.js';
import type { CorpusAct } from '../../read/corpus.js';
import { spell, type SpelledWording } from '../../read/proof/apply.js';
import { unpackWordings } from '../../read/proof/packed.js';
import { isExact, movedTo, proveArticle, type Proof } from '../../read/proof/prove.js';
import type { PackedDocument } from '../body.js';
import type { ReferenceEnd } from '../cited-ranges.js';
import { unpackNoted } from '../noted.js';
import type { KeptProof } from './kept.js';
import { proveByNotes } from './prove-by-notes.js';
import { Sources, TargetTexts } from './texts-at-hand.js';

interface Known {
  acts: readonly CorpusAct<PackedDocument>[];
  resolve: (target: Target) => ReferenceEnd | null;
  /** Amendments of an act, by its ELI. */
  incoming: ReadonlyMap<string, readonly Relation[]>;
}

/** An operation, and the act whose text has it. */
interface Placed {
  source: number;
  index: number;
  wording: Wording;
}

/** The proof of an operation while a snapshot is made. */
export interface MadeProof extends KeptProof {
  /** The day on which the text that it made begins. */
  began?: string | null;
  /** The paragraph in which the words stand, where that is none that they name. */
  moved?: string | null;
}

const unproved: KeptProof = {
  grade: null,
  reason: 'non-caricato',
  found: 0,
  before: null,
  after: null,
  target: null,
  place: null,
};

/** Proofs of each act of the corpus, in the order of its operations. */
export function proveActs({ acts, resolve, incoming: incomingOf }: Known): MadeProof[][] {
  const numbers = new Map(acts.map(({ summary }, i) => [summary.eli, i]));
  const proofs = acts.map((): MadeProof[] => []);
  const sources = new Sources(acts);
  /** By the amended act: those that amend it. */
  const amenders = new Map<number, number[]>();
  acts.forEach(({ document }, source) => {
    const wordings = unpackWordings(document.wordings ?? new Uint8Array());
    proofs[source] = wordings.map(({ isWhole }) => (isWhole ? unproved : { ...unproved, reason: 'parole-non-lette' }));
    for (const target of new Set(wordings.map(({ to }) => numbers.get(resolve(targetOf(to))?.act ?? '')))) {
      if (target === undefined) continue;
      const known = amenders.get(target);
      if (known === undefined) amenders.set(target, [source]);
      else known.push(source);
    }
  });
  for (const [target, by] of amenders) {
    const texts = new TargetTexts(acts[target]!);
    const incoming = incomingOf.get(acts[target]!.summary.eli) ?? [];
    for (const source of by)
      for (const [eli, group] of groupsOf(source, target)) {
        const place = acts[target]!.document.summary.articleKeys.indexOf(eli.slice(texts.eli.length));
        for (const [i, proof] of proveGroup(group, eli, acts[source]!, texts, incoming, sources).entries())
          proofs[source]![group[i]!.index] = { ...proof, target, place: place === -1 ? null : place };
      }
  }
  acts.forEach(({ document, summary }, source) => {
    const noted = unpackNoted(document.noted ?? new Uint8Array());
    if (noted.length === 0) return;
    const wordings = sources.wordings(source);
    const words = (wording: Wording) => spell(wording, sources.text(source, wording.from.key));
    proveByNotes({ noted, wordings, words, amender: amenderOf(summary), resolve }, proofs[source]!);
  });
  return proofs;

  /** The operations of one act on another, by the ELI of the article, that of the act for what is no article. */
  function groupsOf(source: number, target: number): Map<string, Placed[]> {
    const groups = new Map<string, Placed[]>();
    sources.wordings(source).forEach((wording, index) => {
      const end = resolve(targetOf(wording.to));
      if (end === null || numbers.get(end.act) !== target) return;
      const eli = end.articleEli ?? end.act;
      const group = groups.get(eli);
      if (group === undefined) groups.set(eli, [{ source, index, wording }]);
      else group.push({ source, index, wording });
    });
    return groups;
  }
}

/** Numbers of an act as marks print them. */
function amenderOf({ number, date }: CorpusAct['summary']): string[] {
  return [number ?? '', date.slice(0, 4)];
}

export function targetOf({ act, part, article }: Wording['to']): Target {
  return { act, part: article === null ? null : part, article, paragraph: null, point: null };
}

type Found = Proof & Pick<MadeProof, 'before' | 'after' | 'began' | 'moved'>;

function proveGroup(
  group: readonly Placed[],
  eli: string,
  { summary: amender }: CorpusAct<PackedDocument>,
  texts: TargetTexts,
  incoming: readonly Relation[],
  sources: Sources,
): Found[] {
  const spelled = group.map(({ source, wording }) => spell(wording, sources.text(source, wording.from.key)));
  const published = amender.publication.date ?? amender.date;
  const key = eli.slice(texts.eli.length);
  const exact = texts.pairs(key, published).find(([before, after]) => {
    const [one, other] = [texts.article(before, key), texts.article(after, key)];
    return one !== null && other !== null && isExact(spelled, one, other);
  });
  if (exact !== undefined)
    return spelled.map((wording) => {
      const moved = movedTo(wording, texts.article(exact[0], key)!);
      return {
        ...{ grade: 'testo', reason: moved === null ? null : 'altrove', found: 1, before: exact[0], after: exact[1] },
        ...{ began: texts.beginning(exact[1], key), moved },
      };
    });
  const proveIn = (after: number | null): Found[] => {
    const around = {
      before: after === null ? texts.article(texts.last, key) : after > 0 ? texts.beforeArticle(after - 1, key) : null,
      after: after === null ? null : texts.article(after, key),
      isRewritten: after !== null && texts.isRewritten(after, published, amender.eli, incoming, eli),
      amender: amenderOf(amender),
    };
    if (after !== null && around.after === null)
      return spelled.map((wording) => absent(wording, after, around.isRewritten));
    return proveArticle(spelled, around).map((proof) => ({
      ...proof,
      before: after === null ? texts.last : proof.grade === 'testo' ? after - 1 : null,
      after,
      ...(after !== null && proof.grade === 'testo' ? { began: texts.beginning(after, key) } : {}),
    }));
  };
  const effect = latestEffect(incoming, amender.eli, eli);
  const force = amender.hasOtherForces ? null : amender.entryIntoForce;
  const after = texts.firstAfter(amender.eli, published, effect ?? force);
  // A text may have the words before the day of effect that a clause states: another clause brought the day forward.
  const early = after === null && effect !== null ? texts.firstAfter(amender.eli, published, null) : null;
  // And later ones: the first version that knows of an act is that of its Gazzetta, and effects are deferred.
  const later = after === null ? [] : texts.pairs(key, published).flatMap(([, next]) => (next > after ? next : []));
  const isBorneOut = (found: readonly Found[]) =>
    found.some(({ grade }) => grade === 'presenza' || grade === 'segno' || grade === 'testo');
  const own = early === null ? proveIn(after) : null;
  if (own !== null && isBorneOut(own)) return own;
  for (const other of early === null ? later : [early]) {
    const found = proveIn(other);
    if (isBorneOut(found)) return found;
  }
  return own ?? proveIn(after);
}

/** An article that the text after does not have. */
function absent({ kind, isWhole }: SpelledWording, after: number, isRewritten: boolean): Found {
  const found: Found = { grade: null, reason: 'luogo-non-trovato', found: 0, before: null, after };
  return isWhole
    ? kind === 'abroga' || isRewritten
      ? { ...found, grade: 'coerente' }
      : found
    : { ...found, reason: 'parole-non-lette' };
}

/** The latest day of effect that clauses state for what an act does to an article. */
function latestEffect(incoming: readonly Relation[], amender: string, eli: string): string | null {
  const days = incoming.flatMap(({ from, to, dates }) =>
    from.act === amender && (to.articleEli ?? to.act) === eli && dates.effect !== null ? dates.effect : [],
  );
  return days.sort().at(-1) ?? null;
}
