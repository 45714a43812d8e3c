// Bytes → ordered element tree, or a refusal that names the line. What is not plain is read by saxes, a strict parser: it refuses where others lose text.
import { SaxesParser } from 'saxes';
import { decode } from './decode.js';
import { Refusal } from './refusal.js';
import { parsePlain } from './xml/plain.js';
import { Tree, xmlBounds, type XmlElement } from './xml/tree.js';

export { Refusal };
export { xmlBounds, type XmlElement, type XmlNode } from './xml/tree.js';

/**
 * Reads one XML document.
 * @param bytes UTF-8, with or without a byte order mark
 * @param path what the refusal calls the document
 * @throws Refusal if it is not well-formed UTF-8 XML, has a DOCTYPE (so no entity is ever expanded and no file is ever
 *   opened) or exceeds `xmlBounds`
 */
export function parseXml(bytes: Uint8Array, path: string): XmlElement {
  const text = decode(bytes, path, xmlBounds.bytes);
  return parsePlain(text) ?? parseAny(text, path);
}

/** Reads what is not plain, and refuses what is not well-formed. */
function parseAny(text: string, path: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false });
  const refuse = (found: string, expected: string): never => {
    throw new Refusal(path, parser.line, found, expected);
  };
  const tree = new Tree(refuse);
  // Seven handlers at most: saxes adds them as properties of itself, and with an eighth V8 makes it a dictionary, six times as slow.
  parser.on('error', (error) => {
    const ampersand = lineOfBareAmpersand(text.slice(0, parser.position));
    if (ampersand !== null) throw new Refusal(path, ampersand, 'an ampersand that begins no entity', '"&amp;"');
    const message = error.message.replace(/^[\d:]+ /, '').replace(/\.$/, '');
    const unclosed = /^unclosed tag: (.+)/.exec(message)?.[1];
    if (unclosed !== undefined) refuse(`a document cut off inside <${unclosed}>`, `</${unclosed}>`);
    refuse(message, 'well-formed XML');
  });
  parser.on('doctype', (doctype) =>
    refuse(`a DOCTYPE (${doctype.trim().slice(0, 60)})`, 'none: Akoma Ntoso needs none, and none is followed'),
  );
  parser.on('attribute', ({ name, value }) => tree.attribute(name, value));
  parser.on('opentag', ({ name, isSelfClosing }) => tree.enter(name, isSelfClosing, parser.line));
  parser.on('closetag', () => tree.leave());
  parser.on('text', (run) => tree.text(run));
  parser.on('cdata', (run) => tree.text(run));
  parser.write(text).close();
  return tree.root;
}

/** Markup that may hold an ampersand as it is, with its end. */
const holders = new Map([
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]);
const holderOrAmpersand = /<!--|<!\[CDATA\[|<\?|&/g;
const entity = /^&(?:[\p{L}_:][\p{L}\d._:-]{0,60}|#\d{1,9}|#x[\da-fA-F]{1,8});/u;

/**
 * The line of the first bare ampersand, `null` if there is none. The parser takes all up to the next semicolon for the name of an
 * entity, and finds its error there or at the end.
 */
function lineOfBareAmpersand(text: string): number | null {
  holderOrAmpersand.lastIndex = 0;
  for (let found = holderOrAmpersand.exec(text); found !== null; found = holderOrAmpersand.exec(text)) {
    const closing = holders.get(found[0]);
    if (closing !== undefined) {
      const end = text.indexOf(closing, found.index);
      if (end === -1) return null;
      holderOrAmpersand.lastIndex = end + closing.length;
    } else if (!entity.test(text.slice(found.index, found.index + 70))) {
      return text.slice(0, found.index).split(/\r\n?|\n/).length;
    }
  }
  return null;
}

/** The child elements, in order, of one name or all. */
export function childElements(element: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of element.children) {
    if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child);
  }
  return found;
}

/** The first child of that name; with several names the path down (`firstChild(act, 'meta', 'identification')`). */
export function firstChild(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element;
  for (const name of path) {
    at = at?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name);
  }
  return at;
}

/** Every element of that name below, in document order. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  collect(element);
  return found;

  function collect(at: XmlElement): void {
    for (const child of at.children) {
      if (typeof child === 'string') continue;
      if (child.name === name) found.push(child);
      collect(child);
    }
  }
}

/** All text below, in document order. */
export function textContent(element: XmlElement): string {
  let text = '';
  for (const child of element.children) text += typeof child === 'string' ? child : textContent(child);
  return text;
}
