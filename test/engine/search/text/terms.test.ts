import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { searching } from '../searching.js';

const terms = suite('terms');

terms('a prefix of words that most articles have has a score, as others do', () => {
  const texts = Array.from({ length: 40 }, (_, i) => `notifica notificazione notificato ${i === 7 ? 'rara rara' : ''}`);
  const find = searching([{ title: 'Uno', articles: texts.map((text) => ({ text })) }]);
  const both = find('notif* rara ');
  assert.equal([both.whole, both.hits[0]], [['0.7'], '0.7']);
  const { total, scores } = find('notif* ');
  assert.is(total, 40);
  for (const score of scores) assert.ok(score > 0);
});

terms.run();
