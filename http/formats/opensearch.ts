// Suggestions as browsers read them for their search field (OpenSearch Suggestions 1.1): the text typed, and lists of one length.
import type { SuggerimentiAnswer } from '../questions/suggerimenti.js';
import type { Source } from './format.js';

/** `[text, [suggestion, …], [what it is, …], [address, …]]`; without a public address those of pages are relative. */
export function write({ answer, query, root, language }: Source): string {
  const { suggerimenti } = answer.whole as SuggerimentiAnswer;
  const describe = (sigla: string, title: string) => (title === sigla ? sigla : `${sigla}, ${title}`);
  return JSON.stringify([
    query.get('q') ?? '',
    suggerimenti.map(({ testo }) => testo),
    suggerimenti.map(({ sigla, titolo }) => describe(sigla, titolo)),
    suggerimenti.map(({ eli }) => `${root}/norme/${eli.replace('eli:/', '')}?lang=${language}`),
  ]);
}
