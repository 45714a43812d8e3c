// Markdown and plain text of every act of a corpus.
import * as assert from 'uvu/assert';
import type { Catalog, shapes } from '../../../engine/index.js';
import { withAccents } from '../../../http/formats/accents.js';
import { actsOf, articlesOf, writeAs } from './texts.js';

/** What a reader of CommonMark shows for escaped text. */
export const unescape = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
const squeeze = (text: string) => text.replace(/\s+/g, ' ');

/** Every act has all lines of its articles, in order, in Markdown and in plain text. */
export async function assertAllLines(catalog: Catalog): Promise<void> {
  for (const eli of actsOf(catalog)) {
    const act = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ActAnswer;
    const [markdown, plain] = [unescape(await writeAs(catalog, eli, 'md')), await writeAs(catalog, eli, 'txt')].map(
      squeeze,
    );
    let [inMarkdown, inPlain] = [0, 0];
    for (const { eli: article, testo } of act.articoli) {
      for (const line of testo.split('\n').map((one) => squeeze(one).trim())) {
        inMarkdown = markdown!.indexOf(withAccents(unescape(line)), inMarkdown);
        inPlain = plain!.indexOf(line, inPlain);
        assert.ok(inMarkdown !== -1 && inPlain !== -1, `${article}: ${line.slice(0, 80)}`);
      }
    }
  }
}

/** Articles, one of nine, can be written with their relations. */
export async function assertArticles(catalog: Catalog): Promise<void> {
  for (const act of actsOf(catalog)) {
    for (const eli of articlesOf(catalog, act).filter((_, i) => i % 9 === 0)) {
      const article = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ArticleAnswer;
      const text = await writeAs(catalog, eli, 'md', 'en');
      assert.match(text, `## What it amends (${article.modifica.length})`.replace(/[()]/g, '$&'));
      assert.is(text.match(/^# /gm)?.length, 1, eli);
    }
  }
}
