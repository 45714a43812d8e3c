import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { descendants, firstChild, parseXml, Refusal, textContent, xmlBounds } from '../../../../engine/read/akn/xml.js';
import { findDisagreement } from '../../../../engine/read/akn/xml/second-opinion.js';
import { sharedPath } from '../../../shared.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string) => parseXml(bytes(text), 'a.xml');

function refusal(input: string | Uint8Array): string {
  try {
    parseXml(typeof input === 'string' ? bytes(input) : input, 'a.xml');
  } catch (error) {
    assert.instance(error, Refusal);
    assert.match((error as Refusal).message, /^a\.xml:\d+: .+, expected .+/);
    return (error as Refusal).message;
  }
  return 'was read';
}

test('keeps text and elements in their order', () => {
  const root = parse('<p>a <ref href="x">b</ref> c<i/>d</p>');
  assert.equal(
    root.children.map((child) => (typeof child === 'string' ? child : child.name)),
    ['a ', 'ref', ' c', 'i', 'd'],
  );
  assert.is(textContent(root), 'a b cd');
});

test('keeps white space, newlines and a number as they are written', () => {
  assert.is(textContent(parse('<p> 007\n <b> </b>\t1e3</p>')), ' 007\n  \t1e3');
});

test('resolves the five entities and character references once', () => {
  assert.is(textContent(parse('<p>&amp;lt; &lt;b&gt; &#233;&#x2019; &quot;&apos;</p>')), '&lt; <b> é’ "\'');
  assert.is(parse('<p a="&amp;amp;&#65;"/>').attributes['a'], '&amp;A');
});

test('reads CDATA as text and joins text around a comment', () => {
  assert.equal(parse('<p>a<![CDATA[<b>&amp;]]><!-- no -->c<?pi no?>d</p>').children, ['a<b>&amp;cd']);
});

test('resolves prefixes and redeclared default namespaces', () => {
  const root = parse('<an:a xmlns:an="urn:1" an:id="x" id="y" xmlns="urn:2"><b/><an:c xmlns:an="urn:3"/></an:a>');
  const [b, c] = [firstChild(root, 'b')!, firstChild(root, 'c')!];
  assert.equal([root.name, root.prefix, root.namespace], ['a', 'an', 'urn:1']);
  assert.equal([b.namespace, c.namespace], ['urn:2', 'urn:3']);
  assert.equal({ ...root.attributes }, { id: 'y' });
});

test('knows the line of every element, past comments and byte order mark', () => {
  const root = parse('\uFEFF<?xml version="1.0"?>\n<!--\n--><a>\r\n<b\n c="d"/></a>');
  assert.equal([root.line, firstChild(root, 'b')!.line], [3, 5]);
});

test('takes names and attributes that objects inherit', () => {
  const root = parse('<a toStrin="1"><b/></a>');
  assert.is(root.attributes['constructor'], undefined);
  assert.is(parse('<a __proto__="x"/>').attributes['__proto__'], 'x');
  assert.is(firstChild(parse('<a><constructor/></a>'), 'constructor')?.name, 'constructor');
});

const malformed: Record<string, [string, string | RegExp]> = {
  'a mismatched tag': ['<a>\n<b></a>', /^a\.xml:2:/],
  'a second root': ['<a/>\n<b/>', /^a\.xml:2:/],
  'text after the root': ['<a/>x', 'text'],
  'no root': ['<!-- x -->', 'root'],
  'plain text': ['not a document', 'a.xml:1'],
  'an undefined entity': ['<a>&deg;</a>', 'undefined entity'],
  'a bare ampersand': ['<a>A & B</a>', 'a.xml:1: an ampersand that begins no entity, expected "&amp;"'],
  'a bare ampersand at its own line': ['<a>\nA & B\n<b>C &amp; D;</b>\n</a>', /^a\.xml:2: an ampersand/],
  'a bare ampersand past a comment': ['<a><!-- & --><![CDATA[&]]>\r\n<?b &?>A&B, C;</a>', /^a\.xml:2: an ampersand/],
  'a control character': ['<a>\u0001</a>', 'character'],
  'a repeated attribute': ['<a b="1" b="2"/>', 'b'],
  'an unquoted attribute': ['<a b=1/>', 'quoted'],
  'a DOCTYPE': ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'DOCTYPE (a SYSTEM'],
  'an entity expansion': [
    `<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "${'&x;'.repeat(99)}"><!ENTITY z "${'&y;'.repeat(99)}">]>\n<a>&z;</a>`,
    'DOCTYPE',
  ],
  'an external entity': ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'DOCTYPE'],
  'too deep a nesting': ['<a>'.repeat(1000) + '</a>'.repeat(1000), `at most ${xmlBounds.depth} levels`],
};
for (const [name, [text, words]] of Object.entries(malformed)) {
  test(`refuses ${name}`, () => assert.match(refusal(text), words));
}

