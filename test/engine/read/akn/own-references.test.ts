// The places of its own article that the words of a code name.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readReferences } from '../../../../engine/read/akn/read-references.js';
import { readLines } from '../../../../engine/read/akn/text.js';
import { descendants } from '../../../../engine/read/akn/xml.js';
import type { OwnAct } from '../../../../engine/read/akn/own-references.js';
import { actFixture } from './act-fixture.js';

const references = suite('own references');

const own: OwnAct = {
  eli: 'eli:/it/legge/2001/03/05/57',
  title: 'Un titolo',
  date: '2024-03-05',
  part: null,
  article: '1',
  articlesOf: (part) => (part === null ? ['1', '2', '3'] : []),
  parts: [null],
};

/** What an article of a code cites, which prints its paragraphs without numbers. */
function readUnnumbered(...lines: string[]): string[] {
  const { root } = actFixture({
    body: `<article eId="art_1"><paragraph><content>${lines.map((line) => `<p>${line}</p>`).join('')}</content></paragraph></article>`,
  });
  const paragraphs = descendants(root, 'paragraph');
  return readReferences(paragraphs, own, readLines(paragraphs).join('\n')).map(
    ({ text, own: from, target }) => `${from ?? '-'} ${text} > ${target.article} ${target.paragraph ?? '-'}`,
  );
}

references('paragraphs that print no numbers are cited by the place that they have, where every line is sure', () => {
  const first = ["Chiunque uccide e' punito.", "Se il fatto e' tentato, la pena e' ridotta."];
  assert.equal(
    readUnnumbered(
      ...first,
      "Nei casi di cui al primo e al secondo comma si procede d'ufficio.",
      "Ai commi primo e terzo si applica il quarto comma; il nono comma non c'e'.",
    ),
    [
      '- primo e al secondo comma > 1 1',
      '- primo e al secondo comma > 1 2',
      '- commi primo e terzo > 1 1',
      '- commi primo e terzo > 1 3',
    ],
  );
  // A heading with a full stop may be the first line, and then the count is not known.
  assert.equal(readUnnumbered('Provocazione.', ...first, 'La pena di cui al primo comma resta.'), []);
});

references('what is added or put in place by a court or an office amends no act', () => {
  assert.equal(
    readUnnumbered("La sospensione e' sempre aggiunta nei casi preveduti dagli articoli 2 e 3. Altro si tace."),
    ['- articoli 2 e 3 > 2 -', '- articoli 2 e 3 > 3 -'],
  );
  assert.equal(
    readUnnumbered("Fuori del caso preveduto dalla prima parte dell'articolo 2, il sindaco puo' aggiungere un banco."),
    ["- prima parte dell'articolo 2 > 2 -"],
  );
  assert.equal(readUnnumbered("All'articolo 2 e' aggiunto il seguente comma: «Si paga.»."), []);
});

references('a paragraph «del presente articolo» is one of the own article', () => {
  const words = 'Resta fermo il comma 2 del presente articolo, e non il comma 2 di detto articolo.';
  assert.equal(readUnnumbered(`1. ${words}`, '2. Si tace.'), ['1 comma 2 > 1 2']);
});

references('«medesimo quarto comma» is of the article that was named with a fourth paragraph', () => {
  assert.equal(
    readUnnumbered(
      "Il primo comma e' questo.",
      "Qualora la pena sia sospesa ai sensi del primo comma dell'articolo 3, vale il termine di cui al medesimo primo comma.",
    ),
    ["- primo comma dell'articolo 3 > 3 1"],
  );
  assert.equal(
    readUnnumbered(
      "Chiunque uccide e' punito.",
      'La pena del primo comma vale anche per chi aiuta, salvo il medesimo primo comma, per chi fugge.',
    ),
    ['- primo comma > 1 1'],
  );
});

references('of a list or range some of whose articles are gone those that are left are cited', () => {
  assert.equal(readUnnumbered('Nei casi di cui agli articoli 2 e 4 si tace.'), ['- articoli 2 e 4 > 2 -']);
  assert.equal(readUnnumbered('Nei casi di cui agli articoli 3 e 4 si tace. Valgono gli articoli da 2 a 5.'), [
    '- articoli 3 e 4 > 3 -',
    '- articoli da 2 a 5 > 2 -',
    '- articoli da 2 a 5 > 3 -',
  ]);
  // Of a list of which it has less than half nothing says that it is its own; nor of one that stands beside another act.
  assert.equal(readUnnumbered('Nei casi di cui agli articoli 3, 14 e 15 si tace. Vale il solo articolo 9.'), []);
});

references.run();
