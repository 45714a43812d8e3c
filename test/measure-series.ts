// What the program says of made series of versions, held against what is known of them.
import { openCatalog, type Catalog, type shapes } from '../engine/index.js';
import { makeSeries, writeMadeSeries, type MadeLaw } from './made-series.js';
import { newFolder, removeFolder } from './http/fetch/run-fetch.js';
import { askAny } from './http/questions/ask-any.js';

export class SeriesMeasure {
  changes = 0;
  given = 0;
  right = 0;
  /** Texts of an article on the first day of a version. */
  texts = 0;
  wrongTexts = 0;
  /** Changes that are told and are none. */
  invented = 0;
  readonly methods = new Map<string, { right: number; given: number }>();
  readonly faults: string[] = [];

  async addLaw(catalog: Catalog, law: MadeLaw): Promise<void> {
    for (const article of new Set(law.versions.flatMap((version) => [...version.texts.keys()]))) {
      const { body } = await askAny<shapes.StoriaAnswer>(catalog, 'storia', { eli: `${law.eli}/art/${article}` });
      this.#addHistory(law, article, body.storia);
      for (const version of law.versions) await this.#addText(catalog, law, article, version);
    }
  }

  #addHistory({ eli, changes }: MadeLaw, article: string, storia: readonly shapes.HistoryEntry[]): void {
    for (const { dal, tipo, causa } of storia) {
      if (tipo === 'originale') continue;
      const acts = changes.filter((change) => change.article === article && change.day === dal);
      this.changes++;
      if (acts.length === 0) {
        this.invented++;
        this.faults.push(`${eli} ${article} ${dal}: no such change`);
      }
      if (causa === null) continue;
      this.given++;
      const isRight = acts.some(({ amender }) => amender.eli === causa.norma?.eli);
      this.right += Number(isRight);
      const tally = this.methods.get(causa.metodo) ?? { right: 0, given: 0 };
      this.methods.set(causa.metodo, { right: tally.right + Number(isRight), given: tally.given + 1 });
      if (!isRight)
        this.faults.push(
          `${eli} ${article} ${dal}: ${causa.metodo} ${causa.norma?.eli}, not ${acts.map(({ amender }) => amender.eli).join()}`,
        );
    }
  }

  async #addText(
    catalog: Catalog,
    { eli, versions }: MadeLaw,
    article: string,
    { start, texts }: MadeLaw['versions'][number],
  ): Promise<void> {
    if (versions.findLast((one) => one.start === start)!.texts !== texts) return;
    const { status, body } = await askAny<shapes.ArticleAnswer>(catalog, 'norma', {
      eli: `${eli}/art/${article}`,
      al: start,
    });
    const lines = texts.get(article);
    this.texts++;
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
    const wanted = lines?.map((line, i) => (line.startsWith('ARTICOLO') ? line : `${i + 1}. ${line}`)).join('\n');
    if (wanted === undefined ? status === 404 : letters(body.testo ?? '') === letters(wanted)) return;
    this.wrongTexts++;
    this.faults.push(`${eli} ${article} ${start}: ${body.testo}, not ${wanted}`);
  }
}

export async function measureSeries({ seed, ...size }: { seed: number } & Parameters<typeof makeSeries>[1]) {
  const folder = newFolder();
  const made = makeSeries(seed, size);
  writeMadeSeries(folder, made);
  const catalog = await openCatalog({ corpus: [folder], strict: true, report: () => undefined });
  const measure = new SeriesMeasure();
  for (const law of made.laws) await measure.addLaw(catalog, law);
  catalog.close();
  removeFolder(folder);
  return measure;
}
