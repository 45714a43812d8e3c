// What a paragraph without amending words does to the act that it names.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ruleOf } from '../../../../../../engine/read/akn/relations/own/rules.js';

const rules = suite('rules');
const kindOf = (words: string, heading: string | null = null) => ruleOf(words, heading)?.kind;

rules('a provision suspends where its verb does', () => {
  for (const words of [
    "i versamenti di cui all'articolo 5 della legge 7 agosto 1990, n. 241, sono sospesi fino al 31 dicembre.",
    "l'efficacia dell'articolo 5 della legge 7 agosto 1990, n. 241, e' altresi' sospesa.",
    "e' disposta la sospensione dei termini di cui all'articolo 5 della legge 7 agosto 1990, n. 241.",
  ])
    assert.is(kindOf(words), 'sospende', words);
});

rules('a provision that only tells of a suspension does not suspend', () => {
  assert.is(
    kindOf(
      "i versamenti sospesi ai sensi dell'articolo 18 del decreto sono effettuati entro il 16 settembre.",
      'Proroga dei termini di ripresa dei versamenti sospesi',
    ),
    'proroga',
  );
  assert.is(
    kindOf(
      "la sospensione dei termini prevista dall'articolo 83 si intende cumulabile con quella del termine di impugnazione.",
    ),
    'regola',
  );
});

rules('a provision postpones where its verb does', () => {
  const term = "il termine di cui all'articolo 5 della legge 7 agosto 1990, n. 241,";
  for (const said of [
    "e' prorogato al 31 dicembre",
    "e' ulteriormente differito di sei mesi",
    "e', per l'anno 2024, spostato al 30 settembre",
    "e' fissato al 30 settembre",
  ])
    assert.is(kindOf(`${term} ${said}.`), 'proroga', said);
  assert.is(kindOf(`e' disposta la proroga del termine di cui all'articolo 5.`), 'proroga');
});

rules('a provision that only tells of a postponement does not postpone', () => {
  for (const words of [
    "in caso di proroga del contratto ai sensi dell'articolo 5 della legge, si applica l'aliquota ridotta.",
    "ai rapporti prorogati ai sensi dell'articolo 5 della legge si applicano le disposizioni del presente articolo.",
  ])
    assert.is(kindOf(words), 'regola', words);
});

rules('a condition neither suspends nor postpones', () => {
  for (const words of [
    "se il procedimento e' sospeso ai sensi dell'articolo 5 della legge, si applica l'articolo 6.",
    "quando il termine e' prorogato ai sensi dell'articolo 5 della legge, si applica l'articolo 6.",
  ])
    assert.is(kindOf(words), 'regola', words);
});

rules.run();
