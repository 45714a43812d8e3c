// JSON rows as lines of CSV without being parsed: what stands between two quotation marks is copied. All relations come at twice the speed.
import { cellOfText, quoteCell } from './csv.js';

/** What a member of a row leads to: a column, or members that do. */
interface Member {
  column: number | null;
  members: Map<string, Member>;
}

const [quote, escape, comma, brace, braceEnd, bracket, bracketEnd, n] = [...'"\\,{}[]n'].map((one) =>
  one.charCodeAt(0),
);

/** Writes rows that `JSON.stringify` has written as the lines of {@link csvRows}. */
export class CsvLines {
  readonly #root: Member = { column: null, members: new Map() };
  readonly #cells: string[];
  #text = '';
  #at = 0;

  /** @param columns paths of members, their names joined by dots */
  constructor(columns: readonly string[]) {
    this.#cells = columns.map(() => '');
    columns.forEach((column, index) => {
      let member = this.#root;
      for (const name of column.split('.')) {
        if (!member.members.has(name)) member.members.set(name, { column: null, members: new Map() });
        member = member.members.get(name)!;
      }
      member.column = index;
    });
  }

  /** @param rows JSON objects, each with one byte after it */
  write(rows: string): string {
    this.#text = rows;
    this.#at = 0;
    let lines = '';
    while (this.#at < rows.length) {
      this.#cells.fill('');
      this.#readObject(this.#root);
      this.#at++;
      lines += `${this.#cells.join(',')}\r\n`;
    }
    return lines;
  }

  #readObject({ members }: Member): void {
    const text = this.#text;
    for (this.#at++; text.charCodeAt(this.#at) !== braceEnd;) {
      const end = text.indexOf('"', this.#at + 1);
      const member = members.get(text.slice(this.#at + 1, end));
      // After the colon.
      this.#at = end + 2;
      this.#readValue(member);
      if (text.charCodeAt(this.#at) === comma) this.#at++;
    }
    this.#at++;
  }

  #readValue(member: Member | undefined): void {
    const text = this.#text;
    const first = text.charCodeAt(this.#at);
    if (first === brace && member !== undefined && member.members.size > 0) return this.#readObject(member);
    const start = this.#at;
    if (first === quote) this.#skipString();
    else if (first === brace || first === bracket) this.#skipNested();
    else this.#skipPlain();
    if (member?.column == null || first === n) return;
    const value = text.slice(start, this.#at);
    this.#cells[member.column] =
      first === quote ? cellOf(value) : first === brace || first === bracket ? quoteCell(value) : value;
  }

  /** From its first quotation mark to behind its last. */
  #skipString(): void {
    const text = this.#text;
    let end = text.indexOf('"', this.#at + 1);
    for (;;) {
      let before = end - 1;
      while (text.charCodeAt(before) === escape) before--;
      // An odd number of signs of escape before it: it is part of the text.
      if ((end - before) % 2 === 1) break;
      end = text.indexOf('"', end + 1);
    }
    this.#at = end + 1;
  }

  #skipNested(): void {
    const text = this.#text;
    let depth = 0;
    do {
      const sign = text.charCodeAt(this.#at);
      if (sign === quote) {
        this.#skipString();
        continue;
      }
      if (sign === brace || sign === bracket) depth++;
      else if (sign === braceEnd || sign === bracketEnd) depth--;
      this.#at++;
    } while (depth > 0);
  }

  /** A number, true, false or null. */
  #skipPlain(): void {
    const text = this.#text;
    for (;;) {
      const sign = text.charCodeAt(this.#at);
      if (sign === comma || sign === braceEnd) return;
      this.#at++;
    }
  }
}

/** @param json of a text */
function cellOf(json: string): string {
  return cellOfText(json.includes('\\') ? (JSON.parse(json) as string) : json.slice(1, -1));
}
