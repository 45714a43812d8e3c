// The blocks that texts for people are made of, before Markdown or plain text is written.

/** A block of text, without line breaks; what is plain prose, whatever characters it has. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string; address?: string }
  | { kind: 'note'; text: string };
