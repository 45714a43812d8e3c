import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { applyEdits, editsOf, type Applied, type SpelledWording } from '../../../../engine/read/proof/apply.js';
import { foldWords, occurrences } from '../../../../engine/read/proof/folded.js';
import { locate } from '../../../../engine/read/proof/locate.js';
import { packWordings, unpackRead, unpackWordings } from '../../../../engine/read/proof/packed.js';
import { proveArticle, type Around } from '../../../../engine/read/proof/prove.js';
import type { Wording, WordPlace } from '../../../../engine/law/wording.js';

const proof = suite('proof by the words');

const text = [
  "1. Gli enti rispondono entro dieci giorni. Il termine e' sospeso in agosto. Il silenzio vale assenso.",
  '2. La domanda contiene:',
  'a) il nome;',
  'b) l’indirizzo;',
  'c) la firma.',
  '3. Gli enti pubblicano gli atti.',
].join('\n');

const nowhere: WordPlace = {
  ...{ act: 'eli:/it/legge/1990/08/07/241', part: null, article: '5', isHeading: false },
  ...{ paragraphs: [], points: [], numbers: [], sentences: [] },
};
const replaced = (place: Partial<WordPlace>, old: string, brought: string): SpelledWording => ({
  ...{ kind: 'sostituisce', reach: 'parole', position: 'al-posto', to: { ...nowhere, ...place }, beside: null },
  ...{ isWhole: true, old, until: null, brought, anchor: null },
});
const made = (wording: SpelledWording): string => {
  const applied = editsOf(wording, text);
  return typeof applied === 'string' ? applied : applyEdits(text, applied.edits)!;
};
const around: Around = { before: null, after: { heading: null, text }, isRewritten: false, amender: ['9', '2024'] };
const gradeOf = (wording: SpelledWording, known: Partial<Around> = {}) => {
  const [{ grade, reason, found }] = proveArticle([wording], { ...around, ...known }) as [never];
  return [grade, reason, found];
};

proof('words up to the end go to that of their period, or of the place, and leave its stop', () => {
  const upTo = (end: 'fine' | 'periodo', brought: string) =>
    made({ ...replaced({ paragraphs: ['1'] }, 'entro dieci', brought), end }).split('\n')[0];
  assert.is(
    upTo('periodo', 'subito'),
    "1. Gli enti rispondono subito. Il termine e' sospeso in agosto. Il silenzio vale assenso.",
  );
  assert.is(upTo('fine', 'subito'), '1. Gli enti rispondono subito.');
  assert.is(upTo('fine', 'subito;'), '1. Gli enti rispondono subito;');
});

proof('folds accents, marks and blanks, and finds whole words where they stand', () => {
  const folded = foldWords('L’ente e\' "qui" , ora');
  assert.is(folded.text, 'L\'ente è "qui", ora');
  assert.equal(occurrences(foldWords('oltre tre anni'), foldWords('tre')), [{ start: 6, end: 9, at: 6 }]);
  assert.equal(
    occurrences(foldWords("la citta' nuova"), foldWords('città nuova')).map(({ start, end }) => [start, end]),
    [[3, 15]],
  );
});

proof('finds paragraphs, points and periods', () => {
  const at = (place: Partial<WordPlace>) => {
    const { stretches, exact } = locate(text, { ...nowhere, ...place });
    return exact ? text.slice(stretches[0]!.start, stretches[0]!.end) : null;
  };
  assert.is(at({ paragraphs: ['2'], points: ['b'] }), 'b) l’indirizzo;');
  assert.is(at({ paragraphs: ['1'], sentences: ['2'] }), "Il termine e' sospeso in agosto.");
  assert.is(at({ paragraphs: ['1'], sentences: ['ultimo'] }), 'Il silenzio vale assenso.');
  assert.is(at({ paragraphs: ['7'] }), null);
});

