// The order of places of one act.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compareArticles, compareWithin, type OrderedPlace } from '../../../http/formats/place-order.js';

const order = suite('place order');

order('the act as a whole comes before its articles, its body before its annexes', () => {
  const sorted: OrderedPlace[] = [
    {},
    { articolo: '2' },
    { articolo: '2-bis' },
    { articolo: '10' },
    { parte: 'allegato I.9' },
    { parte: 'allegato I.9', articolo: '1' },
    { parte: 'allegato II.1', articolo: '1' },
    { parte: 'allegato V', articolo: '1' },
  ];
  assert.equal([...sorted].reverse().sort(compareArticles), sorted);
});

order('within an article paragraphs come by their first number, then points and numbers', () => {
  const sorted: OrderedPlace[] = [
    {},
    { comma: '1' },
    { comma: '1', lettera: 'a', numero: '2' },
    { comma: '1', lettera: 'b' },
    { comma: '2, 11' },
    { comma: '2-bis' },
    { comma: '10' },
  ];
  assert.equal([...sorted].reverse().sort(compareWithin), sorted);
});

order.run();
