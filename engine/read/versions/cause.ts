// Which act changed an article when a version began, as far as the documents say (`time.md` 2.4, E1 to E8).
import type { Relation } from '../../law/relation.js';
import type { CauseMethod, ChangeKind, ListedEvent } from '../../law/version.js';

/** What is known of one change of one article. */
export interface Change {
  kind: ChangeKind;
  /** The day on which its version begins. */
  start: string;
  /** Whether the article's text is known to begin on that day: false where a version may be missing before it. */
  isDated: boolean;
  /** The new text, as far as a mark of repeal may name the act in it; empty where it is law. */
  mark: string;
  /** Notes that the version before does not have. */
  newNotes: readonly string[];
}

/** What the version says of its amenders, and the corpus of theirs. */
export interface Amenders {
  /** The version's list of events. */
  events: readonly ListedEvent[];
  /** Those that the version before does not list. */
  newEvents: readonly ListedEvent[];
  /** Amendments of this article. */
  relations: readonly Relation[];
  /** Acts that caused an earlier change of this article. */
  used: ReadonlySet<string>;
  /** The law that converted a decree-law, with the day of its Gazzetta where that is known. */
  conversionOf: (decree: string) => { law: string; published: string | null } | null;
}

/** Who changed an article. */
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

/** Days between the Gazzetta and the day of effect that the law makes usual: the same day, the next, the fifteenth. */
const usualDelays = [0, 1, 15];
/** A decree-law is converted within 60 days. */
const conversionDays = 63;
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
    byDate(change, amenders, fitting) ??
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

/** Of several amendments by one act the one of the kind that happened, then the surest. */
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
  if (mark === '') return null;
  return onlyNamed(
    named.filter(({ act }) => names(mark, act)),
    mark.trim(),
    'segno',
    amenders,
  );
}

/** E4: a new note that names an act of the list. */
function byNote({ newNotes }: Change, named: readonly NamedEvent[], amenders: Amenders): FoundCause | null {
  for (const note of newNotes) {
    const found = onlyNamed(
      named.filter(({ act }) => names(note, act)),
      note.replace(/^AGGIO\S+\s{0,3}\([^)]*\)\s*/i, '').trim(),
      'nota',
      amenders,
    );
    if (found !== null) return found;
  }
  return null;
}

/** One act, or a decree-law and the law that converted it. */
function onlyNamed(
  events: readonly NamedEvent[],
  evidence: string,
  method: CauseMethod,
  { relations, conversionOf }: Amenders,
): FoundCause | null {
  if (events.length === 0) return null;
  const decree = events.find(({ act }) => events.length === 2 && events.some((other) => conversionOf(act)?.law === other.act));
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

/** E5 to E8: dates alone. Where a version may be missing the start says nothing, and only the one act that is new can be it. */
function byDate({ start, isDated }: Change, amenders: Amenders, fitting: readonly ListedEvent[]): FoundCause | null {
  const isNew = (event: ListedEvent) => amenders.newEvents.some(({ act, date }) => act === event.act && date === event.date);
  if (!isDated) {
    const fresh = fitting.filter(isNew);
    return fresh.length === 1 && amenders.newEvents.length === 1 ? dated(fresh[0]!, 'rinvio') : null;
  }
  const usual = fitting.filter(({ date }) => usualDelays.includes(daysBetween(date, start)));
  if (usual.length > 1) return null;
  if (usual.length === 1) {
    // Another act that is new with this version, and whose effect may be deferred to this day, is as likely.
    return dated(usual[0]!, 'data');
  }
  const decrees = fitting.filter(
    ({ act, date }) => act !== null && /\/decreto-legge\//.test(act) && daysBetween(date, start) <= conversionDays,
  );
  if (decrees.length === 1) {
    const decree = decrees[0]!.act!;
    const law = amenders.conversionOf(decree);
    const delay = law?.published == null ? null : daysBetween(law.published, start);
    if (delay === null || usualDelays.includes(delay)) {
      const found = dated(decrees[0]!, 'conversione');
      return { ...found, cause: { ...found.cause!, converted: law?.law ?? null } };
    }
  }
  const fresh = fitting.filter(isNew);
  return fresh.length === 1 && decrees.length === 0 ? dated(fresh[0]!, 'rinvio') : null;
}

/** E8: those that may be it. */
function undecided({ start, isDated }: Change, { newEvents }: Amenders, named: readonly NamedEvent[]): FoundCause {
  const usual = isDated ? named.filter(({ date }) => usualDelays.includes(daysBetween(date, start))) : [];
  const fresh = named.filter(({ act }) => newEvents.some((event) => event.act === act));
  const candidates = [...new Set([...usual, ...fresh].map(({ act }) => act))];
  return { cause: null, candidates: candidates.sort() };
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
  return new RegExp(`(?:${year}\\W{0,3}\\s?n\\.?\\s?${escaped}|n\\.?\\s?${escaped}(?:/|\\s?del\\s[^.;]{0,20})${year})(?!\\d)`, 'i').test(
    text,
  );
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
