// Markdown and plain text: all of the law's text in order, and hostile words that show as they are.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { escapeMarkdown } from '../../../http/formats/md.js';
import { hostile, hostileEli, openHostile } from './hostile-corpus.js';
import { assertAllLines, assertArticles, unescape } from './md-checks.js';
import { writeAs } from './texts.js';

const md = suite('md');
const sample = await openHostile();
md('every act has all lines of its articles, in order, in Markdown and in plain text', () => assertAllLines(sample));

md('every article and its relations can be written', () => assertArticles(sample));

md('days are in words, and in digits only in identifiers', async () => {
  for (const format of ['md', 'txt']) {
    const text = await writeAs(sample, 'eli:/it/legge/1990/08/07/241', format);
    assert.match(text, 'Gazzetta Ufficiale del 18 agosto 1990');
    assert.match(text, /In vigore dal \d+º? [a-z]+ 1990/);
    assert.match(text, / \(\d+º? [a-z]+ \d{4}\): «/);
    assert.not.match(text, /(?:al|dal|del|\() ?\d{4}-\d\d-\d\d/);
    const ended = await writeAs(sample, 'eli:/it/decreto-legislativo/2013/03/14/33/art/4', format, 'en');
    assert.match(ended, 'Known to be repealed since 23 June 2016 (');
  }
});

md('markup of the text is shown, not read', async () => {
  const text = await writeAs(sample, hostileEli, 'md');
  assert.not.match(text, /[^\\]<script/);
  assert.not.match(text, /[^\\]\[a\]\(/);
  assert.match(unescape(text), hostile);
  assert.match(await writeAs(sample, hostileEli, 'txt'), hostile);
});

md('what begins a heading, a list, a rule or a quotation is escaped at the beginning of a line', () => {
  for (const [plain, escaped] of [
    ['# a', '\\# a'],
    ['- a', '\\- a'],
    ['+ a', '\\+ a'],
    ['1. a', '1\\. a'],
    ['12) a', '12\\) a'],
    ['2-bis. a', '2-bis. a'],
    ['===', '\\==='],
    ['> a', '\\> a'],
    ['* a', '\\* a'],
    ['a\n# b', 'a # b'],
    ['    a', 'a'],
    ['&lt;', '\\&lt;'],
  ])
    assert.is(escapeMarkdown(plain!), escaped);
});

md.run();
