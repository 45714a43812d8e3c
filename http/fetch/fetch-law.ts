// One run: what is wanted is fetched pack by pack, and each is in the state as soon as it is whole.
import { ActCounts } from './act-counts.js';
import { isNeedless, wantedActs, type WantedAct } from './amended-acts.js';
import { Amendments } from './amendments.js';
import { Api, type Mode } from './api.js';
import { Client } from './client.js';
import { dayOf, realClock, stoppableClock, StoppedError, type Clock } from './clock.js';
import {
  adviceOn,
  chooseRows,
  describeCollection,
  goneCollections,
  isSameName,
  wantedCollections,
  type Catalogue,
} from './collections.js';
import { Downloads, type FetchOutcome } from './downloads.js';
import { estimate, type Expected } from './estimate.js';
import { FetchError, showControls } from './fault.js';
import { lockFolder } from './folder-lock.js';
import { runExports } from './jobs.js';
import { PackIndex } from './pack-index.js';
import { Tally, type FetchProgress } from './progress.js';
import { mostActs, portalName, wantedSlices, type WantedSlice } from './slices.js';
import { Store, type Selection } from './state.js';
import { withoutVersions } from './without-versions.js';

export interface FetchOptions {
  folder: string;
  /** What to add to the selection of the folder; without it, everything selected before is brought up to date. */
  selection: Selection | null;
  base: string;
  userAgent: string;
  /** Only reports what would be fetched. */
  isDryRun: boolean;
  /** Whether a pack may have less than nine tenths of the acts of the one that it replaces. */
  mayShrink?: boolean;
  clock?: Clock;
  /** Stops the run: it ends with a {@link FetchError} that says where. */
  signal?: AbortSignal | undefined;
}

export type { FetchOutcome } from './downloads.js';

export interface FetchVoice {
  /** One line that stays. */
  say: (line: string) => void;
  progress: (progress: FetchProgress) => void;
}

/**
 * Fetches what is wanted.
 * @throws {FetchError} where the portal cannot be asked at all, another run is at work in the folder, or the run was stopped;
 * {@link DiskError} where nothing more can be written, {@link StateError} where the folder's state is damaged
 */
export async function fetchLaw(options: FetchOptions, voice: FetchVoice): Promise<FetchOutcome> {
  if (options.isDryRun) return new Run(options, voice).run();
  const release = lockFolder(options.folder);
  try {
    return await new Run(options, voice).run();
  } finally {
    release();
  }
}

class Run {
  private readonly clock: Clock;
  private readonly api: Api;
  private readonly store: Store;
  private readonly selection: Selection;
  private readonly tally: Tally;
  private readonly today: string;
  private readonly say: (line: string) => void;
  private readonly expected: Expected[] = [];
  private readonly outcome: FetchOutcome = {
    ...{ wanted: 0, fetched: 0, current: 0, bytes: 0, failed: [] },
    estimate: estimate([]),
  };
  private readonly downloads: Downloads;

  constructor(
    private readonly options: FetchOptions,
    voice: FetchVoice,
  ) {
    const { base, userAgent, folder, selection, clock = realClock, signal } = options;
    this.clock = signal === undefined ? clock : stoppableClock(clock, signal);
    // Names of the portal are in most lines.
    this.say = (line) => voice.say(showControls(line));
    this.api = new Api(new Client({ base, userAgent, clock: this.clock, say: this.say, signal }), this.say);
    this.store = Store.open(folder);
    this.selection = selection ?? this.store.state.selection;
    this.tally = new Tally(
      (progress) => voice.progress({ ...progress, name: showControls(progress.name) }),
      this.clock,
    );
    this.today = dayOf(this.clock.now());
    const { api, store, tally, today, say } = this;
    this.downloads = new Downloads(
      { api, store, tally, today, say, mayShrink: options.mayShrink ?? false },
      this.outcome,
    );
  }

  async run(): Promise<FetchOutcome> {
    try {
      return await this.runSteps();
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
      const { fetched, wanted } = this.outcome;
      throw new FetchError(
        `stopped at ${this.tally.place}: ${fetched} of ${wanted} packs were fetched; the next run goes on there`,
      );
    }
  }

