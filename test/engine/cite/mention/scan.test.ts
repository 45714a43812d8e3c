// Time per character does not grow with the length of a text, whatever stands in it: ratios within one run, so that a busy machine matters little.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hostileTexts } from '../../../../bench/hostile-texts.js';
import { findCitations, parseCitation } from '../../../../engine/cite/cite.js';
import { eliFromIri, eliFromUrn, parseEli, readLink } from '../../../../engine/law/eli.js';

const speed = suite('citation speed');

/** Best of several runs, milliseconds of this process: other work on the machine doesn't count. */
function time(work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < 15; run++) {
    const started = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

speed('a text four times as long takes about four times as long', () => {
  for (const [name, build] of Object.entries(hostileTexts)) {
    const [short, long] = [build(5000), build(20_000)];
    findCitations(long);
    const measure = () =>
      time(() => findCitations(long)) /
      Math.max(
        0.05,
        time(() => findCitations(short)),
      );
    // Collected garbage counts, too: what grows with the square is slow each time.
    let ratio = measure();
    for (let again = 0; ratio >= 12 && again < 3; again++) ratio = measure();
    assert.ok(ratio < 12, `${name}: ${ratio.toFixed(1)} times`);
  }
});

speed('a reference of any length is answered within a bound', () => {
  for (const build of Object.values(hostileTexts)) {
    const text = build(20_000);
    const started = performance.now();
    parseCitation(text);
    for (const read of [parseEli, eliFromUrn, eliFromIri, readLink]) read(text);
    assert.ok(performance.now() - started < 1000, text.slice(0, 20));
  }
  assert.equal(parseCitation('a'.repeat(20_001)).refusal, { code: 'too-long', limit: 20_000 });
});

speed.run();
