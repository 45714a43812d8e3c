// What an operation of the law's text reaches.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { namesPartOnly } from '../../../../../engine/read/akn/relations/reconcile.js';

const reconcile = suite('reconcile');

reconcile('words that restrict a repeal do not reach the whole act that they name', () => {
  for (const words of [
    "E' abrogato, limitatamente ai fondi, il vincolo di cui all'articolo 14 del decreto 6 settembre 1917, n. 1451",
    'sono abrogate le disposizioni in materia contenute nel decreto-legge 30 settembre 2003, n. 269',
    'sono soppresse le norme previste dalla legge 1 marzo 1990, n. 5',
  ]) {
    assert.ok(namesPartOnly(words), words);
  }
  assert.not(namesPartOnly("Il decreto legislativo 28 febbraio 2005, n. 42, e' abrogato."));
  assert.not(
    namesPartOnly(
      'Sono abrogate la legge 18 marzo 1926, n. 256, di conversione in legge del R. decreto-legge 7 novembre 1925',
    ),
  );
});

reconcile.run();
