// Stretches of dense amending text of which every operation is labelled: how many of them the program finds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reach, Relation, RelationKind } from '../../../engine/law/relation.js';
import { actOfEli } from '../../../engine/law/eli.js';
import { ending, endOf, listed, type Tally } from './labelled.js';

interface Operation {
  kind: RelationKind;
  portata: Reach;
  from_comma: string;
  to: string;
  to_comma?: string;
  to_lettera?: string;
  /** Neither missed nor wrong: another reading of an operation beside it, or one that the labels leave open. */
  may?: boolean;
}

/** One stretch of an act, with all that it does. */
export interface Stretch {
  file: string;
  stretch: string;
  /** The article that says it. Where that is the annex of a conversion law, the program may name the act alone. */
  from: string;
  /** The paragraphs that it is, `null` for an annex. */
  commas: string[] | null;
  /** Whether it is all that these paragraphs say. */
  complete: boolean;
  operations: Operation[];
}

export interface MeasuredStretch extends Pick<Stretch, 'file' | 'stretch'> {
  /** Kind and ends. */
  found: Tally;
  /** Kind, ends, paragraph and letter. */
  placed: Tally;
  /** Reach, of those that are placed. */
  reach: Tally;
  /** Of what is served from a complete stretch, what it says. */
  precise: Tally;
  missed: string[];
  wrong: string[];
}

export const stretches = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../test/engine/law/dense-labels.json'), 'utf8'),
) as Stretch[];

/**
 * @param relations those of the whole document
 * @param judge is told of every relation that a labelled operation proves, and of every one that a complete stretch does not say
 */
export function measureStretch(
  { file, stretch, from, commas, complete, operations }: Stretch,
  relations: readonly Relation[],
  judge: (relation: Relation, isRight: boolean) => void,
): MeasuredStretch {
  const nothing = (): Tally => ({ right: 0, all: 0 });
  const measured: MeasuredStretch = {
    ...{ file, stretch, found: nothing(), placed: nothing(), reach: nothing(), precise: nothing() },
    ...{ missed: [], wrong: [] },
  };
  const own = relations.filter(
    (relation) => endOf(relation.from) === from || (commas === null && endOf(relation.from) === actOfEli(from)),
  );
  for (const operation of operations) {
    if (operation.may === true) continue;
    const meant = own.filter(({ kind, to }) => kind === operation.kind && endOf(to) === ending(operation.to));
    for (const relation of meant) judge(relation, relation.nature === 'testuale');
    const places = meant.flatMap(partsOf).filter(({ to }) => isAt(to, operation));
    count(measured.found, meant.length > 0);
    count(measured.placed, places.length > 0);
    if (places.length === 0) measured.missed.push(`${meant.length > 0 ? 'place of ' : ''}${named(operation)}`);
    else
      count(
        measured.reach,
        places.some(({ reach }) => reach === operation.portata),
      );
  }
  if (!complete) return measured;
  for (const relation of own)
    for (const part of partsOf(relation)) {
      if (
        commas === null ? relation.method !== 'testo' : !listed(part.from.paragraph).some((one) => commas.includes(one))
      )
        continue;
      const said = operations.filter(({ kind, to }) => kind === relation.kind && ending(to) === endOf(relation.to));
      const isSaid = said.some((one) => isAt(part.to, one));
      count(measured.precise, isSaid);
      if (said.length === 0) judge(relation, false);
      if (!isSaid)
        measured.wrong.push(
          `c. ${part.from.paragraph}: ${relation.kind} ${endOf(relation.to)} ${part.to.paragraph} ${part.to.point} (${relation.method})`,
        );
    }
  return measured;
}

type Part = Relation['parts'][number];

function partsOf(relation: Relation): readonly Pick<Part, 'from' | 'to' | 'reach'>[] {
  return relation.parts.length > 0 ? relation.parts : [relation];
}

function isAt({ paragraph, point }: Part['to'], { to_comma, to_lettera }: Operation): boolean {
  return (
    (to_comma === undefined || listed(paragraph).includes(to_comma)) &&
    (to_lettera === undefined || listed(point).includes(to_lettera))
  );
}

function named({ kind, from_comma, to, to_comma, to_lettera }: Operation): string {
  return `c. ${from_comma}: ${kind} ${to} ${to_comma ?? ''} ${to_lettera ?? ''}`.trim();
}

function count(tally: Tally, isRight: boolean): void {
  tally.all++;
  if (isRight) tally.right++;
}
