// Time per character does not grow with the length of a text, whatever stands in it: ratios within one run, so that a busy machine matters little.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hostileTexts } from '../../../../bench/hostile-texts.js';
import { findCitations, parseCitation } from '../../../../engine/cite/cite.js';
import { describeCitation } from '../describe-citation.js';
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

const places = suite('places and acts');
const read = (text: string) => findCitations(text).map(describeCitation);

places('of an article and one that is denied the act is that of the first', () => {
  for (const text of [
    "l'art. 7 (e non l'art. 8) della legge 20 maggio 1970, n. 300",
    'art. 7 e non art. 8 della legge 20 maggio 1970, n. 300',
    "dell'art. 7, non dell'art. 8, della legge 20 maggio 1970, n. 300",
  ])
    assert.equal(read(text), ['legge 300/1970 1970-05-20 | 7'], text);
  assert.equal(read("l'art. 7 non vale: l'art. 8 della legge 20 maggio 1970, n. 300, si"), [
    'legge 300/1970 1970-05-20 | 8',
  ]);
});

places('what people call an act stands between it and its article', () => {
  for (const name of ['Severino', 'legge Severino', 'Statuto dei lavoratori pubblici'])
    assert.equal(read(`legge n. 190/2012 (c.d. ${name}), art. 1, co. 7`), ['legge 190/2012 | 1 c7'], name);
  assert.equal(read('legge n. 190/2012 (c.d. Severino) e altro'), ['legge 190/2012']);
  assert.equal(read('legge n. 190/2012 (testo vigente nel 2013), art. 1'), ['legge 190/2012']);
});

places('behind a semicolon an article without its noun is that of an abbreviated code', () => {
  assert.equal(read('artt. 99 e 100 c.p.c.; 2697 c.c.'), [
    'regio-decreto/1940/10/28/1443 | 99',
    'regio-decreto/1942/03/16/262 | 2697',
  ]);
  assert.equal(read('art. 99 c.p.c.; 15 persone'), ['regio-decreto/1940/10/28/1443 | 99']);
});

places.run();
