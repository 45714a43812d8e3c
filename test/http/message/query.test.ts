import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decodePath, decodeQuery, parseInteger } from '../../../http/message/query.js';

const query = suite('query');

for (const [text, expected] of [
  ['5', 5],
  ['+5', 5],
  ['-5', -5],
  [' \t\n5\u00a0\u2003\u0085', 5],
  ['007', 7],
  ['1_000', 1000],
  ['0_0_7', 7],
  ['1.0', 1],
  ['12.000', 12],
  ['0-5', -5],
  ['-0', 0],
  ['9'.repeat(4300), Number.MAX_SAFE_INTEGER],
  [`-${'9'.repeat(4299)}`, Number.MIN_SAFE_INTEGER],
  ['9'.repeat(4301), 'int_parsing_size'],
  [`${'0'.repeat(9000)}8`, 8],
  ['', 'int_parsing'],
  ['+', 'int_parsing'],
  ['+-5', 'int_parsing'],
  ['--5', 'int_parsing'],
  ['1__0', 'int_parsing'],
  ['1_', 'int_parsing'],
  ['_1', 'int_parsing'],
  ['1.', 'int_parsing'],
  ['.0', 'int_parsing'],
  ['1.5', 'int_parsing'],
  ['1e3', 'int_parsing'],
  ['0x10', 'int_parsing'],
  ['٣', 'int_parsing'],
  ['1 2', 'int_parsing'],
  ['\ufeff5', 'int_parsing'],
] as const) {
  query(`integer ${JSON.stringify(text.slice(0, 20))}: ${expected}`, () => {
    assert.is(Object.is(parseInteger(text), -0), false);
    assert.is(parseInteger(text), expected);
  });
}

query('the last of a repeated name counts, names are decoded and case-sensitive', () => {
  const values = decodeQuery('?a=1&A=2&%61=3&b&c=x=y&&d=%E0&e=+%2B&f=%zz');
  assert.equal(Object.fromEntries(values), { a: '3', A: '2', b: '', c: 'x=y', d: '\ufffd', e: ' +', f: '%zz' });
});

for (const [path, expected] of [
  ['/a/b', '/a/b'],
  ['/a%2Fb', '/a/b'],
  ['/a%252Fb', '/a%2Fb'],
  ['/a+b&c=d', '/a+b&c=d'],
  ['/a%2Bb%26c', '/a+b&c'],
  ['/%zz%4', '/%zz%4'],
  ['/citt%C3%A0%E0', '/città\ufffd'],
  ['=%3D', '=='],
] as const) {
  query(`path ${path}: decoded once`, () => assert.is(decodePath(path), expected));
}

query('input built to be slow takes time by its length only', () => {
  const time = (length: number) => {
    const texts = ['_'.repeat(length), `${' '.repeat(length)}x`, '0_'.repeat(length / 2), `1${'0'.repeat(length)}.`];
    const started = performance.now();
    for (let round = 0; round < 20; round++) for (const text of texts) parseInteger(text);
    return performance.now() - started;
  };
  time(10_000);
  const [short, long] = [time(20_000), time(160_000)];
  assert.ok(long < 8 * 8 * Math.max(short, 1), `${short} ms, then ${long} ms for eight times as much`);
});

query.run();
