// Patterns of verbs that amend nothing.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { otherPassive, otherVerb } from '../../../../../../../engine/read/akn/relations/clause/token/other-verb.js';

const verbs = suite('other verbs');
const passive = new RegExp(`^(?:${otherPassive})`);
const active = new RegExp(`^(?:${otherVerb})`);

verbs('a passive is one, unless its verb amends or goes on with another one', () => {
  for (const words of [
    "e' confermato",
    'sono estese',
    "sono altresi' richiamate",
    'vengono mantenuti',
    'sono rese applicabili',
  ])
    assert.ok(passive.test(words), words);
  for (const words of [
    "e' abrogato",
    'sono soppressi',
    'sono stati abrogati',
    'sono fatti salvi',
    "e' dichiarata",
    'sono interamente',
  ])
    assert.not(passive.test(words), words);
});

verbs('so are verbs of force and application', () => {
  for (const words of [
    'cessano di applicarsi',
    'si applicano',
    'tornano in vigore',
    'conserva efficacia',
    'rivive',
    'ripristinando',
  ])
    assert.ok(active.test(words), words);
  for (const words of ['si sostituisce', 'restano abrogati', 'entra in vigore']) assert.not(active.test(words), words);
});

verbs.run();
