// The archive of all real documents is read back whole.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openReal } from '../corpora.js';
import { assertReadsBack } from '../http/formats/archive-checks.js';

const archive = suite('archive of the real documents');
const real = await openReal();

if (real !== null)
  archive('acts, articles, annexes, notes and relations are what they were', async () => {
    const compared = await assertReadsBack(real);
    console.log(JSON.stringify(compared));
    assert.ok(compared.articles > 3000 && compared.relations > 3000 && compared.notes > 1000);
    // A status that rests on what a replaced division has is not known any more, which is said; none is another one.
    assert.ok(compared.states <= 20, `${compared.states} statuses`);
  });

archive.run();
