// Finds the act that changed an article when a version began, as far as the documents say (`time.md` 2.4, E1 to E8).
import type { Relation } from '../../law/relation.js';
import type { CauseMethod, ChangeKind, ListedEvent } from '../../law/version.js';
import { byDate, dated, daysBetween, isPast, longestDelay, undecided, usualDelays } from './cause/days.js';
import type { Amenders, Change, FoundCause, NamedEvent } from './change.js';

/** The cause of a change, by the first rule that decides; where none does, the acts that may be it. */
export function findCause(change: Change, amenders: Amenders): FoundCause {
  const { start } = change;
  const fitting = amenders.events.filter(
    ({ act, date }) =>
      date <= start && daysBetween(date, start) < longestDelay && (act === null || !amenders.used.has(act)),
  );
  const named = fitting.filter(
    (event): event is NamedEvent =>
      event.act !== null &&
      !(amenders.forceOf(event.act)! > start && !amenders.relations.some((one) => isSaidOf(one, event.act, start))),
  );
  return (
    byWords(change, amenders) ??
    bySentence(change, amenders, named) ??
    byMark(change, named, amenders) ??
    byNote(change, named, amenders) ??
    unlessSilent(byDate(change, amenders, named), amenders) ??
    undecided(
      change,
      amenders,
      named.filter(({ act }) => !amenders.isSilent(act)),
    )
  );
}

/** What days alone say, unless the act is loaded and its words deny it. */
function unlessSilent(found: FoundCause | null, { isSilent }: Amenders): FoundCause | null {
  const act = found?.cause?.act ?? null;
  return act !== null && isSilent(act) ? null : found;
}

/** Whether an act says that its amendment has effect on a day: an act that enters into force later changes nothing before. */
function isSaidOf({ from, dates }: Relation, act: string | null, day: string): boolean {
  return from.act === act && dates.effect === day;
}

/** E1: words of an amending act that state this very day of effect. */
function byWords({ start, kind }: Change, { relations }: Amenders): FoundCause | null {
  const stated = relations.filter(
    ({ method, nature, dates }) => nature === 'testuale' && method === 'testo' && dates.effect === start,
  );
  const relation = bestOf(stated, kind);
  return relation === null ? null : decided(relation, 'testo');
}

/** E2: an amendment of the article by an act of the list, also where its day does not fit: effects are deferred. */
function bySentence({ start, kind }: Change, amenders: Amenders, named: readonly NamedEvent[]): FoundCause | null {
  const dates = new Map(named.map(({ act, date }) => [act, date]));
  const own = amenders.relations.filter(
    (relation) =>
      dates.has(relation.from.act) &&
      relation.nature === 'testuale' &&
      !/^(?:nota|segno|elenco)$/.test(relation.method) &&
      (relation.dates.effect === start ||
        !isPast({ act: relation.from.act, date: dates.get(relation.from.act)! }, start, amenders)),
  );
  if (own.length === 0) return null;
  const isNew = new Set(amenders.newEvents.map(({ act }) => act));
  // Surer and surer ways to choose among several acts; the first that leaves one decides.
  const choices: ((relation: Relation) => boolean)[] = [
    ({ dates: { effect, force }, from }) => effect === start || (force ?? amenders.forceOf(from.act)) === start,
    ({ from }) => isNew.has(from.act) && usualDelays.includes(daysBetween(dates.get(from.act)!, start)),
    ({ from }) => usualDelays.includes(daysBetween(dates.get(from.act)!, start)),
    ({ from }) => isNew.has(from.act),
    () => true,
  ];
  for (const choose of choices) {
    const chosen = own.filter(choose);
    const acts = [...new Set(chosen.map(({ from }) => from.act))];
    if (acts.length === 1) {
      const relation = bestOf(chosen, kind)!;
      return decided(relation, 'frase', dates.get(relation.from.act));
    }
  }
  return { cause: null, candidates: [...new Set(own.map(({ from }) => from.act))].sort() };
}

/** The best of several amendments by one act: one of the kind that happened, then the surest. */
function bestOf(relations: readonly Relation[], kind: ChangeKind): Relation | null {
  const wanted = { inserito: 'inserisce', abrogato: 'abroga', soppresso: 'abroga' }[kind as string];
  return (
    [...relations].sort(
      (a, b) =>
        Number(b.kind === wanted) - Number(a.kind === wanted) || b.confidence - a.confidence || (a.id < b.id ? -1 : 1),
    )[0] ?? null
  );
}

