// Finds what is dead in a corpus: from effects that reach the whole of an act or article, and from what documents state of themselves.
import { actOfEli, articleEli } from '../../law/eli.js';
import { isJudgment } from '../../law/judgment.js';
import type { Relation, RelationDates } from '../../law/relation.js';
import type { StatedStatus, Status } from '../../law/status.js';
import { awaits, entersApart, mayRemain, namesLaterDay, statesEarlierDay } from './awaited.js';
import { ChangedProvisions, type Changing } from './changed-provisions.js';
import type { KnownTexts } from './entry-provisions.js';
import { RevivedPlaces } from './revived.js';
import { SoleArticles } from './sole-article.js';
import { DecreeLaws } from './unsure-decrees.js';

/** The acts and articles that are dead, and when more will be. */
export interface ResolvedStatuses {
  /** By the ELI of the act or article. */
  statuses: Map<string, Status>;
  /** Later days on which a repeal has effect that has none yet. */
  repeals: Set<string>;
  /** By the identifier of a relation, the one that dropped the provision which it rests on when its decree-law was converted. */
  dropped: Map<string, Relation>;
  /** The same of a provision that got other words than those that were read, or was postponed, before it had effect. */
  changed: Map<string, Changing>;
  /** Whether another act touched what says since when an act is in force, not later than that day. */
  isEntryPostponed(act: string, force: string): boolean;
}

const noTexts: KnownTexts = { textDay: () => null, entries: () => [], division: () => null };

/**
 * Statuses of acts and articles. A repeal counts only where it reaches the whole of what it names, or its only article; a statement of the document stands also
 * where no relation tells who did it. Its day is the one since which the amended document has the mark, else that of effect or of entry
 * into force; the day of the Gazzetta is none. What a decree repealed that lapsed, or was not converted, is in force again (Constitution,
 * art. 77); what one repealed of which no conversion is known, or by a provision that its conversion dropped or changed, may be. So may what
 * a later act gives new text, or what was to be repealed by a provision that changed, was postponed or suspended before that day, or struck. None is given to a
 * place that the repealing act also gives new words, by itself or with a part that may hold it: what is read as a repeal may be of the text
 * that was replaced. Nor to what only a doubted entry names (`discorde`).
 * @param today repeals that have effect later are not counted
 */
export function resolveStatuses(
  relations: readonly Relation[],
  stated: readonly StatedStatus[],
  today: string,
  texts: KnownTexts = noTexts,
): ResolvedStatuses {
  const statuses = new Map<string, Status>();
  const lapsed = new Set(
    stated.flatMap(({ of, value }) => (value === 'decaduto' || value === 'non-convertito' ? of : [])),
  );
  const marked = new Set(stated.map(({ of }) => of));
  const repeals = new Set<string>();
  const reworded = rewordedPlaces(relations);
  const divisions = new ReplacedDivisions(relations);
  const decrees = new DecreeLaws(relations);
  const revived = new RevivedPlaces(relations);
  const soles = new SoleArticles(relations);
  const provisions = new ChangedProvisions(relations, texts);
  const dropped = new Map<string, Relation>();
  const changed = new Map<string, Changing>();
  for (const relation of relations) {
    const dropping = decrees.dropping(relation);
    if (dropping !== null) dropped.set(relation.id, dropping);
    const changing = dropping === null ? provisions.changing(relation) : null;
    if (changing !== null) changed.set(relation.id, changing);
    const { id, kind, reach, from, to, method, evidence } = relation;
    if (kind !== 'abroga' || !(reach === 'atto' || (reach === 'articolo' && to.articleEli !== null))) continue;
    const dates = daysOfWhole(relation);
    // A note stands beside a text that is in force, or that itself states that it was repealed.
    if (lapsed.has(from.act) || method === 'nota') continue;
    const of = reach === 'atto' ? to.act : to.articleEli!;
    if (method === 'discorde' && !marked.has(of)) continue;
    // A mark in the text of what was repealed tells that the decree was converted.
    const trial = method === 'segno' ? null : decrees.endOfTrial(relation);
    if ((trial !== null && trial <= today) || decrees.isDropped(relation)) continue;
    if (trial !== null) repeals.add(trial);
    if (reworded.has(`${from.act} ${of}`) || reworded.has(`${from.act} ${to.act}`)) continue;
    if (divisions.mayGiveAgain(from, to) || revived.isBroughtBack(of, relation)) continue;
    if (method !== 'segno' && (provisions.mayBeUndone(relation) || provisions.mayStay(relation))) continue;
    // Until the day of a repeal the same act may give the repealed one new articles; without such a day one of the two is misread.
    if (reach === 'atto' && dates.effect === null && reworded.has(`${from.act} ${to.act}/art`)) continue;
    const wait = dates.effect === null && evidence !== null ? awaits(evidence) : null;
    if (wait === 'event' || (wait === 'time' && !isLongAgo(dates.force, today))) continue;
    if (method !== 'segno' && entersApart({ dates, evidence })) continue;
    if (dates.effect === null && evidence !== null && namesLaterDay(evidence, today)) continue;
    // `dal 1° gennaio 2003 per le imprese e dal 1° gennaio 2004 per gli altri`: by one of them, not by the day of the act.
    // `con effetto dal 1° gennaio 2016`, in an act of April: nor is a day before the act that of the act.
    const isOther =
      dates.effect === null &&
      dates.force !== null &&
      (namesLaterDay(evidence ?? '', dates.force) || statesEarlierDay(evidence ?? '', dates.force));
    const isPostponed =
      dates.effect === null && dates.force !== null && provisions.isEntryPostponed(from.act, dates.force);
    if (isPostponed && method !== 'segno' && !isLongAgo(dates.force, today)) continue;
    const isSure = wait !== 'time' && !isOther && !isPostponed && !mayRemain(evidence ?? '');
    const since = isSure ? (dates.effect ?? dates.force) : null;
    if (since !== null && since > today) {
      repeals.add(since);
      continue;
    }
    const isOfAct =
      soles.isOfAct(relation) && !revived.isBroughtBack(to.act, relation) && !reworded.has(`${from.act} ${to.act}/art`);
    for (const place of isOfAct ? [of, to.act] : [of]) {
      const known = statuses.get(place);
      if (known !== undefined && (known.since ?? '9999') <= (since ?? '9999')) continue;
      statuses.set(place, {
        value: 'abrogato',
        since,
        by: from.act,
        byArticle: from.article,
        byArticleEli: from.articleEli,
        relation: id,
      });
    }
  }
  const strikes = new Map(
    relations
      .filter(({ from, to }) => isJudgment(from.act) && to.articleEli !== null)
      .map(({ id, from, to }) => [`${from.act} ${to.articleEli}`, id]),
  );
  for (const { of, value, since, by, byArticle } of stated) {
    if (since !== null && since > today) {
      repeals.add(since);
      continue;
    }
    if (value === 'abrogato' && revived.isGivenSince(of, texts.textDay(actOfEli(of)))) continue;
    const known = statuses.get(of);
    const byArticleEli = by === null || byArticle === null ? null : articleEli(by, null, byArticle);
    const relation = strikes.get(`${by} ${of}`) ?? null;
    if (known === undefined) statuses.set(of, { value, since, by, byArticle, byArticleEli, relation });
    else if (known.value === value && since !== null) known.since = since;
  }
  return { statuses, repeals, dropped, changed, isEntryPostponed: provisions.isEntryPostponed.bind(provisions) };
}

