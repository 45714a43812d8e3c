// Amendments that are not of all that they name.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { limitsAmendment } from '../../../../../../engine/read/akn/relations/clause/limits.js';
import { readActOperations } from '../../../../../../engine/read/akn/relations/clause/operations.js';
import { readOutline } from '../../../../../../engine/read/akn/relations/clause/unit/outline.js';
import { wordingsOf } from '../../../../../../engine/read/akn/relations/clause/wordings.js';
import { actFixture } from '../../act-fixture.js';

const limits = suite('limits of an amendment');
const law = 'della legge 7 agosto 1990, n. 241';

/** Kind, reach, saving, and whether its words are all there is to it. */
function read(text: string): string[] {
  const { act } = actFixture({ articles: [['1', text]] });
  return readActOperations(act, (article) => readOutline(article.text)).map((operation) => {
    const { kind, reach, saving, to } = operation;
    const place = [to.article?.join(), to.paragraph?.join(), to.point?.join()].filter(Boolean).join(' ');
    const isWhole = wordingsOf(operation, '/art/1', text).every((wording) => wording.isWhole);
    return [kind, reach, place, isWhole ? 'whole' : 'part', saving].filter((one) => one !== null).join(' ');
  });
}

limits('words that go but for an exception have it as their saving, and are not all that is told', () => {
  for (const exception of [
    'ad eccezione del comma 3',
    "eccettuato l'articolo 9",
    'salvo che al comma 3',
    'tranne il comma 3',
  ])
    assert.equal(
      read(
        `1. All'articolo 5 ${law}, le parole «a», ovunque ricorrano, ${exception}, sono sostituite dalle seguenti: «b».`,
      ),
      [`sostituisce parole 5 part ${exception}`],
    );
});

limits('new text for some of the cases has no reach', () => {
  assert.equal(
    read(
      `1. All'articolo 5 ${law}, il comma 2 è sostituito dal seguente, limitatamente agli enti minori: «2. Testo.».`,
    ),
    ['sostituisce 5 2 part'],
  );
  assert.equal(
    read(`1. L'articolo 5 ${law}, per la parte relativa ai porti, è sostituito dal seguente: «Art. 5. - 1. Testo.».`),
    ['sostituisce 5 part'],
  );
  assert.equal(
    read(`1. Per gli anni 2030 e 2031, all'articolo 5 ${law}, le parole «a» sono sostituite dalle seguenti: «b».`),
    ['sostituisce parole 5 part'],
  );
});

limits('a limit in the words that lead to a list is one of each item', () => {
  assert.equal(
    read(
      [
        '1. Alla legge 7 agosto 1990, n. 241, sono apportate, limitatamente agli enti minori, le seguenti modificazioni:',
        "a) all'articolo 5, il comma 2 è abrogato;",
        "b) all'articolo 6, le parole «a» sono soppresse.",
      ].join('\n'),
    ),
    ['abroga 5 2 part', 'abroga parole 6 part'],
  );
});

limits('a limit to a place is that place', () => {
  assert.equal(
    read(`1. All'articolo 5, comma 2, ${law}, limitatamente alla lettera a), le parole «x» sono soppresse.`),
    ['abroga parole 5 2 a whole'],
  );
  assert.equal(read(`1. L'articolo 5, comma 2, ${law}, è abrogato limitatamente alle parole «x».`), [
    'abroga parole 5 2 whole',
  ]);
});

limits('the limit of one clause is none of another one', () => {
  assert.equal(
    read(
      `1. All'articolo 5 ${law}, le parole «a», tranne che al comma 3, sono soppresse; le parole «b» sono sostituite dalle seguenti: «c».`,
    ),
    ['abroga parole 5 part tranne che al comma 3', 'sostituisce parole 5 whole'],
  );
});

limits('what stands beside an amendment limits nothing', () => {
  for (const words of [
    'Salvo quanto previsto dal comma 2, il comma 3 è sostituito',
    'Fermo restando il comma 2, il comma 3 è sostituito',
    'Per la semplificazione dei controlli, il comma 3 è sostituito',
  ])
    assert.not(limitsAmendment(words), words);
});

limits.run();
