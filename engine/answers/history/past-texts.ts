// The texts of articles that are not served, as the full-text index takes them: each wording once, with the days on which it stood.
import { dayBefore, isWording } from '../../law/version.js';
import type { CorpusAct } from '../../read/corpus.js';
import { packWords, TextIndexWriter } from '../../search/text.js';
import type { Steps } from '../../steps.js';
import type { SnapshotWriter } from '../../store/writer.js';
import type { ArticleEntry } from '../article.js';
import type { BuiltHistory, BuiltText, BuiltUnit } from './build.js';

/** Texts that follow each other and have the same words. */
interface Wording {
  texts: readonly BuiltText[];
  start: number;
  end: number;
}

/** Days as numbers, `20050308`; 0 for a day that is not known, {@link noEnd} where no other text follows. */
export const noEnd = 0xffffffff;

/** Gathers the acts that have a history, in their order; then writes an index of their past texts. */
export class PastTexts {
  readonly #index = new TextIndexWriter();
  readonly #rows: number[] = [];
  readonly #since: number[] = [];
  readonly #until: number[] = [];
  readonly #isLast: boolean[] = [];

  /** @param isEnded whether the act has a status */
  add({ summary }: CorpusAct, { kept, units }: BuiltHistory, isEnded: boolean): void {
    const entries: ArticleEntry[] = [];
    let row = 0;
    for (const unit of units) {
      const first = row;
      row += unit.texts.length;
      if (unit.suffix === '') continue;
      const wordings = wordingsOf(unit);
      const served = wordings.findLast(({ texts }) => texts[0]!.version <= kept.served);
      wordings.forEach((wording, i) => {
        const text = wording.texts.findLast(({ entry }) => entry !== null);
        if (wording === served || text?.entry == null) return;
        const entry = JSON.parse(text.entry.toString()) as ArticleEntry;
        if (entry.abrogato || entry.testo === '') return;
        entries.push(entry);
        this.#rows.push(first + unit.texts.indexOf(text));
        this.#since.push(wording.start);
        this.#until.push(wording.end);
        // The served text in its place is a mark of repeal, or there is none.
        const isGone = served?.texts.every(({ kind }) =>
          /^(?:abrogato|soppresso|decaduto|rimosso|grafia|nota)$/.test(kind),
        );
        this.#isLast.push(isGone === true && wordings[i + 1] === served);
      });
    }
    const words = packWords(entries.map(({ rubrica, testo }) => ({ names: [], heading: rubrica ?? '', text: testo })));
    const { title, date } = summary;
    const endedArticles = this.#isLast.slice(this.#isLast.length - entries.length).map((isLast) => isEnded || isLast);
    this.#index.add({ title, names: [], date, isEnded, endedArticles, words });
  }

  *write(writer: SnapshotWriter): Steps<void> {
    writer.column('past.rows', Uint32Array.from(this.#rows));
    writer.column('past.since', Uint32Array.from(this.#since));
    writer.column('past.until', Uint32Array.from(this.#until));
    writer.column('past.last', Uint8Array.from(this.#isLast, Number));
    if (this.#rows.length > 0) yield* this.#index.write(writer, 'past');
    this.#index.close();
  }
}

/** The wordings of an article: what changes notes, marks or spelling alone begins none. */
function wordingsOf({ texts }: BuiltUnit): Wording[] {
  const runs: BuiltText[][] = [];
  for (const text of texts) {
    if (runs.length === 0 || isWording(text.kind)) runs.push([text]);
    else runs.at(-1)!.push(text);
  }
  return runs.map((run, i) => {
    const next = runs[i + 1]?.[0]?.start ?? null;
    return { texts: run, start: numberOf(run[0]!.start), end: next === null ? noEnd : numberOf(dayBefore(next)) };
  });
}

function numberOf(day: string | null): number {
  return day === null ? 0 : Number(day.replaceAll('-', ''));
}

/** Since when the served text of each article of an act stands, as numbers, in document order. */
export function sinceOf({ summary, series }: CorpusAct, { kept, units }: BuiltHistory): number[] {
  const first = series.versions[0]!.start;
  const bySuffix = new Map(units.map((unit) => [unit.suffix, unit]));
  return summary.articleKeys.map((key) => {
    const unit = bySuffix.get(key);
    if (unit === undefined) return numberOf(first);
    return wordingsOf(unit).findLast(({ texts }) => texts[0]!.version <= kept.served)?.start ?? 0;
  });
}