  private async runSteps(): Promise<FetchOutcome> {
    const { store, options, selection } = this;
    const { collections, slices } = selection;
    if (collections.length + slices.length === 0) {
      throw new FetchError(
        `${options.folder}: no state of an earlier run found, collections, --tipo or --all expected`,
      );
    }
    const before = JSON.stringify(store.state);
    if (!options.isDryRun) await store.clean();
    const damaged = await store.checkDigests((file) => this.checkedNext(`checking ${file}`));
    for (const line of damaged) this.say(line);
    const catalogue = collections.length > 0 ? await this.fetchCollections() : null;
    await this.fetchExports(catalogue);
    this.outcome.estimate = estimate(this.expected);
    if (!options.isDryRun && JSON.stringify(store.state) !== before) await store.save();
    if (!options.isDryRun) for (const line of await withoutVersions(store)) this.say(line);
    return this.outcome;
  }

  /** Between two files the run may be stopped. */
  private checkedNext(name: string): void {
    if (this.options.signal?.aborted === true) throw new StoppedError();
    this.tally.at(name);
  }

  private async fetchCollections(): Promise<Catalogue> {
    const { store, options } = this;
    this.tally.at('the catalogue');
    const catalogue = await this.api.catalogue();
    const gone = goneCollections(catalogue, store);
    const { rows, unknown } = chooseRows(catalogue, this.selection.collections);
    const isKnown = ({ name, mode }: Selection['collections'][number]): boolean =>
      [...gone, ...store.state.gone].some((one) => one.mode === mode && name !== null && isSameName(one.name, name));
    for (const one of unknown) {
      if (!isKnown(one)) this.downloads.fail(`${one.name ?? 'all'} (${one.mode}): ${adviceOn(one.name, catalogue)}`);
    }
    for (const { name, mode, made, since } of store.state.gone) {
      this.say(`${name} (${mode}): not in the catalogue since ${since}; its pack of ${made} is set aside`);
    }
    for (const held of gone) {
      const { name, mode, made } = held;
      const found = `${name} (${mode}): no longer in the catalogue; its pack of ${made}`;
      if (options.isDryRun) this.say(`${found} would be set aside`);
      else this.say(`${found} is set aside: ${await store.setAside(held, this.today)}`);
    }
    const wanted = wantedCollections(rows, store, this.today, this.say);
    this.outcome.current += rows.length - wanted.length;
    this.outcome.wanted += wanted.length;
    this.tally.expect(wanted.reduce((total, { acts }) => total + acts, 0));
    this.select({ collections: this.selection.collections.filter((one) => !unknown.includes(one)), slices: [] });
    for (const pack of wanted) {
      const { name, mode, acts } = pack;
      this.expected.push({ kind: 'collection', mode, acts, packs: 1, bytes: store.collection(name, mode)?.bytes });
      if (options.isDryRun) this.say(describeCollection(pack, store));
      else await this.downloads.attempt(`${name} (${mode})`, () => this.downloads.fetchCollection(pack));
    }
    return catalogue;
  }

  /** The exports of types and years, and of acts whose collection is older than their last amendment. */
  private async fetchExports(catalogue: Catalogue | null): Promise<void> {
    const { store, api, options } = this;
    const failedBefore = this.outcome.failed.length;
    const amendments = await this.askAmendments();
    const index = await PackIndex.of(store);
    const slices = this.selection.slices.length > 0 ? await this.wantedSlices(amendments, index, catalogue) : [];
    const acts = wantedActs(amendments, store, index);
    this.outcome.wanted += slices.length + acts.length;
    this.tally.expect(slices.reduce((total, { counted }) => total + counted, 0) + acts.length);
    for (const { mode, counted } of slices) this.expected.push({ kind: 'export', mode, acts: counted, packs: 1 });
    for (const { mode } of acts) this.expected.push({ kind: 'export', mode, acts: 1, packs: 1 });
    if (options.isDryRun) {
      for (const { name, counted, reason } of slices) this.say(`${name}: ${counted} acts: ${reason}`);
      for (const { name, reason } of acts) this.say(`${name}: ${reason}`);
      return;
    }
    await runExports<WantedSlice | WantedAct>([...slices, ...acts], {
      api,
      clock: this.clock,
      say: this.say,
      fetchPack: (wanted, token, location) =>
        'row' in wanted
          ? this.downloads.fetchAct(wanted, token, location)
          : this.downloads.fetchSlice(wanted, token, location),
      giveUp: ({ name }, fault) => this.downloads.countFailure(name, fault),
      waiting: (jobs) => this.tally.wait(jobs),
    });
    await store.dropActs((held) => isNeedless(held, index));
    // Amendments whose packs failed, or could not be listed, are asked for again the next time.
    if (this.outcome.failed.length === failedBefore && amendments.isWhole) this.noteAmendments();
  }

