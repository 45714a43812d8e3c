// Reads plain XML, which nearly all documents are, five times as fast as the parser that reads everything else.
import { Tree, type XmlElement } from './tree.js';

/** Text that no plain document has: newlines of other systems, the end of CDATA. `<!` and `<?` begin no name, which ends the reading. */
const foreign = ['\r', ']]>'];

/** Characters that XML does not allow; the decoder has refused halves of surrogate pairs. */
const forbidden = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/;

const declaration = /^<\?xml version="1\.0"(?: encoding="[Uu][Tt][Ff]-8")?(?: standalone="(?:yes|no)")?[ \n\t]{0,3}\?>/;
/** A line break in a value would be folded, and `<` is refused. */
const beyondValue = /[<\n\t]/;

/** By character: 1 where a name goes on with it, 2 where one may begin with it, too. */
const nameCodes = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  nameCodes[code] = /[A-Za-z_]/.test(character) ? 2 : /[\d.:-]/.test(character) ? 1 : 0;
}

/**
 * The root of a document whose every construct is one that is surely well-formed: a declaration, elements and attributes with names
 * in ASCII, text, the five entities. `null` for any other document, well-formed or not: a parser that knows all of XML reads it.
 */
export function parsePlain(text: string): XmlElement | null {
  if (foreign.some((mark) => text.includes(mark)) || forbidden.test(text)) return null;
  try {
    return new PlainReader(text).read();
  } catch (error) {
    if (error === notPlain) return null;
    throw error;
  }
}

const notPlain = new Error('not plain XML');

function giveUp(): never {
  throw notPlain;
}

class PlainReader {
  readonly #text: string;
  readonly #tree = new Tree(giveUp);
  /** Names of the open elements. */
  readonly #open: string[] = [];
  /** Names of the attributes of the start tag that is being read. */
  readonly #names: string[] = [];
  /** Whether the root is closed. */
  #isRead = false;
  #line = 1;
  /** Place of the first newline that is not counted in `#line`. */
  #newline: number;

  constructor(text: string) {
    this.#text = text;
    this.#newline = text.indexOf('\n');
  }

  read(): XmlElement {
    const text = this.#text;
    let at = declaration.exec(text)?.[0].length ?? 0;
    for (;;) {
      const tag = text.indexOf('<', at);
      if (this.#open.length === 0) {
        if (beyondBlanks.test(text.slice(at, tag === -1 ? text.length : tag))) giveUp();
        if (this.#isRead) return tag === -1 ? this.#tree.root : giveUp();
      }
      if (tag === -1) giveUp();
      if (tag > at) this.#tree.text(withoutEntities(text.slice(at, tag)));
      at = text.charCodeAt(tag + 1) === slash ? this.#readEnd(tag + 2) : this.#readStart(tag + 1);
    }
  }

  #readStart(at: number): number {
    const text = this.#text;
    let end = nameEnd(text, at);
    const name = text.slice(at, end);
    this.#names.length = 0;
    for (;;) {
      const start = blankEnd(text, end);
      const code = text.charCodeAt(start);
      if (code === greater || code === slash) {
        const isSelfClosing = code === slash;
        if (isSelfClosing && text.charCodeAt(start + 1) !== greater) giveUp();
        end = isSelfClosing ? start + 2 : start + 1;
        this.#tree.enter(name, isSelfClosing, this.#lineAt(end));
        if (!isSelfClosing) this.#open.push(name);
        else this.#leave();
        return end;
      }
      end = start === end ? giveUp() : this.#readAttribute(start);
    }
  }

  #readAttribute(at: number): number {
    const text = this.#text;
    const equals = nameEnd(text, at);
    if (text.charCodeAt(equals) !== equalSign || text.charCodeAt(equals + 1) !== quote) giveUp();
    const name = text.slice(at, equals);
    if (this.#names.includes(name)) giveUp();
    this.#names.push(name);
    const close = text.indexOf('"', equals + 2);
    const value = close === -1 ? giveUp() : text.slice(equals + 2, close);
    if (beyondValue.test(value)) giveUp();
    this.#tree.attribute(name, withoutEntities(value));
    return close + 1;
  }

  #readEnd(at: number): number {
    const name = this.#open.pop();
    if (name === undefined || !this.#text.startsWith(name, at)) giveUp();
    const end = at + name.length;
    if (this.#text.charCodeAt(end) !== greater) giveUp();
    this.#leave();
    return end + 1;
  }

  #leave(): void {
    this.#tree.leave();
    this.#isRead = this.#open.length === 0;
  }

  #lineAt(at: number): number {
    while (this.#newline !== -1 && this.#newline < at) {
      this.#line++;
      this.#newline = this.#text.indexOf('\n', this.#newline + 1);
    }
    return this.#line;
  }
}

const slash = 0x2f;
const greater = 0x3e;
const equalSign = 0x3d;
const quote = 0x22;
const beyondBlanks = /[^ \n\t]/;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:([a-z]{2,4});)?/g, (_, name: string | undefined) => entities[name ?? ''] ?? giveUp());
}

/** The end of the name that begins at a place. */
function nameEnd(text: string, at: number): number {
  if (nameCodes[text.charCodeAt(at)] !== 2) giveUp();
  let end = at + 1;
  while (nameCodes[text.charCodeAt(end)]! > 0) end++;
  return end;
}

function blankEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    const code = text.charCodeAt(end);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09) return end;
    end++;
  }
}
