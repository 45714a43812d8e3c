// One run of `legami keep`: fetch, make, check, change over, and go back where the new snapshot is not served.
import { countsAt, DiskError, openCatalog, OpenError, SnapshotError, type Catalog } from '../../engine/index.js';
import { fetchLaw, type FetchOptions } from '../fetch/fetch-law.js';
import { FetchError } from '../fetch/fault.js';
import { lockFolder } from '../fetch/folder-lock.js';
import { judgeSnapshot, type JudgeLimits } from './judge-snapshot.js';
import { Kept, type KeptSnapshot } from './kept.js';
import { askServer, confirmServer, tellServer, type Answered, type ServerPlace } from './running-server.js';

export interface KeepOptions {
  folder: string;
  /** The options of the fetch; `null` where documents come into `corpus/` in another way. */
  fetching: Omit<FetchOptions, 'folder' | 'isDryRun'> | null;
  /** Path of the thesaurus whose synonyms are searched, too. */
  thesaurus?: string | undefined;
  limits: JudgeLimits;
  server: ServerPlace;
  /** Snapshots that are kept beside the one that is served. */
  kept: number;
  /** Version of the program. */
  program: string;
}

/** The steps in their order. */
export type Step = 'fetch' | 'make' | 'check' | 'install' | 'tell' | 'confirm' | 'prune' | 'resume' | 'go-back';

export interface KeepVoice {
  /** One line a step. */
  say: (step: Step, line: string) => void;
  /** Called when a step begins. */
  begin?: (step: Step) => void;
  /** Lines about single documents and packs. */
  detail: (line: string) => void;
}

/** How a run ended; {@link endings} has the exit status of each. */
export type Ending = keyof typeof endings;

/** Exit statuses. Where a run has several causes the first in this order counts. */
export const endings = {
  /** A new snapshot is served, or there was no news. */
  done: 0,
  /** The server did not serve the new one, and serves the old one again. */
  'went-back': 6,
  /** It is not known which snapshot is served now. */
  unconfirmed: 7,
  /** The new snapshot is worse than the old one, which is served on. */
  worse: 5,
  /** No snapshot could be made; the old one is served on. */
  unmade: 4,
  /** Something could not be fetched; what is here was looked at all the same. */
  unfetched: 3,
  /** The disk is full, or can't be written. */
  disk: 8,
  /** Another run is at work. */
  locked: 9,
} as const;

