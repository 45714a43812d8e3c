// The sentence of a relation, read aloud.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../../engine/index.js';
import { withoutNamed } from '../../../../http/formats/named-place.js';
import { verbBefore } from '../../../../http/formats/verb-before.js';
import { agreeingVerb, wholeVerb } from '../../../../http/pages/parts/sentence.js';

const sentence = suite('sentence of a relation');

const end: shapes.Relation['da'] = {
  eli: 'eli:/it/legge/1990/08/07/241',
  sigla: 'L. 241/1990',
  titolo: null,
  nel_corpus: true,
  stato: null,
  parte: null,
  articolo: '2',
  articolo_eli: 'eli:/it/legge/1990/08/07/241/art/2',
  partizione: null,
  comma: '2',
  lettera: null,
  numero: null,
};
const partsOf = ({ comma, lettera }: shapes.Relation['da']) => ({ comma, lettera });

sentence('a place that the verb names is not named twice', () => {
  assert.equal(partsOf(withoutNamed(end, 'has paragraph 2 repealed by')), { comma: null, lettera: null });
  assert.equal(partsOf(withoutNamed(end, 'ha il comma 2 abrogato da')), { comma: null, lettera: null });
  const several = { ...end, comma: '1, 2-bis' };
  assert.is(withoutNamed(several, 'replaces paragraphs 1 and 2-bis of').comma, null);
  const point = { ...end, lettera: 'a, b' };
  assert.equal(partsOf(withoutNamed(point, 'ha le lettere a) e b) abrogate da')), { comma: '2', lettera: null });
});

sentence('a place that the verb does not name, or names in part, stays', () => {
  assert.is(withoutNamed(end, 'è abrogato da').comma, '2');
  assert.is(withoutNamed(end, 'has words replaced by').comma, '2');
  assert.is(withoutNamed(end, 'has paragraph 3 repealed by').comma, '2');
  assert.is(withoutNamed(end, 'ha i commi 1, 2, 3, 4, 5 … abrogati da').comma, '2');
});

sentence('a verb that says the first of many places says them all, and then they are not named twice', () => {
  const many = { ...end, comma: '1, 2, 3, 4, 5, 6, 7-bis' };
  const verb = wholeVerb(many, 'ha i commi 1, 2, 3, 4, 5 … abrogati da');
  assert.is(verb, 'ha i commi 1, 2, 3, 4, 5, 6, 7-bis abrogati da');
  assert.is(withoutNamed(many, verb).comma, null);
  const points = { ...end, lettera: 'a, b, c, d, e, f' };
  assert.is(wholeVerb(points, 'repeals points a), b), c), d), e) … of'), 'repeals points a), b), c), d), e), f) of');
  // Of other places than the relation names in one it is not known which.
  assert.is(wholeVerb(end, 'ha i commi 1, 2, 3, 4, 5 … abrogati da'), 'ha i commi 1, 2, 3, 4, 5 … abrogati da');
  assert.is(wholeVerb(end, 'è abrogato da'), 'è abrogato da');
});

sentence('an Italian verb takes the article of the name that follows', () => {
  for (const [verb, name, said] of [
    ['abroga il comma 2 di', 'art. 2', 'abroga il comma 2 dell’'],
    ['abroga', 'art. 2, comma 1', 'abroga l’'],
    ['abroga, in tutto o in parte,', 'L. 241/1990', 'abroga, in tutto o in parte, la '],
    ['è abrogato da', 'D.L. 34/2020', 'è abrogato dal '],
    ['inserisce parole in', 'Cost.', 'inserisce parole nella '],
    ['interviene su', 'R.D. 1398/1930', 'interviene sul '],
    ['modifica', 'Statuto dei lavoratori', 'modifica lo '],
    ['è abrogato da', 'Legge sul procedimento amministrativo', 'è abrogato dalla '],
    ['interviene su', 'Norme di attuazione del codice di procedura penale', 'interviene sulle '],
    ['inserisce parole in', 'Ordinamento penitenziario', 'inserisce parole nell’'],
    ['ha parole soppresse da', 'Allegato', 'ha parole soppresse dall’'],
    ['modifica', 'Tabella A', 'modifica la '],
    ['inserisce un articolo in', 'Titolo II', 'inserisce un articolo nel '],
    ['Allegato a', 'D.Lgs. 36/2023', 'Allegato al '],
    ['Allegato a', 'L. 241/1990', 'Allegato alla '],
    ['modifica', 'Titolo I; Capo II', 'modifica '],
    ['è modificato da', 'Circolare 3/2020', 'è modificato da '],
  ] as const)
    assert.is(verbBefore(name, verb, 'it'), said);
  assert.is(verbBefore('art. 2', 'is repealed by', 'en'), 'is repealed by ');
});

sentence('a verb agrees with the places before it, in number and in Italian in gender', () => {
  for (const [place, verb, language, said] of [
    [{ comma: '3, 4' }, 'è dichiarato illegittimo in parte da', 'it', 'sono dichiarati illegittimi in parte da'],
    [{ comma: '3, 4' }, 'is declared partly unconstitutional by', 'en', 'are declared partly unconstitutional by'],
    [{ comma: '3' }, 'è dichiarato illegittimo in parte da', 'it', 'è dichiarato illegittimo in parte da'],
    [{ comma: '1', lettera: 'a' }, 'è modificato da', 'it', 'è modificata da'],
    [
      { comma: '1', lettera: 'a, b' },
      'è sostituito, in tutto o in parte, da',
      'it',
      'sono sostituite, in tutto o in parte, da',
    ],
    [
      { comma: '1', lettera: 'a', numero: '1, 2' },
      'è oggetto di una pronuncia di',
      'it',
      'sono oggetto di una pronuncia di',
    ],
    [{ comma: '1, 2' }, 'ha effetti regolati da', 'it', 'hanno effetti regolati da'],
    [{ comma: '1, 2' }, 'regola gli effetti di', 'it', 'regolano gli effetti di'],
    [{ comma: '1, 2' }, 'sostituisce, in tutto o in parte,', 'it', 'sostituiscono, in tutto o in parte,'],
    [{ comma: '1, 2' }, 'sospende effetti o termini di', 'it', 'sospendono effetti o termini di'],
    [{ comma: '1, 2' }, 'interviene su', 'it', 'intervengono su'],
    [{ comma: '1, 2' }, 'has time limits extended by', 'en', 'have time limits extended by'],
    [{ comma: '1, 2' }, 'governs the effects of', 'en', 'govern the effects of'],
    [
      { comma: null },
      'è toccato da una norma dichiarata illegittima da',
      'it',
      'è toccato da una norma dichiarata illegittima da',
    ],
  ] as const)
    assert.is(agreeingVerb({ ...end, ...place }, verb, language), said);
});

sentence.run();
