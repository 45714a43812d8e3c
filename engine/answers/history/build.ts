// The texts of one act in all versions → what is kept of each article: its distinct texts, since when, and by what.
import { constants, inflateRawSync } from 'node:zlib';
import { isWording, type ChangeKind, type ListedEvent } from '../../law/version.js';
import type { CorpusAct } from '../../read/corpus.js';
import { articleKeys } from '../../read/versions/article-key.js';
import type { Amenders } from '../../read/versions/change.js';
import { kindOfChange, type Versioned } from '../../read/versions/change-kind.js';
import { formOf, hashOfForm } from '../../read/versions/comparable.js';
import { eventsOf } from '../../read/versions/listed-events.js';
import { Causes, type Surroundings } from './causes.js';
import type { PackedDocument, PackedText } from '../body.js';
import type { Cause, KeptChange, KeptVersions, ListedAct } from '../version.js';
import { restOf } from '../annex.js';
import { closeIntervals, diffProvisions, parseEntry, parseRest, type Parsed } from './provision.js';
import { isPutIn } from './put-in.js';

/** A text that begins with a version: of an article, or of all that stands behind the articles. */
export interface BuiltText {
  version: number;
  /** `YYYY-MM-DD`, or `null` where nothing states a day. */
  start: string | null;
  kind: ChangeKind;
  /** As it is answered; `null` where the article is not in this version. */
  entry: Buffer | null;
  /** Its citations, as JSON. */
  cited: string;
  /** Whether it is the one that is served, which is kept with its act. */
  isServed: boolean;
}

export interface BuiltUnit {
  /** ELI suffix; empty for what stands behind the articles. */
  suffix: string;
  texts: BuiltText[];
  changes: KeptChange[];
  /** Days on which only its notes changed. */
  notes: (string | null)[];
  /** The entry of the text that is served, where its act has one article of that suffix. */
  served: Buffer | null;
}

export interface BuiltHistory {
  kept: KeptVersions;
  /** Only those that are not the same in all versions. */
  units: BuiltUnit[];
  /** ELI of the text that each relation began, by the relation's identifier. */
  begun: Map<string, string>;
}

/** One provision while versions go by. */
interface Unit extends BuiltUnit {
  /** The last text as it is answered. */
  entry: Buffer | null;
  parsed: Versioned | null;
  used: Set<string>;
  earlier: Set<string>;
}

/** Whether an act has more to tell than the text that is served. */
export function hasHistory({ series, summary }: CorpusAct): boolean {
  return series.versions.length > 1 || summary.hasLaterTexts;
}

export function buildHistory(act: CorpusAct<PackedDocument>, around: Surroundings): BuiltHistory {
  return new Builder(act, around).build();
}

class Builder {
  readonly #units = new Map<string, Unit>();
  /** ELI of the article that had a text first, by the text's hash. */
  readonly #firstOf = new Map<string, string>();
  readonly #causes: Causes;
  readonly #served: number;

  constructor(
    private readonly act: CorpusAct<PackedDocument>,
    private readonly around: Surroundings,
  ) {
    this.#served = act.series.versions.findIndex(({ document }) => document === act.document);
    this.#causes = new Causes(act.summary.eli, around);
  }

