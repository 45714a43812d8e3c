// The words that bring new text in: `e' sostituito dal seguente:`.

const nouns =
  'comm[ai]|articol[oi]|period[oi]|capovers[oi]|incis[oi]|letter[ae]|numer[oi]|punt[oi]|cap[oi]|titol[oi]|part[ei]|sezion[ei]|allegat[oi]|tabell[ae]|testo|disposizion[ei]';

/** `e' sostituito dal seguente:`, `sono inseriti i seguenti articoli:`, `e' cosi' sostituito:`, `si aggiunge:`, and the blanks behind it. */
export const introducer = new RegExp(
  String.raw`(?:(?:\b(?:il|la|i|le|lo|gli|dal|dalla|dai|dalle|dagli|con|un|una)\sseguent[ei]|\b(?:${nouns})\sseguent[ei])(?:\s(?:${nouns})(?:\s\d{1,4}(?:-[a-z]{2,20})?)?)?|\bcos[iì]'?\s(?:sostituit|modificat)[oaie]|\bcome\s(?:segue|appresso)|\bsi\saggiung(?:e|ono)|(?:e'|è|sono)\saggiunt[oaie])\s?:[^\S\n]{0,9}(\n\s{0,20})?`,
  'gi',
);

/** The places of a text at which new words may begin, found one after the other: each stretch of the text is searched once. */
export class Introducers {
  #next = -1;

  constructor(readonly text: string) {}

  /** Whether one of them begins in a stretch; stretches come in the order of the text. */
  mayBringIn(from: number, to: number): boolean {
    if (this.#next < from) {
      introducer.lastIndex = from;
      this.#next = introducer.exec(this.text)?.index ?? Infinity;
    }
    return this.#next < to;
  }
}
