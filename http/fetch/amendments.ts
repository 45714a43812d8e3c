// Which acts the portal amended since the last run, by type, year and month.
import type { ActRow, Api } from './api.js';
import { tooLong } from './body.js';
import { addDays } from './clock.js';
import { Fault } from './fault.js';
import { keyOf } from './pack.js';
import type { Rows } from './rows.js';
import type { HeldSlice } from './state.js';

/** Days by which each window begins earlier: the portal takes some to write an amendment into its texts. */
const overlapDays = 7;
/** A window has at most 12 months. */
const windowDays = 360;
/** The code of a window with more acts than the portal lists. */
const tooManyActs = '1502';

type Period = Pick<HeldSlice, 'type' | 'year' | 'month'>;

/** The amendments that the portal listed, with a mark for each act that changes with every further one. */
export class Amendments {
  private constructor(
    readonly rows: readonly ActRow[],
    /** Whether no row had to be passed over. */
    readonly isWhole: boolean,
  ) {}

  static none = new Amendments([], true);

  /**
   * Asks for everything since a day, with an overlap.
   * @param since the day until which the portal was asked before
   * @throws {Fault}
   */
  static async since(since: string, today: string, api: Api): Promise<Amendments> {
    const rows: ActRow[] = [];
    let odd = 0;
    const first = addDays(since > today ? today : since, -overlapDays);
    for (let from = first; from <= today; from = addDays(from, windowDays + 1)) {
      const last = addDays(from, windowDays);
      const window = await readWindow(api, from, last < today ? last : today);
      for (const row of window.rows) rows.push(row);
      odd += window.odd;
    }
    return new Amendments(rows, odd === 0);
  }

  /** The marks of the amended acts of a period, by act. */
  marks({ type, year, month }: Period): Record<string, string> {
    const own = this.rows.filter(
      (row) =>
        row.denominazioneAtto.toUpperCase() === type.toUpperCase() &&
        Number(row.annoProvvedimento) === year &&
        // An act without a month may belong to each.
        (month === null || !row.meseProvvedimento || Number(row.meseProvvedimento) === month),
    );
    return Object.fromEntries(own.map((row) => [keyOf(row), markOf(row)]));
  }

  /** Whether an act of the period was amended after it was exported. Texts as published do not change. */
  haveNews(held: HeldSlice): boolean {
    if (held.mode === 'O') return false;
    return Object.entries(this.marks(held)).some(([act, mark]) => held.amended[act] !== mark);
  }
}

/** The last amendment of an act, as the portal tells of it. */
export function markOf({ dataUltimaModifica, ultimiAttiModificanti }: ActRow): string {
  return `${dataUltimaModifica ?? ''} ${ultimiAttiModificanti ?? ''}`.trim();
}

/** Asks for half a window at a time where it holds too many acts. */
async function readWindow(api: Api, from: string, to: string): Promise<Rows<ActRow>> {
  try {
    return await api.amended(from, to);
  } catch (error) {
    const isTooLarge = error instanceof Fault && (error.code === tooManyActs || error.code === tooLong);
    if (!isTooLarge || from === to) throw error;
    const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
    const middle = addDays(from, Math.floor(days / 2));
    const [first, second] = [await readWindow(api, from, middle), await readWindow(api, addDays(middle, 1), to)];
    return { rows: [...first.rows, ...second.rows], odd: first.odd + second.odd };
  }
}
