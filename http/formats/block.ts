// The blocks that texts for people are made of, before Markdown or plain text is written.

/** A block of text, without line breaks; what is plain prose, whatever characters it has. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string; address?: string }
  | { kind: 'note'; text: string };

/** Whether a line is of a table that was typed with `+--+` and `|`: its blanks are part of it. */
export function isOfTable(line: string): boolean {
  return /^\s*[+|].*[+|]\s*$/.test(line);
}

/** Whether the text of an act, or of what belongs to it, is in Italian; of acts of other countries the language is not known. */
export function isItalian(eli: string): boolean {
  return eli.startsWith('eli:/it/');
}
