// The contents of a long act: by its divisions, the next ones too where the widest have too many articles.
import { renderToString } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../../engine/index.js';
import type { Frame } from '../../../../http/pages/document.js';
import { pageWords } from '../../../../http/pages/words.js';
import { LongContents, ShortContents } from '../../../../http/pages/parts/contents.js';

const contents = suite('contents');

type Article = shapes.ActAnswer['articoli'][number];

const eli = 'eli:/it/legge/2000/01/01/1';
const frame = { language: 'it', words: pageWords.it } as Frame;

function summaries(divisions: readonly (readonly string[])[]): string[] {
  const articoli = divisions.map((partizione, i) => {
    const article: Partial<Article> = { eli: `${eli}/art/${i + 1}`, num: String(i + 1), partizione: [...partizione] };
    return { ...article, parte: null, rubrica: null, stato: null, abrogato: false } as Article;
  });
  const act = { eli, stato: null, articoli } as Partial<shapes.ActAnswer> as shapes.ActAnswer;
  const html = renderToString(LongContents({ act, frame }));
  return [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, said]) => said!.replace(/<[^>]+>/g, ''));
}

const repeat = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

contents('a division tells the headings of its first and last article, where both have one', () => {
  const article = (num: string, rubrica: string | null): Article =>
    ({
      eli: `${eli}/art/${num}`,
      num,
      rubrica,
      partizione: [],
      parte: null,
      stato: null,
      abrogato: false,
    }) as unknown as Article;
  const show = (last: string | null) => {
    const articoli = [
      ...Array.from({ length: 149 }, (_, i) => article(String(i + 1), i === 0 ? 'Reati e pene' : 'Altro')),
      article('150', last),
    ];
    const act = { eli, stato: null, articoli } as unknown as shapes.ActAnswer;
    return renderToString(LongContents({ act, frame }));
  };
  assert.match(show('Morte del reo'), '<span class="soft headings" lang="it">Reati e pene – Altro</span>');
  assert.match(show('Morte del reo'), '<span class="soft headings" lang="it">Altro – Morte del reo</span>');
  assert.not.match(show(null), 'Altro – Morte');
});

contents('a division of more than 200 articles is listed by the ones within it, each article once', () => {
  assert.equal(
    summaries([
      ...repeat(120, ['Parte I', 'Libro I']),
      ...repeat(130, ['Parte I', 'Libro II']),
      ...repeat(30, ['Parte II', 'Libro III']),
    ]),
    [
      'Parte I · Libro I Articoli da 1 a 120, 120 articoli',
      'Parte I · Libro II Articoli da 121 a 250, 130 articoli',
      'Parte II Articoli da 251 a 280, 30 articoli',
    ],
  );
});

contents('without divisions articles are listed fifty at a time; a single article is not folded', () => {
  assert.is(summaries(repeat(120, [])).length, 3);
  assert.equal(summaries([[]]), []);
});

contents('articles that enact what stands in the annexes are named in the language of the page', () => {
  const article = (parte: string | null, num: string): Article =>
    ({ eli: `${eli}/art/${num}`, num, parte, rubrica: null, partizione: [], stato: null, abrogato: false }) as never;
  const act = { eli, stato: null, articoli: [article('testo', '1'), article(null, '2')] } as never;
  const show = (language: 'it' | 'en') =>
    renderToString(ShortContents({ act, frame: { language, words: pageWords[language] } as Frame })).replace(
      /(?:<[^>]+>)+/g,
      '|',
    );
  assert.match(show('it'), '|Articoli di approvazione|Art. 1, testo di approvazione|');
  assert.match(show('en'), '|Enacting articles|Art. 1, enacting text|');
  assert.not.match(show('en'), 'approvazione');
});

contents.run();
