// From what was asked as `norma` to one act, or the answer that says why not.
import { articleOfEli, formatEli, parseEli, type Catalog } from '../engine/index.js';
import { problem, type Answer } from './answer.js';
import type { Context } from './endpoint.js';

/** The act, and the article where one was named. */
export interface ResolvedNorma {
  eli: string;
  article: string | null;
  articleEli: string | null;
}

export function resolveNorma(catalog: Catalog, asked: string, { prose }: Context): ResolvedNorma | { problem: Answer } {
  const parts = parseEli(asked);
  if (parts === null) return { problem: problem(404, prose.error.malformedIdentifier(asked)) };
  const eli = formatEli({ ...parts, part: null, article: null, annex: null });
  if (catalog.find(eli) === null) return { problem: problem(404, prose.error.actUnknown(eli)) };
  const article = articleOfEli(asked);
  return { eli, article: parts.article, articleEli: article === null ? null : formatEli(parts) };
}
