// Bytes → ordered element tree, or a refusal that names the line. A strict gate (saxes) reads first, so that
// fast-xml-parser, which builds the tree but is lenient, never sees a document in which it would lose text.
import { XMLParser } from 'fast-xml-parser';
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
  /** Characters between two tags, in one tag, comment or instruction; the longest known article has one million. */
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
  const census = readStrictly(text, path);
  return convert(parseLeniently(text, path), census, path);
}

/** What the gate counted, which the tree must match. */
interface Census {
  /** Line of the n-th element in document order. */
  lines: number[];
  /** Characters of text inside the root, references resolved. */
  characters: number;
}

/** The gate alone; exported for the bench. */
export function readStrictly(text: string, path: string): Census {
  const gate = new SaxesParser({ xmlns: false });
  const census: Census = { lines: [], characters: 0 };
  const refuse = (found: string, expected: string): never => {
    throw new Refusal(path, gate.line, found, expected);
  };
  let depth = 0;
  let attributes = 0;
  let lastEvent = 0;
  const count = (run: string) => {
    lastEvent = gate.position;
    census.characters += run.length;
  };
  gate.on('error', (error) => {
    const message = error.message.replace(/^[\d:]+ /, '').replace(/\.$/, '');
    const open = /^unclosed tag: (.+)/.exec(message)?.[1];
    if (open !== undefined) refuse(`a document cut off inside <${open}>`, `</${open}>`);
    refuse(message, 'well-formed XML');
  });
  gate.on('doctype', (doctype) =>
    refuse(`a DOCTYPE (${doctype.trim().slice(0, 60)})`, 'none: Akoma Ntoso needs none, and none is followed'),
  );
  gate.on('attribute', () => {
    if (++attributes > xmlBounds.attributes)
      refuse('an element with more attributes', `at most ${xmlBounds.attributes}`);
  });
  gate.on('opentag', (tag) => {
    attributes = 0;
    lastEvent = gate.position;
    census.lines.push(gate.line);
    if (census.lines.length > xmlBounds.elements) refuse('more elements', `at most ${xmlBounds.elements}`);
    if (!tag.isSelfClosing && ++depth > xmlBounds.depth) {
      refuse(`<${tag.name}> nested deeper`, `at most ${xmlBounds.depth} levels`);
    }
  });
  gate.on('closetag', (tag) => {
    lastEvent = gate.position;
    if (!tag.isSelfClosing) depth--;
  });
  gate.on('text', (run) => {
    if (depth > 0) count(run);
  });
  gate.on('cdata', count);
  for (let start = 0; start < text.length; start += chunkLength) {
    gate.write(text.slice(start, start + chunkLength));
    if (gate.position - lastEvent > xmlBounds.run)
      refuse('a longer run of text', `at most ${xmlBounds.run} characters`);
  }
  gate.close();
  return census;
}

/** Large enough to be fast, small enough to notice an overlong run soon. */
const chunkLength = 64 * 1024;

/** A node as fast-xml-parser gives it: one key is the name, `:@` holds the attributes, `#text` is text. */
type LooseNode = Record<string, unknown>;

/** fast-xml-parser alone; exported for the bench. */
export function parseLeniently(text: string, path: string): LooseNode[] {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    // The gate let through only the five entities and character references: none can expand.
    processEntities: { enabled: text.includes('&'), maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
    htmlEntities: true,
    maxNestedTags: xmlBounds.depth + 1,
    ignoreDeclaration: true,
    ignorePiTags: true,
    jPath: false,
  });
  try {
    return parser.parse(text) as LooseNode[];
  } catch (error) {
    throw new Refusal(path, 1, error instanceof Error ? error.message : String(error), 'XML that the parser can take');
  }
}

type Namespaces = Readonly<Record<string, string>>;

/** An object without inherited names that, unlike `Object.create(null)`, keeps the fast layout of a class. */
const Attributes = function () {
  // Nothing of its own yet.
} as unknown as new () => Record<string, string>;
Attributes.prototype = Object.create(null);

const noAttributes: Record<string, string> = Object.freeze(new Attributes());

function convert(nodes: LooseNode[], census: Census, path: string): XmlElement {
  let elements = 0;
  let characters = 0;
  const top = convertAll(nodes, Object.create(null) as Namespaces);
  const root = top.find((node) => typeof node !== 'string');
  for (const node of top) if (typeof node === 'string') characters -= node.length;
  if (root === undefined || elements !== census.lines.length || characters !== census.characters) {
    const found = `${elements} elements and ${characters} characters of text in the tree`;
    throw new Refusal(path, 1, found, `${census.lines.length} and ${census.characters} as in the document`);
  }
  return root;

  function convertAll(loose: LooseNode[], namespaces: Namespaces): XmlNode[] {
    const children: XmlNode[] = [];
    for (const node of loose) {
      for (const key in node) {
        const value = node[key];
        if (typeof value === 'string') {
          characters += value.length;
          const last = children.length - 1;
          const before = children[last];
          if (typeof before === 'string') children[last] = before + value;
          else if (value !== '') children.push(value);
        } else children.push(convertElement(key, value as LooseNode[], node[':@'], namespaces));
        break;
      }
    }
    return children;
  }

  function convertElement(qname: string, loose: LooseNode[], own: unknown, outer: Namespaces): XmlElement {
    const line = census.lines[elements++] ?? 0;
    let attributes = noAttributes;
    let namespaces = outer;
    if (own !== undefined) {
      const values = own as Record<string, string>;
      attributes = new Attributes();
      for (const key in values) {
        const colon = key.indexOf(':');
        if (colon === -1 && key !== 'xmlns') attributes[key] = values[key]!;
        else {
          const local = key.slice(colon + 1);
          if (key === 'xmlns' || key.startsWith('xmlns:')) {
            if (namespaces === outer) namespaces = Object.assign(Object.create(null), outer) as Namespaces;
            (namespaces as Record<string, string>)[key === 'xmlns' ? '' : local] = values[key]!;
          } else if (!(local in values)) attributes[local] = values[key]!;
        }
      }
    }
    const colon = qname.indexOf(':');
    const prefix = colon === -1 ? '' : qname.slice(0, colon);
    const name = colon === -1 ? qname : qname.slice(colon + 1);
    const children = loose.length === 0 ? [] : convertAll(loose, namespaces);
    return { name, prefix, namespace: namespaces[prefix], attributes, children, line };
  }
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
