// The packs of one run on their way to the folder: each is in the state as soon as it is whole.
import type { WantedAct } from './amended-acts.js';
import type { Api } from './api.js';
import type { Ask } from './client.js';
import type { WantedCollection } from './collections.js';
import type { Estimate } from './estimate.js';
import { Fault, FetchError, showControls } from './fault.js';
import { keepPack } from './pack-file.js';
import { fileName, type PackFile, type PackPlace } from './pack.js';
import type { Tally } from './progress.js';
import type { WantedSlice } from './slices.js';
import { previousFolder, type Arrival, type Store } from './state.js';

export interface FetchOutcome {
  /** Packs that were wanted, fetched and already current. */
  wanted: number;
  fetched: number;
  current: number;
  bytes: number;
  /** One line for each thing that could not be fetched. */
  failed: string[];
  /** The estimated cost of a run that only reports. */
  estimate: Estimate;
}

/** Consecutive failed packs after which the fetch stops. */
const mostFailures = 3;

export interface DownloadsOptions {
  api: Api;
  store: Store;
  tally: Tally;
  today: string;
  /** Whether a pack may have less than nine tenths of the acts of the one that it replaces. */
  mayShrink: boolean;
  say: (line: string) => void;
}

/** A download and its place. */
interface Download {
  ask: Ask;
  file: string;
  acts: number;
  held: (PackFile & { file: string }) | undefined;
  must?: string;
}

export class Downloads {
  private failures = 0;

  constructor(
    private readonly options: DownloadsOptions,
    /** The figures that are counted up here. */
    readonly outcome: FetchOutcome,
  ) {}

  async fetchCollection({ name, mode, made, acts }: WantedCollection): Promise<void> {
    const file = `collections/${fileName(name)} ${mode}.zip`;
    const query = { nome: name, formato: 'AKN', formatoRichiesta: mode };
    const path = 'collections/download/collection-preconfezionata';
    const held = this.options.store.collection(name, mode);
    const pack = await this.download({ ask: { path, query, what: `${name} (${mode})` }, file, acts, held });
    if (pack === null) throw new Fault(`${name} (${mode}): an empty pack, ${acts} acts expected`, 'never');
    await this.options.store.addCollection({ name, mode, made, file, ...this.arrival(held), ...pack });
  }

  async fetchSlice(slice: WantedSlice, token: string, location: string | null): Promise<void> {
    const { name, type, year, month, mode, counted, amended } = slice;
    const period = month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
    const file = `exports/${fileName(type)}/${period} ${mode}.zip`;
    const held = this.options.store.state.slices.find((one) => one.file === file);
    const pack = await this.fetchExport(name, file, { acts: counted, held }, token, location);
    if (pack === null && held !== undefined && held.documents > 0) return;
    const kept = pack ?? { bytes: 0, sha256: '', acts: 0, documents: 0 };
    await this.options.store.addSlice({
      type,
      year,
      month,
      mode,
      counted,
      amended,
      exported: this.options.today,
      file,
      ...this.arrival(held),
      ...kept,
    });
  }

  async fetchAct(wanted: WantedAct, token: string, location: string | null): Promise<void> {
    const { name, key, mode, amended, row } = wanted;
    const file = `exports/${fileName(row.denominazioneAtto)}/amended/${fileName(key)} ${mode}.zip`;
    const held = this.options.store.state.acts.find((one) => one.file === file);
    const pack = await this.fetchExport(name, file, { acts: 1, held, must: key }, token, location);
    if (pack === null) return;
    const came = this.arrival(held);
    await this.options.store.addAct({ key, mode, amended, exported: this.options.today, file, ...came, ...pack });
  }

  /** @param held the pack in whose place another one came */
  private arrival(held: PackFile | undefined): Arrival {
    return { fetched: this.options.today, isFirst: held === undefined };
  }

  /** @returns `null` for an empty pack, which is said */
  private async fetchExport(
    name: string,
    file: string,
    place: Pick<Download, 'acts' | 'held' | 'must'>,
    token: string,
    location: string | null,
  ): Promise<PackFile | null> {
    const known = `collections/download/collection-asincrona/${token}`;
    let pack: PackFile | null;
    try {
      pack = await this.download({ ask: { path: location ?? known, what: name }, file, ...place });
    } catch (error) {
      // The address that the portal states may be one behind its gateway.
      if (location === null || !(error instanceof Fault) || error.status !== 404) throw error;
      pack = await this.download({ ask: { path: known, what: name }, file, ...place });
    }
    if (pack === null)
      this.options.say(`${name}: an empty pack, ${place.acts} acts expected: asked again the next time`);
    this.failures = 0;
    return pack;
  }

  private async download({ ask, file, acts, held, must }: Download): Promise<PackFile | null> {
    const { store, tally, api, mayShrink } = this.options;
    await store.makeRoom(file);
    tally.begin(ask.what, acts);
    const arrived = (bytes: number, size: number | null): void => tally.arrived(bytes, size);
    const place: PackPlace = {
      path: store.pathOf(file),
      previous: store.pathOf(`${previousFolder}/${file}`),
      expectedActs: acts,
      held: held !== undefined && held.documents > 0 && store.isThere(held) ? held : null,
      mayShrink,
      ...(must === undefined ? {} : { must }),
      say: (line) => this.options.say(`${ask.what}: ${line}`),
    };
    // Bytes that are compressed twice only take longer.
    const headers = { 'accept-encoding': 'identity' };
    const pack = await api.client.ask({ ...ask, headers, isFollowed: true }, keepPack(place, arrived));
    this.options.tally.end();
    this.outcome.bytes += pack?.bytes ?? 0;
    this.outcome.fetched += pack === null ? 0 : 1;
    return pack;
  }

  async attempt(name: string, fetchIt: () => Promise<void>): Promise<void> {
    try {
      await fetchIt();
      this.failures = 0;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.countFailure(name, error);
    }
  }

  countFailure(name: string, { message }: Fault): void {
    const line = message.startsWith(name) ? message : `${name}: ${message}`;
    this.options.tally.end();
    this.fail(line);
    if (++this.failures < mostFailures) return;
    throw new FetchError(`given up after ${mostFailures} failures in a row; run it again to go on: ${line}`);
  }

  fail(line: string): void {
    this.outcome.failed.push(showControls(line));
    this.options.say(line);
  }
}
