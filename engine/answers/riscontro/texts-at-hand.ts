// The texts of acts while they are held against each other: articles of the versions of the amended, words of the amending.
import { constants, inflateRawSync } from 'node:zlib';
import type { Relation } from '../../law/relation.js';
import type { Wording } from '../../law/wording.js';
import type { CorpusAct } from '../../read/corpus.js';
import { unpackWordings } from '../../read/proof/packed.js';
import type { ArticleText } from '../../read/proof/prove.js';
import { eventsOf } from '../../read/versions/listed-events.js';
import type { ArticleEntry } from '../article.js';
import type { AnnexEntry } from '../annex.js';
import type { PackedDocument } from '../body.js';
import { restOf } from '../annex.js';

/** Acts whose operations and texts are at hand while others are proved. */
const keptSources = 48;
/** Pairs of versions that are tried for what one act did to one article. */
const mostPairs = 8;

/** A text of an article, and the day since which it stands, where its document states one. */
interface DatedArticle extends ArticleText {
  since: string | null;
}

/** The texts of an amended act. */
export class TargetTexts {
  readonly eli: string;
  readonly #bodies = new Map<number, Buffer>();
  readonly #articles = new Map<string, DatedArticle | null>();

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

  article(version: number, key: string): DatedArticle | null {
    const name = `${version} ${key}`;
    let known = this.#articles.get(name);
    if (known === undefined) this.#articles.set(name, (known = this.#read(version, key)));
    return known;
  }

  #read(version: number, key: string): DatedArticle | null {
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
    const { rubrica, testo, testo_dal } = JSON.parse(entry.toString()) as ArticleEntry;
    return { heading: rubrica, text: testo, since: testo_dal };
  }

  /** The day on which an article's text of a version begins, where no version is missing before it, or its document says so; `null` where that is not known. */
  beginning(version: number, key: string): string | null {
    const { versions } = this.act.series;
    const { start } = versions[version]!;
    if (start === null) return null;
    return versions[version - 1]?.isCertain === true || this.article(version, key)?.since === start ? start : null;
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
export class Sources {
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
