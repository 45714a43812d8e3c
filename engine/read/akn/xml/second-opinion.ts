// Checks a document with a second parser. fast-xml-parser is lenient where ours is strict, and written
// by other hands: where both give the same names, attributes and text, none of it was lost or made up.
import { XMLParser } from 'fast-xml-parser';
import { decode } from '../decode.js';
import { xmlBounds, type XmlElement } from '../xml.js';

/** A node as fast-xml-parser gives it: one key is the name, `:@` holds the attributes, `#text` is text. */
type OtherNode = Record<string, unknown>;

/**
 * Compares a tree with the one that fast-xml-parser builds of the same bytes.
 * @returns the first difference, `line 12: <p> found, <num> by another parser`, or what that parser says where it reads nothing;
 * `null` where they agree
 * @throws Refusal if the bytes are no UTF-8
 */
export function findDisagreement(root: XmlElement, bytes: Uint8Array, path: string): string | null {
  const text = decode(bytes, path, xmlBounds.bytes);
  let roots: OtherNode[];
  try {
    roots = parseLeniently(text).filter((node) => !('#text' in node));
  } catch (error) {
    return `refused by another parser: ${error instanceof Error ? error.message : String(error)}`;
  }
  return roots.length === 1 ? compare(root, roots[0]!) : `${roots.length} roots by another parser, one expected`;
}

/** Stands before all names. */
const sign = '@';

/** The tree that fast-xml-parser makes, text, order and all kept; names of elements and attributes begin with `@`. */
export function parseLeniently(text: string): OtherNode[] {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    // A name such as `constructor` or `toString` is kept apart from JavaScript's own by a sign before it; otherwise it is refused or changed.
    attributeNamePrefix: sign,
    // Called twice for an empty element.
    transformTagName: (name) => (name.startsWith(sign) ? name : sign + name),
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    // No DOCTYPE was let through: the only entities are the five of XML and character references.
    processEntities: { enabled: text.includes('&'), maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
    htmlEntities: true,
    maxNestedTags: xmlBounds.depth + 1,
    ignoreDeclaration: true,
    ignorePiTags: true,
    jPath: false,
  });
  return parser.parse(text) as OtherNode[];
}

function compare(ours: XmlElement, other: OtherNode): string | null {
  const [qualified, content] = entryOf(other);
  const differs = (found: string, expected: string) =>
    `line ${ours.line}: ${found} found, ${expected} by another parser`;
  const name = localName(qualified.slice(sign.length));
  if (ours.name !== name) return differs(`<${ours.name}>`, `<${name}>`);
  for (const [signed, value] of Object.entries((other[':@'] ?? {}) as Record<string, string>)) {
    const key = signed.slice(sign.length);
    // Attributes with a prefix are skipped: some are namespaces, and some give way to one without a prefix.
    if (key === 'xmlns' || key.includes(':')) continue;
    const own = ours.attributes[key] ?? 'none';
    // White space in an attribute is a blank, unless a character reference stands for it (XML 1.0 §3.3.3).
    const stated = value.replace(/[\t\n\r]/g, (blank, at: number) => (own[at] === blank ? blank : ' '));
    if (own !== stated) return differs(`${key}="${shorten(own)}"`, `"${shorten(stated)}"`);
  }
  const others = joinText(content as OtherNode[]);
  if (others.length !== ours.children.length) {
    return differs(`${ours.children.length} children of <${name}>`, String(others.length));
  }
  for (const [i, child] of ours.children.entries()) {
    const twin = others[i]!;
    if (typeof child === 'string' || typeof twin === 'string') {
      if (child === twin) continue;
      const say = (node: unknown) => (typeof node === 'string' ? JSON.stringify(shorten(node)) : 'an element');
      return differs(`${say(child)} in <${name}>`, say(twin));
    }
    const difference = compare(child, twin);
    if (difference !== null) return difference;
  }
  return null;
}

/** The children, neighbouring texts joined and empty ones left out. */
function joinText(nodes: readonly OtherNode[]): (string | OtherNode)[] {
  const joined: (string | OtherNode)[] = [];
  for (const node of nodes) {
    const text = textOf(node);
    const last = joined.at(-1);
    if (text === null) joined.push(node);
    else if (typeof last === 'string') joined[joined.length - 1] = last + text;
    else if (text !== '') joined.push(text);
  }
  return joined;
}

function textOf(node: OtherNode): string | null {
  const text = node['#text'];
  return typeof text === 'string' ? text : null;
}

function entryOf(node: OtherNode): [string, unknown] {
  return Object.entries(node).find(([name]) => name !== ':@')!;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
