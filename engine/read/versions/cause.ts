// Finds the act that changed an article when a version began, as far as the documents say (`time.md` 2.4, E1 to E8).
import type { Relation } from '../../law/relation.js';
import type { CauseMethod, ChangeKind, ListedEvent } from '../../law/version.js';

/** A change of an article. */
export interface Change {
  kind: ChangeKind;
  /** The day on which its version begins. */
  start: string;
  /** Whether the article's text is known to begin on that day: false where a version may be missing before it. */
  isDated: boolean;
  /** Marks of repeal that the text before does not have, one a line. */
  mark: string;
  /** Notes that the version before does not have. */
  newNotes: readonly string[];
}

/** The amenders that the version states, and those that the corpus knows. */
export interface Amenders {
  /** The version's list of events. */
  events: readonly ListedEvent[];
  /** Those that the version before does not list. */
  newEvents: readonly ListedEvent[];
  /** Amendments of this article. */
  relations: readonly Relation[];
  /** Acts that caused an earlier change of this article. */
  used: ReadonlySet<string>;
  /** Days on which texts of the act's articles begin, where one document alone states them: what had its effect on its usual day is deferred no more. */
  starts: ReadonlySet<string>;
  /** The law that converted a decree-law, with the day of its Gazzetta where that is known. */
  conversionOf: (decree: string) => { law: string; published: string | null } | null;
}

/** The act or event that changed an article. */
export interface Cause {
  /** ELI; `null` for an event that the list leaves without a name. */
  act: string | null;
  /** Day of the Gazzetta. */
  published: string | null;
  relation: Relation | null;
  /** The sentence that says so. */
  evidence: string | null;
  article: string | null;
  paragraph: string | null;
  /** The law by which the decree-law was converted, where the change is that of the conversion. */
  converted: string | null;
  method: CauseMethod;
}

export interface FoundCause {
  cause: Cause | null;
  /** ELIs of the acts among which nothing decides. */
  candidates: string[];
}

/** Days from the Gazzetta to the day of effect: the same day, the next, the fifteenth. */
const usualDelays = [0, 1, 15];
/** A decree-law is converted within 60 days, most after 50. */
const [conversionDays, usualConversion] = [63, 50];
/** Most effects that are deferred to a day begin by then. */
const usualDeferral = 120;
/** A deferred effect is rarely later than that. */
const longestDelay = 400;

/** The cause of a change, by the first rule that decides; where none does, the acts that may be it. */
export function findCause(change: Change, amenders: Amenders): FoundCause {
  const { start } = change;
  const fitting = amenders.events.filter(
    ({ act, date }) =>
      date <= start && daysBetween(date, start) < longestDelay && (act === null || !amenders.used.has(act)),
  );
  const named = fitting.filter((event): event is NamedEvent => event.act !== null);
  return (
    byWords(change, amenders) ??
    bySentence(change, amenders, named) ??
    byMark(change, named, amenders) ??
    byNote(change, named, amenders) ??
    byDate(change, amenders, named) ??
    undecided(change, amenders, named)
  );
}

interface NamedEvent extends ListedEvent {
  act: string;
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
    ({ from, nature, method }) =>
      dates.has(from.act) && nature === 'testuale' && method !== 'nota' && method !== 'segno' && method !== 'elenco',
  );
  if (own.length === 0) return null;
  const isNew = new Set(amenders.newEvents.map(({ act }) => act));
  // Surer and surer ways to choose among several acts; the first that leaves one decides.
  const choices: ((relation: Relation) => boolean)[] = [
    ({ dates: days, date }) => days.effect === start || date === start,
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

/**
 * E5 to E7: dates alone. Where a version may be missing the start says nothing, and only the one act that is new can be it. What the list
 * leaves without a name is told by notes, where it touches an article.
 */
function byDate({ start, isDated }: Change, amenders: Amenders, named: readonly NamedEvent[]): FoundCause | null {
  const isNew = (event: ListedEvent) =>
    amenders.newEvents.some(({ act, date }) => act === event.act && date === event.date);
  const delay = ({ date }: ListedEvent) => daysBetween(date, start);
  if (!isDated) {
    const fresh = named.filter(isNew);
    return fresh.length === 1 && amenders.newEvents.length === 1 ? dated(fresh[0]!, 'rinvio') : null;
  }
  const usual = named.filter((event) => usualDelays.includes(delay(event)));
  const decrees = named.filter(
    (event) => isDecree(event) && delay(event) > usualDelays.at(-1)! && delay(event) <= conversionDays,
  );
  if (usual.length > 1) return null;
  if (usual.length === 1) {
    // On the day on which a decree-law is converted, what was published that day proves nothing.
    const isDoubtful = delay(usual[0]!) === 0 && decrees.some((event) => delay(event) >= usualConversion);
    return isDoubtful ? null : dated(usual[0]!, 'data');
  }
  if (decrees.length === 1) {
    const law = amenders.conversionOf(decrees[0]!.act);
    const published = law?.published ?? null;
    if (published === null || usualDelays.includes(daysBetween(published, start))) {
      const found = dated(decrees[0]!, 'conversione');
      return { ...found, cause: { ...found.cause!, converted: law?.law ?? null } };
    }
  }
  if (decrees.length > 0) return null;
  const deferred =
    amenders.newEvents.length > 0
      ? named.filter(isNew)
      : named.filter((event) => delay(event) <= usualDeferral && !isSpent(event, amenders));
  return deferred.length === 1 ? dated(deferred[0]!, 'rinvio') : null;
}

/** Whether other articles have a text since its usual day. */
function isSpent({ date }: ListedEvent, { starts }: Amenders): boolean {
  return usualDelays.some((days) => starts.has(dayAfter(date, days)));
}

function isDecree({ act }: NamedEvent): boolean {
  return act.includes('/decreto-legge/');
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** E8: those that may be it: on their usual day, new in the list, or with an effect that may have been deferred to this day. */
function undecided({ start, isDated }: Change, amenders: Amenders, named: readonly NamedEvent[]): FoundCause {
  const may = named.filter((event) => {
    const delay = daysBetween(event.date, start);
    if (amenders.newEvents.some(({ act }) => act === event.act)) return true;
    return isDated && (usualDelays.includes(delay) || (delay <= usualDeferral && !isSpent(event, amenders)));
  });
  return { cause: null, candidates: [...new Set(may.map(({ act }) => act))].sort() };
}

function dated({ act, date }: ListedEvent, method: CauseMethod): FoundCause {
  const cause = { act, published: date, relation: null, evidence: null, article: null, paragraph: null };
  return { cause: { ...cause, converted: null, method }, candidates: [] };
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

/** Days from one day to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
