// Every citation once, as the articles have them, written as lines of either format of a whole table.
import { inTurns, nextTurn, type Catalog, type CitationBytes, type Language, type Steps } from '../../engine/index.js';
import { CitationEnds, type EndFormat, type TextForm } from './citation-ends.js';
import { cellOfText, csvRows } from './csv.js';
import type { LineBatch } from './line-batch.js';
import { statusColumns } from './table.js';

/** How a format writes a citation. */
interface CitationFormat extends EndFormat {
  /** Text before the own end, before the cited one, before the citation's words and after them. */
  rowJoints: readonly [string, string, string, string];
  /** Text after the member that tells internal citations, after the one that tells whether the cited provision has ended, and after the key. */
  endJoints: readonly [string, string, string];
}

/** Lines of NDJSON. */
export const writeJson = writeCitations({
  writeText: (text) => JSON.stringify(text),
  writeStatus: (status) => JSON.stringify(status),
  ordinary: 'quoted',
  formOf: formsOf('quoted', { other: '"\\' }),
  joints: ['{"eli":', ',"sigla":', ',"articolo":', ',"articolo_eli":', ',"parte":', ',"comma":', ',"stato":', '}'],
  rowJoints: ['{"da":', ',"a":', ',"testo":', ',"interna":'],
  endJoints: [',"bersaglio_cessato":', ',"chiave":"', '"}\n'],
});

const statusPaths = statusColumns('stato');

/** Lines of CSV. */
export const writeCsv = writeCitations({
  writeText: (text) => (text === null ? '' : cellOfText(text)),
  writeStatus: (stato) => csvRows(statusPaths, [{ stato }]).slice(0, -'\r\n'.length),
  ordinary: 'plain',
  formOf: formsOf('plain', { quoted: ',', other: '"', otherFirst: '=+-@' }),
  joints: ['', ',', ',', ',', ',', ',', ',', ''],
  rowJoints: ['', ',', ',', ','],
  endJoints: [',', ',', '\r\n'],
});

function writeCitations(format: CitationFormat) {
  return async function* (catalog: Catalog, _: Language, batch: LineBatch): AsyncGenerator<LineBatch> {
    const { citations } = catalog;
    if (catalog.facts.counts.acts === 0) return;
    const ends = new CitationEnds(catalog, await inTurns(citations.readTargets()), format);
    await nextTurn();
    const paragraphs = citations.paragraphs.map((text) => Buffer.from(format.writeText(text === '' ? null : text)));
    const [beforeOwn, beforeCited, beforeText, afterText] = format.rowJoints.map((text) => Buffer.from(text));
    const [beforeEnded, beforeKey, atEnd] = format.endJoints;
    const keys = keysOf(catalog);
    // By whether it is internal, then by whether what is cited is known to be ended.
    const rowEnds = [0, 1, 2, 3].map((i) => Buffer.from(`${i > 1}${beforeEnded}${i % 2 === 1}${beforeKey}`));
    let [act, first, afterLast, source] = [-1, 0, 0, -1];
    let [eli, record] = ['', catalog.record(0)];
    const rows = citations.all();
    /** Appends rows until the batch is full; `false` where none is left. */
    const fill = function* (): Steps<boolean> {
      for (let count = 1; !batch.isFull; count++) {
        const row = rows.next();
        if (row.done) return false;
        appendRow(row.value);
        if (count % stepRows === 0) yield;
      }
      return true;
    };
    while (await inTurns(fill())) yield batch;

    function appendRow(citation: CitationBytes): void {
      if (citation.source !== source) {
        source = citation.source;
        if (source >= afterLast) {
          while (source >= afterLast) [first, afterLast] = catalog.articlesOf(++act);
          [eli, record] = [catalog.eli(act), catalog.record(act)];
        }
        ends.setOwn(eli, record, record.articleKey(source - first));
      }
      batch.append(beforeOwn!);
      ends.appendOwn(paragraphs[citation.own]!, batch);
      batch.append(beforeCited!);
      const isEnded = ends.appendTarget(citation.target, paragraphs[citation.paragraph]!, batch);
      batch.append(beforeText!);
      const { texts, start, end } = citation;
      const form = format.formOf(texts, start, end);
      if (form === 'other') batch.appendText(format.writeText(texts.toString('utf8', start, end)));
      else {
        if (form === 'quoted') batch.append(quotationMark);
        batch.append(texts, start, end);
        if (form === 'quoted') batch.append(quotationMark);
      }
      batch.append(afterText!);
      batch.append(rowEnds[2 * Number(citation.isInternal) + Number(isEnded)]!);
      batch.appendText(keys.next().value + atEnd);
    }
  };
}

const quotationMark = Buffer.from('"');

/** Rows after which others may get a turn: until code is compiled a row takes up to a tenth of a millisecond. */
const stepRows = 16;
/** Keys that are read at a time. */
const keysAtOnce = 1_000;

/** The keys of all citations in their order. */
function* keysOf({ seen, facts }: Catalog): Generator<string, string> {
  const count = seen.firstCitation(facts.counts.acts);
  for (let row = 0; row < count; row += keysAtOnce) yield* seen.citationKeys(row, Math.min(keysAtOnce, count - row));
  return '';
}

/** @param signs with which a text has another form than the ordinary one: control characters are among them */
function formsOf(
  ordinary: TextForm,
  { quoted = '', other, otherFirst = '' }: { quoted?: string; other: string; otherFirst?: string },
): EndFormat['formOf'] {
  const ranks = ['plain', 'quoted', 'other'] as const;
  const rankOf = Uint8Array.from({ length: 256 }, (_, byte) => {
    const sign = String.fromCharCode(byte);
    const form = byte < 0x20 || other.includes(sign) ? 'other' : quoted.includes(sign) ? 'quoted' : ordinary;
    return ranks.indexOf(form);
  });
  return (bytes, start, end) => {
    if (otherFirst.length > 0 && start < end && otherFirst.includes(String.fromCharCode(bytes[start]!))) return 'other';
    let rank = ranks.indexOf(ordinary);
    for (let at = start; at < end; at++) rank = Math.max(rank, rankOf[bytes[at]!]!);
    return ranks[rank]!;
  };
}
