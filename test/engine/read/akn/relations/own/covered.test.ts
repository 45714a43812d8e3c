// Which operations a clause on a day speaks of: those of some sentences, or all but what it excepts.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const covered = suite('covered');
const law = 'legge 7 agosto 1990, n. 241';

/** The days of effect and of force of the amendments of an article, whose act enters into force on 4 April 2001. */
function daysIn(...articles: string[]): [string | null, string | null][] {
  const { root, act } = actFixture({ articles: articles.map((text, i) => [String(i + 1), text]) });
  const { claims } = readClaims(root, { ...act, entryIntoForce: '2001-04-04' });
  return claims.map(({ dates }) => [dates.effect, dates.force]);
}

const [entry, later] = ['2001-04-04', '2005-01-01'];
const third = `L'articolo 3 della ${law}, e' abrogato.`;
const fourth = `L'articolo 4 della ${law}, e' abrogato.`;
const ofOne = 'La disposizione di cui al';
const since = 'si applica dal 1° gennaio 2005.';

covered('«la disposizione di cui al primo periodo» is that of one sentence of its own paragraph', () => {
  for (const which of ['primo periodo', 'precedente periodo', 'periodo precedente', 'comma 2, primo periodo'])
    assert.equal(
      daysIn(`1. ${third}\n2. ${fourth} ${ofOne} ${which} ${since}`),
      [
        [null, entry],
        [later, entry],
      ],
      which,
    );
  assert.equal(daysIn(`1. ${third}\n2. ${fourth} Il primo periodo ${since}`)[1], [later, entry]);
  const replaced = `L'articolo 5 della ${law}, e' sostituito dal seguente: «Art. 5. - 1. Il mulino.».`;
  assert.equal(daysIn(`1. ${third} ${replaced} ${ofOne} secondo periodo ${since}`), [
    [null, entry],
    [later, entry],
  ]);
  assert.equal(daysIn(`${third}\n${fourth} ${ofOne} precedente periodo ${since}`), [
    [null, entry],
    [later, entry],
  ]);
});

covered('where it cannot be told which sentence is meant, no day of that paragraph is known', () => {
  const points = `a) l'articolo 5 e' abrogato;\nb) l'articolo 6 e' abrogato.`;
  const amended = `2. Alla ${law}, sono apportate le seguenti modificazioni:\n${points}`;
  for (const words of [
    `${amended} ${ofOne} primo periodo ${since}`,
    `${amended}\n3. ${ofOne} comma 2, primo periodo, ${since}`,
  ])
    assert.equal(
      daysIn(`1. ${third}\n${words}`),
      [
        [null, entry],
        [null, null],
        [null, null],
      ],
      words,
    );
});

covered('the day of the whole act is of all but what it excepts, or of nothing where that is not read', () => {
  const words = (excepted: string) =>
    `1. Le disposizioni della presente legge, ${excepted}, hanno effetto dal 1° gennaio 2005.`;
  const amended = `1. ${third}\n2. ${fourth}`;
  for (const excepted of [
    "salvo quelle di cui all'articolo 1, comma 2",
    "ad eccezione di quelle di cui all'articolo 1, comma 2, e all'articolo 7, comma 1",
  ])
    assert.equal(
      daysIn(amended, words(excepted)),
      [
        [later, entry],
        [null, entry],
      ],
      excepted,
    );
  assert.equal(daysIn(amended, words('salvo quelle sui mulini')), [
    [null, null],
    [null, null],
  ]);
  assert.equal(daysIn(amended, words('salvo quanto diversamente disposto'))[0], [later, entry]);
});

covered.run();
