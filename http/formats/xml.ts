// XML as it is given away: elements as plain data, written by fast-xml-parser.
import { XMLBuilder } from 'fast-xml-parser';

/** An element or a text, in the builder's own form. */
export type XmlNode = Readonly<Record<string, unknown>>;

/** Members that are `null` are left out. */
export type Attributes = Readonly<Record<string, string | null>>;

/** An element. @param children `null` ones are left out */
export function element(
  name: string,
  attributes: Attributes = {},
  children: readonly (XmlNode | null)[] = [],
): XmlNode {
  const stated = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [[`@_${key}`, legal(value)] as const],
  );
  return { [name]: children.filter((child) => child !== null), ':@': Object.fromEntries(stated) };
}

/** A run of text; what XML cannot hold becomes U+FFFD. */
export function text(content: string): XmlNode {
  return { '#text': legal(content) };
}

/** One element alone. */
export function writeElement(root: XmlNode): string {
  return builder.build([root]);
}

/** A document. */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build([root])}\n`;
}

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  // Without it an attribute whose value is "true" would have none.
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** XML 1.0 §2.2: control characters, lone surrogates and two non-characters have no place in a document. */
export function legal(content: string): string {
  return content.replace(
    /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '\ufffd',
  );
}
