// Markdown and plain text: all of the law's text in order, and hostile words that show as they are.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type Catalog, type shapes } from '../../../engine/index.js';
import { escapeMarkdown } from '../../../http/formats/md.js';
import { sharedPath } from '../../shared.js';
import { hostile, hostileEli, openHostile } from './hostile-corpus.js';
import { actsOf, articlesOf, writeAs } from './texts.js';

const md = suite('md');
const sample = await openHostile();
const real = sharedPath('corpus', 'normattiva');
const documents = real === null ? null : await openCatalog({ corpus: [real], strict: false, report: () => undefined });

const corpora: [name: string, catalog: Catalog][] = [
  ['the sample', sample],
  ...(documents === null ? [] : [['the real documents', documents] as [string, Catalog]]),
];

/** What a reader of CommonMark shows for escaped text. */
const unescape = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
const squeeze = (text: string) => text.replace(/\s+/g, ' ');

for (const [name, catalog] of corpora) {
  md(`${name}: every act has all lines of its articles, in order, in Markdown and in plain text`, async () => {
    for (const eli of actsOf(catalog)) {
      const act = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ActAnswer;
      const [markdown, plain] = [unescape(await writeAs(catalog, eli, 'md')), await writeAs(catalog, eli, 'txt')].map(
        squeeze,
      );
      let [inMarkdown, inPlain] = [0, 0];
      for (const { eli: article, testo } of act.articoli) {
        for (const line of testo.split('\n').map((one) => squeeze(one).trim())) {
          inMarkdown = markdown!.indexOf(unescape(line), inMarkdown);
          inPlain = plain!.indexOf(line, inPlain);
          assert.ok(inMarkdown !== -1 && inPlain !== -1, `${article}: ${line.slice(0, 80)}`);
        }
      }
    }
  });

  md(`${name}: every article and its relations can be written`, async () => {
    for (const act of actsOf(catalog)) {
      for (const eli of articlesOf(catalog, act).filter((_, i) => i % 9 === 0)) {
        const article = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ArticleAnswer;
        const text = await writeAs(catalog, eli, 'md', 'en');
        assert.match(text, `## What it amends (${article.modifica.length})`.replace(/[()]/g, '$&'));
        assert.is(text.match(/^# /gm)?.length, 1, eli);
      }
    }
  });
}

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