/** E3: a mark in the new text that names an act of the list. */
function byMark({ mark }: Change, named: readonly NamedEvent[], amenders: Amenders): FoundCause | null {
  for (const line of mark.split('\n').filter((one) => one !== '')) {
    const found = onlyNamed(
      named.filter(({ act }) => names(line, act)),
      line.trim(),
      'segno',
      amenders,
    );
    if (found !== null) return found;
  }
  return null;
}

/** E4: a new note that names an act of the list, or a judgment that was published on the day of an event without a name; the last one first. */
function byNote({ newNotes, start }: Change, named: readonly NamedEvent[], amenders: Amenders): FoundCause | null {
  for (const note of [...newNotes].reverse()) {
    const evidence = note.replace(/^AGGIO[A-Z]{1,20}\s{0,3}\([^)]{0,40}\)/i, '').trim();
    const found = onlyNamed(
      named.filter(({ act }) => names(note, act)),
      evidence,
      'nota',
      amenders,
    );
    if (found !== null) return found;
    const judged = judgmentOf(note, amenders.events, start);
    if (judged !== undefined) {
      const { cause } = dated(judged, 'nota');
      return { cause: { ...cause!, evidence: evidence.slice(0, 2000) }, candidates: [] };
    }
  }
  return null;
}

/** The event without a name that a note tells of: `(in G.U. 1ª s.s. 20/07/1968, n. 184)`. */
function judgmentOf(note: string, events: readonly ListedEvent[], start: string): ListedEvent | undefined {
  if (!/\bCorte\s+costituzionale\b|\bErrata/i.test(note)) return undefined;
  const days = [...note.matchAll(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g)].map(
    ([, day, month, year]) => `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`,
  );
  return events.find(
    ({ act, date }) => act === null && days.includes(date) && usualDelays.includes(daysBetween(date, start)),
  );
}

/** One act, or a decree-law and the law that converted it. */
function onlyNamed(
  events: readonly NamedEvent[],
  evidence: string,
  method: CauseMethod,
  { relations, conversionOf }: Amenders,
): FoundCause | null {
  if (events.length === 0) return null;
  const decree = events.find(
    ({ act }) => events.length === 2 && events.some((other) => conversionOf(act)?.law === other.act),
  );
  const event = events.length === 1 ? events[0]! : decree;
  if (event === undefined) return null;
  const relation = relations.find(({ from }) => from.act === event.act) ?? null;
  const [, article, paragraph] = /\(con l'art(?:\.|icolo)\s?([\w-]+)(?:,\s?comma\s([\w-]+))?/i.exec(evidence) ?? [];
  return {
    cause: {
      act: event.act,
      published: event.date,
      relation,
      evidence: evidence.slice(0, 2000),
      article: article ?? relation?.from.article ?? null,
      paragraph: paragraph ?? relation?.from.paragraph ?? null,
      converted: decree === undefined ? null : (conversionOf(event.act)?.law ?? null),
      method,
    },
    candidates: [],
  };
}

function decided(relation: Relation, method: CauseMethod, published?: string): FoundCause {
  const { from, evidence, dates } = relation;
  const cause = { act: from.act, published: published ?? dates.publication, relation, evidence };
  return {
    cause: { ...cause, article: from.article, paragraph: from.paragraph, converted: null, method },
    candidates: [],
  };
}

/** Whether a text names an act by number and year: `DALLA L. 28 DICEMBRE 2015, N. 208`, `il D.L. n. 34/2020`. */
function names(text: string, eli: string): boolean {
  const [, year, number] = /\/(\d{4})\/(?:\d\d\/\d\d\/)?([^/]+)$/.exec(eli) ?? [];
  if (number === undefined) return false;
  const escaped = number.replace(/[^\w]/g, '.');
  return new RegExp(
    `(?:${year}\\W{0,3}\\s?n\\.?\\s?${escaped}|n\\.?\\s?${escaped}(?:/|\\s?del\\s[^.;]{0,20})${year})(?!\\d)`,
    'i',
  ).test(text);
}
