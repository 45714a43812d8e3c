// Letters and what is finer than a paragraph.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../../engine/cite/cite.js';

const points = suite('points');

points('a range of letters leaves the citation its article', () => {
  const read = (text: string) => {
    const [only, ...others] = findCitations(text);
    assert.is(others.length, 0, text);
    return [only!.article, only!.paragraph, only!.point, only!.number];
  };
  for (const letters of ['lettere da a) a c)', 'lett. da a) a c-bis)', 'lettere a)-c)', 'lettere a), b) e da d) a f)'])
    assert.equal(read(`art. 9, comma 2, ${letters}, della legge 241/1990`), ['9', '2', 'a', '241'], letters);
  assert.equal(read('art. 9, co. 2, lett. da a) a e), d.lgs. 231/01'), ['9', '2', 'a', '231']);
  assert.equal(read('art. 9, comma 2, lettera da), della legge 241/1990'), ['9', '2', 'da', '241']);
  assert.equal(read('art. 9, comma 2, lett. a) alla legge 241/1990'), ['9', '2', 'a', '241']);
});

points.run();
