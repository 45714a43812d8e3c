// Sets of sixty clauses that were drawn of real documents and labelled before any of them was looked at: what is served of them, and beside.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reach, Relation, RelationKind } from '../../../engine/law/relation.js';
import { resolveRelations } from '../../../engine/read/corpus/resolve.js';
import { ending, endOf, indexOf, listed, type Tally } from './labelled.js';
import { readAll } from './measure-effects.js';

/** One effect that the words of a clause state. */
interface Stated {
  kind: RelationKind;
  /** Other kinds that say the same, where the words of a note leave it open. */
  also?: RelationKind[];
  to: string;
  comma?: string;
  lettera?: string;
  portata?: Reach;
  /** Its day of effect, `null` for none; left out where it was not labelled. */
  effetto?: string | null;
}

/** A clause that was drawn. */
interface DrawnClause {
  n: number;
  file: string;
  /** Where it stands. */
  at: string;
  /** The act or article that states it; several where the document leaves it open. */
  from: string | string[];
  says: Stated[];
  /** Acts and articles of which `from` says nothing but this. */
  whole?: string[];
  /** Whether `from` says nothing but this of anything. */
  placeWhole?: boolean;
  /** Why it was changed after what is served was seen. */
  reason?: string;
}

/** @param set name of the file of its labels */
function clausesOf(set: string): DrawnClause[] {
  const path = join(import.meta.dirname, `../../../../test/engine/law/${set}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as DrawnClause[];
}

export interface MeasuredDrawnClauses {
  /** Effects that are stated, and served with their kind, ends and place. */
  found: Tally;
  /** Of those, the reach that was labelled. */
  reach: Tally;
  /** Of those, the day of effect. */
  days: Tally;
  /** Relations that are served where the label says all there is. */
  precise: Tally;
  wrong: string[];
}

export function measureDrawnClauses(corpus: string, set: 'drawn-clauses' | 'drawn-provisions'): MeasuredDrawnClauses {
  const nothing = (): Tally => ({ right: 0, all: 0 });
  const measured: MeasuredDrawnClauses = {
    ...{ found: nothing(), reach: nothing(), days: nothing(), precise: nothing() },
    wrong: [],
  };
  const check = (tally: Tally, isRight: boolean, line: string): boolean => {
    tally.all++;
    if (isRight) tally.right++;
    else measured.wrong.push(line);
    return isRight;
  };
  const documents = [...readAll(corpus).values()];
  const relations = resolveRelations(
    documents.flatMap(({ claims }) => claims),
    indexOf(documents),
  );
  for (const clause of clausesOf(set)) {
    const own = relations.filter((relation) =>
      [clause.from].flat().some((from) => isWithin(endOf(relation.from), from)),
    );
    for (const stated of clause.says) {
      const parts = own.filter((relation) => isOf(relation, stated)).flatMap(partsOf);
      const there = parts.filter((part) => isAt(part, stated));
      const line = `${clause.n} ${JSON.stringify(stated)}`;
      const seen = parts
        .map(({ to, reach, dates }) => `${to.paragraph} ${to.point} ${reach} ${dates.effect}`)
        .join('; ');
      if (!check(measured.found, there.length > 0, `${line} missed: ${seen}`)) continue;
      const { portata, effetto } = stated;
      if (portata !== undefined)
        check(
          measured.reach,
          there.some(({ reach }) => reach === portata),
          `${line} reach: ${seen}`,
        );
      if (effetto !== undefined)
        check(
          measured.days,
          there.some(({ dates }) => dates.effect === effetto),
          `${line} day: ${seen}`,
        );
    }
    for (const relation of own.filter(({ to }) => isAllSaid(clause, to)))
      check(
        measured.precise,
        clause.says.some((stated) => isOf(relation, stated)),
        `${clause.n} served beside: ${relation.kind} ${endOf(relation.to)} (${relation.method}) ${relation.evidence}`,
      );
  }
  return measured;
}

function isWithin(place: string, whole: string): boolean {
  return ending(place) === ending(whole) || place.startsWith(`${whole}/`);
}

function isOf(relation: Relation, { kind, also = [], to }: Stated): boolean {
  return [kind, ...also].includes(relation.kind) && ending(endOf(relation.to)) === ending(to);
}

function isAllSaid({ whole = [], placeWhole = false }: DrawnClause, to: Relation['to']): boolean {
  return placeWhole || whole.some((each) => isWithin(endOf(to), each));
}

type Part = Pick<Relation['parts'][number], 'to' | 'reach' | 'dates'>;

function partsOf(relation: Relation): Part[] {
  return relation.parts.length > 0 ? relation.parts : [relation];
}

function isAt({ to }: Part, { comma, lettera }: Stated): boolean {
  return [
    [comma, to.paragraph],
    [lettera, to.point],
  ].every(([named, served]) => listed(named ?? null).every((value) => listed(served ?? null).includes(value)));
}
