// The yardstick of reading: a strict gate that counts elements and text, then fast-xml-parser's tree, and nothing made of it.
import { SaxesParser } from 'saxes';
import { parseLeniently } from '../../engine/read/akn/xml/second-opinion.js';

const chunkLength = 64 * 1024;

/** Number of top nodes. @throws for what is not well-formed UTF-8 XML */
export function gateAndParse(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  passGate(text);
  return parseLeniently(text).length;
}

/** What the tree of a lenient parser is checked against: the line of each element, the length of all text. */
function passGate(text: string): { lines: number[]; characters: number } {
  const gate = new SaxesParser({ xmlns: false });
  const census = { lines: [] as number[], characters: 0 };
  let depth = 0;
  gate.on('opentag', (tag) => {
    census.lines.push(gate.line);
    if (!tag.isSelfClosing) depth++;
  });
  gate.on('closetag', (tag) => {
    if (!tag.isSelfClosing) depth--;
  });
  gate.on('text', (run) => {
    if (depth > 0) census.characters += run.length;
  });
  gate.on('cdata', (run) => {
    census.characters += run.length;
  });
  for (let start = 0; start < text.length; start += chunkLength) gate.write(text.slice(start, start + chunkLength));
  gate.close();
  return census;
}
