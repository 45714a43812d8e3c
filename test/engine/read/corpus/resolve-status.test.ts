// Since when what several paragraphs of an article repeal is dead.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statusesOf } from './statuses-of.js';

const status = suite('resolve status');
const article = "dell'articolo 3 della legge 8 marzo 1968, n. 152";

/** What is dead by the paragraphs of one article, each with its day. */
const dead = (...paragraphs: string[]) =>
  statusesOf(...paragraphs).map(([eli, since]) => [eli.slice('legge/1968/03/08/152/'.length), since]);

status('an article is dead since it is repealed whole, not since a paragraph of it was', () => {
  const whole = `L'${article.slice(5)}, e' abrogato a decorrere dal 1° gennaio 2010.`;
  assert.equal(dead(`Il comma 2 ${article}, e' abrogato dal 1° luglio 1999.`, whole), [['art/3', '2010-01-01']]);
  assert.equal(dead(`Il comma 2 ${article}, e' abrogato.`, whole), [['art/3', '2010-01-01']]);
  assert.equal(dead(`Il comma 2 ${article}, e' abrogato dal 1° luglio 1999.`), []);
});

status.run();
