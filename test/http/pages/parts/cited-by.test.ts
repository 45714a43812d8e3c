// The first citations of an article: those from elsewhere, and words that name several of its paragraphs once.
import { render } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../../engine/index.js';
import type { Frame } from '../../../../http/pages/document.js';
import { CitedBy } from '../../../../http/pages/parts/cited-by.js';
import { pageWords } from '../../../../http/pages/words.js';

const citedBy = suite('cited by');
const act = 'eli:/it/legge/2001/01/01/1';
const eli = `${act}/art/2`;
const by = (articolo: string, testo: string) =>
  ({
    da: { eli: act, sigla: 'L. 1/2001', parte: null, articolo, articolo_eli: `${act}/art/${articolo}` },
    testo,
  }) as unknown as shapes.CitationEntry;
const frame = { language: 'it', words: pageWords.it } as unknown as Frame;

function show(...citations: shapes.CitationEntry[]): string[] {
  const total = citations.length;
  const html = render(CitedBy({ eli, cited: { total, internal: total, citations }, frame }));
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item!.replace(/<[^>]*>/g, ''));
  return html.includes('Tutte le citazioni') ? [...items, 'all'] : items;
}

citedBy('the article itself is left out, and words of several paragraphs are one line', () => {
  const several = by('3', "primo e secondo comma dell'articolo 2");
  assert.equal(show(by('2', 'primo comma'), several, several), [
    "art. 3, L. 1/2001 «primo e secondo comma dell'articolo 2»",
    'all',
  ]);
  assert.equal(show(several), ["art. 3, L. 1/2001 «primo e secondo comma dell'articolo 2»"]);
});

citedBy('where only the article cites itself, it is named', () => {
  assert.equal(show(by('2', 'primo comma')), ['art. 2, L. 1/2001 «primo comma»']);
});

citedBy.run();