/** The days of a relation, of several places those of the first that is reached whole: a paragraph of an article may end before it. */
function daysOfWhole({ reach, dates, parts }: Relation): RelationDates {
  const dayOf = ({ effect, force }: RelationDates) => effect ?? force ?? '9999';
  const [first, ...more] = parts.flatMap((part) => (part.reach === reach ? part.dates : []));
  return first === undefined ? dates : more.reduce((one, other) => (dayOf(other) < dayOf(one) ? other : one), first);
}

/** Whether a day lies so far back that what was to follow within years of it has come. */
function isLongAgo(day: string | null, today: string): boolean {
  return day !== null && Number(day.slice(0, 4)) + yearsOfDelay < Number(today.slice(0, 4));
}

const yearsOfDelay = 5;

/**
 * Articles and acts that an act gives new words, as `<amending act> <place>`; and `<act>/art` of one that gets new articles.
 */
function rewordedPlaces(relations: readonly Relation[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, reach, from, to } of relations) {
    if (kind !== 'sostituisce' && kind !== 'inserisce') continue;
    if (reach === 'articolo' && to.articleEli !== null)
      places.add(`${from.act} ${to.articleEli}`).add(`${from.act} ${to.act}/art`);
    else if (reach === 'atto') places.add(`${from.act} ${to.act}`);
  }
  return places;
}

/** Divisions that an act replaces: which articles they held only the text of their act would tell, which they hold now their new text. */
class ReplacedDivisions {
  readonly #replaced = new Map<string, { given: Set<string>; by: Set<string | null> }>();
  /** Articles to which an act does anything but repeal them. */
  readonly #touched = new Set<string>();

  constructor(relations: readonly Relation[]) {
    for (const { kind, reach, from, to, brings = [] } of relations) {
      const pair = `${from.act} ${to.act}`;
      if (kind !== 'abroga' && to.article !== null) this.#touched.add(`${pair} ${to.article}`);
      if (kind !== 'sostituisce' || reach !== 'partizione') continue;
      const known = this.#replaced.get(pair) ?? { given: new Set<string>(), by: new Set<string | null>() };
      if (brings.length === 0) known.given.add(any);
      for (const article of brings) known.given.add(article);
      known.by.add(from.article);
      this.#replaced.set(pair, known);
    }
  }

  /**
   * Whether what an act repeals may stand in a division to which the same act gives new words. An article is not given again that the new
   * text lacks, where another article repeals it and the act does nothing else to it.
   */
  mayGiveAgain(from: Relation['from'], to: Relation['to']): boolean {
    const replaced = this.#replaced.get(`${from.act} ${to.act}`);
    if (replaced === undefined) return false;
    const { given, by } = replaced;
    if (to.article === null || given.has(any) || given.has(to.article) || by.has(from.article)) return true;
    return this.#touched.has(`${from.act} ${to.act} ${to.article}`);
  }
}

const any = '*';
