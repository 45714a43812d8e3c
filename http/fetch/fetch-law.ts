// One run: what is wanted is fetched pack by pack, and each is in the state as soon as it is whole.
import { actType, loadPackList } from '../../engine/index.js';
import { Amendments } from './amendments.js';
import { Api, modes, type CatalogueRow } from './api.js';
import { Client, type Ask } from './client.js';
import { dayOf, realClock, type Clock } from './clock.js';
import { chooseRows, isSameName, wantedCollections, type WantedCollection } from './collections.js';
import { Fault, FetchError } from './fault.js';
import { lockFolder } from './folder-lock.js';
import { runExports } from './jobs.js';
import { fileName, folderOf, keepPack, type PackFile } from './pack-file.js';
import { Tally, type FetchProgress } from './progress.js';
import { ActCounts, nameSlice, wantedSlices, type HeldInCollections, type WantedSlice } from './slices.js';
import { Store, type Selection } from './state.js';

export interface FetchOptions {
  folder: string;
  /** What to add to the selection of the folder; without it, everything selected before is brought up to date. */
  selection: Selection | null;
  base: string;
  userAgent: string;
  /** Only reports what would be fetched. */
  isDryRun: boolean;
  clock?: Clock;
}

export interface FetchVoice {
  /** One line that stays. */
  say: (line: string) => void;
  progress: (progress: FetchProgress) => void;
}

export interface FetchOutcome {
  /** Packs that were wanted, fetched and already current. */
  wanted: number;
  fetched: number;
  current: number;
  bytes: number;
  /** One line for each thing that could not be fetched. */
  failed: string[];
}

/** Consecutive failed packs after which the fetch stops. */
const mostFailures = 3;