test('a quote in an instruction swallows no law', () => {
  assert.is(textContent(parse("<a><?note it's?><p>law</p><?note it's?></a>")), 'law');
});

test('an attribute without a prefix wins over one with it', () => {
  assert.equal({ ...parse('<a b="1" x:b="2" x:c="3" c="4"/>').attributes }, { b: '1', c: '4' });
});

test('refuses bytes that are not UTF-8 and names byte and line', () => {
  const latin = bytes('<a>\ncitt_</a>');
  latin[8] = 0xe0;
  assert.match(refusal(latin), 'a.xml:2: byte 0xe0 at 8');
  assert.match(refusal(Uint8Array.from([0xff, 0xfe, 0x3c, 0])), 'UTF-16');
  assert.match(refusal(Uint8Array.from([...bytes('<a>è</a>'.slice(0, 4)), 0xe2, 0x82])), 'byte 0xe2 at 5');
  assert.match(refusal(new Uint8Array()), 'an empty file');
});

test('refuses NUL padding by name', () => {
  assert.match(refusal(Uint8Array.from([...bytes('<a>\n</a>'), 0, 0, 0])), 'a.xml:2: a tail of 3 NUL bytes');
  assert.match(refusal(Uint8Array.from([...bytes('<a>'), 0, ...bytes('</a>')])), 'a NUL byte at 3');
});

test('refuses a document that is cut off at any byte', () => {
  const whole = bytes('<?xml version="1.0"?><à b="c&amp;d"><!-- e --><p>f&#233;è</p><![CDATA[g]]></à>');
  for (let end = 0; end < whole.length; end++) assert.not.match(refusal(whole.subarray(0, end)), 'was read');
  assert.is(parseXml(whole, 'a.xml').name, 'à');
});

test('refuses a text node of 100 MB and a million attributes within seconds', () => {
  const started = process.cpuUsage();
  assert.match(refusal(`<a>${'x'.repeat(100_000_000)}</a>`), 'a longer run');
  assert.match(refusal(`<a ${Array.from({ length: 1_000_000 }, (_, n) => `a${n}=""`).join(' ')}/>`), 'attributes');
  assert.match(refusal(`<a b="${'x'.repeat(xmlBounds.run + 100_000)}"/>`), 'a longer run');
  assert.match(refusal(`<a>${'<b/>'.repeat(xmlBounds.elements)}</a>`), 'more elements');
  // Of this process: other work on the machine doesn't count.
  assert.ok(process.cpuUsage(started).user < 20_000_000);
});

test('refuses a document over the limit before reading it', () => {
  assert.match(refusal(new Uint8Array(xmlBounds.bytes + 1)), `at most ${xmlBounds.bytes}`);
});

test('builds of every real document the tree that another parser builds', () => {
  for (const folder of ['normattiva', 'foreign']) {
    const path = sharedPath('corpus', folder);
    if (path === null) return;
    for (const file of readdirSync(path)) {
      // Refused for its DOCTYPE.
      if (file.startsWith('nir_')) continue;
      const content = readFileSync(join(path, file));
      assert.is(findDisagreement(parseXml(content, file), content, file), null, file);
    }
  }
});

test('reports where the second parser reads something else', () => {
  const read = '<a>\n<b c="1">law &amp; <i>order</i></b></a>';
  const differ = (other: string) => findDisagreement(parse(read), bytes(other), 'a.xml');
  assert.is(differ(read), null);
  assert.is(differ(read.replaceAll('b', 'p')), 'line 2: <b> found, <p> by another parser');
  assert.is(differ(read.replace('"1"', '"2"')), 'line 2: c="1" found, "2" by another parser');
  assert.is(differ(read.replace('law', 'flaw')), 'line 2: "law & " in <b> found, "flaw & " by another parser');
  assert.is(differ(read.replace('<i>order</i>', '')), 'line 2: 2 children of <b> found, 1 by another parser');
});

test('the second parser reads names that JavaScript has and white space that is written as a reference', () => {
  for (const text of [
    '<a toString="1" b="2"><valueOf>x</valueOf></a>',
    '<a constructor="1"><constructor>x</constructor><prototype/></a>',
    '<a b="x&#9;y&#10;z&#xD;" c="x\ty\nz">x&#9;y</a>',
  ])
    assert.is(findDisagreement(parse(text), bytes(text), 'a.xml'), null, text);
  const [tab, blank] = ['<a b="x&#9;y"/>', '<a b="x y"/>'];
  assert.is(findDisagreement(parse(tab), bytes(blank), 'a.xml'), 'line 1: b="x\ty" found, "x y" by another parser');
});

test('finds descendants in document order', () => {
  const root = parse('<a><p n="1"><p n="2"/></p><b><p n="3"/></b></a>');
  assert.equal(
    descendants(root, 'p').map((p) => p.attributes['n']),
    ['1', '2', '3'],
  );
});

test.run();
