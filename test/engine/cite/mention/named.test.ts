// Names that passed from one act to the next, with a year or a word that says which is meant.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations, parseCitation } from '../../../../engine/cite/cite.js';

const named = suite('named acts');

/** The acts that a name may mean, by year, and whether it is one of them for sure. */
function meant(text: string): string {
  const [citation] = findCitations(text);
  if (citation === undefined) return 'none';
  const years = citation.named.map((eli) => eli.split('/')[3]);
  return `${citation.inForce ? 'is' : 'may be'} ${years.join(', ')}`.trim();
}

named('a code of a year in which none of its name was made is no act that is known', () => {
  for (const text of [
    'art. 3 del codice della strada del 1959',
    'codice di procedura civile del 1865',
    'art. 1151 c.c. 1865',
    'art. 4 L.F. 2004, secondo cui',
    'codice penale (1889)',
  ])
    assert.equal(meant(text), 'may be', text);
  assert.equal(parseCitation('codice di procedura civile del 1865').named, []);
});

named('the year of a code is that of its act, or of its entry into force', () => {
  assert.equal(meant('codice civile del 1942'), 'is 1942');
  assert.equal(meant('codice di procedura civile del 1942'), 'is 1940');
  assert.equal(meant('la Costituzione del 1948'), 'is 1947');
  assert.equal(meant('art. 3 c.p.p. 1930'), 'is 1930');
  assert.equal(meant('il codice di procedura penale del 1989'), 'is 1988');
  assert.equal(meant('codice dei contratti pubblici del 2016'), 'is 2016');
});

named('a number behind a name is an article where no end follows', () => {
  assert.equal(parseCitation('c.c. 2043').article, '2043');
  assert.equal(meant('gli artt. 5 c.c. 1950 e seguenti'), 'is 1942');
});

named('the former code is the one before, where one is known', () => {
  assert.equal(meant('art. 5 del vecchio codice di procedura penale'), 'is 1930');
  assert.equal(meant("l'abrogato codice di procedura penale"), 'is 1930');
  assert.equal(meant('il previgente codice dei contratti pubblici'), 'may be 2016, 2006');
  assert.equal(meant('il vecchio codice della strada'), 'may be 1992');
  assert.equal(meant('codice della strada previgente'), 'may be 1992');
  assert.equal(meant('il nuovo codice della strada'), 'is 1992');
});

named('the act that is written behind the name of a former one is the one that is meant', () => {
  for (const text of [
    'art. 63 del vecchio codice appalti (d.lgs. 50/2016)',
    'art. 63 del previgente codice appalti (d.lgs. n. 50 del 2016)',
    "art. 63 dell'abrogato codice dei contratti pubblici di cui al d.lgs. 50/2016",
  ]) {
    const citations = findCitations(text);
    assert.equal(
      citations.map(({ number, year, article, named: acts }) => [number, year, article, acts]),
      [['50', 2016, '63', []]],
      text,
    );
  }
  assert.is(parseCitation('art. 63 del vecchio codice appalti').named[0], 'eli:/it/decreto-legislativo/2006/04/12/163');
  // Of a name that is no former one's a bracket may say who changed it.
  assert.is(findCitations('art. 117 Cost. (l. cost. 3/2001)').length, 2);
});

named('the article of a repealed code is read', () => {
  const [citation] = findCitations("art. 36 dell'abrogato codice di procedura penale");
  assert.equal([citation!.article, citation!.named[0]?.split('/')[3]], ['36', '1930']);
});

named('the nickname of a code before the name of another one is not its own', () => {
  assert.equal(meant('art. 120 del codice Rocco di procedura penale'), 'none');
  assert.equal(meant('art. 120 del codice Rocco'), 'is 1930');
});

named('an abbreviation that goes on is the name of another act', () => {
  const unknown = [
    'disp. att. c.p.a.',
    'disp. att. c.c.i.i.',
    'c.p.m.',
    'c.c.s.',
    'c.p.c. penale',
    'disp. att. c.p. mil. pace',
  ];
  for (const name of unknown) assert.equal(meant(`art. 5 ${name}`), 'none', name);
  assert.equal(meant('art. 5 c.p.p. min.'), 'is 1988');
  assert.match(parseCitation('art. 5 c.p.p. min.').named.join(), /448$/);
  for (const text of [
    'art. 5 c.p. e 6 c.p.',
    'art. 5 c.c., cit.',
    'art. 5 c.p.p. ult. comma',
    'art. 5 c.c. nel testo di allora',
  ])
    assert.match(meant(text), /^is 19/, text);
});

named('two codes of one decree have articles of their own', () => {
  const partOf = (text: string) => findCitations(text)[0]?.part;
  assert.is(partOf('art. 8 c.p.m.p.'), 'Codice penale militare di pace');
  assert.is(partOf('art. 8 cod. mil. guerra'), 'Codice penale militare di guerra');
  assert.is(partOf('artt. 4 e 5 l.a.c.'), 'allegato E');
});

named.run();
