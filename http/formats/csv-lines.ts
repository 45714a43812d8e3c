// JSON rows as lines of CSV, from bytes to bytes: nothing is parsed, what stands between two quotation marks is copied.
import { cellOfText } from './csv.js';

/** A member of a row: a column, or a parent of members that lead to columns. */
class Member {
  column: number | null = null;
  readonly members: Member[] = [];
  /** The member that was read last: the one after it mostly comes next. */
  last = -1;

  constructor(readonly name: Buffer) {}

  named(name: string): Member {
    const bytes = Buffer.from(name);
    let found = this.members.find((member) => member.name.equals(bytes));
    if (found === undefined) this.members.push((found = new Member(bytes)));
    return found;
  }
}

const [quote, escape, comma, brace, braceEnd, bracket, bracketEnd, n, u, apostrophe, carriage, newline] =
  Buffer.from('"\\,{}[]nu\'\r\n');
const meaningOf = new Uint8Array(128);
[...'nrtbf"\\/'].forEach((sign, i) => (meaningOf[sign.charCodeAt(0)] = '\n\r\t\b\f"\\/'.charCodeAt(i)));
const startsFormula = new Uint8Array(256);
for (const sign of Buffer.from('=+-@\t\r')) startsFormula[sign] = 1;

/** Kinds of values, by how their cells are written. */
const forms = { absent: 0, bare: 1, text: 2, quotedText: 3, escapedText: 4, quotedEscapedText: 5, nested: 6 };

const noCells = Buffer.alloc(0);
/** Bytes of lines that are enough for a turn. */
const partBytes = 64 * 1024;

/** Writes rows that `JSON.stringify` has written as the lines of `csvRows`: with all relations, four times as fast. */
export class CsvLines {
  readonly #root = new Member(Buffer.alloc(0));
  /** By column: where the value stands in the row, and its form. */
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #forms: Uint8Array;
  #json: Buffer = Buffer.alloc(0);
  #at = 0;
  #lines: Buffer = Buffer.alloc(0);
  #size = 0;

  /** @param columns paths of members, their names joined by dots */
  constructor(columns: readonly string[]) {
    this.#starts = new Int32Array(columns.length);
    this.#ends = new Int32Array(columns.length);
    this.#forms = new Uint8Array(columns.length);
    columns.forEach((column, index) => {
      let member = this.#root;
      for (const name of column.split('.')) member = member.named(name);
      member.column = index;
    });
  }

  /**
   * @param rows JSON objects, each with one byte after it
   * @returns the lines, overwritten by the next call
   */
  write(rows: Buffer): Buffer {
    this.#begin();
    let at = 0;
    while (at < rows.length) at = this.#writeRow(rows, at, noCells);
    return this.#lines.subarray(0, this.#size);
  }

  /**
   * The same some lines at a time, each part overwritten by the next.
   * @param first cells of every line before those of the columns, with a comma after each
   */
  *parts(rows: Buffer, first: Buffer): Generator<Buffer> {
    let at = 0;
    while (at < rows.length) {
      this.#begin();
      while (at < rows.length && this.#size < partBytes) at = this.#writeRow(rows, at, first);
      yield this.#lines.subarray(0, this.#size);
    }
  }

  /** The memory of a row that was very long is not kept. */
  #begin(): void {
    this.#size = 0;
    if (this.#lines.length > 8 * partBytes) this.#lines = Buffer.alloc(0);
  }

  /** @returns where the next row begins */
  #writeRow(rows: Buffer, start: number, first: Buffer): number {
    this.#json = rows;
    this.#at = start;
    this.#forms.fill(forms.absent);
    this.#readObject(this.#root);
    this.#makeRoom(this.#at - start + first.length);
    this.#size += first.copy(this.#lines, this.#size);
    this.#writeLine();
    return this.#at + 1;
  }

  /** At most each byte of a row becomes two, and each cell gets quotation marks, an apostrophe and a comma. */
  #makeRoom(rowBytes: number): void {
    const wanted = this.#size + 2 * rowBytes + 4 * this.#forms.length + 2;
    if (wanted <= this.#lines.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.min(2 * wanted, wanted + 4 * partBytes));
    this.#lines.copy(larger, 0, 0, this.#size);
    this.#lines = larger;
  }

