// Headings of a code's articles that stand without parentheses, where all others have them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { annex, read } from './act-document.js';

const headings = suite('bare headings');

/** The last article of a code, whose others have headings as said. */
function last(text: string, othersHave = true) {
  const others = Array.from({ length: 30 }, (_, i) =>
    annex(
      `Codice-art. ${i + 1}`,
      `Art. ${i + 1}. \n \n ${othersHave ? `(Furto ${i + 1})` : 'Chi ruba risponde.'} \n \n Chi ruba paga.`,
    ),
  );
  const rest = `<attachments>${others.join('')}${annex('Codice-art. 31', `Art. 31. \n \n ${text}`)}</attachments>`;
  const { heading, text: law } = read({ title: 'Codice', rest }).articles.at(-1)!;
  return [heading, law];
}

headings('the first line is the heading where it is no sentence and nearly all other articles have one', () => {
  assert.equal(last('Danno al mercato. \n \n Chi danneggia il banco paga.'), [
    'Danno al mercato',
    'Chi danneggia il banco paga.',
  ]);
  assert.equal(last('((Danno al mercato)) \n \n Chi danneggia il banco paga. \n La pena raddoppia.'), [
    'Danno al mercato',
    'Chi danneggia il banco paga.\nLa pena raddoppia.',
  ]);
  assert.equal(
    last('((Danno.))\n ((COMMA ABROGATO DALLA L. 5 MAGGIO 2009, N. 3)). \n Chi danneggia paga.')[0],
    'Danno',
  );
});

headings('a sentence, a line that goes on, an only line and a mark are text', () => {
  for (const text of [
    'Il danno non rileva. \n \n Chi danneggia il banco paga.',
    'Le pene sono: \n \n La multa.',
    'Pene principali: \n \n La multa.',
    'Danno al mercato.',
    '((COMMA ABROGATO DALLA L. 5 MAGGIO 2009, N. 3)). \n Chi danneggia paga.',
    'Danno \n \n al banco altrui.',
  ])
    assert.is(last(text)[0], null, text);
});

headings('where the others have none, no line becomes a heading', () => {
  assert.is(last('Danno al mercato. \n \n Chi danneggia il banco paga.', false)[0], null);
});

headings.run();
