// The snapshot in which titles are searched: as many made-up acts as there are titles.
import type { Catalog } from '../engine/index.js';
import { bareAct, openActsSnapshot } from './acts-snapshot.js';
import { syntheticTitles } from './synthetic/titles.js';

const types = ['legge', 'regio-decreto', 'decreto-legislativo', 'decreto-del-presidente-della-repubblica'];

/** Opens a snapshot of acts that have nothing but titles. */
export function openTitleSnapshot(count: number): Promise<{ path: string; catalog: Catalog }> {
  return openActsSnapshot(`titles-${count}`, () =>
    syntheticTitles(count).map((title, index) => bareAct(types[index % types.length]!, title, index)),
  );
}
