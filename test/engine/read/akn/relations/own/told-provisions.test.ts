// Days of provisions that a clause does not name: the sentence before, what stands above, and some of the act.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const told = suite('told provisions');
const law = 'della legge 7 agosto 1990, n. 241';
const repeal = (article: number) => `L'articolo ${article} ${law}, e' abrogato.`;

/** The article and the day of effect of each repeal; `?` where no day of it is known, nor that of its act. */
function days(...articles: string[]): string[] {
  const { root, act } = actFixture({ articles: articles.map((text, i) => [String(i + 1), text]) });
  return readClaims(root, act).claims.map(
    ({ to, dates, effectEvidence }) =>
      `${to.article} ${dates.effect ?? (dates.force === null && effectEvidence !== null ? '?' : '-')}`,
  );
}

told('«tale disposizione» is the sentence before, and no other one', () => {
  for (const words of [
    'Tale disposizione si applica dal 1° gennaio 2032.',
    'Detta disposizione ha effetto dal 1° gennaio 2032.',
    'La predetta abrogazione ha effetto a decorrere dal 1° gennaio 2032.',
  ]) {
    assert.equal(days(`1. ${repeal(3)} ${words}`), ['3 2032-01-01'], words);
    assert.equal(days(`1. ${repeal(3)} ${repeal(4)} ${words}`), ['3 -', '4 2032-01-01'], words);
    assert.equal(days(`1. ${repeal(3)}\n2. ${repeal(4)} ${words}`), ['3 -', '4 2032-01-01'], words);
  }
});

told('«tali disposizioni» are those of the paragraph; at the head of one it is not known which they are', () => {
  const words = 'Tali disposizioni si applicano dal 1° gennaio 2032.';
  assert.equal(days(`1. ${repeal(3)} ${repeal(4)} ${words}`), ['3 2032-01-01', '4 2032-01-01']);
  assert.equal(days(`1. ${repeal(3)}\n2. ${repeal(4)} ${words}`), ['3 -', '4 2032-01-01']);
  assert.equal(days(`1. ${repeal(3)}\n2. ${repeal(4)}\n3. ${words}`), ['3 ?', '4 ?']);
  assert.equal(days(`1. ${repeal(3)}\n2. Tale disposizione si applica dal 1° gennaio 2032.`), ['3 ?']);
});

told('a day of some provisions of the act is not known to be that of any', () => {
  for (const words of [
    'Le disposizioni della presente legge in materia di pesca si applicano dal 1° gennaio 2032.',
    'Le disposizioni della presente legge relative ai comuni hanno effetto dal 1° gennaio 2032.',
    'A decorrere dal 1° gennaio 2032 si applicano le disposizioni della presente legge concernenti i porti.',
  ])
    assert.equal(days(`1. ${repeal(3)}`, `1. ${words}`), ['3 ?'], words);
  const whole = 'Le disposizioni della presente legge si applicano dal 1° gennaio 2032.';
  assert.equal(days(`1. ${repeal(3)}`, `1. ${whole}`), ['3 2032-01-01']);
});

told('nor is the day of the act known to be that of a provision where some enter into force apart', () => {
  const { root, act } = actFixture({
    articles: [
      ['1', `1. ${repeal(3)}`],
      ['2', '1. Le disposizioni della presente legge che riguardano i comuni entrano in vigore il 1° gennaio 2032.'],
    ],
  });
  assert.equal(
    readClaims(root, act).claims.map(({ dates }) => [dates.force, dates.effect]),
    [[null, null]],
  );
});

told.run();
