// Since when what several paragraphs of an article repeal is dead.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';
import { documentOf } from '../../law/clauses.js';

const status = suite('resolve status');
const article = "dell'articolo 3 della legge 8 marzo 1968, n. 152";

/** What is dead by the paragraphs of one article, each with its day. */
function dead(...paragraphs: string[]): (string | null)[][] {
  const act = { type: 'legge', date: '1998-03-05', number: '57', title: 'Norme varie' };
  const lines = paragraphs.map((words, i) => `${i + 1}. ${words}`);
  const articles = [{ number: '1', heading: '', lines, notes: [] }];
  const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
  const bytes = new TextEncoder().encode(documentOf({ name: 'x', family: 'x', act, articles, ...none }));
  const index = { hasAct: () => true, actByTypeYearNumber: () => null, hasArticle: () => true };
  const relations = resolveRelations(readDocument(bytes, 'x.xml').claims, index);
  const { statuses } = resolveStatuses(relations, [], '2026-11-29');
  return [...statuses].map(([of, { since }]) => [of.slice('eli:/it/legge/1968/03/08/152/'.length), since]);
}

status('an article is dead since it is repealed whole, not since a paragraph of it was', () => {
  const whole = `L'${article.slice(5)}, e' abrogato a decorrere dal 1° gennaio 2010.`;
  assert.equal(dead(`Il comma 2 ${article}, e' abrogato dal 1° luglio 1999.`, whole), [['art/3', '2010-01-01']]);
  assert.equal(dead(`Il comma 2 ${article}, e' abrogato.`, whole), [['art/3', '2010-01-01']]);
  assert.equal(dead(`Il comma 2 ${article}, e' abrogato dal 1° luglio 1999.`), []);
});

status.run();