proof('applies words at their place, and never chooses', () => {
  assert.match(made(replaced({ paragraphs: ['1'] }, 'dieci giorni', 'venti giorni')), 'entro venti giorni.');
  assert.is(made(replaced({}, 'Gli enti', 'Le imprese')), 'several');
  assert.is(made(replaced({ paragraphs: ['3'] }, 'venti', 'trenta')), 'absent');
  assert.is(made({ ...replaced({}, 'Gli enti', 'Le imprese'), position: 'ovunque' }).split('Le imprese').length, 3);
  const beside = { ...replaced({}, '', 'e le imprese'), kind: 'inserisce', old: null, anchor: 'Gli enti' } as const;
  assert.is(made({ ...beside, position: 'dopo' }), 'several');
  assert.is(made({ ...beside, position: 'ovunque' }).split('Gli enti e le imprese').length, 3);
});

proof('words stand at their place in capitals or not, before a wider one is searched', () => {
  assert.match(
    made(replaced({ paragraphs: ['1'], sentences: ['3'] }, 'il silenzio', 'La risposta')),
    '. La risposta vale',
  );
  // As they are printed they come first.
  assert.match(made(replaced({}, 'Il termine', 'Il limite')), "Il limite e' sospeso");
  assert.match(made(replaced({ paragraphs: ['3'] }, 'Gli atti', 'Gli atti e i dati')), 'pubblicano Gli atti e i dati.');
});

proof('the first period of a paragraph goes without the number of the paragraph', () => {
  const period = { ...replaced({ paragraphs: ['3'], sentences: ['1'] }, '', 'Gli enti tacciono.'), old: null };
  assert.match(made({ ...period, reach: 'periodo' }), '\n3. Gli enti tacciono.');
  assert.match(
    made({ ...period, reach: 'periodo', brought: '3. Gli enti tacciono.' }),
    'firma.\n3. Gli enti tacciono.',
  );
  const gone = { ...period, kind: 'abroga' as const, reach: 'periodo' as const, brought: null };
  assert.match(made({ ...gone, to: { ...gone.to, paragraphs: ['1'] } }), /^1\.\s+Il termine/);
});

proof('new text without a number keeps that of its paragraph', () => {
  const whole = { ...replaced({ paragraphs: ['3'] }, '', 'Gli enti tacciono.'), reach: 'comma' as const, old: null };
  assert.match(made(whole), '\n3. Gli enti tacciono.');
  assert.match(made({ ...whole, brought: '3-bis. Gli enti tacciono.' }), '\n3-bis. Gli enti tacciono.');
});

