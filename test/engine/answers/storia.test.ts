// The versions of an act as they are listed: which of them were in force.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Stato } from '../../../engine/answers/status.js';
import { listVersions } from '../../../engine/answers/storia.js';
import type { KeptVersion, KeptVersions } from '../../../engine/answers/version.js';

const storia = suite('storia');
const eli = 'eli:/it/legge/2001/02/03/45';
const version = (start: string): KeptVersion => ({
  ...{ start, until: start, isOriginal: false, isOtherSource: false, isCertain: false, isUnchanged: false },
  ...{ officialEli: null, textDate: start, entryIntoForce: null, title: 'Prova', articles: 1, changed: 0 },
  ...{ events: [], causes: [], digest: 'x', seen: null, order: null },
});
const kept: KeptVersions = {
  versions: ['2001-02-10', '2005-01-01', '2010-01-01'].map(version),
  served: 2,
  leftOut: [],
};
const inForce = (status: Stato | null) => listVersions(eli, kept, status).map(({ in_vigore }) => in_vigore);
const ended = (dal: string | null): Stato => ({ valore: 'abrogato', dal, da: null, relazione: null });

storia('a version that began when the act had ended was not in force', () => {
  assert.equal(inForce(null), [true, true, true]);
  assert.equal(inForce(ended('2005-01-01')), [true, false, false]);
  assert.equal(inForce(ended('2005-01-02')), [true, true, false]);
  // It ended while the last text stood.
  assert.equal(inForce(ended('2012-01-01')), [true, true, true]);
});

storia('of an end without a day only the present version is known to be past it', () => {
  assert.equal(inForce(ended(null)), [true, true, false]);
});

storia.run();
