// A known name and a number, `codice penale 640`: the article that they may mean.
import { nameAct } from '../../engine/index.js';
import type { Catalog, Context } from '../questions/endpoint.js';
import { resolveNorma } from '../questions/resolve-norma.js';
import type { Candidate } from './parts/candidates.js';

/** The article of that number, where the words before it name one act whose text has it; `null` else. It is a question: nobody wrote `art.` */
export function readBareArticle(catalog: Catalog, q: string, context: Context): Candidate | null {
  const at = q.trimEnd().lastIndexOf(' ');
  const [name, number] = [q.slice(0, Math.max(at, 0)), q.slice(at + 1).trimEnd()];
  if (/\d/.test(name) || !/^\d{1,4}(?:-[a-z]{3,20})?$/i.test(number)) return null;
  const found = resolveNorma(catalog, name, context);
  if ('problem' in found || found.articleEli !== null) return null;
  const article = `${found.eli}/art/${number.toLowerCase()}`;
  return catalog.findArticle(article) === null ? null : { ...nameAct(catalog.cardOf(found.eli)), article };
}
