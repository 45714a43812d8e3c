import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseTarget, withoutSlash } from '../../../http/deliver/target.js';

const target = suite('target');

for (const [text, path, search] of [
  ['/a?b=c?d', '/a', '?b=c?d'],
  ['/a?', '/a', '?'],
  ['/a%3Fb?c', '/a?b', '?c'],
  ['http://host:1/a?b', '/a', '?b'],
  ['HTTPS://host', '/', ''],
  ['http://host?x', '/', '?x'],
  ['/a#b?c', '/a', ''],
  ['*', '*', ''],
  ['', '/', ''],
  ['/http://x/y', '/http://x/y', ''],
] as const) {
  target(`${text}: path ${path}, query ${search}`, () =>
    assert.equal(parseTarget(text), { path, search, length: text.length }),
  );
}

for (const [text, location] of [
  ['/api/public/health/', '/api/public/health'],
  ['/api/public/h%65alth/?', '/api/public/health'],
  ['/a/?q=a|b"<è>', '/a?q=a%7Cb%22%3C%C3%A8%3E'],
  ['/a/?x=%0d%0aset-cookie:b', '/a?x=%0d%0aset-cookie:b'],
] as const) {
  target(`${text}: redirects to ${location}`, () => assert.is(withoutSlash(parseTarget(text)), location));
}

target.run();
