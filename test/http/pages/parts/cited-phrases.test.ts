// Citations in the text of the law as links.
import { render } from 'preact-render-to-string';
import { h } from 'preact';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { citedPhrases, linkWords } from '../../../../http/pages/parts/cited-phrases.js';

const phrases = suite('cited phrases');
const l241 = { eli: 'eli:/it/legge/1990/08/07/241', sigla: 'L. 241/1990' };
const l24 = { eli: 'eli:/it/legge/2017/03/08/24', sigla: 'L. 24/2017' };
const cite = (act: typeof l241, articolo: string | null, testo: string) => ({
  ...act,
  articolo,
  articolo_eli: articolo === null ? null : `${act.eli}/art/${articolo}`,
  parte: null,
  testo,
});
const link = (text: string, ...cited: ReturnType<typeof cite>[]) =>
  render(h('p', {}, linkWords(text, citedPhrases(cited, 'it'), [], 0)));
const to = (path: string, name: string, text: string) =>
  `<a class="cited" href="/norme/it/${path}?lang=it" title="${name}">${text}</a>`;

phrases('the words of a citation are a link to what they name, wherever they stand', () => {
  assert.is(
    link('L’art. 2 l. 241/1990 <b> e l’art. 2 l. 241/1990.', cite(l241, '2', 'art. 2 l. 241/1990')),
    `<p>L’${to('legge/1990/08/07/241/art/2', 'art. 2, L. 241/1990', 'art. 2 l. 241/1990')} &lt;b> e l’${to('legge/1990/08/07/241/art/2', 'art. 2, L. 241/1990', 'art. 2 l. 241/1990')}.</p>`,
  );
  assert.is(link('Niente.', cite(l241, '2', 'art. 2 l. 241/1990')), '<p>Niente.</p>');
});

phrases('words that name several articles lead to their act, those that name several acts nowhere', () => {
  const several = [cite(l241, '2', 'artt. 2 e 3 l. 241/1990'), cite(l241, '3', 'artt. 2 e 3 l. 241/1990')];
  assert.is(
    link('gli artt. 2 e 3 l. 241/1990', ...several),
    `<p>gli ${to('legge/1990/08/07/241', 'L. 241/1990', 'artt. 2 e 3 l. 241/1990')}</p>`,
  );
  const both = 'leggi 241/1990 e 24/2017';
  assert.is(link(both, cite(l241, null, both), cite(l24, null, both)), `<p>${both}</p>`);
});

phrases('the longest words win, and no word or number is cut', () => {
  const cited = [cite(l24, null, 'l. 24/20'), cite(l241, null, 'art. 2, l. 24/2017')];
  assert.is(
    link('art. 2, l. 24/2017', ...cited),
    `<p>${to('legge/1990/08/07/241', 'L. 241/1990', 'art. 2, l. 24/2017')}</p>`,
  );
  assert.is(link('l. 24/2018', ...cited), '<p>l. 24/2018</p>');
  for (const text of ['decreto-legge 8 marzo 2017, n. 24', 'codice penale militare di pace']) {
    const inside = [cite(l24, null, 'legge 8 marzo 2017, n. 24'), cite(l241, null, 'codice penale')];
    assert.is(link(text, ...inside), `<p>${text}</p>`);
  }
});

phrases('words that name no act, such as a number of a list, are no link: the same number may mean money', () => {
  const cited = ['25', 'commi 89', 'c)', 'quarto comma', 'articolo 3 della stessa legge'].map((text) =>
    cite(l241, '25', text),
  );
  const text = 'pari a 25 milioni, c) commi 89, quarto comma dell’articolo 3 della stessa legge';
  assert.is(link(text, ...cited), `<p>${text}</p>`);
});

phrases('a place that is known goes before words that are links wherever they stand', () => {
  const text = 'L’articolo 3, comma 1, e l. 24/2017.';
  const places = [{ start: 100, end: 120, href: '#com-1', name: 'art. 3, comma 1, L. 24/2017' }];
  assert.is(
    render(
      h(
        'p',
        {},
        linkWords(text, citedPhrases([cite(l24, null, 'l. 24/2017'), cite(l24, null, 'comma 1')], 'it'), places, 98),
      ),
    ),
    `<p>L’<a class="cited" href="#com-1" title="art. 3, comma 1, L. 24/2017">articolo 3, comma 1,</a> e ${to('legge/2017/03/08/24', 'L. 24/2017', 'l. 24/2017')}.</p>`,
  );
  assert.is(render(h('p', {}, linkWords('di un’altra riga', [], places, 130))), '<p>di un’altra riga</p>');
});

phrases.run();
