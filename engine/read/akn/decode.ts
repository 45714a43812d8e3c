// Bytes → text: UTF-8 throughout, or a refusal that names byte and line.
import { isUtf8 } from 'node:buffer';
import { decodeUtf8 } from '../../store/utf8.js';
import { Refusal } from './refusal.js';

/**
 * Decodes UTF-8 with or without a byte order mark.
 * @param most the largest document that is read, in bytes
 * @throws Refusal for more bytes, none, UTF-16, NUL bytes (padding is named as such) and what is not UTF-8
 */
export function decode(bytes: Uint8Array, path: string, most: number): string {
  if (bytes.length > most) {
    throw new Refusal(path, 1, `${bytes.length} bytes`, `at most ${most}`);
  }
  if (bytes.length === 0) throw new Refusal(path, 1, 'an empty file', 'an XML document');
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new Refusal(path, 1, 'UTF-16', 'UTF-8');
  }
  const nul = bytes.indexOf(0);
  if (nul !== -1) {
    const padding = bytes.subarray(nul).every((byte) => byte === 0);
    const found = padding ? `a tail of ${bytes.length - nul} NUL bytes` : `a NUL byte at ${nul}`;
    throw new Refusal(path, lineAt(bytes, nul), found, padding ? 'the document to end with its root' : 'text');
  }
  const encoded = decodeBase64(bytes);
  if (encoded !== null) {
    if (isHtml.test(encoded.toString('latin1', 0, 200))) throw new Refusal(path, 1, 'HTML in base64', 'Akoma Ntoso');
    return decode(encoded, path, most);
  }
  if (!isUtf8(bytes)) {
    const bad = firstBadByte(bytes);
    const found = `byte 0x${bytes[bad]!.toString(16).padStart(2, '0')} at ${bad}, which is not UTF-8`;
    throw new Refusal(path, lineAt(bytes, bad), found, 'UTF-8 throughout');
  }
  const text = decodeUtf8(bytes);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

const isHtml = /^\s*(?:<!doctype\s+html|<html)/i;
/** `<` and the two characters behind it, in base64. */
const markupInBase64 = /^(?:PD|PG|PC|PH|PE|PF)[\w+/]/;

/** The markup that some packs hold in base64 in place of XML; `null` where the bytes are anything else. */
function decodeBase64(bytes: Uint8Array): Buffer | null {
  // Cheap for nearly all documents, which begin with "<".
  if (bytes[0] !== 0x50) return null;
  const text = Buffer.from(bytes).toString('latin1').trimEnd();
  if (!markupInBase64.test(text) || !/^[\w+/\s]+={0,2}$/.test(text)) return null;
  const decoded = Buffer.from(text, 'base64');
  return decoded[0] === 0x3c ? decoded : null;
}

/** Bisects for the longest prefix that decodes, then steps back over the start of the sequence that does not. */
function firstBadByte(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  for (let back = 1; back <= 3 && back <= good; back++) {
    const byte = bytes[good - back]!;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return byte >= 0xf0 || back < (byte >= 0xe0 ? 3 : 2) ? good - back : good;
  }
  return good;
}

function lineAt(bytes: Uint8Array, position: number): number {
  let line = 1;
  for (let at = bytes.indexOf(10); at !== -1 && at < position; at = bytes.indexOf(10, at + 1)) line++;
  return line;
}
