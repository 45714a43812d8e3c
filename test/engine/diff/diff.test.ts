// Comparing two texts: nothing is lost, words are whole, and no pair takes long.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diffTexts, type TextDiff } from '../../../engine/diff/diff.js';
import { seeded } from '../random-corpus.js';

const diffing = suite('the words that changed');

function side({ lines }: TextDiff, left: '-' | '+'): string {
  return lines.flatMap(({ runs }) => runs.filter(({ op }) => op !== left).map(({ text }) => text)).join('');
}

function assertLossless(before: string, after: string): TextDiff {
  const found = diffTexts(before, after);
  assert.is(side(found, '+'), before);
  assert.is(side(found, '-'), after);
  return found;
}

diffing('a changed word is shown out and in, whole', () => {
  const { lines, added, removed } = assertLossless(
    "1. Il termine dell'istanza e' di trenta giorni.\n2. Resta fermo l'articolo 3.",
    "1. Il termine dell'istanza e' di sessanta giorni.\n2. Resta fermo l'articolo 3.",
  );
  assert.equal(lines[0]!.runs, [
    { op: '=', text: "1. Il termine dell'istanza e' di " },
    { op: '-', text: 'trenta' },
    { op: '+', text: 'sessanta' },
    { op: '=', text: ' giorni.\n' },
  ]);
  assert.equal([added, removed, lines[1]!.runs.length, lines[1]!.label], [1, 1, 1, '2.']);
});

diffing('an inserted paragraph leaves those around it alone', () => {
  const { lines, removed } = assertLossless(
    '1. La domanda si presenta al comune.\n2. Il comune decide.',
    '1. La domanda si presenta al comune.\n1-bis. La domanda puo essere ritirata.\n2. Il comune decide.',
  );
  assert.equal(
    lines.map(({ label, runs }) => [label, runs.map(({ op }) => op).join('')]),
    [
      ['1.', '='],
      ['1-bis.', '+'],
      ['2.', '='],
    ],
  );
  assert.is(removed, 0);
});

diffing('a text of other words is replaced', () => {
  const { isReplaced, lines } = assertLossless(
    'Il notaio riceve gli atti.',
    'Sono istituite venti preture circondariali.',
  );
  assert.equal([isReplaced, lines.length], [true, 1]);
});

diffing('nothing is lost of texts at random', () => {
  const random = seeded(7);
  const words = [
    "l'ente",
    'a)',
    '1.',
    '\n',
    '10.000',
    'città',
    "dell'",
    ';',
    'x',
    ' ',
    '((',
    '👩‍⚖️',
    'e\u0300',
    '2-bis.',
  ];
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]!).join(random() < 0.5 ? ' ' : '');
  for (let i = 0; i < 2000; i++) {
    const before = text(Math.floor(random() * 40));
    const cut = Math.floor(random() * before.length);
    const after =
      random() < 0.3 ? text(Math.floor(random() * 40)) : before.slice(0, cut) + text(3) + before.slice(cut + 4);
    assertLossless(before, after);
  }
});

diffing('of a very long line every added word is shown, and no other', () => {
  const random = seeded(5);
  const before = Array.from({ length: 60_000 }, () => `parola${Math.floor(3000 * random() ** 3)}`);
  const after = before.map((word, i) => (i % 500 === 250 ? `${word}bis` : word));
  const { lines, added, removed } = assertLossless(before.join(' '), after.join(' '));
  assert.equal([lines.length, added, removed], [1, 120, 0]);
});

diffing('hostile pairs are compared within bounds', () => {
  const random = seeded(11);
  const vocabulary = Array.from({ length: 400 }, (_, i) => `parola${i}`);
  const shuffled = (length: number, glue: string) =>
    Array.from({ length }, () => vocabulary[Math.floor(random() * vocabulary.length)]!).join(glue);
  for (const glue of [' ', '\n', '\n1. ']) {
    const started = process.cpuUsage();
    assertLossless(shuffled(60_000, glue), shuffled(60_000, glue));
    const { user, system } = process.cpuUsage(started);
    assert.ok((user + system) / 1000 < 6000, `${JSON.stringify(glue)}: ${(user + system) / 1000} ms`);
  }
});

diffing.run();
