// Which acts the portal amended since the last run, by type, year and month.
import type { ActRow, Api } from './api.js';
import { addDays } from './clock.js';
import { Fault } from './fault.js';
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
  private constructor(private readonly rows: readonly ActRow[]) {}

  static none = new Amendments([]);

  /**
   * Asks for everything since a day, with an overlap.
   * @param since the day of the last run; `null` for the first one
   * @throws {Fault}
   */
  static async since(since: string | null, today: string, api: Api): Promise<Amendments> {
    const rows: ActRow[] = [];
    const first = addDays(since === null || since > today ? today : since, -overlapDays);
    for (let from = first; from <= today; from = addDays(from, windowDays + 1)) {
      const last = addDays(from, windowDays);
      rows.push(...(await readWindow(api, from, last < today ? last : today)));
    }
    return new Amendments(rows);
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
    return Object.fromEntries(
      own.map((row) => [
        `${row.codiceRedazionale} ${row.dataGU}`,
        `${row.dataUltimaModifica ?? ''} ${row.ultimiAttiModificanti ?? ''}`.trim(),
      ]),
    );
  }

  /** Whether an act of the period was amended after it was exported. Texts as published do not change. */
  haveNews(held: HeldSlice): boolean {
    if (held.mode === 'O') return false;
    return Object.entries(this.marks(held)).some(([act, mark]) => held.amended[act] !== mark);
  }
}

/** Asks for half a window at a time where it holds too many acts. */
async function readWindow(api: Api, from: string, to: string): Promise<ActRow[]> {
  try {
    return await api.amended(from, to);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== tooManyActs || from === to) throw error;
    const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
    const middle = addDays(from, Math.floor(days / 2));
    return [...(await readWindow(api, from, middle)), ...(await readWindow(api, addDays(middle, 1), to))];
  }
}
