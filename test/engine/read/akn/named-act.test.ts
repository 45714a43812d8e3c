// A name that several acts had over time means the one of the day of its words.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readReferences } from '../../../../engine/read/akn/read-references.js';
import { readLines } from '../../../../engine/read/akn/text.js';
import { descendants } from '../../../../engine/read/akn/xml.js';
import { actFixture } from './act-fixture.js';

const named = suite('named-act');

/** The acts that an article of a law of 1950 cites, whose marked words stand from a day on. */
function read(markedSince: string | null, content: string): string[] {
  const { root } = actFixture({
    body: `<article eId="art_1"><paragraph><content><p>${content}</p></content></paragraph></article>`,
  });
  const paragraphs = descendants(root, 'paragraph');
  const own = {
    eli: 'eli:/it/legge/1950/03/05/57',
    title: 'Un titolo',
    date: '1950-03-05',
    part: null,
    article: '1',
    articlesOf: () => ['1'],
    parts: [null],
    markedSince,
  };
  return readReferences(paragraphs, own, readLines(paragraphs).join('\n')).map(
    ({ target: { act, article } }) => `${act.slice(8)} ${article}`,
  );
}

const words = "Si procede ai sensi dell'articolo 444 del codice di procedura penale.";
const code = 'decreto-del-presidente-della-repubblica/1988/09/22/447 444';

named('marked words are of the day from which the text of the article stands', () => {
  assert.equal(read('2015-05-29', `<ins eId="ins_1">((${words}))</ins>`), [code]);
  assert.equal(read('1975-05-29', `<ins eId="ins_1">((${words}))</ins>`), []);
  assert.equal(read(null, `<ins eId="ins_1">((${words}))</ins>`), []);
});

named('words beside the marks may be as old as the act', () => {
  assert.equal(read('2015-05-29', `${words} <ins eId="ins_1">((Resta ferma ogni altra disposizione.))</ins>`), []);
});

named.run();
