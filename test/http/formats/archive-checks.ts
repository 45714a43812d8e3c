// All acts in one archive, read again: what is the same, and what is known not to be.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { openCatalog, words, type Catalog, type shapes } from '../../../engine/index.js';
import { writeArchive } from '../../../http/formats/archive.js';
import { answerOf, openAsk } from '../../../http/questions/ask.js';
import { endpoints } from '../../../http/questions/index.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { actsOf, writeAs } from './texts.js';

type Act = shapes.ActAnswer;

/** What was compared. */
export interface Compared {
  acts: number;
  versions: number;
  articles: number;
  annexes: number;
  notes: number;
  relations: number;
  /** Ends of relations whose status is not known any more. */
  states: number;
  /** Statuses whose first day is not known any more: it was that of a version before which none can be missing, which files do not say. */
  days: number;
}

/** What the documents of the portal say and these do not, and what follows from it. */
const notKept = new Set([
  // Said of a corpus by its `manifest.json`, which a pack has inside.
  ...['descrizione', 'fonte', 'frase'],
  // The digest of the document.
  'impronta',
  // The list of events, of which some name no act; and the version that one of them began.
  ...['completezza', 'versione'],
  // Citations that are read by way of links.
  'n_citata_da',
]);

/**
 * Writes the archive of a catalog, reads it as a corpus, and compares act by act.
 * @throws where an act, article, annex, note or relation is not the same
 */
export async function assertReadsBack(catalog: Catalog): Promise<Compared> {
  const folder = newFolder();
  const path = join(folder, 'akn.zip');
  await writeArchive(path, catalog, endpoints, { publicUrl: null, basePath: '' });
  const refused: string[] = [];
  const again = await openCatalog({ corpus: [path], strict: false, report: (line) => void refused.push(line) });
  removeFolder(folder);
  assert.equal(
    refused.filter((line) => line.includes('expected')),
    [],
  );
  assert.equal(actsOf(again), actsOf(catalog));
  const compared: Compared = {
    acts: 0,
    versions: 0,
    articles: 0,
    annexes: 0,
    notes: 0,
    relations: 0,
    states: 0,
    days: 0,
  };
  const different: string[] = [];
  const ids = new Set<string>();
  for (const eli of actsOf(catalog)) {
    const [before, after] = await both<Act>(eli, 'json');
    compare(eli, before, after);
    const { articoli, allegati } = before;
    compared.acts++;
    compared.articles += articoli.length;
    compared.annexes += allegati.length;
    compared.notes += [...articoli, ...allegati].reduce((sum, { note }) => sum + note.length, 0);
    for (const list of ['modifica', 'modificata_da', 'altri_effetti', 'altri_effetti_subiti'] as const)
      for (const { id } of before[list]) ids.add(id);
    for (const version of await versionsOf(catalog, eli)) {
      const [one, other] = await both<Act>(version, 'json');
      compare(version, textsOf(one), textsOf(other));
      compared.versions++;
    }
  }
  again.close();
  assert.equal(different.slice(0, 20), []);
  return { ...compared, relations: ids.size };

  async function both<Answer>(eli: string, formato: string): Promise<[Answer, Answer]> {
    const [before, after] = await Promise.all([catalog, again].map((one) => writeAs(one, eli, formato)));
    return [JSON.parse(before!) as Answer, JSON.parse(after!) as Answer];
  }

  function compare(path: string, before: unknown, after: unknown): void {
    if (typeof before === 'object' && before !== null && typeof after === 'object' && after !== null) {
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
        if (!notKept.has(name))
          compare(
            `${path} ${name}`,
            (before as Record<string, unknown>)[name],
            (after as Record<string, unknown>)[name],
          );
    } else if (before !== after) {
      if (path.endsWith(' stato') && after === null) compared.states++;
      else if (path.endsWith(' stato dal') && after === null) compared.days++;
      else
        different.push(
          `${path}: ${JSON.stringify(before)?.slice(0, 100)}, then ${JSON.stringify(after)?.slice(0, 100)}`,
        );
    }
  }
}

/** ELIs with their days of the versions that are not served. */
async function versionsOf(catalog: Catalog, eli: string): Promise<string[]> {
  if (catalog.record(catalog.find(eli)!).hasOneText) return [];
  const ask = openAsk(endpoints, catalog, { language: 'it', words: words.it, isDamaged: false, mayTakeLong: true });
  const { versioni } = answerOf(await ask('versioni', { eli }));
  return versioni.flatMap(({ eli_versione, posizione }) => (posizione === 'attuale' ? [] : eli_versione));
}

/** The words of a version: who amends whom is told of the one that is served. */
function textsOf({ articoli, allegati, premessa, conclusioni, titolo, dal, al }: Act): object {
  return { articoli, allegati, premessa, conclusioni, titolo, dal, al };
}