  #readObject(member: Member): void {
    const json = this.#json;
    let at = this.#at + 1;
    while (json[at] !== braceEnd) {
      const found = this.#readName(member, at + 1);
      this.#readValue(found);
      at = this.#at;
      if (json[at] === comma) at++;
    }
    this.#at = at + 1;
  }

  /** Goes on to the value of the member whose name begins at `start`. */
  #readName(of: Member, start: number): Member | null {
    const { members } = of;
    for (let tried = 0, next = of.last + 1; tried < members.length; tried++, next++) {
      if (next >= members.length) next = 0;
      const { name } = members[next]!;
      if (!this.#reads(name, start)) continue;
      of.last = next;
      this.#at = start + name.length + 2;
      return members[next]!;
    }
    this.#at = this.#json.indexOf(quote!, start) + 2;
    return null;
  }

  /** Whether a name and its closing quotation mark begin at `start`. */
  #reads(name: Buffer, start: number): boolean {
    const json = this.#json;
    const { length } = name;
    if (json[start + length] !== quote) return false;
    for (let i = 0; i < length; i++) if (name[i] !== json[start + i]) return false;
    return true;
  }

  #readValue(member: Member | null): void {
    const first = this.#json[this.#at];
    if (first === brace && member !== null && member.members.length > 0) return this.#readObject(member);
    const start = this.#at;
    const form =
      first === quote ? this.#skipText() : first === brace || first === bracket ? this.#skipNested() : this.#skipBare();
    if (member === null || member.column === null || first === n) return;
    this.#starts[member.column] = start;
    this.#ends[member.column] = this.#at;
    this.#forms[member.column] = form;
  }

  /** From its first quotation mark to behind its last. */
  #skipText(): number {
    const json = this.#json;
    let at = this.#at + 1;
    let isEscaped = false;
    let isQuoted = false;
    for (;;) {
      const sign = json[at++];
      if (sign === quote) break;
      if (sign === comma) isQuoted = true;
      else if (sign === escape) {
        isEscaped = true;
        const meaning = meaningOf[json[at++]!];
        if (meaning === quote || meaning === newline || meaning === carriage) isQuoted = true;
      }
    }
    this.#at = at;
    if (isEscaped) return isQuoted ? forms.quotedEscapedText : forms.escapedText;
    return isQuoted ? forms.quotedText : forms.text;
  }

  #skipNested(): number {
    const json = this.#json;
    let depth = 0;
    do {
      const sign = json[this.#at];
      if (sign === quote) {
        this.#skipText();
        continue;
      }
      if (sign === brace || sign === bracket) depth++;
      else if (sign === braceEnd || sign === bracketEnd) depth--;
      this.#at++;
    } while (depth > 0);
    return forms.nested;
  }

  /** A number, true, false or null. */
  #skipBare(): number {
    const json = this.#json;
    let at = this.#at;
    while (json[at] !== comma && json[at] !== braceEnd) at++;
    this.#at = at;
    return forms.bare;
  }

  #writeLine(): void {
    const columns = this.#forms.length;
    for (let column = 0; column < columns; column++) {
      if (column > 0) this.#lines[this.#size++] = comma!;
      const form = this.#forms[column]!;
      if (form !== forms.absent) this.#writeCell(form, this.#starts[column]!, this.#ends[column]!);
    }
    this.#lines[this.#size++] = carriage!;
    this.#lines[this.#size++] = newline!;
  }

  #writeCell(form: number, start: number, end: number): void {
    if (form === forms.bare) return this.#copy(start, end);
    if (form === forms.nested) return this.#copyNested(start, end);
    const isQuoted = form === forms.quotedText || form === forms.quotedEscapedText;
    const isEscaped = form === forms.escapedText || form === forms.quotedEscapedText;
    const before = this.#size;
    if (isQuoted) this.#lines[this.#size++] = quote!;
    const first = this.#json[start + 1]!;
    if (startsFormula[first === escape ? meaningOf[this.#json[start + 2]!]! : first] === 1)
      this.#lines[this.#size++] = apostrophe!;
    if (!isEscaped) this.#copy(start + 1, end - 1);
    else if (!this.#copyEscaped(start + 1, end - 1)) {
      // Control characters are rare, and so are lone surrogates.
      const text = JSON.parse(this.#json.toString('utf8', start, end)) as string;
      this.#size = before + this.#lines.write(cellOfText(text), before);
      return;
    }
    if (isQuoted) this.#lines[this.#size++] = quote!;
  }

  #copy(start: number, end: number): void {
    const [json, lines] = [this.#json, this.#lines];
    let size = this.#size;
    for (let at = start; at < end; at++) lines[size++] = json[at]!;
    this.#size = size;
  }

  /** @returns false where a character is written as a number */
  #copyEscaped(start: number, end: number): boolean {
    const [json, lines] = [this.#json, this.#lines];
    let size = this.#size;
    for (let at = start; at < end; at++) {
      let sign = json[at]!;
      if (sign === escape) {
        const named = json[++at]!;
        if (named === u) return false;
        sign = meaningOf[named]!;
        if (sign === quote) lines[size++] = quote;
      }
      lines[size++] = sign;
    }
    this.#size = size;
    return true;
  }

  /** JSON as a cell: in quotation marks where it has some or a comma. */
  #copyNested(start: number, end: number): void {
    const [json, lines] = [this.#json, this.#lines];
    let isQuoted = false;
    for (let at = start; at < end && !isQuoted; at++) isQuoted = json[at] === quote || json[at] === comma;
    if (!isQuoted) return this.#copy(start, end);
    let size = this.#size;
    lines[size++] = quote!;
    for (let at = start; at < end; at++) {
      const sign = json[at]!;
      if (sign === quote) lines[size++] = quote;
      lines[size++] = sign;
    }
    lines[size++] = quote!;
    this.#size = size;
  }
}
