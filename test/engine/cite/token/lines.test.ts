// Lines of pasted texts: what was wrapped goes on, what is listed does not.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findCitations } from '../../../../engine/cite/cite.js';
import { unwrap } from '../../../../engine/cite/token/lines.js';

const lines = suite('lines of a pasted text');
const folder = join(import.meta.dirname, '../../../../../test/engine/cite');

interface Prose {
  text: string;
  citations?: { quote: string; outcome: string; contesto?: boolean; richiamo?: string | null }[];
}

const prose = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Prose)
  .filter(({ text }) => !text.includes('\n'));

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** What is found, each with its words, whatever blanks stand in them. */
const found = (text: string) =>
  findCitations(text).map(({ start, end, type, number, year, date, article, paragraph, point, foreign, name }) =>
    JSON.stringify([
      inOneLine(text.slice(start, end)),
      ...[type, number, year, date, article, paragraph, point, foreign?.name, name],
    ]),
  );

/** A text with a line feed in place of the last blank before each `width` letters. */
function wrap(text: string, width: number): string {
  const rows: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const row = rows.at(-1)!;
    if (row === '') rows[rows.length - 1] = word;
    else if (row.length + 1 + word.length > width) rows.push(word);
    else rows[rows.length - 1] = `${row} ${word}`;
  }
  return rows.join('\n');
}

lines('a wrapped text cites what it cites in one line', () => {
  let [all, lost] = [0, 0];
  for (const { text } of prose) {
    const whole = found(inOneLine(text));
    for (const width of [45, 60, 72, 80, 100]) {
      const wrapped = found(wrap(text, width));
      all += whole.length;
      lost += whole.filter((one) => !wrapped.includes(one)).length;
    }
  }
  assert.ok(all > 5_000);
  // `codice civile.⏎Art. 5. Il corrispettivo` begins an article of a contract, which one line does not show.
  assert.ok(lost <= all / 2_000, `${lost} of ${all}`);
});

lines('in a list each line has its own citation', () => {
  const entries = prose
    .flatMap(({ citations = [] }) =>
      citations.filter((one) => one.outcome === 'resolved' && !one.contesto && !one.richiamo),
    )
    .map(({ quote }) => quote)
    .filter((quote) => /^\p{L}/u.test(quote) && found(quote).length === 1 && found(quote)[0]!.includes(`["${quote}"`));
  assert.ok(entries.length > 500);
  let [all, lost] = [0, 0];
  for (let i = 0; i + 5 <= entries.length; i++) {
    const list = entries.slice(i, i + 5);
    const together = found(list.join('\n'));
    all += list.length;
    lost += list.filter((entry) => !together.includes(found(entry)[0]!)).length;
  }
  assert.ok(lost <= all / 100, `${lost} of ${all}`);
});

lines('no place goes to the act of the next line', () => {
  const words = (text: string) => findCitations(text).map(({ start, end }) => text.slice(start, end));
  const list = [
    'L. 689/1981, artt. 22 e 23',
    'art. 6 d.lgs. 150/2011',
    'art. 19, par. 1, TUE',
    'D.L. 34/2020, art. 119',
  ];
  assert.equal(words(list.join('\n')), list);
  assert.equal(words(list.join('\r\n')), list);
  assert.equal(words(list.map((entry) => `- ${entry}`).join('\n')), list);
  assert.equal(words(list.map((entry) => `${entry};`).join('\n')), list);
  assert.equal(words('Si applica la legge 689/1981, art. 22.\n\nart. 6 d.lgs. 150/2011'), [
    'legge 689/1981, art. 22',
    'art. 6 d.lgs. 150/2011',
  ]);
});

lines('a text keeps its length, and a line feed only where something ends', () => {
  const text =
    "Il giudice applica l'art. 2,\ncomma 1, della\nlegge 241/1990 e la sentenza resta ferma.\n\nSpese compensate.";
  assert.is(unwrap(text), text.replace(',\n', ', ').replace('della\n', 'della '));
  assert.is(unwrap('art. 2 c.c.'), 'art. 2 c.c.');
});

lines.run();
