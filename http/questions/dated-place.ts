// A reference with a day: which act, article or paragraph is meant, and which of its versions stands on that day.
import {
  articleNumber,
  isDayOfCalendar,
  originalOf,
  parseEli,
  sigla,
  splitDay,
  standingBefore,
  versionOn,
  versionsOf,
  type ActHistory,
  type ActRecord,
  type Purpose,
  type Standing,
} from '../../engine/index.js';
import { problem, unprocessable, type Answer } from '../message/answer.js';
import { resolveCited } from './resolve-cited.js';
import type { Catalog, Context } from './endpoint.js';
import { explainMissing } from './later-article.js';
import { questionUrl } from './question-url.js';
import { noSuchDay, resolveNorma } from './resolve-norma.js';

/** The parameters: a reference, which may name a day, and the day by itself. */
export interface AskedPlace {
  eli: string;
  lang: string;
  al?: string;
}

/** The day of a question; `null` for the present. */
export interface AskedDay {
  day: string | null;
  isOriginal: boolean;
}

/** An act of the corpus or a place in it. */
export interface FoundPlace {
  /** ELI of the act. */
  act: string;
  /** ELI of the act or article. */
  eli: string;
  record: ActRecord;
  history: ActHistory | null;
  /** ELI suffix of the article as the reference names it; `null` for the act. */
  key: string | null;
  /** Number of a paragraph, in the form of an ELI. */
  paragraph: string | null;
}

/** The `descrizione` of an answer where nothing is found. */
const unknown: Purpose = {
  it: 'L’atto o l’articolo richiesto non è nel corpus.',
  en: 'The requested act or article is not in the corpus.',
};

/** The day of a reference and of its parameter; where the two contradict each other, or one is no day, the 422. */
export function readDay({ eli, al }: AskedPlace): ({ reference: string } & AskedDay) | { problem: Answer } {
  const { reference, day, isOriginal } = splitDay(eli);
  if (day !== null && !isDayOfCalendar(day)) return { problem: noSuchDay(day, ['path', 'eli'], eli) };
  if (al !== undefined && ((day !== null && day !== al) || isOriginal)) {
    const error = `the day of the reference is ${day ?? 'that of the text as published'}, another one than that of al`;
    return {
      problem: unprocessable([
        { type: 'value_error', loc: ['query', 'al'], msg: `Value error, ${error}`, input: al, ctx: { error } },
      ]),
    };
  }
  return { reference, day: al ?? day, isOriginal };
}

/** The place of a question about all texts of an act or article: a day in its reference is read, and counts for nothing. */
export function findAsked(catalog: Catalog, query: AskedPlace, context: Context): FoundPlace | { problem: Answer } {
  const asked = readDay(query);
  return 'problem' in asked ? asked : findPlace(catalog, asked.reference, query.lang, context);
}

/** An article that is served, by a reference; else the 300, 404 or 422: of an act, too, and of an article that is not there now. */
export function findServedArticle(
  catalog: Catalog,
  query: AskedPlace,
  context: Context,
): (FoundPlace & { key: string; num: string }) | { problem: Answer } {
  const place = findAsked(catalog, query, context);
  if ('problem' in place) return place;
  const { act, record, key } = place;
  const { error } = context.words;
  if (key === null) return { problem: unknownPlace(catalog, context, error.noArticleNamed(sigla(act)), {}) };
  const num = parseEli(act + key)?.article ?? '';
  if (record.hasArticle(key)) return { ...place, key, num };
  return { problem: unknownPlace(catalog, context, error.articleUnknown(num, sigla(act)), {}) };
}

