// Answers for language models: what matters of the JSON, within a number of tokens, with the way to the rest.
import { nameEnd, namePlace, type shapes, type Language } from '../../../engine/index.js';
import { formatWords } from '../../formats/words.js';
import { sayStatus, titleOf } from '../../formats/outline.js';
import { endedBeside, type FoundCitation } from '../../questions/risolvi.js';
import { countTokens, cutText } from './tokens.js';
import type { McpWords } from './words.js';

/** A short answer: facts, then lists that may be cut. */
export interface Short {
  facts: Readonly<Record<string, unknown>>;
  lists: Readonly<Record<string, readonly unknown[]>>;
}

/** The limits of an answer: its tokens, and the start of the list or text that is wanted. */
export interface Room {
  tokens: number;
  language: Language;
  /** First article of a list, or first character of a text, that is wanted. */
  start: number;
  /** Whether the texts are summaries: those are of no day of the law. */
  isSummary: boolean;
}

/** Tokens of an answer, at most, unless more or less is asked for. */
export const usualTokens = 1500;
export const tokenBounds = { minimum: 600, maximum: 6000 } as const;

/**
 * Writes a short answer: entries of its lists in turn as long as there is room, then how many are left out.
 * @param more address of the whole answer
 */
export function fit({ facts, lists }: Short, tokens: number, more: string): Readonly<Record<string, unknown>> {
  const kept: Record<string, unknown[]> = Object.fromEntries(Object.keys(lists).map((name) => [name, []]));
  const omitted: Record<string, number> = {};
  const counts = Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, entries.length]));
  let room = tokens - countTokens(JSON.stringify({ ...facts, ...kept, omessi: counts, altro: more }));
  const waiting = Object.entries(lists).map(([name, entries]) => ({ name, entries, next: 0 }));
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const list of waiting) {
      if (list.next >= list.entries.length) continue;
      const size = countTokens(`${JSON.stringify(list.entries[list.next])},`);
      if (size > room) continue;
      kept[list.name]!.push(list.entries[list.next++]);
      room -= size;
      isMoving = true;
    }
  }
  for (const { name, entries, next } of waiting) if (next < entries.length) omitted[name] = entries.length - next;
  const cut = Object.keys(omitted).length === 0 ? {} : { omessi: omitted };
  // A list of which nothing fits is only counted.
  const shown = Object.entries(kept).filter(([name, entries]) => entries.length > 0 || !Object.hasOwn(omitted, name));
  return { ...facts, ...Object.fromEntries(shown), ...cut, altro: more };
}

/** Tokens of a relation: of its sentence, at least and at most, and of the rest. */
const sentenceTokens = { least: 60, most: 300, rest: 80 } as const;

/** Tokens of a sentence, at most, where an answer is to hold some relations: the fewer, the longer. */
export function sentenceBound(tokens: number, relations: number): number {
  const { least, most, rest } = sentenceTokens;
  return Math.min(most, Math.max(least, Math.floor((tokens - rest * 3) / Math.max(1, relations)) - rest));
}

/**
 * `{ data, tipo_data, fa, evidenza }`: one relation in a line; of which kind its day is, as that of a signature is none of effect.
 * @param side which ends are named: the other one, or both
 * @param most tokens of its sentence
 */
export function shortRelation(
  relation: shapes.Relation,
  side: 'da' | 'a' | 'both',
  most: number = sentenceTokens.least,
): object {
  const { da, a, verbo, data, tipo_data, evidenza, salvo, confidenza, natura } = relation;
  const [own, other] = side === 'da' ? [a, da] : [da, a];
  // The verb names the paragraphs of what is amended.
  const place =
    own.articolo === null ? '' : `${namePlace(own === da ? own : { parte: own.parte, articolo: own.articolo })}: `;
  const said = side === 'both' ? `${nameEnd(da)} ${verbo} ${nameEnd(a)}` : `${place}${verbo} ${nameEnd(other)}`;
  return {
    ...(data === null ? {} : { data, tipo_data }),
    fa: said,
    eli: other.articolo_eli ?? other.eli,
    ...(natura === null ? { natura: null } : {}),
    ...(evidenza === null ? {} : { evidenza: cutText(evidenza, most) }),
    ...(salvo === null ? {} : { salvo: cutText(salvo, most) }),
    confidenza,
  };
}

/** The lists of an answer about relations. @param most tokens of a sentence */
export function listAll(
  lists: Pick<shapes.RelazioniAnswer, 'modifica' | 'modificata_da' | 'altri_effetti' | 'altri_effetti_subiti'>,
  most: number,
): Short['lists'] {
  return {
    ...listed('modifica', lists.modifica, 'a', most),
    ...listed('modificata_da', lists.modificata_da, 'da', most),
    ...listed('altri_effetti', lists.altri_effetti, 'a', most),
    ...listed('altri_effetti_subiti', lists.altri_effetti_subiti, 'da', most),
  };
}

/** One list of relations under its name. @param most tokens of a sentence */
export function listed(
  name: string,
  relations: readonly shapes.Relation[] | undefined,
  side: 'da' | 'a',
  most?: number,
): Short['lists'] {
  return relations === undefined ? {} : { [name]: relations.map((relation) => shortRelation(relation, side, most)) };
}

/** A citation that a loaded text makes. */
export function shortCiting({ da, a, testo }: shapes.CitationEntry, language: Language): object {
  return {
    da: nameEnd(da),
    a: nameEnd(a),
    testo,
    ...(a.stato === null ? {} : { stato: shortStatus(a.stato, language) }),
  };
}

/**
 * Why an act or article is no longer in force, as far as known; the answer says that silence does not mean “in force”.
 * @param proved the day of a consolidated text that has it without mark of repeal
 * @param shown the text that is answered
 */
export function shortStatus(
  stato: shapes.Stato | null,
  language: Language,
  proved: string | null = null,
  shown: shapes.ShownText = {},
): string {
  if (stato === null && proved !== null)
    return language === 'it'
      ? `non abrogato nel testo consolidato al ${proved}; dopo, non noto (non vuol dire «in vigore»)`
      : `not repealed in the text consolidated as at ${proved}; not known since (not “in force”)`;
  if (stato === null)
    return language === 'it'
      ? 'non noto dai documenti caricati (non vuol dire «in vigore»)'
      : 'not known from the documents loaded (not “in force”)';
  return sayStatus(stato, formatWords[language], shown);
}

/** A citation, with the status of each of its articles where that of the first does not say enough. */
export function shortCitation(citation: FoundCitation, language: Language) {
  const { testo, articoli, articolo, eli, sigla, stato, nel_corpus, avvisi, candidati, confidenza } = citation;
  const ended = endedBeside(citation).map((one) => `${one.eli}: ${shortStatus(one.stato, language)}`);
  return {
    testo,
    ...(sigla === null ? {} : { sigla }),
    ...(articoli.length > 0 ? { articoli } : { eli: articolo ?? eli }),
    ...(eli === null ? {} : { stato: shortStatus(stato, language), nel_corpus }),
    ...(ended.length === 0 ? {} : { articoli_cessati: ended }),
    ...(avvisi.length === 0 ? {} : { avvisi }),
    ...(candidati.length === 0 ? {} : { candidati: candidati.map((one) => one.sigla) }),
    confidenza,
  };
}

/** `2-bis. Conseguenze per il ritardo (abrogato)` */
export function shortArticle(article: shapes.ActAnswer['articoli'][number], { repealed }: McpWords): string {
  return `${titleOf(article).replace(/^Art\. /, '')}${article.abrogato ? ` (${repealed})` : ''}`;
}