  /** The acts that the portal amended since it was last asked; for each collection, since it was made. */
  private async askAmendments(): Promise<Amendments> {
    const { state } = this.store;
    const days = state.collections
      .filter(({ mode }) => mode !== 'O')
      .map(({ made, amendedUntil }) => amendedUntil ?? made);
    if (this.selection.slices.some(({ mode }) => mode !== 'O')) days.push(state.amendedUntil ?? this.today);
    const [oldest] = days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)).sort();
    if (oldest === undefined) return Amendments.none;
    this.tally.at(`the acts amended since ${oldest}`);
    return Amendments.since(oldest, this.today, this.api);
  }

  private noteAmendments(): void {
    const { state } = this.store;
    for (const held of state.collections) if (held.mode !== 'O') held.amendedUntil = this.today;
    if (this.selection.slices.some(({ mode }) => mode !== 'O')) state.amendedUntil = this.today;
  }

  private async wantedSlices(
    amendments: Amendments,
    index: PackIndex,
    catalogue: Catalogue | null,
  ): Promise<WantedSlice[]> {
    const { store, api, options } = this;
    const { slices } = this.selection;
    this.tally.at('the types of act');
    const types = (await api.types()).map(({ value }) => value);
    const counts = new ActCounts({
      ...{ api, store, today: this.today, isKept: !options.isDryRun },
      counting: (what) => this.tally.at(`counting ${what}`),
    });
    const named = slices.flatMap((one) => this.nameType(one, types));
    // Which acts no collection holds is only known once the collections are here.
    const isUnknown = options.isDryRun && store.state.collections.length === 0;
    const asked = named.filter(({ type }) => type !== null || !isUnknown);
    for (const { mode } of named.filter((one) => !asked.includes(one))) {
      await this.expectOthers(mode, types, counts, catalogue);
    }
    const held = (type: string, year: number, mode: Mode): number => index.count(type, year, mode);
    const wanted = await wantedSlices(asked, { store, counts, amendments, types, held });
    this.outcome.current += Math.max(0, store.state.slices.length - wanted.length);
    this.select({ collections: [], slices: slices.filter(({ type }) => type === null || portalName(type, types)) });
    return wanted;
  }

  /** Estimates the exports of the acts that no collection holds, before any is here. */
  private async expectOthers(
    mode: Mode,
    types: readonly string[],
    counts: ActCounts,
    catalogue: Catalogue | null,
  ): Promise<void> {
    let all = 0;
    let packs = 0;
    for (const type of types) {
      for (const acts of (await counts.byYear(type)).values()) {
        all += acts;
        packs += acts === 0 ? 0 : acts <= mostActs ? 1 : 12;
      }
    }
    const rows = (catalogue?.rows ?? []).filter(({ formatoCollezione }) => formatoCollezione === mode);
    const acts = Math.max(0, all - rows.reduce((total, { numeroAtti }) => total + numeroAtti, 0));
    this.expected.push({ kind: 'export', mode, acts, packs });
    this.say(
      `acts that no collection holds (${mode}): at least ${acts} of the ${all} that the portal has, in at most ${packs} exports; counted once the collections are here`,
    );
  }

  /** The selection with the portal's name of the type; none where the portal has no such type. */
  private nameType(one: Selection['slices'][number], types: readonly string[]): Selection['slices'] {
    if (one.type === null) return [one];
    const type = portalName(one.type, types);
    if (type !== undefined) return [{ ...one, type }];
    this.downloads.fail(
      `${one.type}: no type of the portal, which has ${types.map((name) => name.toLowerCase()).join(', ')}`,
    );
    return [];
  }

  /** Adds to what the folder is asked for. It is written with the next pack, or at the end. */
  private select({ collections, slices }: Selection): void {
    const { state } = this.store;
    const isKnown = (list: readonly unknown[], one: unknown): boolean =>
      list.some((known) => JSON.stringify(known) === JSON.stringify(one));
    state.selection.collections.push(...collections.filter((one) => !isKnown(state.selection.collections, one)));
    state.selection.slices.push(...slices.filter((one) => !isKnown(state.selection.slices, one)));
  }
}