proof('what stands between places that go stays', () => {
  const gone: SpelledWording = {
    ...replaced({ paragraphs: ['2'], points: ['a', 'c'] }, '', ''),
    kind: 'abroga',
    reach: 'lettera',
  };
  assert.match(made({ ...gone, old: null, brought: null }), 'contiene:\n\nb) l’indirizzo;\n\n3.');
  assert.is(made({ ...gone, kind: 'sostituisce', old: null, brought: 'a) il nome;\nc) la data.' }), 'place');
  const periods = { ...gone, reach: 'periodo' as const, to: { ...nowhere, paragraphs: ['1'], sentences: ['1', '3'] } };
  assert.match(made({ ...periods, old: null, brought: null }), /^1\.\s+Il termine e' sospeso in agosto\.\s*\n2\./);
});

proof('words go with the blank before them', () => {
  const gone = { ...replaced({ paragraphs: ['1'] }, 'entro dieci giorni', ''), kind: 'abroga' as const, brought: null };
  assert.match(made(gone), 'Gli enti rispondono. Il termine');
  assert.match(made({ ...gone, old: "e' sospeso" }), 'Il termine in agosto');
  assert.match(
    made(replaced({ paragraphs: ['1'] }, 'entro dieci giorni', ', anche tardi')),
    'rispondono, anche tardi.',
  );
});

proof('what two clauses of an act take away goes once', () => {
  const gone: SpelledWording = {
    ...replaced({ paragraphs: ['3'] }, '', ''),
    kind: 'abroga',
    reach: 'comma',
    old: null,
  };
  const edits = [gone, gone].flatMap((one) => (editsOf({ ...one, brought: null }, text) as Applied).edits);
  assert.is(applyEdits(text, edits), applyEdits(text, edits.slice(0, 1)));
  const added = { start: 5, end: 5, words: 'due ' };
  assert.is(applyEdits('oltre tre', [added, added])!.length, 17);
  assert.is(
    applyEdits('oltre tre', [
      { start: 0, end: 5, words: 'a' },
      { start: 0, end: 5, words: 'b' },
    ]),
    null,
  );
});

proof('words outside the place that is named are found, and told to be elsewhere', () => {
  const applied = editsOf(replaced({ paragraphs: ['3'] }, 'dieci giorni', 'x'), text);
  assert.ok(typeof applied !== 'string' && applied.isWide);
});

proof('what is added at the end goes before the stop, unless it brings its own', () => {
  const added = (brought: string, reach: 'parole' | 'periodo'): SpelledWording => ({
    ...{ kind: 'inserisce', reach, position: 'in-fine', to: { ...nowhere, paragraphs: ['3'] }, beside: null },
    ...{ isWhole: true, old: null, until: null, brought, anchor: null },
  });
  assert.match(made(added('e i pareri', 'parole')), 'gli atti e i pareri.');
  assert.match(made(added('È gratuito.', 'periodo')), 'gli atti. È gratuito.');
});

proof('before + words = after is proved to the letter', () => {
  const wording = replaced({ paragraphs: ['1'] }, 'dieci giorni', 'venti giorni');
  const after = { heading: null, text: text.replace('dieci', 'venti') };
  assert.equal(gradeOf(wording, { before: { heading: null, text }, after }), ['testo', null, 1]);
  const other = { heading: null, text: text.replace('dieci', 'trenta') };
  assert.equal(gradeOf(wording, { before: { heading: null, text }, after: other }), ['discorde', null, 0]);
});

proof('new words that stand once at the place are there; the old ones beside them are told', () => {
  assert.equal(gradeOf(replaced({ paragraphs: ['1'] }, 'venti giorni', 'dieci giorni')), ['presenza', null, 1]);
  assert.equal(gradeOf(replaced({ paragraphs: ['1'] }, 'agosto', 'dieci giorni')), ['coerente', 'piu-volte', 1]);
  assert.equal(gradeOf(replaced({ paragraphs: ['3'] }, 'venti', 'dieci giorni')), ['coerente', 'altrove', 1]);
});

proof('of words that go wherever they stand none may be left, in capitals or not', () => {
  const everywhere = (old: string): SpelledWording => ({
    ...replaced({}, old, 'gli enti'),
    ...{ position: 'ovunque', to: nowhere },
  });
  const left = { after: { heading: null, text: '1. Vigilano gli enti. Gli organi vigilano.' } };
  assert.equal(gradeOf(everywhere('uffici'), left), ['presenza', null, 1]);
  assert.equal(gradeOf(everywhere('gli organi'), left), ['coerente', 'piu-volte', 1]);
  const beside: SpelledWording = { ...everywhere(''), kind: 'inserisce', old: null, anchor: 'vigilano' };
  const both = (text: string) => ({ after: { heading: null, text } });
  assert.equal(gradeOf(beside, both('1. Essi vigilano gli enti. Altri vigilano gli enti.')), ['presenza', null, 2]);
  assert.equal(gradeOf(beside, both('1. Essi vigilano gli enti. Altri vigilano.')), ['coerente', 'piu-volte', 1]);
});

proof('an absent word proves nothing, and nothing is said against what others rewrote', () => {
  const gone: SpelledWording = { ...replaced({ paragraphs: ['1'] }, 'venti', ''), kind: 'abroga', brought: null };
  assert.equal(gradeOf(gone), ['coerente', 'solo-assenza', 0]);
  assert.equal(gradeOf(replaced({ paragraphs: ['1'] }, 'a', 'mai scritto')), ['discorde', null, 0]);
  assert.equal(gradeOf(replaced({ paragraphs: ['1'] }, 'a', 'mai scritto'), { isRewritten: true }), [
    'coerente',
    'riscritto-dopo',
    0,
  ]);
});

proof('a mark of repeal that names the amending act is a sign, another one is none', () => {
  const repeal: SpelledWording = {
    ...{ kind: 'abroga', reach: 'comma', position: 'al-posto', to: { ...nowhere, paragraphs: ['2'] }, beside: null },
    ...{ isWhole: true, old: null, until: null, brought: null, anchor: null },
  };
  const marked = (by: string) => ({ heading: null, text: `1. Uno.\n2. COMMA ABROGATO ${by}.\n3. Tre.` });
  assert.equal(gradeOf(repeal, { after: marked('DALLA L. 5 MARZO 2024, N. 9') }), ['segno', null, 1]);
  assert.equal(gradeOf(repeal, { after: marked('DALLA L. 5 MARZO 2021, N. 7') }), ['coerente', 'riscritto-dopo', 1]);
});

proof('a mark may be of several numbers, and name no act', () => {
  const repeal: SpelledWording = {
    ...{ kind: 'abroga', reach: 'numero', position: 'al-posto', to: { ...nowhere, numbers: ['2'] }, beside: null },
    ...{ isWhole: true, old: null, until: null, brought: null, anchor: null },
  };
  const after = (mark: string) => ({ after: { heading: null, text: `Il giudice decide:\n1) sul ricorso;\n${mark}` } });
  assert.equal(gradeOf(repeal, after('2) - 3) Soppressi;')), ['coerente', 'riscritto-dopo', 1]);
  assert.equal(gradeOf(repeal, after('2) sui termini;')), ['discorde', null, 0]);
});

proof('a paragraph that is only counted may be another one: that it is not there is nothing against it', () => {
  const counted = { after: { heading: null, text: 'Primo capoverso.\nTerzo capoverso, che era il terzo.' } };
  const unit = (paragraph: string, brought: string | null, kind: 'abroga' | 'sostituisce'): SpelledWording => ({
    ...{ kind, reach: 'comma', position: 'al-posto', to: { ...nowhere, paragraphs: [paragraph] }, beside: null },
    ...{ isWhole: true, old: null, until: null, brought, anchor: null },
  });
  assert.equal(gradeOf(unit('2', null, 'abroga'), counted), ['coerente', 'solo-assenza', 0]);
  assert.equal(gradeOf(unit('1', 'Terzo capoverso, che era il terzo.', 'sostituisce'), counted), [
    'coerente',
    'altrove',
    1,
  ]);
  assert.equal(gradeOf(unit('2', 'Terzo capoverso, che era il terzo', 'sostituisce'), counted), ['presenza', null, 1]);
});

proof('new text of which the words do not say what it is stands in the article, or nothing is said', () => {
  const premised: SpelledWording = {
    ...replaced({ paragraphs: ['1'] }, '', 'Il primo comma'),
    kind: 'inserisce',
    reach: null,
    old: null,
  };
  assert.equal(gradeOf(premised, { after: { heading: null, text: '0. Il primo comma.\n1. Il resto.' } }), [
    'presenza',
    null,
    1,
  ]);
  assert.equal(gradeOf(premised, { after: { heading: null, text: '1. Il resto.' } }), [
    'coerente',
    'luogo-non-trovato',
    0,
  ]);
});

proof('words that could not be read, and texts that are not loaded, have no grade', () => {
  assert.equal(gradeOf({ ...replaced({}, 'a', 'b'), isWhole: false }), [null, 'parole-non-lette', 0]);
  assert.equal(gradeOf(replaced({}, 'a', 'b'), { after: null }), [null, 'non-caricato', 0]);
});

proof('wordings survive packing', () => {
  const wording: Wording = {
    from: { key: '/art/3', paragraph: '1', point: 'b' },
    ...{ to: { ...nowhere, paragraphs: ['2'] }, kind: 'inserisce', reach: 'parole', action: 'aggiunge' },
    ...{ position: 'dopo', old: null, until: 'fine', brought: { start: 5, end: 9 }, anchor: { start: 0, end: 2 } },
    ...{ beside: nowhere, isWhole: true },
  };
  assert.equal(unpackWordings(packWordings([wording])), [wording]);
  const inDivision = { ...wording, to: { ...wording.to, article: null, division: 'Titolo II, Capo I' } };
  assert.equal(unpackWordings(packWordings([inDivision])), [inDivision]);
  assert.equal(unpackWordings(packWordings([])), []);
  assert.equal(unpackRead(packWordings([wording], 'older')), { wordings: [wording], generation: 'older' });
});

proof.run();