/** Resolves a reference to a place in an act of the corpus; else the 300 or 404. */
export function findPlace(
  catalog: Catalog,
  reference: string,
  lang: string,
  context: Context,
): FoundPlace | { problem: Answer } {
  const [, ofArticle, printed] = /^([^]{1,2000}\/art\/[^/]{1,100})\/com\/([^/]{1,40})$/i.exec(reference) ?? [];
  const paragraph = printed === undefined ? null : articleNumber(printed);
  const named = paragraph === null ? reference : ofArticle!;
  // Nearly everyone asks by the ELI as the list writes it.
  const known = catalog.findArticle(named);
  if (known !== null) return placeIn(catalog, catalog.eli(known.act), known.key, paragraph);
  const act = catalog.find(named);
  if (act !== null && catalog.inCorpus(act)) return placeIn(catalog, named, null, paragraph);
  const past = pastArticle(catalog, named);
  if (past !== null) return placeIn(catalog, past.act, past.key, paragraph);
  const asked = resolveNorma(catalog, named, context);
  if ('problem' in asked) return { problem: onlyCited(catalog, named, lang, context) ?? asked.problem };
  const id = catalog.find(asked.eli)!;
  const relazioni_url = questionUrl('/api/public/relazioni', { norma: asked.articleEli ?? asked.eli, lang });
  if (!catalog.inCorpus(id)) {
    const detail = context.words.error.actOnlyInRelations(sigla(asked.eli));
    return { problem: unknownPlace(catalog, context, detail, { relazioni_url }) };
  }
  const key = asked.articleEli === null ? null : asked.articleEli.slice(asked.eli.length);
  const place = placeIn(catalog, asked.eli, key, paragraph);
  if (key === null || place.record.hasArticle(key) || (place.history?.find(key) ?? -1) !== -1) return place;
  const detail = explainMissing(catalog, asked.eli, asked.article!, key, context);
  return { problem: unknownPlace(catalog, context, detail, { relazioni_url }) };
}

/** An act or article of which only citations are known. */
function onlyCited(catalog: Catalog, reference: string, lang: string, context: Context): Answer | null {
  const cited = resolveCited(catalog, reference, context);
  if ('problem' in cited) return null;
  const { error } = context.words;
  const act = catalog.find(cited.eli);
  const detail =
    act !== null && catalog.inCorpus(act)
      ? error.articleUnknown(cited.article ?? '', sigla(cited.eli))
      : error.onlyCited(sigla(cited.eli));
  const relazioni_url = questionUrl('/api/public/relazioni', { norma: cited.articleEli ?? cited.eli, lang });
  return unknownPlace(catalog, context, detail, { relazioni_url });
}

/** An article that only other versions of its act have. */
function pastArticle(catalog: Catalog, eli: string): { act: string; key: string } | null {
  const parts = /\/art\//.test(eli) ? parseEli(eli) : null;
  if (parts?.article == null) return null;
  const article = eli.lastIndexOf('/art/');
  for (const end of [article, eli.lastIndexOf('/', article - 1)]) {
    const act = end <= 0 ? null : catalog.find(eli.slice(0, end));
    if (act === null || !catalog.inCorpus(act)) continue;
    const key = eli.slice(end);
    return (catalog.record(act).history()?.find(key) ?? -1) === -1 ? null : { act: eli.slice(0, end), key };
  }
  return null;
}

function placeIn(catalog: Catalog, act: string, key: string | null, paragraph: string | null): FoundPlace {
  const record = catalog.record(catalog.find(act)!);
  return { act, eli: act + (key ?? ''), record, history: record.history(), key, paragraph };
}

/** The version of a place's act that stands on a day; else the 404 that says which is the first. */
export function standingOn(
  catalog: Catalog,
  { act, record, history, key }: FoundPlace,
  { day, isOriginal }: AskedDay,
  context: Context,
): Standing | { problem: Answer } {
  const kept = versionsOf(record, history);
  const { error } = context.words;
  if (isOriginal) {
    const original = originalOf(kept, history);
    return original ?? { problem: unknownPlace(catalog, context, error.noOriginal(sigla(act)), {}) };
  }
  const found = versionOn(kept, history, day, record.head().pubblicazione.data);
  const isRead = 'version' in found;
  if (isRead && found.isInForce) return found;
  // An article may have been in force before the rest of its act.
  const before = day === null || key === null ? null : standingBefore(record, kept, history, key, day);
  if (before !== null) return before;
  if (isRead) return found;
  const url = day === null ? null : record.portalUrl() === '' ? null : `${record.portalUrl()}!vig=${day}`;
  return {
    problem: unknownPlace(catalog, context, error.notYet(sigla(act), found.first, found.isOriginal), {
      ...(found.first === null ? {} : { primo_giorno: found.first }),
      ...(url === null ? {} : { url_fonte: url }),
    }),
  };
}

export function unknownPlace(catalog: Catalog, { language }: Context, detail: string, fields: object): Answer {
  return problem(404, detail, { ...catalog.envelopes.of(language, unknown), ...fields });
}
