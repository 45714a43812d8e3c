// Articles of an act that a query cites beside other words.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searching } from '../searching.js';

const cited = suite('cited acts');

const acts = [
  {
    title: 'Norme sul procedimento',
    articles: [
      { text: 'Il diritto di visione dei fascicoli.' },
      { text: 'La visione è gratuita, come dice la legge 77 che fu prima di questa.' },
      { text: 'Il termine è di trenta giorni.' },
    ],
  },
  {
    title: 'Altre norme',
    articles: [{ heading: 'Visione', text: 'Si applica la legge 77 alla visione.' }, { text: 'La visione.' }],
  },
];
const find = searching(acts);
const query = 'legge 77 visione ';
const filter = { cited: { acts: [0], start: 0, end: 8 } };

cited('come before articles that only name the act, and all of them are found', () => {
  assert.equal(find(query).hits[0], '1.0');
  const { hits, whole, total } = find(query, filter);
  assert.equal(hits.slice(0, 2).sort(), ['0.0', '0.1']);
  assert.is(hits[2], '1.0');
  assert.equal(whole, hits.slice(0, 3));
  assert.ok(total >= 3);
});

cited('count alike, whether they have the words of the citation themselves or not', () => {
  const { hits, scores } = find(query, filter);
  assert.equal(hits.slice(0, 2), ['0.0', '0.1']);
  assert.ok(scores[1]! - scores[2]! > 0, scores.join(' '));
});

cited('are not found where they lack the other words', () => {
  assert.not(find(query, { ...filter, isStrict: true }).hits.includes('0.2'));
  assert.equal(find(query, { ...filter, isStrict: true }).hits.length, 3);
});

cited.run();
