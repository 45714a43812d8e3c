// Words that texts write as one, with a hyphen or apart.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searching } from '../searching.js';

const joined = suite('words written as one or apart');

const find = searching([
  {
    title: 'Uno',
    articles: [
      { text: 'Il servizio online del comune.' },
      { text: 'Il servizio on line della regione.' },
      { text: 'Il servizio on-line della provincia.' },
      { text: 'Una line che sta lontana, on the road.' },
      { text: 'I coautori della partitura.' },
      { text: 'I co-autori del libretto.' },
      { text: 'Il rapporto inter partes, e altre partes.' },
    ],
  },
]);

joined('each writing of a query finds each writing of a text', () => {
  for (const query of ['online ', 'on line ', 'on-line ']) {
    const hits = find(`servizio ${query}`).hits.slice(0, 3).sort();
    assert.equal(hits, ['0.0', '0.1', '0.2'], query);
  }
  for (const query of ['coautori ', 'co-autori ', 'co autori '])
    assert.equal(find(query).hits.sort(), ['0.4', '0.5'], query);
});

joined('words as they are written, and those in quotation marks, have no other writing', () => {
  assert.equal(find('"coautori"').hits, ['0.4']);
  assert.equal(find('coautori ', { isLiteral: true }).hits, ['0.4']);
  assert.equal(find('"on line"').hits.sort(), ['0.1', '0.2']);
});

joined('a word of which texts have only both parts apart from each other takes no other hits away', () => {
  const { hits, match } = find('rapporto intercomune ');
  assert.equal([hits, match], [['0.6'], 'most']);
});

joined('what no text has is no other writing', () => {
  assert.equal(find('interpartes ').hits, ['0.6']);
  assert.equal(find('intercomune ').hits, []);
  assert.equal(find('servizio comune ').hits[0], '0.0');
});

joined.run();
