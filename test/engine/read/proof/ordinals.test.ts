// Ordinals of paragraphs that an act moves.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SpelledWording } from '../../../../engine/read/proof/apply.js';
import { afterTheAct } from '../../../../engine/read/proof/ordinals.js';
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

ordinals.run();
