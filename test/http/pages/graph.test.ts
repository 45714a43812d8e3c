// `/grafo` around what nothing joins to anything else.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const graph = suite('graph page');
const service = await startService(await openSample(), endpoints);
graph.after(() => service.stop());

graph(
  'an article that no line joins to another: what was looked for, its page and the other lines, no empty drawing',
  async () => {
    const { status, text } = await service.get('/grafo?livello=articolo&norma=art.+3+Cost.&lang=it');
    assert.is(status, 200);
    assert.match(text, 'alcuna modifica del testo che unisca questo atto o articolo ad altri');
    assert.match(text, 'href="/norme/it/costituzione/1947/12/27/art/3?lang=it"');
    assert.match(text, 'natura=tutte&amp;legame=tutti');
    assert.not.match(text, 'id="stage"');
    assert.not.match(text, '<table');
    const english = await service.get('/grafo?livello=articolo&norma=art.+3+Cost.&natura=tutte&legame=tutti&lang=en');
    const { totale_link } = JSON.parse(
      (await service.get('/api/public/graph?livello=articolo&norma=art.+3+Cost.&natura=tutte&legame=tutti')).text,
    ) as { totale_link: number };
    assert.is(english.text.includes('no relation or citation that joins'), totale_link === 0);
    assert.not.match(english.text, 'natura=tutte&amp;legame=tutti&amp;lang=en">The drawing');
  },
);

graph('an act that has relations is drawn', async () => {
  const { text } = await service.get('/grafo?norma=l.+241/1990&lang=it');
  assert.match(text, 'id="stage"');
  assert.not.match(text, 'nulla da disegnare');
});

graph.run();
