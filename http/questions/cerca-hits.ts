// The hits of a search as they are answered: act or article, the passage that shows why it was found, its day.
import {
  cutPassage,
  eliOfText,
  findStems,
  parseEli,
  positionOfText,
  readParagraphs,
  sigla,
  whyFound,
  type ActRecord,
  type Passage,
  type PastHit,
  type shapes,
  type Steps,
  type TextHit,
  type TextMatches,
} from '../../engine/index.js';
import type { Catalog, Context } from './endpoint.js';
import { datedText } from './text-day.js';

/** A hit, and whether the query cites it, by number or by name. */
export type FoundHit = TextHit & { isCited?: 'citazione' | 'nome'; past?: PastHit['past'] };

/** Hits, with the stems that they are shown by. */
export interface Shown extends Pick<TextMatches, 'groups' | 'stems'> {
  hits: readonly FoundHit[];
  /** Whether their scores are days. */
  isByDay?: boolean;
}

/** The hits, a step or more each: each may need the text of another act. */
export function* describeHits(catalog: Catalog, found: Shown, context: Context): Steps<shapes.Hit[]> {
  const results: shapes.Hit[] = [];
  for (const hit of found.hits) {
    results.push(yield* describeHit(catalog, hit, found, context));
    yield;
  }
  return results;
}

function* describeHit(catalog: Catalog, hit: FoundHit, found: Shown, { language }: Context): Steps<shapes.Hit> {
  const { eli, title } = catalog.card(hit.act);
  const record = catalog.record(hit.act);
  const past = hit.past === undefined ? null : pastText(record, hit.past);
  const key = past?.suffix ?? (hit.article === null ? null : record.articleKey(hit.article));
  const entry = past?.entry ?? (key === null ? null : record.articleEntry(key)!);
  const passage = yield* cutPassage(entry?.testo ?? title!, found.stems);
  const parts = parseEli(eli);
  const norma: shapes.FoundAct = {
    eli,
    sigla: sigla(eli),
    titolo: title!,
    tipo: parts?.type ?? '',
    data: dayText(catalog.text.day(hit.act)),
    stato: record.status(null),
  };
  const text = entry === null ? null : { length: entry.testo.length, stems: passage.stems };
  const fields = { title: title!, heading: entry?.rubrica ?? '', text };
  return {
    eli: past?.eli ?? entry?.eli ?? eli,
    tipo_risultato: entry === null ? 'atto' : 'articolo',
    norma,
    articolo: entry?.num ?? null,
    parte: entry?.parte ?? null,
    ...paragraphOf(entry, passage, past !== null),
    stato: record.status(key),
    rubrica: entry?.rubrica ?? null,
    ...datedText(
      catalog,
      { record, eli: entry?.eli ?? eli, key, ...(past === null ? {} : { version: past.version }) },
      language,
    ),
    testo_fino_al: hit.past?.end ?? null,
    testo_dal: entry?.testo_dal ?? null,
    rubrica_parole: findStems(entry?.rubrica ?? '', found.stems).map(nameWord),
    passo: { testo: passage.text, parole: passage.words.map(nameWord) },
    motivo: hit.isCited ?? (hit.isPart === true ? 'parte' : whyFound(fields, found.groups)),
    punteggio: found.isByDay === true ? 0 : Math.round(hit.score * 1e4) / 1e4,
  };
}

/** Characters of an article from which a hit says in which paragraph the passage is. */
const longArticle = 4_000;

/** The paragraph of a long article in which the first word of a passage is. */
function paragraphOf(
  entry: { eli: string; testo: string } | null,
  { start, words }: Passage,
  isPast: boolean,
): Pick<shapes.Hit, 'comma' | 'comma_eli'> {
  const none = { comma: null, comma_eli: null };
  const first = words[0];
  if (entry === null || isPast || first === undefined || entry.testo.length < longArticle) return none;
  const at = start + first.start;
  const comma = readParagraphs(entry.testo).find((one) => one.start <= at && at < one.end)?.number ?? null;
  return comma === null ? none : { comma, comma_eli: `${entry.eli}/com/${comma}` };
}

/** A text of an article that is not served. */
function pastText(record: ActRecord, { row, start, end }: PastHit['past']) {
  const { suffix, text } = record.history()!.textAt(row);
  const entry = JSON.parse(text.entry.toString()) as shapes.ActAnswer['articoli'][number];
  const version = { from: start, until: end ?? start, isConsolidated: true, isOriginal: false };
  return { suffix, entry, version, eli: eliOfText(entry.eli, start, positionOfText(start, end)) };
}

const nameWord = ({ start, end }: { start: number; end: number }): shapes.FoundWord => ({ inizio: start, fine: end });

/** `19900807` as `1990-08-07`. */
const dayText = (day: number): string =>
  String(day)
    .padStart(8, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
