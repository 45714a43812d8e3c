// Files of a list have all its entries, or say how many they have.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { alternatesOf, OtherFormats } from '../../../../http/pages/parts/other-formats.js';
import { pageWords } from '../../../../http/pages/words.js';
import { h } from 'preact';
import { render } from 'preact-render-to-string';

const files = suite('other formats');

const frame = {
  language: 'it',
  words: pageWords.it,
  basePath: '',
  formatsOf: () => ['csv', 'atom'],
  limitOf: (api: string) => (api.startsWith('/api/public/norme') ? { usual: 100, most: 500 } : null),
} as unknown as Parameters<typeof alternatesOf>[1];
const hrefs = (api: string, entries?: number) =>
  alternatesOf({ api, ...(entries === undefined ? {} : { entries }) }, frame).map(({ href }) => href);
const foot = (entries: number) =>
  render(h(OtherFormats, { content: { api: '/api/public/norme?q=a', entries }, frame }));

files('a table that would leave entries out asks for as many as there may be, from the first on', () => {
  const [few, many] = [hrefs('/api/public/norme?q=a', 100), hrefs('/api/public/norme?q=a&offset=50', 101)];
  assert.equal(few, ['/api/public/norme?q=a&lang=it&formato=csv', '/api/public/norme?q=a&lang=it&formato=atom']);
  assert.equal(many, [
    '/api/public/norme?q=a&limit=500&lang=it&formato=csv',
    '/api/public/norme?q=a&offset=50&lang=it&formato=atom',
  ]);
  assert.equal(hrefs('/api/public/relazioni?norma=a', 9_999), [
    '/api/public/relazioni?norma=a&lang=it&formato=csv',
    '/api/public/relazioni?norma=a&lang=it&formato=atom',
  ]);
});

files('where not all fit, the page says how many the table has', () => {
  assert.not.match(foot(500), 'le prime');
  assert.match(foot(1_234), '(le tabelle hanno le prime 500 righe di 1.234; le altre con offset)');
});

files.run();
