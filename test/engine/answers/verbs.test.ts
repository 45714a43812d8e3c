// Verbs: a relation read aloud must be true, whatever it reaches.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { describeDeed, type Deed } from '../../../engine/answers/verbs.js';
import type { Reach, RelationKind } from '../../../engine/law/relation.js';

const verbs = suite('verbs');
const nowhere: Deed['place'] = { division: null, paragraph: null, point: null, number: null };

function deed(kind: RelationKind, reach: Reach | null, place: Partial<Deed['place']> = {}): Deed {
  return { kind, reach, place: { ...nowhere, ...place } };
}

verbs('“repeals” stands alone only for the whole of what is named', () => {
  assert.is(describeDeed(deed('abroga', 'articolo'), true, 'it', 'outgoing'), 'abroga');
  assert.is(describeDeed(deed('abroga', 'articolo'), true, 'en', 'incoming'), 'is repealed by');
  for (const reach of ['comma', 'lettera', 'numero', 'periodo', 'parole', 'rubrica', 'partizione', null] as const) {
    for (const language of ['it', 'en'] as const) {
      const said = describeDeed(deed('abroga', reach), false, language, 'outgoing');
      assert.is.not(said, describeDeed(deed('abroga', 'atto'), true, language, 'outgoing'), `${reach}`);
    }
  }
});

verbs('places are named, one and several, in both directions', () => {
  const said = (one: Deed) => describeDeed(one, false, 'it', 'outgoing');
  assert.is(said(deed('abroga', 'comma', { paragraph: '2' })), 'abroga il comma 2 di');
  assert.is(said(deed('abroga', 'comma', { paragraph: '1, 3' })), 'abroga i commi 1 e 3 di');
  assert.is(said(deed('abroga', 'parole')), 'sopprime parole in');
  assert.is(said(deed('sostituisce', 'lettera', { point: 'b' })), 'sostituisce la lettera b) di');
  assert.is(said(deed('inserisce', 'comma', { paragraph: '2-bis' })), 'inserisce il comma 2-bis in');
  assert.is(said(deed('abroga', 'partizione', { division: 'Capo VI' })), 'abroga il Capo VI di');
  assert.is(said(deed('abroga', 'partizione', { division: 'Sezione II' })), 'abroga la Sezione II di');
  assert.is(describeDeed(deed('sostituisce', 'rubrica'), false, 'it', 'incoming'), 'ha la rubrica sostituita da');
  assert.is(
    describeDeed(deed('abroga', 'comma', { paragraph: '1, 3' }), false, 'it', 'incoming'),
    'ha i commi 1 e 3 abrogati da',
  );
  assert.is(describeDeed(deed('abroga', 'parole'), false, 'en', 'incoming'), 'has words deleted by');
  assert.is(
    describeDeed(deed('inserisce', 'comma', { paragraph: '2-bis' }), false, 'en', 'outgoing'),
    'inserts paragraph 2-bis into',
  );
});

verbs('a reach that is not known is said to be unknown', () => {
  assert.is(describeDeed(deed('abroga', null), true, 'it', 'outgoing'), 'abroga, in tutto o in parte,');
  assert.is(describeDeed(deed('inserisce', null), true, 'en', 'incoming'), 'has text inserted by');
});

verbs('kinds that change no text have one verb', () => {
  assert.is(describeDeed(deed('regola', null), true, 'it', 'outgoing'), 'regola gli effetti di');
  assert.is(describeDeed(deed('converte', null), true, 'en', 'incoming'), 'is converted into law by');
});

verbs.run();