/**
 * Fetches what is wanted.
 * @throws {FetchError} where the portal cannot be asked at all or another run is at work in the folder, {@link DiskError} where nothing more can be written,
 * {@link StateError} where the folder's state is damaged
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
  private readonly outcome: FetchOutcome = { wanted: 0, fetched: 0, current: 0, bytes: 0, failed: [] };
  private failures = 0;

  constructor(
    private readonly options: FetchOptions,
    private readonly voice: FetchVoice,
  ) {
    const { base, userAgent, folder, selection } = options;
    this.clock = options.clock ?? realClock;
    this.api = new Api(new Client({ base, userAgent, clock: this.clock, say: voice.say }));
    this.store = Store.open(folder);
    this.selection = selection ?? this.store.state.selection;
    this.tally = new Tally(voice.progress, this.clock);
    this.today = dayOf(this.clock.now());
  }

  async run(): Promise<FetchOutcome> {
    const { store, options, selection } = this;
    const { collections, slices } = selection;
    if (collections.length + slices.length === 0) {
      throw new FetchError(
        `${options.folder}: no state of an earlier run found, collections, --tipo or --all expected`,
      );
    }
    const before = JSON.stringify(store.state);
    if (!options.isDryRun) await store.clean();
    if (collections.length > 0) await this.fetchCollections();
    if (slices.length > 0) await this.fetchSlices();
    if (!options.isDryRun) await this.remember(before);
    return this.outcome;
  }

  private async fetchCollections(): Promise<void> {
    const catalogue = await this.api.catalogue();
    const { rows, unknown } = chooseRows(catalogue, this.selection.collections);
    for (const { name, mode } of unknown) this.fail(`${name ?? 'all'} (${mode}): ${adviceOn(name, catalogue)}`);
    const wanted = wantedCollections(rows, this.store);
    this.outcome.current += rows.length - wanted.length;
    this.outcome.wanted += wanted.length;
    this.tally.expect(wanted.reduce((total, { acts }) => total + acts, 0));
    this.select({ collections: this.selection.collections.filter((one) => !unknown.includes(one)), slices: [] });
    for (const pack of wanted) {
      if (this.options.isDryRun) this.voice.say(describeCollection(pack, this.store));
      else await this.attempt(`${pack.name} (${pack.mode})`, () => this.fetchCollection(pack));
    }
  }

  private async fetchCollection({ name, mode, made, acts }: WantedCollection): Promise<void> {
    const file = `collections/${fileName(name)} ${mode}.zip`;
    const query = { nome: name, formato: 'AKN', formatoRichiesta: mode };
    const path = 'collections/download/collection-preconfezionata';
    const pack = await this.download({ path, query, what: `${name} (${mode})` }, file, acts);
    if (pack === null) throw new Fault(`${name} (${mode}): an empty pack, ${acts} acts expected`, 'never');
    await this.store.addCollection({ name, mode, made, file, ...pack });
  }

  private async fetchSlices(): Promise<void> {
    const { store, api, voice, options } = this;
    const { slices } = this.selection;
    const hasTexts = slices.some(({ mode }) => mode !== 'O');
    const amendments = hasTexts ? await Amendments.since(store.state.amendedUntil, this.today, api) : Amendments.none;
    const types = (await api.types()).map(({ value }) => value);
    const asked = options.isDryRun ? slices.filter(({ type }) => type !== null) : slices;
    if (asked.length < slices.length) voice.say('acts that no collection holds: counted once the collections are here');
    const named = asked.flatMap((one) => this.nameType(one, types));
    const counts = new ActCounts(api, Number(this.today.slice(0, 4)));
    const held = named.some(({ type }) => type === null) ? await heldInCollections(store) : () => 0;
    const wanted = await wantedSlices(named, { store, counts, amendments, types, held });
    this.outcome.wanted += wanted.length;
    this.outcome.current += Math.max(0, store.state.slices.length - wanted.length);
    this.tally.expect(wanted.reduce((total, { counted }) => total + counted, 0));
    this.select({ collections: [], slices: slices.filter(({ type }) => type === null || portalName(type, types)) });
    if (options.isDryRun) {
      for (const slice of wanted) voice.say(describeSlice(slice));
      return;
    }
    const failed = this.outcome.failed.length;
    await runExports(wanted, {
      api,
      clock: this.clock,
      say: voice.say,
      fetchPack: (slice, token, location) => this.fetchExport(slice, token, location),
      giveUp: (slice, fault) =>
        this.countFailure(`${nameSlice(slice.type, slice.year, slice.month)}: ${fault.message}`),
      waiting: (jobs) => this.tally.wait(jobs),
    });
    if (hasTexts && this.outcome.failed.length === failed) store.state.amendedUntil = this.today;
  }

  /** The selection with the portal's name of the type; none where the portal has no such type. */
  private nameType(one: Selection['slices'][number], types: readonly string[]): Selection['slices'] {
    if (one.type === null) return [one];
    const type = portalName(one.type, types);
    if (type !== undefined) return [{ ...one, type }];
    this.fail(`${one.type}: no type of the portal, which has ${types.map((name) => name.toLowerCase()).join(', ')}`);
    return [];
  }

  private async fetchExport(slice: WantedSlice, token: string, location: string | null): Promise<void> {
    const { type, year, month, mode, counted, amended } = slice;
    const name = `${nameSlice(type, year, month)} (${mode})`;
    const file = `exports/${fileName(type)}/${nameSlice(type, year, month).slice(type.length + 1)} ${mode}.zip`;
    const known = `collections/download/collection-asincrona/${token}`;
    let pack: PackFile | null;
    try {
      pack = await this.download({ path: location ?? known, what: name }, file, counted);
    } catch (error) {
      // The address that the portal states may be one behind its gateway.
      if (location === null || !(error instanceof Fault) || error.status !== 404) throw error;
      pack = await this.download({ path: known, what: name }, file, counted);
    }
    if (pack === null) {
      this.voice.say(`${name}: an empty pack, ${counted} acts expected: asked again the next time`);
      if (this.store.state.slices.some((held) => held.file === file && held.documents > 0)) return;
    }
    const kept = pack ?? { bytes: 0, sha256: '', acts: 0, documents: 0 };
    await this.store.addSlice({ type, year, month, mode, counted, amended, file, ...kept });
    this.failures = 0;
  }

  private async download(ask: Ask, file: string, acts: number): Promise<PackFile | null> {
    await this.store.makeRoom(file);
    this.tally.begin(ask.what, acts);
    const arrived = (bytes: number, size: number | null): void => this.tally.arrived(bytes, size);
    const path = this.store.pathOf(file);
    const pack = await this.api.client.ask({ ...ask, isFollowed: true }, keepPack(path, acts, arrived));
    this.tally.end();
    this.outcome.bytes += pack?.bytes ?? 0;
    this.outcome.fetched += pack === null ? 0 : 1;
    return pack;
  }

  private async attempt(name: string, fetchIt: () => Promise<void>): Promise<void> {
    try {
      await fetchIt();
      this.failures = 0;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.countFailure(error.message.startsWith(name) ? error.message : `${name}: ${error.message}`);
    }
  }

  private countFailure(line: string): void {
    this.tally.end();
    this.fail(line);
    if (++this.failures < mostFailures) return;
    throw new FetchError(`given up after ${mostFailures} failures in a row; run it again to go on: ${line}`);
  }

  private fail(line: string): void {
    this.outcome.failed.push(line);
    this.voice.say(line);
  }

  /** Adds to what the folder is asked for. It is written with the next pack, or at the end. */
  private select({ collections, slices }: Selection): void {
    const { state } = this.store;
    const isKnown = (list: readonly unknown[], one: unknown): boolean =>
      list.some((known) => JSON.stringify(known) === JSON.stringify(one));
    state.selection.collections.push(...collections.filter((one) => !isKnown(state.selection.collections, one)));
    state.selection.slices.push(...slices.filter((one) => !isKnown(state.selection.slices, one)));
  }

  private async remember(before: string): Promise<void> {
    if (JSON.stringify(this.store.state) !== before) await this.store.save();
  }
}

