// A decree-law and the law that converts it: whose the place behind both is.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../../engine/cite/cite.js';

const conversions = suite('conversions');

conversions('the place behind a converting law is the decree’s', () => {
  const places = (text: string) => findCitations(text).map((one) => [text.slice(one.start, one.end), one.article]);
  assert.equal(
    places(
      'Visto il d.l. 17 marzo 2020, n. 18, convertito dalla legge 24 aprile 2020, n. 27, e in particolare l’art. 83;',
    ),
    [
      ['d.l. 17 marzo 2020, n. 18', '83'],
      ['legge 24 aprile 2020, n. 27', null],
    ],
  );
  assert.equal(places('art. 1 del d.l. n. 18 del 2020, conv. dalla l. n. 27 del 2020, art. 2'), [
    ['art. 1 del d.l. n. 18 del 2020', '1'],
    ['l. n. 27 del 2020, art. 2', '2'],
  ]);
  assert.equal(places('il d.lgs. 36/2023 e la l. n. 27 del 2020, art. 2'), [
    ['d.lgs. 36/2023', null],
    ['l. n. 27 del 2020, art. 2', '2'],
  ]);
});

conversions.run();
