// Ordinals of paragraphs that an act moves.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SpelledWording } from '../../../../engine/read/proof/apply.js';
import { afterTheAct, sentenceAfterTheAct } from '../../../../engine/read/proof/ordinals.js';
import { proveArticle } from '../../../../engine/read/proof/prove.js';

const ordinals = suite('ordinals');
const operation = (
  kind: SpelledWording['kind'],
  paragraphs: string[],
  rest: Partial<SpelledWording> = {},
): SpelledWording => ({
  ...{ kind, reach: 'comma', position: 'al-posto', old: null, until: null, brought: null, anchor: null, beside: null },
  to: { act: '', part: null, article: '1', isHeading: false, paragraphs, points: [], numbers: [], sentences: [] },
  isWhole: true,
  ...rest,
});
const words = (paragraph: string, old: string, brought: string) =>
  operation('sostituisce', [paragraph], { reach: 'parole', old, brought });

ordinals('paragraphs behind a repealed one have a lower ordinal, behind an inserted one a higher', () => {
  const own = words('3', 'a', 'b');
  const moved = (...others: SpelledWording[]) => afterTheAct(own, [own, ...others])?.to.paragraphs ?? null;
  assert.equal(moved(operation('abroga', ['1'])), ['2']);
  assert.equal(moved(operation('inserisce', ['2'], { brought: 'Nuovo.' })), ['4']);
  assert.equal(moved(operation('inserisce', ['1'], { brought: 'Nuovo.', reach: null, position: 'prima' })), ['4']);
  assert.equal(moved(operation('abroga', ['4']), operation('inserisce', ['4'], { brought: 'Nuovo.' })), null);
  assert.is(afterTheAct(words('ultimo', 'a', 'b'), [operation('abroga', ['1'])]), null);
});

ordinals('words are found where the act has moved their paragraph', () => {
  const together = [operation('abroga', ['1']), words('2', 'cinque', 'dieci giorni')];
  const after = { heading: null, text: 'Si presenta entro dieci giorni.\nSi discute in udienza.' };
  const around = { before: null, after, isRewritten: false, amender: ['9', '2024'] };
  assert.equal(
    proveArticle(together, around).map(({ grade, reason }) => [grade, reason]),
    [
      ['coerente', 'solo-assenza'],
      ['presenza', null],
    ],
  );
});

const inPeriod = (period: string, rest: Partial<SpelledWording> = {}): SpelledWording => {
  const own = operation('sostituisce', ['1'], { reach: 'parole', old: 'cinque', brought: 'dieci giorni', ...rest });
  return { ...own, to: { ...own.to, sentences: [period] } };
};
const beside = (period: string) => inPeriod(period).to;

ordinals('periods that the act puts in, takes away or replaces by several move those behind them', () => {
  const own = inPeriod('3');
  const moved = (...others: SpelledWording[]) => sentenceAfterTheAct(own, [own, ...others])?.to.sentences ?? null;
  const two = 'Il termine è breve. Non si proroga.';
  const inserted = (period: string, position: SpelledWording['position'], brought = 'Il termine è breve.') =>
    operation('inserisce', ['1'], { reach: 'periodo', brought, position, beside: beside(period) });
  assert.equal(moved(inserted('2', 'dopo')), ['4']);
  assert.equal(moved(inserted('2', 'dopo', two)), ['5']);
  assert.equal(moved(inserted('3', 'prima')), ['4']);
  assert.equal(moved(inserted('3', 'dopo')), null);
  assert.equal(moved(inserted('3', 'in-fine')), null);
  assert.equal(moved(inPeriod('1', { kind: 'abroga', reach: 'periodo', old: null, brought: null })), ['2']);
  assert.equal(moved(inPeriod('1', { reach: 'periodo', old: null, brought: two })), ['4']);
  assert.equal(moved(inPeriod('1', { reach: 'periodo', old: null, brought: 'Il termine è breve.' })), null);
  const elsewhere = inserted('2', 'dopo');
  assert.equal(moved({ ...elsewhere, to: { ...elsewhere.to, paragraphs: ['2'] } }), null);
  assert.is(sentenceAfterTheAct(inPeriod('ultimo'), [inserted('1', 'dopo')]), null);
});

ordinals('words are found where the act has moved their period, by the ordinal of the text before it', () => {
  const fresh = operation('inserisce', ['1'], {
    ...{ reach: 'periodo', brought: 'Il termine è breve.', position: 'dopo', beside: beside('1') },
  });
  const after = { heading: null, text: '1. Si domanda. Il termine è breve. Si risponde entro dieci giorni.' };
  const around = { before: null, after, isRewritten: false, amender: ['9', '2024'] };
  const gradeOf = (own: SpelledWording, together: SpelledWording[]) => proveArticle([own], around, together)[0]!.grade;
  assert.is(gradeOf(inPeriod('2'), [fresh, inPeriod('2')]), 'presenza');
  assert.is(gradeOf(inPeriod('2'), [inPeriod('2')]), 'coerente');
  assert.is(gradeOf(inPeriod('1'), [fresh, inPeriod('1')]), 'coerente');
});

ordinals.run();
