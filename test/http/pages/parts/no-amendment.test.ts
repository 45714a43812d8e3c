// What is said of an article of which no amendment was read.
import { render } from 'preact-render-to-string';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../../engine/index.js';
import type { Frame } from '../../../../http/pages/document.js';
import { NotCited } from '../../../../http/pages/parts/cited-by.js';
import { NoAmendment } from '../../../../http/pages/parts/no-amendment.js';
import { pageWords } from '../../../../http/pages/words.js';

const said = suite('no amendment');
const frames = (['it', 'en'] as const).map((language) => ({ language, words: pageWords[language] }) as Frame);
const [it, en] = frames as [Frame, Frame];
const article = {
  ...{ eli: 'eli:/it/decreto-legge/2031/03/04/50/art/1', testo_modificato: false, testo_dal: null, stato: null },
  n_citata_da: 0,
} as shapes.ArticleAnswer;
const law = { eli: 'eli:/it/legge/2031/05/02/90', sigla: 'L. 90/2031' };
const say = (frame: Frame, more: Partial<shapes.ArticleAnswer> = {}, conversion: typeof law | null = null) =>
  render(NoAmendment({ article: { ...article, ...more }, conversion, frame }));

said('that none is known is said only where no other act cites the article', () => {
  assert.match(say(it), 'Dai documenti caricati non risulta alcuna modifica');
  assert.match(say(en), 'state no amendment');
  for (const [frame, none, read, link] of [
    [it, 'non risulta', 'Nei documenti caricati non è stata letta alcuna modifica', '3 citazioni di altri atti'],
    [en, 'state no amendment', 'No amendment of this article was read', '3 citations in other loaded acts'],
  ] as const) {
    const cited = say(frame, { n_citata_da: 3 });
    assert.not.match(cited, none);
    assert.match(cited, read);
    assert.match(cited, new RegExp(`<a href="/norme/it/decreto-legge/2031/03/04/50/art/1[?]citazioni=in[^>]*>${link}`));
    const dated = say(frame, { n_citata_da: 1, testo_dal: '2032-01-01' });
    assert.not.match(dated, none);
    assert.match(dated, read);
    assert.match(dated, '2032');
  }
});

said('a loaded law that converted the decree may have changed the article, and named it', () => {
  for (const frame of frames) {
    for (const text of [say(frame, {}, law), render(NotCited({ conversion: law, frame }))]) {
      assert.match(text, '/norme/it/legge/2031/05/02/90');
      assert.not.match(
        text,
        /non risulta|state no amendment|Nessuno degli articoli caricati lo cita\.|loaded cites it\./,
      );
    }
    assert.match(render(NotCited({ conversion: null, frame })), frame.words.citedBy.none);
  }
});

said('a text with marks of amendment says that it was amended', () => {
  assert.match(say(it, { testo_modificato: true, n_citata_da: 3 }), 'porta segni di modifica, ma');
});

said.run();
