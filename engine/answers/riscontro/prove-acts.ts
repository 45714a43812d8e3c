// The operations of all acts held against the texts of the acts that they amend, when a snapshot is made.
import { constants, inflateRawSync } from 'node:zlib';
import type { Target } from '../../law/act.js';
import type { Relation } from '../../law/relation.js';
import type { Wording } from '../../law/wording.js';
import type { CorpusAct } from '../../read/corpus.js';
import { eventsOf } from '../../read/versions/listed-events.js';
import { spell, type SpelledWording } from '../../read/proof/apply.js';
import { unpackWordings } from '../../read/proof/packed.js';
import { isExact, proveArticle, type ArticleText, type Proof } from '../../read/proof/prove.js';
import type { ArticleEntry } from '../article.js';
import type { AnnexEntry, PackedDocument } from '../body.js';
import type { ReferenceEnd } from '../citations.js';
import { restOf } from '../history/provision.js';
import { unpackNoted } from '../noted.js';
import type { KeptProof } from './kept.js';
import { proveByNotes } from './prove-by-notes.js';

interface Known {
  acts: readonly CorpusAct<PackedDocument>[];
  resolve: (target: Target) => ReferenceEnd | null;
  related: ReadonlyMap<string, { incoming: readonly Relation[] }>;
}

/** An operation, and the act whose text has it. */
interface Placed {
  source: number;
  index: number;
  wording: Wording;
}

/** Acts whose operations and texts are at hand while others are proved. */
const keptSources = 48;
/** Pairs of versions that are tried for what one act did to one article. */
const mostPairs = 8;

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
export function proveActs({ acts, resolve, related }: Known): KeptProof[][] {
  const numbers = new Map(acts.map(({ summary }, i) => [summary.eli, i]));
  const proofs = acts.map((): KeptProof[] => []);
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
    const incoming = related.get(acts[target]!.summary.eli)!.incoming;
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

type Found = Proof & Pick<KeptProof, 'before' | 'after'>;

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
    return spelled.map(() => ({ grade: 'testo', reason: null, found: 1, before: exact[0], after: exact[1] }));
  const after = texts.firstAfter(amender.eli, published, latestEffect(incoming, amender.eli, eli));
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
  }));
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

/** The texts of an amended act. */
class TargetTexts {
  readonly eli: string;
  readonly #bodies = new Map<number, Buffer>();
  readonly #articles = new Map<string, ArticleText | null>();

  constructor(private readonly act: CorpusAct<PackedDocument>) {
    this.eli = act.summary.eli;
  }

  /** The version that is served. */
  get last(): number {
    return Math.max(
      0,
      this.act.series.versions.findIndex(({ document }) => document === this.act.document),
    );
  }

  /** An article of a version; an article that it does not have yet is empty there. */
  beforeArticle(version: number, key: string): ArticleText {
    return this.article(version, key) ?? { heading: null, text: '' };
  }

  article(version: number, key: string): ArticleText | null {
    const name = `${version} ${key}`;
    let known = this.#articles.get(name);
    if (known === undefined) this.#articles.set(name, (known = this.#read(version, key)));
    return known;
  }

  #read(version: number, key: string): ArticleText | null {
    const { document } = this.act.series.versions[version]!;
    const index = document.summary.articleKeys.indexOf(key);
    if (index === -1) return null;
    const text = document.text();
    let body = this.#bodies.get(version);
    if (body === undefined) {
      body = inflateRawSync(text.deflated, { finishFlush: constants.Z_SYNC_FLUSH });
      if (this.#bodies.size >= 4) this.#bodies.delete(this.#bodies.keys().next().value!);
      this.#bodies.set(version, body);
    }
    const entry = body.subarray(text.articles[2 * index], text.articles[2 * index + 1]);
    const { rubrica, testo } = JSON.parse(entry.toString()) as ArticleEntry;
    return { heading: rubrica, text: testo };
  }

  /** Pairs of versions, one after the other, between which an act of that Gazzetta may have changed an article. */
  pairs(key: string, published: string): [number, number][] {
    const pairs: [number, number][] = [];
    const { versions } = this.act.series;
    for (let i = 1; i < versions.length && pairs.length < mostPairs; i++) {
      if ((versions[i]!.start ?? '') < published) continue;
      const [before, after] = [this.article(i - 1, key), this.article(i, key)];
      if (before !== null && after !== null && (before.text !== after.text || before.heading !== after.heading))
        pairs.push([i - 1, i]);
    }
    return pairs;
  }

  /** The first version that knows of the amending act, and has begun when it has effect; `null` for none. */
  firstAfter(amender: string, published: string, effect: string | null): number | null {
    const { versions } = this.act.series;
    const found = versions.findIndex(({ document, start, until }) => {
      const day = until ?? start ?? document.summary.textDate;
      if (day === null || day < published || (effect !== null && day < effect)) return false;
      return eventsOf(document).some(({ act }) => act === amender) || day > published;
    });
    return found === -1 || found > this.last ? null : found;
  }

  /** Whether others amended the article, or may have, between the Gazzetta of an act and a version. */
  isRewritten(
    version: number,
    published: string,
    amender: string,
    incoming: readonly Relation[],
    eli: string,
  ): boolean {
    const named = new Set(incoming.map(({ from }) => from.act));
    const isLater = (day: string | null) => day === null || day >= published;
    const known = incoming.some(
      ({ from, to, date }) =>
        from.act !== amender &&
        isLater(date) &&
        (to.articleEli === eli || (to.articleEli === null && to.article === null)),
    );
    if (known) return true;
    // An amender that is listed and whose words are not loaded may have amended any article.
    const { document } = this.act.series.versions[version]!;
    return eventsOf(document).some(
      ({ act, date }) => act !== amender && isLater(date) && (act === null || !named.has(act)),
    );
  }
}

/** The operations and texts of amending acts, the last few at hand. */
class Sources {
  readonly #wordings = new Map<number, Wording[]>();
  readonly #bodies = new Map<number, Buffer>();
  readonly #texts = new Map<string, string>();

  constructor(private readonly acts: readonly CorpusAct<PackedDocument>[]) {}

  wordings(act: number): Wording[] {
    return kept(this.#wordings, act, () => unpackWordings(this.acts[act]!.document.wordings ?? new Uint8Array()));
  }

  /** The text of an article or annex. */
  text(act: number, key: string): string {
    return kept(this.#texts, `${act} ${key}`, () => this.#read(act, key), 512);
  }

  #read(act: number, key: string): string {
    const { document } = this.acts[act]!;
    const packed = document.text();
    const body = kept(
      this.#bodies,
      act,
      () => inflateRawSync(packed.deflated, { finishFlush: constants.Z_SYNC_FLUSH }),
      8,
    );
    const index = document.summary.articleKeys.indexOf(key);
    if (index !== -1)
      return (
        JSON.parse(body.subarray(packed.articles[2 * index], packed.articles[2 * index + 1]).toString()) as ArticleEntry
      ).testo;
    const { allegati } = JSON.parse(`{${restOf(body, packed).toString()}`) as { allegati: AnnexEntry[] };
    return allegati.find(({ eli }) => eli.endsWith(key))?.testo ?? '';
  }
}

/** A value that is made when first asked for, and kept with the last few others. */
function kept<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value, most = keptSources): Value {
  let known = values.get(key);
  if (known === undefined) {
    if (values.size >= most) values.delete(values.keys().next().value!);
    values.set(key, (known = make()));
  }
  return known;
}