/** Runs once. Nothing that is served is touched before the new snapshot is whole and checked. */
export async function keep(options: KeepOptions, voice: KeepVoice): Promise<Ending> {
  try {
    let release: () => void;
    try {
      release = lockFolder(options.folder);
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      voice.detail(error.message);
      return 'locked';
    }
    try {
      return await new Run(options, voice).run();
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
    voice.detail(error.message);
    return 'disk';
  }
}

class Run {
  private readonly kept: Kept;

  constructor(
    private readonly options: KeepOptions,
    private readonly voice: KeepVoice,
  ) {
    this.kept = Kept.open(options.folder);
  }

  async run(): Promise<Ending> {
    const { changing } = this.kept.state;
    if (changing !== null) {
      this.begin('resume');
      this.voice.say('resume', `the change to ${changing.to.file} was interrupted: it goes on`);
      const ending = await this.changeOver(changing.from, changing.to, true);
      if (ending !== 'done') return ending;
    }
    const isFetched = await this.fetch();
    const ending = await this.makeAndChange();
    return ending === 'done' && !isFetched ? 'unfetched' : ending;
  }

  /** @returns whether everything that is wanted is here */
  private async fetch(): Promise<boolean> {
    const { fetching } = this.options;
    if (fetching === null) return true;
    this.begin('fetch');
    const { say, detail } = this.voice;
    const options = { ...fetching, folder: this.kept.corpus, isDryRun: false };
    try {
      const { fetched, wanted, failed } = await fetchLaw(options, { say: detail, progress: () => undefined });
      say('fetch', `${fetched} of ${wanted} wanted packs, ${failed.length} failed`);
      return failed.length === 0;
    } catch (error) {
      if (!(error instanceof FetchError) || fetching.signal?.aborted === true) throw error;
      say('fetch', `${error.message}: what is here is looked at all the same`);
      return false;
    }
  }

  private async makeAndChange(): Promise<Ending> {
    const { kept } = this;
    try {
      this.begin('make');
      const next = await this.make();
      if (next === null) return 'unmade';
      const judged = await this.judge(next).finally(() => next.close());
      if (judged !== 'good') return judged;
      const to = kept.keepNext(next.digest, new Date());
      const from = kept.state.current;
      await kept.save({ changing: { from, to } });
      return await this.changeOver(from, to);
    } finally {
      kept.dropNext();
    }
  }

  /** @returns `null` where none can be made */
  private async make(): Promise<Catalog | null> {
    const { kept, voice } = this;
    try {
      await kept.adopt();
      kept.beginNext();
      const { thesaurus } = this.options;
      const made = { corpus: [kept.corpus], snapshot: kept.next, thesaurus };
      return await openCatalog({ ...made, strict: false, report: voice.detail });
    } catch (error) {
      if (!(error instanceof OpenError || error instanceof SnapshotError)) throw error;
      voice.say('make', `${error.message}: what is served stays`);
      return null;
    }
  }

  private async judge(next: Catalog): Promise<Ending | 'good'> {
    const { kept, voice, options } = this;
    const { acts, articles, relations, refused } = next.facts.counts;
    const name = next.digest.slice(0, 12);
    if (kept.isUnchanged) {
      voice.say('make', `no news: ${acts} acts (${name})`);
      return 'done';
    }
    voice.say('make', `${acts} acts, ${articles} articles, ${relations} relations, ${refused} refused (${name})`);
    const { failed } = kept.state;
    if (failed?.digest === next.digest && failed.program === options.program) {
      voice.say('check', `the server did not serve these documents before, and is not asked again: ${failed.reason}`);
      return 'went-back';
    }
    this.begin('check');
    const old = await this.openCurrent();
    try {
      const counts = old === null ? countsAt(kept.current) : null;
      const faults = await judgeSnapshot(kept.next, next, old, counts, options.limits);
      for (const fault of faults) voice.say('check', fault);
      if (faults.length > 0) return 'worse';
      const compared =
        old === null ? (counts === null ? 'nothing to compare it with' : 'compared by acts and articles') : '';
      voice.say('check', compared === '' ? 'as good as the one that is served' : `good; ${compared}`);
      return 'good';
    } finally {
      old?.close();
    }
  }

  /** `null` where there is none, or one that this program can't open. */
  private async openCurrent(): Promise<Catalog | null> {
    try {
      return await this.kept.openCurrent();
    } catch (error) {
      this.voice.detail((error as Error).message);
      return null;
    }
  }

  /** Has a kept snapshot served; where the server does not serve it, the one before. */
  private async changeOver(from: KeptSnapshot | null, to: KeptSnapshot, isResumed = false): Promise<Ending> {
    const { kept, voice, options } = this;
    const { server } = options;
    if (!kept.has(to)) {
      await kept.save({ changing: null });
      voice.say('install', `${to.file} is gone: nothing was changed`);
      return 'done';
    }
    const before = server.url === null ? null : await askServer(server.url);
    this.begin('install');
    kept.install(to);
    voice.say('install', to.file);
    // Whoever was told before the interruption may serve it already.
    const reason = await this.tellAndConfirm(to, isResumed ? null : before);
    if (reason === null) {
      await kept.save({ current: to, changing: null, failed: null });
      this.begin('prune');
      const pruned = kept.prune(options.kept);
      if (pruned > 0) voice.say('prune', `${pruned} older ${pruned === 1 ? 'snapshot' : 'snapshots'} removed`);
      return 'done';
    }
    voice.say('confirm', reason);
    // A server that was silent before says nothing about the snapshot: going back would not help it.
    if (before === null || from === null || !kept.has(from)) {
      await kept.save({ current: to, changing: null });
      return 'unconfirmed';
    }
    return this.goBack(from, to, reason);
  }

  private async goBack(from: KeptSnapshot, to: KeptSnapshot, reason: string): Promise<Ending> {
    const { kept, voice, options } = this;
    this.begin('go-back');
    kept.install(from);
    await kept.save({ changing: null, current: from, failed: { digest: to.digest, program: options.program, reason } });
    const problem = await this.tellAndConfirm(from, null);
    voice.say(
      'go-back',
      problem === null ? `${from.file} is served again` : `${from.file} is in its place, but ${problem}`,
    );
    return problem === null ? 'went-back' : 'unconfirmed';
  }

  /** @returns why the server does not serve it, as far as that is known, else `null` */
  private async tellAndConfirm(snapshot: KeptSnapshot, before: Answered | null): Promise<string | null> {
    const { server } = this.options;
    this.begin('tell');
    const deaf = tellServer(server);
    if (deaf !== null) return deaf;
    this.begin('confirm');
    const reason = await confirmServer(server, snapshot.digest, before);
    if (reason === null && server.url !== null)
      this.voice.say('confirm', `${server.url} serves ${snapshot.digest.slice(0, 12)}`);
    return reason;
  }

  private begin(step: Step): void {
    this.voice.begin?.(step);
  }
}
