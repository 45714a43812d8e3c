// Lists of acts and of articles that share a date, or whose words stop in the middle.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../../engine/cite/cite.js';

const lists = suite('lists');

lists('acts of one date are listed after it', () => {
  const numbers = (text: string) => findCitations(text).map(({ number, date }) => `${number} ${date}`);
  const all = ['149 2022-10-10', '150 2022-10-10', '151 2022-10-10'];
  assert.equal(numbers('decreti legislativi 10 ottobre 2022, nn. 149, 150 e 151, che'), all);
  assert.equal(numbers('decreti legislativi 10 ottobre 2022, n. 149, n. 150 e n. 151'), all);
  assert.equal(
    numbers('decreti legislativi 31 marzo 1998, n. 112, e 10 ottobre 2022, nn. 149, 150 e 151').slice(1),
    all,
  );
  assert.equal(numbers('decreto legislativo 10 ottobre 2022, n. 149, n. 150'), all.slice(0, 1));
  assert.equal(numbers('leggi 7 agosto 1990, n. 241, e 7 agosto 2015, n. 124'), ['241 1990-08-07', '124 2015-08-07']);
  assert.equal(numbers('leggi 7 agosto 1990, n. 241, e n. 124 del 2015'), ['241 1990-08-07', '124 null']);
});

lists('a range of paragraphs cites those within it, and of a long one its ends', () => {
  const paragraphs = (text: string) =>
    findCitations(text).map(({ paragraph, moreParagraphs }) => [paragraph, ...moreParagraphs].join(' '));
  assert.equal(paragraphs('art. 1, commi da 231 a 234, della legge 197/2022'), ['231 232 233 234']);
  assert.equal(paragraphs('art. 1, commi 15-18, 20 e 22, della legge 190/2012'), ['15 16 17 18 20 22']);
  assert.equal(paragraphs('art. 3, commi da 4 a 6-bis, della legge 241/1990'), ['4 5 6 6-bis']);
  assert.equal(paragraphs('art. 3, commi da 4-bis a 4-quater, della legge 241/1990'), ['4-bis 4-quater']);
  assert.equal(paragraphs('art. 1, commi da 10 a 300, della legge 197/2022'), ['10 300']);
});

lists('a second «e» behind commas goes on with the articles', () => {
  const articles = (text: string) =>
    findCitations(text).flatMap(({ article, moreArticles }) => [article, ...moreArticles.map((more) => more.article)]);
  assert.equal(articles('art. 14-bis, commi 4 e 5 e 14 ter della legge 241/1990'), ['14-bis', '14-ter']);
  assert.equal(articles('art. 14-bis, commi 4, 5 e 14-ter della legge 241/1990'), ['14-bis']);
  assert.equal(articles('art. 1-bis, commi 1 e 1-ter della legge 241/1990'), ['1-bis']);
});

lists('a number with a paragraph of its own is an article, of whatever list it seems to be', () => {
  const places = (text: string) =>
    findCitations(text).flatMap(({ article, paragraph, moreArticles }) =>
      [{ article, paragraph }, ...moreArticles].map((one) => [one.article, one.paragraph]),
    );
  assert.equal(places('art. 624, comma 1, e 625, comma 1, nn. 2 e 7, c.p.'), [
    ['624', '1'],
    ['625', '1'],
  ]);
  assert.equal(places('articoli 576, primo comma, numeri 2, 5, 5.1, e 577, primo comma, e secondo comma, c.p.'), [
    ['576', '1'],
    ['577', '1'],
  ]);
  assert.equal(places('articolo 377, terzo comma e 377-bis del codice penale'), [
    ['377', '3'],
    ['377-bis', null],
  ]);
  assert.equal(places('art. 2 co. 3 e 2-bis co. 1 l. 241/1990'), [
    ['2', '3'],
    ['2-bis', '1'],
  ]);
  assert.equal(places('art. 5, comma 5 e 5-bis, della legge 241/1990'), [['5', '5']]);
  assert.equal(places('art. 640, comma 2, n. 1, e terzo comma, c.p.'), [['640', '2']]);
});

lists('all paragraphs behind an act are of the article before it', () => {
  const [citation] = findCitations(
    'ai sensi dell’articolo 1 della legge 27 dicembre 2006, n. 296, commi 18, 20 e 21, che',
  );
  assert.equal([citation!.article, citation!.paragraph, citation!.moreParagraphs], ['1', '18', ['20', '21']]);
});

lists('a number before the dotted abbreviation of a code is its article', () => {
  const articles = (text: string) => findCitations(text).map(({ article }) => article);
  assert.equal(articles('il 2051 c.c. è responsabilità oggettiva, e il termine del 183 c.p.c. è spirato'), [
    '2051',
    '183',
  ]);
  assert.equal(articles('il 125 c.c. della Honda, un 250 cc e nel 2020 CAD e SPID'), []);
  assert.equal(articles('nel 1942 cod. civ. e leggi speciali'), [null]);
});

lists('behind the letter of one article, a comma and «e» lead to the next', () => {
  const articles = (places: string) =>
    findCitations(`${places} c.p.a.`).map(({ article, moreArticles }) => [
      article,
      ...moreArticles.map((more) => more.article),
    ]);
  assert.equal(articles('artt. 133, comma 1, lett. a), n. 2, e 7'), [['133', '7']]);
  assert.equal(articles('artt. 133, comma 1, lett. a), e 7'), [['133', '7']]);
  assert.equal(articles('artt. 133, comma 1, lett. a), n. 2 e 7'), [['133']]);
});

lists('a comma before «e» and another article is not of that article', () => {
  const place = (words: string) =>
    findCitations(`${words} della legge 7 agosto 1990, n. 241`).map(({ article, paragraph }) => [article, paragraph]);
  assert.equal(place("fermo il comma 3 e l'articolo 23, comma 2,"), [['23', '2']]);
  assert.equal(place("dal secondo comma e dall'articolo 5"), [['5', null]]);
  assert.equal(place("i commi 1 e 2 dell'articolo 5"), [['5', '1']]);
  assert.equal(place("la lettera a) del comma 3 dell'articolo 5"), [['5', '3']]);
});

lists.run();
