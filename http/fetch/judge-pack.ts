// Whether a pack that came may take the place of the one that is held.
import { loadPackSample, type PackSample } from '../../engine/index.js';
import { Fault, transferFault } from './fault.js';
import type { PackFile, PackPlace } from './pack.js';

/** Documents that are read of a pack. */
const sampleSize = 64;
/** The least share of the acts and documents of a pack that the one in its place must have. */
const leastKept = 0.9;
/** By so much the share of documents that can be read may be smaller: some of every collection are base64 or cut. */
const mostLost = 0.1;
/** A pack with fewer of the acts that it should hold is said to be short of them. */
const leastExpected = 0.9;

type Found = Pick<PackFile, 'acts' | 'documents'>;

/**
 * Compares a pack with what was announced, and with the one that it would replace, of which as many documents are read.
 * @throws {Fault} where it is another one, worthless, or less
 */
export async function judgePack(path: string, found: Found, place: PackPlace): Promise<void> {
  const { expectedActs, held, mayShrink, say } = place;
  checkActs(found.acts, expectedActs);
  if (held !== null && !mayShrink) {
    for (const name of ['acts', 'documents'] as const) {
      if (found[name] >= held[name] * leastKept) continue;
      throw transferFault(
        `a pack of ${found[name]} ${name}, ${held[name]} in the one that it would replace, which is kept; --allow-shrink replaces it all the same`,
      );
    }
  }
  const samplePack = await loadPackSample();
  const sample = await samplePack(path, sampleSize);
  const told = `${sample.sound} of ${sample.read} documents read of the pack are acts (${sample.fault})`;
  if (sample.sound === 0) throw transferFault(told);
  if (held !== null && !mayShrink && shareOf(sample) < 1) {
    const before = await samplePack(place.path, sampleSize);
    if (shareOf(sample) < shareOf(before) - mostLost) {
      throw transferFault(`${told}, ${before.sound} of ${before.read} in the one that it would replace, which is kept`);
    }
  }
  if (shareOf(sample) < 1 - mostLost) say(told);
  if (found.acts < expectedActs * leastExpected) say(`a pack of ${found.acts} acts, ${expectedActs} were announced`);
}

function shareOf({ sound, read }: PackSample): number {
  return read === 0 ? 0 : sound / read;
}

/** The catalogue's number is not exact. Half of it is another pack, three times as many a selection that was ignored. */
function checkActs(found: number, expected: number): void {
  if (found * 2 < expected) throw transferFault(`a pack of ${found} acts, about ${expected} expected`);
  if (found > expected * 3 + 20) throw new Fault(`a pack of ${found} acts, about ${expected} expected`, 'never');
}
