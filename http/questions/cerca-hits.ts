// The hits of a search as they are answered: act or article, the passage that shows why it was found, its day.
import {
  cutPassage,
  eliOfText,
  findStems,
  knownUntil,
  parseEli,
  positionOfText,
  readAppended,
  sigla,
  whyFound,
  type AppendedHit,
  type ActRecord,
  type PastHit,
  type shapes,
  type Steps,
  type TextHit,
  type TextMatches,
} from '../../engine/index.js';
import { noParagraphs, paragraphsOf } from './cerca-paragraphs.js';
import type { Catalog, Context } from './endpoint.js';
import { datedText } from './text-day.js';

/** A hit, and whether the query cites it, by number or by name, or is its title. */
export type FoundHit = TextHit & {
  isCited?: 'citazione' | 'nome' | 'titolo';
  /** The paragraph that it cites. */
  paragraph?: string | null;
  past?: PastHit['past'];
  appended?: AppendedHit['appended'];
};

/** Hits, with the stems that they are shown by. */
export interface Shown extends Pick<TextMatches, 'groups' | 'related' | 'stems'> {
  hits: readonly FoundHit[];
  /** The phrases in quotation marks, by their folded words. */
  phrases?: readonly (readonly string[])[];
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

function* describeHit(catalog: Catalog, hit: FoundHit, found: Shown, context: Context): Steps<shapes.Hit> {
  if (hit.appended !== undefined)
    return yield* describeAppended(catalog, { ...hit, appended: hit.appended }, found, context);
  const { title } = catalog.card(hit.act);
  const record = catalog.record(hit.act);
  const { language } = context;
  const past = hit.past === undefined ? null : pastText(record, hit.past);
  const key = past?.suffix ?? (hit.article === null ? null : record.articleKey(hit.article));
  const entry = past?.entry ?? (key === null ? null : record.articleEntry(key)!);
  const passage = yield* cutPassage(entry?.testo ?? title!, found.stems, found.phrases);
  const norma = nameFound(catalog, hit.act);
  const { eli } = norma;
  const fields = { title: title!, heading: entry?.rubrica ?? '', text: entry === null ? null : passage };
  return {
    eli: past?.eli ?? entry?.eli ?? eli,
    tipo_risultato: entry === null ? 'atto' : 'articolo',
    norma,
    articolo: entry?.num ?? null,
    parte: entry?.parte ?? null,
    nota: null,
    ...paragraphsOf(catalog, past === null ? entry : null, passage, hit.paragraph ?? null),
    stato: record.status(key),
    rubrica: entry?.rubrica ?? null,
    ...datedText(
      catalog,
      {
        record,
        eli: entry?.eli ?? eli,
        key,
        end: hit.past?.end ?? null,
        ...(past === null ? {} : { version: past.version }),
      },
      language,
    ),
    testo_fino_al: hit.past?.end ?? null,
    testo_dal: entry?.testo_dal ?? null,
    rubrica_parole: findStems(entry?.rubrica ?? '', found.stems).map(nameWord),
    motivo: hit.isCited ?? (hit.isPart === true ? 'parte' : whyFound(fields, found)),
    punteggio: scoreOf(hit, found),
  };
}

/** An annex, or a note: of the part of it that was found, with the day of the act. */
function* describeAppended(
  catalog: Catalog,
  hit: FoundHit & AppendedHit,
  found: Shown,
  { language }: Context,
): Steps<shapes.Hit> {
  const { kind, item, part } = hit.appended;
  const norma = nameFound(catalog, hit.act);
  const record = catalog.record(hit.act);
  const { eli, key, num, since, testo } = readAppended(record, hit.appended);
  const passage = yield* cutPassage(testo, found.stems, found.phrases);
  return {
    eli,
    tipo_risultato: kind === 'annex' ? 'allegato' : 'nota',
    norma,
    articolo: num,
    parte: part,
    nota: kind === 'annex' ? null : item + 1,
    ...noParagraphs,
    stato: record.status(key),
    rubrica: null,
    ...datedText(catalog, { record, eli: key === null ? norma.eli : eli, key }, language),
    testo_fino_al: null,
    testo_dal: since,
    rubrica_parole: [],
    passo: { testo: passage.text, parole: passage.words.map(nameWord) },
    motivo: whyFound({ title: norma.titolo, heading: '', text: passage }, found),
    punteggio: scoreOf(hit, found),
  };
}

function nameFound(catalog: Catalog, act: number): shapes.FoundAct {
  const { eli, title } = catalog.card(act);
  return {
    eli,
    sigla: sigla(eli),
    titolo: title!,
    tipo: parseEli(eli)?.type ?? '',
    data: dayText(catalog.text.day(act)),
    stato: catalog.record(act).status(null),
  };
}

const scoreOf = ({ score }: FoundHit, { isByDay }: Shown): number =>
  isByDay === true ? 0 : Math.round(score * 1e4) / 1e4;

/** A text of an article that is not served. */
function pastText(record: ActRecord, { row, start, end }: PastHit['past']) {
  const { suffix, text } = record.history()!.textAt(row);
  const entry = JSON.parse(text.entry.toString()) as shapes.ActAnswer['articoli'][number];
  // Where a version may be missing before the next text, this one is known to stand up to an earlier day.
  const { kept } = record.history()!;
  const last = kept.versions.findLastIndex((one) => one.start !== null && end !== null && one.start <= end);
  const known = last === -1 ? null : knownUntil(kept, last, { article: suffix });
  const until = end === null || known === null ? start : known < end ? known : end;
  const version = { from: start, until, isConsolidated: true, isOriginal: false };
  return { suffix, entry, version, eli: eliOfText(entry.eli, start, positionOfText(start, end)) };
}

const nameWord = ({ start, end }: { start: number; end: number }): shapes.FoundWord => ({ inizio: start, fine: end });

/** `19900807` as `1990-08-07`. */
const dayText = (day: number): string =>
  String(day)
    .padStart(8, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
