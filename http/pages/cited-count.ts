// Who cites an act or article, as its page tells it: how often, the first of them, and who may name it without saying so.
import { actOfEli } from '../../engine/index.js';
import { shownCitations, type CitedByCount } from './parts/cited-by.js';
import type { PageRequest } from './request.js';

/** The first citations of an act or article, those of other acts before its own, and how many there are. */
export async function citationsOf(eli: string, ask: PageRequest['ask']): Promise<CitedByCount> {
  const [all, others] = await Promise.all(
    ['incluse', 'escluse'].map((interne) => ask('citazioni', { norma: eli, limit: String(shownCitations), interne })),
  );
  const conversion = await conversionBeside(eli, ask);
  if (!all?.body || !others?.body) return { total: 0, internal: 0, citations: [], conversion };
  const [{ totale, citazioni }, external] = [all.body, others.body];
  const citations = external.totale > 0 ? external.citazioni : citazioni;
  return { total: totale, internal: totale - external.totale, citations, conversion };
}

/** The loaded law that converted, not «senza modificazioni», the decree-law of an article; `null` for other articles, and for acts. */
export async function conversionBeside(
  eli: string | null,
  ask: PageRequest['ask'],
): Promise<CitedByCount['conversion']> {
  if (eli === null || !eli.includes('/art/') || !eli.includes('decreto-legge/')) return null;
  const { body } = await ask('relazioni', { norma: actOfEli(eli), dir: 'in', tipo: 'converte' });
  const told = [...(body?.modificata_da ?? []), ...(body?.altri_effetti_subiti ?? [])];
  const mayChange = told.find(({ da, evidenza }) => da.nel_corpus && !/\bsenza\smodificazion/i.test(evidenza ?? ''));
  return mayChange?.da ?? null;
}
