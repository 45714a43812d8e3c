// A thread that answers dear questions from the snapshot that the serving thread has open.
import { setPriority } from 'node:os';
import { parse } from 'node:path';
import { crc32 } from 'node:zlib';
import { workerData } from 'node:worker_threads';
import workerpool from 'workerpool';
import { DamagedError, deflatePiece, openCatalogHandle, words, type Piece, type Warm } from '../../engine/index.js';
import { describePackage } from '../describe/datapackage.js';
import { askMcp } from '../describe/mcp/answer.js';
import type { DataPackage } from '../formats/sqlite.js';
import type { Answer } from '../message/answer.js';
import { placeBody } from '../message/base-path.js';
import { endpoints } from '../questions/index.js';
import type { Context } from '../questions/endpoint.js';
import type { DearOrder, DearReply, DearSite, Outcome, Part } from './dear-order.js';
import { makeSite } from './routes.js';

/** Plain bytes of a part: whoever takes them plain has them inflated in a millisecond. */
const partBytes = 256 * 1024;
/** Bodies below this are sent plain: they fit in the initial TCP window (RFC 6928). */
const minDeflated = 13 * 1024;
/** Takes half the time of zlib's default for a few per cent more bytes. */
const level = 5;

/** Nice value of these threads alone, which Linux can set: where cores are few, the thread that serves comes first. */
const niceness = 5;
if (process.platform === 'linux') setPriority(niceness);

const { handle, ...about } = workerData as Omit<DearSite, 'endpoints'>;
const catalog = openCatalogHandle(handle);
const site = makeSite({ ...about, endpoints });

workerpool.worker({ answer, makeDatabase, makeArchive, makeParquet });

/** Writes all tables into a database. @param path of a file that is not there yet */
async function makeDatabase(path: string): Promise<void> {
  const { writeDatabase } = await import('../formats/sqlite.js');
  await writeDatabase(path, catalog, describeTables());
}

/** Writes a table as Parquet. @param path of a file that is not there yet, named after the table */
async function makeParquet(path: string): Promise<void> {
  const { writeParquet } = await import('../formats/parquet.js');
  await writeParquet(path, parse(path).name, catalog, describeTables());
}

const describeTables = (): DataPackage =>
  JSON.parse(describePackage(endpoints, catalog, 'it', about.installation.publicUrl)) as DataPackage;

/** Writes all acts in Akoma Ntoso into an archive. @param path of a file that is not there yet */
async function makeArchive(path: string): Promise<void> {
  const { writeArchive } = await import('../formats/archive.js');
  await writeArchive(path, catalog, endpoints, about.installation);
}

/** @param warm what other threads have loaded into memory that this one can read */
async function answer(order: DearOrder, warm: readonly Warm[]): Promise<unknown> {
  catalog.snapshot.adopt(warm);
  const known = catalog.snapshot.handle.warm.length;
  const outcome = await settle(order);
  const reply: DearReply = { outcome, warm: catalog.snapshot.handle.warm.slice(known) };
  const moved = 'parts' in outcome ? outcome.parts.map(({ bytes }) => bytes.buffer as ArrayBuffer) : [];
  return new workerpool.Transfer(reply, moved);
}

async function settle(order: DearOrder): Promise<Outcome> {
  try {
    const answer = await answerTo(order);
    const { basePath } = about.installation;
    const { isFixed, body, ...made } = answer;
    void isFixed;
    const placed = basePath === '' ? body : placeBody(answer, basePath);
    return { ...made, isInParts: true, isPlaced: true, parts: [...partsOf(placed)] };
  } catch (error) {
    if (error instanceof DamagedError) return { damage: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function answerTo(order: DearOrder): Promise<Answer> {
  const { language, isDamaged, isStale } = order;
  const context: Context = { language, words: words[language], isDamaged, mayTakeLong: true };
  if (isStale !== null) context.isStale = isStale;
  if (order.kind === 'mcp') return askMcp(order, { ...about, endpoints, catalog });
  if (order.kind === 'form') {
    const form = site.forms[order.path];
    if (form === undefined) throw new Error(`${order.path}: no form there`);
    return form(order.fields && new Map(order.fields), catalog, context);
  }
  const { path, query, wanted } = order;
  const route = site.routes.find(({ pattern }) => pattern.test(path));
  const question = route?.ask(path, new Map(query), wanted);
  if (!question) throw new Error(`${path}: no route there`);
  return question.refusal ?? question.answer(catalog, context);
}

function* partsOf(body: readonly Piece[]): Generator<Part> {
  const size = body.reduce((sum, piece) => sum + piece.size, 0);
  if (size < minDeflated) {
    const bytes = new Uint8Array(Buffer.concat(body.flatMap((piece) => piece.plain())));
    return yield { bytes, plain: null };
  }
  for (const part of slicesOf(body)) {
    const bytes = new Uint8Array(deflatePiece(part, { level }));
    yield { bytes, plain: { size: part.length, crc: crc32(part) } };
  }
}

/** The bytes of a body, so many at a time and each time in the same memory: all together they would lie twice in it. */
function* slicesOf(body: readonly Piece[]): Generator<Buffer> {
  const slice = Buffer.allocUnsafeSlow(partBytes);
  let length = 0;
  for (const piece of body)
    for (const chunk of piece.plain())
      for (let at = 0; at < chunk.length;) {
        const copied = chunk.copy(slice, length, at);
        at += copied;
        length += copied;
        if (length < partBytes) continue;
        yield slice;
        length = 0;
      }
  if (length > 0) yield slice.subarray(0, length);
}
