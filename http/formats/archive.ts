// All acts in Akoma Ntoso, each version a file, in one ZIP: what the corpus of another service may be made from.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { words, type Catalog, type Piece } from '../../engine/index.js';
import { answerOf, openAsk } from '../questions/ask.js';
import type { Context, Endpoint } from '../questions/endpoint.js';
import { translate, type Place } from './translate.js';

/** The first day that a ZIP can state, the same everywhere: the same acts by the same program are the same bytes. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

const language = 'it';
const context: Context = { language, words: words[language], isDamaged: false, mayTakeLong: true };

/**
 * Writes the archive, one document after the other, each once the one before is written.
 * @param path of the file
 * @throws what reading the snapshot or writing the file throws
 */
export async function writeArchive(
  path: string,
  catalog: Catalog,
  endpoints: readonly Endpoint[],
  place: Place,
): Promise<void> {
  const zip = new ZipFile();
  const file = createWriteStream(path);
  zip.outputStream.pipe(file);
  const closed = once(file, 'close');
  // Whoever waits for the next document learns that there will be none.
  const failed = closed.then(() => Promise.reject(new Error(`${path}: not written whole`)));
  failed.catch(() => undefined);
  const add = async (name: string, pieces: readonly Piece[]): Promise<void> => {
    const bytes = Readable.from(pieces.flatMap((piece) => [...piece.plain()]));
    zip.addReadStreamLazy(name, options, (take) => take(null, bytes));
    await Promise.race([once(bytes, 'end'), failed]);
  };
  const { fonte } = catalog.envelopes.notice(language);
  const { avvertenza, ...source } = fonte;
  const manifest = {
    ...(catalog.envelopes.hasSummaries ? { testi: 'riassunti' } : {}),
    fonte: { ...source, avvertenza: { it: avvertenza, en: catalog.envelopes.notice('en').fonte.avvertenza } },
  };
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'manifest.json', options);
  for (let act = 0; act < catalog.facts.counts.acts; act++) {
    const eli = catalog.eli(act);
    const others = catalog.record(act).hasOneText ? [] : await otherVersions(eli);
    for (const named of [eli, ...others]) await add(nameOf(named), await write(named));
  }
  zip.end();
  await closed;

  async function otherVersions(eli: string): Promise<string[]> {
    const { versioni } = answerOf(await openAsk(endpoints, catalog, context)('versioni', { eli }));
    return versioni.flatMap(({ eli_versione, posizione }) => (posizione === 'attuale' ? [] : eli_versione));
  }

  async function write(eli: string): Promise<Piece[]> {
    const question = endpoints.find(({ name }) => name === 'norma')!.read(new Map([['eli', eli]]));
    const answer = question.refusal ?? (await question.answer(catalog, context));
    if (answer.status !== 200) throw new Error(`${eli}: status ${answer.status} found, its text expected`);
    return translate({ name: 'akn', endpoint: 'norma', query: [], language, ...place }, answer.body);
  }
}

/** `it/legge/1990/08/07/241.xml`, `it/legge/1990/08/07/241@2005-03-08.xml`. */
function nameOf(eli: string): string {
  return `${eli.replace(/^eli:\//, '')}.xml`;
}
