// Tokens are counted high without the tables of a model: never below o200k on law, identifiers and answers.
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countTokens, cutText, takeTokens } from '../../../../http/describe/mcp/tokens.js';
import { openSample } from '../../../corpora.js';
import { seeded } from '../../../engine/random-corpus.js';
import { hostile } from '../../formats/hostile-corpus.js';

const tokens = suite('tokens');
const catalog = await openSample();
const record = catalog.record(catalog.find('eli:/it/legge/1990/08/07/241')!);
const texts = [
  'L’amministrazione risarcisce il danno ingiusto cagionato in conseguenza dell’inosservanza dolosa del termine.',
  '{"eli":"eli:/it/decreto-legislativo/2023/03/31/36/allegato-ii-17/art/4","data":"2024-12-31","confidenza":0.58}',
  'DISPOSIZIONI URGENTI PER LA SEMPLIFICAZIONE, L’INNOVAZIONE DIGITALE E LA TUTELA DEI CONSUMATORI',
  "ha disposto (con l'art. 7, comma 1, lettera b)) la modifica dell'art. 2-bis, commi 1, 2 e 3.",
  '日本国憲法 🇮🇹 👩‍⚖️ Ελληνικά العربية',
  hostile,
  record
    .articleKeys()
    .map((key) => JSON.stringify(record.articleEntry(key)))
    .join('\n'),
];

tokens('an estimate is at least what o200k counts, and of prose at most a third more', () => {
  for (const text of texts) {
    const many = text.repeat(5);
    assert.ok(countTokens(many) >= countO200k(many), `${countTokens(many)}, ${countO200k(many)}: ${text.slice(0, 60)}`);
  }
  const prose = texts[0]!.repeat(20);
  assert.ok(countTokens(prose) <= countO200k(prose) * 1.35);
});

tokens('runs are those of the expressions that define them', () => {
  const alphabet = [
    'a',
    'B',
    'É',
    'ß',
    '1',
    '²',
    ' ',
    '.',
    ')',
    '\n',
    '’',
    '–',
    '€',
    'Ω',
    '٣',
    '日',
    '🇮',
    '\u0301',
    '\ud83d',
    'AB',
    'Ab',
  ];
  const random = seeded(7);
  for (let round = 0; round < 3_000; round++) {
    const length = Math.floor(random() * 12);
    const text = Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
    let expected = 0;
    for (const [run] of text.matchAll(/[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}]+/gu)) expected += countAlone(run);
    assert.is(countTokens(text), expected, JSON.stringify(text));
    assert.ok(text.startsWith(takeTokens(text, 3)) && countTokens(takeTokens(text, 3)) <= 3, JSON.stringify(text));
  }
});

/** The tokens of one run. */
function countAlone(run: string): number {
  if (!/^[\u0000-\u00ff\u2010-\u2026]+$/.test(run)) return Buffer.byteLength(run);
  if (/^\p{N}/u.test(run)) return Math.ceil(run.length / 3);
  if (/^[\p{L}\p{M}]/u.test(run)) return Math.ceil(run.length / (/^\p{Lu}{2}/u.test(run) ? 2 : 3.9));
  return Math.ceil((run.endsWith(' ') ? run.length - 1 : run.length) / 2);
}

tokens('a text is cut within its tokens, at a sentence, with a mark', () => {
  const text = 'Il primo comma dice una cosa. Il secondo ne dice un’altra. '.repeat(20);
  const cut = cutText(text, 40);
  assert.ok(countO200k(cut) <= 42);
  assert.match(cut, /(?:cosa|altra)\. …$/);
  assert.is(cutText('Breve.', 40), 'Breve.');
  assert.ok(text.startsWith(takeTokens(text, 10)));
});

tokens.run();
