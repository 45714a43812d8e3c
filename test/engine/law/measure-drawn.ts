// A hundred relations and statuses that were drawn of real documents and labelled before any of them was looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reach, Relation, RelationKind } from '../../../engine/law/relation.js';
import type { Status } from '../../../engine/law/status.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { resolveRelations } from '../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../engine/read/corpus/resolve-status.js';
import { readStatuses } from '../../../engine/read/corpus/stated-status.js';
import { endOf, indexOf, listed, type Document, type Tally } from './labelled.js';
import { readAll } from './measure-effects.js';

/** What a paragraph does, or a note says. */
interface Said {
  kind: RelationKind;
  to: string;
  comma?: string;
  lettera?: string;
  portata?: Reach;
  effetto?: string;
}

/** A relation that was drawn, with all that its place says; or an act or article whose status was. */
export interface Drawn {
  n: number;
  group: string;
  corpus: 'older' | 'versioni' | 'normattiva' | 'effetti' | 'sample';
  relation?: string;
  says?: Said[];
  of?: string;
  stato?: string | null;
  may?: string;
  by?: string;
  dal?: string;
  /** Why it was changed after what is served was seen. */
  reason?: string;
}

export const drawn = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../test/engine/law/drawn-labels.json'), 'utf8'),
) as Drawn[];

export interface MeasuredDrawn {
  relations: Tally;
  /** Days of effect that are served where the place says one, or says none. */
  days: Tally;
  statuses: Tally;
  wrong: string[];
}

const today = '2026-11-28';

/** @param sample the folder of the sample, whose documents are read beside the real ones */
export function measureDrawn(corpus: string, sample: string): MeasuredDrawn {
  const measured: MeasuredDrawn = {
    ...{ relations: { right: 0, all: 0 }, days: { right: 0, all: 0 }, statuses: { right: 0, all: 0 } },
    wrong: [],
  };
  const known = { real: resolve([...readAll(corpus).values()]), sample: resolve(readSample(sample)) };
  const check = (tally: Tally, isRight: boolean, line: string) => {
    tally.all++;
    if (isRight) tally.right++;
    else measured.wrong.push(line);
  };
  for (const one of drawn) {
    const { relations, statuses } = known[one.corpus === 'sample' ? 'sample' : 'real'];
    if (one.of !== undefined) {
      const status = statuses.get(one.of) ?? null;
      const isRight = [one.stato, one.may].includes(status?.value ?? null);
      const isOfDay = (status?.since ?? one.dal) === one.dal || one.dal === undefined;
      check(measured.statuses, isRight && isOfDay, `${one.n} ${one.of}: ${status?.value} ${status?.since}`);
      continue;
    }
    const relation = relations.find(({ id }) => id === one.relation);
    if (relation === undefined) continue;
    const said = one.says!.filter(({ kind, to }) => kind === relation.kind && to === endOf(relation.to));
    const parts = relation.parts.length > 0 ? relation.parts : [relation];
    const isBorneOut = said.length > 0 && parts.some((part) => said.some((each) => isAt(part, each)));
    check(measured.relations, isBorneOut, `${one.n} ${relation.kind} ${endOf(relation.to)} (${relation.method})`);
    const day = relation.dates.effect;
    if (day !== null && relation.kind !== 'altro')
      check(
        measured.days,
        said.some(({ effetto }) => effetto === day),
        `${one.n} ${endOf(relation.to)}: ${day}`,
      );
  }
  return measured;
}

type Part = Pick<Relation['parts'][number], 'to' | 'reach'>;

function isAt({ to }: Part, { comma, lettera }: Said): boolean {
  return [
    [comma, to.paragraph],
    [lettera, to.point],
  ].every(([named, served]) => listed(named ?? null).every((value) => listed(served ?? null).includes(value)));
}

function resolve(documents: readonly Pick<Document, 'act' | 'claims'>[]): {
  relations: Relation[];
  statuses: Map<string, Status>;
} {
  const relations = resolveRelations(
    documents.flatMap(({ claims }) => claims),
    indexOf(documents),
  );
  const stated = documents.flatMap(({ act }) => readStatuses(act));
  return { relations, statuses: resolveStatuses(relations, stated, today).statuses };
}

function readSample(folder: string): Pick<Document, 'act' | 'claims'>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readDocument(readFileSync(join(folder, name)), name));
}
