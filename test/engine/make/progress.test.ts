import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { describe, openProgress } from '../../../engine/make/progress.js';

const progress = suite('progress');

function recorder(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  let time = 0;
  const line = openProgress({ isTTY, columns, write: (text) => written.push(text) }, () => time);
  return { line, written, after: (ms: number) => (time += ms) };
}

progress('a terminal has one line, renewed ten times a second at most', () => {
  const { line, written, after } = recorder(true);
  for (let step = 1; step <= 1_000; step++) {
    after(1);
    line.update({ documents: step, bytes: step * 1_000, totalBytes: 2_000_000 });
  }
  assert.is(written.length, 10);
  assert.is(written.at(-1), '\r\x1b[2K██████████░░░░░░░░░░ 50 %, 1,000 documents, 1.0 MB/s, 0:01 left');
  assert.ok(written.every((text) => !text.includes('\n')));
});

progress('elsewhere there is a plain line every ten seconds', () => {
  const { line, written, after } = recorder(false);
  for (let second = 1; second <= 25; second++) {
    after(1_000);
    line.update({ documents: second, bytes: second * 1e6, totalBytes: 100e6 });
  }
  line.close();
  assert.equal(written, ['10 %, 10 documents, 1.0 MB/s, 1:30 left\n', '20 %, 20 documents, 1.0 MB/s, 1:20 left\n']);
});

progress('after the reading, the share of the graph that is laid out, by the same rules', () => {
  const [terminal, plain] = [recorder(true), recorder(false)];
  for (const { line, after } of [terminal, plain]) {
    for (const share of [0, 0.256]) {
      after(9_999);
      line.update({ drawn: share });
    }
  }
  assert.is(terminal.written.at(-1), '\r\x1b[2K█████░░░░░░░░░░░░░░░ graph laid out: 25 %');
  assert.equal(plain.written, ['graph laid out: 25 %\n']);
});

progress('other lines are printed above the progress and stay', () => {
  const { line, written, after } = recorder(true);
  line.say('first');
  after(200);
  line.update({ documents: 1, bytes: 0, totalBytes: 0 });
  line.say('second');
  line.close();
  const bar = '░░░░░░░░░░░░░░░░░░░░ 0 %, 1 documents, 0.0 MB/s';
  assert.equal(written, ['first\n', `\r\x1b[2K${bar}`, `\r\x1b[2Ksecond\n${bar}`, '\r\x1b[2K']);
});

progress('a narrow terminal is not overrun', () => {
  const { line, written, after } = recorder(true, 30);
  after(200);
  line.update({ documents: 1, bytes: 1, totalBytes: 2 });
  assert.is(written[0]!.replace('\r\x1b[2K', '').length, 29);
});

progress('hours are printed as hours', () => {
  assert.is(describe({ documents: 1, bytes: 1, totalBytes: 3_601 }, 2_000), '0 %, 1 documents, 0.0 MB/s, 2:00:00 left');
});

progress.run();
