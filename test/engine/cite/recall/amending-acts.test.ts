import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../../engine/cite/cite.js';
import { describeCitation as short } from '../describe-citation.js';

const amended = suite('acts named only because they amended another');

const [first, second] = ['legge 4 marzo 2031, n. 31', 'legge 5 aprile 2032, n. 32'];

/** The last citation of a text; `several` where the words may mean more than one act. */
function last(text: string): string {
  const citation = findCitations(text).at(-1)!;
  return citation.mayMean.length > 0 ? 'several' : short(citation);
}

amended('«medesima legge» behind «come modificata dalla legge» is the law that was amended', () => {
  for (const words of [
    `come modificata dalla ${second}`,
    `come modificata, da ultimo, dalla ${second}`,
    `gia' integrata dalle disposizioni di cui alla ${second}`,
    `introdotto dall'articolo 9 della ${second}`,
    `aggiunto con l'articolo 9, comma 2, della ${second}`,
    `nel testo sostituito dall'articolo 9 della ${second}`,
    `nel testo vigente prima della data di entrata in vigore della ${second}`,
    `come modificata dalla ${second} e dalla legge 6 maggio 2033, n. 33`,
    `come modificata dalla ${second}, dalla legge 6 maggio 2033, n. 33, e dalla legge 7 giugno 2034, n. 34`,
    `come modificata dalla ${second}, a sua volta modificata dalla legge 6 maggio 2033, n. 33`,
  ])
    for (const noun of ['della medesima legge', 'della stessa legge', 'della legge stessa', 'della predetta legge'])
      assert.is(
        last(`L'orto di cui all'articolo 3 della ${first}, ${words}, e' chiuso. Vale l'articolo 5 ${noun}.`),
        'legge 31/2031 2031-03-04 | 5',
        `${words} … ${noun}`,
      );
  assert.is(
    last(
      `Vale l'articolo 3 della ${first}, come sostituito dall'articolo 9 della ${second}; l'articolo 5 della stessa, tace.`,
    ),
    'legge 31/2031 2031-03-04 | 5',
  );
});

amended('of a decree that was converted, too, what amended it later is not meant', () => {
  const decree = 'decreto-legge 8 luglio 2030, n. 30, convertito, con modificazioni, dalla legge 9 agosto 2030, n. 130';
  assert.is(
    last(
      `Vale l'articolo 3 del ${decree}, come modificato dal decreto-legge 5 aprile 2032, n. 32. Tace l'articolo 5 del medesimo decreto-legge.`,
    ),
    'decreto-legge 30/2030 2030-07-08 | 5',
  );
});

amended('«comma 2 del medesimo articolo» behind it is of the article that was amended', () => {
  const words = `Vale l'articolo 3, comma 1, della ${first}, come modificato dall'articolo 9 della ${second}; tace`;
  assert.is(last(`${words} il comma 2 del medesimo articolo.`), 'legge 31/2031 2031-03-04 | 3 c2');
  assert.is(last(`${words} il comma 2 dello stesso articolo 3.`), 'legge 31/2031 2031-03-04 | 3 c2');
});

amended('what amends is not meant behind «recante modifiche alla legge», where it stands in front', () => {
  for (const words of [`recante modifiche alla ${first}`, `modificativa della ${first}`, `di modifica della ${first}`])
    assert.is(
      last(`Vale l'articolo 3 della ${second}, ${words}, con l'articolo 5 della medesima legge.`),
      'legge 32/2032 2032-04-05 | 5',
      words,
    );
});

amended('an act of another type, or one that stands for itself, is meant as before', () => {
  const decree = 'decreto legislativo 8 luglio 2030, n. 30';
  assert.is(
    last(
      `La ${first} vige. Vale il ${decree}, come modificato dalla ${second}; tace l'articolo 5 della medesima legge.`,
    ),
    'legge 32/2032 2032-04-05 | 5',
  );
  assert.is(
    last(`La ${first} vige. Le norme introdotte dalla ${second} vigono; tace l'articolo 5 della medesima legge.`),
    'legge 32/2032 2032-04-05 | 5',
  );
  assert.is(
    last(
      `Vale la ${first}, come modificata dalla ${second}. La ${second} tace, salvo l'articolo 5 della medesima legge.`,
    ),
    'legge 32/2032 2032-04-05 | 5',
  );
  assert.is(
    last(`Vale la ${first}, come modificata dalla ${second}, il cui articolo 5 tace.`),
    'legge 32/2032 2032-04-05 | 5',
  );
});

amended.run();
