// What a citation names more precisely than it is read.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../engine/index.js';
import { unreadPlaces } from '../../../http/questions/unread-places.js';

const unread = suite('places that are not read');

/** Those of the first citation of a text. */
function of(text: string): string[] {
  const [citation] = findCitations(text);
  return unreadPlaces(text, citation!);
}

unread('are told as they stand', () => {
  for (const [text, words] of [
    ['art. 5, primo capoverso, della legge 7 agosto 1990, n. 241', 'primo capoverso'],
    ['art. 5, cpv. 2, l. 241/1990', 'cpv. 2'],
    ['art. 5 u.c. l. 241/1990', 'u.c.'],
    ['art. 5, comma 1, nn. 17 e 18, l. 241/1990', 'nn. 17 e 18'],
    ['art. 5, n. 17, l. 241/1990', 'n. 17'],
  ] as const)
    assert.equal(of(text), [words], text);
});

unread('are none in a citation that is read whole', () => {
  for (const text of [
    'art. 5, comma 2, lett. a), della legge 7 agosto 1990, n. 241',
    'art. 5, ultimo comma, l. 241/1990',
    'XVIII disp. trans. Cost.',
    'la XIV disposizione transitoria e finale della Costituzione',
    'artt. 3 e 5 della legge 2 aprile 1979, n. 95',
    'd.lgs. 8 giugno 2001, n. 231, art. 25-octies',
  ])
    assert.equal(of(text), [], text);
});

unread.run();
