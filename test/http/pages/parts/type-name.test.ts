import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { actTypes } from '../../../../engine/index.js';
import { typeName } from '../../../../http/pages/parts/type-name.js';

const types = suite('names of types');

types('are those of the table, within a sentence: offices keep their capitals', () => {
  for (const { slug, name, standing } of actTypes) {
    // Two types of the twenty years of fascism have commas, which no ELI has.
    if (standing === 'european' || name.includes(',')) continue;
    assert.is(typeName(slug), name.charAt(0).toLowerCase() + name.slice(1));
  }
});

types('are those of ELIs where the table has none', () => {
  assert.is(typeName('statuto-della-regione'), 'statuto della Regione');
  assert.is(typeName('regio-decreto-legge'), 'regio decreto-legge');
});

types.run();
