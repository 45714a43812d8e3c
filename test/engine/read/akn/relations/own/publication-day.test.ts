// Days that are counted from the Gazzetta of the act that states them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readClaims } from '../../../../../../engine/read/akn/read-relations.js';
import { actFixture } from '../../act-fixture.js';

const publicationDay = suite('publication day');

/** The day of effect of each amendment of an act of which the Gazzetta is of 20 March 2001. */
function effects(...paragraphs: string[]): (string | null)[] {
  const text = paragraphs.map((words, i) => `${i + 1}. ${words}`).join('\n');
  const { root, act } = actFixture({ articles: [['1', text]] });
  return readClaims(root, act).claims.flatMap(({ kind, dates }) => (kind === 'abroga' ? dates.effect : []));
}

const repeal = "L'articolo 5 della legge 7 agosto 1990, n. 241, e' abrogato";

publicationDay('a clause counts its day from the Gazzetta of its own act', () => {
  for (const [words, day] of [
    ['con decorrenza dal giorno successivo alla pubblicazione della presente legge', '2001-03-21'],
    ['a decorrere dal quindicesimo giorno successivo a quello della sua pubblicazione', '2001-04-04'],
    ['con effetto dal giorno della pubblicazione della presente legge', '2001-03-20'],
    ['a decorrere dal giorno successivo alla pubblicazione del decreto di cui al comma 3', null],
    [
      'a decorrere dal giorno successivo alla pubblicazione nella Gazzetta Ufficiale del decreto di cui al comma 3',
      null,
    ],
  ] as const)
    assert.equal(effects(`${repeal} ${words}.`), [day], words);
});

publicationDay('so does a sentence on the amendments of another paragraph', () => {
  const since = 'a quello della pubblicazione della presente legge';
  assert.equal(effects(`${repeal}.`, `L'abrogazione di cui al comma 1 ha effetto dal giorno successivo ${since}.`), [
    '2001-03-21',
  ]);
  assert.equal(
    effects(`${repeal}.`, `Le disposizioni del comma 1 si applicano dal decimo giorno successivo ${since}.`),
    ['2001-03-30'],
  );
  assert.equal(
    effects(
      `${repeal}.`,
      "L'abrogazione di cui al comma 1 ha effetto dal giorno successivo alla pubblicazione del decreto.",
    ),
    [null],
  );
});

publicationDay.run();
