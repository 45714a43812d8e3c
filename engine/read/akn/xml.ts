// Bytes → ordered element tree, or a refusal that names the line. The parser, saxes, is a strict one: it refuses where others lose text.
import { SaxesParser } from 'saxes';
import { decode } from './decode.js';
import { Refusal } from './refusal.js';

export { Refusal };

/** An element; `name` is local (`ref` for `akn:ref`), the namespace resolved, `undefined` where none is bound. */
export interface XmlElement {
  name: string;
  prefix: string;
  namespace: string | undefined;
  /** By local name (`schemaLocation` for `xsi:schemaLocation`); an unprefixed attribute wins. Null prototype. */
  attributes: Record<string, string>;
  /** Elements and non-empty strings in document order; no two strings stand side by side. */
  children: XmlNode[];
  /** One-based line at which the start tag ends. */
  line: number;
}

export type XmlNode = XmlElement | string;

/** The bounds of a document; a larger one is refused. The largest known act is about 60 MB with 900,000 elements. */
export const xmlBounds = {
  /** Of the whole document. */
  bytes: 128 * 1024 * 1024,
  /** Nested elements; real acts reach 13, foreign ones 40. */
  depth: 200,
  /** In one document; bounds the memory of the tree to about 1 GB. */
  elements: 2_000_000,
  /** On one element. */
  attributes: 1_000,
  /** Characters between two tags or in one attribute; the longest known article has one million. */
  run: 16 * 1024 * 1024,
} as const;

/**
 * Reads one XML document.
 * @param bytes UTF-8, with or without a byte order mark
 * @param path what the refusal calls the document
 * @throws Refusal if it is not well-formed UTF-8 XML, has a DOCTYPE (so no entity is ever expanded and no file is ever
 *   opened) or exceeds `xmlBounds`
 */
export function parseXml(bytes: Uint8Array, path: string): XmlElement {
  const text = decode(bytes, path, xmlBounds.bytes);
  const parser = new SaxesParser({ xmlns: false });
  const refuse = (found: string, expected: string): never => {
    throw new Refusal(path, parser.line, found, expected);
  };
  const names = new Map<string, QualifiedName>();
  const open: OpenElement[] = [];
  // The nodes whose parents are still open, in order; those of the innermost one begin at `first`. Cut off at its end, they are as long
  // as they need be: an array that grows node by node keeps room for seventeen.
  const nodes: XmlNode[] = [];
  let [first, namespaces] = [0, noNamespaces];
  // Of the start tag that is being read.
  let [attributes, declared, attributeCount] = [noAttributes, noNamespaces, 0];
  let elements = 0;

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
  parser.on('attribute', ({ name, value }) => {
    if (++attributeCount > xmlBounds.attributes)
      refuse('an element with more attributes', `at most ${xmlBounds.attributes}`);
    if (value.length > xmlBounds.run) refuse('a longer run of text', `at most ${xmlBounds.run} characters`);
    if (name.startsWith('xmlns') && (name.length === 5 || name[5] === ':')) {
      if (declared === noNamespaces) declared = Object.assign(Object.create(null), namespaces) as Namespaces;
      declared[name.slice(6)] = value;
    } else {
      if (attributes === noAttributes) attributes = new Attributes();
      const colon = name.indexOf(':');
      if (colon === -1) attributes[name] = value;
      else attributes[name.slice(colon + 1)] ??= value;
    }
  });
  parser.on('opentag', ({ name: qualified, isSelfClosing }) => {
    if (++elements > xmlBounds.elements) refuse('more elements', `at most ${xmlBounds.elements}`);
    open.push({ first, namespaces });
    if (!isSelfClosing && open.length > xmlBounds.depth)
      refuse(`<${qualified}> nested deeper`, `at most ${xmlBounds.depth} levels`);
    let known = names.get(qualified);
    if (known === undefined) names.set(qualified, (known = splitName(qualified)));
    const { name, prefix } = known;
    if (declared !== noNamespaces) namespaces = declared;
    nodes.push({ name, prefix, namespace: namespaces[prefix], attributes, children: [], line: parser.line });
    first = nodes.length;
    [attributes, declared, attributeCount] = [noAttributes, noNamespaces, 0];
  });
  parser.on('closetag', () => {
    const element = nodes[first - 1] as XmlElement;
    if (nodes.length > first) {
      element.children = nodes.slice(first);
      nodes.length = first;
    }
    ({ first, namespaces } = open.pop()!);
  });
  const append = (run: string) => {
    if (open.length === 0 || run === '') return;
    if (run.length > xmlBounds.run) refuse('a longer run of text', `at most ${xmlBounds.run} characters`);
    const last = nodes.length - 1;
    const before = nodes[last];
    if (last >= first && typeof before === 'string') nodes[last] = before + run;
    else nodes.push(run);
  };
  parser.on('text', append);
  parser.on('cdata', append);

  parser.write(text).close();
  return nodes[0] as XmlElement;
}

/** What can hold an ampersand as it is, with its end, and an ampersand itself. */
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

/** Namespaces in scope, by prefix. */
type Namespaces = Record<string, string>;

const noNamespaces: Namespaces = Object.freeze(Object.create(null) as Namespaces);

/** What stands outside an element and returns when it closes. */
interface OpenElement {
  first: number;
  namespaces: Namespaces;
}

/** The few names of a document are split once each; besides, one string is faster to compare than many equal ones. */
interface QualifiedName {
  name: string;
  prefix: string;
}

function splitName(name: string): QualifiedName {
  const colon = name.indexOf(':');
  return colon === -1 ? { name, prefix: '' } : { name: name.slice(colon + 1), prefix: name.slice(0, colon) };
}

/** An object without inherited names that, unlike `Object.create(null)`, keeps the fast layout of a class. */
const Attributes = function () {
  // Nothing of its own yet.
} as unknown as new () => Record<string, string>;
Attributes.prototype = Object.create(null);

const noAttributes: Record<string, string> = Object.freeze(new Attributes());

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
