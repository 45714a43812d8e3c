import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readReferences } from '../../../engine/akn/read-references.js';
import { descendants } from '../../../engine/akn/xml.js';
import { actFixture } from './act-fixture.js';

const references = suite('read-references');

function read(content: string): string[] {
  const { root, act } = actFixture({
    body: `<article eId="art_1"><paragraph><content><p>${content}</p></content></paragraph></article>`,
  });
  return readReferences(descendants(root, 'paragraph'), act).map(
    ({ text, target }) =>
      `${text} > ${[target.act, target.part, target.article, target.paragraph].filter((field) => field !== null).join(' ')}`,
  );
}
const ref = (href: string, text: string) => `<ref eId="ref_1" href="${href}">${text}</ref>`;

references('a reference leads to act, article and comma', () => {
  assert.equal(
    read(
      `Ai sensi dell'${ref('/akn/it/act/decretoLegislativo/stato/2005-03-07/82/!main#art_64bis-com2', 'articolo 64-bis, comma 2, del decreto legislativo 7 marzo 2005, n. 82')}.`,
    ),
    [
      'articolo 64-bis, comma 2, del decreto legislativo 7 marzo 2005, n. 82 > eli:/it/decreto-legislativo/2005/03/07/82 64-bis 2',
    ],
  );
});

references('repeal marks, notes, quoted text and acts of the Union are not cited', () => {
  assert.equal(
    read(
      `COMMA ABROGATO DALLA ${ref('/akn/it/act/legge/stato/2022-03-09/22/!main', 'L. 9 MARZO 2022, N. 22')} <authorialNote>${ref('/akn/it/act/legge/stato/1999-03-09/22/!main', 'legge 9 marzo 1999, n. 22')}</authorialNote>` +
        `<mod eId="m"><quotedText eId="q">${ref('/akn/it/act/legge/stato/1998-03-09/22/!main', 'legge 9 marzo 1998, n. 22')}</quotedText></mod>${ref('/akn/it/act/regolamento/eu/2016/679/!main', 'regolamento (UE) 2016/679')}`,
    ),
    [],
  );
});

references('the same words to the same target count once, the act itself not at all', () => {
  const same = ref('/akn/it/act/legge/stato/1999-03-09/22/!main#art_3', 'art. 3 della legge 9 marzo 1999, n. 22');
  assert.is(read(same + same + ref('/akn/it/act/legge/stato/2001-03-05/57/!main', 'presente legge')).length, 1);
});

references.run();
