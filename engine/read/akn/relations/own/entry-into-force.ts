// The provisions of an act that enter into force on another day than the act: by its preface, and by its own clauses.
import type { Act } from '../../../../law/act.js';
import { placesNamed } from '../clause/place/places-named.js';
import type { Place } from '../clause/place/place.js';
import { tokenizeClause } from '../clause/token/tokens.js';
import { isRealDate } from '../../../../law/eli.js';
import { dateOfWords, namedDay } from '../dated-number.js';
import { dayOf as statedDay, onlyArticle, ownPlaces, subjectOf, unitsOf, type EfficacyClause } from './efficacy.js';
import type { Provisions } from './provisions.js';
import { forceFromPublication } from './publication-day.js';
import type { SetApart } from './unread-entry.js';
import { isPartOfAct } from './told-provisions.js';

/** `ad eccezione dei commi 966 e 967 che entrano in vigore il 27/12/2006`, behind the day in the note under the title. */
const inPreface =
  /^[\s,;]{0,3}(?:(?:ad|fatta)\seccezione|salvo|tranne|esclus[oaie])\s(.{1,600}?),?\sche\sentra(?:no)?\sin\svigore\s(?:il|dal)\s(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/i;

const onDay = new RegExp(String.raw`\bentra\sin\svigore\s(?:il|dal|a\sdecorrere\sdal)\s(?:giorno\s)?${namedDay}`, 'i');

/** A comma within the list of what is excepted. */
const listed = String.raw`(?:[^.;,]|,\s(?=comm|letter|numer|articol|(?:e|ed|nonche')\s))`;
const which = String.raw`(?:che|(?:il|la|i|le)\squal[ei])\s`;
/** `, ad eccezione dell'articolo 12`, `fatta eccezione per l'articolo 3`; `salvo quanto previsto dal comma 2` excepts no place. */
const exception = new RegExp(
  String.raw`,?\s(?:(?:ad|fatta)\seccezione|con\s(?:l'|la\ssola\s)?(?:eccezione|esclusione)|salv[oaie]|tranne|esclus[oaie])\s(?!quant|che\s|divers|il\scaso)((?:(?!\s${which})${listed}){2,300})(?:,?\s${which}([^;«]{1,600}))?`,
  'i',
);
/** `…, che entra in vigore il 1° maggio, e dell'articolo 2, che entra in vigore alla data …`: a further one, behind what is said of the first. */
const further = new RegExp(
  String.raw`,?\s(?:(?:e|ed|nonche')\s)?(?:ad\seccezione\s|per\s)?(?=(?:d[ei](?:l|i|lle|lla|gli)\s|dell'|l'|gli\s|il\s|i\s|le\s|la\s)(?:articol|comm[ai]\s|letter|disposizion))((?:(?!\s${which})${listed}){2,200}),?\s${which}`,
  'i',
);
const isInForce = /\bentra(?:no)?\sin\svigore\b/i;

/** What provisions enter into force on days of their own. */
export interface Forces {
  clauses: EfficacyClause[];
  /** What a clause on the entry into force of an act, or of more provisions, excepts: the day of the act is not theirs. */
  apart: SetApart[];
  /** The one day that clauses state of the whole act. */
  whole: string | null;
}

/** What enters into force on a day of its own; where no day can be told of what the preface sets apart, nothing. */
export function readForces(act: Act, provisions: Provisions): Forces {
  const [clauses, apart]: [EfficacyClause[], Forces['apart']] = [prefaceClauses(act), []];
  const ofAct = new Set<string>();
  for (const article of act.articles) {
    if (!mayState(article.text)) continue;
    for (const unit of unitsOf(provisions.outline(article))) {
      if (!mayState(unit.printed)) continue;
      for (const sentence of unit.printed.split(/(?<=[.;]) (?=[A-Z«])/)) {
        const add = (day: 'effect' | 'force', date: string, places: Place[]) =>
          clauses.push({
            article: article.number,
            paragraph: unit.paragraph,
            day,
            date,
            words: sentence,
            general: false,
            places,
            excepted: [],
          });
        const [words, what, said = ''] = exception.exec(sentence) ?? [];
        const rest = words === undefined ? sentence : sentence.replace(words, '');
        const found = isInForce.exec(rest);
        if (words !== undefined && found !== null) {
          const of = subjectOf(rest.slice(0, found.index), article.number, unit, false);
          for (const { places, verb } of of === null ? [] : exceptionsIn(what!, said)) {
            const excepted = ownPlaces(places, onlyArticle(of!) ?? article.number);
            const day = excepted.length === 0 ? null : dayOfExcepted(verb, act);
            if (day !== null) add(day.day, day.date, excepted);
            if (day?.day !== 'force' && excepted.length > 0)
              apart.push({ general: false, places: excepted, excepted: [], words: sentence });
          }
        }
        if (found === null) continue;
        if (isPartOfAct(rest.slice(0, found.index))) {
          apart.push({ general: true, places: [], excepted: [], words: sentence });
          continue;
        }
        const published = forceFromPublication(rest, act.publication.date);
        const date = published ?? dayNamed(rest);
        if (date === null) continue;
        const places = subjectOf(rest.slice(0, found.index), article.number, unit, false);
        if (places?.length === 0 && article.part === null && date >= act.date) ofAct.add(date);
        else if (places !== null && places.length > 0 && published !== null) add('force', date, places);
      }
    }
  }
  return { clauses, apart, whole: ofAct.size === 1 ? [...ofAct][0]! : null };
}

/** What a clause excepts, and what it says of each. */
function exceptionsIn(first: string, said: string): { places: string; verb: string }[] {
  const found: { places: string; verb: string }[] = [];
  let [places, rest] = [first, said];
  for (let next = further.exec(rest); next !== null; next = further.exec(rest)) {
    found.push({ places, verb: rest.slice(0, next.index) });
    [places, rest] = [next[1]!, rest.slice(next.index + next[0].length)];
  }
  return [...found, { places, verb: rest }];
}

/** `entra in vigore il 1° giugno 2019`, `si applica dal 1° gennaio 2020`, behind the places that a clause excepts. */
function dayOfExcepted(verb: string, act: Act): { day: 'effect' | 'force'; date: string } | null {
  const published = forceFromPublication(verb, act.publication.date);
  if (published !== null) return { day: 'force', date: published };
  const stated = statedDay(verb, act);
  return stated === null || stated.day === 'events' || stated.date < act.date
    ? null
    : { day: stated.day, date: stated.date };
}

function dayNamed(words: string): string | null {
  const [, day, month, year] = onDay.exec(words) ?? [];
  return day === undefined ? null : dateOfWords(day, month!, year!);
}

const mayState = (words: string): boolean =>
  /in\svigore/.test(words) && /pubblicazione|eccezion|esclus|\bsalv[oaie]\b|tranne|\d{4}/.test(words);

/** Whether the preface sets provisions apart and it is not known which, or since when they are in force. */
export const isPrefaceUnread = ({ otherForces }: Act, clauses: readonly EfficacyClause[]): boolean =>
  otherForces !== undefined && !clauses.some(({ article }) => article === '');

function prefaceClauses({ otherForces, articles }: Act): EfficacyClause[] {
  const [, listed, day, month, year] = inPreface.exec(otherForces ?? '') ?? [];
  if (listed === undefined) return [];
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const named = placesNamed(tokenizeClause(listed.toLowerCase(), listed));
  const main = articles.filter(({ part }) => part === null);
  // Of a law of one article nobody names it.
  const only = main.length === 1 ? main[0]!.number : null;
  const places = named.flatMap((place): Place | [] =>
    place.article !== undefined ? place : only === null ? [] : { ...place, article: [only] },
  );
  if (!isRealDate(date) || places.length === 0) return [];
  const words = otherForces!.trim();
  return [{ article: '', paragraph: null, day: 'force', date, words, general: false, places, excepted: [] }];
}
