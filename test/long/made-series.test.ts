// Made series of versions of which all is known: every text of every day, no change that is none, and who made the others.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { measureSeries } from '../measure-series.js';

const series = suite('made series, long');

for (const loaded of [0, 0.5, 1])
  series(`with ${100 * loaded} % of the amenders loaded`, async () => {
    const { changes, given, right, texts, wrongTexts, invented, faults } = await measureSeries({
      seed: 11,
      laws: 8,
      amenders: 40,
      loaded,
    });
    assert.ok(changes > 60 && texts > 800, `${changes} changes, ${texts} texts`);
    assert.equal([wrongTexts, invented], [0, 0], faults.join('\n'));
    assert.ok(right / given >= 0.97, `${right} of ${given} right\n${faults.join('\n')}`);
    assert.ok(given / changes >= 0.75, `${given} of ${changes} given`);
  });

series.run();
