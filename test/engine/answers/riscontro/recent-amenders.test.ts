import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RecentAmenders } from '../../../../engine/answers/riscontro/recent-amenders.js';

const recent = suite('recent amenders');

recent('a provision is read once, and again only when others have taken its place', () => {
  const amenders = new RecentAmenders({ at: () => Buffer.alloc(0) });
  let readings = 0;
  const text = (eli: string, length: number) =>
    amenders.text(eli, () => {
      readings++;
      return eli.at(-1)!.repeat(length);
    });
  assert.is(text('eli:/a', 1_000_000), text('eli:/a', 1_000_000));
  assert.is(readings, 1);
  for (const name of 'bcdef') text(`eli:/${name}`, 1_000_000);
  assert.is(readings, 6);
  assert.is(text('eli:/a', 1_000_000), 'a'.repeat(1_000_000));
  assert.is(readings, 7);
});

recent('the operations of an act are unpacked once', () => {
  let unpacked = 0;
  const amenders = new RecentAmenders({
    at: () => {
      unpacked++;
      return Buffer.alloc(0);
    },
  });
  assert.is(amenders.wordings(4), amenders.wordings(4));
  assert.is(unpacked, 1);
});

recent.run();