/** `legge`, `dl` or `DECRETO-LEGGE` as the portal names the type. */
function portalName(spelling: string, types: readonly string[]): string | undefined {
  const slug = actType(spelling);
  return types.find((name) => isSameName(name, spelling) || (slug !== null && actType(name) === slug));
}

function adviceOn(name: string | null, catalogue: readonly CatalogueRow[]): string {
  const others = modes.filter((other) => chooseRows(catalogue, [{ name, mode: other }]).rows.length > 0);
  if (others.length > 0) return `only in ${others.join(' and ')}: choose with --versioni`;
  return 'no such collection: legami fetch --list shows those that there are';
}

function describeCollection({ name, mode, acts, made, reason }: WantedCollection, store: Store): string {
  const bytes = store.collection(name, mode)?.bytes;
  const size = bytes === undefined ? '' : `, ${(bytes / 1e6).toFixed(1)} MB the last time`;
  return `${name} (${mode}): ${acts} acts of ${made}${size}: ${reason}`;
}

function describeSlice({ type, year, month, mode, counted, reason }: WantedSlice): string {
  return `${nameSlice(type, year, month)} (${mode}): ${counted} acts: ${reason}`;
}

/** Counts the folders of acts by type, year and mode. Folders are only hints: an act too many is exported once more. */
async function heldInCollections(store: Store): Promise<HeldInCollections> {
  const listPack = await loadPackList();
  const folders = new Map<string, Set<string>>();
  for (const held of store.state.collections.filter((pack) => store.isThere(pack))) {
    const { file, mode } = held;
    for (const folder of (await listPack(store.pathOf(file))).documents.map(folderOf)) {
      const [, day, ...type] = folder.split('/').at(-1)!.split('_').reverse();
      if (day === undefined || type.length === 0) continue;
      const key = `${lettersOf(type.reverse().join('_'))} ${Number(day.slice(0, 4))} ${mode}`;
      const known = folders.get(key) ?? new Set();
      folders.set(key, known.add(lettersOf(folder)));
    }
  }
  return (type, year, mode) => folders.get(`${lettersOf(type)} ${year} ${mode}`)?.size ?? 0;
}

/** Types are written with and without blanks. */
function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[\s-]+/g, '');
}
