// Verbs: a relation read aloud must be true, whatever it reaches.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deedOf, describeDeed, type Deed } from '../../../engine/answers/verbs.js';
import { noDates, type Reach, type RelationKind } from '../../../engine/law/relation.js';

const verbs = suite('verbs');
type Place = Deed['places'][number];
const nowhere: Place = { division: null, paragraph: null, point: null, number: null };

function deed(kind: RelationKind, reach: Reach | null, ...places: Partial<Place>[]): Deed {
  return { kind, reach, places: (places.length > 0 ? places : [{}]).map((place) => ({ ...nowhere, ...place })) };
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

verbs('beside what is reached so far, places of another reach are told, too', () => {
  const end = { act: '', article: '5', articleEli: null, division: null };
  const at = (paragraph: string | null, reach: Reach) => {
    const to = { ...nowhere, paragraph };
    return { from: { paragraph: null, point: null }, to, reach, dates: noDates, evidence: null };
  };
  const relation = (reach: Reach, ...parts: ReturnType<typeof at>[]): Parameters<typeof deedOf>[0] => ({
    ...{ kind: 'sostituisce', nature: 'testuale', reach, parts },
    from: { ...end, ...nowhere, act: 'eli:/it/legge/2001/03/04/50' },
    to: { ...end, ...nowhere, paragraph: '2, 3' },
  });
  const said = (of: Parameters<typeof deedOf>[0], language: 'it' | 'en' = 'it') =>
    (['outgoing', 'incoming'] as const).map((direction) => describeDeed(deedOf(of), false, language, direction));
  const heading = relation('rubrica', at(null, 'rubrica'), at('2', 'comma'), at('3', 'parole'));
  assert.equal(said(heading), ['sostituisce la rubrica, e altro, di', 'ha la rubrica, e altro, sostituita da']);
  assert.equal(said(heading, 'en'), ['replaces the heading, and more, of', 'has the heading, and more, replaced by']);
  assert.equal(said(relation('comma', at('2', 'comma'), at('3', 'comma'))), [
    'sostituisce i commi 2 e 3 di',
    'ha i commi 2 e 3 sostituiti da',
  ]);
});

verbs('the heading of a division, and an annex, are named', () => {
  const said = (one: Deed, language: 'it' | 'en' = 'it') => describeDeed(one, false, language, 'outgoing');
  assert.is(said(deed('sostituisce', 'rubrica', { division: 'Titolo II' })), 'sostituisce la rubrica del Titolo II di');
  assert.is(
    said(deed('sostituisce', 'rubrica', { division: 'Titolo II, Libro IV' })),
    'sostituisce la rubrica del Titolo II del Libro IV di',
  );
  assert.is(
    said(deed('sostituisce', 'rubrica', { division: 'Allegato I.3' }), 'en'),
    'replaces the heading of Allegato I.3 of',
  );
  assert.is(
    said(deed('sostituisce', 'rubrica', { division: 'Capo I' }, { division: 'Capo II' })),
    'sostituisce rubriche di',
  );
  assert.is(said(deed('abroga', 'allegato', { division: 'Allegato V.2' })), 'abroga l’Allegato V.2 di');
  assert.is(
    said(deed('sostituisce', 'allegato', { division: 'Tabella A, Tabella B, Allegato II.4' })),
    'sostituisce le Tabelle A e B dell’Allegato II.4 di',
  );
  assert.is(said(deed('inserisce', 'allegato')), 'inserisce un allegato in');
  assert.is(said(deed('inserisce', 'allegato'), 'en'), 'inserts an annex into');
});

verbs('of several places only those are named that are reached as far as the verb says', () => {
  const end = { act: 'a', article: '11', articleEli: 'a/art/11', ...nowhere, paragraph: '2-bis, 4' };
  const dates = { publication: null, force: null, effect: null };
  const part = (reach: Reach, paragraph: string) => ({
    ...{ from: { paragraph: null, point: null }, to: { ...nowhere, paragraph }, reach, dates, evidence: null },
  });
  const parts = [part('comma', '2-bis'), part('periodo', '4')];
  const own = deedOf({ kind: 'inserisce', nature: 'testuale', reach: 'comma', from: end, to: end, parts });
  assert.is(describeDeed(own, false, 'it', 'outgoing'), 'inserisce il comma 2-bis, e altro, in');
  assert.is(describeDeed(own, false, 'en', 'incoming'), 'has paragraph 2-bis, and more, inserted by');
  const lettered = deed('abroga', 'lettera', { paragraph: '1', point: 'a' }, { paragraph: '2', point: 'b' });
  assert.is(describeDeed(lettered, false, 'it', 'outgoing'), 'abroga lettere di');
});

verbs('a division within others is told from several', () => {
  const said = (language: 'it' | 'en', ...divisions: string[]) =>
    describeDeed(
      deed('abroga', 'partizione', ...divisions.map((division) => ({ division }))),
      false,
      language,
      'outgoing',
    );
  assert.is(said('it', 'Capo III-bis, Titolo I, Libro IV'), 'abroga il Capo III-bis del Titolo I del Libro IV di');
  assert.is(said('it', 'Titolo II, Capo I-bis'), 'abroga il Capo I-bis del Titolo II di');
  assert.is(said('it', 'Capo I, Capo II'), 'abroga i Capi I e II di');
  assert.is(said('it', 'Sezione I, Sezione II', 'Capo V'), 'abroga le Sezioni I e II e il Capo V di');
  assert.is(said('en', 'Capo III-bis, Titolo I, Libro IV'), 'repeals Capo III-bis of Titolo I of Libro IV of');
  assert.is(said('en', 'Capo I, Capo II'), 'repeals Capo I and II of');
});

verbs('a reach that is not known is said to be unknown', () => {
  assert.is(describeDeed(deed('abroga', null), true, 'it', 'outgoing'), 'abroga, in tutto o in parte,');
  assert.is(describeDeed(deed('inserisce', null), true, 'en', 'incoming'), 'has text inserted by');
});

verbs('kinds that change no text have one verb', () => {
  assert.is(describeDeed(deed('regola', null), true, 'it', 'outgoing'), 'regola gli effetti di');
  assert.is(describeDeed(deed('converte', null), true, 'en', 'incoming'), 'is converted into law by');
});

verbs('what has no number in its place may be one or more', () => {
  const unnumbered = deed('abroga', 'comma', {});
  assert.is(describeDeed(unnumbered, false, 'it', 'outgoing'), 'abroga uno o più commi di');
  assert.is(describeDeed(unnumbered, false, 'it', 'incoming'), 'ha uno o più commi abrogati da');
  assert.is(describeDeed(unnumbered, false, 'en', 'outgoing'), 'repeals one or more paragraphs of');
  assert.is(
    describeDeed(deed('sostituisce', 'periodo', {}), false, 'it', 'outgoing'),
    'sostituisce uno o più periodi in',
  );
});

verbs('a judgment declares unconstitutional, and does not repeal', () => {
  const act = 'eli:/it/corte-costituzionale/sentenza/1985/06/06/149';
  const end = { act, article: null, articleEli: null, ...nowhere };
  const to = {
    ...end,
    act: 'eli:/it/legge/2001/02/03/45',
    article: '3',
    articleEli: 'eli:/it/legge/2001/02/03/45/art/3',
  };
  const said = (nature: 'vigenza' | 'efficacia' | null, reach: Reach | null) => {
    const struck = deedOf({ kind: 'altro', nature, reach, from: end, to, parts: [] });
    return [describeDeed(struck, false, 'it', 'outgoing'), describeDeed(struck, false, 'en', 'outgoing')];
  };
  assert.equal(said('vigenza', null), ['dichiara illegittimo in parte', 'declares partly unconstitutional']);
  assert.equal(said('vigenza', 'parole'), ['dichiara illegittimo in parte', 'declares partly unconstitutional']);
  assert.equal(said('vigenza', 'articolo'), ['dichiara illegittimo', 'declares unconstitutional']);
  assert.equal(said(null, null), ['si pronuncia su', 'rules on']);
});

verbs('of a judgment that strikes paragraphs or numbers whole it is not said that it strikes them in part', () => {
  const act = 'eli:/it/corte-costituzionale/sentenza/1985/06/06/149';
  const from = { act, article: null, articleEli: null, ...nowhere };
  const code = 'eli:/it/legge/2001/02/03/45';
  const to = { ...from, act: code, article: '3', articleEli: `${code}/art/3` };
  const dates = { publication: null, force: null, effect: null };
  const part = (place: Partial<Place>, reach: Reach | null) => ({
    ...{ from: { paragraph: null, point: null }, to: { ...nowhere, ...place }, reach, dates, evidence: null },
  });
  const said = (reach: Reach, place: Partial<Place>, parts: ReturnType<typeof part>[] = []) => {
    const deed = deedOf({ kind: 'altro', nature: 'vigenza', reach, from, to: { ...to, ...place }, parts });
    return [
      describeDeed(deed, false, 'it', 'incoming'),
      describeDeed(deed, false, 'it', 'outgoing'),
      describeDeed(deed, false, 'en', 'incoming'),
      describeDeed(deed, false, 'en', 'outgoing'),
    ];
  };
  assert.equal(said('comma', { paragraph: '2' }), [
    'ha il comma 2 dichiarato illegittimo da',
    'dichiara illegittimo il comma 2 di',
    'has paragraph 2 declared unconstitutional by',
    'declares unconstitutional paragraph 2 of',
  ]);
  assert.equal(said('lettera', { paragraph: '1', point: 'a, c' }).slice(0, 2), [
    'ha le lettere a) e c) dichiarate illegittime da',
    'dichiara illegittime le lettere a) e c) di',
  ]);
  assert.is(said('numero', { number: '11-bis' })[0], 'ha il numero 11-bis) dichiarato illegittimo da');
  const parts = [part({ paragraph: '1' }, null), part({ paragraph: '2, 3' }, 'comma')];
  assert.equal(said('comma', { paragraph: '1, 2, 3' }, parts), [
    'ha i commi 2 e 3 dichiarati illegittimi, e il comma 1 in parte, da',
    'dichiara illegittimi i commi 2 e 3, e il comma 1 in parte, di',
    'has paragraphs 2 and 3, and paragraph 1 in part, declared unconstitutional by',
    'declares unconstitutional paragraphs 2 and 3, and paragraph 1 in part, of',
  ]);
});

verbs.run();
