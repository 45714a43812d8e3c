// Damages a snapshot at random, and watches what is made of it.
import * as assert from 'uvu/assert';
import { Catalog } from '../../../engine/catalog.js';
import type { Piece } from '../../../engine/store/piece.js';
import { DamagedError, memoryBytes, Snapshot, SnapshotError } from '../../../engine/store/snapshot.js';
import { seeded } from '../random-corpus.js';

/** A piece in both its forms. */
function formsOf(piece: Piece): string {
  return Buffer.concat([...piece.plain(), ...(piece.deflated() ?? [])]).toString('latin1');
}

/** Everything a catalog can say, plain and deflated, as one text. */
function everything(catalog: Catalog): string {
  const said: string[] = [JSON.stringify(catalog.facts), formsOf(catalog.page(null, 0, 1000).entries)];
  for (const level of ['act', 'article'] as const) {
    const { nodes, links } = catalog.graphs.best(level, 20_000);
    said.push(formsOf(nodes), formsOf(links));
  }
  for (let act = 0; act < catalog.facts.counts.acts + catalog.facts.counts.outside; act++) {
    for (const language of ['it', 'en'] as const) {
      said.push(formsOf(catalog.record(act).detail(language)));
    }
  }
  return said.join('\n');
}

const open = (image: Buffer) => new Catalog(new Snapshot(memoryBytes(image), 'image'), new Date(0));

interface Outcomes {
  refused: number;
  /** Damage that an answer reported. */
  noticed: number;
  /** Images that answered as the undamaged one. */
  same: number;
}

/** @throws where a damaged image answers something else, or fails otherwise */
export function damageTimes(bytes: Buffer, times: number, seed: number): Outcomes {
  const truth = everything(open(bytes));
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const damages: ((image: Buffer) => Buffer)[] = [
    (image) => (image.writeUInt8(image.readUInt8(0) ^ (1 << below(8)), below(image.length)), image),
    (image) => ((image[below(image.length)]! ^= 1 << below(8)), image),
    (image) => {
      const [a, b, length] = [below(image.length - 64), below(image.length - 64), 1 + below(64)];
      const kept = Buffer.from(image.subarray(a, a + length));
      image.copy(image, a, b, b + length);
      kept.copy(image, b);
      return image;
    },
    (image) => {
      const at = below(image.length);
      return Buffer.concat([image.subarray(0, at), Buffer.from([below(256)]), image.subarray(at)]);
    },
    (image) => image.fill(0, below(image.length), image.length - below(image.length / 2)),
  ];
  const outcomes = { refused: 0, noticed: 0, same: 0 };
  for (let i = 0; i < times; i++) {
    const image = damages[i % damages.length]!(Buffer.from(bytes));
    try {
      assert.is(everything(open(image)), truth);
      outcomes.same++;
    } catch (error) {
      if (error instanceof SnapshotError) outcomes.refused++;
      else if (error instanceof DamagedError) outcomes.noticed++;
      else throw error;
    }
  }
  return outcomes;
}
