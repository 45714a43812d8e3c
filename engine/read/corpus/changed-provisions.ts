// What rests on provisions that were changed, postponed or struck before they had effect: by a conversion law, or by a later act.
import { isBelow } from '../../law/division-path.js';
import { parseEli } from '../../law/eli.js';
import { isJudgment } from '../../law/judgment.js';
import type { Relation } from '../../law/relation.js';
import {
  isInTime,
  mayTouch,
  paragraphsFrom,
  provisionChanges,
  repealsWhole,
  restingOn,
  type Change,
} from './provision-changes.js';
import type { KnownTexts } from './entry-provisions.js';
import { revives } from './revived.js';

/** What a later act did to a provision before it had effect, and the relation that says so. */
export interface Changing {
  relation: Relation;
  /** `converte` of a conversion law that gave it other words, `modifica` of another act that did, `abroga` where it goes as a whole. */
  kind: Relation['kind'];
}

/** The changes of the articles from which relations come. */
export class ChangedProvisions {
  readonly #changes: ReadonlyMap<string, readonly Change[]>;
  /** Laws by the decree that they convert. */
  readonly #converting = new Map<string, string>();
  readonly #texts: KnownTexts;

  constructor(relations: readonly Relation[], texts: KnownTexts) {
    this.#texts = texts;
    this.#changes = provisionChanges(relations);
    for (const { kind, from, to } of relations) if (kind === 'converte') this.#converting.set(to.act, from.act);
  }

  /**
   * What another act did to the provision that a relation rests on, or to its article, before what that relation does had effect, where the words
   * of the time before were read; `null` where none did.
   */
  changing(relation: Relation): Changing | null {
    const converting = this.#atConversion(relation);
    if (converting !== null) return { relation: converting, kind: 'converte' };
    if (relation.nature !== 'testuale' || !statesWhat.has(relation.method)) return null;
    const found = this.#before(relation).filter((change) => !isJudgment(change.relation.from.act));
    const change = found.find(({ isOfWords }) => isOfWords) ?? found[0];
    if (change === undefined) return null;
    const ofWords = repealsWhole(change, relation) ? 'abroga' : 'modifica';
    return { relation: change.relation, kind: change.isOfWords ? ofWords : change.relation.kind };
  }

  /** The relation by which the conversion law gave other words to a provision of its decree. */
  #atConversion(relation: Relation): Relation | null {
    const { from } = relation;
    const law = this.#converting.get(from.act);
    if (law === undefined || !isBefore(relation, law)) return null;
    const places = restingOn(relation);
    const found = this.#ofArticle(relation).find(
      (change) =>
        change.isOfWords &&
        change.relation.from.act === law &&
        !this.#isRead(relation, change) &&
        places.some((place) => change.places.has(place)),
    );
    return found?.relation ?? null;
  }

  #ofArticle({ from }: Relation): readonly Change[] {
    return (from.articleEli === null ? undefined : this.#changes.get(from.articleEli)) ?? [];
  }

  /** What may have been done to the provision of a relation, or to all of its act, before what it does had effect. */
  #before(relation: Relation): Change[] {
    const { effect, force } = relation.dates;
    const since = effect ?? force;
    if (since === null) return [];
    const paragraphs = paragraphsFrom(relation);
    // Of an act as a whole another one postpones the entry into force; a day of effect, too.
    const ofAct = (this.#changes.get(relation.from.act) ?? []).filter(
      (change) =>
        (change.isOfWords || effect !== null || change.relation.to.division !== null) &&
        this.#isAround(change, relation.from.articleEli),
    );
    return [...this.#ofArticle(relation).filter((change) => mayTouch(change, paragraphs)), ...ofAct].filter(
      (change) =>
        change.day !== '' &&
        (change.isOfWords ? change.day < since && !this.#isRead(relation, change) : change.day <= since),
    );
  }

  /** Whether the text that a relation was read from has a change. The day of a provision that came in later is that of its own Gazzetta. */
  #isRead({ from, dates }: Relation, change: Change): boolean {
    return [this.#texts.textDay(from.act), dates.publication].some((day) => day !== null && day >= change.day);
  }

  /**
   * Whether what a relation does may have been undone in the provision that does it: its conversion law gave that provision other words,
   * or another act did, or postponed or suspended it, before it had effect, and the text that was read is of the time before; or the Court
   * struck it, or it was repealed with words that bring back what it had ended.
   */
  mayBeUndone(relation: Relation): boolean {
    if (this.#before(relation).length > 0) return true;
    const paragraphs = paragraphsFrom(relation);
    const law = this.#converting.get(relation.from.act);
    return this.#ofArticle(relation).some((change) => {
      if (!mayTouch(change, paragraphs)) return false;
      const { kind, from: by, evidence } = change.relation;
      if (isJudgment(by.act)) return true;
      if (kind === 'abroga' && evidence !== null && revives.test(evidence)) return true;
      return change.isOfWords && by.act === law && !this.#isRead(relation, change);
    });
  }

  /**
   * Whether another act changed or postponed what says since when an act is in force, or its efficacy as a whole, not later than that day: the
   * day is one that the act had before.
   */
  isEntryPostponed(act: string, force: string): boolean {
    const ofEntries = this.#texts
      .entries(act)
      .flatMap(({ article, paragraph }) =>
        (this.#changes.get(article) ?? []).filter((change) =>
          mayTouch(change, paragraph === null ? null : [paragraph]),
        ),
      );
    const ofAct = (this.#changes.get(act) ?? []).filter(
      (change) => isInTime(change) && change.relation.to.division === null,
    );
    return [...ofEntries, ...ofAct].some(
      ({ day, relation }) => !isJudgment(relation.from.act) && day !== '' && day <= force,
    );
  }

  /** Whether another act says of what a relation repeals, between that repeal and its day, until or since when it has effect. */
  mayStay({ from, to, reach, dates }: Relation): boolean {
    const [made, since] = [parseEli(from.act)?.date ?? '', dates.effect ?? dates.force];
    if (since === null) return false;
    const places = reach === 'articolo' ? [to.articleEli!, to.act] : [to.act];
    return places
      .flatMap((place) => this.#changes.get(place) ?? [])
      .some(
        (change) =>
          isInTime(change) &&
          change.day > made &&
          change.day <= since &&
          (reach !== 'articolo' || this.#isAround(change, to.articleEli)),
      );
  }

  /** Whether what is done to an act, or to a division of it, may be done to one of its articles. */
  #isAround({ relation }: Change, article: string | null): boolean {
    const { division } = relation.to;
    if (division === null || article === null) return true;
    const path = this.#texts.division(article);
    return path === null || isBelow(path, division.split(', '));
  }
}

/** Methods that say what an act orders, not what came of it. */
const statesWhat: ReadonlySet<Relation['method']> = new Set(['testo', 'prova', 'frase', 'intero-atto', 'frase-citata']);

/** Whether a provision of a decree is one of before its conversion: what the law itself brings into the decree has the days of the law. */
function isBefore({ dates }: Relation, law: string): boolean {
  const day = dates.publication ?? dates.force;
  const converted = parseEli(law)?.date ?? null;
  return day !== null && converted !== null && day < converted;
}
