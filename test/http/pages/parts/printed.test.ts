// The first lines on paper: what is filed, of which day, and where it is found again by whoever has nothing but the sheet.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { Printed } from '../../../../http/pages/parts/printed.js';
import { pageWords } from '../../../../http/pages/words.js';

const paper = suite('first lines on paper');

const eli = 'eli:/it/legge/1990/08/07/241/art/2';
const path = '/norme/it/legge/1990/08/07/241/art/2';
const print = (language: 'it' | 'en', publicUrl: string | null, more: object = {}) => {
  const printed = { eli, sigla: 'art. 2, L. 241/1990', testo_al: '2026-04-21', ...more };
  const frame = { language, words: pageWords[language], summaries: null, publicUrl, basePath: '/leggi' };
  return render(h(Printed, { content: { path, ...more, printed }, frame }));
};

paper('have the whole address of a public service, and of any other its path and a sentence', () => {
  assert.ok(print('it', 'https://leggi.example.org').endsWith(` · https://leggi.example.org${path}?lang=it</p>`));
  assert.ok(
    print('it', null).endsWith(
      ` · Pagina /leggi${path}?lang=it di questa installazione di Legami, che non dichiara un indirizzo pubblico</p>`,
    ),
  );
  assert.ok(
    print('en', null).endsWith(
      ` · Page /leggi${path}?lang=en of this installation of Legami, which states no public address</p>`,
    ),
  );
});

paper('have the address that was asked for, and its day', () => {
  const text = print('en', null, { day: '2026-12-15', asked: `${path}?giorno=2026-12-15` });
  assert.match(text, ' · Day asked for: 15 December 2026 · Text as at 21 April 2026 · ');
  assert.match(text, `${path}?giorno=2026-12-15&amp;lang=en`);
});

paper.run();