  build(): BuiltHistory {
    const { series } = this.act;
    const { versions } = series;
    const orders: string[][] = [];
    let events: ListedEvent[] = [];
    const kept = versions.map(({ document, start, until, isOriginal, isOtherSource, isCertain }, version) => {
      const { summary, digest } = document;
      const listed = eventsOf(document);
      const known = new Set(events.map(eventKey));
      const newEvents = version === 0 ? [] : listed.filter((event) => !known.has(eventKey(event)));
      events = listed;
      const { present, changed, causes, hasChanged } = this.#addVersion(document, version, {
        events: listed,
        newEvents,
      });
      orders.push(present);
      return {
        start,
        until,
        isOriginal,
        isOtherSource,
        isCertain,
        isUnchanged: version > 0 && !hasChanged && versions[version - 1]!.document.summary.title === summary.title,
        officialEli: summary.publication.eli,
        textDate: summary.textDate,
        // Of an act whose entry into force was postponed no text states it.
        entryIntoForce: this.act.summary.entryIntoForce === null ? null : summary.entryIntoForce,
        title: summary.title,
        articles: summary.articleCount + present.length - summary.articleKeys.length,
        changed,
        events: newEvents.map((event): ListedAct => ({
          norma: event.act === null ? null : this.around.nameOf(event.act),
          data: event.date,
        })),
        causes,
        digest,
        seen: this.around.seenOf(this.act.summary.eli, document),
        order: null as string[] | null,
      };
    });
    const units = [...this.#units.values()];
    this.#setOrders(kept, orders, units);
    const changing = units.filter(
      ({ texts, changes }) =>
        texts.length > 1 ||
        texts[0]!.version > 0 ||
        changes.some(({ causa, candidati }) => causa !== null || candidati.length > 0),
    );
    const { articleKeys: own } = this.act.summary;
    for (const unit of units) {
      closeIntervals(unit.changes);
      const served = unit.texts.findLast(({ version }) => version <= this.#served);
      if (served?.entry == null) continue;
      served.isServed = true;
      if (own.includes(unit.suffix) && own.indexOf(unit.suffix) === own.lastIndexOf(unit.suffix))
        unit.served = served.entry;
    }
    return {
      kept: {
        versions: kept,
        served: this.#served,
        leftOut: series.leftOut.map(({ document, because }) => ({
          dal: document.summary.textDays.from,
          testo_al: document.summary.textDays.until,
          motivo: because,
          impronta: document.digest,
        })),
      },
      units: changing,
      begun: this.#causes.begun,
    };
  }

  #addVersion(
    document: PackedDocument,
    version: number,
    listed: Pick<Amenders, 'events' | 'newEvents'>,
  ): { present: string[]; changed: number; causes: Cause[]; hasChanged: boolean } {
    const { summary } = document;
    const text = document.text();
    const body = inflateRawSync(text.deflated, { finishFlush: constants.Z_SYNC_FLUSH });
    const keys = articleKeys(summary.articleKeys);
    const cites = citedLines(text);
    if (version === 0) this.#causes.addStarts(body);
    const causes = new Map<string, Cause>();
    const seen = new Set<string>(['']);
    let [changed, hasChanged] = [0, false];
    const take = (key: string, suffix: string, entry: Buffer | null, cited: () => string) => {
      const found = this.#addText({ key, suffix, entry, cited, version, listed });
      if (found === null || !isWording(found.kind)) return;
      hasChanged = true;
      if (key !== '') changed++;
      if (found.cause !== null)
        causes.set(`${found.cause.norma?.eli} ${found.cause.articolo} ${found.cause.comma}`, found.cause);
    };
    const { versions } = this.act.series;
    const isPublished = version === 0 && versions.length > 1 && versions[0]!.isOriginal;
    const present = summary.articleKeys.filter((suffix, i) => {
      const entry = body.subarray(text.articles[2 * i], text.articles[2 * i + 1]);
      if (isPublished && isPutIn(suffix, entry)) return false;
      seen.add(keys[i]!);
      take(keys[i]!, suffix, entry, () => this.around.writeCited(cites()[i] ?? '[]', summary.eli + suffix));
      return true;
    });
    take('', '', restOf(body, text), () => '[]');
    for (const [key, { suffix, entry }] of this.#units)
      if (!seen.has(key) && entry !== null) take(key, suffix, null, () => '[]');
    return { present, changed, causes: [...causes.values()], hasChanged };
  }

  /** @returns what happened, or `null` where nothing did; the texts of the first version happened to nobody */
  #addText({
    key,
    suffix,
    entry,
    cited,
    version,
    listed,
  }: AddedText): { kind: ChangeKind; cause: Cause | null } | null {
    let unit = this.#units.get(key);
    if (unit === undefined) {
      unit = {
        suffix,
        entry: null,
        parsed: null,
        texts: [],
        changes: [],
        notes: [],
        served: null,
        used: new Set(),
        earlier: new Set(),
      };
      this.#units.set(key, unit);
    }
    if (version > 0 && (entry === null ? unit.entry === null : unit.entry?.equals(entry) === true)) return null;
    const after: Parsed | null = entry === null ? null : key === '' ? parseRest(entry) : parseEntry(entry);
    const { series } = this.act;
    const own = series.versions[version]!;
    const before = series.versions[version - 1];
    const first = own.isOriginal ? 'originale' : 'prima-nota';
    const kind = version === 0 ? first : (kindOfChange(unit.parsed, after) ?? 'grafia');
    const stated = after?.since ?? null;
    // The day of an annex's own article is better than that of the version, unless the version before had it already, or stood up to this one.
    const isStated =
      stated !== null &&
      (before === undefined ? true : !before.isCertain && stated > (before.start ?? '')) &&
      stated <= (own.start ?? '9999');
    const start = isStated && isWording(kind) ? stated : own.start;
    const text = {
      version,
      start,
      kind,
      // Copied: the body is of one version only.
      entry: entry === null ? null : Buffer.from(entry),
      cited: entry === null ? '[]' : cited(),
      isServed: false,
    };
    unit.texts.push(text);
    const previous = unit.parsed;
    [unit.entry, unit.parsed, unit.suffix] = [entry, after, suffix];
    if (kind === 'nota') unit.notes.push(start);
    if (!isWording(kind)) return version === 0 ? null : { kind, cause: null };
    const isDated = isStated || (before === undefined ? own.isOriginal : before.isCertain);
    const change = { kind, suffix, start, isDated };
    const found = this.#causes.of(key, { ...change, previous, after, used: unit.used, earlier: unit.earlier }, listed);
    const hash = after === null ? '' : hashOfForm(formOf(after));
    const eli = this.act.summary.eli + suffix;
    const former = kind === 'inserito' ? this.#firstOf.get(hash) : undefined;
    if (after !== null && !this.#firstOf.has(hash)) this.#firstOf.set(hash, eli);
    unit.changes.push({
      dal: start,
      dal_certo: found.isCertain,
      al: null,
      tipo: kind,
      causa: found.cause,
      candidati: found.candidates.map(this.around.nameOf),
      parole: version === 0 ? { aggiunte: 0, tolte: 0 } : diffProvisions(previous, after).words,
      gia: former === undefined || former === eli ? null : former,
      impronta: hash,
    });
    return version === 0 ? null : { kind, cause: found.cause };
  }

  /** Keeps the order of a version's articles where it differs from the usual one: that of the served text, with the others put between. */
  #setOrders(kept: { order: string[] | null }[], orders: readonly string[][], units: readonly Unit[]): void {
    const all = orderOfAll(this.act.summary.articleKeys, units);
    orders.forEach((order, version) => {
      const present = new Set(order.map(keyOfSuffix));
      const usual = all.filter((suffix) => present.has(keyOfSuffix(suffix)));
      if (usual.map(keyOfSuffix).join('\n') !== order.map(keyOfSuffix).join('\n')) kept[version]!.order = order;
    });
  }
}

interface AddedText {
  key: string;
  suffix: string;
  entry: Buffer | null;
  cited: () => string;
  version: number;
  listed: Pick<Amenders, 'events' | 'newEvents'>;
}

const keyOfSuffix = (suffix: string): string => articleKeys([suffix])[0]!;

/** The articles that are served, and behind each those that only other versions have. */
function orderOfAll(served: readonly string[], units: readonly { suffix: string }[]): string[] {
  const known = new Set(served);
  return [...served, ...units.map(({ suffix }) => suffix).filter((suffix) => suffix !== '' && !known.has(suffix))];
}

const eventKey = ({ act, date }: ListedEvent): string => `${act} ${date}`;

/** One line an article; made when first asked for. */
function citedLines({ references }: PackedText): () => string[] {
  let lines: string[] | undefined;
  return () => (lines ??= Buffer.from(references).toString().split('\n'));
}
