// Texts that would change the order of those around them stand apart.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isolateTexts } from '../../../../http/pages/parts/isolate.js';

const test = suite('isolate');
const override = '\u202e';

test('a page without such characters stays as it is', () => {
  const html = '<p title="città">Art. 1 – <a href="/x?a=1&amp;b=2">perché</a>\t\r\n</p>';
  assert.is(isolateTexts(html), html);
});

test('a text with directional characters stands in a bdi', () => {
  assert.is(
    isolateTexts(`<p>prima <em>legge ${override}502</em> dopo</p>`),
    `<p>prima <em><bdi>legge ${override}502</bdi></em> dopo</p>`,
  );
});

for (const code of [0x061c, 0x200e, 0x200f, 0x202a, 0x202d, 0x2066, 0x2069])
  test(`U+${code.toString(16).padStart(4, '0')} is one of them`, () => {
    assert.match(isolateTexts(`<p>${String.fromCodePoint(code)}</p>`), '<bdi>');
  });

test('attributes, titles and the text of drawings have none', () => {
  const html = `<title>a${override}b</title><a title='x"${override}>' href="/${override}">c</a><text>d${override}</text><p>e</p>`;
  assert.is(isolateTexts(html), `<title>ab</title><a title='x">' href="/">c</a><text>d</text><p>e</p>`);
});

test('controls are shown, line breaks and tabs are left', () => {
  assert.is(isolateTexts('<p>a\u0000b\u0085c\td\n</p>'), '<p>a\ufffdb\ufffdc\td\n</p>');
});

test.run();
