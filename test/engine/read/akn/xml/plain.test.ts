// What is read as plain XML is read as the strict parser reads it: a comment behind the root leaves the document to that parser.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parsePlain } from '../../../../../engine/read/akn/xml/plain.js';
import { parseXml } from '../../../../../engine/read/akn/xml.js';
import { seeded } from '../../../random-corpus.js';
import { sharedPath } from '../../../../shared.js';

function strict(text: string): string {
  try {
    return JSON.stringify(parseXml(new TextEncoder().encode(`${text}<!---->`), 'a.xml'));
  } catch {
    return 'refused';
  }
}

const plain = `<?xml version="1.0" encoding="UTF-8"?>
<akomaNtoso xmlns="urn:1" xmlns:xsi="urn:2" xsi:schemaLocation="urn:1 a.xsd">
 <an:act xmlns:an="urn:3" name="vigente"><p eId="art_1" an:eId='x' class=''>città &amp; «comune»</p>
<num>1.</num><br/><p >a &lt; b</p><i
 a="1"   b="&quot;2"/></an:act></akomaNtoso>
`.replaceAll("'", '"');

test('reads a plain document without the strict parser, as that one would', () => {
  assert.is(JSON.stringify(parsePlain(plain)), strict(plain));
});

const others: Record<string, string> = {
  'a comment': '<a><!-- b --></a>',
  'a blank in an end tag': '<a></a >',
  CDATA: '<a><![CDATA[b]]></a>',
  'a DOCTYPE': '<!DOCTYPE a><a/>',
  'an instruction': '<a><?b?></a>',
  'a character reference': '<a>&#65;</a>',
  'single quotes': "<a b='c'/>",
  'newlines of another system': '<a>\r\n</a>',
  'another encoding': '<?xml version="1.0" encoding="iso-8859-1"?><a/>',
};
for (const [name, text] of Object.entries(others)) {
  test(`leaves ${name} to the strict parser`, () => assert.is(parsePlain(text), null));
}

test('of 30,000 damaged documents, reads none that the strict parser refuses or reads differently', () => {
  const random = seeded(7);
  const below = (most: number) => Math.floor(random() * most);
  const signs = [
    ...'<>/="&;:!?-.]\'#x1 \n\t',
    '\u00a0',
    '\u0001',
    '\ufffe',
    '\ufeff',
    '&lt;',
    ']]>',
    ' b="c"',
    '<b>',
    '</b>',
  ];
  let read = 0;
  for (let n = 0; n < 30_000; n++) {
    let text = plain;
    for (let times = 1 + below(3); times > 0; times--) {
      const at = below(text.length);
      const put = below(4) === 0 ? text.slice(below(text.length)).slice(0, 8) : signs[below(signs.length)]!;
      text = text.slice(0, at) + (below(3) === 0 ? '' : put) + text.slice(at + below(3));
    }
    const root = parsePlain(text);
    if (root === null) continue;
    read++;
    const told = JSON.stringify(root);
    const expected = strict(text);
    if (told !== expected) assert.unreachable(`${JSON.stringify(text)}: ${told}, expected ${expected}`);
  }
  assert.ok(read > 1_000, `${read} read`);
});

test('reads every real document as the strict parser does', () => {
  const path = sharedPath('corpus', 'normattiva');
  if (path === null) return;
  for (const file of readdirSync(path)) {
    const text = readFileSync(join(path, file), 'utf8').replace(/^\ufeff/, '');
    if (text.length > 1_000_000) continue;
    const root = parsePlain(text);
    assert.ok(root !== null, `${file} is not plain`);
    assert.is(JSON.stringify(root), strict(text), file);
  }
});

test.run();
