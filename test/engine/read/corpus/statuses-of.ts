// What is dead by the paragraphs of a law that has one article.
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { resolveRelations } from '../../../../engine/read/corpus/resolve.js';
import { resolveStatuses } from '../../../../engine/read/corpus/resolve-status.js';
import { documentOf } from '../../law/clauses.js';

/** The ELI of each act or article that is dead, without `eli:/it/`, and since when. */
export function statusesOf(...paragraphs: string[]): [eli: string, since: string | null][] {
  const act = { type: 'legge', date: '1998-03-05', number: '57', title: 'Norme varie' };
  const lines = paragraphs.map((words, i) => `${i + 1}. ${words}`);
  const articles = [{ number: '1', heading: '', lines, notes: [] }];
  const none = { annexes: [], records: [], amenders: [], expected: [], may: [], alive: [], dead: [] };
  const bytes = new TextEncoder().encode(documentOf({ name: 'x', family: 'x', act, articles, ...none }));
  const index = { hasAct: () => true, actByTypeYearNumber: () => null, hasArticle: () => true };
  const { statuses } = resolveStatuses(resolveRelations(readDocument(bytes, 'x.xml').claims, index), [], '2026-11-29');
  return [...statuses].map(([of, { since }]) => [of.replace(/^eli:\/it\//, ''), since]);
}
