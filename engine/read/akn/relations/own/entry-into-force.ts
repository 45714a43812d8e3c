// The provisions of an act that enter into force on another day than the act: by its preface, and by its own clauses.
import type { Act } from '../../../../law/act.js';
import { placesNamed } from '../clause/place/places-named.js';
import type { Place } from '../clause/place/place.js';
import { tokenizeClause } from '../clause/token/tokens.js';
import { isRealDate } from '../../../../law/eli.js';
import { nextDay } from '../dated-number.js';
import { subjectOf, unitsOf, type EfficacyClause } from './efficacy.js';
import type { Provisions } from './provisions.js';

/** `ad eccezione dei commi 966 e 967 che entrano in vigore il 27/12/2006`, behind the day in the note under the title. */
const inPreface =
  /^[\s,;]{0,3}(?:(?:ad|fatta)\seccezione|salvo|tranne|esclus[oaie])\s(.{1,600}?),?\sche\sentra(?:no)?\sin\svigore\s(?:il|dal)\s(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/i;

/** `entrano in vigore il giorno stesso della pubblicazione della presente legge`. */
const atPublication =
  /\bentra(?:no)?\sin\svigore\s([^.;,]{0,60}?)\bpubblicazione\b(?!\sde(?:(?:l|lla|llo|i|gli|lle)\s(?!present|medesim|stess)|ll'))/i;
const sameDay =
  /\bgiorno\sstesso\b|\bstesso\sgiorno\b|^(?:dal|al|nel)(?:la\s(?:stessa\s)?data|\sgiorno)\sd(?:ella|i)\s(?:sua\s|loro\s)?$/i;
const dayAfter = /^(?:il|dal|nel)\sgiorno\ssuccessivo\s/i;

/** `, ad eccezione dei commi 966 e 967 che entrano in vigore dalla data di pubblicazione` */
const setApart =
  /\b(?:ad|fatta)\seccezione\s(de(?:l|i|lla|lle|gli|ll')\s?(?:comm|articol|disposizion)[^.;]{1,200}?),?\s(?:che|i\squali|le\squali|il\squale|la\squale)\s(entra(?:no)?\sin\svigore\s[^.;]{1,160})/i;

/** What enters into force on a day of its own; where no day can be told of what the preface sets apart, nothing. */
export function readForces(act: Act, provisions: Provisions): EfficacyClause[] {
  const clauses = prefaceClauses(act);
  const published = act.publication.date;
  if (published === null) return clauses;
  for (const article of act.articles) {
    if (!mayState(article.text)) continue;
    for (const unit of unitsOf(provisions.outline(article))) {
      if (!mayState(unit.printed)) continue;
      for (const sentence of unit.printed.split(/(?<=[.;]) (?=[A-Z«])/)) {
        const [, what, verb] = setApart.exec(sentence) ?? [];
        for (const words of what === undefined ? [sentence] : [`Le disposizioni ${what} ${verb}`]) {
          const found = atPublication.exec(words);
          const date = found === null ? null : dayOf(found[1]!, published);
          if (found === null || date === null) continue;
          const places = subjectOf(words.slice(0, found.index), article.number, unit, false);
          // Of the whole act: its day is known.
          if (places === null || places.length === 0) continue;
          clauses.push({
            article: article.number,
            paragraph: unit.paragraph,
            day: 'force',
            date,
            words: sentence,
            general: false,
            places,
            excepted: [],
          });
        }
      }
    }
  }
  return clauses;
}

const mayState = (words: string): boolean => /in\svigore/.test(words) && words.includes('pubblicazione');

function dayOf(words: string, published: string): string | null {
  return sameDay.test(words) ? published : dayAfter.test(words) ? nextDay(published) : null;
}

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
